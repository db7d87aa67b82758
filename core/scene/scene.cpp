#include "core/scene/scene.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace {

// Limits on the size of a scene, by effortOf(): many times that of a small map, and at least twice that of any.
constexpr quint64 mostTimesTheMap = 8, alwaysTimesTheMap = 2, mostBeyond = 1 << 21, alwaysTaken = 65536;

// Orders batches as they are drawn, by everything in which faces of one batch must be equal.
struct BatchOrder {
    static auto key(const SceneBatch &batch)
    {
        return std::tuple(batch.pass, batch.image, batch.tile, batch.flags.toInt(), batch.alpha, batch.color, batch.isPlain,
                          batch.flow, batch.frames, batch.showsAlternates, batch.pulse, batch.fog);
    }
    bool operator()(const SceneBatch &a, const SceneBatch &b) const { return key(a) < key(b); }
};

constexpr FaceFlags ofBatches = FaceFlag::TwoSided | FaceFlag::FullBright | FaceFlag::Warp | FaceFlag::Flowing
                                | FaceFlag::ScrollsAlongS | FaceFlag::ScrollsAlongT | FaceFlag::ScrollsBack | FaceFlag::Stretched;

ScenePass passOf(FaceFlags flags)
{
    if (flags & FaceFlag::Filters)
        return ScenePass::Filter;
    if (flags & FaceFlag::Darkens)
        return ScenePass::Darken;
    return flags & FaceFlag::Adds ? ScenePass::Additive : ScenePass::Translucent;
}

SceneBatch batchOf(const GeometryFace &face, const ModelPlacement &placement)
{
    const auto flags = face.look.flags;
    auto kept = flags & ofBatches;
    if (placement.flow == 0.0f)
        kept.setFlag(FaceFlag::Flowing, false);
    if (placement.onlyTopsOfLiquids && flags & FaceFlag::Warp)
        kept |= FaceFlag::TwoSided;
    const auto flow = kept & FaceFlag::Flowing ? placement.flow : std::nullopt;
    // id's gl_rsurf.c, R_DrawAlphaSurfaces(), binds the first picture.
    const bool standsStill = flags & (FaceFlags(FaceFlag::Translucent33) | FaceFlag::Translucent66);
    const auto frames = standsStill ? std::optional(FrameCycle{}) : placement.frames;
    const auto batch = [&](ScenePass pass, float alpha = 1, std::array<quint8, 3> color = {255, 255, 255}, bool isPlain = false) {
        return SceneBatch{.image = face.look.image,
                          .tile = face.tile,
                          .pass = pass,
                          .flags = kept,
                          .isPlain = isPlain,
                          .alpha = alpha,
                          .color = color,
                          .flow = flow,
                          .frames = frames,
                          .showsAlternates = placement.showsAlternates,
                          .pulse = pulseOf(placement),
                          .fog = face.look.fog};
    };
    const auto solid = [&](bool hasHoles) { return batch(hasHoles ? ScenePass::AlphaTested : ScenePass::Opaque); };
    const bool hasHoles = flags & FaceFlag::AlphaTested;
    const auto amount = static_cast<float>(std::clamp(placement.renderAmount, 0.0, 255.0) / 255);
    if (flags & FaceFlag::Sky)
        return batch(ScenePass::Sky);
    if (placement.isFaded())
        return batch(ScenePass::Translucent, 0);
    switch (placement.renderMode) {
    case RenderMode::Color: return batch(ScenePass::Translucent, amount, placement.renderColor, true);
    case RenderMode::Texture:
    case RenderMode::Glow: return batch(ScenePass::Translucent, amount);
    case RenderMode::Add: return batch(ScenePass::Additive, amount);
    case RenderMode::Solid: return solid(hasHoles);
    case RenderMode::Normal: break;
    }
    if (const float covers = placement.alpha.value_or(face.look.alpha); covers < 1)
        return batch(ScenePass::Translucent, covers);
    if (flags & FaceFlag::Translucent33)
        return batch(ScenePass::Translucent, 0.33f);
    if (flags & FaceFlag::Translucent66)
        return batch(ScenePass::Translucent, 0.66f);
    if (flags & FaceFlag::Blended)
        return batch(passOf(flags));
    return solid(hasHoles && !(flags & FaceFlag::HolesIfSolid));
}

SceneKinds kindsOf(const GeometryFace &face, const ModelPlacement &placement)
{
    SceneKinds kinds = placement.isWorld() ? SceneKind::World : SceneKind::BrushModel;
    kinds.setFlag(SceneKind::Trigger, !placement.isDrawn);
    kinds.setFlag(SceneKind::Sky, face.look.flags.testFlag(FaceFlag::Sky));
    // Maps often set both for sky.
    kinds.setFlag(SceneKind::NoDraw, face.look.flags.testFlag(FaceFlag::NoDraw) && !face.look.flags.testFlag(FaceFlag::Sky));
    kinds.setFlag(SceneKind::Liquid, face.look.flags.testFlag(FaceFlag::Liquid));
    return kinds;
}

// Returns the cost of placing a model, in memory and steps.
quint64 effortOf(const GeometryModel &model)
{
    return quint64(1) + model.faceCount + model.indexCount + model.vertexCount + model.flareCount;
}

class Builder
{
public:
    Builder(const Geometry &geometry, const std::stop_token &stop) : geometry_(geometry), stop_(stop) {}

    Scene build(std::vector<ModelPlacement> placements)
    {
        choosePlacements(std::move(placements));
        sortFaces();
        for (const auto &[batch, members] : batches_)
            addBatch(batch, members);
        addFlares();
        if (stop_.stop_requested())
            return {};
        scene_.shownBy =
            Grouped(geometry_.faces.size(), scene_.faces.size(), [this](quint32 i) { return qint64{scene_.faces[i].face}; });
        return std::move(scene_);
    }

private:
    struct Member {
        quint32 face, placement;
    };
    void choosePlacements(std::vector<ModelPlacement> placements);
    void sortFaces();
    void addBatch(SceneBatch batch, const std::vector<Member> &members);
    void addFace(Member member);
    void addFlares();

    const Geometry &geometry_;
    const std::stop_token &stop_;
    Scene scene_;
    std::map<SceneBatch, std::vector<Member>, BatchOrder> batches_;
};

void Builder::choosePlacements(std::vector<ModelPlacement> placements)
{
    const quint64 size = geometry_.faces.size() + geometry_.indexes.size() + geometry_.vertexes.size() + geometry_.flares.size();
    quint64 room = alwaysTimesTheMap * size + std::min((mostTimesTheMap - alwaysTimesTheMap) * size, mostBeyond) + alwaysTaken;
    std::erase_if(placements, [&](const ModelPlacement &placement) {
        if (placement.model >= geometry_.models.size())
            return true;
        const auto effort = effortOf(geometry_.models[placement.model]);
        if (effort > room) {
            ++scene_.leftOut;
            return true;
        }
        room -= effort;
        return false;
    });
    scene_.placements = std::move(placements);
}

void Builder::sortFaces()
{
    for (quint32 p = 0; p < scene_.placements.size() && !stop_.stop_requested(); ++p) {
        const auto &placement = scene_.placements[p];
        const auto &model = geometry_.models[placement.model];
        for (quint32 face = model.firstFace; face < model.firstFace + model.faceCount; ++face)
            if (geometry_.faces[face].indexCount > 0)
                batches_[batchOf(geometry_.faces[face], placement)].push_back({face, p});
    }
}

void Builder::addBatch(SceneBatch batch, const std::vector<Member> &members)
{
    batch.firstFace = static_cast<quint32>(scene_.faces.size());
    batch.faceCount = static_cast<quint32>(members.size());
    scene_.batches.push_back(batch);
    for (const auto member : members) {
        if (stop_.stop_requested())
            return;
        addFace(member);
    }
}

void Builder::addFace(Member member)
{
    const auto &from = geometry_.faces[member.face];
    const auto &transform = scene_.placements[member.placement].transform;
    SceneFace face{.face = member.face,
                   .placement = member.placement,
                   .firstIndex = static_cast<quint32>(scene_.indexes.size()),
                   .indexCount = from.indexCount,
                   .firstVertex = static_cast<quint32>(scene_.vertexes.size()),
                   .vertexCount = from.vertexCount};
    face.kinds = kindsOf(from, scene_.placements[member.placement]);
    if (from.vertexCount > 0) {
        const auto &first = geometry_.vertexes[from.firstVertex];
        const Point normal{first.normal[0] / 127.0, first.normal[1] / 127.0, first.normal[2] / 127.0};
        if (scene_.placements[member.placement].hidesLiquid(from.look.flags, normal, static_cast<double>(first.point[2]),
                                                            geometry_.models[static_cast<size_t>(from.model)].low[2]))
            face.kinds |= SceneKind::NoDraw;
    }
    const bool isMoved = transform != Transform{};
    for (quint32 i = 0; i < from.vertexCount; ++i) {
        const auto &built = geometry_.vertexes[from.firstVertex + i];
        SceneVertex vertex{.point = built.point,
                           .texture = built.texture,
                           .normal = built.normal,
                           .color = built.color,
                           .face = static_cast<quint32>(scene_.faces.size())};
        if (isMoved) {
            vertex.point = narrow(transform.point(toPoint(built.point)));
            const auto &n = built.normal;
            const auto normal =
                transform.direction({static_cast<double>(n[0]), static_cast<double>(n[1]), static_cast<double>(n[2])});
            for (size_t axis = 0; axis < 3; ++axis)
                vertex.normal[axis] = static_cast<qint8>(std::clamp(std::lround(normal[axis]), -127L, 127L));
        }
        face.box.add(vertex.point);
        scene_.vertexes.push_back(vertex);
    }
    for (quint32 i = 0; i < from.indexCount; ++i)
        scene_.indexes.push_back(geometry_.indexes[from.firstIndex + i] - from.firstVertex + face.firstVertex);
    scene_.faces.push_back(face);
}

void Builder::addFlares()
{
    for (const auto &placement : scene_.placements) {
        const auto &model = geometry_.models[placement.model];
        for (const auto &flare : std::span(geometry_.flares).subspan(model.firstFlare, model.flareCount))
            if (flare.color != std::array<float, 3>{}) {
                auto moved = flare;
                moved.point = placement.transform.point(flare.point);
                moved.normal = placement.transform.direction(flare.normal);
                scene_.flares.push_back(moved);
            }
        if (stop_.stop_requested())
            return;
    }
}

} // namespace

qint32 skyImage(const Scene &scene)
{
    const auto sky = std::ranges::find(scene.batches, ScenePass::Sky, &SceneBatch::pass);
    return sky == scene.batches.end() ? -1 : sky->image;
}

Scene buildScene(const Geometry &geometry, std::vector<ModelPlacement> placements, std::stop_token stop)
{
    return Builder(geometry, stop).build(std::move(placements));
}
