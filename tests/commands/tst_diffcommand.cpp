// `lumpscope entities A --diff B`: what is another in B.
#include "tests/archivebuilder.h"
#include "tests/commandline.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"

using namespace commandline;

namespace {

const auto world = "{\n\"classname\" \"worldspawn\"\n}\n"_ba;
const auto door = "{\n\"classname\" \"func_door\"\n\"targetname\" \"gate\"\n\"model\" \"*1\"\n}\n"_ba;
const auto lamp = "{\n\"classname\" \"light\"\n\"origin\" \"0 0 64\"\n}\n"_ba;

} // namespace

class TestDiffCommand : public QObject
{
    Q_OBJECT

private slots:
    void equalEntitiesAreTold()
    {
        const auto ended = diff(mapWith(u"a.bsp"_s, world + door + lamp), mapWith(u"b.bsp"_s, world + lamp + door));
        QCOMPARE(ended.code, 0);
        QCOMPARE(ended.out, "The entities are the same.\n"_ba);
    }

    void whatDiffersIsTold()
    {
        const auto now = world + QByteArray(door).replace("gate", "exit") + "{ \"classname\" \"info_null\" }\n";
        const auto ended = diff(mapWith(u"a.bsp"_s, world + door + lamp), mapWith(u"b.bsp"_s, now));
        QCOMPARE(ended.code, 1);
        QCOMPARE(ended.out, "func_door 1: targetname \"exit\", was \"gate\"\nRemoved: light 2\nAdded: info_null 2\n"
                            "Entities changed: 1 (targetname). Entities added: 1. Entities removed: 1\n"_ba);
    }

    void programsGetEveryKey()
    {
        const auto now = world + lamp + QByteArray(door).replace("\"model\" \"*1\"", "\"wait\" \"\"");
        const auto ended = diff(mapWith(u"a.bsp"_s, world + door + lamp), mapWith(u"b.bsp"_s, now + lamp), {u"--json"_s});
        QCOMPARE(ended.code, 1);
        const auto object = QJsonDocument::fromJson(ended.out).object();
        const QJsonObject keys{{u"model"_s, QJsonArray{u"*1"_s, QJsonValue()}}, {u"wait"_s, QJsonArray{QJsonValue(), u""_s}}};
        const QJsonObject changed{{u"entity"_s, 2}, {u"was"_s, 1}, {u"keys"_s, keys}};
        QCOMPARE(object.value(u"changed"_s).toArray(), QJsonArray{changed});
        const QJsonObject added{{u"classname"_s, u"light"_s}, {u"origin"_s, u"0 0 64"_s}};
        QCOMPARE(object.value(u"added"_s).toArray(), QJsonArray{added});
        QCOMPARE(object.value(u"removed"_s).toArray(), QJsonArray());
        const auto equal = diff(mapWith(u"a.bsp"_s, world), mapWith(u"b.bsp"_s, world), {u"--json"_s});
        QCOMPARE(equal.code, 0);
        QVERIFY(QJsonDocument::fromJson(equal.out).object().contains(u"changed"_s));
    }

    void programsGetEveryValueOfAKey()
    {
        const auto two = "{\n\"classname\" \"multi\"\n\"origin\" \"1 2 3\"\n\"target\" \"a\"\n\"target\" \"b\"\n}\n"_ba;
        const auto json = [this](const QByteArray &was, const QByteArray &now) {
            const auto ended = diff(mapWith(u"a.bsp"_s, world + was), mapWith(u"b.bsp"_s, world + now), {u"--json"_s});
            return QJsonDocument::fromJson(ended.out).object();
        };
        const QJsonObject keys{
            {u"classname"_s, u"multi"_s}, {u"origin"_s, u"1 2 3"_s}, {u"target"_s, QJsonArray{u"a"_s, u"b"_s}}};
        QCOMPARE(json({}, two)[u"added"_s].toArray(), QJsonArray{keys});
        QCOMPARE(json(two, {})[u"removed"_s].toArray(), QJsonArray{keys});
        const auto changed = json(two, QByteArray(two).replace("\"a\"", "\"x\"").replace("\"b\"", "\"y\""));
        QCOMPARE(changed[u"changed"_s][0][u"keys"_s].toObject(),
                 (QJsonObject{{u"target"_s, QJsonArray{QJsonArray{u"a"_s, u"b"_s}, QJsonArray{u"x"_s, u"y"_s}}}}));
        const auto fewer = json(two, QByteArray(two).replace("\"target\" \"b\"\n", ""));
        QCOMPARE(fewer[u"changed"_s][0][u"keys"_s].toObject(),
                 (QJsonObject{{u"target"_s, QJsonArray{QJsonArray{u"a"_s, u"b"_s}, u"a"_s}}}));
    }

    // Looking through all of an entity's pairs for each that differs would take ten billion steps here, which QtTest ends.
    void aKeyMayBeThereVeryOften()
    {
        constexpr int times = 100'000;
        const auto often = [](const QByteArray &value) {
            return world + QByteArray(lamp).replace("}", ("\"delay\" \"" + value + "\"\n").repeated(times) + '}');
        };
        const auto was = put(u"often.ent"_s, often("1")), now = put(u"oftener.ent"_s, often("2"));
        const auto ended = diff(was, now, {u"--json"_s});
        QCOMPARE(ended.code, 1);
        const auto changed = QJsonDocument::fromJson(ended.out).object()[u"changed"_s].toArray();
        QCOMPARE(changed.size(), 1);
        const auto both = changed[0].toObject()[u"keys"_s].toObject()[u"delay"_s].toArray();
        QCOMPARE(both[0].toArray().size(), times);
        QCOMPARE(both[1].toArray().size(), times);
    }

    void spellingOfKeysIsToldAndCarriedOver()
    {
        const auto manager = "{\n\"classname\" \"multi_manager\"\n\"targetname\" \"m\"\n\"door1\" \"0\"\n}\n"_ba;
        const auto map = [this](const QString &name, const QByteArray &text) { return put(name, bytesWith(text, bsp::goldsrc)); };
        const auto was = map(u"was.bsp"_s, world + manager + lamp), rules = folder_.filePath(u"was.rules"_s);
        const auto now = map(u"now.bsp"_s, world + QByteArray(manager).replace("\"m\"\n", "\"m\"\n\"Door1\" \"0.5\"\n")
                                               + QByteArray(lamp).replace("}", "\"TriggerTarget\" \"Door1\"\n}"));
        const auto ended = diff(was, now, {u"--json"_s, u"--output"_s, rules});
        const auto changed = QJsonDocument::fromJson(ended.out)[u"changed"_s];
        QCOMPARE(changed[0][u"keys"_s].toObject(), (QJsonObject{{u"Door1"_s, QJsonArray{QJsonValue(), u"0.5"_s}}}));
        QCOMPARE(changed[1][u"keys"_s].toObject(), (QJsonObject{{u"TriggerTarget"_s, QJsonArray{QJsonValue(), u"Door1"_s}}}));
        const auto made = folder_.filePath(u"spelled"_s);
        QCOMPARE(run({u"entities"_s, was, u"--rules"_s, rules, u"--output"_s, made}).code, 0);
        QCOMPARE(diff(made + u"/was.bsp"_s, now).code, 0);
        QVERIFY(run({u"entities"_s, made + u"/was.bsp"_s}).out.contains("\"door1\" \"0\"\n\"Door1\" \"0.5\"\n"));
    }

    void mapsInArchivesAndTextsAreCompared()
    {
        const auto archive = put(u"a.pk3"_s, zipOf({{.name = "maps/a.bsp", .bytes = bytesWith(world + door)}}));
        const auto text = put(u"b.ent"_s, world + door + '\0');
        QCOMPARE(diff(archive + u"/maps/a.bsp"_s, text).code, 0);
        QCOMPARE(diff(text, archive + u"/maps/a.bsp"_s).code, 0);
        QCOMPARE(diff(text, put(u"c.ent"_s, world + lamp)).code, 1);
    }

    // The same edit, on a map that was compiled again.
    void rulesCarryAnEditOver()
    {
        const auto now = world + QByteArray(door).replace("gate", "exit") + "{ \"classname\" \"info_null\" }\n";
        const auto was = mapWith(u"a.bsp"_s, world + door + lamp), rules = folder_.filePath(u"a.rules"_s);
        QCOMPARE(diff(was, mapWith(u"b.bsp"_s, now), {u"--output"_s, rules}).code, 1);
        const auto newer = mapWith(u"newer.bsp"_s, world + lamp + QByteArray(door).replace("*1", "*2"));
        const auto made = folder_.filePath(u"made"_s);
        QVERIFY(QDir().mkpath(made));
        QCOMPARE(run({u"entities"_s, newer, u"--rules"_s, rules, u"--output"_s, made}).code, 0);
        const auto wanted = mapWith(u"wanted.bsp"_s, QByteArray(now).replace("*1", "*2"));
        const auto ended = diff(made + u"/newer.bsp"_s, wanted);
        QVERIFY2(ended.code == 0, ended.out);
        const auto other = mapWith(u"other.bsp"_s, world + lamp);
        const auto missing = run({u"entities"_s, other, u"--rules"_s, rules, u"--output"_s, made});
        QCOMPARE(missing.code, 3);
        QVERIFY2(missing.err.contains("Line 2"), missing.err); // the door is there no more
    }

    void rulesThatWouldNotBeTakenAreNotWritten()
    {
        QByteArray many = world;
        for (int i = 0; i < 20'001; ++i)
            many += "{\"classname\" \"light\" \"origin\" \"" + QByteArray::number(i) + " 0 0\"}\n";
        const auto rules = folder_.filePath(u"many.rules"_s);
        const auto ended = diff(put(u"many.ent"_s, many), put(u"few.ent"_s, world), {u"--output"_s, rules});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("--rules would refuse them: Line 1: There are more than 20000 rules."), ended.err);
        QVERIFY(!QFileInfo::exists(rules));
    }

    void whatCannotBeReadFails()
    {
        const auto map = mapWith(u"a.bsp"_s, world);
        const QStringList others{folder_.filePath(u"none.ent"_s), put(u"words.txt"_s, "no entities here"),
                                 put(u"empty.ent"_s, ""), put(u"nulls.ent"_s, world + '\0' + lamp)};
        for (const auto &other : others) {
            for (const auto &ended : {diff(map, other), diff(other, map)}) {
                QCOMPARE(ended.code, 2);
                QVERIFY(ended.out.isEmpty() && !ended.err.isEmpty());
            }
        }
    }

    void wrongWordsAreTold()
    {
        const auto map = mapWith(u"a.bsp"_s, world);
        const QList<QStringList> all{{u"--set"_s, u"a=b"_s}, {u"--dry-run"_s}, {u"--force"_s}};
        for (const auto &more : all) {
            const auto ended = diff(map, map, more);
            QCOMPARE(ended.code, 2);
            QVERIFY(ended.out.isEmpty() && !ended.err.isEmpty());
        }
    }

private:
    QString put(const QString &name, const QByteArray &bytes) { return save(folder_, name, bytes); }
    QString mapWith(const QString &name, const QByteArray &text) { return put(name, bytesWith(text)); }
    static QByteArray bytesWith(const QByteArray &text, const bsp::Format &format = bsp::quake2)
    {
        return MapBuilder::room(format).setLumpBytes("ENTITIES", text + '\0').build();
    }
    static Ended diff(const QString &was, const QString &now, const QStringList &more = {})
    {
        return run(QStringList{u"entities"_s, was, u"--diff"_s, now} + more);
    }

    QTemporaryDir folder_;
};

ADD_TEST(TestDiffCommand, QCoreApplication)
#include "tst_diffcommand.moc"
