// A matrix of which cluster sees which, with a text about the pair under the crosshair.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/vis/matrixpicture.h"

#include <QWidget>

class MatrixLegend;
struct MapDiff;
class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class VisMatrixCanvas;

class VisMatrixView : public QWidget
{
    Q_OBJECT
public:
    explicit VisMatrixView(QWidget *parent = nullptr);
    void setDocument(Document *document); // null: no map

    VisMatrixCanvas *canvas() const { return canvas_; }
    QComboBox *order() const { return order_; }         // items by VisOrder
    QComboBox *set() const { return set_; }             // items by VisSet
    QCheckBox *comparing() const { return comparing_; } // compares with the other map; hidden unless there is one
    QLabel *line() const { return line_; }              // describes the pair under the crosshair, or what is shown
    QAction *exportAction() const { return export_; }
    const std::shared_ptr<const MatrixPicture> &picture() const { return made_.picture; } // null until it is made
    bool isBusy() const;
    // Returns what an export would write now, to a path. Requires a picture.
    MatrixExportJob exportJob(const QString &path) const;

signals:
    void exportRequested(const MatrixExportJob &job);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createBar();
    void createActions();
    VisSet chosenSet() const;
    VisOrder chosenOrder() const;
    // A picture, and what it was made from.
    struct Made {
        std::shared_ptr<const MatrixPicture> picture{};
        std::shared_ptr<const MapDiff> diff{}; // null: it compares nothing
        QString compared{};                    // a text on the pairs that differ, or why they are unknown
    };
    std::shared_ptr<const MapDiff> wantedDiff() const;
    void adoptComparison();
    void refresh();
    bool shows(const MapVis &vis) const;
    void take(Made made);
    void adoptSelection();
    bool clears(QEvent *key) const; // whether the key clears the selection
    void selectPair(Qt::KeyboardModifiers modifiers);
    void showText();
    void requestExport();
    QString emptyText() const;

    Document *document_ = nullptr;
    QComboBox *order_, *set_;
    QCheckBox *comparing_;
    VisMatrixCanvas *canvas_;
    MatrixLegend *legend_;
    QLabel *line_;
    QAction *export_;
    Made made_;
    LatestWork making_;
};
