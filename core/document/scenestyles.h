// Keeps the lightmaps of a 3D view at the values of its light styles. What changes is worked out beside the window.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/stylelight.h"

class SceneStyles : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    // With all styles at their normal value; the values asked for follow. Null: none.
    void setScene(std::shared_ptr<const MapScene> scene);
    // Styles of the map that can change, ascending; known a moment after setScene().
    const std::vector<int> &styles() const;
    bool isRunning() const { return work_.isRunning(); }

    // How bright each is: 1 is normal.
    void setValues(const StyleValues &values);
    const StyleValues &values() const { return values_; }
    // Those that the game animates follow it, times their value; `seconds` is the time there.
    void play(double seconds);
    void stop();

signals:
    void stylesKnown();
    void lit(const std::vector<LightPart> &parts); // Format_RGBA8888

private:
    void update();

    std::shared_ptr<const StyleLight> light_;
    StyleValues values_ = normalStyles();
    StyleValues shown_ = normalStyles(); // when the work is done
    double seconds_ = -1;                // below 0: still
    LatestWork work_;
};
