#include "core/document/sceneloader.h"

#include "core/assets/gamepicture.h"
#include "core/assets/largefileturn.h"
#include "core/checks/missingtextures.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace {

constexpr int rebuildAfter = 300;   // milliseconds without an edit
constexpr int texturesPerBatch = 8; // fewest textures read before it checks again what views need

// Returns the end of the batch that begins at `first`. Each batch makes views draw the map again, so batches grow with the
// number of textures read: a map that lists 100,000 textures is drawn some 70 times, not 12,500 times.
int endOfBatch(int first, qsizetype count)
{
    return static_cast<int>(std::min<qsizetype>(first + std::max(texturesPerBatch, first / 8), count));
}

// Reads a texture. Treats a texture that does not fit into memory as missing, since others may be smaller.
template <typename Read>
SceneTexture fitted(PictureBudget &budget, qint32 image, Read read)
{
    if (!budget.mayRead())
        return {.image = image};
    try {
        const LargeFileTurn turn;
        auto texture = read();
        budget.fit(texture);
        return texture;
    } catch (const std::bad_alloc &) {
        MemoryFaults::all().tell();
        return {.image = image};
    }
}

} // namespace

SceneLoader::SceneLoader(QObject *parent) : QObject(parent), budget_(std::make_shared<PictureBudget>())
{
    rebuild_.setSingleShot(true);
    rebuild_.setInterval(rebuildAfter);
    connect(&rebuild_, &QTimer::timeout, this, [this] { markStale(Stale::All); });
}

void SceneLoader::setDocument(Document *document)
{
    leaveDocument(document_, this);
    rebuild_.stop();
    building_.cancel();
    document_ = document;
    scene_.reset();
    dropTextures();
    if (document_) {
        document_->tables().whenTouched(Derived::Scene, this, [this] { rebuild_.start(); });
        connect(document_, &Document::gameChanged, this, [this] { // classes may show other models
            if (scene_ && textures_)
                models_.find(scene_, document_->gameFiles(), textures_);
        });
        connect(document_, &Document::gameFilesChanged, this, &SceneLoader::readAnew);
    }
    markStale(Stale::All);
}

void SceneLoader::setPictureMemory(qint64 most)
{
    if (most == std::exchange(mostPictures_, most))
        return;
    readAnew();
}

void SceneLoader::readAnew()
{
    building_.cancel(); // its scene would ask for textures that are dropped
    dropTextures();
    markStale(Stale::All);
}

void SceneLoader::dropTextures()
{
    for (auto *work : {&loading_, &findingSky_, &findingDecals_, &telling_})
        work->cancel();
    textures_.reset();
    imageFlags_.clear();
    missingSentence_.clear();
    pictureFiles_.clear();
    origins_.clear();
    numbers_ = {};
    budget_ = std::make_shared<PictureBudget>(mostPictures_);
    models_.drop(budget_);
    nextTexture_ = nextFrame_ = 0;
    sky_.reset();
    fogs_.clear();
    portals_.clear();
    decals_.reset();
    emit texturesDropped();
}

void SceneLoader::setWanted(bool wanted)
{
    wanted_ = wanted;
    if (wanted_ && stale_ != Stale::Nothing)
        build();
}

void SceneLoader::markStale(Stale part)
{
    stale_ = document_ ? std::max(stale_, part) : Stale::Nothing;
    if (stale_ != Stale::Nothing && wanted_)
        build();
}

void SceneLoader::build()
{
    const auto part = std::exchange(stale_, Stale::Nothing);
    const bool isWhole = part == Stale::All || rebuild_.isActive(); // then the scene is from before an edit
    const auto map = document_->sharedMap();
    const auto &files = document_->gameFiles();
    textures_ = document_->textures();
    building_.run(
        [map, files, flags = imageFlags_, name = document_->name(), before = scene_, isWhole](std::stop_token stop) {
            if (before && !isWhole)
                return withImageFlags(*before, flags, stop);
            const auto pages = externalPagesOf(*map, name, *files, stop);
            return buildMapScene(map, pages, flags, stop, before.get());
        },
        [this](std::shared_ptr<const MapScene> scene) { take(std::move(scene)); },
        [this, part] { stale_ = std::max(stale_, part); });
}

void SceneLoader::take(std::shared_ptr<const MapScene> scene)
{
    scene_ = std::move(scene);
    decals_.reset(); // they lie on its faces
    emit sceneMade();
    findSkyOfScene();
    findDecalsOfScene();
    models_.find(scene_, document_->gameFiles(), textures_);
    if (!imageFlags_.empty())
        return;
    imageFlags_.assign(static_cast<size_t>(textures_->count()), {});
    budget_->earn({}, scene_->map->fileSize());
    budget_->reserve(lightBytes(*scene_));
    numbers_ = PictureNumbers(*textures_);
    readTextures();
}

// Called after edits, too, since the sky's name may have changed. Compares the pictures in the background.
void SceneLoader::findSkyOfScene()
{
    findingSky_.run(
        [scene = scene_, files = document_->gameFiles(), textures = textures_, before = sky_](std::stop_token stop) {
            auto sky = files->open(stop) ? findSky(*scene->map, *files, *textures, skyImage(scene->scene), stop) : SkyLook();
            auto found = before && *before == sky ? before : std::make_shared<const SkyLook>(std::move(sky));
            return std::tuple(std::move(found), fogsOf(*scene->map, *textures, stop), portalsOf(*scene->map, stop));
        },
        [this](std::tuple<std::shared_ptr<const SkyLook>, std::vector<SceneFog>, std::vector<ScenePortal>> found) {
            if (found == std::tie(sky_, fogs_, portals_))
                return;
            std::tie(sky_, fogs_, portals_) = std::move(found);
            emit skyFound();
        });
}

void SceneLoader::findDecalsOfScene()
{
    findingDecals_.run([scene = scene_, files = document_->gameFiles()](
                           std::stop_token stop) { return files->open(stop) ? findDecals(*scene, *files, stop) : SceneDecals(); },
                       [this](SceneDecals decals) {
                           decals_ = std::make_shared<const SceneDecals>(std::move(decals));
                           emit decalsFound();
                       });
}

// Reads a few textures at a time, so that views show the first ones while it reads the others.
void SceneLoader::readTextures()
{
    if (nextTexture_ >= textures_->count()) {
        if (std::ranges::any_of(imageFlags_, [](FaceFlags flags) { return flags != FaceFlags(); }))
            markStale(building_.isRunning() ? Stale::All : Stale::Flags); // shaders may have made faces two-sided or translucent
        tellMissing();
        return readFrames();
    }
    const int first = nextTexture_, end = endOfBatch(first, textures_->count());
    nextTexture_ = end;
    loading_.run(
        [map = scene_->map, files = document_->gameFiles(), source = textures_, budget = budget_, first,
         end](std::stop_token stop) {
            files->open(stop);
            std::vector<SceneTexture> read;
            for (int i = first; i < end && !stop.stop_requested(); ++i)
                read.push_back(fitted(*budget, i, [&] { return readSceneTexture(*map, *source, i); }));
            return read;
        },
        [this](std::vector<SceneTexture> read) { takeTextures(std::move(read)); });
}

void SceneLoader::takeTextures(std::vector<SceneTexture> read)
{
    for (auto &each : read) {
        const auto image = static_cast<size_t>(each.image);
        imageFlags_[image] = each.flags;
        if (!each.picture.isNull())
            pictureFiles_.append(each.file);
        numbers_.number(each);
    }
    emit texturesRead(read);
    readTextures();
}

// Reads the images that scripts and detail lists name, which have no shader of their own.
void SceneLoader::readFrames()
{
    if (nextFrame_ >= numbers_.others().size()) {
        if (!budget_->sentence().isEmpty())
            emit texturesKnown(); // frames may be drawn coarser too
        return;
    }
    const int first = nextFrame_, end = endOfBatch(first, numbers_.others().size());
    nextFrame_ = end;
    loading_.run(
        [files = document_->gameFiles(), source = textures_, budget = budget_, names = numbers_.others().mid(first, end - first),
         first](std::stop_token stop) {
            files->open(stop);
            std::vector<SceneTexture> read;
            for (int i = 0; i < names.size() && !stop.stop_requested(); ++i)
                read.push_back(fitted(*budget, source->count() + first + i,
                                      [&] { return readSceneFrame(*source, names[i], source->count() + first + i); }));
            return read;
        },
        [this](const std::vector<SceneTexture> &read) {
            emit texturesRead(read);
            readFrames();
        });
}

QString SceneLoader::boundSentence() const
{
    QStringList sentences{budget_->sentence(), scene_ ? leftOutSentence(*scene_) : QString()};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

// Composes the sentence in the background, since archives must be opened to know which folders are searched.
void SceneLoader::tellMissing()
{
    telling_.run(
        [map = scene_->map, files = document_->gameFiles(), source = textures_, read = pictureFiles_](std::stop_token stop) {
            return std::pair(missingTextures(*map, *source, *files, stop).sentence(), originsOf(read, files->places()));
        },
        [this](std::pair<QString, std::vector<PictureOrigin>> found) {
            std::tie(missingSentence_, origins_) = std::move(found);
            emit texturesKnown();
        });
}
