// Several files of rules, files that have the names of maps, and rules that --where restricts.
#include "tests/batchfixture.h"
#include "tests/program.h"

class TestManyRules : public BatchFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        makeMaps();
        rules_ = folder_->filePath(u"rules"_s);
        QVERIFY(QDir().mkpath(rules_));
    }

    void severalFilesApplyInTheirOrderInOneSave_data() { addTextRows("command", {"entities", "edit"}); }
    void severalFilesApplyInTheirOrderInOneSave()
    {
        QFETCH(QString, command);
        const auto before = contentOf(lit_);
        const auto first = put(u"first.cfg"_s, changing("light", "300", "200")),
                   second = put(u"second.cfg"_s, "// only\n" + changing("light", "200", "100"));
        const auto ended = run({command, lit_, u"--rules"_s, first, u"--rules"_s, second, u"--in-place"_s});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        QCOMPARE(textOf(lit_), QByteArray(world + lamp + start + lamp).replace("300", "100"));
        QVERIFY(contentOf(lit_ + u".bak"_s) == before && !QFileInfo::exists(lit_ + u".bak2"_s));
        const auto again = run({command, lit_, u"--rules"_s, second, u"--rules"_s, first, u"--dry-run"_s});
        QCOMPARE(again.code, 3);
        QCOMPARE(again.err, "lumpscope: " + second.toUtf8() + ": Line 3: This rule matches no entity.\nlumpscope: "
                                + first.toUtf8() + ": Line 2: This rule matches no entity.\n");
    }

    void anErrorNamesTheFileOfItsRule()
    {
        const auto first = put(u"first"_s, changing("light", "300", "200")),
                   second = put(u"second"_s, "[\n{\"have\": [\"origin\"], \"calc\": {\"classname\": \"value + 1\"}}]");
        const auto ended = edit({u"--rules"_s, first, u"--rules"_s, second, u"--output"_s, out_});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("lit.bsp: " + second.toUtf8() + ": Line 2: Entity 2 (info_player_start) cannot get"),
                 ended.err.constData());
        const auto wrong = put(u"wrong"_s, "[\n{\"explode\": true}]");
        const auto unread = edit({u"--rules"_s, first, u"--rules"_s, wrong, u"--output"_s, out_});
        QCOMPARE(unread.code, 2);
        QVERIFY2(unread.err.contains(wrong.toUtf8() + ": Line 2: "), unread.err.constData());
        QVERIFY(!QFileInfo::exists(out_));
    }

    // What a rule adds is not of the selection, but what one renames still is.
    void whereSelectsEntitiesBeforeAnyRule()
    {
        const auto dim = QByteArray(lamp).replace("300", "150");
        const auto map = mapWith(u"map.bsp"_s, world + lamp + dim);
        const auto rules = put(u"r"_s, R"([{"match": {"classname": "light"}, "replace": {"classname": "light_mine1"}},
{"match": {"classname": "light_mine1"}, "add": {"angle": "1"}},
{"new_entity": [{"classname": "info_null"}]},
{"match": {"classname": "info_null"}, "add": {"angle": "2"}}])");
        const auto ended =
            run({u"entities"_s, map, dark_, u"--rules"_s, rules, u"--where"_s, u"light>200"_s, u"--output"_s, out_});
        QCOMPARE(ended.code, 3);
        QVERIFY2(ended.err.contains("r: Line 4: This rule matches no entity that --where selects.\n")
                     && ended.err.count("This rule") == 1,
                 ended.err.constData());
        const auto text = textOf(out_ + u"/map.bsp"_s);
        QVERIFY2(text.contains("\"light_mine1\"\n\"light\" \"300\"\n\"angle\" \"1\"") && text.contains(dim), text.constData());
        QVERIFY(text.contains("info_null") && !text.contains("\"angle\" \"2\""));
        QVERIFY(!QFileInfo::exists(out_ + u"/dark.bsp"_s)); // nothing is added where nothing is selected
        const auto none = run({u"entities"_s, map, u"--rules"_s, rules, u"--where"_s, u"light=999"_s, u"--dry-run"_s});
        QCOMPARE(none.code, 3);
        QVERIFY2(none.err.startsWith("lumpscope: --where: No entity in these maps matches light=999.")
                     && none.err.count('\n') == 1,
                 none.err.constData());
    }

    void whereSelectsRecordsBeforeAnyRule()
    {
        const auto rules = put(u"r"_s, R"([{"lump": "PLANES", "set": {"dist": "12.5"}},
{"lump": "planes", "where": "dist=12.5", "set": ["dist = value + 1"]}])");
        const QStringList words{u"edit"_s, lit_, u"--where"_s, u"id<2"_s, u"--rules"_s};
        const auto ended = run(words + QStringList{rules, u"--output"_s, out_});
        QCOMPARE(ended.code, 0);
        const auto was = std::move(readMapFile(lit_)).value(), now = std::move(readMapFile(out_ + u"/lit.bsp"_s)).value();
        const int planes = was.findLump(u"PLANES");
        const auto before = was.column(planes, "dist"), after = now.column(planes, "dist");
        for (quint32 plane = 0; plane < was.recordCount(planes); ++plane)
            QCOMPARE(after.number(plane), plane < 2 ? 13.5 : before.number(plane));
        const auto other = put(u"other"_s, R"([{"lump": "PLANES", "where": "id=3", "set": {"dist": "1"}}])");
        const auto none = run(words + QStringList{other, u"--dry-run"_s});
        QCOMPARE(none.code, 3);
        QCOMPARE(none.err, "lumpscope: " + other.toUtf8() + ": Line 1: This rule matches no record that --where selects.\n");
    }

    void rulesThatWhereCannotRestrictAreTold_data()
    {
        const auto row = addColumns<QString, QByteArray, QByteArray>("command", "rules", "says");
        const QByteArray planes = "[{\"lump\": \"PLANES\", \"set\": {\"dist\": \"1\"}},\n";
        row("records", u"entities"_s, planes + R"({"lump": "FACES", "set": {"styles[0]": "1"}}])",
            "r: Line 1: entities --where selects entities, but this rule edits records.");
        row("entities", u"edit"_s, planes + R"({"match": {"classname": "light"}, "delete": true}])",
            "r: Line 2: edit --where selects records, but this rule edits entities.");
        row("two lumps", u"edit"_s, planes + R"({"lump": "FACES", "set": {"styles[0]": "1"}}])",
            "r: Line 2: edit --where selects records of PLANES, the lump of the first rule, but this rule edits FACES.");
    }
    void rulesThatWhereCannotRestrictAreTold()
    {
        QFETCH(QString, command);
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, says);
        const auto before = contentOf(lit_);
        const auto ended = run({command, lit_, u"--rules"_s, put(u"r"_s, rules), u"--where"_s, u"id=0"_s, u"--in-place"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains(says), ended.err.constData());
        QCOMPARE(contentOf(lit_), before);
    }

    // As Stripper:Source does: all global filters, then the files for the beginnings of the map's name, the shortest first.
    void filesWithTheNamesOfMapsApplyToThem()
    {
        const auto dust = mapWith(u"de_dust.bsp"_s, world + lamp), dusty = mapWith(u"de_dusty.bsp"_s, world + lamp);
        const auto global = put(u"global_filters.cfg"_s, changing("light", "300", "250"));
        put(u"rules/LIT.cfg"_s, changing("light", "250", "1"));
        put(u"rules/de_dust.cfg"_s, changing("light", "200", "2"));
        put(u"rules/de.cfg"_s, changing("light", "250", "200"));
        const QStringList words{u"entities"_s, lit_, dark_, dust, dusty, u"--rules-dir"_s, rules_, u"--output"_s, out_};
        const auto ended = run(words + QStringList{u"--rules"_s, global});
        QCOMPARE(ended.err, "lumpscope: " + rules_.toUtf8() + ": Maps without a .cfg file in this folder: 1 of 4.\n");
        QCOMPARE(ended.code, 0);
        QVERIFY(textOf(out_ + u"/lit.bsp"_s).count("\"light\" \"1\"") == 2);
        QVERIFY(textOf(out_ + u"/de_dust.bsp"_s).contains("\"light\" \"2\""));
        QVERIFY(textOf(out_ + u"/de_dusty.bsp"_s).contains("\"light\" \"200\""));
        QVERIFY(!QFileInfo::exists(out_ + u"/dark.bsp"_s));
    }

    void filesThatNoMapUsesAreNamed_data() { addTextRows("command", {"entities", "edit"}); }
    void filesThatNoMapUsesAreNamed()
    {
        QFETCH(QString, command);
        put(u"rules/lit.cfg"_s, changing("light", "300", "1"));
        put(u"rules/litter.cfg"_s, "no rules at all {");
        put(u"rules/readme.txt"_s, "text");
        const auto broken = put(u"broken.bsp"_s, "no map");
        const auto ended = run({command, lit_, dark_, broken, u"--rules-dir"_s, rules_, u"--in-place"_s});
        const auto begins = "lumpscope: " + rules_.toUtf8();
        QCOMPARE(ended.err, begins + ": Maps without a .cfg file in this folder: 2 of 3.\n" + begins
                                + ": Files that apply to none of these maps: litter.cfg.\n");
        QCOMPARE(ended.code, 3); // the map without a file is not read
        QVERIFY(textOf(lit_).contains("\"light\" \"1\"") && !QFileInfo::exists(dark_ + u".bak"_s));
        QCOMPARE(run({command, folder_->filePath(u"none.bsp"_s), u"--rules-dir"_s, rules_, u"--in-place"_s}).code, 2);
    }

    void rulesForOneMapDoNotMissTheOthers()
    {
        put(u"rules/lit.cfg"_s, changing("light", "300", "1"));
        put(u"rules/dark.cfg"_s, changing("light", "300", "1"));
        const auto ended = edit({u"--rules-dir"_s, rules_, u"--dry-run"_s});
        QCOMPARE(ended.code, 3);
        QCOMPARE(ended.err, "lumpscope: " + rules_.toUtf8() + "/dark.cfg: Line 2: This rule matches no entity.\n");
    }

    void aFaultyFileOnlyStopsItsOwnMaps_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("rules", "says");
        row("never closed", "// all\ngarbage {\nfilter:\n{\n\"classname\" \"light\"\n",
            "dark.cfg: Line 4: This block is never closed.");
        row("nothing but an unknown line", "garbage {\n",
            "dark.cfg: Line 1: garbage { is unknown here, and the file contains no");
        row("an unknown action", "[{\"explode\": true}]", "dark.cfg: Line 1: ");
        row("an unknown lump", "[{\"lump\": \"NOSUCH\", \"set\": {\"a\": \"1\"}}]", "dark.cfg: Line 1: No format has a lump");
    }
    void aFaultyFileOnlyStopsItsOwnMaps()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, says);
        put(u"rules/lit.cfg"_s, changing("light", "300", "1"));
        put(u"rules/dark.cfg"_s, rules);
        const auto before = contentOf(dark_);
        const auto ended = edit({u"--rules-dir"_s, rules_, u"--output"_s, out_});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("lumpscope: " + dark_.toUtf8() + ": " + rules_.toUtf8() + '/' + says), ended.err.constData());
        QVERIFY2(ended.err.contains("Maps that could not be read or written: 1 of 2: ") && !ended.err.contains("is skipped"),
                 ended.err.constData());
        QVERIFY2(ended.out.contains("dark.bsp: failed\n") && ended.out.contains("lit.bsp: entities changed: 2 (light)"),
                 ended.out.constData());
        QVERIFY(textOf(out_ + u"/lit.bsp"_s).contains("\"light\" \"1\"") && !QFileInfo::exists(out_ + u"/dark.bsp"_s));
        const auto json = edit({u"--rules-dir"_s, rules_, u"--dry-run"_s, u"--json"_s});
        QVERIFY(QJsonDocument::fromJson(json.out)[u"maps"_s][1][u"error"_s].toString().contains(u"dark.cfg: "));
        // One that all maps need stops all of them.
        QVERIFY(edit({u"--rules"_s, rules_ + u"/dark.cfg"_s, u"--in-place"_s}).code == 2 && contentOf(dark_) == before);
    }

    void foldersThatCannotBeUsedAreTold_data()
    {
        const auto row = addColumns<QString, QByteArray, int>("folder", "says", "code");
        row("none", u"nosuch"_s, "nosuch: This is not a folder, or it cannot be read.", 2);
        row("a file", u"lit.bsp"_s, "lit.bsp: This is not a folder, or it cannot be read.", 2);
        row("empty", u"rules"_s, "rules: There are no .cfg files in this folder.", 3);
#ifdef Q_OS_LINUX
        row("two for a map", u"twice"_s, ".cfg applies to the same maps, because case is ignored. Remove one of the two.", 2);
#endif
    }
    void foldersThatCannotBeUsedAreTold()
    {
        QFETCH(QString, folder);
        QFETCH(QByteArray, says);
        QFETCH(int, code);
        QVERIFY(QDir(folder_->path()).mkpath(u"twice"_s));
        put(u"twice/LIT.cfg"_s, changing("light", "300", "1"));
        put(u"twice/lit.cfg"_s, changing("light", "300", "1"));
        const auto before = contentOf(lit_);
        const auto ended = edit({u"--rules-dir"_s, folder_->filePath(folder), u"--in-place"_s});
        QCOMPARE(ended.code, code);
        QVERIFY2(ended.err.contains(says) && ended.err.count('\n') == 1, ended.err.constData());
        QCOMPARE(contentOf(lit_), before);
    }

private:
    // A configuration that gives a key another value.
    static QByteArray changing(const QByteArray &key, const QByteArray &old, const QByteArray &now)
    {
        return "modify:\n{\nmatch:\n{\n\"" + key + "\" \"" + old + "\"\n}\nreplace:\n{\n\"" + key + "\" \"" + now + "\"\n}\n}\n";
    }

    QString rules_;
};

ADD_TEST(TestManyRules, QCoreApplication)
#include "tst_manyrules.moc"
