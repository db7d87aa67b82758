// Models and sprites of entities in the viewport.
#include "core/scene/modelpick.h"
#include "widgets/view3d/viewport.h"

#include <algorithm>

namespace
{

constexpr qsizetype modelBytesPerFrame = 4 << 20; // of models, sent to the graphics driver

} // namespace

void Viewport::connectModels()
{
    const auto &models = loader_.models();
    connect(&models, &ModelLoader::dropped, this, [this] {
        waitingModels_.clear();
        areModelsDropped_ = areShownChanged_ = true;
        tellModels();
    });
    connect(&models, &ModelLoader::shownChanged, this, [this] {
        areShownChanged_ = true;
        tellModels();
    });
    connect(&models, &ModelLoader::modelsRead, this, [this](const std::vector<SceneModel> &read) {
        waitingModels_.insert(waitingModels_.end(), read.begin(), read.end());
        tellModels();
    });
}

// Tells the overlay which entities have drawn models, as their boxes are then see-through.
void Viewport::tellModels()
{
    std::vector<qint32> entities;
    EntityOverlay::ModelsAlong along;
    if (areModelsSeen()) {
        for (const auto &shown : loader_.models().shown())
            if (loader_.models().model(shown.file) && (entities.empty() || entities.back() != shown.entity))
                entities.push_back(shown.entity);
        along = [this](const Ray &ray) {
            const auto &models = loader_.models();
            const ModelSight sight{.seconds = motion_.isMoved() ? std::optional(motion_.seconds()) : std::nullopt,
                                   .clusters = pvs_.clusters(),
                                   .areas = pvs_.areas()};
            return modelsAlong(
                models.shown(), [&models](quint32 file) { return models.model(file); }, ray, camera_, sight);
        };
    }
    overlay_.entities().setModelled(std::move(entities), std::move(along));
    update();
}

void Viewport::setHidden(SceneKinds kinds)
{
    const bool wereHidden = view_.hidden & SceneKind::Model;
    change(view_.hidden, kinds);
    if (wereHidden != static_cast<bool>(kinds & SceneKind::Model))
        tellModels();
    emit hiddenChanged(kinds);
}

void Viewport::uploadModels()
{
    if (std::exchange(areModelsDropped_, false))
        renderer_->clearModels();
    if (std::exchange(areShownChanged_, false))
        renderer_->setShownModels(loader_.models().shown());
    auto left = modelBytesPerFrame;
    while (left > 0 && !waitingModels_.empty() && renderer_->setModel(waitingModels_.front(), left))
        waitingModels_.pop_front();
}
