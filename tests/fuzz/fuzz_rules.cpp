// Whatever the bytes: they are rules or it is said in which line they are not; and what they make of a text can be
// taken back and is as whole as the text was. Rules of records edit small maps.
#include "core/cells/assignment.h"
#include "core/entities/entityrules.h"
#include "core/opening/readmap.h"
#include "core/query/filter.h"
#include "tests/fuzz/grown.h"
#include "tests/mapbuilder.h"

#include <QElapsedTimer>

#include <numeric>

namespace {

const QByteArray texts[] = {
    "{\n\"classname\" \"worldspawn\"\n\"a\" \"1\"\n}\n{ \"classname\" \"func_door\" \"model\" \"*1\" }\n"
    "{\n\"classname\" \"light\"\n\"light\" \"300\"\n\"d\" \"\xe4\"\n}{\"target\" \"t1\" \"target\" \"t2\"}",
    "{ classname light /* a */ \"d\" \"\xc3\xa4\" x y } // b", "{ \"classname\" \"light\"", ""};

void apply(const QByteArray &text, const EntityRules &rules)
{
    const bsp::EntityGrammar grammar{.blockComments = true};
    const auto parsed = parseEntities(text, grammar);
    const EntitySource source{QByteArrayView(text).first(parsed.length), parsed, grammar};
    const auto result = applyRules(source, rules, QStringLiteral("m"));
    if (!result)
        return;
    const auto &splices = result.value().splices;
    const auto after = applied(source.text, splices);
    if (applied(after, inverse(splices)) != source.text || result.value().changes.empty() != splices.empty())
        abort();
    if (result.value().matched.size() != rules.rules.size() || parseEntities(after, grammar).faultCount > parsed.faultCount)
        abort();
}

// Returns the records that a rule selects in a map without computed columns; nothing: its filter cannot be parsed.
std::optional<std::vector<quint32>> selected(const MapFile &map, int lump, const RecordRule &rule)
{
    if (rule.filter) {
        const References references(map);
        const auto filter = Filter::parse(*rule.filter, references, lump);
        return filter.fault() ? std::nullopt : std::optional(filter.apply(references, lump));
    }
    std::vector<quint32> all(map.recordCount(lump));
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

// Makes a rule's assignments in a map, until one of them cannot be made.
void assign(MapFile &map, const RecordRule &rule)
{
    if (rule.lump.isEmpty() || rule.assignments.isEmpty())
        abort();
    const int lump = map.findLump(rule.lump);
    for (const auto &text : rule.assignments) {
        if (Assignment::fieldNameIn(text).isEmpty())
            abort();
        const auto assignment = lump == bsp::none ? Error{} : Assignment::parse(text, map, lump);
        const auto records = assignment ? selected(map, lump, rule) : std::nullopt;
        auto changes = records ? changesOf(map, assignment.value(), *records) : Error{};
        if (!changes)
            return;
        const auto edit = editOf(map, std::move(changes).value());
        if (!edit.empty() && !map.apply(edit))
            abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const auto rules = readRules(grown({reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)}));
    if (!rules) {
        if (!rules.error().startsWith(QStringLiteral("Line ")))
            abort();
        return 0;
    }
    QElapsedTimer since;
    since.start();
    for (const auto &text : texts)
        if (since.elapsed() < 8000) // as long as rules may take with one text
            apply(text, rules.value());
    static const std::array rooms{readMap(MapBuilder::room(bsp::quake2).build()), readMap(MapBuilder::room(bsp::quake3).build())};
    for (const auto &room : rooms)
        for (auto map = room.value(); const auto &rule : rules.value().records)
            if (since.elapsed() < 8000)
                assign(map, rule);
    return 0;
}
