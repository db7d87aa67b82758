#include "widgets/viewport.h"

#include "core/map/trace.h"
#include "core/scene/pvs.h"
#include "core/scene/startplace.h"
#include "widgets/scene/opengl.h"

#include <QOpenGLContext>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

constexpr int texturesPerFrame = 6;  // sent to the graphics driver
constexpr QRgb outlineColor = qRgba(255, 170, 40, 255), hoverColor = qRgba(255, 255, 255, 200);
constexpr size_t mostOutlines = 20'000; // lines; more would hide the map

} // namespace

Viewport::Viewport(QWidget *parent) : QOpenGLWidget(parent)
{
    setFormat(openGLFormat());
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    setAccessibleName(tr("The map in 3D"));
    connect(&overlay_, &ViewOverlay::changed, this, qOverload<>(&QWidget::update));
    connect(&overlay_.areas(), &AreaDoors::changed, this, [this] { inPvs_.clear(); });
    connect(&loader_, &SceneLoader::sceneMade, this, &Viewport::adoptScene);
    connect(&loader_, &SceneLoader::texturesRead, this, [this](const std::vector<SceneTexture> &textures) {
        waiting_.insert(waiting_.end(), textures.begin(), textures.end());
        update();
    });
    connectLook();
    connect(&loader_, &SceneLoader::texturesDropped, this, [this] {
        waiting_.clear();
        kept_.clear();
    });
}

Viewport::~Viewport()
{
    if (context())
        disconnect(context(), nullptr, this, nullptr); // it goes later, when this is no Viewport any more
    release();
}

// The context goes before the widget when a dock floats; what it holds is made anew in the next one.
void Viewport::release()
{
    if (!renderer_)
        return;
    makeCurrent();
    renderer_.reset();
    overlay_.release();
    doneCurrent();
}

void Viewport::initializeGL()
{
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &Viewport::release, Qt::UniqueConnection);
    auto renderer = std::make_unique<SceneRenderer>();
    if (const auto reason = renderer->initialize(); !reason.isEmpty()) {
        QTimer::singleShot(0, this, [this, reason] { emit failed(reason); });
        return;
    }
    renderer_ = std::move(renderer);
    sceneChanged_ = skyChanged_ = true;
    lightParts_.clear();
    styles_.start();
    waiting_.insert(waiting_.begin(), kept_.begin(), kept_.end());
    kept_.clear();
}

void Viewport::setDocument(Document *document, const QStringList &added)
{
    if (document_)
        disconnect(&document_->selection(), nullptr, this, nullptr);
    document_ = document;
    scene_.reset();
    styles_.setScene({});
    lightParts_.clear();
    selected_.clear();
    hovered_ = -1;
    depth_ = 0;
    inPvs_.clear();
    pvsCluster_ = -2;
    mapChanged_ = sceneChanged_ = true;
    if (document_) {
        connect(&document_->selection(), &Selection::changed, this, &Viewport::adoptSelection);
        const double fieldOfView = camera_.fieldOfView;
        camera_ = startPlace(document_->map());
        camera_.fieldOfView = fieldOfView;
    }
    overlay_.setDocument(document);
    loader_.setDocument(document, added);
    update();
}

void Viewport::showEvent(QShowEvent *event)
{
    QOpenGLWidget::showEvent(event);
    loader_.setWanted(true);
}

void Viewport::hideEvent(QHideEvent *event)
{
    QOpenGLWidget::hideEvent(event);
    look_.stop();
    loader_.setWanted(false);
}

void Viewport::adoptScene()
{
    scene_ = loader_.scene();
    sceneChanged_ = true;
    lightParts_.clear();
    styles_.setScene(scene_);
    faceColors_.clear();
    inPvs_.clear(); // of the cluster, which stays: it may be frozen
    adoptSelection();
    moved();
    emit built();
}

// What has come since the last frame goes to the graphics driver; the context is current.
void Viewport::upload()
{
    if (std::exchange(mapChanged_, false))
        renderer_->clearTextures();
    if (std::exchange(sceneChanged_, false)) {
        renderer_->setScene(scene_ ? &scene_->scene : nullptr);
        if (scene_)
            renderer_->setLight(scene_->light.image);
        statesChanged_ = linesChanged_ = colorsChanged_ = scene_ != nullptr;
    }
    if (std::exchange(skyChanged_, false) && loader_.sky())
        renderer_->setSky(*loader_.sky());
    for (const auto &[at, luxels] : std::exchange(lightParts_, {}))
        renderer_->setLightPart(at, luxels);
    for (int i = 0; i < texturesPerFrame && !waiting_.empty(); ++i) {
        auto &next = waiting_.front();
        renderer_->setTexture(next);
        kept_.push_back(std::move(next));
        waiting_.pop_front();
    }
    if (statesChanged_)
        renderer_->setStates(states_);
    if (linesChanged_)
        showOutlines();
    if (colorsChanged_ && scene_ && faceColors_.size() == scene_->scene.faces.size())
        renderer_->setFaceColors(faceColors_);
    statesChanged_ = linesChanged_ = colorsChanged_ = false;
    if (!waiting_.empty())
        update();
}

void Viewport::paintGL()
{
    if (!renderer_)
        return;
    QElapsedTimer since;
    since.start();
    upload();
    updatePvs();
    view_.camera = camera_;
    view_.inPvs = inPvs_;
    view_.animate = motion_.isOn();
    view_.time = motion_.seconds();
    if (document_)
        view_.textureGain = document_->map().format().brightness.texture;
    renderer_->draw(view_, size() * devicePixelRatioF());
    overlay_.draw(camera_, aspect());
    overlay_.drawText(camera_);
    emit drawn(static_cast<double>(since.nsecsElapsed()) / 1e6);
}

void Viewport::updatePvs()
{
    if (pvsMode_ == PvsMode::Off || !scene_) {
        inPvs_.clear();
        pvsCluster_ = -2;
        return;
    }
    qint64 cluster = pvsCluster_, area = pvsArea_;
    if (pvsMode_ == PvsMode::Camera || (pvsMode_ == PvsMode::Frozen && pvsCluster_ == -2)) {
        const auto place = placeOf(*scene_->map, camera_.position);
        cluster = place.cluster;
        area = place.area;
    } else if (pvsMode_ == PvsMode::Selected) {
        area = -1;
        const auto clusters = document_->references().project(document_->selection().records(),
                                                              scene_->map->format().roles.clusters);
        cluster = clusters.empty() ? -1 : static_cast<qint64>(clusters.front());
    }
    if (cluster == pvsCluster_ && area == pvsArea_ && inPvs_.size() == scene_->scene.faces.size())
        return;
    pvsCluster_ = cluster;
    pvsArea_ = area;
    inPvs_ = facesSeenFrom(document_->references(), scene_->scene, cluster);
    overlay_.areas().limit(inPvs_, scene_->scene, area);
}

void Viewport::setCamera(const Camera &camera)
{
    if (camera_ == camera)
        return;
    camera_ = camera;
    moved();
}

void Viewport::moved()
{
    depth_ = 0;
    emit cameraMoved();
    update();
}

void Viewport::home()
{
    if (!document_)
        return;
    auto camera = startPlace(document_->map());
    camera.fieldOfView = camera_.fieldOfView;
    setCamera(camera);
}

void Viewport::setFieldOfView(double degrees)
{
    auto camera = camera_;
    camera.fieldOfView = degrees;
    setCamera(camera);
}

Box Viewport::selectedBox() const
{
    Box box;
    for (const quint32 face : selected_)
        for (const quint32 shown : scene_->scene.shown(face))
            box.add({scene_->scene.faces[shown].low, scene_->scene.faces[shown].high});
    return box;
}

void Viewport::frameSelection()
{
    if (!scene_)
        return;
    auto box = selectedBox();
    box.add(overlay_.selectionBox());
    if (box.isEmpty())
        for (const auto &face : scene_->scene.faces)
            box.add({face.low, face.high});
    if (box.isEmpty())
        return;
    auto camera = camera_;
    camera.frame({box.low[0], box.low[1], box.low[2]}, {box.high[0], box.high[1], box.high[2]}, aspect());
    setCamera(camera);
}

std::optional<Transform> Viewport::placement(qint32 entity) const
{
    if (scene_)
        for (const auto &placement : scene_->scene.placements)
            if (placement.entity == entity)
                return placement.transform;
    return {};
}

void Viewport::setMode(DrawMode mode)
{
    view_.mode = mode;
    update();
}

void Viewport::setFaceColors(std::vector<QRgb> colors)
{
    faceColors_ = std::move(colors);
    colorsChanged_ = true;
    update();
}

void Viewport::setMark(std::vector<SceneLine> lines)
{
    mark_ = std::move(lines);
    linesChanged_ = scene_ != nullptr;
    update();
}

const SceneTexture *Viewport::textureOf(qint32 image) const
{
    const auto kept = std::ranges::find(kept_, image, &SceneTexture::image);
    if (kept != kept_.end())
        return &*kept;
    const auto waiting = std::ranges::find(waiting_, image, &SceneTexture::image);
    return waiting == waiting_.end() ? nullptr : &*waiting;
}

void Viewport::setWireframe(bool shown)
{
    view_.wireframe = shown;
    update();
}

void Viewport::setLinear(bool linear)
{
    view_.linear = linear;
    update();
}

void Viewport::setPvsMode(PvsMode mode)
{
    pvsMode_ = mode;
    if (mode == PvsMode::Frozen)
        pvsCluster_ = -2; // here
    update();
}

void Viewport::setGhosts(bool shown)
{
    view_.ghosts = shown;
    update();
}

void Viewport::setHidden(SceneKinds kinds)
{
    view_.hidden = kinds;
    update();
}

void Viewport::adoptSelection()
{
    if (!document_ || !scene_)
        return;
    const auto &selection = document_->selection();
    selected_ = document_->references().project(selection.records(), document_->map().format().roles.faces);
    showStates();
}

void Viewport::showStates()
{
    states_.assign(scene_->scene.faces.size(), 0);
    for (const quint32 face : selected_)
        for (const quint32 shown : scene_->scene.shown(face))
            states_[shown] |= FaceSelected;
    if (hovered_ >= 0)
        for (const quint32 shown : scene_->scene.shown(static_cast<quint32>(hovered_)))
            states_[shown] |= FaceHovered;
    statesChanged_ = linesChanged_ = true;
    update();
}

// The borders of faces: edges of a single triangle.
void Viewport::showOutlines()
{
    auto lines = mark_;
    const auto &scene = scene_->scene;
    const auto add = [&](quint32 shown, QRgb color) {
        const auto &face = scene.faces[shown];
        std::vector<std::pair<quint32, quint32>> edges;
        for (quint32 i = face.firstIndex; i < face.firstIndex + face.indexCount; i += 3)
            for (quint32 side = 0; side < 3; ++side) {
                const auto a = scene.indexes[i + side], b = scene.indexes[i + (side + 1) % 3];
                edges.emplace_back(std::min(a, b), std::max(a, b));
            }
        std::ranges::sort(edges);
        for (size_t i = 0; i < edges.size(); ++i) {
            const bool isShared = (i > 0 && edges[i] == edges[i - 1]) || (i + 1 < edges.size() && edges[i] == edges[i + 1]);
            if (!isShared && lines.size() < mostOutlines)
                lines.push_back({scene.vertexes[edges[i].first].point, scene.vertexes[edges[i].second].point, color});
        }
    };
    for (const quint32 face : selected_)
        for (const quint32 shown : scene.shown(face))
            add(shown, outlineColor);
    if (hovered_ >= 0)
        for (const quint32 shown : scene.shown(static_cast<quint32>(hovered_)))
            add(shown, hoverColor);
    renderer_->setLines(lines, true);
}
