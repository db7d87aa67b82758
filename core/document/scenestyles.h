// Keeps the lightmaps of a 3D view at the values of its light styles. Changes are computed in the background.
#pragma once

#include "core/document/latestwork.h"
#include "core/scene/stylelight.h"

class SceneStyles : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    // Begins with all styles at their normal value, then applies values(). Null: no scene.
    void setScene(std::shared_ptr<const MapScene> scene);
    // Styles of the map that can change, ascending; known a moment after setScene().
    const std::vector<int> &styles() const;
    bool isRunning() const { return work_.isRunning(); }

    // Sets how bright each style is: 1 is normal.
    void setValues(const StyleValues &values);
    const StyleValues &values() const { return values_; }
    // Animates styles as the game does, multiplied by their values. `seconds`: the game's time.
    void play(double seconds);
    void stop();

signals:
    void stylesKnown();
    void lit(const std::vector<LightPart> &parts); // Format_RGBA8888

private:
    void update();

    std::shared_ptr<const StyleLight> light_;
    StyleValues values_ = normalStyles();
    StyleValues shown_ = normalStyles(); // of the lightmaps delivered so far
    double seconds_ = -1;                // below 0: not animated
    LatestWork work_;
};
