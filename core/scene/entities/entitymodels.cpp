#include "core/scene/entities/entitymodels.h"

#include "core/entities/edits.h"
#include "core/entities/places.h"
#include "core/games/entityclass.h"
#include "core/games/keyvalues.h"
#include "core/numbers.h"
#include "core/sorting.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"

#include <QHash>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr double fallsUpTo = 4096; // map units, as far as Quake III lets items fall
constexpr double aboveFeet = 1;    // map units, where a fall begins, because an item on the floor touches it
constexpr qint32 largestChoice = 1 << 20;
// CG_Item() of Quake III's cgame/cg_ents.c: five radians per second, and a little more for each number that the game gives
// an entity. The first 64 numbers are the players' (MAX_CLIENTS). Entities that the game frees at once leave their numbers
// to others, so these may differ from the map's.
constexpr double slowestBob = 5, fasterByNumber = 0.01, bobsBefore = 1; // bobsBefore in seconds
constexpr int firstNumber = 64;

std::array<qint32, 3> cellOf(const Point &point)
{
    std::array<qint32, 3> cell{};
    for (size_t i = 0; i < 3; ++i)
        cell[i] = static_cast<qint32>(std::lround(2 * std::clamp(point[i], -maxCoordinate, maxCoordinate)));
    return cell;
}

// Returns a model's axes. Half-Life's models look up with a positive pitch (cl_dll/StudioModelRenderer.cpp,
// StudioSetUpTransform(); Xash3D's ref/gl/gl_studio.c, R_StudioSetUpTransform()), and so do Quake's (gl_rmain.c,
// R_RotateForEntity()). All others look down: Half-Life's sprites (R_DrawSpriteModel()), Quake II's models, which
// R_DrawAliasModel() of ref_gl/gl_mesh.c turns back before R_RotateForEntity() turns them over, and Quake III's
// (AnglesToAxis()).
std::array<Point, 3> axesOf(const ModelPlacement &placement, const QString &file, bool isUpsideDown)
{
    const auto [pitch, yaw, roll] = placement.angles;
    const bool looksUp = file.endsWith(u".mdl", Qt::CaseInsensitive);
    auto axes = looksUp ? transformOf({}, {-pitch, yaw, roll}).axes : placement.transform.axes;
    if (isUpsideDown)
        for (auto &axis : std::span(axes).last(2))
            axis = axis * -1;
    return axes;
}

// Returns a word by its number, from 0, of words separated by spaces; empty if there are fewer.
std::string_view wordAt(std::string_view words, qint32 number)
{
    for (; !words.empty() && number > 0; --number)
        words.remove_prefix(std::min(words.find(' '), words.size() - 1) + 1);
    return words.substr(0, words.find(' '));
}

class ModelFinder
{
public:
    explicit ModelFinder(const MapScene &scene)
        : map_(*scene.map), source_(map_.entitySource()), classes_(map_.classes()), lights_(scene), leafs_(map_),
          areas_(map_.column(map_.format().columns.leafArea))
    {
    }

    EntityModels find(const std::stop_token &stop)
    {
        const auto count = static_cast<qint32>(map_.entities().entities.size());
        for (qint32 entity = 1; entity < count && found_.shown.size() < mostShownModels && !stop.stop_requested(); ++entity)
            add(entity);
        return std::move(found_);
    }

private:
    QByteArrayView value(qint32 entity, QByteArrayView key) const { return edits::valueOf(source_, entity, key); }

    qint32 choice(qint32 entity, QByteArrayView key) const
    {
        return static_cast<qint32>(std::clamp<qint64>(leadingNumber(value(entity, key)), 0, largestChoice));
    }

    quint32 bitsOf(qint32 entity, QByteArrayView key) const { return bsp::flagsIn(value(entity, key), source_.values()); }

    // Returns the model that the entity's keys name; empty if none does.
    QString namedFile(qint32 entity) const
    {
        for (const auto key : map_.game().modelKeys)
            if (const auto name = QString::fromLatin1(value(entity, viewOf(key))); isModelName(name))
                return name;
        return {};
    }

    void add(qint32 entity)
    {
        const bsp::EntityClass itsClass(classes_, value(entity, "classname"));
        const auto *known = itsClass.model();
        const auto rule = known ? ruleOf(entity, *known) : bsp::ClassModel();
        const bool isNamed = !value(entity, "targetname").isEmpty();
        const auto flags = bitsOf(entity, "spawnflags");
        const bool waits = isNamed && (rule.isHiddenByName || (rule.shownBy != 0 && !(flags & rule.shownBy)));
        if (rule.isHidden || flags & rule.hiddenBy || waits)
            return;
        const auto files = filesOf(entity, itsClass, rule);
        if (files.isEmpty())
            return;
        const auto placement = placementByKeys(map_, static_cast<quint32>(entity));
        if (placement.isFaded())
            return;
        auto shown = standing(placement, rule, flags);
        shown.isLeftOver = itsClass.isFreed(isNamed);
        for (const auto &file : files) {
            if (rule.turn == 0)
                shown.transform.axes = axesOf(placement, file, isUpsideDown(entity, rule));
            show(shown, {.name = file, .choice = choiceOf(entity, rule)});
            if (!rule.part.empty())
                show(shown, {.name = file.left(file.lastIndexOf(u'.')) + fromView(rule.part),
                             .carrier = file,
                             .tag = fromView(rule.tag)});
        }
    }

    void show(ShownModel shown, const ModelFile &file)
    {
        if (found_.shown.size() >= mostShownModels)
            return;
        shown.file = fileOf(file);
        found_.shown.push_back(shown);
    }

    bool isUpsideDown(qint32 entity, const bsp::ClassModel &rule) const
    {
        return !rule.ceilingKey.empty() && leadingNumber(value(entity, viewOf(rule.ceilingKey))) == 1;
    }

    bool fits(qint32 entity, const bsp::ModelVariant &variant) const
    {
        if (variant.isOfWorld)
            entity = 0;
        const auto key = viewOf(variant.key);
        return variant.bits != 0 ? (bitsOf(entity, key) & variant.bits) == variant.bits
                                 : leadingNumber(value(entity, key)) == variant.number;
    }

    // Returns the rule as changed by the variants that fit the entity.
    bsp::ClassModel ruleOf(qint32 entity, bsp::ClassModel rule) const
    {
        std::string_view decided; // the key of the last variant that fitted
        for (const auto &variant : rule.variants) {
            if (variant.key == decided || !fits(entity, variant))
                continue;
            decided = variant.key;
            if (!variant.files.empty())
                rule.files = variant.files;
            if (variant.skin != 0)
                rule.skin = variant.skin;
            rule.parts |= variant.parts;
            if (variant.frames > 0) {
                rule.frame = variant.frame;
                rule.frames = variant.frames;
            }
            if (variant.scale > 0)
                rule.scale = variant.scale;
        }
        return rule;
    }

    QStringList filesOf(qint32 entity, const bsp::EntityClass &itsClass, const bsp::ClassModel &rule) const
    {
        if (rule.files.empty() || rule.isRenamable)
            if (const auto named = namedFile(entity); !named.isEmpty())
                return {named};
        if (itsClass.model()) {
            auto files = fromView(rule.files).split(u' ', Qt::SkipEmptyParts);
            if (rule.fileKey.empty())
                return files;
            const auto named = QString::fromLatin1(value(entity, viewOf(rule.fileKey)));
            return named.isEmpty() ? QStringList() : files.replaceInStrings(u"*"_s, named);
        }
        const auto shown = QString::fromUtf8(itsClass.definition().shown());
        return isModelName(shown) ? QStringList{shown} : QStringList();
    }

    ModelChoice choiceOf(qint32 entity, const bsp::ClassModel &rule) const
    {
        const auto either = [&](int ruled, QByteArrayView key) { return ruled > 0 ? ruled : choice(entity, key); };
        return {.body = rule.parts != 0 ? 0 : either(rule.body, "body"),
                .skin = either(rule.skin, "skin"),
                .sequence = either(rule.sequence, "sequence"),
                .parts = rule.parts,
                .activity = rule.activity,
                .sequenceName = wordAt(rule.poses, choice(entity, "pose"))};
    }

    ShownModel standing(const ModelPlacement &placement, const bsp::ClassModel &rule, quint32 flags)
    {
        const auto entity = placement.entity;
        ShownModel shown{.entity = entity,
                         .transform = placement.transform,
                         .scale = static_cast<double>(rule.scale),
                         .turn = static_cast<double>(rule.turn),
                         .bob = static_cast<double>(rule.bob),
                         .bobRate = slowestBob + fasterByNumber * (firstNumber + entity),
                         .isCentred = rule.isCentred,
                         .renderMode = placement.renderMode,
                         .renderAmount = placement.renderAmount,
                         .renderColor = placement.renderColor,
                         .renderEffect = placement.renderEffect,
                         .pulse = pulseOf(placement),
                         .firstFrame = choice(entity, "frame")};
        if (rule.frames > 0) {
            shown.firstFrame = rule.frame;
            shown.frameCount = rule.frames;
            shown.rate = static_cast<double>(rule.rate);
        }
        if (rule.opacity < 1) {
            shown.renderMode = RenderMode::Texture;
            shown.renderAmount = 255 * static_cast<double>(rule.opacity);
        }
        if (rule.turn != 0)
            shown.transform = {.origin = placement.transform.origin};
        // q3map's misc_model uses modelscale, GoldSrc's sprites use scale, where 0 means 1.
        for (const auto *key : {"modelscale", "scale"})
            if (const double factor = readNumber(value(entity, key)); factor > 0 && factor <= maxCoordinate)
                shown.scale *= factor;
        shown.framesPerSecond = std::clamp(readNumber(value(entity, "framerate")), 0.0, 1000.0);
        auto &origin = shown.transform.origin;
        if (rule.falls && !(flags & rule.hangs))
            letFall(origin, static_cast<double>(rule.feet));
        const auto leaf = leafs_.steps() < LeafFinder::mostSteps ? leafs_.leafAt(origin) : -1;
        shown.cluster = leaf < 0 ? -1 : clusterOfLeaf(map_, static_cast<quint32>(leaf));
        shown.area = leaf < 0 || areas_.count() == 0 ? -1 : areas_.integer(static_cast<quint32>(leaf));
        shown.light = lights_.at(origin, rule.isOfCeiling || isUpsideDown(entity, rule));
        origin[2] += static_cast<double>(rule.lift);
        return shown;
    }

    void letFall(Point &origin, double feet) const
    {
        if (const auto floor = lights_.floorUnder(origin + Point{0, 0, aboveFeet}, fallsUpTo + feet))
            origin[2] = *floor + feet;
    }

    quint32 fileOf(const ModelFile &file)
    {
        const auto &[body, skin, sequence, parts, activity, sequenceName] = file.choice;
        const auto key = u"%1\n%2 %3 %4 %5 %6 %7\n%8\n%9"_s.arg(file.name.toLower())
                             .arg(body)
                             .arg(skin)
                             .arg(sequence)
                             .arg(parts)
                             .arg(activity)
                             .arg(fromView(sequenceName), file.carrier.toLower(), file.tag);
        const auto known = numbers_.constFind(key);
        if (known != numbers_.constEnd())
            return *known;
        const auto number = static_cast<quint32>(found_.files.size());
        found_.files.push_back(file);
        numbers_.insert(key, number);
        return number;
    }

    const MapFile &map_;
    EntitySource source_;
    bsp::GameClasses classes_;
    ModelLights lights_;
    LeafFinder leafs_;
    Column areas_;
    EntityModels found_;
    QHash<QString, quint32> numbers_;
};

} // namespace

Transform ShownModel::transformAt(double seconds) const
{
    auto moved = transform;
    if (turn != 0)
        moved.axes = transformOf({}, {0, std::fmod(turn * seconds, 360.0), 0}).axes;
    moved.origin[2] += bob * std::cos((seconds + bobsBefore) * bobRate);
    return moved;
}

float ShownModel::amountAt(double seconds) const
{
    if (renderMode == RenderMode::Normal)
        return 1;
    return pulse.isSteady() ? static_cast<float>(renderAmount / 255) : pulse.at(seconds);
}

bool ModelSight::isThere(const ShownModel &shown) const
{
    const auto isIn = [](qint64 number, std::span<const quint8> seen) {
        return number < 0 || number >= std::ssize(seen) || seen[static_cast<size_t>(number)] != 0;
    };
    // Area 0 is that of solid leafs: a model whose origin is there is in no area, like faces.
    return isIn(shown.cluster, clusters) && (shown.area <= 0 || isIn(shown.area, areas));
}

float ModelSight::amountOf(const ShownModel &shown) const
{
    if (seconds || shown.renderMode == RenderMode::Normal)
        return shown.amountAt(seconds.value_or(0));
    return static_cast<float>(shown.renderAmount / 255);
}

EntityModels entityModels(const MapScene &scene, std::stop_token stop) { return ModelFinder(scene).find(stop); }

CompiledModels::CompiledModels(const Geometry &geometry)
{
    corners_.reserve(geometry.vertexes.size());
    for (const auto &vertex : geometry.vertexes)
        corners_.push_back(cellOf(toPoint(vertex.point)));
    sortUnique(corners_);
}

// Also tests the cells around, because compilers round slightly.
bool CompiledModels::hasCorner(const Point &point) const
{
    const auto cell = cellOf(point);
    for (qint32 x = -1; x <= 1; ++x)
        for (qint32 y = -1; y <= 1; ++y)
            for (qint32 z = -1; z <= 1; ++z)
                if (std::ranges::binary_search(corners_, std::array<qint32, 3>{cell[0] + x, cell[1] + y, cell[2] + z}))
                    return true;
    return false;
}

bool CompiledModels::has(const Model &model, const ShownModel &shown) const
{
    for (size_t i = 0; i < 3; ++i)
        if (!hasCorner(shown.transform.point(toPoint(model.points[model.indexes[i]].point) * shown.scale)))
            return false;
    return true;
}
