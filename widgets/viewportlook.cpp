// The looks of the viewport: sky, motion, light and its styles.
#include "widgets/viewport.h"

#include <algorithm>

void Viewport::connectLook()
{
    connect(&loader_, &SceneLoader::skyFound, this, [this] {
        skyChanged_ = true;
        update();
    });
    connect(&styles_, &SceneStyles::lit, this, [this](const std::vector<LightPart> &parts) {
        lightParts_.insert(lightParts_.end(), parts.begin(), parts.end());
        update();
    });
    connect(&motion_, &ViewMotion::ticked, this, [this] {
        if (motion_.isOn() && !hasMotion())
            return;
        playStyles();
        update();
    });
}

bool Viewport::hasMotion() const
{
    const auto isMoving = [](const SceneTexture &texture) {
        return !texture.motions.empty() || texture.frames.size() > 1;
    };
    const auto flows = [](const SceneBatch &batch) {
        return bool(batch.flags & (FaceFlags(FaceFlag::Warp) | FaceFlag::Flowing));
    };
    const auto &sky = loader_.sky();
    return (stylesPlay_ && !styles_.styles().empty()) || (scene_ && std::ranges::any_of(scene_->scene.batches, flows))
           || (sky && (sky->turn != 0 || !sky->motions.empty())) || std::ranges::any_of(kept_, isMoving)
           || std::ranges::any_of(waiting_, isMoving);
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

void Viewport::setBrightness(double times)
{
    view_.brightness = static_cast<float>(std::clamp(times, 0.0, 16.0));
    update();
}
