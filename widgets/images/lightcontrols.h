// The controls above a view of lightmaps: what it shows, and how.
#pragma once

#include "core/light/lightpicture.h"
#include "core/map/mapfile.h"

#include <QWidget>

class HeatLegend;
class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QMenu;
class QSlider;
class StyleSliders;

class LightControls : public QWidget
{
    Q_OBJECT
public:
    explicit LightControls(QMenu *exports, QWidget *parent = nullptr);

    // Returns what to draw. The view itself adds the faces.
    LightRequest request() const;
    // Sets the light styles of the map, and whether its lightmaps are pages, which cannot be combined.
    void setMap(bool hasPages, const std::vector<int> &styles, const MapFile &map);

    // Sets whether another map's lightmaps can be shown.
    void setComparing(bool on);

    QComboBox *what() const { return what_; }       // the whole map, or the selected faces
    QComboBox *reading() const { return reading_; } // in the order of LightReading
    QComboBox *side() const { return side_; }       // in the order of LightSide; hidden unless maps are compared
    QSlider *exposure() const { return exposure_; } // two steps are a stop
    QCheckBox *combined() const { return combined_; }
    QCheckBox *outlines() const { return outlines_; }
    StyleSliders *styles() const { return styles_; }
    QSize minimumSizeHint() const override; // narrower than one row: the controls wrap into several

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange(QMenu *exports);
    void showState();

    QComboBox *what_, *reading_, *side_;
    QSlider *exposure_;
    QLabel *stops_;
    QCheckBox *combined_, *outlines_;
    HeatLegend *legend_;
    StyleSliders *styles_;
    QBoxLayout *rows_ = nullptr, *second_ = nullptr;
    bool hasPages_ = false;
};
