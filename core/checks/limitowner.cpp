#include "core/checks/limitowner.h"

#include "core/checks/checkers.h"
#include "core/map/worldvalue.h"

#include <algorithm>

namespace
{

struct Compiler {
    std::string_view name;  // in Format::engines
    std::string_view key{}; // the value it writes for the first entity's `compiler` contains this; empty: it writes none
};

// VHLT, and SDHLT after it, which has the same limits, write "ZHLT v3.4 VL34 (date)": hlcsg/map.cpp, ParseMapEntity(), and
// HACK_VERSIONSTRING of common/cmdlib.h. Older builds of ZHLT omit "VL34".
constexpr Compiler compilers[] = {{"SDK tools"}, {"VHLT", " VL"}, {"ericw-tools"}, {"q2tools"}};

} // namespace

int compilerOf(const MapFile &map)
{
    const auto compiler = worldValue(map, "compiler");
    for (const auto &[name, key] : compilers)
        if (!key.empty() && compiler.contains(QByteArrayView(key.data(), static_cast<qsizetype>(key.size()))))
            return findEngine(map.format(), fromView(name));
    return -1;
}

QString limitOwner(const MapFile &map, const EffectiveLimit &limit)
{
    const auto name = map.format().engines[static_cast<size_t>(limit.profile)].name;
    const bool isWhole = limit.engine || std::ranges::find(compilers, name, &Compiler::name) != std::end(compilers);
    return isWhole ? fromView(name) : CheckText::tr("the %1 tools").arg(fromView(name));
}
