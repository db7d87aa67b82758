// What the colours and lines of a cluster graph mean, in as many rows as it takes.
#pragma once

#include <QWidget>

#include <vector>

class GraphLook;

class GraphLegend : public QWidget
{
    Q_OBJECT
public:
    explicit GraphLegend(QWidget *parent = nullptr);
    // What the darkest and the brightest colour stand for.
    void setRange(quint32 low, quint32 high);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    enum Sign { Ramp, OneTint, Neighbours, Sees, HoveredSees, SeenOneWay };
    struct Entry {
        Sign sign;
        QString before, after;
    };
    int widthOf(const Entry &entry) const;
    int rowHeight() const { return fontMetrics().height() + 4; }
    // The corner of each entry, in rows of that width.
    std::vector<QPoint> arrange(int width) const;
    static void paintSign(QPainter &painter, const GraphLook &look, Sign sign, const QRect &rect);

    std::vector<Entry> entries_;
};
