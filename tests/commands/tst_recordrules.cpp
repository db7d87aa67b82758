// Files of rules that edit records, alone and with rules of entities, given to `edit --rules` and to `entities --rules`.
#include "tests/batchfixture.h"
#include "tests/program.h"

class TestRecordRules : public BatchFixture
{
    Q_OBJECT

private slots:
    void init() { makeMaps(); }

    void bothCommandsMakeRulesOfBothKindsInOneSave_data()
    {
        const auto row = addColumns<QString>("command");
        row("edit", u"edit"_s);
        row("entities", u"entities"_s);
    }
    void bothCommandsMakeRulesOfBothKindsInOneSave()
    {
        QFETCH(QString, command);
        const auto before = contentOf(lit_);
        const auto ended = apply(mixed, {u"--in-place"_s}, command);
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("lit.bsp: entities changed: 1 (angle), records of Planes changed: 1 (dist), records of "
                                    "Texinfo changed: "),
                 ended.out.constData());
        QVERIFY(contentOf(lit_ + u".bak"_s) == before && !QFileInfo::exists(lit_ + u".bak2"_s));
        const auto lit = std::move(readMapFile(lit_)).value(), dark = std::move(readMapFile(dark_)).value();
        QVERIFY(textOf(lit_).contains("\"angle\" \"90\"") && textOf(dark_).contains("\"angle\" \"90\""));
        QCOMPARE(numberIn(lit, u"PLANES", "dist", 0), 13.5); // the second rule selects by what the first gave
        QCOMPARE(numberIn(dark, u"PLANES", "dist", 0), 13.5);
        const auto was = std::move(readMapFile(lit_ + u".bak"_s)).value();
        for (quint32 record = 0; record < lit.recordCount(lit.findLump(u"TEXINFO")); ++record)
            QCOMPARE(static_cast<int>(numberIn(lit, u"TEXINFO", "flags", record)),
                     (static_cast<int>(numberIn(was, u"TEXINFO", "flags", record)) | 2) & ~1);
        QCOMPARE(numberIn(dark, u"TEXINFO", "flags", 0), numberIn(was, u"TEXINFO", "flags", 0)); // a rule for lit alone
    }

    void samplesOfDifferentGamesTakeTheRulesForTheirLumps()
    {
        const auto second = put(u"q2.bsp"_s, contentOf(sampleFile(u"quake2/maps/gallery.bsp"))),
                   third = put(u"q3.bsp"_s, contentOf(sampleFile(u"quake3/maps/gallery.bsp")));
        const auto rules = put(u"r"_s, R"([{"lump": "SHADERS", "set": {"surfaceFlags": "+= SLICK"}},
{"lump": "TEXINFO", "set": ["flags+=SLICK"]}])");
        const auto ended = run({u"edit"_s, second, third, u"--rules"_s, rules, u"--output"_s, out_});
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("q2.bsp: records of Texinfo changed: ")
                     && ended.out.contains(" (flags). The map has no lump SHADERS.\n"),
                 ended.out.constData());
        QVERIFY2(ended.out.contains(" (surfaceFlags). The map has no lump TEXINFO.\n"), ended.out.constData());
        const auto shaders = std::move(readMapFile(out_ + u"/q3.bsp"_s)).value();
        QVERIFY(shaders.recordCount(shaders.findLump(u"SHADERS")) > 0);
        for (quint32 shader = 0; shader < shaders.recordCount(shaders.findLump(u"SHADERS")); ++shader)
            QVERIFY((static_cast<int>(numberIn(shaders, u"SHADERS", "surfaceFlags", shader)) & 2) != 0);
    }

    // Several at a time, in the order of their names.
    void eachOfManyMapsIsEditedAsAlone()
    {
        QVERIFY(QDir(folder_->path()).mkpath(u"many"_s));
        for (int i = 10; i < 30; ++i)
            put(u"many/%1.bsp"_s.arg(i), contentOf(i % 3 == 0 ? dark_ : lit_));
        const auto folder = folder_->filePath(u"many"_s), rules = put(u"r"_s, mixed);
        const auto json = run({u"edit"_s, folder, u"--rules"_s, rules, u"--dry-run"_s, u"--json"_s});
        const auto lines = run({u"edit"_s, folder, u"--rules"_s, rules, u"--output"_s, out_}).out.trimmed().split('\n');
        const auto maps = QJsonDocument::fromJson(json.out)[u"maps"_s].toArray();
        QVERIFY(json.code == 0 && maps.size() == 20 && lines.size() == 21 && lines[20].startsWith("Maps changed: 20 of 20."));
        for (int i = 0; i < 20; ++i) {
            const auto name = u"%1.bsp"_s.arg(i + 10), file = folder + u'/' + name;
            const auto alone = run({u"edit"_s, file, u"--rules"_s, rules, u"--dry-run"_s, u"--json"_s});
            QCOMPARE(maps[i].toObject(), QJsonDocument::fromJson(alone.out)[u"maps"_s][0].toObject());
            QVERIFY2(lines[i].startsWith(file.toUtf8() + ": entities changed: 1 (angle), records of Planes changed: 1 (dist)"),
                     lines[i].constData());
            QCOMPARE(numberIn(std::move(readMapFile(out_ + u'/' + name)).value(), u"PLANES", "dist", 0), 13.5);
        }
    }

    void recordsAreSelectedByTheEntitiesAfterTheirRules()
    {
        const auto changed = [this](const QByteArray &rules) {
            const auto ended = run({u"edit"_s, sampleFile(u"quake2/maps/gallery.bsp"), u"--rules"_s, put(u"r"_s, rules),
                                    u"--dry-run"_s, u"--json"_s});
            return QJsonDocument::fromJson(ended.out)[u"maps"_s][0][u"records"_s].toArray().size();
        };
        const QByteArray records =
            "{\"lump\": \"MODELS\", \"where\": \"classname=func_new\", \"set\": {\"mins.x\": \"value - 1\"}}";
        QCOMPARE(changed("[" + records + "]"), 0);
        QCOMPARE(
            changed("[" + records + ", {\"match\": {\"classname\": \"func_wall\"}, \"replace\": {\"classname\": \"func_new\"}}]"),
            1);
    }

    void recordsAreSelectedByWhatIsComputedAfterTheRulesBefore()
    {
        const auto rules = put(u"r"_s, R"([{"lump": "FACES", "where": "squareUnits>0", "set": {"styles[3]": "5"}},
{"lump": "VERTEXES", "set": {"point.x": "0"}}, {"lump": "FACES", "where": "squareUnits>0", "set": {"styles[3]": "6"}}])");
        const auto ended = run(
            {u"edit"_s, sampleFile(u"quake2/maps/gallery.bsp"), u"--rules"_s, rules, u"--dry-run"_s, u"--json"_s, u"--force"_s});
        QMap<int, int> styled; // number of faces by style
        for (const auto &each : QJsonDocument::fromJson(ended.out)[u"maps"_s][0][u"records"_s].toArray())
            if (each[u"lump"_s] == u"FACES"_s)
                ++styled[each[u"new"_s].toInt()];
        QCOMPARE(styled.size(), 2);
        QVERIFY(styled.value(5) > 0 && styled.value(6) > 0); // only faces across the x axis keep an area
    }

    void everyChangeIsInTheJson()
    {
        const auto ended = run({u"edit"_s, lit_, u"--rules"_s, put(u"r"_s, mixed), u"--dry-run"_s, u"--json"_s}, {}, u"de"_s);
        QCOMPARE(ended.code, 0);
        const auto map = QJsonDocument::fromJson(ended.out)[u"maps"_s][0];
        QCOMPARE(map[u"entities"_s].toArray().size(), 1);
        const auto records = map[u"records"_s].toArray();
        QCOMPARE(map[u"changed"_s].toInteger(), 1 + records.size()); // one field of each record
        const auto plane = records[0];
        QCOMPARE(plane[u"lump"_s].toString(), u"PLANES"_s);
        QCOMPARE(plane[u"index"_s].toInt(-1), 0);
        QCOMPARE(plane[u"field"_s].toString(), u"dist"_s);
        QCOMPARE(plane[u"new"_s].toDouble(), 13.5);
        QCOMPARE(records[1][u"lump"_s].toString(), u"TEXINFO"_s);
    }

    // The whole edit of the map, with what its other rules would do.
    void aValueThatDoesNotFitRefusesTheMap()
    {
        const auto before = contentOf(lit_);
        const QByteArray rules = R"([{"match": {"classname": "light"}, "delete": true},
{"lump": "PLANES", "where": "id=0", "set": {"dist": "1"}},
{"lump": "FACES", "where": "id>1", "maps": ["lit"], "set": {"styles[0]": "256"}}])";
        const auto ended = apply(rules, {u"--output"_s, out_});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("r: Line 3: Face 2: styles[0] can be from 0 to 255; 256 is outside.\n"),
                 ended.err.constData());
        QVERIFY2(ended.out.contains("lit.bsp: refused, not written"), ended.out.constData());
        QVERIFY(!QFileInfo::exists(out_ + u"/lit.bsp"_s) && contentOf(lit_) == before);
        QCOMPARE(numberIn(std::move(readMapFile(out_ + u"/dark.bsp"_s)).value(), u"PLANES", "dist", 0), 1.0);
        const auto json = QJsonDocument::fromJson(apply(rules, {u"--dry-run"_s, u"--json"_s}).out)[u"maps"_s][0];
        QCOMPARE(json[u"changed"_s].toInt(-1), 0);
        QVERIFY(json[u"entities"_s].toArray().isEmpty() && json[u"records"_s].toArray().isEmpty());
        QVERIFY(!json[u"error"_s].toString().isEmpty());
    }

    void rulesThatMatchNothingAreTold_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("rule", "says");
        row("a filter", R"({"lump": "PLANES", "where": "dist=1234", "set": {"dist": "0"}})",
            "No record in these maps matches dist=1234.");
        row("one of its terms", R"({"lump": "PLANES", "where": "id=0 | dist=1234", "set": {"dist": "value"}})",
            "No record in these maps matches dist=1234.");
        row("all its terms", R"({"lump": "PLANES", "where": "id=0 id=1", "set": {"dist": "0"}})",
            "No record in these maps matches the whole filter.");
        row("a lump of others", R"({"lump": "SHADERS", "set": {"surfaceFlags": "0"}})",
            "None of these maps has a lump SHADERS with these fields and flags: surfaceFlags.");
        row("an entity", R"({"match": {"classname": "none"}, "delete": true})", "This rule matches no entity.");
    }
    void rulesThatMatchNothingAreTold()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, says);
        const auto rules = "[{\"lump\": \"PLANES\", \"where\": \"id=0\", \"set\": {\"dist\": \"12.5\"}},\n" + rule
                           + ",\n{\"lump\": \"PLANES\", \"where\": \"dist=1234\", \"maps\": [\"other\"], \"set\": [\"dist=0\"]}]";
        const auto ended = apply(rules, {u"--output"_s, out_});
        QCOMPARE(ended.code, 3);
        const auto begins = "lumpscope: " + folder_->filePath(u"r"_s).toUtf8() + ": Line 2: " + says;
        QVERIFY2(ended.err.startsWith(begins) && ended.err.count('\n') == 1, ended.err.constData());
        QCOMPARE(numberIn(std::move(readMapFile(out_ + u"/lit.bsp"_s)).value(), u"PLANES", "dist", 0), 12.5);
    }

    void whatIsWrongIsNamedAndNothingWritten_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("rule", "says");
        row("a lump", R"({"lump": "PLAINS", "set": {"dist": "0"}})", "r: Line 2: No format has a lump PLAINS.");
        row("a field", R"({"lump": "PLANES", "set": {"distance": "0"}})",
            "r: Line 2: No format has a field distance in the lump PLANES.");
        row("a member", R"({"lump": "PLANES", "match": {}, "set": {"dist": "0"}})",
            "r: Line 2: match is not allowed in a rule with lump.");
        row("a filter", R"({"lump": "PLANES", "where": "nosuch=1", "set": {"dist": "0"}})", "r: Line 2: ");
        row("an expression", R"({"lump": "PLANES", "set": {"dist": "1 +"}})",
            "r: Line 2: dist=1 +: A number or a name is missing");
        row("a derived table", R"({"lump": "clusters", "set": {"leafs": "1"}})",
            "is derived from other lumps; the map does not store it.");
    }
    void whatIsWrongIsNamedAndNothingWritten()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, says);
        const auto before = contentOf(lit_);
        const auto ended = apply("[{\"lump\": \"PLANES\", \"set\": {\"dist\": \"12.5\"}},\n" + rule + "]", {u"--in-place"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains(says), ended.err.constData());
        QVERIFY(contentOf(lit_) == before && !QFileInfo::exists(lit_ + u".bak"_s));
    }

    void aSingleMapIsWrittenToAFile()
    {
        const auto output = folder_->filePath(u"new.bsp"_s);
        const QStringList words{u"edit"_s, lit_, u"--rules"_s, put(u"r"_s, mixed), u"--output"_s};
        QCOMPARE(run(words + QStringList{output}).code, 0);
        QCOMPARE(numberIn(std::move(readMapFile(output)).value(), u"PLANES", "dist", 0), 13.5);
        const auto itself = run(words + QStringList{lit_});
        QVERIFY2(itself.code == 0 && itself.out.contains(".bak"), itself.out.constData());
        QVERIFY(contentOf(lit_) == contentOf(output));
    }

    void resultsOfAnEarlierRunAreReplacedWhenAsked()
    {
        const auto result = out_ + u"/lit.bsp"_s;
        QCOMPARE(apply(mixed, {u"--output"_s, out_}).code, 0);
        QCOMPARE(apply(mixed, {u"--output"_s, out_}).code, 1);
        QCOMPARE(apply(QByteArray(mixed).replace("90", "45"), {u"--output"_s, out_, u"--clean"_s}).code, 0);
        QVERIFY(textOf(result).contains("\"angle\" \"45\"") && !QFileInfo::exists(result + u".bak"_s));
        writeFile(result, MapBuilder::room(bsp::quake2).set("PLANES", 0, "normal.x", 0.5).build());
        QCOMPARE(apply(mixed, {u"--output"_s, out_, u"--clean"_s}).code, 0);
        QVERIFY(QFileInfo::exists(result + u".bak"_s)); // no rule edits normals
    }

    void optionsThatDoNotGoTogetherAreTold_data()
    {
        const auto row = addColumns<QStringList, QByteArray>("words", "says");
        row("a lump", {u"--rules"_s, u"r"_s, u"--lump"_s, u"PLANES"_s, u"--dry-run"_s},
            "edit: --rules and --rules-dir cannot be combined with --lump or --set.");
        row("an assignment", {u"--rules"_s, u"r"_s, u"--set"_s, u"dist=1"_s, u"--dry-run"_s},
            "edit: --rules and --rules-dir cannot be combined with --lump or --set.");
        row("no output", {u"--rules"_s, u"r"_s}, "edit: an edit needs --output DIR, --in-place or --dry-run.");
        row("no file", {u"--rules"_s, u"nosuch"_s, u"--dry-run"_s}, "nosuch: It cannot be read: ");
        row("definitions", {u"--lump"_s, u"PLANES"_s, u"--set"_s, u"dist=1"_s, u"--definitions"_s, u"d.fgd"_s, u"--dry-run"_s},
            "edit: --definitions needs --rules FILE or --rules-dir DIR.");
    }
    void optionsThatDoNotGoTogetherAreTold()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, says);
        const auto ended = run(QStringList{u"edit"_s, lit_, dark_} + words);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains(says), ended.err.constData());
    }

private:
    // Rules of both kinds; SLICK is 2, LIGHT is 1.
    static inline const QByteArray mixed = R"([{"lump": "PLANES", "where": "id=0", "set": {"dist": 12.5}},
{"match": {"classname": "info_player_start"}, "add": {"angle": "90"}},
{"lump": "1", "where": "dist=12.5", "set": ["dist = value + 1"]},
{"lump": "texinfo", "maps": ["lit"], "set": {"flags": "+= SLICK", "Flags": "-= LIGHT"}}])";

    Ended apply(const QByteArray &rules, const QStringList &words, const QString &command = u"edit"_s)
    {
        return run(QStringList{command, lit_, dark_, u"--rules"_s, put(u"r"_s, rules)} + words);
    }
    static double numberIn(const MapFile &map, QStringView lump, const char *field, quint32 record)
    {
        return map.column(map.findLump(lump), field).number(record);
    }
};

ADD_TEST(TestRecordRules, QCoreApplication)
#include "tst_recordrules.moc"
