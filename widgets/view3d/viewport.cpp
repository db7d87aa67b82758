#include "widgets/view3d/viewport.h"

#include "core/scene/startplace.h"
#include "widgets/view3d/overlaytext.h"

#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

constexpr int programsPerFrame = 2;          // compiled by the driver, some hundredths of a second each
constexpr qsizetype bytesPerFrame = 8 << 20; // of textures, sent to the graphics driver

} // namespace

Viewport::Viewport(QWidget *parent) : GlCanvas(parent), stagesNotice_(new StagesNotice(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    setAccessibleName(tr("The map in 3D"));
    connect(&overlay_, &ViewOverlay::changed, this, qOverload<>(&QWidget::update));
    connect(&overlay_, &ViewOverlay::changed, this, &Viewport::frameIfWanted);
    connect(&overlay_.areas(), &AreaDoors::changed, this, [this] { pvs_.markStale(); });
    connect(&loader_, &SceneLoader::sceneMade, this, &Viewport::adoptScene);
    connect(&loader_, &SceneLoader::texturesRead, this, [this](const std::vector<SceneTexture> &textures) {
        waiting_.insert(waiting_.end(), textures.begin(), textures.end());
        update();
    });
    connect(&sight_, &SightTint::changed, this, [this] {
        marks_.setTints(sight_.states());
        update();
    });
    connect(&shownOnly_, &ShownOnly::changed, this, [this] {
        marks_.setHovered(-1);
        depth_.forget();
        tellModels();
    });
    connect(this, &GlCanvas::drawn, &portalPace_, &PortalPace::took);
    connect(&portalPace_, &PortalPace::rested, this, qOverload<>(&QWidget::update));
    connectLook();
    connectModels();
    connect(&loader_, &SceneLoader::texturesDropped, this, [this] {
        waiting_.clear();
        sent_.clear();
    });
}

Viewport::~Viewport()
{
    makeCurrent();
    renderer_.reset();
    overlay_.release();
    doneCurrent();
}

QString Viewport::prepareGL()
{
    auto renderer = std::make_unique<SceneRenderer>();
    auto reason = renderer->initialize();
    if (!reason.isEmpty())
        return reason;
    renderer_ = std::move(renderer);
    return {};
}

void Viewport::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    scene_.reset();
    styles_.setScene({});
    lightParts_.clear();
    faceColors_.clear();
    isFrameWanted_ = areEntitiesStale_ = false;
    before_.clear();
    marks_.setScene(nullptr);
    marks_.setSelected({});
    marks_.setTints({});
    marks_.setHovered(-1);
    depth_.forget();
    pvs_.reset();
    place_.reset();
    mapChanged_ = stagesChanged_ = sceneChanged_ = true;
    if (document_) {
        connect(&document_->selection(), &Selection::changed, this, [this] {
            isFrameWanted_ = isFrameWanted_ && hasSelection(); // it was for an earlier selection
            adoptSelection();
        });
        document_->tables().whenTouched(Derived::EntityList, this, [this] { areEntitiesStale_ = true; });
        connect(&document_->hiddenStages(), &HiddenStages::changed, this, [this] { change(stagesChanged_, true); });
        const double fieldOfView = camera_.fieldOfView;
        camera_ = startPlace(document_->map());
        camera_.fieldOfView = fieldOfView;
        perspective_ = camera_;
    }
    overlay_.setDocument(document);
    sight_.setDocument(document);
    shownOnly_.setDocument(document);
    stagesNotice_->setDocument(document);
    loader_.setDocument(document);
    update();
}

void Viewport::showEvent(QShowEvent *event)
{
    GlCanvas::showEvent(event);
    loader_.setWanted(true);
    QTimer::singleShot(0, this, &Viewport::frameIfWanted); // after the window has set its size
}

void Viewport::hideEvent(QHideEvent *event)
{
    GlCanvas::hideEvent(event);
    endLook();
    loader_.setWanted(false);
}

void Viewport::adoptScene()
{
    scene_ = loader_.scene();
    sceneChanged_ = true;
    marks_.setScene(&scene_->scene);
    shownOnly_.setScene(&scene_->scene);
    lightParts_.clear();
    styles_.setScene(scene_);
    if (faceColors_.size() != scene_->scene.faces.size()) // else the old ones are used until there are new ones
        faceColors_.clear();
    areEntitiesStale_ = false;
    pvs_.markStale();
    sight_.setScene(scene_);
    adoptSelection();
    moved();
    emit built();
    frameIfWanted();
}

// Sends what has come since the last frame to the graphics driver. Needs a current context.
void Viewport::upload()
{
    if (std::exchange(mapChanged_, false)) {
        renderer_->clearTextures();
        renderer_->setFogs({});
        renderer_->setPortals({});
    }
    if (std::exchange(sceneChanged_, false)) {
        renderer_->setScene(scene_ ? &scene_->scene : nullptr);
        if (scene_) {
            renderer_->setLight(scene_->light);
            renderer_->setLightDirections(scene_->directions);
        }
        marks_.markStale();
        colorsChanged_ = scene_ != nullptr;
    }
    if (std::exchange(stagesChanged_, false))
        renderer_->setStagesOff(document_ ? document_->hiddenStages().all() : StagesOff());
    if (std::exchange(skyChanged_, false) && loader_.sky()) {
        renderer_->setSky(*loader_.sky());
        renderer_->setFogs(loader_.fogs());
        renderer_->setPortals(loader_.portals());
    }
    if (std::exchange(decalsChanged_, false) && loader_.decals())
        renderer_->setDecals(*loader_.decals());
    for (const auto &[face, part] : std::exchange(lightParts_, {}))
        renderer_->setLightPart(part.at, part.luxels);
    for (qsizetype sent = 0; sent < bytesPerFrame && !waiting_.empty();) {
        auto &next = waiting_.front();
        sent += next.picture.sizeInBytes() + 1;
        renderer_->setTexture(next);
        sent_.push_back({next.image, next.picture.size(), next.size});
        waiting_.pop_front();
    }
    uploadModels();
    marks_.send(*renderer_);
    if (std::exchange(colorsChanged_, false) && scene_ && faceColors_.size() == scene_->scene.faces.size())
        renderer_->setFaceColors(faceColors_);
    if (!waiting_.empty() || !waitingModels_.empty())
        update();
}

void Viewport::drawGL(QSize pixels)
{
    upload();
    if (scene_)
        pvs_.update(*scene_, overlay_.areas(), pvs_.needsPlace() ? place() : PointInLeaf());
    view_.camera = camera_;
    view_.shown = shownOnly_.faces();
    view_.inPvs = pvs_.faces();
    view_.flaresInPvs = shownOnly_.flares(pvs_.flares());
    view_.clustersInPvs = pvs_.clusters();
    view_.areasReached = pvs_.areas();
    view_.animate = motion_.isMoved();
    view_.inSight = {};
    if (scene_ && (view_.animate || (view_.portals && !loader_.portals().empty())))
        view_.inSight = pvs_.inSight(*scene_, place());
    view_.time = motion_.seconds();
    view_.newPrograms = programsPerFrame;
    if (document_) {
        const auto &game = document_->map().game();
        view_.textureGain = game.brightness.texture;
        view_.flow = game.flow;
        view_.over = game.brightness.over;
        view_.ripples = game.ripples;
        view_.rippleTurn = game.rippleTurn;
    }
    auto drawn = view_;
    drawn.hidden.setFlag(SceneKind::Model, !areModelsSeen());
    drawn.portals = portalPace_.takes(camera_) && drawn.portals;
    renderer_->draw(drawn, pixels);
    portalPace_.drew(renderer_->drewPortal());
    overlay_.draw(camera_, pixels);
    if (renderer_->isUnfinished())
        update();
    if (const auto notice = renderer_->takeNotice(); !notice.isEmpty())
        showStatusTip(this, notice);
}

void Viewport::paintOver(QPainter &painter)
{
    overlay_.drawText(painter, camera_);
    if (view_.mode < DrawMode::Flat)
        sight_.drawLegend(painter, size());
    drawSentence(painter, size(), sentenceOver());
}

// Returns why the picture may not be as expected.
QString Viewport::sentenceOver() const
{
    if (scene_ && !camera_.isParallel() && renderer_->drawnFaces() == 0 && place().cluster < 0)
        return tr("Nothing is drawn here: the camera is in solid or outside the map. Home goes to the player start.");
    if (scene_ && pvs_.lacksSelection())
        return tr("No cluster is selected, so everything is drawn. Select a cluster, a leaf or a face.");
    return scene_ && areModelsSeen() ? renderer_->boxedSentence() : QString();
}

const PointInLeaf &Viewport::place() const
{
    Q_ASSERT(document_);
    if (!place_)
        place_ = pointInLeaf(document_->map(), perspective_.position);
    return *place_;
}

PictureCount Viewport::pictureCount() const
{
    if (!scene_ || !document_)
        return {};
    const double aspect = static_cast<double>(width()) / std::max(height(), 1);
    return countPicture(*scene_, document_->engine(), perspective_, aspect, place().cluster,
                        overlay_.areas().reachedFrom(place().area));
}

void Viewport::setCamera(const Camera &camera) { setCameras(camera, perspective_); }

void Viewport::setCameras(const Camera &camera, const Camera &perspective)
{
    isFrameWanted_ = false;
    bring(camera, perspective);
}

void Viewport::bring(const Camera &camera, const Camera &perspective)
{
    const bool isThere = camera == camera_ && (!camera.isParallel() || perspective == perspective_);
    if (isThere || !camera.isFinite() || !perspective.isFinite())
        return;
    if (camera_.isParallel() && !camera.isParallel())
        emit statusMessage({}); // removes the text about how to get back
    camera_ = camera;
    perspective_ = perspective;
    pointAtNothing(); // something else is under the pointer now
    moved();
}

void Viewport::moved()
{
    depth_.forget();
    place_.reset();
    if (camera_.isParallel())
        perspective_.fieldOfView = camera_.fieldOfView;
    else
        perspective_ = camera_;
    emit cameraMoved();
    update();
}

void Viewport::home()
{
    if (!document_)
        return;
    auto camera = startPlace(document_->map());
    camera.fieldOfView = camera_.fieldOfView;
    if (camera_.isParallel()) {
        const auto place = camera.position;
        camera = camera_;
        camera.position = place;
    }
    setCamera(camera);
}

void Viewport::setFieldOfView(double degrees)
{
    auto camera = camera_;
    camera.fieldOfView = degrees;
    bring(camera, perspective_);
}

std::optional<Transform> Viewport::placement(qint32 entity) const
{
    if (scene_)
        for (const auto &placement : scene_->scene.placements)
            if (placement.entity == entity)
                return placement.transform;
    return {};
}

void Viewport::setFaceColors(std::vector<QRgb> colors)
{
    faceColors_ = std::move(colors);
    colorsChanged_ = true;
    update();
}

void Viewport::setMark(Marks lines)
{
    marks_.setPlace(std::move(lines));
    update();
}

std::optional<TextureSizes> Viewport::textureOf(qint32 image) const
{
    if (const auto sent = std::ranges::find(sent_, image, &TextureSizes::image); sent != sent_.end())
        return *sent;
    const auto next = std::ranges::find(waiting_, image, &SceneTexture::image);
    return next == waiting_.end() ? std::nullopt : std::optional(TextureSizes{image, next->picture.size(), next->size});
}

void Viewport::setPvsMode(PvsMode mode)
{
    pvs_.setMode(mode);
    if (document_)
        pvs_.setSelection(*document_);
    update();
}

void Viewport::adoptSelection()
{
    if (!document_ || !scene_)
        return;
    auto records = document_->selection().records();
    // The first entity is the world: all its faces in the colour of the selection would hide the map.
    std::erase(records, RecordRef{document_->map().format().roles.entityList, 0});
    marks_.setSelected(document_->references().project(records, document_->map().format().roles.faces));
    pvs_.setSelection(*document_);
    update();
}
