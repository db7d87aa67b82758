#include "widgets/view3d/sceneuploads.h"

#include <algorithm>

namespace {

constexpr qsizetype bytesPerPicture = 8 << 20, modelBytesPerPicture = 4 << 20; // of textures, of models

} // namespace

SceneUploads::SceneUploads(const SceneLoader &loader) : loader_(loader)
{
    connect(&loader, &SceneLoader::texturesRead, this, [this](const std::vector<SceneTexture> &textures) {
        waiting_.insert(waiting_.end(), textures.begin(), textures.end());
        emit added();
    });
    connect(&loader, &SceneLoader::texturesDropped, this, [this] {
        waiting_.clear();
        sent_.clear();
    });
    connect(&loader, &SceneLoader::skyFound, this, [this] { add(skyChanged_); });
    connect(&loader, &SceneLoader::decalsFound, this, [this] {
        if (!loader_.decals()->decals.empty()) // a new scene has none
            add(decalsChanged_);
    });
    const auto &models = loader.models();
    connect(&models, &ModelLoader::dropped, this, [this] {
        waitingModels_.clear();
        areModelsDropped_ = true;
        add(areShownChanged_);
    });
    connect(&models, &ModelLoader::shownChanged, this, [this] { add(areShownChanged_); });
    connect(&models, &ModelLoader::modelsRead, this, [this](const std::vector<SceneModel> &read) {
        waitingModels_.insert(waitingModels_.end(), read.begin(), read.end());
        emit added();
    });
}

void SceneUploads::add(bool &change)
{
    change = true;
    emit added();
}

void SceneUploads::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    scene_.reset();
    lightParts_.clear();
    faceColors_.clear();
    mapChanged_ = stagesChanged_ = sceneChanged_ = true;
    if (document_)
        connect(&document_->hiddenStages(), &HiddenStages::changed, this, [this] { add(stagesChanged_); });
}

void SceneUploads::setScene(std::shared_ptr<const MapScene> scene)
{
    scene_ = std::move(scene);
    sceneChanged_ = true;
    lightParts_.clear();
    if (faceColors_.size() != scene_->scene.faces.size()) // otherwise, the old colours are used until there are new ones
        faceColors_.clear();
}

void SceneUploads::setFaceColors(std::vector<QRgb> colors)
{
    faceColors_ = std::move(colors);
    add(colorsChanged_);
}

std::optional<TextureSizes> SceneUploads::textureOf(qint32 image) const
{
    if (const auto sent = std::ranges::find(sent_, image, &TextureSizes::image); sent != sent_.end())
        return *sent;
    const auto next = std::ranges::find(waiting_, image, &SceneTexture::image);
    return next == waiting_.end() ? std::nullopt : std::optional(TextureSizes{image, next->picture.size(), next->size});
}

void SceneUploads::send(SceneRenderer &renderer)
{
    if (std::exchange(mapChanged_, false)) {
        renderer.clearTextures();
        renderer.setFogs({});
        renderer.setPortals({});
    }
    if (std::exchange(sceneChanged_, false)) {
        renderer.setScene(scene_ ? &scene_->scene : nullptr);
        if (scene_) {
            renderer.setLight(scene_->light);
            renderer.setLightDirections(scene_->directions);
        }
        colorsChanged_ = scene_ != nullptr;
    }
    if (std::exchange(stagesChanged_, false))
        renderer.setStagesOff(document_ ? document_->hiddenStages().all() : StagesOff());
    if (std::exchange(skyChanged_, false) && loader_.sky()) {
        renderer.setSky(*loader_.sky());
        renderer.setFogs(loader_.fogs());
        renderer.setPortals(loader_.portals());
    }
    if (std::exchange(decalsChanged_, false) && loader_.decals())
        renderer.setDecals(*loader_.decals());
    for (const auto &[face, part] : std::exchange(lightParts_, {}))
        part.luxels.isNull() ? renderer.setVertexLight(face, part.colors) : renderer.setLightPart(part.at, part.luxels);
    for (qsizetype sent = 0; sent < bytesPerPicture && !waiting_.empty();) {
        auto &next = waiting_.front();
        sent += next.picture.sizeInBytes() + 1;
        renderer.setTexture(next);
        sent_.push_back({next.image, next.picture.size(), next.size});
        waiting_.pop_front();
    }
    sendModels(renderer);
    if (std::exchange(colorsChanged_, false) && scene_ && faceColors_.size() == scene_->scene.faces.size())
        renderer.setFaceColors(faceColors_);
}

void SceneUploads::sendModels(SceneRenderer &renderer)
{
    if (std::exchange(areModelsDropped_, false))
        renderer.clearModels();
    if (std::exchange(areShownChanged_, false))
        renderer.setShownModels(loader_.models().shown());
    auto left = modelBytesPerPicture;
    while (left > 0 && !waitingModels_.empty() && renderer.setModel(waitingModels_.front(), left))
        waitingModels_.pop_front();
}
