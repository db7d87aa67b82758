// Paints one of the two axes of the visibility matrix: its title, the numbers of clusters, and marks at the selected ones.
#pragma once

#include "core/vis/matrixpicture.h"
#include "widgets/vis/matrixplan.h"

#include <QCoreApplication>
#include <QFontMetrics>

class QColor;
class QPainter;

class MatrixAxis
{
    Q_DECLARE_TR_FUNCTIONS(MatrixAxis)
public:
    // Returns MatrixPlan::axes, which depend on the other values of the plan.
    static QSize sizesIn(const MatrixPlan &plan, const QFontMetrics &metrics);

    // The painter paints in logical pixels.
    MatrixAxis(QPainter &painter, const MatrixPicture &picture, const MatrixPlan &plan, bool isAbove);
    // `pointed`: the place under the crosshair. `selected`: ascending places.
    void paint(const QColor &text, std::optional<QPoint> pointed, const std::vector<quint32> &selected) const;

private:
    QRectF rect() const;
    void paintTitle() const;
    void paintMarks(const std::vector<quint32> &selected) const;
    void paintNumbers(const QColor &text, std::optional<QPoint> pointed, const std::vector<quint32> &selected) const;
    QRect cellOf(quint32 place) const { return plan_.cellOf(QPoint(1, 1) * static_cast<int>(place)); } // on the diagonal
    bool isShown(quint32 place) const;
    QString numberOf(quint32 place) const { return QString::number(picture_.clusterAt(place)); }
    QRectF numberBox(quint32 place) const;

    QPainter &painter_;
    const MatrixPicture &picture_;
    const MatrixPlan &plan_;
    bool isAbove_;
    QFontMetrics metrics_;
    QRect shown_; // part of the matrix
};
