#include "core/document/sceneloader.h"

#include "core/game/gamepicture.h"
#include "core/game/maptextures.h"

#include <algorithm>

namespace
{

constexpr int rebuildAfter = 300;   // milliseconds without an edit
constexpr int texturesPerBatch = 8; // read between two looks at what the window wants

} // namespace

SceneLoader::SceneLoader(QObject *parent) : QObject(parent)
{
    rebuild_.setSingleShot(true);
    rebuild_.setInterval(rebuildAfter);
    connect(&rebuild_, &QTimer::timeout, this, &SceneLoader::markStale);
}

SceneLoader::~SceneLoader()
{
    building_.cancel();
    loading_.cancel();
}

void SceneLoader::setDocument(Document *document, const QStringList &added)
{
    if (document_)
        disconnect(document_, nullptr, &rebuild_, nullptr);
    rebuild_.stop();
    building_.cancel();
    document_ = document;
    added_ = added;
    scene_.reset();
    dropTextures();
    if (document_)
        connect(document_, &Document::entitiesChanged, &rebuild_, qOverload<>(&QTimer::start));
    markStale();
}

void SceneLoader::setAddedPlaces(const QStringList &added)
{
    added_ = added;
    dropTextures();
    markStale();
}

void SceneLoader::dropTextures()
{
    loading_.cancel();
    textures_.reset();
    imageFlags_.clear();
    emit texturesDropped();
}

void SceneLoader::setWanted(bool wanted)
{
    wanted_ = wanted;
    if (wanted_ && stale_)
        build();
}

void SceneLoader::markStale()
{
    stale_ = document_ != nullptr;
    if (stale_ && wanted_)
        build();
}

void SceneLoader::build()
{
    stale_ = false;
    const auto files = std::make_shared<const GameFiles>(document_->path(), document_->map(), added_);
    if (!textures_)
        textures_ = mapTextures(document_->sharedMap(), files);
    building_.run(
        [map = document_->sharedMap(), files, flags = imageFlags_, name = document_->name()](std::stop_token stop) {
            const auto pages = externalPagesOf(*map, name, *files, stop);
            return buildMapScene(map, pages, flags, stop);
        },
        [this](std::shared_ptr<const MapScene> scene) { take(std::move(scene)); });
}

void SceneLoader::take(std::shared_ptr<const MapScene> scene)
{
    scene_ = std::move(scene);
    emit sceneMade();
    if (!imageFlags_.empty())
        return;
    imageFlags_.assign(static_cast<size_t>(textures_->count()), {});
    nextTexture_ = 0;
    readTextures();
}

// A few at a time, so that the first are seen while the others are read.
void SceneLoader::readTextures()
{
    if (nextTexture_ >= textures_->count()) {
        if (std::ranges::any_of(imageFlags_, [](FaceFlags flags) { return flags != FaceFlags(); }))
            build(); // scripts make faces two-sided or see-through, which sorts them anew
        return;
    }
    const int first = nextTexture_, end = std::min(first + texturesPerBatch, textures_->count());
    nextTexture_ = end;
    loading_.run(
        [map = document_->sharedMap(), source = textures_, first, end](std::stop_token stop) {
            std::vector<SceneTexture> read;
            for (int i = first; i < end && !stop.stop_requested(); ++i)
                read.push_back(readSceneTexture(*map, *source, i));
            return read;
        },
        [this](const std::vector<SceneTexture> &read) { takeTextures(read); });
}

void SceneLoader::takeTextures(const std::vector<SceneTexture> &read)
{
    for (const auto &each : read)
        imageFlags_[static_cast<size_t>(each.image)] = each.flags;
    emit texturesRead(read);
    readTextures();
}
