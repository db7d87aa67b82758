// What the colours of the visibility matrix mean.
#pragma once

#include "core/map/visibility.h"

#include <QWidget>

class MatrixLegend : public QWidget
{
    Q_OBJECT
public:
    explicit MatrixLegend(QWidget *parent = nullptr);

    void setSet(VisSet set);
    // Whether a pixel stands for several pairs.
    void setShared(bool shared);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    enum Swatch { Seen, Unseen, OneWay, Some, Selected };
    struct Entry {
        Swatch swatch = Seen;
        QString text;
    };
    void fill();
    int swatchSize() const { return fontMetrics().ascent(); }
    int widthOf(const Entry &entry) const;
    // Where each begins, in lines as wide as this.
    std::vector<QPoint> places(int width) const;
    void paintSwatch(QPainter &painter, Swatch swatch, const QRect &rect) const;

    VisSet set_ = VisSet::Pvs;
    bool shared_ = false;
    std::vector<Entry> entries_;
};
