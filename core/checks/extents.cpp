// How far faces reach in their textures, which says how many luxels engines give them.
#include "core/checks/checkers.h"
#include "core/checks/drawnfaces.h"
#include "core/checks/enginestops.h"
#include "core/map/celltext.h"
#include "core/map/edgeloops.h"
#include "core/map/facelights.h"
#include "core/point.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace
{

constexpr double texelsPerLuxel = 16;          // whatever an addition to the map says: these engines read none
constexpr double farthestTexel = 2147483647.0; // engines make an int of it
constexpr double thinnest = 1e-6;              // of the area of two axes: what is less shows one line of the texture

using Axes = std::array<std::array<double, 4>, 2>;

// Of texinfos the axes.
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

// Texels along each axis, up to the luxel lines around the face; nothing where no int holds its places.
struct Reach {
    std::array<float, 2> low{INFINITY, INFINITY}, high{-INFINITY, -INFINITY};
    bool isFinite = true;

    // As CalcSurfaceExtents() does: the sum in double, rounded to float.
    void add(const Axes &axes, const Point &point)
    {
        for (size_t i = 0; i < 2; ++i) {
            const auto &axis = axes[i];
            const double sum = point[0] * axis[0] + point[1] * axis[1] + point[2] * axis[2] + axis[3];
            isFinite = isFinite && std::abs(sum) <= farthestTexel; // false for NaN
            low[i] = std::min(low[i], static_cast<float>(sum));
            high[i] = std::max(high[i], static_cast<float>(sum));
        }
    }
    std::array<double, 2> extents() const
    {
        std::array<double, 2> extents{};
        for (size_t i = 0; i < 2; ++i)
            extents[i] = (std::ceil(static_cast<double>(high[i]) / texelsPerLuxel)
                          - std::floor(static_cast<double>(low[i]) / texelsPerLuxel))
                         * texelsPerLuxel;
        return extents;
    }
};

bool areOneLine(const Axes &axes)
{
    const auto direction = [](const std::array<double, 4> &axis) { return Point{axis[0], axis[1], axis[2]}; };
    return length(cross(direction(axes[0]), direction(axes[1]))) < thinnest;
}

class ExtentCheck
{
public:
    ExtentCheck(const CheckContext &context, Problems &problems)
        : context_(context),
          map_(context.map),
          problems_(problems),
          loops_(map_),
          axes_(map_),
          points_(map_.vectors<3>(map_.format().columns.vertexPoint)),
          texinfo_(map_.column(map_.format().columns.faceTexinfo)),
          flags_(map_.column(map_.format().columns.texinfoFlags)),
          drawn_(map_),
          lights_(map_),
          told_(axes_.count())
    {
    }

    void look(quint32 face)
    {
        const qint64 texinfo = texinfo_.integer(face);
        if (texinfo < 0 || texinfo >= axes_.count())
            return;
        const auto number = static_cast<quint32>(texinfo);
        const auto axes = axes_.at(number);
        Reach reach;
        if (!loops_.walk(face, [&](quint32 vertex) { reach.add(axes, points_.at(vertex)); }))
            return;
        const bool isSpecial = map_.format().clipHulls() > 0 && (flags_.integer(number) & 1) != 0; // TEX_SPECIAL
        if (!reach.isFinite)
            tellAxes(face, number,
                     CheckText::tr("%1: on %2, its texture axes give a value that is not a number or is too large, so "
                                   "the lightmap of such faces is unknown."));
        else if (areOneLine(axes) && drawn_.isDrawn(face))
            tellAxes(face, number,
                     CheckText::tr("%1: its texture axes are 0 or parallel, so that %2 shows a line of the texture "
                                   "instead of a picture."));
        if (reach.isFinite && !isSpecial)
            tellExtents(face, reach.extents());
        if (reach.isFinite)
            tellLuxels(face, reach.extents());
    }

private:
    RecordRef ref(quint32 face) const { return {map_.format().roles.faces, face}; }

    // Once for all faces of a texinfo.
    void tellAxes(quint32 face, quint32 texinfo, const QString &sentence)
    {
        if (told_[texinfo])
            return;
        told_[texinfo] = true;
        const RecordRef where{map_.format().roles.texinfo, texinfo};
        problems_.add(Severity::Warning, "texture-axes", where, map_.format().columns.texinfoAxes.field,
                      [&] { return sentence.arg(title(map_, where), title(map_, ref(face))); });
    }

    void tellExtents(quint32 face, const std::array<double, 2> &extents)
    {
        const double larger = std::max(extents[0], extents[1]);
        if (larger <= 256)
            return; // no engine has less
        const auto who = whoStops(
            context_, [larger](const EngineStops &engine) { return engine.extent > 0 && larger > engine.extent; });
        if (who)
            problems_.add(who->severity, "surface-extents", ref(face), -1, [&] {
                return CheckText::tr(
                           "%1 spans %2 x %3 texels of its texture. This makes %4 stop (\"Bad surface extents\").")
                    .arg(title(map_, ref(face)), numberText(static_cast<qint64>(extents[0])),
                         numberText(static_cast<qint64>(extents[1])), who->names);
            });
    }

    void tellLuxels(quint32 face, const std::array<double, 2> &extents)
    {
        const auto *engine = stopsOf(map_.format(), context_.engine);
        if (!engine || engine->luxels == 0)
            return;
        const auto width = static_cast<qint64>(extents[0] / texelsPerLuxel) + 1;
        const auto height = static_cast<qint64>(extents[1] / texelsPerLuxel) + 1;
        const bool hasRoom =
            width < engine->luxelSide && height <= engine->luxelSide && width * height <= engine->luxels;
        if (hasRoom || !lights_.roomOf(face)) // nothing of what is not lit
            return;
        problems_.add(Severity::Error, "surface-extents", ref(face), -1, [&] {
            return CheckText::tr(
                       "%1 has a lightmap of %2 x %3 luxels. This makes %4 stop or crash; it allows %5 in all.")
                .arg(title(map_, ref(face)), numberText(width), numberText(height), fromView(engine->engine),
                     numberText(engine->luxels));
        });
    }

    const CheckContext &context_;
    const MapFile &map_;
    Problems &problems_;
    EdgeLoops loops_;
    TextureAxes axes_;
    Vectors<3> points_;
    Column texinfo_, flags_;
    DrawnFaces drawn_;
    FaceLights lights_;
    std::vector<bool> told_; // by texinfo
};

} // namespace

void checkExtents(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    if (map.format().columns.surfedge.lump == bsp::none
        || (!context.wanted.has("surface-extents") && !context.wanted.has("texture-axes")))
        return;
    ExtentCheck check(context, problems);
    const auto faces = map.column(map.format().columns.faceTexinfo).count();
    for (quint32 face = 0; face < faces && !context.stop.stop_requested(); ++face)
        check.look(face);
}

// GL_SubdivideSurface() cuts the faces of liquids, which bend, and has room for so many corners.
void checkWarpCorners(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto corners = map.column(map.format().columns.faceCorners);
    const auto flags = map.column(map.format().columns.texinfoFlags);
    const auto texinfo = map.column(map.format().columns.faceTexinfo);
    if (map.format().columns.surfedge.lump == bsp::none)
        return;
    const FaceLooks looks(map);
    for (quint32 face = 0; face < corners.count() && !context.stop.stop_requested(); ++face) {
        const auto count = corners.integer(face);
        if (count <= 60 || !(looks.at(face).flags & FaceFlag::Warp)) // no engine takes fewer
            continue;
        const auto number = texinfo.integer(face);
        const bool isLit = map.format().clipHulls() > 0 && number >= 0 && number < flags.count()
                           && (flags.integer(static_cast<quint32>(number)) & 1) == 0;
        const auto who = isLit ? std::nullopt : whoStops(context, [count](const EngineStops &engine) {
            return engine.warpCorners > 0 && count > engine.warpCorners;
        });
        if (who)
            problems.add(who->severity, "surface-corners", {map.format().roles.faces, face}, -1, [&] {
                return CheckText::tr("%1 belongs to a liquid and has %2 corners. This makes %3 stop (\"numverts\").")
                    .arg(title(map, {map.format().roles.faces, face}), numberText(count), who->names);
            });
    }
}
