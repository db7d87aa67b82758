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
        playStyles();
        update();
    });
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

// What is checkered says whose picture is missing.
void Viewport::tellTexture()
{
    const auto image = hovered_ >= 0 ? scene_->geometry.faces[static_cast<size_t>(hovered_)].look.image : -1;
    setToolTip(loader_.isMissing(image) ? tr("The texture %1 is missing.").arg(loader_.textureName(image)) : QString());
}
