// Sliders for the brightness at which each light style of a map is drawn.
#pragma once

#include "core/light/luxels.h"

#include <QScrollArea>

class QGridLayout;
class QSlider;

class StyleSliders : public QScrollArea
{
    Q_OBJECT
public:
    explicit StyleSliders(QWidget *parent = nullptr);

    struct Style {
        int number = 0;
        QString meaning; // what switches it; empty: nothing does
        friend bool operator==(const Style &, const Style &) = default;
    };
    // Shows these styles, all at their normal value; keeps the values if the styles are already shown.
    void setStyles(const std::vector<Style> &styles);
    const StyleValues &values() const { return values_; }
    QSlider *slider(int style) const; // null: the map has no such style
    QSize sizeHint() const override;

signals:
    void valuesChanged();

private:
    void addRow(QGridLayout *rows, const Style &style);

    std::vector<Style> styles_;
    StyleValues values_ = normalStyles();
};
