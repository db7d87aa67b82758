#include "core/checks/drawnchecks.h"

#include "core/assets/texture.h"
#include "core/checks/solidity.h"
#include "core/light/facelighting.h"
#include "core/light/readings.h"
#include "core/map/celltext.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double clearlyLit = 24; // mean of stored light, 0 to 255: stands out next to black, even without a lamp nearby
// The share of the neighbouring faces with lightmaps that must be clearly lit. In deep shadow, or in a room without light,
// most are dark; a black face among lit ones catches the eye.
constexpr double mostAreLit = 0.75;
constexpr double largeEnough = 512; // square map units; smaller faces have a luxel or two, which one shadow covers
constexpr double inFront = 1;       // map units in front of a face: the point tested for solid space that covers it
constexpr qint64 noLight = -1;      // the lightofs of a face without a lightmap; other negative values are errors
constexpr size_t mostBeside = 8;    // faces compared at one side; only damaged maps have more

// The light of faces as the map stores it, over all lightmaps of a face.
class StoredLight
{
public:
    explicit StoredLight(const MapFile &map) : luxels_(map), lightings_(luxels_), bytesLeft_(16 * luxels_.data().size()) {}

    qint64 offsetOf(quint32 face) const { return luxels_.lights().offsetOf(face); }
    FaceLighting lightingOf(quint32 face, RenderMode mode) const { return lightings_.at(face, mode); }

    struct Reading {
        int most = 0;    // the maximum of all channels
        double mean = 0; // the mean of all channels
    };
    // Returns nothing for a face without light in the lump, or once faces of a damaged map share too much of it.
    std::optional<Reading> of(quint32 face)
    {
        const auto light = luxels_.light(face);
        if (!light || light->offset < 0 || bytesLeft_ < light->bytes())
            return {};
        bytesLeft_ -= light->bytes();
        Reading reading;
        double sum = 0;
        quint64 count = 0;
        for (int slot = 0; slot < light->styles; ++slot)
            for (const float level : luxels_.levels(face, *light, slot)) {
                reading.most = std::max(reading.most, static_cast<int>(std::min(level, 255.0f)));
                sum += static_cast<double>(level);
                ++count;
            }
        reading.mean = count > 0 ? sum / static_cast<double>(count) : 0;
        return reading;
    }
    int brightnessOf(quint32 face) const { return static_cast<int>(std::lround(averageBrightness(luxels_.image(face, 0)))); }

private:
    Luxels luxels_;
    FaceLightings lightings_;
    qint64 bytesLeft_;
};

// What the check knows about a face.
struct Look {
    enum Kind : quint8 { Other, Black, Dim, Lit } kind = Other; // Other: not drawn with a lightmap, such as liquids
    quint32 lit = 0, around = 0;                                // neighbouring faces: those clearly lit, and all with a lightmap
    qint64 litFace = -1;                                        // the first clearly lit one
};

class Darkness
{
public:
    Darkness(const CheckContext &context, const DrawnFaces &drawn, Problems &problems)
        : context_(context), drawn_(drawn), problems_(problems), light_(context.map), shapes_(context.map),
          solidity_(context.map), looks_(drawn.count())
    {
    }

    void look(quint32 face)
    {
        if (drawn_.lookOf(face).flags & FaceFlag::Special)
            return; // the map says that it has no light
        const auto lighting = light_.lightingOf(face, drawn_.modeOf(face));
        auto &kind = looks_[face].kind;
        const bool hasNone = lighting.why == FaceLighting::NoStyle
                             || (lighting.why == FaceLighting::NoLightmap && light_.offsetOf(face) == noLight);
        if (hasNone && lighting.by == FaceLighting::White)
            reportFullBright(face);
        else if (hasNone && lighting.by == FaceLighting::Black)
            kind = Look::Black;
        else if (const auto reading = lighting.by == FaceLighting::Luxels ? light_.of(face) : std::nullopt)
            kind = reading->most <= darkestChannel ? Look::Black : reading->mean >= clearlyLit ? Look::Lit : Look::Dim;
    }

    // Compares faces that share a side.
    void compare(std::span<const Outlines::Side> sides)
    {
        const auto beside = sides.first(std::min(sides.size(), mostBeside));
        for (const auto &side : beside) {
            auto &own = looks_[side.face];
            for (const auto &other : beside) {
                const auto kind = looks_[other.face].kind;
                if (own.kind != Look::Black || other.face == side.face || kind == Look::Other)
                    continue;
                ++own.around;
                own.lit += kind == Look::Lit;
                if (kind == Look::Lit && own.litFace < 0)
                    own.litFace = other.face;
            }
        }
    }

    // Reports black faces of the world only: doors and lifts hide the sides of their models in walls.
    void reportBlack(const Outlines::Face &face)
    {
        const auto &look = looks_[face.number];
        if (look.kind != Look::Black || drawn_.modelOf(face.number) != 0 || face.area < largeEnough || look.lit < 2
            || look.lit < mostAreLit * look.around || addsLight(face.number) || isCovered(face.number))
            return;
        const auto &map = context_.map;
        const RecordRef record{map.format().roles.faces, face.number};
        const RecordRef beside{record.lump, static_cast<quint32>(look.litFace)};
        problems_.add(Severity::Note, "face-black", record, -1, [&] {
            return CheckText::tr("%1 is black, although faces around it are lit: %2, which shares an edge with it, has an "
                                 "average brightness of %3 (of 255).")
                .arg(title(map, record), title(map, beside), numberText(light_.brightnessOf(beside.index)));
        });
    }

private:
    // Returns whether a stage of the face's shader adds light, which is visible in the dark, too.
    bool addsLight(quint32 face) const
    {
        const auto image = drawn_.lookOf(face).image;
        const auto *shader = context_.textures && image >= 0 ? context_.textures->shader(image) : nullptr;
        return shader && shader->addsLight();
    }
    // Returns whether solid space covers the whole front of the face, so that no player can see it.
    bool isCovered(quint32 face)
    {
        const auto shape = shapes_.at(face);
        return std::ranges::all_of(shape.triangles, [&](const auto &triangle) {
            const auto &a = shape.vertexes[triangle[0]].point, &b = shape.vertexes[triangle[1]].point,
                       &c = shape.vertexes[triangle[2]].point;
            const auto normal = cross(c - a, b - a); // corners go clockwise
            const double size = length(normal);
            return !(size > 0) || solidity_.isSolid((a + b + c) * (1.0 / 3) + normal * (inFront / size));
        });
    }
    void reportFullBright(quint32 face) const
    {
        const auto &map = context_.map;
        const auto light = map.format().columns.faceLight;
        problems_.add(Severity::Note, "face-fullbright", {light.lump, face}, light.field, [&] {
            return CheckText::
                tr("%1 has no lightmap although the map has some, so it is drawn fullbright. Nothing in the map explains why.")
                    .arg(title(map, {light.lump, face}));
        });
    }

    const CheckContext &context_;
    const DrawnFaces &drawn_;
    Problems &problems_;
    StoredLight light_;
    FaceShapes shapes_;
    Solidity solidity_;
    std::vector<Look> looks_; // by face
};

} // namespace

void checkDarkness(const CheckContext &context, const DrawnFaces &drawn, const Outlines &outlines, Problems &problems)
{
    const auto &map = context.map;
    if ((!context.wanted.has("face-black") && !context.wanted.has("face-fullbright")) || LightData(map).isEmpty())
        return;
    Darkness darkness(context, drawn, problems);
    for (const auto &face : outlines.faces())
        if (!context.stop.stop_requested())
            darkness.look(face.number);
    outlines.forEachMeeting([&](std::span<const Outlines::Side> sides) { darkness.compare(sides); });
    for (const auto &face : outlines.faces())
        darkness.reportBlack(face);
}
