#include "core/scene/decals.h"

#include "core/games/keyvalues.h"
#include "core/text.h"
#include "core/where/space.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 mostSteps = 50'000'000; // faces and placed models tested for all decals together
constexpr size_t mostVertexes = 1'000'000;
constexpr qint64 mostTexels = 4096 * 4096; // of all pictures; those of games have some 300,000
constexpr FaceFlags bare = FaceFlag::Sky | FaceFlag::Warp | FaceFlag::Flowing | FaceFlag::AlphaTested;

struct DecalText {
    Q_DECLARE_TR_FUNCTIONS(Decals)
};

// A corner of a face, and its position in the decal: 0 to 1 from left to right and from top to bottom.
struct Corner {
    Point point{};
    std::array<double, 2> place{}, light{};
};

Corner between(const Corner &from, const Corner &to, double part)
{
    Corner corner{.point = from.point + (to.point - from.point) * part};
    for (size_t i = 0; i < 2; ++i) {
        corner.place[i] = from.place[i] + (to.place[i] - from.place[i]) * part;
        corner.light[i] = from.light[i] + (to.light[i] - from.light[i]) * part;
    }
    return corner;
}

// Returns the part of a polygon whose `place` along an axis, times `sign`, is at most `end`.
std::vector<Corner> clipped(const std::vector<Corner> &corners, size_t axis, double sign, double end)
{
    std::vector<Corner> kept;
    for (size_t i = 0; i < corners.size(); ++i) {
        const auto &corner = corners[i], &next = corners[(i + 1) % corners.size()];
        const double here = corner.place[axis] * sign - end, there = next.place[axis] * sign - end;
        if (here <= 0)
            kept.push_back(corner);
        if ((here < 0 && there > 0) || (here > 0 && there < 0))
            kept.push_back(between(corner, next, here / (here - there)));
    }
    return kept;
}

class Finder
{
public:
    Finder(const MapScene &made, const GameFiles &files)
        : made_(made), map_(*made.map), rule_(map_.game().decals), planes_(map_),
          files_(files.withWads({QString::fromLatin1(rule_.wad.data(), static_cast<qsizetype>(rule_.wad.size()))}))
    {
        const auto &columns = map_.format().columns;
        plane_ = map_.column(columns.facePlane);
        texinfo_ = map_.column(columns.faceTexinfo);
        for (int axis = 0; axis < 2; ++axis)
            axes_[axis] = map_.vectors<4>(columns.texinfoAxes, 4 * axis);
    }

    SceneDecals find(const std::stop_token &stop)
    {
        for (quint32 entity = 0; entity < map_.entities().entities.size() && !stop.stop_requested(); ++entity)
            add(entity);
        return std::move(found_);
    }

private:
    void add(quint32 entity);
    std::optional<quint32> pictureOf(const QString &name);
    QImage read(const QString &name) const;
    const ModelPlacement *placementAt(const Point &origin) const;
    void addTo(const ModelPlacement &placement, quint32 face, const Point &origin, Decal decal);
    void addPart(const SceneFace &shown, const std::vector<Corner> &corners, Decal decal);

    const MapScene &made_;
    const MapFile &map_;
    const bsp::DecalClass &rule_;
    Planes planes_;
    GameFiles files_;
    Column plane_, texinfo_;
    Vectors<4> axes_[2];
    QHash<QString, std::optional<quint32>> pictures_; // by name in lower case
    quint64 steps_ = 0;
    qint64 texelsLeft_ = mostTexels;
    SceneDecals found_;
};

void Finder::add(quint32 entity)
{
    const auto text = map_.entityBytes();
    QByteArrayView classname, name;
    bool waits = false;
    Point origin{};
    for (const auto &pair : map_.entities().pairsOf(map_.entities().entities[entity])) {
        const auto key = spanOf(text, pair.key), value = spanOf(text, pair.value);
        if (isSame(key, "classname"))
            classname = value;
        else if (isSame(key, viewOf(rule_.key)))
            name = value;
        else if (isSame(key, "targetname"))
            waits = !value.isEmpty();
        else if (isSame(key, "origin"))
            origin = bsp::vectorIn(value, map_.game().values);
    }
    if (!isSame(classname, viewOf(rule_.name)) || name.isEmpty() || waits || !isPlace(origin))
        return;
    steps_ += made_.scene.placements.size();
    const auto picture = steps_ < mostSteps ? pictureOf(QString::fromLatin1(name)) : std::nullopt;
    const auto *placement = picture ? placementAt(origin) : nullptr;
    if (!placement)
        return;
    const auto &model = made_.geometry.models[placement->model];
    const auto place = placement->transform.pointBack(origin);
    for (quint32 face = model.firstFace; face < model.firstFace + model.faceCount && steps_ < mostSteps; ++face, ++steps_)
        if (const auto plane = planes_.validAt(plane_.integer(face)); plane && std::abs(plane->of(place)) < rule_.thickness)
            addTo(*placement, face, place, {.entity = entity, .picture = *picture});
}

std::optional<quint32> Finder::pictureOf(const QString &name)
{
    const auto key = name.toLower();
    if (const auto known = pictures_.constFind(key); known != pictures_.constEnd())
        return *known;
    std::optional<quint32> number;
    if (auto picture = read(name); !picture.isNull() && picture.sizeInBytes() / 4 <= texelsLeft_) {
        texelsLeft_ -= picture.sizeInBytes() / 4;
        number = static_cast<quint32>(found_.pictures.size());
        found_.pictures.push_back(std::move(picture));
    } else {
        found_.missing.append(name);
        found_.wad = files_.wads().value(0);
    }
    pictures_.insert(key, number);
    return number;
}

QImage Finder::read(const QString &name) const
{
    const auto file = files_.findInWads(name + u".mip"_s);
    const auto bytes = file ? files_.read(*file) : Result<QByteArray>(Error{});
    const auto picture = bytes ? readPicture(bytes.value(), file->stored, {}) : Result<Picture>(Error{});
    return picture ? decalPicture(picture.value()) : QImage();
}

// Also tests back faces, so that a line that begins inside a model hits it.
const ModelPlacement *Finder::placementAt(const Point &origin) const
{
    const auto &placements = made_.scene.placements;
    const Point reach{rule_.reach, rule_.reach, rule_.reach};
    const auto isThere = [](quint32, const ModelPlacement &placement) { return placement.isDrawn && !placement.isUnused(); };
    const RayOptions options{.accepts = isThere, .backFaces = true, .reach = 2 * length(reach)};
    if (const auto hit = made_.caster->first({origin - reach, reach}, placements, options))
        return &placements[hit->placement];
    const auto world = std::ranges::find_if(placements, &ModelPlacement::isWorld);
    return world == placements.end() ? nullptr : &*world;
}

void Finder::addTo(const ModelPlacement &placement, quint32 face, const Point &origin, Decal decal)
{
    const auto texinfo = texinfo_.integer(face);
    const auto &from = made_.geometry.faces[face];
    if (from.look.flags & bare || texinfo < 0 || texinfo >= axes_[0].count())
        return;
    const auto places = made_.scene.shown(face);
    const auto shown = std::ranges::find_if(
        places, [&](quint32 scene) { return &made_.scene.placements[made_.scene.faces[scene].placement] == &placement; });
    steps_ += places.size();
    if (shown == places.end())
        return;
    decal.face = *shown;
    const auto &picture = found_.pictures[decal.picture];
    const double sides[] = {static_cast<double>(picture.width()), static_cast<double>(picture.height())};
    const auto &drawn = made_.scene.faces[decal.face];
    std::vector<Corner> corners(from.vertexCount);
    for (quint32 i = 0; i < from.vertexCount; ++i) {
        const auto &vertex = made_.scene.vertexes[drawn.firstVertex + i];
        corners[i].point = toPoint(vertex.point);
        corners[i].light = {static_cast<double>(vertex.light[0]), static_cast<double>(vertex.light[1])};
        const auto away = toPoint(made_.geometry.vertexes[from.firstVertex + i].point) - origin;
        for (size_t axis = 0; axis < 2; ++axis) {
            const auto [x, y, z, offset] = axes_[axis].at(static_cast<quint32>(texinfo));
            const Point along{x, y, z};
            if (!(length(along) > 0))
                return;
            corners[i].place[axis] = dot(away, along) / length(along) / sides[axis] + 0.5;
        }
    }
    for (size_t axis = 0; axis < 2; ++axis)
        corners = clipped(clipped(corners, axis, 1, 1), axis, -1, 0);
    addPart(drawn, corners, decal);
}

void Finder::addPart(const SceneFace &shown, const std::vector<Corner> &corners, Decal decal)
{
    if (corners.size() < 3 || found_.vertexes.size() + 3 * corners.size() > mostVertexes)
        return;
    decal.firstVertex = static_cast<quint32>(found_.vertexes.size());
    const auto &color = made_.scene.vertexes[shown.firstVertex].color;
    for (size_t i = 2; i < corners.size(); ++i)
        for (const size_t corner : {size_t{0}, i - 1, i}) {
            const auto &[point, place, light] = corners[corner];
            found_.vertexes.push_back({narrow(point),
                                       {static_cast<float>(place[0]), static_cast<float>(place[1])},
                                       {static_cast<float>(light[0]), static_cast<float>(light[1])},
                                       color});
        }
    decal.vertexCount = static_cast<quint32>(found_.vertexes.size()) - decal.firstVertex;
    found_.decals.push_back(decal);
}

// Returns whether a triangle covers a point of its plane.
bool covers(std::span<const DecalVertex> triangle, const Point &point)
{
    const std::array corners{toPoint(triangle[0].point), toPoint(triangle[1].point), toPoint(triangle[2].point)};
    const auto normal = cross(corners[1] - corners[0], corners[2] - corners[0]);
    for (size_t i = 0; i < 3; ++i)
        if (dot(cross(corners[(i + 1) % 3] - corners[i], point - corners[i]), normal) < 0)
            return false;
    return dot(normal, normal) > 0;
}

} // namespace

std::optional<quint32> SceneDecals::entityAt(quint32 face, const Point &point) const
{
    std::optional<quint32> entity;
    for (const auto &decal : decals)
        for (quint32 i = 0; decal.face == face && i + 3 <= decal.vertexCount; i += 3)
            if (covers(std::span(vertexes).subspan(decal.firstVertex + i, 3), point))
                entity = decal.entity;
    return entity;
}

QString SceneDecals::sentence() const
{
    constexpr qsizetype mostNamed = 5;
    if (missing.isEmpty())
        return {};
    auto names = missing.mid(0, mostNamed).join(u", "_s);
    if (missing.size() > mostNamed)
        names += u", \u2026"_s;
    return DecalText::tr("Some decals are not drawn: %1 is missing, or does not contain %2.").arg(wad, names);
}

SceneDecals findDecals(const MapScene &made, const GameFiles &files, std::stop_token stop)
{
    if (made.map->game().decals.name.empty())
        return {};
    return Finder(made, files).find(stop);
}

QImage decalPicture(const Picture &picture)
{
    const auto &image = picture.image();
    const auto colors = image.colorTable();
    const bool isGradient =
        picture.isIndexed() && picture.transparent == 255 && colors.size() == 256 && (colors[255] & 0xffffff) != 0xff;
    if (!isGradient)
        return image.convertToFormat(QImage::Format_RGBA8888);
    auto blended = image;
    QList<QRgb> shades;
    for (int i = 0; i < colors.size(); ++i)
        shades.append(qRgba(qRed(colors[255]), qGreen(colors[255]), qBlue(colors[255]), i));
    blended.setColorTable(shades);
    return blended.convertToFormat(QImage::Format_RGBA8888);
}
