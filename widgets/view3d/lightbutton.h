// A button with sliders for the brightness of the 3D view: as a whole, and for each light style.
#pragma once

#include "widgets/parts/stylesliders.h"

#include <QToolButton>

class QCheckBox;
class QLabel;
class QSlider;

class LightButton : public QToolButton
{
    Q_OBJECT
public:
    static constexpr double darkest = 0.5, brightest = 4; // times the game's stock brightness

    explicit LightButton(QWidget *parent = nullptr);

    double brightness() const;
    void setBrightness(double times);
    // Sets the styles that the map uses. They keep their values as long as the styles are the same.
    void setStyles(const std::vector<StyleSliders::Style> &styles);
    QSlider *brightnessSlider() const { return slider_; }
    StyleSliders *styles() const { return styles_; }

signals:
    void brightnessChanged(double times);
    void stylesChanged(const StyleValues &values);
    void stylesPlayChanged(bool play);

private:
    QWidget *createPanel();
    void showBrightness();

    QSlider *slider_;
    QLabel *times_;
    StyleSliders *styles_;
    QLabel *noStyles_;
    QCheckBox *playing_;
};
