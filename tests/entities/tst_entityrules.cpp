// Rules of both kinds of files: what they change in a text, what they leave, and what is no rule.
#include "core/entities/edits.h"
#include "core/entities/entityrules.h"
#include "core/files/system.h"
#include "core/opening/mapsource.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <thread>

namespace {

const auto mapText = "{\n\"classname\" \"worldspawn\"\n\"message\" \"A map\"\n}\n"
                     "{\n\"classname\" \"monster_barney\"\n\"models\" \"models/barney2.mdl\"\n\"body\" \"1\"\n\"targetname\" "
                     "\"b\xe4r\"\n}\n"
                     "{ \"classname\" \"func_door\" \"model\" \"*1\" } // a comment\n"
                     "{\n\"classname\" \"func_door\"\n\"model\" \"*11\"\n\"target\" \"one\"\n\"target\" \"two\"\n}\n"_ba;

struct RuleText {
    QByteArray bytes;
    EntityText parsed = parseEntities(bytes);
    bsp::EntityGrammar grammar{.blockComments = true};
    EntitySource source() const { return {QByteArrayView(bytes).first(parsed.length), parsed, grammar}; }
};

// What the rules make of a text; the sentence where they do not.
QByteArray edited(const QByteArray &text, const QByteArray &rules, const QString &map = u"c1a0"_s)
{
    const RuleText read{text};
    const auto wanted = readRules(rules);
    if (!wanted)
        return wanted.error().toUtf8();
    const auto result = applyRules(read.source(), wanted.value(), map);
    return result ? applied(read.source().text, result.value().splices) : result.error().toUtf8();
}

QByteArray changed(const char *before, const char *after) { return QByteArray(mapText).replace(before, after); }

} // namespace

class TestEntityRules : public QObject
{
    Q_OBJECT

private slots:
    // As Half-Life and Quake read it.
    void blanksBehindKeysDoNotCountWhereTheGameTakesThemOff()
    {
        const RuleText read{"{\n\"classname\" \"light\"\n\"k \" \"1\"\n}\n"};
        const bsp::EntityGrammar grammar{.stripsKeys = true};
        const auto parsed = parseEntities(read.bytes, grammar);
        const EntitySource source{read.bytes, parsed, grammar};
        const auto edit = [&](const QByteArray &rule) {
            const auto result =
                applyRules(source, readRules("[{\"match\": {\"classname\": \"light\"}, " + rule + "}]").value(), {});
            return result ? applied(source.text, result.value().splices) : result.error().toUtf8();
        };
        for (const QByteArray key : {"k", "k "})
            QCOMPARE(edit("\"replace\": {\"" + key + "\": \"2\"}"), QByteArray(read.bytes).replace("\"1\"", "\"2\""));
        for (const QByteArray key : {"k", "k  "})
            QCOMPARE(edit("\"remove\": [\"" + key + "\"]"), QByteArray(read.bytes).replace("\"k \" \"1\"\n", ""));
        QVERIFY(edit("\"add\": {\"new \": \"2\"}").contains("\"new\" \"2\""));
    }

    void eachRuleDoesWhatItSays_data()
    {
        const auto add = addColumns<QByteArray, QByteArray>("rules", "expected");
        const auto end = "{\n\"classname\" \"info_null\"\n\"target\" \"b\xe4r\"\n}\n"_ba;
        add("nothing fits", "[{\"match\": {\"classname\": \"light\"}, \"delete\": true}]", mapText);
        add("no rules", "// none\n[]", mapText);
        add("delete", "[{\"match\": {\"classname\": \"monster_*\"}, \"delete\": true}]",
            changed("{\n\"classname\" \"monster_barney\"\n\"models\" \"models/barney2.mdl\"\n\"body\" "
                    "\"1\"\n\"targetname\" \"b\xe4r\"\n}\n",
                    ""));
        add("delete in a line", "[{\"match\": {\"model\": \"*1\"}, \"delete\": true}]",
            changed("{ \"classname\" \"func_door\" \"model\" \"*1\" } ", ""));
        add("a star at the end", "[{\"match\": {\"models\": \"models/*\"}, \"replace\": {\"body\": 2}}]",
            changed("\"1\"\n", "\"2\"\n"));
        add("a star at the start", "[{\"match\": {\"models\": \"*2.mdl\"}, \"replace\": {\"body\": \"2\"}}]",
            changed("\"1\"\n", "\"2\"\n"));
        add("two stars", "[{\"match\": {\"models\": \"*barney*\"}, \"replace\": {\"body\": \"2\"}}]",
            changed("\"1\"\n", "\"2\"\n"));
        add("values in their case", "[{\"match\": {\"classname\": \"Func_door\"}, \"delete\": true}]", mapText);
        add("keys in any case", "[{\"match\": {\"Body\": \"1\"}, \"replace\": {\"BODY\": \"2\"}}]",
            changed("\"1\"\n", "\"2\"\n"));
        add("not_match",
            "[{\"have\": [\"classname\"], \"not_match\": {\"classname\": \"func_*\", \"message\": \"A map\"}, \"remove\": "
            "[\"body\"]}]",
            changed("\"body\" \"1\"\n", ""));
        add("not_match of another key",
            "[{\"match\": {\"body\": \"1\"}, \"not_match\": {\"skin\": \"1\"}, \"remove\": [\"body\"]}]",
            changed("\"body\" \"1\"\n", ""));
        add("not_have", "[{\"have\": [\"model\"], \"not_have\": [\"target\"], \"remove\": [\"model\"]}]",
            changed("\"model\" \"*1\" ", ""));
        add("the last of equal keys",
            "[{\"match\": {\"target\": \"one\"}, \"delete\": true}, {\"match\": {\"target\": \"two\"}, \"add\": "
            "{\"target\": \"3\"}}]",
            changed("\"two\"", "\"3\""));
        add("remove takes all of them", "[{\"have\": [\"target\"], \"remove\": [\"target\"]}]",
            changed("\"target\" \"one\"\n\"target\" \"two\"\n", ""));
        add("replace adds nothing", "[{\"have\": [\"body\"], \"replace\": {\"skin\": \"1\"}}]", mapText);
        add("add", "[{\"have\": [\"body\"], \"add\": {\"skin\": \"1\", \"body\": \"7\"}}]",
            QByteArray(mapText).replace("\"body\" \"1\"", "\"body\" \"7\"").replace("b\xe4r\"\n", "b\xe4r\"\n\"skin\" \"1\"\n"));
        add("add in a line", "[{\"match\": {\"model\": \"*1\"}, \"add\": {\"wait\": \"-1\"}}]",
            changed("\"*1\" }", "\"*1\" \n\"wait\" \"-1\"\n}"));
        add("rename", "[{\"have\": [\"body\"], \"rename\": {\"body\": \"bodygroup\"}}]", changed("\"body\"", "\"bodygroup\""));
        add("rename over another", "[{\"have\": [\"body\"], \"rename\": {\"body\": \"models\"}}]",
            changed("\"models\" \"models/barney2.mdl\"\n\"body\"", "\"models\""));
        add("a copy",
            "[{\"have\": [\"body\"], \"replace\": {\"body\": \"$models\", \"models\": \"$body\"}, \"add\": {\"skin\": "
            "\"$nothing\"}}]",
            changed("\"models/barney2.mdl\"\n\"body\" \"1\"", "\"1\"\n\"body\" \"models/barney2.mdl\""));
        add("a dollar", "[{\"have\": [\"body\"], \"replace\": {\"body\": \"$$5\"}}]", changed("\"1\"\n", "\"$5\"\n"));
        add("new_entity for each",
            "[{\"have\": [\"body\"], \"new_entity\": [{\"classname\": \"info_null\", \"target\": \"$targetname\", \"x\": "
            "\"$y\"}]}]",
            mapText + end);
        add("new_entity once", "[{\"new_entity\": [{\"classname\": \"info_null\"}]}]",
            mapText + "{\n\"classname\" \"info_null\"\n}\n");
        add("new_entity for each that is deleted",
            "[{\"have\": [\"body\"], \"delete\": true, \"new_entity\": [{\"classname\": \"info_null\", \"target\": "
            "\"$targetname\"}]}]",
            changed("{\n\"classname\" \"monster_barney\"\n\"models\" \"models/barney2.mdl\"\n\"body\" "
                    "\"1\"\n\"targetname\" \"b\xe4r\"\n}\n",
                    "")
                + end);
        add("its maps", "[{\"maps\": [\"C1A0\"], \"have\": [\"body\"], \"remove\": [\"body\"]}]",
            changed("\"body\" \"1\"\n", ""));
        add("other maps", "[{\"maps\": [\"c1a1\"], \"have\": [\"body\"], \"remove\": [\"body\"]}]", mapText);
        add("limit", "[{\"match\": {\"classname\": \"func_door\"}, \"limit\": 1, \"remove\": [\"model\"]}]",
            changed("\"model\" \"*1\" ", ""));
        add("one rule behind the other",
            "[\n// first\n{\"have\": [\"body\"], \"add\": {\"new\": \"1\"}},\n{\"have\": [\"new\"], \"remove\": [\"new\", "
            "\"body\"]}]",
            changed("\"body\" \"1\"\n", ""));
        add("a new one is removed",
            "[{\"new_entity\": [{\"classname\": \"a\"}]}, {\"match\": {\"classname\": \"a\"}, \"delete\": true}]", mapText);
        add("filter:", "; doors\nfilter:\n{\n\"CLASSNAME\" \"FUNC_door\"\n\"model\" \"/^\\*1$/\"\n}\n",
            changed("{ \"classname\" \"func_door\" \"model\" \"*1\" } ", ""));
        add("remove: twice", "remove:\n{\n\"model\" \"*1\"\n}\n{\n\"target\" \"ONE\"\n}\n",
            QByteArray(mapText)
                .replace("{ \"classname\" \"func_door\" \"model\" \"*1\" } ", "")
                .replace("{\n\"classname\" \"func_door\"\n\"model\" \"*11\"\n\"target\" \"one\"\n\"target\" \"two\"\n}\n", ""));
        add("add:", "Add:\n{\n# this\n\"classname\" \"info_null\"\n\"target\" \"b\xc3\xa4r\"\n}", mapText + end);
        add("modify:",
            "modify:\n{\n match:\n {\n \"body\" \"/1|2/\"\n }\n replace:\n {\n \"body\" \"5\"\n \"skin\" \"5\"\n }\n "
            "delete:\n {\n"
            "\"models\" \"/barney/\"\n }\n insert:\n {\n \"body\" \"6\"\n }\n}\n",
            QByteArray(mapText)
                .replace("\"models\" \"models/barney2.mdl\"\n\"body\" \"1\"", "\"body\" \"5\"")
                .replace("b\xe4r\"\n", "b\xe4r\"\n\"body\" \"6\"\n"));
        add("modify: of equal keys", "modify:\n{\nmatch:\n{\n\"target\" \"one\"\n}\nreplace:\n{\n\"target\" \"t\"\n}\n}",
            changed("\"one\"\n\"target\" \"two\"", "\"t\"\n\"target\" \"t\""));
    }

    void eachRuleDoesWhatItSays()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, expected);
        QCOMPARE(edited(mapText, rules), expected);
    }

    // Stripper:Source's parser.cpp, Stripper::ApplyFileFilter().
    void linesAreReadAsStripperDoes_data()
    {
        const auto add = addColumns<QByteArray, QByteArray>("rules", "expected");
        const auto gone = changed("{ \"classname\" \"func_door\" \"model\" \"*1\" } ", "");
        const auto body = changed("\"1\"\n", "\"2\"\n");
        add("no title", "; the first has none\n{\n\"model\" \"*1\"\n}\n", gone);
        add("no title twice", "{\n\"model\" \"*1\"\n}\n{\n\"classname\" \"none\"\n}\n", gone);
        add("text behind a title", "filter: ; the door\n{\n\"model\" \"*1\"\n}\n", gone);
        add("comments behind pairs", "filter:\n{\n\"model\" \"*1\" // the door\n\"classname\" \"func_door\"; and so on\n}\n",
            gone);
        add("words before a pair", "filter:\n{\nit has \"model\"\t\"*1\"\n}\n", gone);
        add("text behind a brace", "filter:\n{\n\"model\" \"*1\"\n}; the door\n", gone);
        add("lines that say nothing", "The door:\n\nfilter:\nit goes\n{\nfor\n\"model\" \"*1\"\n}\nThe end\n", gone);
        add("the first pair of a line", "filter:\n{\n\"model\" \"*1\" \"classname\" \"light\"\n}\n", gone);
        add("no value", "filter:\n{\n\"model\" \"*1\"\n\"nothing\" \"\"\n}\nmodify:\n", gone);
        add("carriage returns", "filter:\r\n{\r\n\t\"model\" \"*1\"\r\n}\r\n", gone);
        add("modify: without braces of its own",
            "modify: doors\nmatch: them\n{\n\"body\" \"1\"\n}\nreplace:\n{\n\"body\" \"2\" // more\n};\n}", body);
        add("modify: whose second block has no title",
            "modify:\n{\nmatch:\n{\n\"classname\" \"none\"\n}\n}\n{\nmatch:\n{\n\"body\" \"1\"\n}\nreplace:\n{\n\"body\" "
            "\"2\"\n}\n}",
            body);
        add("the last of equal parts counts",
            "modify:\n{\nmatch:\n{\n\"classname\" \"none\"\n}\nmatch:\n{\n\"body\" \"1\"\n}\nreplace:\n{\n\"body\" \"2\"\n}\n}",
            body);
        add("an expression of nothing", "modify:\n{\nmatch:\n{\n\"body\" \"//\"\n}\nreplace:\n{\n\"body\" \"2\"\n}\n}", body);
    }

    void linesAreReadAsStripperDoes()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, expected);
        QCOMPARE(edited(mapText, rules), expected);
    }

    void linesPassedOverAreNoted()
    {
        const auto read = readRules("stray\nfilter: doors\n{\n\"model\" \"*1\" \"a\" \"b\"\nclassname light\n}\n}\n");
        QVERIFY2(read, qPrintable(read ? QString() : read.error()));
        const auto &lines = read.value().ignoredLines;
        QVERIFY2(lines.size() == 4 && states(lines[0], {u"Line 1"_s, u"stray"_s})
                     && states(lines[1], {u"Line 4"_s, u"first pair"_s}) && states(lines[2], {u"Line 5"_s, u"classname light"_s})
                     && states(lines[3], {u"Line 7"_s, u"}"_s}),
                 qPrintable(lines.join(u'\n')));
        const auto many = readRules("filter:\n{\n\"a\" \"b\"\n" + QByteArray("x\n").repeated(10'000) + "}\n");
        QVERIFY(many && many.value().ignoredLines.size() == 100);
    }

    // stripper_qmm's src/ent.cpp, MapEntities::apply_config(), before and since its version 2.5.
    void stripperQmmIsRead_data()
    {
        const auto add = addColumns<QByteArray, QByteArray, QByteArray>("lines", "words", "expected");
        const auto gone = changed("{ \"classname\" \"func_door\" \"model\" \"*1\" } ", "");
        const auto end = "{\n\"classname\" \"info_null\"\n\"target\" \"b\xe4r\"\n}\n"_ba;
        add("filter", "# the door\nfilter:\n{\nmodel=*1\n}\n", "filter: {\n\"model\" \"*1\" }", gone);
        add("filter without a title", "{\n  model=*1\n}\n", "{ \"model\" \"*1\" }", gone);
        add("values in their case", "filter:\n{\nclassname=Func_door\n}\n", "filter: { \"classname\" \"Func_door\" }", mapText);
        add("what is not there", "filter:\n{\nclassname=func_door\ntarget=\n}\n",
            "filter:\n{\n\"classname\" \"func_door\"\n\"target\" \"\"\n}\n", gone);
        add("add", "add:\n{\nclassname=info_null\ntarget=b\xc3\xa4r\nempty=\n}\n",
            "ADD:\n{\n\"classname\" \"info_null\"\n\"target\" \"b\xc3\xa4r\"\n\"empty\" \"\"\n}\n", mapText + end);
        add("replace and with", "replace:\n{\nbody=1\n}\nwith:\n{\nbody=2\nskin=a b\ntargetname=\n}\n",
            "replace: { body 1 } with: { body 2 skin \"a b\" targetname \"\" }",
            QByteArray(mapText).replace("\"body\" \"1\"\n\"targetname\" \"b\xe4r\"\n", "\"body\" \"2\"\n\"skin\" \"a b\"\n"));
        add("two masks", "replace:\n{\nmodel=*1\n}\n{\nmessage=A map\n}\nwith:\n{\nclassname=x\n}\nwith:\n{\nclassname=y\n}\n",
            "replace:\n{\n\"model\" \"*1\"\n}\n{\n\"message\" \"A map\"\n}\nwith:\n{\n"
            "\"classname\" \"x\"\n}\nwith:\n{\n\"classname\" "
            "\"y\"\n}\n",
            QByteArray(mapText).replace("worldspawn", "x").replace("{ \"classname\" \"func_door\"", "{ \"classname\" \"x\""));
        add("all entities", "replace:\n{\n}\nwith:\n{\nclassname=x\n}\n", "replace: { } with: { \"classname\" \"x\" }",
            QByteArray(mapText).replace("worldspawn", "x").replace("monster_barney", "x").replace("func_door", "x"));
        add("an expression for the whole value", "replace:\n{\nclassname=/func_.*/\nmodel=/1|.1/\n}\nwith:\n{\nclassname=x\n}\n",
            "replace: { \"classname\" \"/func_.*/\" \"model\" \"/1|.1/\" }\nwith: { \"classname\" \"x\" }",
            QByteArray(mapText).replace("{ \"classname\" \"func_door\"", "{ \"classname\" \"x\""));
        add("an expression in its case", "filter:\n{\nclassname=/FUNC_.*/\n}\n", "filter: { \"classname\" \"/FUNC_.*/\" }",
            mapText);
        add("the last of equal keys", "filter:\n{\nmodel=*9\nmodel=*1\n}\n", "filter: { \"model\" \"*9\" \"model\" \"*1\" }",
            gone);
        add("one behind the other", "replace:\n{\nbody=1\n}\n{\nbody=2\n}\nwith:\n{\nbody=2\nmodels=\n}\n",
            "replace: { body 1 } { body 2 } with: { body 2 models \"\" }",
            changed("\"models\" \"models/barney2.mdl\"\n\"body\" \"1\"", "\"body\" \"2\""));
    }

    void stripperQmmIsRead()
    {
        QFETCH(QByteArray, lines);
        QFETCH(QByteArray, words);
        QFETCH(QByteArray, expected);
        QCOMPARE(edited(mapText, lines), expected);
        QCOMPARE(edited(mapText, words), expected);
    }

    void whatStripperQmmPassesOverIsNoted()
    {
        const auto notesOf = [](const QByteArray &file) { return readRules(file + "filter:\n{\na=b\n}\n").value().ignoredLines; };
        const auto notes = [&notesOf](const QByteArray &file, const QStringList &facts) {
            const auto found = notesOf(file);
            return found.size() == 1 && states(found.first(), facts);
        };
        QVERIFY(notes("filter:\n{\n}\n", {u"Line 3"_s, u"filter:"_s}));
        QVERIFY(notes("add:\n{\na=b\n}\n", {u"Line 4"_s, u"classname"_s}));
        QVERIFY(notes("with:\n{\na=b\n}\n", {u"Line 4"_s, u"with:"_s, u"replace:"_s}));
        QVERIFY(notes("replace:\n{\na=b\n}\n", {u"Line 2"_s, u"replace:"_s, u"with:"_s}));
        QCOMPARE(notesOf("filter:\n{\n=b\na=b\n}\n"), QStringList()); // an empty key, which no entity has
    }

    // Whatever part of a file is there, it is rules, or it is said in which line it is none.
    void filesCutOffAnywhereAreRulesOrNamed()
    {
        const QByteArray files[] = {
            "[{\"match\": {\"a\": \"b*\"}, \"delete\": true}]",
            "[{\"lump\": \"a\", \"where\": \"b=1\", \"set\": {\"c\": \"+= d\"}}, {\"lump\": \"a\", \"set\": [\"c=1\"]}]",
            "filter: x\n{\n\"a\" \"/b/\" // c\n};\nmodify:\n{\nmatch:\n{\n\"a\" \"b\"\n}\ninsert:\n{\n\"a\" \"b\"\n}\n}\n",
            "replace:\n{\na=/b/\nc=\n}\nwith:\n{\na=c\nb=\n}\nadd:\n{\nclassname=x\n}\n",
            "replace: { \"a\" \"/b/\" c \"\" } with: { \"a\" \"c\" } add: { classname \"x\" }"};
        for (const auto &file : files)
            for (qsizetype size = 0; size <= file.size(); ++size) {
                const QByteArray part(file.constData(), size); // of its own, so that reads behind it are told
                const auto read = readRules(part);
                QVERIFY2(read ? !read.value().rules.empty() || !read.value().records.empty()
                              : read.error().startsWith(u"Line "_s),
                         part.constData());
            }
    }

    void whatIsNotUnderstoodIsNamedByItsLine_data()
    {
        const auto add = addColumns<QByteArray, QByteArray>("rules", "begins");
        add("nothing", "\n", "Line 1: The file contains no rules.");
        add("an unknown name", "[\n{\"match\": {\"a\": \"b\"},\n\"shout\": {}}]", "Line 3: shout is not allowed in a rule.");
        add("a list for an object", "[\n{\"match\": [\"a\"]}]", "Line 2: match should be keys and values in braces.");
        add("an object for a list", "[{\n\"have\": {}}]", "Line 2: have should be a list in square brackets.");
        add("a number in a list", "[{\"have\": [\n5]}]", "Line 2: have should be a list of strings");
        add("a value of another kind", "[{\"match\": {\n\"a\": true}}]", "Line 2: a should be a string in quotes.");
        add("a quote in a value", "[{\"have\": [\"a\"], \"add\": {\n\"b\": \"\\\"\"}}]",
            "Line 2: A key or value cannot contain a quote");
        add("an empty key", "[{\"have\": [\"a\"], \"add\": {\n\"\": \"\"}}]", "Line 2: A key cannot be empty.");
        add("a new name that is none", "[{\"have\": [\"a\"], \"rename\": {\n\"b\": \"\"}}]", "Line 2: A key cannot be empty.");
        add("no selector", "[\n\n{\"add\": {\"b\": \"c\"}}]", "Line 3: This rule does not say which entities it changes");
        add("delete of text", "[{\"have\": [\"a\"],\n\"delete\": \"yes\"}]", "Line 2: delete should be true or false.");
        add("replace and delete", "[{\"delete\": true, \"have\": [\"a\"],\n\"replace\": {\"a\": \"b\"}}]",
            "Line 2: replace cannot be combined with delete.");
        add("rename and delete", "[{\"have\": [\"a\"],\n\"rename\": {\"a\": \"b\"},\n\"delete\": true}]",
            "Line 2: rename cannot be combined with delete.");
        add("add and delete", "[{\"delete\": true, \"have\": [\"a\"],\n\"add\": {\"a\": \"b\"}}]",
            "Line 2: add cannot be combined with delete.");
        add("calc and delete", "[{\"delete\": true, \"have\": [\"a\"],\n\"calc\": {\"a\": \"1\"}}]",
            "Line 2: calc cannot be combined with delete.");
        add("calc without a selector", "[{\"calc\": {\"a\": \"1\"}}]",
            "Line 1: This rule does not say which entities it changes");
        add("calc that is a list", "[{\"have\": [\"a\"],\n\"calc\": [\"a\"]}]",
            "Line 2: calc should be keys and values in braces.");
        add("an expression with a fault", "[{\"have\": [\"a\"], \"calc\": {\"a\": \"value\",\n\"b\": \"value * * 2\"}}]",
            "Line 2: b: There must be a number or a name at character 9, not *.");
        add("no expression", "[{\"have\": [\"a\"], \"calc\": {\"a\": \"\"}}]", "Line 1: a: A number or a name is missing");
        add("set without lump", "[{\"have\": [\"a\"],\n\"set\": {\"a\": \"1\"}}]",
            "Line 2: set is only allowed in a rule with lump.");
        add("lump and match", "[{\"lump\": \"FACES\", \"set\": {\"side\": \"1\"},\n\"match\": {\"a\": \"b\"}}]",
            "Line 2: match is not allowed in a rule with lump.");
        add("lump without set", "[\n{\"lump\": \"FACES\"}]", "Line 2: This rule does not say what it changes");
        add("lump and an empty set", "[\n{\"lump\": \"FACES\", \"set\": []}]", "Line 2: This rule does not say what it changes");
        add("a lump that is a list", "[{\n\"lump\": [], \"set\": [\"a=1\"]}]", "Line 2: lump should be a string in quotes.");
        add("a lump without a name", "[{\n\"lump\": \"\", \"set\": [\"a=1\"]}]", "Line 2: lump should be the name of a lump.");
        add("a field without a name", "[{\"lump\": \"FACES\", \"set\": {\n\" \": \"1\"}}]",
            "Line 2:   is not the name of a field.");
        add("an operator in a field's name", "[{\"lump\": \"FACES\", \"set\": {\n\"side +\": \"1\"}}]",
            "Line 2: side + is not the name of a field.");
        add("no assignment", "[{\"lump\": \"FACES\", \"set\": [\"a=1\",\n\"side\"]}]",
            "Line 2: side names no field before an =.");
        add("a number in set", "[{\"lump\": \"FACES\", \"set\": [\n5]}]", "Line 2: set should be a list of strings");
        add("set of text", "[{\"lump\": \"FACES\",\n\"set\": \"side=1\"}]", "Line 2: set should be a list in square brackets.");
        add("where that is no text", "[{\"lump\": \"FACES\",\n\"where\": 5}]", "Line 2: where should be a filter in quotes.");
        add("an empty filter", "[{\"lump\": \"FACES\",\n\"where\": \" \"}]", "Line 2: where should be a filter in quotes.");
        add("a long filter", "[{\"lump\": \"FACES\",\n\"where\": \"" + QByteArray(1001, 'x') + "\"}]",
            "Line 2: A filter can have at most 1,000 characters; this one has 1,001.");
        add("too many assignments", "[{\"lump\": \"FACES\", \"set\": [" + QByteArray("\"a=1\",\n").repeated(2'000) + "\"b=1\"]}]",
            "Line 2,001: There are more than 2,000 expressions.");
        add("too many calculations",
            "[{\"have\": [\"a\"], \"calc\": {" + QByteArray("\"a\": \"1\",\n").repeated(2'000) + "\"b\": \"1\"}}]",
            "Line 2,001: There are more than 2,000 expressions.");
        add("remove and delete", "[{\"delete\": true, \"have\": [\"a\"],\n\n\"remove\": [\"a\"]}]",
            "Line 3: remove cannot be combined with delete.");
        add("a limit of text", "[{\"have\": [\"a\"],\n\"limit\": \"some\"}]", "Line 2: limit should be a whole number.");
        add("no rule", "[\n5]", "Line 2: Each rule should be in braces.");
        add("no list", "{\"match\": {}}", "Line 1: Rules should be a list");
        add("no comma", "[{\"have\": [\"a\"]\n\"delete\": true}]", "Line 2: Expected a comma or }.");
        add("an open quote", "[{\"have\": [\"a\n\"]}]", "Line 1: A string is not closed");
        add("more behind it", "[]\n[]", "Line 2: There is more text after the end");
        add("deep", QByteArray(100'000, '['), "Line 1: The rules are too large or nested too deeply.");
        add("an unknown block", "filter:\n{\n\"a\" \"b\"\n}\nexplode:\n{\n}", "Line 5: explode: is not a block.");
        add("words", "filter everything", "Line 1: filter everything is unknown here, and the file contains");
        add("an unknown part", "modify:\n{\nmatch:\n{\n\"a\" \"b\"\n}\nturn:\n{\n}\n}", "Line 7: turn: is not part of modify:");
        add("no pair", "add:\n{\n\"classname\"\n}", "Line 2: This block adds an entity without keys.");
        add("a title inside", "filter:\n{\n\"a\" \"b\"\nadd:\n{\n}", "Line 2: This block is never closed.");
        add("modify: without an end", "modify:\n{\nmatch:\n{\n\"a\" \"b\"\n}\nfilter:\n{\n\"a\" \"b\"\n}",
            "Line 2: This block is never closed.");
        add("a part without modify:", "filter:\nmatch: them\n{\n\"a\" \"b\"\n}", "Line 2: match: is not a block.");
        add("a title and no block", "filter:\n", "Line 1: The file contains no rules.");
        add("a worldspawn of qmm", "add:\n{\nclassname=worldspawn\n}\n", "Line 2: A worldspawn cannot be added.");
        add("a quote of qmm", "add:\n{\nclassname=a\nb=\"c\"\n}\n", "Line 4: A key or value cannot contain a quote");
        add("a wrong expression of qmm", "filter:\n{\na=/(/\n}\n", "Line 3: This is not a valid regular expression");
        add("no end of qmm", "filter:\n{\na=b\n", "Line 2: This block is never closed.");
        add("no end of quoted words", "with: { \"a\n", "Line 1: This block is never closed.");
        add(
            "more of qmm than any needs",
            "replace:\n" + QByteArray("{\na=b\n}\n").repeated(10'000) + "with:\n{\n" +
                [] {
                    QByteArray pairs;
                    for (int i = 0; i < 101; ++i)
                        pairs += "k" + QByteArray::number(i) + "=v\n";
                    return pairs;
                }()
                + "}\n",
            "Line 30,003: The rules are too large.");
        add("too many masks of qmm", "replace:\n" + QByteArray("{\na=b\n}\n").repeated(20'001),
            "Line 60,004: There are more than");
        add("no end", "add:\n{\n\"classname\" \"a\"\n", "Line 2: This block is never closed.");
        add("all entities", "filter:\n{\n}", "Line 2: This block does not say which entities it applies to.");
        add("all entities to modify", "modify:\n{\ninsert:\n{\n\"a\" \"b\"\n}\n}", "Line 2: This block does not say which");
        add("too many expressions",
            "filter:\n{\n" + QByteArray("\"a\" \"/(((a{1,9}){1,9}b){1,3}){1,9}/\"\n").repeated(2'001) + "}",
            "Line 2,003: There are more than 2,000 regular expressions.");
        add("a wrong expression", "filter:\n{\n\"a\" \"/(/\"\n}", "Line 3: This is not a valid regular expression");
        add("a long word", QByteArray(1000, 'x'), "Line 1: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\xe2\x80\xa6 is unknown");
        add("no title", "{\n}", "Line 1: This block does not say which entities it applies to.");
    }

    void whatIsNotUnderstoodIsNamedByItsLine()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, begins);
        const auto read = readRules(rules);
        QVERIFY(!read);
        QVERIFY2(read.error().toUtf8().startsWith(begins), qPrintable(read.error()));
    }

    void rulesOfRecordsAreReadInTheirOrder()
    {
        const auto read = readRules("[{\"lump\": \"faces\", \"where\": \"texture:sky1\", \"maps\": [\"q2dm1\"],\n"
                                    "\"set\": {\"styles[0]\": \"255\", \"flags\": \" += NODRAW\", \"side\": 1}},\n"
                                    "{\"match\": {\"classname\": \"light\"}, \"delete\": true},\n"
                                    "{\"lump\": 3, \"set\": [\"name = \\\"+=\\\"\", \"x -= y\"]}]");
        VERIFY_RESULT(read);
        const auto &rules = read.value();
        QVERIFY(rules.rules.size() == 1 && rules.records.size() == 2);
        const auto &faces = rules.records[0], &third = rules.records[1];
        QCOMPARE(faces.line, 1U);
        QCOMPARE(faces.lump, u"faces"_s);
        QCOMPARE(faces.filter, std::optional(u"texture:sky1"_s));
        QCOMPARE(faces.assignments, (QStringList{u"styles[0]=255"_s, u"flags+= NODRAW"_s, u"side=1"_s}));
        QCOMPARE(faces.maps, QStringList{u"q2dm1"_s});
        QVERIFY(isForMap(faces.maps, u"Q2DM1"_s) && !isForMap(faces.maps, u"q2dm2"_s));
        QCOMPARE(third.line, 4U);
        QCOMPARE(third.lump, u"3"_s);
        QVERIFY(!third.filter && third.maps.isEmpty() && isForMap(third.maps, u"any"_s));
        QCOMPARE(third.assignments, (QStringList{u"name = \"+=\""_s, u"x -= y"_s}));
    }

    void changesAndMatchesAreListed()
    {
        const RuleText text{mapText};
        const auto rules =
            readRules("[{\"have\": [\"body\"], \"add\": {\"skin\": \"1\"}, \"rename\": {\"body\": \"bodygroup\"}},"
                      "{\"match\": {\"model\": \"*1\"}, \"delete\": true}, {\"maps\": [\"other\"], \"have\": [\"a\"]},"
                      "{\"match\": {\"classname\": \"light\"}, \"delete\": true}, {\"new_entity\": [{\"classname\": \"x\"}]}]");
        QVERIFY(rules);
        const auto result = applyRules(text.source(), rules.value(), u"c1a0"_s);
        QVERIFY(result);
        QCOMPARE(result.value().matched, (std::vector<qint32>{1, 1, -1, 0, 1}));
        QStringList listed;
        for (const auto &[entity, key, old, now] : result.value().changes)
            listed.append(u"%1 %2 %3 %4"_s.arg(entity).arg(key, old.value_or(u"-"_s), now.value_or(u"-"_s)).simplified());
        QCOMPARE(listed,
                 (QStringList{u"1 body 1 -"_s, u"1 bodygroup - 1"_s, u"1 skin - 1"_s,
                              u"2 { \"classname\" \"func_door\" \"model\" \"*1\" } -"_s, u"3 - { \"classname\" \"x\" }"_s}));
    }

    void whatARuleDoesNotFindIsListed_data()
    {
        const auto add = addColumns<QByteArray, QStringList>("rule", "lacking");
        add("replace", R"("replace": {"nosuchkey": "5"})", {u"nosuchkey"_s});
        add("calc", R"("calc": {"message2": "value", "nosuchkey": "1", "a": "dmg + 1"})", {u"message2"_s, u"dmg"_s});
        add("replaced already", R"("replace": {"Message": "A map"})", {});
        add("rename", R"("rename": {"nosuchkey": "other"})", {u"nosuchkey"_s});
        add("renamed already", R"("rename": {"nosuchkey": "message"})", {});
        add("remove", R"("remove": ["nosuchkey", "message"])", {u"nosuchkey"_s});
        add("one of two", R"("replace": {"nosuchkey": "5", "message": "B"}, "add": {"nosuchkey": "1"})", {u"nosuchkey"_s});
        add("add", R"("add": {"nosuchkey": "5"})", {});
        add("new_entity", R"("new_entity": [{"classname": "a"}])", {});
    }

    void whatARuleDoesNotFindIsListed()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QStringList, lacking);
        const RuleText text{mapText};
        const auto rules = readRules("[{\"match\": {\"classname\": \"worldspawn\"}, " + rule
                                     + "}, {\"match\": {\"classname\": \"none\"}, \"remove\": [\"a\"]}, "
                                       "{\"have\": [\"classname\"], \"remove\": [\"body\"]}]");
        QVERIFY(rules);
        const auto result = applyRules(text.source(), rules.value(), u"c1a0"_s);
        QVERIFY(result);
        QCOMPARE(result.value().matched[1], 0);
        // Of one that fits no entity that is all there is to say, and one of several entities is enough.
        QCOMPARE(result.value().lacking, (std::vector<QStringList>{lacking, {}, {}}));
    }

    void valuesAreCalculated_data()
    {
        const auto add = addColumns<QByteArray, QByteArray, QByteArray>("pairs", "calc", "expected");
        add("the own value", R"("light" "300")", R"("light": "value * 2")", R"("light" "600")");
        add("a number without quotes", R"("light" "300")", R"("light": 5)", R"("light" "5")");
        add("keys in any case", R"("Light" "300")", R"("LIGHT": "light + 1")", R"("Light" "301")");
        add("the last of equal keys", R"("a" "1" "a" "2")", R"("a": "value + 1")", R"("a" "1" "a" "3")");
        add("another key", R"("health" "1" "dmg" "20")", R"("health": "dmg / 2")", R"("health" "10" "dmg" "20")");
        add("a key that is missing", R"("dmg" "20")", R"("health": "value + dmg")", R"("dmg" "20")");
        add("another key that is missing", R"("health" "1")", R"("health": "value + dmg")", R"("health" "1")");
        add("a missing key gets a result without it", R"("dmg" "20")", R"("health": "dmg * 2")", R"("dmg" "20" "health" "40")");
        add("in order", R"("a" "2" "b" "3")", R"("a": "value + b", "b": "a * 2")", R"("a" "5" "b" "10")");
        add("several numbers", R"("origin" "-8 0  24.5")", R"("origin": "value + 8")", R"("origin" "0 8 32.5")");
        add("and one number", R"("c" "1 2" "f" "10")", R"("c": "value * f")", R"("c" "10 20" "f" "10")");
        add("of another key", R"("a" "1 2" "b" "3 4")", R"("c": "a * b")", R"("a" "1 2" "b" "3 4" "c" "3 8")");
        add("the shortest fraction", R"("a" "1")", R"("a": "value / 10", "b": "1 / 3", "c": "0.00001 * 2")",
            R"("a" "0.1" "b" "0.33333334" "c" "0.00002")");
        add("whole numbers", R"("a" "16777217")", R"("a": "value * 1.0", "b": "-0.0", "c": "1e20", "d": "1e15")",
            R"("a" "16777217" "b" "0" "c" "100000002004087734272" "d" "1000000000000000")");
        add("the same numbers stay as they are written", R"("a" "+1.50  2 ")", R"("a": "value * 1")", R"("a" "+1.50  2 ")");
        add("a number that stays the same", R"("a" "1.0 4.0")", R"("a": "value & ~4")", R"("a" "1.0 0")");
        add("flags", R"("spawnflags" "5")", R"("spawnflags": "value & ~4 | 2")", R"("spawnflags" "3")");
        add("the highest flag, as atoi() reads it", R"("spawnflags" "1")", R"("spawnflags": "value | 0x80000000")",
            R"("spawnflags" "-2147483647")");
        add("missing flags are 0", R"("a" "1")", R"("spawnflags": "value | 2")", R"("a" "1" "spawnflags" "2")");
        add("no flags for none", R"("a" "1")", R"("spawnflags": "value & ~2")", R"("a" "1")");
    }

    void valuesAreCalculated()
    {
        QFETCH(QByteArray, pairs);
        QFETCH(QByteArray, calc);
        QFETCH(QByteArray, expected);
        const auto after = edited("{ " + pairs + " }", "[{\"not_have\": [\"none\"], \"calc\": {" + calc + "}}]");
        QCOMPARE(QByteArray(after).replace('\n', ' ').replace("  \"", " \"").replace("\"}", "\" }"), "{ " + expected + " }");
    }

    void calculationsSeeTheOtherChangesOfTheirRule()
    {
        const auto rules = R"([{"have": ["a"], "replace": {"a": "4"}, "rename": {"a": "b"}, "add": {"c": "3"},
                               "calc": {"d": "b * c", "c": "value + 1"}, "remove": ["c"]}])"_ba;
        QCOMPARE(edited(R"({ "a" "1" })", rules).simplified(), R"({ "b" "4" "d" "12" })"_ba);
    }

    void whatCannotBeCalculatedChangesNothing_data()
    {
        const auto add = addColumns<QByteArray, QByteArray, QByteArray>("second", "expression", "says");
        add("no number", R"("k" "bright")", "value * 2", R"(k is "bright", which is not a number.)");
        add("no text", R"("k" "")", "value * 2", R"(k is "", which is not a number.)");
        add("more than a number", R"("k" "300x")", "value * 2", R"(k is "300x", which is not a number.)");
        add("numbers with commas", R"("k" "1,2,3")", "value * 2", R"(k is "1,2,3", which is not a number.)");
        add("not even if it is not finite", R"("k" "nan")", "value * 2", R"(k is "nan", which is not a number.)");
        add("another key", R"("k" "1" "other" "x")", "value * other", R"(other is "x", which is not a number.)");
        add("division", R"("k" "0")", "1 / value", "The expression divides by 0.");
        add("bits of a fraction", R"("k" "0.5")", "value | 1", "0.5 is not a whole number of 32 bits");
        add("too large", R"("k" "1e30")", "value * value", "is too large for the game to read.");
        add("not finite", R"("k" "1e300")", "value * value", "The expression has no finite result.");
        add("unequal numbers", R"("k" "1 2" "other" "1 2 3")", "value + other",
            "other has 3 numbers, but the expression needs 2.");
    }

    void whatCannotBeCalculatedChangesNothing()
    {
        QFETCH(QByteArray, second);
        QFETCH(QByteArray, expression);
        QFETCH(QByteArray, says);
        const auto text = R"({ "classname" "a" "k" "2" "other" "1" } { "classname" "b" "q" "1" )" + second
                          + R"( "other" "1" } { "classname" "c" "k" "no" "other" "1" })";
        const auto unrepeated = second.contains("other") ? QByteArray(text).replace(second + R"( "other" "1")", second) : text;
        const auto sentence = edited(unrepeated, "[\n{\"have\": [\"k\"], \"calc\": {\"k\": \"" + expression + "\"}}]");
        QVERIFY2(sentence.startsWith("Line 2: Entity 1 (b) cannot get a new k: ") && sentence.contains(says),
                 sentence.constData());
    }

    void flagsOfTheClassAreNamesInExpressions()
    {
        const auto text =
            R"({ "classname" "func_door" "spawnflags" "4" } { "classname" "light" } { "classname" "path_corner" })"_ba;
        const auto parsed = parseEntities(text);
        const auto &game = *bsp::quake2.games.front();
        const EntitySource source{text, parsed, game.grammar, &game};
        const auto apply = [&](const QByteArray &expression) {
            const auto rules = readRules("[{\"have\": [\"classname\"], \"calc\": {\"spawnflags\": \"" + expression + "\"}}]");
            return applyRules(source, rules.value(), {});
        };
        const auto set = apply("value | start_open");
        VERIFY_RESULT(set);
        QCOMPARE(applied(text, set.value().splices), QByteArray(text).replace("\"4\"", "\"5\""));
        QCOMPARE(set.value().lacking, (std::vector<QStringList>{{}}));
        const auto misspelled = apply("value | STRAT_OPEN");
        VERIFY_RESULT(misspelled);
        QVERIFY(misspelled.value().changes.empty());
        QCOMPARE(misspelled.value().lacking, (std::vector<QStringList>{{u"STRAT_OPEN"_s}}));
    }

    void longCalculationsForManyEntitiesEndInTime()
    {
        QByteArray text;
        for (int i = 0; i < 40'000; ++i)
            text += "{ \"a\" \"1 2 3\" }\n";
        QByteArrayList calculations;
        for (int i = 0; i < 200; ++i)
            calculations.append("\"a\": \"0*(" + QByteArray("value+").repeated(160) + "1)\"");
        const auto started = sys::threadTime();
        const auto sentence = edited(text, "[{\"have\": [\"a\"], \"calc\": {" + calculations.join(',') + "}}]");
        QVERIFY2(sentence.contains("The rules take too long for this map."), sentence.left(200).constData());
        QVERIFY(sys::threadTime() - started < 20'000'000'000);
        QCOMPARE(edited(text, "[{\"have\": [\"a\"], \"calc\": {\"a\": \"value * 2\"}}]"),
                 QByteArray(text).replace("1 2 3", "2 4 6"));
    }

    void namesOfAManagerAreToldByTheirCapitals_data()
    {
        const auto add = addColumns<QByteArray, QByteArray>("rule", "expected");
        const auto one = R"("classname" "multi_manager" "Wait" "1" "door1" "0" "Door1" "2")"_ba;
        add("add", R"("add": {"DOOR1": "9", "WAIT": "3"})", QByteArray(one).replace("\"1\"", "\"3\"") + " \"DOOR1\" \"9\"");
        add("replace", R"("replace": {"Door1": "9", "DOOR1": "8"})", QByteArray(one).replace("\"2\"", "\"9\""));
        add("remove", R"("remove": ["door1", "wait"])", R"("classname" "multi_manager" "Door1" "2")");
        add("rename", R"("rename": {"door1": "DOOR1"})", QByteArray(one).replace("door1", "DOOR1"));
        add("rename over another", R"("rename": {"Door1": "door1"})", R"("classname" "multi_manager" "Wait" "1" "door1" "2")");
        add("not its match", R"("match": {"door1": "2"}, "remove": ["door1"])", one);
        add("not what it has", R"("have": ["DOOR1"], "remove": ["door1"])", one);
        add("a copy", R"("replace": {"wait": "$Door1"})", QByteArray(one).replace("\"1\"", "\"2\""));
    }

    void namesOfAManagerAreToldByTheirCapitals()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, expected);
        const auto text = R"({ "classname" "multi_manager" "Wait" "1" "door1" "0" "Door1" "2" })"_ba;
        const auto rules = QByteArray(rule.contains("match") ? "[{" : "[{\"not_have\": [\"x\"], ") + rule + "}]";
        QCOMPARE(edited(text, rules).simplified(), "{ " + expected + " }");
        const auto other = QByteArray(text).replace("multi_manager", "func_door").replace(" \"Door1\" \"2\"", "");
        QCOMPARE(edited(other, "[{\"have\": [\"Door1\"], \"add\": {\"DOOR1\": \"9\"}}]"),
                 QByteArray(other).replace("\"0\"", "\"9\"")); // keys of others are told in any case
    }

    void valuesAreWrittenInTheTextsCode()
    {
        const auto rules = "[{\"have\": [\"a\"], \"add\": {\"a\": \"\xc3\xa4\"}}]"_ba;
        QCOMPARE(edited("{ \"a\" \"b\" }", rules), "{ \"a\" \"\xe4\" }"_ba);                               // plain ASCII
        QCOMPARE(edited("{ \"a\" \"b\" \"c\" \"\xf6\" }", rules), "{ \"a\" \"\xe4\" \"c\" \"\xf6\" }"_ba); // Latin-1
        QCOMPARE(edited("{ \"a\" \"b\" \"c\" \"\xc3\xb6\" }", rules), "{ \"a\" \"\xc3\xa4\" \"c\" \"\xc3\xb6\" }"_ba);
        const auto euro = QByteArray(rules).replace("\xc3\xa4", "\xe2\x82\xac");
        QVERIFY(edited("{ \"a\" \"b\" }", euro).startsWith("Line 1: \xe2\x82\xac cannot be written"));
        QCOMPARE(edited("{ \"other\" \"b\" }", euro), "{ \"other\" \"b\" }"_ba); // where it fits nothing it is not written
    }

    void anyValueCanBeMatchedAndWritten()
    {
        for (const auto *value : {"*", "**", "*12", "*12a", "a*", "*a*", "$x", "$", "$$", "a\\b"}) {
            const auto text = u"{ \"a\" \"%1\" }"_s.arg(QString::fromLatin1(value)).toUtf8();
            const auto json = [](QString word) { return word.replace(u'\\', u"\\\\"_s); };
            const auto shown = QString::fromLatin1(value);
            const auto rules = u"[{\"match\": {\"a\": \"%1\"}, \"add\": {\"b\": \"%2\"}, \"remove\": [\"a\"]}]"_s.arg(
                json(rulePattern(shown)), json(ruleValue(shown)));
            QCOMPARE(edited(text, rules.toUtf8()).simplified(), "{ \"b\" \""_ba + value + "\" }");
            QCOMPARE(edited("{ \"a\" \"other\" }", rules.toUtf8()), "{ \"a\" \"other\" }"_ba);
        }
    }

    // Looked for pair by pair, each would take more steps than rules may.
    void manyKeysAreLookedForAtOnce_data()
    {
        const auto add = addColumns<QByteArray, QByteArray, QByteArray>("text", "rule", "expected");
        const auto times = [](int count, const char *each, const char *between) {
            QByteArrayList all;
            for (int i = 0; i < count; ++i)
                all.append(QByteArray(each).replace('@', QByteArray::number(i)));
            return all.join(between);
        };
        constexpr int many = 40'000;
        const auto one = "{ \"a\" \"b\" " + times(many, "\"k@\" \"v\"", " ") + " }";
        const auto all = "{" + times(many, "\"k@\": \"w\"", ",") + "}";
        add("replace", one, "\"replace\": " + all, QByteArray(one).replace("\"v\"", "\"w\""));
        add("add", one, "\"add\": " + all, QByteArray(one).replace("\"v\"", "\"w\""));
        add("remove", one, "\"remove\": [" + times(many, "\"k@\"", ",") + "]", "{ \"a\" \"b\" }");
        add("rename", one, "\"rename\": {" + times(many, "\"K@\": \"q@\"", ",") + "}", QByteArray(one).replace("\"k", "\"q"));
        add("rename what was renamed", one,
            "\"rename\": {" + times(many, "\"x@\": \"y@\"", ",") + ", \"a\": \"x7\", \"x7\": \"c\"}",
            QByteArray(one).replace("\"a\"", "\"c\""));
        const auto others = times(1000, "{ \"a\" \"@\" \"c\" \"d\" }", "\n");
        add("what nobody has", others, "\"replace\": {" + times(300'000, "\"q@\": \"w\"", ",") + "}", others);
    }

    void manyKeysAreLookedForAtOnce()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, expected);
        const auto after = edited(text, "[{\"have\": [\"a\"], " + rule + "}]");
        QVERIFY2(after.simplified() == expected.simplified(), after.left(200).constData());
    }

    void manyRulesLookAtWhatTheyAreForAlone()
    {
        constexpr int many = 15'000;
        QByteArrayList entities, rules, expected;
        for (int i = 0; i < many; ++i) {
            const auto number = QByteArray::number(i);
            entities.append("{ \"classname\" \"light\" \"Name\" \"n" + number + "\" \"a\" \"0\" \"b\" \"0\" }");
            rules.append("{\"match\": {\"name\": \"n" + number + "\"}, \"replace\": {\"a\": \"" + number + "\"}}");
            expected.append(QByteArray(entities.back()).replace("\"a\" \"0\"", "\"a\" \"" + number + "\""));
        }
        const auto after = edited(entities.join('\n'), "[" + rules.join(',') + "]");
        QVERIFY2(after == expected.join('\n'), after.left(200).constData());
    }

    void rulesWithoutEndAreStopped_data()
    {
        const auto add = addColumns<QByteArray, QByteArray>("rules", "says");
        QByteArray doubling = "[";
        for (int i = 0; i < 64; ++i)
            doubling += "{\"have\": [\"a\"], \"new_entity\": [{\"a\": \"$a\"}]},\n";
        add("an expression that tries all", "filter:\n{\n\"a\" \"/^(x+x+)+[yz]$/\"\n}", "This expression takes too long");
        QByteArray toggled = "[{\"have\": [\"a\"], \"rename\": {";
        for (int i = 0; i < 100'000; ++i)
            toggled += "\"a\": \"b\", \"b\": \"a\",";
        add("a key that is renamed to and fro", toggled.chopped(1) + "}}]", "The rules take too long for this map.");
        QByteArray copies = "[{\"have\": [\"a\"], \"new_entity\": [{";
        for (int i = 0; i < 100'000; ++i)
            copies += "\"k" + QByteArray::number(i) + "\": \"$a\",";
        add("a value that is copied", copies.chopped(1) + "}]}]", "The rules take too long for this map.");
        add("entities that double", doubling.chopped(2) + "]", "The rules take too long for this map.");
    }

    void rulesWithoutEndAreStopped()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, says);
        const auto sentence = edited("{ \"a\" \"" + QByteArray(10'000, 'x') + "\" }", rules);
        QVERIFY2(sentence.contains(says), sentence.left(200).constData());
    }

    // The clock that ends expressions: while this thread waits, another one works.
    void whatOtherThreadsTakeDoesNotCount()
    {
        constexpr qint64 work = 20'000'000; // nanoseconds
        const auto before = sys::threadTime();
        std::thread([] {
            while (sys::threadTime() < work)
                continue;
        }).join();
        QVERIFY(sys::threadTime() - before < work);
        const auto waited = sys::threadTime();
        while (sys::threadTime() - waited < work) // it goes on where this one works
            continue;
    }

    // Each of the pairs has the value in the text.
    void aLongValueForManyPairsIsStopped()
    {
        const auto text = "{ \"a\" \"b\" " + QByteArray("\"k\" \"\" ").repeated(2'000) + "}";
        const auto sentence = edited(text, "modify:\n{\nmatch:\n{\n\"a\" \"b\"\n}\nreplace:\n{\n\"k\" \""
                                               + QByteArray(100'000, 'x') + "\"\n}\n}\n");
        QVERIFY2(sentence.contains("The rules take too long for this map."), sentence.left(200).constData());
    }

    void rulesAndTheirInverseGiveTheFirstBytes_data() { addMapRows(); }
    // Two hundred rules, each on what the one before left: what they did not name is as it was, and the first bytes come
    // back.
    void rulesAndTheirInverseGiveTheFirstBytes()
    {
        FETCH_MAP_PATH();
        const auto map = openMap(path);
        QVERIFY(map);
        if (map.value().entities().entities.empty() || !map.value().entities().entities.back().closed)
            return; // a text without whole entities
        const auto original = map.value().entityText().toByteArray();
        auto text = original;
        QList<Splices> done;
        QRandomGenerator random(17);
        for (int step = 0; step < 200; ++step) {
            const auto parsed = parseEntities(text, map.value().game().grammar);
            const EntitySource source{QByteArrayView(text).first(parsed.length), parsed, map.value().game().grammar};
            EntityRule rule;
            std::vector<qint32> chosen;
            for (int i = 0; i < 5; ++i)
                chosen.push_back(static_cast<qint32>(random.bounded(source.count())));
            const auto value = u"%1 \u00e4"_s.arg(random.bounded(100));
            const auto pairs = source.pairsOf(chosen.front());
            const auto key =
                pairs.empty() ? u"added"_s : source.toText(source.key(pairs[random.bounded(static_cast<quint32>(pairs.size()))]));
            switch (random.bounded(8)) {
            case 0: rule.replace = {{key, value}}; break;
            case 1: rule.rename = {{key, u"key%1"_s.arg(step)}}; break;
            case 2: rule.set = {{key, value}, {u"added"_s, value}}; break;
            case 3: rule.removeKeys = {key}; break;
            case 4: rule.insert = {{u"twice"_s, value}, {u"twice"_s, value}}; break;
            case 6: rule.calculations = {readCalculation(u"spawnflags"_s, u"value | 65536"_s).value()}; break;
            case 5: rule.newEntities = {{{u"classname"_s, u"info_null"_s}}}; break;
            default: rule.remove = source.count() > 20; break;
            }
            const auto result = applyRules(source, {.rules = {rule}, .text = {}}, {}, nullptr, &chosen);
            if (!result)
                continue; // such as a key that has no bytes for a new name
            done.append(result.value().splices);
            const auto after = applied(source.text, done.last());
            const auto read = parseEntities(after, map.value().game().grammar);
            QVERIFY(read.faultCount <= parsed.faultCount);
            QCOMPARE(after == text, result.value().changes.empty());
            text = after;
        }
        QVERIFY(done.size() > 150);
        while (!done.isEmpty())
            text = applied(text, inverse(done.takeLast()));
        QVERIFY(text == original);
    }
};

ADD_TEST(TestEntityRules, QCoreApplication)
#include "tst_entityrules.moc"
