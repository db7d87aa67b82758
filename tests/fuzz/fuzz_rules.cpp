// Whatever the bytes: they are rules or it is said in which line they are not; and what they make of a text can be
// taken back and is as whole as the text was.
#include "core/entities/entityrules.h"
#include "tests/fuzz/grown.h"

#include <QElapsedTimer>

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
    return 0;
}
