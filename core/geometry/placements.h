// Where a map's models are placed: an entity with the model *N places model N at its origin, turned by its angles.
#pragma once

#include "core/games/faceflags.h"
#include "core/geometry/transform.h"
#include "core/map/references.h"
#include "core/where/space.h"

#include <compare>
#include <optional>
#include <vector>

// Half-Life's render modes, by the number of the key rendermode. On brushes, Color omits the texture, Glow equals Texture,
// and Solid cuts holes where the texture has them (R_SetRenderMode()).
enum class RenderMode : quint8 { Normal, Color, Texture, Glow, Solid, Add };

// How an entity's render amount changes over time, by the number of the key renderfx; other numbers change nothing
// (CL_FxBlend() of Xash3D's ref/gl/gl_rmain.c).
enum class RenderEffect : quint8 {
    None,
    PulseSlow,
    PulseFast,
    PulseSlowWide,
    PulseFastWide,
    FadeSlow,
    FadeFast,
    SolidSlow,
    SolidFast,
    StrobeSlow,
    StrobeFast,
    StrobeFaster,
    FlickerSlow,
    FlickerFast,
    NoDissipation,
    Distort,
    Hologram,
};

// The frames of animated textures that are shown.
struct FrameCycle {
    float rate = 0;   // frames per second; 0: only the first
    quint8 count = 0; // how many, from the first one on; 0: all
    friend auto operator<=>(const FrameCycle &, const FrameCycle &) = default;
};

struct ModelPlacement {
    quint32 model = 0;
    // The number of the entity that places the model; -1 for the world, and for a model that no entity uses, which is
    // not moved.
    qint32 entity = -1;
    Transform transform;
    Point angles{};      // degrees; `transform` is made from them
    bool isDrawn = true; // false: the game never shows it, whatever its faces: triggers, ladders
    // Half-Life: blending mode, amount (0 to 255, ignored for Normal) and colour.
    RenderMode renderMode{};
    double renderAmount = 0;
    std::array<quint8, 3> renderColor{};
    RenderEffect renderEffect{};
    // Half-Life: speed at which textures flow, in texels per second against their s axis. Nothing: Game::flow applies.
    std::optional<float> flow{};
    std::optional<FrameCycle> frames{}; // Quake II, for brush models. Nothing: as the textures say
    bool showsAlternates = false;       // Game::alternateKey: shows alternate frames of animated textures; for brush models
    bool onlyTopsOfLiquids = false;     // Game::onlyTopsOfLiquids, for brush models
    std::optional<float> alpha{};       // Game::alphaKey: opacity of all faces, 0 to 1

    bool isWorld() const { return model == 0; }
    bool isUnused() const { return model != 0 && entity < 0; }
    // Returns whether GoldSrc skips the entity because its amount is 0 (R_DrawTEntitiesOnList()). It does so in every mode
    // but Normal, even in Solid, where the amount has no other effect: env_render switches such entities on. Pulsing entities
    // are visible at times, so they do not count as faded.
    bool isFaded() const
    {
        return renderMode != RenderMode::Normal && renderAmount <= 0
               && (renderEffect < RenderEffect::PulseSlow || renderEffect > RenderEffect::PulseFastWide);
    }
    // Returns whether the game skips a face as the side or bottom of a liquid. `normal` and `height` are the face's,
    // `lowest` is the bottom of the model; all in the model's space.
    bool hidesLiquid(FaceFlags flags, const Point &normal, double height, double lowest) const
    {
        return onlyTopsOfLiquids && flags & FaceFlag::Warp && (std::abs(normal[2]) < 1 || lowest + transform.origin[2] >= height);
    }
};

// Returns the world first, then entities in the order of their text, then models that no entity uses. A model that several
// entities use has several placements.
//
// Angles are as the game's code leaves them when it spawns the entity: most moving classes take `angle` as a direction and
// clear it (G_SetMovedir(), SetMovedir()), so a door with angle 90 is not turned. Trains and platforms are not moved to
// where they start.
std::vector<ModelPlacement> placementsOf(const MapFile &map);
// Returns the placement that an entity's keys alone define, whatever its class. Leaves its model unset.
ModelPlacement placementByKeys(const MapFile &map, quint32 entity);
// Returns the placements of the model that a face belongs to (the first such model, if a damaged map has several). Their
// Transform::point() maps points of the face to the world. Empty if the face belongs to no model.
std::vector<ModelPlacement> placementsOfFace(const References &references, quint32 face);
// The boxes in the world by which games decide whether a placed brush model is drawn: they test which leafs `linked` touches,
// and whether `drawn` is in the camera's frustum.
struct PlacedBoxes {
    StoredBox linked, drawn;
};
// Returns the boxes, made from the box stored for the model or, if that is not sound, from `around`, a box around the model's
// faces in the world.
PlacedBoxes placedBoxesOf(const MapFile &map, const ModelPlacement &placement, const StoredBox &around);
