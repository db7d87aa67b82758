// Names of entities, changed with all that name them.
#include "core/entities/renames.h"
#include "core/format/formats.h"
#include "core/sorting.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

constexpr char entities[] = R"({ "classname" "worldspawn" }
{ "classname" "func_door" "targetname" "gate" "model" "*1" }
{ "classname" "func_door" "targetname" "gate" "model" "*2" }
{ "classname" "trigger_once" "target" "gate" "killtarget" "other" }
{ "classname" "multi_manager" "targetname" "mm" "gate" "1.5" "gate#1" "3" "other" "0" }
{ "classname" "func_button" "target" "gate" "target" "gate" "master" "GATE" }
{ "classname" "info_target" "targetname" "other" "message" "gate" }
)";

MapFile halfLifeMap(const char *text)
{
    const auto bytes = MapBuilder::room(bsp::goldsrc).setLumpBytes("ENTITIES", QByteArray(text) + '\0').build();
    return std::move(readMap(bytes).value());
}

QByteArray renamed(const MapFile &map, std::vector<qint32> which, const QString &name, qint32 only = -1)
{
    const auto source = map.entitySource();
    const auto edit = edits::rename(source, Targets(source, map.game()), which, name, only);
    return edit ? applied(source.text, edit.value().splices) : QByteArray("refused");
}

NameUses usesIn(const MapFile &map, std::vector<qint32> which, const QString &name)
{
    const auto source = map.entitySource();
    return edits::usesOfNames(source, Targets(source, map.game()), which, name);
}

} // namespace

class TestRenames : public QObject
{
    Q_OBJECT

private slots:
    void allWhoNameItAreFound()
    {
        const auto map = halfLifeMap(entities);
        const auto uses = usesIn(map, {1}, u"door"_s);
        QCOMPARE(uses.names, QByteArrayList{"gate"});
        QCOMPARE(uses.keepers, std::vector<qint32>{2}); // whom the others would name no more
        const std::vector<NameUse> all{{3, 1}, {4, 2}, {4, 3}, {5, 1}, {5, 2}};
        QCOMPARE(uses.all, all); // neither a message nor what is written in capitals
        QVERIFY(usesIn(map, {1, 2}, u"door"_s).keepers.empty());
    }

    void keysAndValuesFollowAndNothingElse()
    {
        const auto map = halfLifeMap(entities);
        const auto expected = QByteArray(entities)
                                  .replace("\"targetname\" \"gate\"", "\"targetname\" \"door\"")
                                  .replace("\"target\" \"gate\"", "\"target\" \"door\"")
                                  .replace("\"gate\" \"1.5\" \"gate#1\" \"3\"", "\"door\" \"1.5\" \"door#1\" \"3\"");
        QCOMPARE(renamed(map, {1, 2}, u"door"_s), expected);
    }

    void aNameThatNobodyUsesOrThatStaysLeavesNothingBehind()
    {
        const auto map = halfLifeMap(entities);
        QVERIFY(usesIn(map, {4}, u"manager"_s).all.empty());
        QVERIFY(usesIn(map, {1}, u"gate"_s).all.empty());
        QVERIFY(usesIn(map, {3}, u"first"_s).all.empty()); // it had none before
        QVERIFY(usesIn(map, {1}, QString()).all.empty());  // to give a name up is not to change it
    }

    void aNameThatCannotBeWrittenIsRefused() { QCOMPARE(renamed(halfLifeMap(entities), {1}, u"a\"b"_s), "refused"_ba); }

    // A manager takes some keys for its own, and of others what is behind a #.
    void aNameThatWouldNameNobodyIsRefused()
    {
        const auto map = halfLifeMap(entities);
        const auto source = map.entitySource();
        const Targets targets(source, map.game());
        const qint32 both[] = {1, 2}, other[] = {6};
        for (const auto &name : {u"health"_s, u"wait"_s, u"Spawnflags"_s, u"a#b"_s}) {
            const auto edit = edits::rename(source, targets, both, name);
            QVERIFY(!edit);
            QVERIFY2(edit.error().contains(u"multi_manager"_s) && edit.error().contains(name), qPrintable(edit.error()));
            QVERIFY(!edits::rename(source, targets, other, name)); // by a value and a key
        }
        for (const auto &name : {u"_x"_s, u"$x"_s, u"healthy"_s})
            QVERIFY(edits::rename(source, targets, both, name));
    }

    // As many as no test waits for where each looks through all.
    void manyUsesInOneEntityAreRenamedInTheirOrder()
    {
        constexpr int many = 20'000;
        QByteArrayList before{"{ \"classname\" \"worldspawn\" }"}, keys, newKeys;
        std::vector<qint32> which;
        for (int i = 0; i < many; ++i) {
            const auto number = QByteArray::number(i);
            before.append("{ \"classname\" \"func_door\" \"targetname\" \"d" + number + "\" }");
            which.push_back(i + 1);
            keys.append("\"d" + number + "\" \"1\"");
            newKeys.append("\"gate" + (i < 7 ? i == 0 ? QByteArray() : "#" + number : "#" + QByteArray::number(i + 1))
                           + "\" \"1\"");
        }
        const auto head = "{ \"classname\" \"multi_manager\" \"targetname\" \"mm\" \"Gate#7\" \"1\" "_ba;
        before.append(head + keys.join(' ') + " }");
        const auto after = renamed(halfLifeMap(before.join('\n').constData()), which, u"gate"_s);
        QVERIFY2(after.endsWith(head + newKeys.join(' ') + " }"), after.right(200).constData());
    }

    void anyRenameIsTakenBack_data() { addMapRows(); }
    void anyRenameIsTakenBack()
    {
        OPEN_MAP(opened);
        auto map = opened;
        const auto first = map.entityText().toByteArray();
        std::vector<qint32> named;
        for (qint32 entity = 0; entity < map.entitySource().count(); ++entity)
            if (!edits::valueOf(map.entitySource(), entity, "targetname").isEmpty())
                named.push_back(entity);
        QRandomGenerator random(17);
        std::vector<Splices> done;
        for (int i = 0; i < 200 && !named.empty(); ++i) {
            const auto source = map.entitySource();
            const Targets targets(source, map.game());
            const std::vector<qint32> which{named[random.bounded(static_cast<quint32>(named.size()))]};
            const auto name = u"renamed%1"_s.arg(random.bounded(50));
            const auto before = edits::usesOfNames(source, targets, which, name);
            const auto old = edits::valueOf(source, which.front(), "targetname").toByteArray();
            const auto users = targets.referringTo(name.toLatin1());
            const auto edit = edits::rename(source, targets, which, name);
            QVERIFY(edit);
            done.push_back(edit.value().splices);
            map.setEntityText(applied(source.text, done.back()));
            QCOMPARE(edits::valueOf(map.entitySource(), which.front(), "targetname"), QByteArrayView(name.toLatin1()));
            const Targets after(map.entitySource(), map.game());
            auto expected = users; // who named it by that name before, and all who named it by the old one
            for (const auto &use : before.all)
                expected.push_back(use.entity);
            sortUnique(expected);
            const auto found = after.referringTo(name.toLatin1());
            QVERIFY2(std::ranges::includes(found, expected), old);
        }
        while (!done.empty()) {
            map.setEntityText(applied(map.entityText(), inverse(done.back())));
            done.pop_back();
        }
        QCOMPARE(map.entityText(), QByteArrayView(first));
    }
};

ADD_TEST(TestRenames, QCoreApplication)
#include "tst_renames.moc"
