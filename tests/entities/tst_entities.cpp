#include "core/entities/edits.h"
#include "core/format/formats.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

// [key=value;key=value][...]
QByteArray printed(QByteArrayView text, const EntityText &parsed)
{
    QByteArray result;
    for (const auto &entity : parsed.entities) {
        QByteArrayList pairs;
        for (const KeyValue &pair : parsed.pairsOf(entity))
            pairs += spanOf(text, pair.key).toByteArray() + '=' + spanOf(text, pair.value).toByteArray();
        result += '[' + pairs.join(';') + ']';
    }
    return result;
}

struct Fault {
    quint32 line;
    qint32 entity;
    bool fatal;
    const char *about;
};
using Faults = std::vector<Fault>;

} // namespace

class TestEntities : public QObject
{
    Q_OBJECT

private slots:
    void textIsReadAsTheGamesReadIt_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("text", "entities");
        row("nothing", "", "");
        row("white space", " \n\t\r\n", "");
        row("usual", "{\n\"classname\" \"worldspawn\"\n\"a b\" \"c  d\"\n}\n{\n\"x\" \"y\"\n}\n",
            "[classname=worldspawn;a b=c  d][x=y]");
        row("crlf", "{\r\n\"a\" \"b\"\r\n}\r\n", "[a=b]");
        row("empty entity", "{}{ }", "[][]");
        row("glued braces", "{\"a\"\"b\"}{\"c\" \"d\"}", "[a=b][c=d]");
        row("without quotes", "{ a b c d }", "[a=b;c=d]");
        row("brace inside a word", "{ a}b c{d }", "[a}b=c{d]");
        row("brace before a word", "{a b }", "[a=b]"); // a fault, but read as it was meant
        row("quote inside a word", "{ a\"b c }", "[a\"b=c]");
        row("line comments", "// {\n{ // x \"y\"\n\"a\" // z\n\"b\" }//", "[a=b]");
        row("block comments", "/* { */ { \"a\" /* \" */ \"b\" } /* {", "[a=b]");
        row("no comment inside quotes", "{ \"a\" \"http://b/*c\" }", "[a=http://b/*c]");
        row("slash in a word", "{ a/b c// }", "[a/b=c//]");
        row("new line inside quotes", "{ \"a\" \"b\nc\" }", "[a=b\nc]");
        row("backslash is no escape", "{ \"a\" \"b\\\" c d }", "[a=b\\;c=d]");
        row("braces inside quotes", "{ \"a\" \"b{c}d\" \"e}\" \"{f\" }", "[a=b{c}d;e}={f]");
        row("quoted braces open and close", "\"{\" \"a\" \"b\" \"}\" { c d }", "[a=b][c=d]");
        row("empty value", "{ \"a\" \"\" \"b\" \"c\" }", "[a=;b=c]");
        row("high bytes", "{\xa0\"a\"\xff\"\xe4\xa0\"\x80}", "[a=\xe4\xa0]");
        row("the same key twice", "{ \"a\" \"b\" \"a\" \"c\" }", "[a=b;a=c]");
        row("an entity inside an entity", "{ \"a\" \"b\" { \"c\" }", "[a=b;{=c]"); // a brace is a key like any other there
    }

    void textIsReadAsTheGamesReadIt()
    {
        QFETCH(QByteArray, text);
        QTEST(printed(text, parseEntities(text)), "entities");
    }

    void eachGameHasItsOwnWords()
    {
        const auto read = [](const bsp::Format &format, const QByteArray &text) {
            const auto parsed = parseEntities(text, format.game().grammar);
            return printed(text, parsed) + QByteArray::number(parsed.faultCount);
        };
        const QByteArray singles = "{ a:b c }", glued = "{a}", high = "{ a\xe4 b }", comment = "{ /* b }";
        QCOMPARE(read(bsp::goldsrc, singles), "[a=:;b=c]0"_ba);
        QCOMPARE(read(bsp::quake2, singles), "[a:b=c]0"_ba);
        QCOMPARE(read(bsp::goldsrc, glued), "[]1"_ba); // a key without a value
        QCOMPARE(read(bsp::quake2, glued), "[]2"_ba);  // the word a} has no value behind it
        QCOMPARE(read(bsp::goldsrc, high), "[a\xe4=b]0"_ba);
        QCOMPARE(read(bsp::quake3, high), "[a=b]0"_ba);
        QCOMPARE(read(bsp::quake2, comment), "[/*=b]0"_ba);
        QCOMPARE(read(bsp::quake3, comment), "[]1"_ba);
        QCOMPARE(read(bsp::goldsrc, "{\"a\"\"b\"}{ }"), "[a=b][]0"_ba);
    }

    // Blanks behind a key stay in the text, whatever the key is to the game.
    void blanksBehindKeysDoNotCountWhereTheGameTakesThemOff()
    {
        const QByteArray text =
            "{ \"health  \" \"2 \" \"angle \" \"90\" \"wad \" \"a\" \" b\" \"c\" \"  \" \"d\" \"e\t\" \"f\" }";
        const auto read = [&](const bsp::Game &game) { return printed(text, parseEntities(text, game.grammar)); };
        QCOMPARE(read(bsp::games::quake2), "[health  =2 ;angle =90;wad =a; b=c;  =d;e\t=f]"_ba);
        QCOMPARE(read(bsp::games::quake3), read(bsp::games::quake2));
        QCOMPARE(read(bsp::games::quake), "[health=2 ;angle =90;wad=a; b=c;=d;e\t=f]"_ba);
        QCOMPARE(read(bsp::games::hexen2), read(bsp::games::quake));
        QCOMPARE(read(bsp::games::nexuiz), read(bsp::games::quake));
        QCOMPARE(read(bsp::games::halfLife), "[health=2 ;angle=90;wad =a; b=c;=d;e\t=f]"_ba);
        const auto parsed = parseEntities(text, bsp::games::quake.grammar);
        const auto &health = parsed.pairs.front();
        QCOMPARE(spanOf(text, wholeWord(text, health.key, health.keyQuoted)), QByteArrayView("health  "));
        QCOMPARE(spanOf(text, withQuotes(text, health.key, health.keyQuoted)), QByteArrayView("\"health  \""));
        QCOMPARE(spanOf(text, withQuotes(text, health.value, health.valueQuoted)), QByteArrayView("\"2 \""));
    }

    void anotherGameMayKnowOtherKeys()
    {
        const QByteArray text = "{ \"classname \" \"worldspawn\" }";
        OPEN_BYTES(opened, MapBuilder::room(bsp::quake3).setLumpBytes("ENTITIES", text + '\0').build());
        auto map = opened;
        QVERIFY(edits::valueOf(map.entitySource(), 0, "classname").isNull());
        map.setGame(bsp::games::nexuiz);
        QCOMPARE(edits::valueOf(map.entitySource(), 0, "classname"), QByteArrayView("worldspawn"));
        QCOMPARE(map.text(map.column(map.format().columns.entityClass), 0), QByteArrayView("worldspawn"));
        QCOMPARE(map.entityText(), QByteArrayView(text));
        map.setGame(bsp::games::openArena);
        QVERIFY(edits::valueOf(map.entitySource(), 0, "classname").isNull());
    }

    void eachFaultIsFoundOnItsLine_data()
    {
        const auto row = addColumns<QByteArray, Faults>("text", "faults");
        row("none", "{\n\"a\" \"b\"\n}\n", {});
        row("no closing brace", "\n{\n\"a\" \"b\"\n\n", {{2, 0, true, "closing brace"}});
        row("next entity opens too early", "{\n\"a\" \"b\"\n{\n\"c\" \"d\"\n}\n", {{5, 0, true, "no value"}});
        row("no closing brace behind another fault", "\n{\n\"a\" \"b\"\n\"\" \"c\"\n",
            {{2, 0, true, "closing brace"}, {4, 0, false, "empty"}});
        row("key without value", "{\n\"a\" \"b\"\n\"c\"\n}\n", {{4, 0, true, "no value"}});
        row("text ends behind a key", "{\n\"a\" \"b\"\n\"c\"\n", {{3, 0, true, "without a value"}});
        row("value starts with a brace", "{\n\"a\"\n\"}b\"\n}\n", {{3, 0, true, "value starts with"}});
        row("key starts with a brace", "{\n\"a\" \"b\"\n\"}c\"\n", {{3, 0, false, "key starts with"}});
        row("empty key", "{\n\"a\" \"b\"\n\"\" \"c\"\n}\n", {{3, 0, false, "empty"}});
        row("quote of a value never closed", "{ }\n{\n\"a\"\n\"b\n}\n",
            {{2, 1, true, "closing brace"}, {4, 1, true, "never closed"}});
        row("quote of a key never closed", "{\n\"a\" \"b\"\n\"c\n}\n", {{3, 0, true, "never closed"}});
        row("quote inside of a word", "{\n\"a\" \"b\n\"c\" \"d\"\n}\n", {{3, 0, false, "inside this word"}});
        row("stray closing brace", "{\n}\n}\n{\n}\n", {{3, -1, true, "closes nothing"}});
        row("words between entities", "{\n}\nlost words and \"more\"\n{\n}\nagain\n",
            {{3, -1, true, "must start"}, {6, -1, true, "must start"}});
        row("glued braces", "{\"a\" \"b\"\n}{\n}\n", {{1, 0, true, "white space"}, {2, 0, true, "white space"}});
        row("comments count as lines", "// 1\n/* 2\n3 */\n}\n", {{4, -1, true, "closes nothing"}});
    }

    void eachFaultIsFoundOnItsLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(Faults, faults);
        const auto parsed = parseEntities(text);
        QStringList found, expected;
        for (const auto &fault : parsed.faults)
            found += u"%1 %2 %3"_s.arg(fault.line).arg(fault.entity).arg(fault.fatal);
        for (const auto &fault : faults)
            expected += u"%1 %2 %3"_s.arg(fault.line).arg(fault.entity).arg(fault.fatal);
        QCOMPARE(found, expected);
        QCOMPARE(parsed.faultCount, static_cast<quint32>(faults.size()));
        for (size_t i = 0; i < faults.size(); ++i) {
            const auto &fault = parsed.faults[i];
            QVERIFY2(fault.what.contains(QLatin1StringView(faults[i].about)) && fault.what.endsWith(u'.'),
                     qPrintable(fault.what));
            QCOMPARE(fault.line, 1 + static_cast<quint32>(text.first(fault.offset).count('\n')));
        }
    }

    void behindAFaultIsReadInTheOrderOfTheText()
    {
        const QByteArray text = "} { \"a\" } x { \"b\" \"}\" } { \"}\" } { \"c\" \"d\" }";
        QCOMPARE(printed(text, parseEntities(text)), "[][b=}][][c=d]"_ba);
        const auto parsed = parseEntities("} { \"\" \"a\" } x { \"b\" } { \"\" \"c\" \"d");
        QVERIFY(parsed.faults.size() > 4);
        QVERIFY(std::ranges::is_sorted(parsed.faults, {}, &EntityFault::offset));
    }

    void spansCoverTheExactTextUpToItsNul()
    {
        const QByteArray text = "  { \"a\" b \"\" \"\" }\n{}";
        const auto parsed = parseEntities(text);
        QCOMPARE(parsed.entities.size(), 2U);
        QCOMPARE(spanOf(text, parsed.entities[0].span).toByteArray(), "{ \"a\" b \"\" \"\" }"_ba);
        QCOMPARE(spanOf(text, parsed.entities[1].span).toByteArray(), "{}"_ba);
        QCOMPARE(parsed.pairs[0].key, (Span{5, 1}));
        QCOMPARE(parsed.pairs[0].value, (Span{8, 1}));
        QCOMPARE(parsed.pairs[1].key, (Span{11, 0}));
        QCOMPARE(parsed.pairs[1].value, (Span{14, 0}));
        QCOMPARE(parsed.entities[1].firstPair, 2U);
        QCOMPARE(parsed.entities[1].pairCount, 0U);
        QCOMPARE(parsed.length, static_cast<quint32>(text.size()));
        const QByteArray ending("{ \"a\" \"b\" }\0{ \"c\" \"d", 20);
        const auto first = parseEntities(ending);
        QCOMPARE(printed(ending, first), "[a=b]"_ba);
        QCOMPARE(first.length, 11U);
        QCOMPARE(first.faultCount, 0U);
        QCOMPARE(parseEntities(QByteArray(5, '\0')).length, 0U);
    }

    void anyTextCutAnywhereIsRead()
    {
        const QByteArray text = "// c\n{ \"a\" \"b\" /* c */ d e \"\" \"}\" }\n} \"{\" x\xe4y { \"} {f";
        for (qsizetype size = 0; size <= text.size(); ++size) {
            const auto cut = text.first(size);
            const auto parsed = parseEntities(cut);
            printed(cut, parsed); // every span lies in the text, or this asserts
            for (const auto &entity : parsed.entities)
                QVERIFY(entity.span.end() <= parsed.length);
            for (const auto &fault : parsed.faults)
                QVERIFY(fault.offset <= parsed.length);
        }
    }

    // Quadratic reading would not come to an end.
    void megabytesOfOneKindAreRead_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("start", "repeated");
        row("a word", "", "a");
        row("a key", "{ ", "a");
        row("a quoted value", "{ \"a\" \"", "b");
        row("opening braces", "", "{");
        row("closing braces", "", "}");
        row("closing braces in an entity", "{ a", "}");
        row("empty entities", "", "{}");
        row("entities without an end", "", "{ ");
        row("quotes", "", "\"");
        row("empty pairs", "{", "\"\"");
        row("stray words", "", "a } ");
        row("keys without a value", "", "{ a } ");
        row("slashes", "", "/");
        row("line comments", "", "//\n");
        row("block comments", "", "/**/");
        row("block comments without an end", "", "/* ");
        row("new lines", "", "\n");
        row("high bytes", "", "\xff");
        row("words and braces", "{", "a{ ");
    }

    void megabytesOfOneKindAreRead()
    {
        QFETCH(QByteArray, start);
        QFETCH(QByteArray, repeated);
        const auto text = start + repeated.repeated(7'000'000 / repeated.size());
        const auto parsed = parseEntities(text);
        QCOMPARE(parsed.length, static_cast<quint32>(text.size()));
        QVERIFY(parsed.entities.size() <= 1'000'000 && parsed.faults.size() <= 1'000);
        QVERIFY(parsed.pairs.size() <= static_cast<size_t>(text.size()) / 2);
        quint32 reached = 0;
        for (const auto &entity : parsed.entities) {
            QVERIFY(entity.span.offset >= reached);
            reached = entity.span.end();
        }
    }

    void entitiesOfRealMapsReadTheSameAlone_data() { addMapRows(); }
    void entitiesOfRealMapsReadTheSameAlone()
    {
        OPEN_MAP(map);
        const auto text = map.entityBytes();
        quint32 reached = 0;
        for (const auto &entity : map.entities().entities) {
            QVERIFY(entity.span.offset >= reached);
            reached = entity.span.end();
            const auto own = spanOf(text, entity.span);
            QVERIFY(own.startsWith('{') && own.endsWith('}'));
            const auto alone = parseEntities(own);
            QCOMPARE(alone.entities.size(), 1U);
            QCOMPARE(alone.faultCount, 0U);
            const auto pairs = map.entities().pairsOf(entity), same = alone.pairsOf(alone.entities[0]);
            QCOMPARE(pairs.size(), same.size());
            for (size_t i = 0; i < pairs.size(); ++i) {
                QCOMPARE(spanOf(text, pairs[i].key).toByteArray(), spanOf(own, same[i].key).toByteArray());
                QCOMPARE(spanOf(text, pairs[i].value).toByteArray(), spanOf(own, same[i].value).toByteArray());
            }
        }
        const auto classname = map.column(map.format().roles.entityList, "classname");
        for (quint32 i = 0; i < classname.count(); ++i)
            QVERIFY(!map.text(classname, i).isEmpty());
    }
};

ADD_TEST(TestEntities, QCoreApplication)
#include "tst_entities.moc"
