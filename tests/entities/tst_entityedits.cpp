#include "core/entities/copied.h"
#include "core/entities/edits.h"
#include "core/entities/textsearch.h"
#include "core/format/formats.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

using Pairs = QList<std::pair<QByteArray, QByteArray>>;
using Entities = QList<Pairs>;

// A text with what it was read as.
struct Text {
    QByteArray bytes;
    const bsp::EntityGrammar *grammar = &bsp::quake3.game().grammar;
    EntityText parsed{};
    std::optional<TextCode> code{}; // as somebody says

    EntitySource source()
    {
        parsed = parseEntities(bytes, *grammar);
        parsed.code = code.value_or(parsed.code);
        return {QByteArrayView(bytes).first(parsed.length), parsed, *grammar};
    }
};

Entities read(const EntitySource &source)
{
    Entities all;
    for (const auto &entity : source.parsed.entities) {
        Pairs pairs;
        for (const auto &pair : source.parsed.pairsOf(entity))
            pairs.append({spanOf(source.text, pair.key).toByteArray(), spanOf(source.text, pair.value).toByteArray()});
        all.append(pairs);
    }
    return all;
}

const auto oddText = "// a map\r\n{ \"classname\" \"worldspawn\" /* } */ \"message\" \"a {brace}\"\r\n}\r\n"
                     "{\n\"classname\" light // \"origin\" \"9 9 9\"\n\"light\" \"300\"\n\t\"light\" \"400\"\n}{ \n}\n\n"
                     "{\"classname\"\"info_\xe4\"\"target\"\"t1\"x y }\n  { \"classname\" \"func_door\"\n\"\" \"empty\" }"_ba;

} // namespace

class TestEntityEdits : public QObject
{
    Q_OBJECT

private slots:
    void aValueOrKeyIsChangedInItsPlace()
    {
        Text text{oddText};
        const qint32 lights[] = {1};
        const auto edit = edits::setValue(text.source(), lights, u"LIGHT"_s, u"500"_s);
        QVERIFY(edit);
        QCOMPARE(applied(text.bytes, edit.value().splices), QByteArray(text.bytes).replace("400", "500"));
        QVERIFY2(states(edit.value().what, {u"LIGHT"_s, u"light"_s}), qPrintable(edit.value().what));
        const auto unquoted = edits::setValue(text.source(), lights, u"classname"_s, u"lamp post"_s);
        QCOMPARE(applied(text.bytes, unquoted.value().splices), QByteArray(text.bytes).replace(" light //", " \"lamp post\" //"));
        QVERIFY(edits::setValue(text.source(), lights, u"light"_s, u"400"_s).value().splices.empty());
        Text equal{"{\n\"target\" \"a\"\n\"target\" \"b\"\n}\n"};
        const qint32 first[] = {0};
        QCOMPARE(applied(equal.bytes, edits::renameKey(equal.source(), first, u"target"_s, u"killtarget"_s, 1).value().splices),
                 "{\n\"target\" \"a\"\n\"killtarget\" \"b\"\n}\n"_ba);
        QVERIFY(!edits::renameKey(equal.source(), first, u"target"_s, u""_s, 1));
    }

    void aNewPairStandsAboveTheBrace()
    {
        Text text{"{\n\"a\" \"b\"\n}\n{ \"c\" \"d\" }\n{\n}"};
        const qint32 all[] = {0, 1, 2};
        const auto edit = edits::setValue(text.source(), all, u"k"_s, u"v"_s);
        QVERIFY(edit);
        QCOMPARE(applied(text.bytes, edit.value().splices),
                 "{\n\"a\" \"b\"\n\"k\" \"v\"\n}\n{ \"c\" \"d\" \n\"k\" \"v\"\n}\n{\n\"k\" \"v\"\n}"_ba);
        QVERIFY2(states(edit.value().what, {u"k"_s, u"3"_s}), qPrintable(edit.value().what));
        Text open{"{\n\"a\" \"b\"\n"};
        const qint32 first[] = {0};
        QVERIFY(edits::setValue(open.source(), first, u"k"_s, u"v"_s).error().contains(u"no closing brace"));
        Text quoted{"{\n\"a\" \"b\"\n\"}x\"\n{ }\n"}; // the game takes "}x" for the end of the entity
        QVERIFY(!edits::setValue(quoted.source(), first, u"k"_s, u"v"_s));
        QVERIFY(edits::setValue(quoted.source(), first, u"a"_s, u"v"_s));
    }

    // Quake does not count them.
    void blanksBehindAKeyStayUnlessItIsRenamed()
    {
        Text text{"{\n\"health  \" \"2\"\n\"wait \" \"1\"\n}\n", &bsp::quake.game().grammar};
        const auto source = text.source();
        const qint32 one[] = {0};
        const auto after = [&](const Splices &splices) { return applied(text.bytes, splices); };
        QCOMPARE(edits::valueOf(source, 0, "health"), QByteArrayView("2"));
        QCOMPARE(after(edits::setValue(source, one, u"health"_s, u"3"_s).value().splices),
                 "{\n\"health  \" \"3\"\n\"wait \" \"1\"\n}\n");
        QCOMPARE(after(edits::renameKey(source, one, u"health"_s, u"max_health"_s).value().splices),
                 "{\n\"max_health\" \"2\"\n\"wait \" \"1\"\n}\n");
        QCOMPARE(after(edits::renameKey(source, one, u"health"_s, u"health"_s).value().splices),
                 "{\n\"health\" \"2\"\n\"wait \" \"1\"\n}\n");
        QCOMPARE(after(edits::removeKey(source, one, u"health"_s).splices), "{\n\"wait \" \"1\"\n}\n");
        QCOMPARE(after(edits::movePair(source, 0, 0, 1).splices), "{\n\"wait \" \"1\"\n\"health  \" \"2\"\n}\n");
    }

    void aPairGoesWithItsLineAndMovesAlone()
    {
        Text text{"{\n\"a\" \"b\"\r\n\t\"c\" \"d\" \n\"e\" \"f\" // why\n}\n{ \"g\" \"h\" \"i\" \"j\" }"};
        const auto without = [&text](qint32 entity, const QString &key, qint32 pair) {
            return applied(text.bytes, edits::removeKey(text.source(), {&entity, 1}, key, pair).splices);
        };
        QCOMPARE(without(0, u"c"_s, 1), QByteArray(text.bytes).replace("\t\"c\" \"d\" \n", ""));
        QCOMPARE(without(0, u"e"_s, 2), QByteArray(text.bytes).replace("\"e\" \"f\" ", ""));
        QCOMPARE(without(1, u"g"_s, 0), QByteArray(text.bytes).replace("\"g\" \"h\" ", ""));
        Text moved{"{\n\"a\" \"1\" // one\n\t\"b\" \"2\"\n\"c\"  \"3\" }"};
        QCOMPARE(applied(moved.bytes, edits::movePair(moved.source(), 0, 2, 0).splices),
                 "{\n\"c\"  \"3\" // one\n\t\"a\" \"1\"\n\"b\" \"2\" }"_ba);
        QCOMPARE(applied(moved.bytes, edits::movePair(moved.source(), 0, 0, 1).splices),
                 "{\n\"b\" \"2\" // one\n\t\"a\" \"1\"\n\"c\"  \"3\" }"_ba);
    }

    void whatCannotBeWrittenIsRefused_data()
    {
        const auto row = addColumns<QString, QString>("key", "value");
        row("empty key", u""_s, u"v"_s);
        row("quote in a key", u"a\"b"_s, u"v"_s);
        row("quote in a value", u"k"_s, u"a \"b\""_s);
        row("line end", u"k"_s, u"a\nb"_s);
        row("NUL", u"k"_s, u"a%1"_s.arg(QChar(0)));
        row("backslash at the end", u"k"_s, u"c:\\"_s);
        row("brace at the start of a value", u"k"_s, u"}x"_s);
        row("brace at the start of a key", u"}"_s, u"x"_s);
        row("not Latin-1", u"k"_s, u"\u20ac"_s);
    }

    void whatCannotBeWrittenIsRefused()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        Text text{"{\n}\n"};
        const qint32 first[] = {0};
        const auto edit = edits::setValue(text.source(), first, key, value);
        QVERIFY(!edit);
        QVERIFY(edit.error().endsWith(u'.'));
        QVERIFY(edits::setValue(text.source(), first, u"k"_s, u"{brace \\ \xe4 // x"_s));
    }

    void entitiesAreAddedCopiedDeletedAndMoved()
    {
        Text text{"{\n\"a\" \"b\"\n}\n{ \"c\" \"d\" } // last"};
        QCOMPARE(applied(text.bytes, edits::addEntity(text.source(), 0, u"light"_s).value().splices),
                 "{\n\"a\" \"b\"\n}\n{\n\"classname\" \"light\"\n}\n{ \"c\" \"d\" } // last"_ba);
        QCOMPARE(applied(text.bytes, edits::addEntity(text.source(), -1, u"x"_s).value().splices),
                 "{\n\"a\" \"b\"\n}\n{ \"c\" \"d\" }\n{\n\"classname\" \"x\"\n}\n // last"_ba);
        const qint32 both[] = {0, 1};
        QCOMPARE(applied(text.bytes, edits::duplicate(text.source(), both).splices),
                 "{\n\"a\" \"b\"\n}\n{\n\"a\" \"b\"\n}\n{ \"c\" \"d\" }\n{ \"c\" \"d\" }\n // last"_ba);
        QCOMPARE(applied(text.bytes, edits::removeEntities(text.source(), both).splices), "// last"_ba);
        Text empty{""};
        QCOMPARE(applied(empty.bytes, edits::addEntity(empty.source(), -1, u"x"_s).value().splices),
                 "{\n\"classname\" \"x\"\n}\n"_ba);
        // Worldspawn stays the first.
        Text many{"{ \"n\" \"0\" }\n{ \"n\" \"1\" } // one\n{ \"n\" \"2\" }\n{ \"n\" \"3\" }\n"};
        QVERIFY(!edits::moveEntity(many.source(), 0, 2));
        QVERIFY(!edits::moveEntity(many.source(), 2, 0));
        const auto edit = edits::moveEntity(many.source(), 3, 1);
        QVERIFY(edit);
        QCOMPARE(applied(many.bytes, edit.value().splices),
                 "{ \"n\" \"0\" }\n{ \"n\" \"3\" } // one\n{ \"n\" \"1\" }\n{ \"n\" \"2\" }\n"_ba);
    }

    void onlyEntitiesArePasted()
    {
        Text text{"{ \"a\" \"b\" }\n"};
        QVERIFY(!edits::insertText(text.source(), 0, "hello"));
        QVERIFY(!edits::insertText(text.source(), 0, "{ \"a\" \"b\""));
        QVERIFY(!edits::insertText(text.source(), 0, "{ \"a\" }"));
        const auto edit = edits::insertText(text.source(), 0, " \n{\r\n\"x\" \"y\"\r\n}\r\n{ } \n");
        QVERIFY(edit);
        QCOMPARE(applied(text.bytes, edit.value().splices), "{ \"a\" \"b\" }\n{\r\n\"x\" \"y\"\r\n}\r\n{ }\n"_ba);
    }

    void typingIsJoined()
    {
        Splices typed{{5, {}, "a"}};
        QVERIFY(joinTyping(typed, {{6, {}, "b"}}));
        QVERIFY(joinTyping(typed, {{6, "b", {}}}));
        QVERIFY(joinTyping(typed, {{6, {}, "c"}}));
        QCOMPARE(typed, (Splices{{5, {}, "ac"}}));
        QVERIFY(!joinTyping(typed, {{3, {}, "x"}}));
        QVERIFY(!joinTyping(typed, {{7, {}, "\n"}}));
        Splices erased{{5, "f", {}}};
        QVERIFY(joinTyping(erased, {{4, "e", {}}}));
        QVERIFY(joinTyping(erased, {{4, "g", {}}}));
        QCOMPARE(erased, (Splices{{4, "efg", {}}}));
        QVERIFY(!joinTyping(erased, {{9, "z", {}}}));
    }

    // What stands behind the text may give way to it with each character.
    void typingIsJoinedWithWhatStandsBehind()
    {
        const QByteArray zeros(4, '\0'), text = "abc";
        auto lump = text + zeros;
        Splices all;
        for (const auto &next : {Splices{{3, {}, "d"}, {3, zeros, QByteArray(2, '\0')}}, Splices{{4, {}, "e"}},
                                 Splices{{5, {}, "f"}, {5, QByteArray(2, '\0'), QByteArray(1, '\0')}}}) {
            lump = applied(lump, next);
            if (all.empty())
                all = next;
            else
                QVERIFY(joinTyping(all, next));
            QCOMPARE(applied(text + zeros, all), lump);
            QCOMPARE(applied(lump, inverse(all)), text + zeros);
        }
        QVERIFY(joinTyping(all, {{3, "def", {}}, {6, QByteArray(1, '\0'), zeros}}));
        QVERIFY(all.empty());
    }

    void entitiesKeepTheirNumbersThroughEdits()
    {
        Text text{"{ \"n\" \"0\" }\n{ \"n\" \"1\" }\n{ \"n\" \"2\" }\n"};
        const auto before = parseEntities(text.bytes);
        const auto numbers = [&](const Splices &splices) {
            return renumbered(before, parseEntities(applied(text.bytes, splices)), splices);
        };
        const qint32 middle[] = {1};
        QCOMPARE(numbers(edits::removeEntities(text.source(), middle).splices), (std::vector<qint32>{0, -1, 1}));
        QCOMPARE(numbers(edits::duplicate(text.source(), middle).splices), (std::vector<qint32>{0, 1, 3}));
        QCOMPARE(numbers(edits::setValue(text.source(), middle, u"n"_s, u"long value"_s).value().splices),
                 (std::vector<qint32>{0, 1, 2}));
        QCOMPARE(numbers(difference(text.bytes, "{ \"n\" \"2\" }\n")), (std::vector<qint32>{-1, -1, 0})); // whole ones are gone
    }

    // Both changes of one text give one text, in either order; where they change the same bytes, the second is refused.
    void anEditMeetsWhatWasChangedMeanwhile()
    {
        const QByteArray text = "abcdefgh";
        const Splices made = {{1, "b", "BBB"}, {5, "f", {}}}, own = {{0, "a", {}}, {2, "cd", "C"}, {7, "h", "HH"}};
        const auto shifted = shiftedBy(own, made), other = shiftedBy(made, own);
        QVERIFY(shifted && other);
        QCOMPARE(applied(applied(text, made), *shifted), "BBBCegHH"_ba);
        QCOMPARE(applied(applied(text, own), *other), "BBBCegHH"_ba);
        QVERIFY(!shiftedBy({{4, "ef", "x"}}, made));
        QVERIFY(!shiftedBy({{4, {}, "x"}}, {{3, "def", "y"}}));
        QCOMPARE(*shiftedBy({{3, {}, "x"}}, {{3, "def", "y"}}), (Splices{{3, {}, "x"}}));
    }

    void anyEditDoesWhatItSaysAndIsTakenBack_data()
    {
        const auto addRow = addColumns<QByteArray, bool, bool>("bytes", "goldsrc", "isUtf8");
        const auto row = [&addRow](const QString &name, const QByteArray &text, bool goldsrc) {
            for (const bool isUtf8 : {false, true})
                addRow(qPrintable(name + (isUtf8 ? u", UTF-8"_s : u", Latin-1"_s)), text, goldsrc, isUtf8);
        };
        row(u"odd text"_s, oddText, false);
        row(u"odd text, GoldSrc"_s, QByteArray(oddText).replace("/* } */", ""), true);
        row(u"mixed text"_s, QByteArray(oddText).replace("t1", "\xc3\xa4 \xc3 \xe2\x80\xa8\xf0\x9f\x98\x80"), false);
        for (const auto &path : sampleMaps() + realMaps())
            if (const auto map = readMapFile(path))
                row(path, map.value().entityBytes().toByteArray(), &map.value().format() == &bsp::goldsrc);
    }

    // Two hundred random edits in either code, whichever the text is in: each does to the entities, read anew, what the same edit
    // does to a list of lists; taking all back gives the first bytes.
    void anyEditDoesWhatItSaysAndIsTakenBack()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, goldsrc);
        QFETCH(bool, isUtf8);
        const auto code = isUtf8 ? TextCode::Utf8 : TextCode::Latin1;
        Text text{bytes, goldsrc ? &bsp::goldsrc.game().grammar : &bsp::quake3.game().grammar, {}, code};
        if (text.source().parsed.entities.empty() || !text.parsed.entities.back().closed)
            return; // a text without whole entities
        text.bytes.truncate(text.parsed.length);
        const auto original = text.bytes;
        QRandomGenerator random(12);
        QList<Splices> done;
        const int steps = triesFrom("LUMPSCOPE_EDITS_EACH", 80);
        for (int step = 0; step < steps; ++step) {
            const auto source = text.source();
            auto expected = read(source);
            const auto count = static_cast<qint32>(expected.size());
            const auto entity = static_cast<qint32>(random.bounded(count));
            const qint32 one[] = {entity};
            auto &pairs = expected[entity];
            const auto pairCount = static_cast<int>(pairs.size());
            const auto typed = QString::number(random.bounded(1000)) + (isUtf8 ? u" {x} \u00e4\u20ac"_s : u" {x} \u00e4"_s);
            const auto value = isUtf8 ? typed.toUtf8() : typed.toLatin1();
            Result<EntityEdit> edit = EntityEdit{};
            switch (random.bounded(12)) {
            case 0:
                edit = edits::setValue(source, one, u"added"_s, typed);
                if (const auto at = edits::pairOf(source, entity, "added"); at >= 0)
                    pairs[at].second = value;
                else
                    pairs.append({"added", value});
                break;
            case 1:
                if (pairCount > 0) {
                    const auto pair = random.bounded(pairCount);
                    edit = edits::setValue(source, one, source.toText(pairs[pair].first), typed, pair);
                    pairs[pair].second = value;
                }
                break;
            case 2:
                if (pairCount > 1) {
                    const auto pair = random.bounded(pairCount);
                    edit = edits::removeKey(source, one, source.toText(pairs[pair].first), pair);
                    pairs.removeAt(pair);
                }
                break;
            case 3:
                if (pairCount > 1) {
                    const auto from = random.bounded(pairCount), to = random.bounded(pairCount);
                    edit = edits::movePair(source, entity, from, to);
                    pairs.move(from, to);
                }
                break;
            case 4:
                edit = edits::addEntity(source, entity, u"info_null"_s);
                expected.insert(entity + 1, {{"classname", "info_null"}});
                break;
            case 5:
                edit = edits::duplicate(source, one);
                expected.insert(entity + 1, Pairs(expected[entity]));
                break;
            case 6:
                if (count > 3) {
                    edit = edits::removeEntities(source, one);
                    expected.removeAt(entity);
                }
                break;
            case 7:
                if (const auto to = static_cast<qint32>(random.bounded(count)); to > 0 && entity > 0) {
                    edit = edits::moveEntity(source, entity, to);
                    expected.move(entity, to);
                }
                break;
            case 8:
                if (pairCount > 0) {
                    const auto pair = random.bounded(pairCount);
                    edit = edits::renameKey(source, one, source.toText(pairs[pair].first), typed, pair);
                    pairs[pair].first = value;
                }
                break;
            case 9:
                edit = edits::insertText(source, entity, "{ \"pasted\" \"" + value + "\" }");
                expected.insert(entity + 1, {{"pasted", value}});
                break;
            case 10:
                edit = edits::addOfModel(source, entity, u"func_door"_s, 1, u"1 2 0.5"_s);
                expected.insert(entity + 1, {{"classname", "func_door"}, {"model", "*1"}, {"origin", "1 2 0.5"}});
                break;
            case 11: {
                const auto by = QByteArray(isUtf8 ? "{\xc3\xb6}" : "{\xf6}");
                const auto search = TextSearch::create({.pattern = u"{x}"_s, .code = code});
                const auto never = [] { return false; };
                edit = EntityEdit{.splices = search.value().replacements(source.text, u"{\u00f6}"_s, never).value()};
                for (auto &each : expected)
                    for (auto &[key, its] : each) {
                        key.replace("{x}", by);
                        its.replace("{x}", by);
                    }
                break;
            }
            }
            QVERIFY2(edit, edit ? "" : qPrintable(edit.error()));
            done.append(edit.value().splices);
            text.bytes = applied(text.bytes, done.back());
            QCOMPARE(read(text.source()), expected);
        }
        while (!done.isEmpty())
            text.bytes = applied(text.bytes, inverse(done.takeLast()));
        QCOMPARE(text.bytes, original);
    }
};

ADD_TEST(TestEntityEdits, QCoreApplication)
#include "tst_entityedits.moc"
