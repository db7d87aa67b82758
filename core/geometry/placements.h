// Where the models of a map stand: an entity with the model *N brings model N to its origin, turned by its angles.
#pragma once

#include "core/games/faceflags.h"
#include "core/geometry/transform.h"
#include "core/map/references.h"
#include "core/map/space.h"

#include <compare>
#include <optional>
#include <vector>

// Half-Life's ways to blend an entity, by the numbers of its key. Of brushes Color leaves the texture out, Glow is as
// Texture, and Solid makes holes where the texture has them (R_SetRenderMode()).
enum class RenderMode : quint8 { Normal, Color, Texture, Glow, Solid, Add };

// How an entity's amount changes, by the number of its key renderfx; others stay as they are (CL_FxBlend() of Xash3D's
// ref/gl/gl_rmain.c).
enum class RenderEffect : quint8 {
    None,
    PulseSlow, PulseFast, PulseSlowWide, PulseFastWide,
    FadeSlow, FadeFast, SolidSlow, SolidFast,
    StrobeSlow, StrobeFast, StrobeFaster, FlickerSlow, FlickerFast,
    NoDissipation, Distort, Hologram,
};

// Which frames of animated textures are shown.
struct FrameCycle {
    float rate = 0;   // a second; 0: the first
    quint8 count = 0; // of the first of them; 0: all
    friend auto operator<=>(const FrameCycle &, const FrameCycle &) = default;
};

struct ModelPlacement {
    quint32 model = 0;
    // Which entity brings the model here, as its number in the list. -1: it is the world, or no entity uses it; then it
    // stands at its own place.
    qint32 entity = -1;
    Transform transform;
    Point angles{}; // degrees, that the transform is turned by
    bool isDrawn = true; // false: the game never shows it, whatever its faces are; triggers, ladders
    // Half-Life: how it is blended, how strongly (0 to 255, does not count for Normal), and its colour.
    RenderMode renderMode{};
    double renderAmount = 0;
    std::array<quint8, 3> renderColor{};
    RenderEffect renderEffect{};
    // Half-Life: how fast textures flow here, in texels a second against their s axis. Nothing: as in all the map.
    std::optional<float> flow{};
    std::optional<FrameCycle> frames{}; // Quake II, of brush models. Nothing: as the textures say
    bool showsAlternates = false; // of animated textures: Game::alternateKey, for brush models
    bool onlyTopsOfLiquids = false; // Game::onlyTopsOfLiquids, for brush models
    std::optional<float> alpha{};   // Game::alphaKey: how much of all faces covers what lies behind

    bool isWorld() const { return model == 0; }
    bool isUnused() const { return model != 0 && entity < 0; }
    // GoldSrc leaves out what has faded to 0 in every mode but Normal (R_DrawTEntitiesOnList()). That holds for Solid too,
    // although its amount says nothing else: such entities are switched on with env_render. What pulses is seen now and
    // then.
    bool isFaded() const
    {
        return renderMode != RenderMode::Normal && renderAmount <= 0
               && (renderEffect < RenderEffect::PulseSlow || renderEffect > RenderEffect::PulseFastWide);
    }
    // Whether the game leaves a face of it out as the side or the bottom of a liquid: `normal` and `height` are the face's,
    // `lowest` is where the model begins; all in the model's space.
    bool hidesLiquid(FaceFlags flags, const Point &normal, double height, double lowest) const
    {
        return onlyTopsOfLiquids && flags & FaceFlag::Warp
               && (std::abs(normal[2]) < 1 || lowest + transform.origin[2] >= height);
    }
};

// The world first, then entities in the order of their text, then models that nobody uses. A model that several
// entities use stands in several places.
//
// Angles count as the game's code leaves them when it makes the entity: most classes that move take `angle` for a
// direction and clear it (G_SetMovedir(), SetMovedir()), so that a door of angle 90 is not turned. Moving things stand
// where they are made: trains and platforms are not brought to where they start.
std::vector<ModelPlacement> placementsOf(const MapFile &map);
// Where an entity stands and how it is blended, by its keys alone: whatever its class makes of them, and without a model.
ModelPlacement placementByKeys(const MapFile &map, quint32 entity);
// Those of the model that a face belongs to, of several in a damaged map the first: with Transform::point() they bring
// places on the face into the world, where its space is the model's. Empty: it belongs to none.
std::vector<ModelPlacement> placementsOfFace(const References &references, quint32 face);
// Returns the boxes in the world by which games decide whether a placed brush model is drawn: `linked` by the leafs that it
// touches, `drawn` by the camera's frustum. The map stores the model's box; where it stores none that is sound, both are
// `around`, a box around the model's faces in the world.
struct PlacedBoxes {
    StoredBox linked, drawn;
};
PlacedBoxes placedBoxesOf(const MapFile &map, const ModelPlacement &placement, const StoredBox &around);
