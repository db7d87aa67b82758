// `lumpscope entities FILE... --set ...`: what is told though nothing fails.
#include "tests/batchfixture.h"
#include "tests/program.h"

class TestBatchWarnings : public BatchFixture
{
    Q_OBJECT

private slots:
    void init() { makeMaps(); }
    void keysThatNoMapHasAreRefusedWhereAllPass_data()
    {
        const auto row = addColumns<QStringList, QByteArray>("words", "keys");
        row("negated", {u"!clasname=light"_s, u"--delete"_s}, "clasname");
        row("unequal", {u"clasname!=light"_s, u"--set"_s, u"a=b"_s}, "clasname");
        row("empty", {u"tragte=\"\""_s, u"--set"_s, u"a=b"_s}, "tragte");
        row("one of several", {u"classname=light | (!targt~gate orign=5)"_s, u"--delete"_s}, "targt, orign");
    }

    void keysThatNoMapHasAreRefusedWhereAllPass()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, keys);
        const auto before = contentOf(lit_);
        const auto sentence = "--where: No entity in these maps has this key: " + keys + '.';
        const auto all = QStringList{u"--where"_s} + words;
        for (const auto &where : {QStringList{u"--in-place"_s}, QStringList{u"--output"_s, out_}, QStringList{u"--dry-run"_s}}) {
            const auto ended = edit(all + where);
            QCOMPARE(ended.code, 1);
            QVERIFY2(ended.err.contains(sentence) && ended.err.contains("nothing was written"), ended.err.constData());
            QVERIFY2(ended.out.contains("lit.bsp: refused, not written\n"), ended.out.constData());
            QVERIFY(contentOf(lit_) == before && !QFileInfo::exists(out_) && !QFileInfo::exists(lit_ + u".bak"_s));
        }
        const auto json = edit(all + QStringList{u"--in-place"_s, u"--json"_s});
        QCOMPARE(json.code, 1);
        QCOMPARE(QJsonDocument::fromJson(json.out)[u"maps"_s][1][u"error"_s].toString(), QString::fromUtf8(sentence));
        const auto forced = edit(all + QStringList{u"--output"_s, out_, u"--force"_s});
        QCOMPARE(forced.code, 3); // done, and the key is still no key
        QVERIFY2(forced.err.contains(sentence) && !forced.err.contains("nothing was written"), forced.err.constData());
    }

    void whatMatchesNothingIsTold_data()
    {
        const auto row = addColumns<QStringList, QByteArray, QByteArray>("words", "told", "out");
        const auto passes = [](const char *term) {
            return "--where: No entity in these maps matches " + QByteArray(term) + ".\n";
        };
        row("a key", {u"--where"_s, u"clasname=light"_s, u"--delete"_s},
            "--where: No entity in these maps has this key: clasname.\n", "lit.bsp: nothing changes\n");
        row("the words of a value are none", {u"--where"_s, u"clasname~\"a=b\""_s, u"--delete"_s},
            "--where: No entity in these maps has this key: clasname.\n", "nothing changes\n");
        row("a key among alternatives", {u"--where"_s, u"light=300 | lihgt=200"_s, u"--delete"_s},
            "--where: No entity in these maps has this key: lihgt.\n", "lit.bsp: entities that would be deleted: 2");
        row("a value", {u"--where"_s, u"classname=nosuch"_s, u"--delete"_s}, passes("classname=nosuch"), "nothing changes\n");
        row("a word", {u"--where"_s, u"nosuch"_s, u"--delete"_s}, passes("nosuch"), "nothing changes\n");
        row("one of two", {u"--where"_s, u"classname=light | classname=nosuch"_s, u"--delete"_s}, passes("classname=nosuch"),
            "lit.bsp: entities that would be deleted: 2");
        row("a negated one", {u"--where"_s, u"classname=light !classname=nosuch"_s, u"--delete"_s}, passes("classname=nosuch"),
            "lit.bsp: entities that would be deleted: 2");
        row("an unequal one", {u"--where"_s, u"classname=light classname!=nosuch"_s, u"--delete"_s}, passes("classname=nosuch"),
            "lit.bsp: entities that would be deleted: 2");
        row("not together", {u"--where"_s, u"classname=light classname=worldspawn"_s, u"--set"_s, u"a=b"_s},
            "--where: No entity in these maps matches the whole filter.\n", "nothing changes\n");
        row("a star", {u"--where"_s, u"classname=info_*"_s, u"--set"_s, u"a=b"_s},
            "matches classname=info_*. After =, * and ? are taken literally; use ~ to match a pattern. Did you mean "
            "classname~info_*?\n",
            "nothing changes\n");
        row("choices", {u"--where"_s, u"classname=(light|info_player_start)"_s, u"--set"_s, u"a=b"_s},
            "Did you mean classname~(light|info_player_start)?\n", "nothing changes\n");
        row("a key to remove", {u"--remove"_s, u"nosuch"_s, u"--remove"_s, u"light"_s},
            "--remove: No edited entity has this key: nosuch.\n", "lit.bsp: entities that would change: 2 (light)");
    }

    void whatMatchesNothingIsTold()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, told);
        QFETCH(QByteArray, out);
        const auto ended = edit(words + QStringList{u"--dry-run"_s});
        QVERIFY2(ended.out.contains(out), ended.out.constData());
        QCOMPARE(ended.code, 3);
        QVERIFY2(ended.err.endsWith(told) && ended.err.count('\n') == 1, ended.err.constData());
        // What one of the maps has is enough.
        const auto other = mapWith(u"other.bsp"_s, world + "{\n\"classname\" \"nosuch\"\n\"nosuch\" \"nosuch\"\n}\n");
        if (words[1].contains(u"classname=nosuch"_s))
            QCOMPARE(run(QStringList{u"entities"_s, lit_, other} + words + QStringList{u"--dry-run"_s}).code, 0);
    }

    // And what was refused does, too: neither is done.
    void whatFailsOutweighsWhatMatchesNothing()
    {
        const QStringList words{u"--where"_s,  u"classname=light | classname=nosuch"_s,
                                u"--set"_s,    u"model=*9999"_s,
                                u"--set"_s,    u"classname=trigger_once"_s,
                                u"--dry-run"_s};
        QCOMPARE(edit(words).code, 1);
        QCOMPARE(edit(words + QStringList{u"--force"_s}).code, 3);
        QCOMPARE(run(QStringList{u"entities"_s, lit_, folder_->filePath(u"none.bsp"_s)} + words + QStringList{u"--force"_s}).code,
                 2);
        QCOMPARE(run(QStringList{u"entities"_s, folder_->filePath(u"none.bsp"_s)} + words).err.count('\n'),
                 1); // nothing was tried
    }

    // In whatever order its keys stand. What goes at the same time is not there.
    void entitiesThatAreThereAlreadyAreTold()
    {
        const auto turned = put(u"a.ent"_s, "{ \"light\" \"300\" \"classname\" \"light\" }\n{ \"classname\" \"light\" }\n");
        const auto ended = edit({u"--add"_s, turned, u"--output"_s, out_});
        QCOMPARE(ended.code, 0);
        QCOMPARE(ended.err,
                 "lumpscope: " + lit_.toUtf8() + ": Warning: light is already in the map, as entity 1; --add adds it again.\n");
        QVERIFY(textOf(out_ + u"/lit.bsp"_s).count("{") == 6);
        const auto replaced = edit({u"--where"_s, u"classname=light"_s, u"--delete"_s, u"--add"_s, turned, u"--dry-run"_s});
        QCOMPARE(replaced.err, QByteArray());
    }

    void mapsThatAreCutOffAreRefused()
    {
        const auto whole = contentOf(lit_);
        const auto room = MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", {}).build();
        const auto text = world + lamp + start + lamp;
        const auto last = MapBuilder::room(bsp::quake2)
                              .setLumpBytes("ENTITIES", {})
                              .setExtent("ENTITIES", static_cast<qint32>(room.size()), static_cast<qint32>(text.size() + 1))
                              .appendBytes(text + '\0')
                              .build();
        for (const auto &[bytes, name] : {std::pair(last.chopped(20), "Entities"_ba), {whole.chopped(4), "the directory"_ba}}) {
            const auto map = put(u"cut.bsp"_s, bytes);
            const auto told = map.toUtf8() + ": ";
            for (const auto &words : {QStringList{u"--where"_s, u"classname=light"_s, u"--set"_s, u"light=1"_s, u"--in-place"_s},
                                      QStringList{u"--where"_s, u"nosuch"_s, u"--delete"_s, u"--output"_s, out_, u"--all"_s},
                                      QStringList{u"--replace"_s, put(u"x.ent"_s, world), u"--output"_s, map}}) {
                const auto ended = run(QStringList{u"entities"_s, map} + words);
                QCOMPARE(ended.code, 1);
                QVERIFY2(ended.err.contains(told) && ended.err.contains(name) && ended.err.contains("but the file has"),
                         ended.err.constData());
                QVERIFY(contentOf(map) == bytes && !QFileInfo::exists(out_));
            }
            const auto json = run({u"entities"_s, map, u"--set"_s, u"a=b"_s, u"--in-place"_s, u"--json"_s});
            QVERIFY(QJsonDocument::fromJson(json.out)[u"maps"_s][0][u"error"_s].toString().contains(u"but the file has"));
            QCOMPARE(QJsonDocument::fromJson(json.out)[u"maps"_s][0][u"changed"_s].toInt(-1), 0);
        }
        const auto map = put(u"cut.bsp"_s, last.chopped(20));
        const QStringList force{u"entities"_s, map, u"--where"_s, u"light=300"_s, u"--set"_s, u"light=1"_s, u"--force"_s};
        const auto json = QJsonDocument::fromJson(run(force + QStringList{u"--dry-run"_s, u"--json"_s}).out);
        QVERIFY(json[u"maps"_s][0][u"forced"_s][0].toString().contains(u"but the file has"_s));
        const auto forced = run(force + QStringList{u"--in-place"_s});
        QCOMPARE(forced.code, 0);
        QVERIFY2(forced.err.contains("but the file has"), forced.err.constData());
        QVERIFY(textOf(map).contains("\"light\" \"1\""));
        QVERIFY(run({u"entities"_s, put(u"cut.bsp"_s, last.chopped(20))}).err.contains("but the file has")); // printing works on
    }

    void whatStandsBehindTheTextIsKeptAndTold()
    {
        const auto ghost = "{\n\"classname\" \"item_ghost\"\n}\n\0"_ba;
        const auto map =
            put(u"ghost.bsp"_s,
                MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", world + lamp + QByteArray(50, '\0') + ghost).build());
        const auto ended =
            run({u"entities"_s, map, u"--where"_s, u"classname=light"_s, u"--set"_s, u"light=1"_s, u"--in-place"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY2(
            ended.out.contains(QByteArray::number(ghost.size() - 1) + " more bytes follow the NUL that ends the entity text."),
            ended.out.constData());
        const auto saved = readMapFile(map);
        VERIFY_RESULT(saved);
        QVERIFY(saved.value().entityBytes().endsWith(ghost));
        const auto replaced = run({u"entities"_s, map, u"--replace"_s, put(u"x.ent"_s, world), u"--output"_s, map});
        QVERIFY2(replaced.out.contains("saving keeps them. Entities among them: 1.\n"), replaced.out.constData());
    }

    void aKeyThatOneMapHasIsOne()
    {
        const auto none = folder_->filePath(u"none.bsp"_s);
        for (const auto &where : {u"light=300"_s, u"!light=300"_s, u"origin.z=24"_s, u"light"_s}) {
            const auto ended = run({u"entities"_s, none, dark_, lit_, u"--where"_s, where, u"--delete"_s, u"--dry-run"_s});
            QCOMPARE(ended.code, 2); // since one cannot be read
            QVERIFY2(!ended.err.contains("--where") && ended.out.contains("lit.bsp: "), ended.err.constData());
        }
    }

    void rulesThatFitNothingAreTold()
    {
        const auto rules =
            put(u"r"_s, "[{\"match\": {\"classname\": \"light\"}, \"delete\": true},\n{\"have\": [\"none\"], \"delete\": true},\n"
                        "{\"maps\": [\"other\"], \"have\": [\"none\"], \"delete\": true}]");
        const auto ended = edit({u"--rules"_s, rules, u"--output"_s, out_});
        QCOMPARE(ended.code, 3);
        QCOMPARE(ended.err, "lumpscope: " + rules.toUtf8() + ": Line 2: This rule matches no entity.\n");
        QCOMPARE(textOf(out_ + u"/lit.bsp"_s), world + start);
    }

    // Of many maps one that has what a rule changes is enough, and what has the value already is as it should be.
    void rulesThatFindNothingToChangeAreTold()
    {
        const auto told = [this](const QByteArray &rule) {
            const auto rules = put(u"r"_s, "[\n{\"match\": {\"classname\": \"*\"}, " + rule + "}]");
            const auto ended = edit({u"--rules"_s, rules, u"--dry-run"_s});
            return ended.code == 0 && ended.err.isEmpty() ? "" : QByteArray::number(ended.code) + ended.err.split('/').last();
        };
        const auto unfit = "3r: Line 2: No entity that this rule matches has these keys or flags: nosuch.\n"_ba;
        QCOMPARE(told("\"replace\": {\"nosuch\": \"5\"}"), unfit);
        QCOMPARE(told("\"rename\": {\"nosuch\": \"b\"}, \"add\": {\"a\": \"1\"}"), unfit);
        QCOMPARE(told("\"remove\": [\"nosuch\", \"light\"]"), unfit);
        QCOMPARE(told("\"replace\": {\"light\": \"300\"}"), ""_ba);
        QCOMPARE(told("\"replace\": {\"light\": \"5\", \"origin\": \"1 2 3\"}"), ""_ba);
        QCOMPARE(told("\"remove\": [\"light\"]"), ""_ba);
        const auto config = put(u"r"_s, "modify:\n{\nmatch:\n{\n\"classname\" \"light\"\n}\ndelete:\n{\n\"light\" \"7\"\n}\n}\n");
        const auto ended = edit({u"--rules"_s, config, u"--dry-run"_s});
        QCOMPARE(ended.code, 3);
        QVERIFY2(ended.err.contains("has these keys or flags: light."), ended.err.constData());
    }

    void editedLightsOfBakedMapsAreTold()
    {
        const auto &lighting = bsp::quake2.lumps[static_cast<size_t>(bsp::quake2.roles.lighting)].name;
        const auto baked = put(u"baked.bsp"_s, MapBuilder::room(bsp::quake2)
                                                   .setLumpBytes("ENTITIES", world + lamp + start + '\0')
                                                   .setLumpBytes(lighting, QByteArray(30, '\x40'))
                                                   .build());
        const QStringList words{u"entities"_s, baked, u"--where"_s, u"classname=light"_s, u"--set"_s, u"light=5"_s};
        const auto ended = run(words + QStringList{u"--in-place"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("entities changed: 1 (light). Lights added, changed or deleted: 1. backup: "),
                 ended.out.constData());
        const auto json = run({u"entities"_s, baked, u"--delete"_s, u"--dry-run"_s, u"--json"_s});
        QCOMPARE(QJsonDocument::fromJson(json.out)[u"maps"_s][0][u"bakedLights"_s].toInt(), 1);
        const auto other = run({u"entities"_s, baked, u"--set"_s, u"targetname=a"_s, u"--dry-run"_s});
        QVERIFY2(!other.out.contains("Lights"), other.out.constData()); // names do not count
    }
};

ADD_TEST(TestBatchWarnings, QCoreApplication)
#include "tst_batchwarnings.moc"
