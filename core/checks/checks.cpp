#include "core/assets/maptextures.h"
#include "core/checks/checkers.h"
#include "core/map/worldvalue.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr Checker checkers[] = {
    checkLumpExtents, checkBehindText, checkOverlaps,   checkLimits,     checkReferences,   checkSignedNumbers, checkFogs,
    checkSides,       checkTrees,      checkNodeOrder,  checkLeafs,      checkHulls,        checkLightPages,    checkFaces,
    checkExtents,     checkWarps,      checkLightmaps,  checkVisibility, checkPlayableText, checkTextEnd,       checkTargets,
    checkAreaPortals, checkLeak,       checkBrushes,    checkFoliage,    checkLightLayers,  checkClusters,      checkUnseenFaces,
    checkSurfaces,    checkMiptexes,   checkFrames,     checkTextures,   checkDuplicates,   checkOrigins,       checkModelUse,
    checkDefinitions, checkAddedLumps, checkCompanions,
};

constexpr Checker textCheckers[] = {checkEntityText, checkEntityLengths, checkModels,    checkModelBoxes,
                                    checkClasses,    checkFirstEntity,   checkSpawnStops};

constexpr std::string_view knownIds =
    "areaportal-open areaportal-style areaportal-untargeted brush-empty brush-sides bspx-cut bspx-entry bspx-size "
    "choice-unknown class-blank class-missing class-unknown cluster-tiny entities-beside entities-beside-unfit "
    "entities-too-many entity-duplicate entity-end entity-length entity-pairs entity-solid entity-text entity-text-behind "
    "entity-token face-black face-degenerate face-edges face-fullbright face-nonplanar face-off-plane faces-left-out "
    "faces-unseen fog-everywhere foliage-range hulls-missing index-range index-signed key-needed key-unknown leaf-contents "
    "leaf-empty leaf-zero light-beside-unfit light-layer light-pages light-style lightmap-range limit lump-empty lump-outside "
    "lump-overlap map-leaked model-box model-missing model-needed model-shared model-unused node-number node-unreachable "
    "origin-misread origin-missing origin-outside origin-unreadable patch-size record-cut shader-rejected shader-script "
    "sky-missing surface-corners surface-extents surface-type t-junction target-missing texture-axes texture-count "
    "texture-frames texture-left-out texture-missing texture-range texture-size textures-unknown tree-cycle value-type "
    "vis-beside vis-beside-unfit vis-leafs vis-missing vis-range vis-size vis-width wad-missing world-freed worldspawn-missing";

struct Compiler {
    std::string_view name;  // in Format::engines
    std::string_view key{}; // the value it writes for the first entity's `compiler` contains this; empty: it writes none
};

// VHLT writes, as does its successor SDHLT, which has the same limits, "ZHLT v3.4 VL34 (date)": hlcsg/map.cpp, ParseMapEntity(),
// and HACK_VERSIONSTRING of common/cmdlib.h. Older builds of ZHLT omit "VL34".
constexpr Compiler compilers[] = {{"SDK tools"}, {"VHLT", " VL"}, {"ericw-tools"}, {"q2tools"}};

// Returns the compiler that made a map, by its first entity, as an index in Format::engines; -1: unknown.
int compilerOf(const MapFile &map)
{
    const auto compiler = worldValue(map, "compiler");
    for (const auto &[name, key] : compilers)
        if (!key.empty() && compiler.contains(QByteArrayView(key.data(), static_cast<qsizetype>(key.size()))))
            return findEngine(map.format(), fromView(name));
    return -1;
}

} // namespace

QStringList checkIds() { return wordsOf(knownIds); }

Problem &Problems::of(Severity severity, const char *id, int lump, int field)
{
    const auto isIt = [&](const Problem &p) {
        return p.lump == lump && p.field == field && p.severity == severity && p.id == QLatin1StringView(id);
    };
    if (last_ < problems_.size() && isIt(problems_[last_]))
        return problems_[last_];
    last_ = static_cast<size_t>(std::ranges::find_if(problems_, isIt) - problems_.begin());
    if (last_ == problems_.size())
        problems_.push_back({.severity = severity,
                             .id = QString::fromLatin1(id),
                             .lump = lump,
                             .field = field,
                             .number = static_cast<quint32>(last_)});
    return problems_[last_];
}

std::vector<Problem> Problems::take()
{
    std::ranges::stable_sort(problems_, std::greater(), &Problem::severity);
    return std::move(problems_);
}

void checkPlayableText(const CheckContext &context, Problems &problems)
{
    for (const auto checker : textCheckers)
        if (!context.stop.stop_requested())
            checker(context, problems);
}

std::vector<Problem> check(const CheckContext &context)
{
    Problems problems(context.wanted, context.list);
    auto whole = context;
    const std::shared_ptr<const MapFile> unowned(std::shared_ptr<const void>(), &context.map); // the map outlives it
    if (context.files && !context.textures)
        whole.textures = mapTextures(unowned, context.files);
    for (const auto checker : checkers)
        if (!context.stop.stop_requested())
            checker(whole, problems);
    return problems.take();
}

EffectiveLimit effectiveLimit(const MapFile &map, int lump, int engine)
{
    return lump < firstBspxLump ? effectiveLimit(map, map.lump(lump).limits, engine) : EffectiveLimit{};
}

EffectiveLimit effectiveLimit(const MapFile &map, const bsp::Limits &limits, int engine)
{
    if (engine < 0)
        return {};
    const int own = map.format().engineOf(map.game());
    const auto of = [&limits](size_t profile) { return EffectiveLimit{limits[profile], static_cast<int>(profile)}; };
    if (engine != own || limits[static_cast<size_t>(own)].most != 0)
        return of(static_cast<size_t>(engine));
    const auto bounds = [&](size_t profile) {
        return limits[profile].most != 0 && !limits[profile].engine && map.format().plays(profile, map.game());
    };
    if (const int declared = compilerOf(map); declared >= 0 && bounds(static_cast<size_t>(declared)))
        return of(static_cast<size_t>(declared));
    for (size_t profile = 0; profile < limits.size(); ++profile)
        if (bounds(profile))
            return of(profile);
    return {};
}

QString limitOwner(const MapFile &map, const EffectiveLimit &limit)
{
    const auto name = map.format().engines[static_cast<size_t>(limit.profile)].name;
    const bool isWhole = limit.engine || std::ranges::find(compilers, name, &Compiler::name) != std::end(compilers);
    return isWhole ? fromView(name) : CheckText::tr("the %1 tools").arg(fromView(name));
}

qint64 usedOf(const MapFile &map, int lump)
{
    return map.lump(lump).isBlob() ? std::max<qint64>(map.sizeInFile(lump), 0) : map.recordCount(lump);
}

int findEngine(const bsp::Format &format, QStringView name)
{
    for (size_t i = 0; i < format.engines.size(); ++i)
        if (!format.engines[i].name.empty() && name.compare(fromView(format.engines[i].name), Qt::CaseInsensitive) == 0)
            return static_cast<int>(i);
    return -1;
}

QString unknownEngine(const bsp::Format &format, const QString &name)
{
    QStringList names;
    for (const auto &engine : format.engines)
        if (!engine.name.empty())
            names.append(fromView(engine.name));
    return CheckText::tr("%2 has no engine %1. Choose one of: %3.").arg(name, fromView(format.game().title), names.join(u", "_s));
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error: return u"error"_s;
    case Severity::Warning: return u"warning"_s;
    case Severity::Note: break;
    }
    return u"note"_s;
}
