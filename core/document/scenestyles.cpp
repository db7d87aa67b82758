#include "core/document/scenestyles.h"

#include "core/light/lightstyles.h"

void SceneStyles::setScene(std::shared_ptr<const MapScene> scene)
{
    work_.cancel();
    light_.reset();
    shown_ = normalStyles();
    if (!scene) {
        emit stylesKnown();
        return;
    }
    work_.run([scene = std::move(scene)](std::stop_token) { return std::make_shared<const StyleLight>(scene); },
              [this](std::shared_ptr<const StyleLight> light) {
                  light_ = std::move(light);
                  emit stylesKnown();
                  update();
              });
}

const std::vector<int> &SceneStyles::styles() const
{
    static const std::vector<int> none;
    return light_ ? light_->styles() : none;
}

void SceneStyles::setValues(const StyleValues &values)
{
    values_ = values;
    update();
}

void SceneStyles::play(double seconds)
{
    seconds_ = std::max(seconds, 0.0);
    update();
}

void SceneStyles::stop()
{
    seconds_ = -1;
    update();
}

void SceneStyles::update()
{
    if (!light_ || work_.isRunning())
        return;
    auto wanted = values_;
    for (const int style : light_->styles())
        if (seconds_ >= 0)
            wanted[static_cast<size_t>(style)] *= styleValue(styleLetters(style), seconds_);
    if (wanted == shown_)
        return;
    work_.run([light = light_, from = shown_, wanted](std::stop_token stop) { return light->changed(from, wanted, stop); },
              [this, wanted](const std::vector<LightPart> &parts) {
                  shown_ = wanted;
                  emit lit(parts);
                  update(); // values may have been set meanwhile
              });
}
