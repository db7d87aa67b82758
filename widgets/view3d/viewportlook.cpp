// The appearance of the viewport: sky, motion, light and its styles.
#include "widgets/view3d/viewport.h"

#include <algorithm>

void Viewport::connectLook()
{
    connect(&loader_, &SceneLoader::skyFound, this, [this] {
        skyChanged_ = true;
        update();
    });
    connect(&loader_, &SceneLoader::decalsFound, this, [this] {
        decalsChanged_ = true;
        update();
    });
    connect(&styles_, &SceneStyles::lit, this, &Viewport::relight);
    connect(&motion_, &ViewMotion::ticked, this, [this] {
        playStyles();
        if (!motion_.isOn() || !renderer_ || renderer_->drewMotion())
            update();
    });
}

// What is out of sight waits until it comes into view.
void Viewport::relight(const std::vector<LightPart> &parts)
{
    const auto isSeen = [this](quint32 face) {
        return renderer_->drew(face) && (!motion_.isOn() || pvs_.inSight(*scene_, place())[face] != 0);
    };
    for (const auto &part : parts) {
        lightParts_.insert_or_assign(part.face, part);
        if (!renderer_ || sceneChanged_ || std::ranges::any_of(scene_->scene.shown(part.face), isSeen))
            update();
    }
}

void Viewport::playStyles()
{
    if (motion_.isOn() && stylesPlay_)
        styles_.play(motion_.seconds());
    else
        styles_.stop();
}

void Viewport::setStylesPlay(bool on)
{
    stylesPlay_ = on;
    playStyles();
}

void Viewport::setBrightness(double times) { change(view_.brightness, static_cast<float>(std::clamp(times, 0.0, 16.0))); }

void Viewport::setFog(bool shown)
{
    change(view_.fog, shown);
    emit fogChanged(shown);
}
