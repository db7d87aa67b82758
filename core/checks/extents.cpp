// Checks how far faces reach in their textures, which determines how many luxels engines give them, and how engines
// subdivide faces that wave.
#include "core/checks/checkers.h"
#include "core/checks/drawnfaces.h"
#include "core/checks/enginestops.h"
#include "core/faces/edgeloops.h"
#include "core/map/celltext.h"
#include "core/map/link.h"
#include "core/map/miptexlump.h"
#include "core/point.h"

#include <QStringTokenizer>

#include <algorithm>
#include <array>
#include <cmath>

namespace {

constexpr double texelsPerLuxel = 16;           // whatever additions to the map say: these engines read none
constexpr double farthestTexel = 2147483647.0;  // engines convert it to int
constexpr double thinnest = 1e-6;               // the area between two axes; below it, only one line of the texture is shown
constexpr qint64 leastExtent = 256;             // texels that every engine accepts
constexpr qint64 special = 1;                   // TEX_SPECIAL
constexpr qint64 skyFlag = 0x4, warpFlag = 0x8; // SURF_SKY and SURF_WARP of Quake II

using Axes = std::array<std::array<double, 4>, 2>;

class TextureAxes
{
public:
    explicit TextureAxes(const MapFile &map)
        : axes_{map.vectors<4>(map.format().columns.texinfoAxes), map.vectors<4>(map.format().columns.texinfoAxes, 4)}
    {
    }
    quint32 count() const { return axes_[0].count(); }
    Axes at(quint32 texinfo) const { return {axes_[0].at(texinfo), axes_[1].at(texinfo)}; }

private:
    std::array<Vectors<4>, 2> axes_;
};

// The kind of a texinfo's faces (liquid, sky, ...), as engines derive it from its flags and its texture's name.
class TexinfoKinds
{
public:
    explicit TexinfoKinds(const MapFile &map)
        : map_(map), isByName_(map.format().clipHulls() > 0), flags_(map.column(map.format().columns.texinfoFlags)),
          images_(map, map.format().columns.texinfoImage), names_(map.column(map.format().roles.images, 0)), textures_(map)
    {
    }

    bool isSpecial(const EngineStops &engine, quint32 texinfo) const
    {
        return isByName_ && (flagsOf(engine, texinfo) & special) != 0;
    }
    bool isSky(const EngineStops &engine, quint32 texinfo) const
    {
        return isByName_ ? beginsWithOneOf("sky", engine, texinfo) : (flags_.integer(texinfo) & skyFlag) != 0;
    }
    bool isWarp(const EngineStops &engine, quint32 texinfo) const
    {
        return isByName_ ? beginsWithOneOf(engine.warps, engine, texinfo) : (flags_.integer(texinfo) & warpFlag) != 0;
    }
    // Returns whether the engine makes a lightmap for its faces, even if the map has no light for them.
    bool isLit(const EngineStops &engine, quint32 texinfo) const
    {
        const auto flags = flagsOf(engine, texinfo);
        if ((flags & engine.unlitFlags) != 0 || isSky(engine, texinfo))
            return false;
        if (engine.ownLight && (map_.recordCount(map_.format().roles.lighting) == 0 || map_.xashDirectory().length > 0))
            return false;
        if (isWarp(engine, texinfo))
            return engine.lightsLiquids && (flags & special) == 0;
        return !engine.toleratesMissingTextures || !isByName_ || hasTexture(texinfo);
    }

private:
    bool hasTexture(quint32 texinfo) const
    {
        const auto image = images_.at(texinfo);
        return image.count > 0 && image.first < textures_.count() && !textures_.header(image.first).empty();
    }
    qint64 flagsOf(const EngineStops &engine, quint32 texinfo) const
    {
        return isByName_ && engine.dropsFlags && !hasTexture(texinfo) ? 0 : flags_.integer(texinfo);
    }
    bool beginsWithOneOf(std::string_view beginnings, const EngineStops &engine, quint32 texinfo) const
    {
        const auto image = images_.at(texinfo);
        const auto name = image.count > 0 ? names_.chars(image.first) : QByteArrayView();
        for (const auto beginning :
             QLatin1StringView(beginnings.data(), static_cast<qsizetype>(beginnings.size())).tokenize(u' ', Qt::SkipEmptyParts))
            if (QLatin1StringView(name).startsWith(beginning, engine.anyCase ? Qt::CaseInsensitive : Qt::CaseSensitive))
                return true;
        return false;
    }

    const MapFile &map_;
    bool isByName_;
    Column flags_;
    Link images_;
    Column names_;
    MiptexLump textures_;
};

// The texels along each axis that a face spans.
struct Reach {
    std::array<float, 2> low{INFINITY, INFINITY}, high{-INFINITY, -INFINITY};
    bool isFinite = true; // every corner lies at a texel that an int can hold
    bool isNaN = false;   // a corner lies at a texel that is not a number

    // Adds a corner as CalcSurfaceExtents() does: the sum in double, rounded to float; NaN is ignored.
    void add(const Axes &axes, const Point &point)
    {
        for (size_t i = 0; i < 2; ++i) {
            const auto &axis = axes[i];
            const double sum = point[0] * axis[0] + point[1] * axis[1] + point[2] * axis[2] + axis[3];
            isFinite = isFinite && std::abs(sum) <= farthestTexel; // false for NaN
            isNaN = isNaN || std::isnan(sum);
            low[i] = std::min(low[i], static_cast<float>(sum));
            high[i] = std::max(high[i], static_cast<float>(sum));
        }
    }
    // Returns whether the initial values of all engines' searches make no difference to the result.
    bool isNear() const
    {
        return isFinite && std::ranges::all_of(low, [](float texel) { return texel > -nearestStart; })
               && std::ranges::all_of(high, [](float texel) { return texel < nearestStart; });
    }
    // Returns the texels along each axis, rounded outwards to whole luxels. Requires isFinite.
    std::array<qint64, 2> extents() const
    {
        return {texelsBetween(low[0], high[0]).value_or(0), texelsBetween(low[1], high[1]).value_or(0)};
    }
    // Returns them as the engine computes them; nothing if its numbers depend on the compiler it was built with.
    std::optional<std::array<qint64, 2>> extentsOf(const EngineStops &engine) const
    {
        std::array<qint64, 2> extents{};
        for (size_t i = 0; i < 2; ++i) {
            const auto texels = texelsBetween(std::min(engine.firstLow, low[i]), std::max(engine.firstHigh, high[i]));
            if (!texels)
                return {};
            extents[i] = engine.shortExtents ? static_cast<qint16>(*texels) : *texels;
        }
        return extents;
    }

private:
    static constexpr float nearestStart = 99999; // EngineStops::firstLow, firstHigh

    static std::optional<qint64> texelsBetween(double low, double high)
    {
        const double first = std::floor(low / texelsPerLuxel), last = std::ceil(high / texelsPerLuxel);
        if (!(std::abs(first) <= farthestTexel && std::abs(last) <= farthestTexel))
            return {};
        return (static_cast<qint64>(last) - static_cast<qint64>(first)) * static_cast<qint64>(texelsPerLuxel);
    }
};

qint64 largest(const std::array<qint64, 2> &extents) { return std::max(extents[0], extents[1]); }

bool areOneLine(const Axes &axes)
{
    const auto direction = [](const std::array<double, 4> &axis) { return Point{axis[0], axis[1], axis[2]}; };
    return length(cross(direction(axes[0]), direction(axes[1]))) < thinnest;
}

// Returns whether AllocBlock() finds no room for a lightmap, or R_BuildLightMap() has none for its luxels. If both sides are
// negative, AllocBlock() succeeds and leaves the position unchanged, and R_BuildLightMap() multiplies them.
bool lacksRoom(const EngineStops &engine, qint64 width, qint64 height)
{
    const bool isPlaced = width < 0 ? height <= 0 : width <= engine.widest && height <= engine.tallest;
    const qint64 luxels = width * height;
    return !isPlaced || (engine.luxels > 0 && luxels > engine.luxels) || (engine.unsignedLuxels && luxels < 0);
}

class ExtentCheck
{
public:
    ExtentCheck(const CheckContext &context, Problems &problems)
        : context_(context), map_(context.map), problems_(problems), loops_(map_), axes_(map_),
          points_(map_.vectors<3>(map_.format().columns.vertexPoint)), corners_(map_.column(map_.format().columns.faceCorners)),
          texinfo_(map_.column(map_.format().columns.faceTexinfo)), kinds_(map_), drawn_(map_),
          engine_(stopsOf(map_.format(), context.engine)), seen_(axes_.count()), reported_(axes_.count())
    {
    }

    void look(quint32 face)
    {
        const qint64 number = texinfo_.integer(face);
        if (number < 0 || number >= axes_.count())
            return;
        const auto texinfo = static_cast<quint32>(number);
        const auto axes = axes_.at(texinfo);
        Reach reach;
        const bool isEmpty = corners_.integer(face) == 0;
        if (!isEmpty && !loops_.walk(face, [&](quint32 vertex) { reach.add(axes, points_.at(vertex)); }))
            return;
        if (isEmpty)
            reach.isFinite = false;
        else if (!reach.isFinite)
            reportAxes(face, texinfo,
                       CheckText::tr("%1: on %2, its texture axes give a texture coordinate that is too large or not a "
                                     "number, so the lightmap of such faces is unknown."));
        else if (areOneLine(axes) && drawn_.isDrawn(face))
            reportAxes(face, texinfo,
                       CheckText::tr("%1: its texture axes are 0 or parallel, so %2 shows only a line of the texture."));
        reportExtents(face, texinfo, reach);
        reportLuxels(face, texinfo, reach);
        seen_[texinfo] = true;
    }

private:
    RecordRef ref(quint32 face) const { return {map_.format().roles.faces, face}; }

    // Reports only once for all faces of a texinfo.
    void reportAxes(quint32 face, quint32 texinfo, const QString &sentence)
    {
        if (reported_[texinfo])
            return;
        reported_[texinfo] = true;
        const RecordRef where{map_.format().roles.texinfo, texinfo};
        problems_.add(Severity::Warning, "texture-axes", where, map_.format().columns.texinfoAxes.field,
                      [&] { return sentence.arg(title(map_, where), title(map_, ref(face))); });
    }

    bool isBounded(const EngineStops &engine, quint32 texinfo) const
    {
        const bool isMarked = engine.marksLiquids && seen_[texinfo] && kinds_.isWarp(engine, texinfo);
        return engine.extent > 0 && !isMarked && !kinds_.isSpecial(engine, texinfo);
    }

    void reportExtents(quint32 face, quint32 texinfo, const Reach &reach)
    {
        if (reach.isNear() && largest(reach.extents()) <= leastExtent)
            return;
        const auto who = enginesThatStop(context_, [&](const EngineStops &engine) {
            const auto extents = isBounded(engine, texinfo) ? reach.extentsOf(engine) : std::nullopt;
            return extents && largest(*extents) > engine.extent;
        });
        if (!who)
            return;
        problems_.add(who->severity, "surface-extents", ref(face), -1, [&] {
            if (corners_.integer(face) == 0)
                return CheckText::tr("%1 has no corners. This makes %2 stop (\"Bad surface extents\").")
                    .arg(title(map_, ref(face)), who->names);
            if (reach.isNaN)
                return CheckText::tr("%1: its texture axes give a value that is not a number. This makes %2 stop "
                                     "(\"Bad surface extents\").")
                    .arg(title(map_, ref(face)), who->names);
            const auto extents = reach.isFinite ? reach.extents() : std::array<qint64, 2>{};
            if (largest(extents) <= leastExtent)
                return CheckText::tr("%1 lies too far from the origin of its texture. This makes %2 stop "
                                     "(\"Bad surface extents\").")
                    .arg(title(map_, ref(face)), who->names);
            return CheckText::tr("%1 spans %2 x %3 texels of its texture. This makes %4 stop (\"Bad surface extents\").")
                .arg(title(map_, ref(face)), numberText(extents[0]), numberText(extents[1]), who->names);
        });
    }

    // Reports lightmaps that are too large for the chosen engine, unless reportExtents() reports the face for it.
    void reportLuxels(quint32 face, quint32 texinfo, const Reach &reach)
    {
        if (!engine_ || engine_->widest == 0 || !kinds_.isLit(*engine_, texinfo))
            return;
        const auto extents = reach.extentsOf(*engine_);
        if (!extents || (isBounded(*engine_, texinfo) && largest(*extents) > engine_->extent))
            return;
        const auto luxels = [](qint64 texels) { return texels / static_cast<qint64>(texelsPerLuxel) + 1; };
        const qint64 width = luxels((*extents)[0]), height = luxels((*extents)[1]);
        if (lacksRoom(*engine_, width, height))
            problems_.add(Severity::Error, "surface-extents", ref(face), -1,
                          [&] { return luxelsText(title(map_, ref(face)), width, height); });
    }

    QString luxelsText(const QString &face, qint64 width, qint64 height) const
    {
        const auto name = fromView(engine_->engine);
        if (width < 0 || height < 0)
            return CheckText::tr("%1 spans so much of its texture, or lies so far from the texture's origin, that %4 computes a "
                                 "lightmap of %2 x %3 luxels and stops or crashes.")
                .arg(face, numberText(width), numberText(height), name);
        if (width > engine_->widest || height > engine_->tallest)
            return CheckText::tr("%1 has a lightmap of %2 x %3 luxels. This makes %4 stop or crash; it allows at most %5 x %6.")
                .arg(face, numberText(width), numberText(height), name, numberText(engine_->widest),
                     numberText(engine_->tallest));
        return CheckText::tr("%1 has a lightmap of %2 x %3 luxels. This makes %4 stop or crash; it allows at most %5 "
                             "luxels in all.")
            .arg(face, numberText(width), numberText(height), name, numberText(engine_->luxels));
    }

    const CheckContext &context_;
    const MapFile &map_;
    Problems &problems_;
    EdgeLoops loops_;
    TextureAxes axes_;
    Vectors<3> points_;
    Column corners_, texinfo_;
    TexinfoKinds kinds_;
    DrawnFaces drawn_;
    const EngineStops *engine_;
    std::vector<bool> seen_, reported_; // by texinfo
};

// Checks the faces that engines subdivide (GL_SubdivideSurface() and SubdividePolygon() of gl_warp.c), and those of skies
// that they clip (ClipSkyPolygon()).
class WarpCheck
{
public:
    WarpCheck(const CheckContext &context, Problems &problems)
        : context_(context), map_(context.map), problems_(problems), loops_(map_),
          points_(map_.vectors<3>(map_.format().columns.vertexPoint)), corners_(map_.column(map_.format().columns.faceCorners)),
          texinfo_(map_.column(map_.format().columns.faceTexinfo)), kinds_(map_),
          texinfos_(map_.recordCount(map_.format().roles.texinfo))
    {
    }

    void look(quint32 face)
    {
        const auto number = texinfo_.integer(face);
        if (number < 0 || number >= texinfos_)
            return;
        const auto texinfo = static_cast<quint32>(number);
        const auto corners = corners_.integer(face);
        if (corners > 60) // every engine accepts 60
            tellCorners(face, texinfo, corners);
        double farthest = 0;
        if (!loops_.walk(face, [&](quint32 vertex) {
                for (const double each : points_.at(vertex))
                    farthest = std::max(farthest, std::abs(each));
            }))
            return;
        if (farthest > 9999) // up to there, subdividing ends in every engine
            tellEnd(face, texinfo, farthest);
    }

private:
    RecordRef ref(quint32 face) const { return {map_.format().roles.faces, face}; }

    void tellCorners(quint32 face, quint32 texinfo, qint64 corners)
    {
        const auto who = enginesThatStop(context_, [&](const EngineStops &engine) {
            return engine.warpCorners > 0 && corners > engine.warpCorners && kinds_.isWarp(engine, texinfo);
        });
        if (who)
            problems_.add(who->severity, "surface-corners", ref(face), -1, [&] {
                return CheckText::tr("%1 belongs to a liquid or sky and has %2 corners. This makes %3 stop "
                                     "(\"numverts\").")
                    .arg(title(map_, ref(face)), numberText(corners), who->names);
            });
        const auto whoClips = enginesThatStop(context_, [&](const EngineStops &engine) {
            return engine.skyCorners > 0 && corners > engine.skyCorners && kinds_.isSky(engine, texinfo);
        });
        if (whoClips)
            problems_.add(whoClips->severity, "surface-corners", ref(face), -1, [&] {
                return CheckText::tr("%1 belongs to a sky and has %2 corners. This makes %3 stop when the face comes "
                                     "into view (\"MAX_CLIP_VERTS\").")
                    .arg(title(map_, ref(face)), numberText(corners), whoClips->names);
            });
    }

    void tellEnd(quint32 face, quint32 texinfo, double farthest)
    {
        const auto who = enginesThatStop(context_, [&](const EngineStops &engine) {
            return engine.warpEnd > 0 && farthest >= engine.warpEnd && kinds_.isWarp(engine, texinfo);
        });
        if (who)
            problems_.add(who->severity, "surface-corners", ref(face), -1, [&] {
                return CheckText::tr("%1 belongs to a liquid or sky and extends %2 units from the origin. This makes "
                                     "%3 crash, because subdividing the face never ends.")
                    .arg(title(map_, ref(face)), numberText(static_cast<qint64>(std::min(farthest, farthestTexel))), who->names);
            });
    }

    const CheckContext &context_;
    const MapFile &map_;
    Problems &problems_;
    EdgeLoops loops_;
    Vectors<3> points_;
    Column corners_, texinfo_;
    TexinfoKinds kinds_;
    qint64 texinfos_;
};

template <typename Check>
void lookAtFaces(const CheckContext &context, Problems &problems, std::initializer_list<const char *> kinds)
{
    const auto &map = context.map;
    if (map.format().columns.surfedge.lump == bsp::none
        || std::ranges::none_of(kinds, [&context](const char *id) { return context.wanted.has(id); }))
        return;
    Check check(context, problems);
    const auto faces = map.column(map.format().columns.faceTexinfo).count();
    for (quint32 face = 0; face < faces && !context.stop.stop_requested(); ++face)
        check.look(face);
}

} // namespace

void checkExtents(const CheckContext &context, Problems &problems)
{
    lookAtFaces<ExtentCheck>(context, problems, {"surface-extents", "texture-axes"});
}

void checkWarps(const CheckContext &context, Problems &problems)
{
    lookAtFaces<WarpCheck>(context, problems, {"surface-corners"});
}
