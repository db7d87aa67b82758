// The list of entities: order, classes, filter, what is left out, and how it follows edits.
#include "core/document/entitylistmodel.h"
#include "core/document/linkmodel.h"
#include "core/document/lumplistmodel.h"
#include "core/document/lumpmodel.h"
#include "core/document/recordmodel.h"
#include "tests/entitymap.h"
#include "tests/modeltester.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <set>

namespace {

const char listedEntities[] = R"({ "classname" "worldspawn" }
{ "classname" "light" "origin" "0 0 64" "spawnflags" "2048" }
{ "classname" "func_door" "targetname" "door1" "model" "*1" }
{ "classname" "Light" "target" "nobody" }
{ "classname" "trigger_once" "target" "door1" "model" "*9" }
{ "origin" "1 2 3" }
)";

QStringList shown(const EntityListModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row)
        rows.append(model.isHeading(row) ? model.index(row, 0).data().toString()
                                         : model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString());
    return rows;
}

Filter filter(const Document &document, const QString &text)
{
    return Filter::parse(text, document.references(), document.map().format().roles.entityList);
}

void set(Document &document, qint32 entity, const QString &key, const QString &value)
{
    const qint32 one[] = {entity};
    document.edit(edits::setValue(document.entitySource(), one, key, value).value());
}

void remove(Document &document, qint32 entity)
{
    const qint32 one[] = {entity};
    document.edit(edits::removeEntities(document.entitySource(), one));
}

} // namespace

class TestEntityListModel : public QObject
{
    Q_OBJECT

private slots:
    void everyEntityIsARow_data() { addMapRows(); }
    void everyEntityIsARow()
    {
        OPEN_MAP(map);
        const auto count = static_cast<int>(map.recordCount(map.format().roles.entityList));
        const Document document(path, std::move(openedMap).value());
        EntityListModel model(document);
        const QAbstractItemModelTester tester(&model, reporting);
        QCOMPARE(model.rowCount(), count);
        for (int row = 0; row < count; ++row) {
            QCOMPARE(model.recordAt(row).index, static_cast<quint32>(row));
            QCOMPARE(model.rowOf(static_cast<quint32>(row)), row);
        }
        const LumpModel table(document.tables(), model.lump()); // says the same of them
        for (int row = 0; row < count; ++row)
            for (int column = 0; column <= EntityListModel::Model; ++column)
                QCOMPARE(model.index(row, column).data(), table.index(row, column).data());
        model.setGrouped(true);
        int headings = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            headings += model.isHeading(row) ? 1 : 0;
        QCOMPARE(model.rowCount() - headings, count);
        for (int entity = 0; entity < count; ++entity)
            QCOMPARE(model.recordAt(model.rowOf(static_cast<quint32>(entity))).index, static_cast<quint32>(entity));
    }

    void classesAreHeadingsThatFoldAndStandForTheirEntities()
    {
        const auto document = documentWithEntities(listedEntities);
        EntityListModel model(*document);
        const QAbstractItemModelTester tester(&model, reporting);
        model.setGrouped(true);
        QCOMPARE(shown(model),
                 (QStringList{u"\u25be (no classname) (1)"_s, u"5"_s, u"\u25be func_door (1)"_s, u"2"_s, u"\u25be light (2)"_s,
                              u"1"_s, u"3"_s, u"\u25be trigger_once (1)"_s, u"4"_s, u"\u25be worldspawn (1)"_s, u"0"_s}));
        model.setFolded(4, true);
        QVERIFY(model.isFolded(4));
        QCOMPARE(shown(model).mid(4, 2), (QStringList{u"\u25b8 light (2)"_s, u"\u25be trigger_once (1)"_s}));
        QCOMPARE(model.rowOf(3), 4); // its heading shows it
        model.setFilter(filter(*document, u"light"_s));
        QCOMPARE(shown(model), QStringList{u"\u25b8 light (2)"_s});
        model.setFolded(0, false);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.shownCount(), 2);
        model.setFilter({});
        model.setAllFolded(true);
        QCOMPARE(model.rowCount(), 5);
        model.setAllFolded(false);
        QCOMPARE(model.rowCount(), 11);
        model.setGrouped(false);
        QCOMPARE(shown(model).join(u' '), u"0 1 2 3 4 5"_s);
        model.setGrouped(true);
        const int heading = 4;
        std::vector<quint32> records;                 // a heading stands for its entities
        model.appendRecords(heading, false, records); // swept over on the way to another row
        QCOMPARE(records.size(), 0);
        model.appendRecords(heading, true, records);
        const std::vector<quint32> lights{1, 3};
        QCOMPARE(records, lights);
        model.mark({1});
        QVERIFY(!model.index(heading, 0).data(RecordRows::MarkedRole).toBool());
        model.mark({1, 3});
        QVERIFY(model.index(heading, 0).data(RecordRows::MarkedRole).toBool());
        model.mark({3});
        model.setFolded(heading, true);
        QVERIFY(model.index(heading, 0).data(RecordRows::MarkedRole).toBool()); // one of them is below it
        records.clear();
        model.appendRecords(heading, false, records);
        QCOMPARE(records, lights);
        QVERIFY(!model.recordAt(heading).isValid());
    }

    void whatIsLeftOutIsGreyAndWhatIsNamedIsALink()
    {
        const auto document = documentWithEntities(listedEntities);
        EntityListModel model(*document);
        QCOMPARE(model.leftOutCount(), 0);
        const auto modes = bsp::games::quake2.spawnModes;
        model.setSpawnMode(&modes.back());
        QCOMPARE(model.leftOutCount(), 1);
        QVERIFY(model.index(1, 0).data(EntityListModel::LeftOutRole).toBool());
        QVERIFY(model.index(1, 0).data(Qt::ForegroundRole).isValid());
        QVERIFY(model.index(1, 0).data(Qt::ToolTipRole).toString().contains(u"2048"_s));
        QVERIFY(!model.index(2, 0).data(Qt::ForegroundRole).isValid());
        set(*document, 1, u"spawnflags"_s, u"0"_s);
        QCOMPARE(model.leftOutCount(), 0);
        model.setSpawnMode(nullptr);
        QVERIFY(!model.index(1, 0).data(Qt::ForegroundRole).isValid());
        const auto link = [&](int row, int column) {
            return model.index(row, column).data(RecordRows::LinkRole).value<RecordRef>();
        };
        const auto broken = [&](int row, int column) { return model.index(row, column).data(RecordRows::BrokenRole).toBool(); };
        QCOMPARE(link(4, EntityListModel::Target), (RecordRef{model.lump(), 2}));
        QVERIFY(!broken(4, EntityListModel::Target));
        QVERIFY(broken(3, EntityListModel::Target));
        QVERIFY(!link(3, EntityListModel::Target).isValid());
        QCOMPARE(link(2, EntityListModel::Model), (RecordRef{document->map().format().roles.models, 1}));
        QVERIFY(broken(4, EntityListModel::Model));
        QVERIFY(!broken(1, EntityListModel::Target)); // it names none
        set(*document, 3, u"target"_s, u"door1"_s);
        QVERIFY(!broken(3, EntityListModel::Target));
    }

    // A multi_manager takes any key for a name, but only where it has that key.
    void aManagerWithoutTheKeyNamesNobodyByIt()
    {
        const auto document = documentWithEntities(R"({ "classname" "worldspawn" }
{ "classname" "multi_manager" "bell" "0.5" }
{ "classname" "light" "pitch" "-90" }
{ "classname" "multi_manager" "pitch" "" }
)",
                                                   bsp::goldsrc);
        EntityListModel model(*document);
        model.setFilter(filter(*document, u"!pitch=7"_s)); // shows the column
        const int column = model.columnOf(u"pitch"_s);
        QVERIFY(column >= 0);
        const auto isBroken = [&](int row) { return model.index(row, column).data(RecordRows::BrokenRole).toBool(); };
        QVERIFY(!isBroken(1));
        QVERIFY(!model.index(1, column).data(Qt::ToolTipRole).toString().contains(u"targetname"_s));
        QVERIFY(!isBroken(2));
        QVERIFY(isBroken(3)); // it has the key, and no entity has that name
    }

    void theListFollowsEdits_data() { addFormatRows(); }
    void theListFollowsEdits()
    {
        const auto document = documentWithEntities(listedEntities, fetchFormat());
        EntityListModel model(*document);
        const QAbstractItemModelTester tester(&model, reporting);
        model.setFilter(filter(*document, u"target~o"_s));
        QCOMPARE(shown(model).join(u' '), u"3 4"_s);
        set(*document, 5, u"target"_s, u"door1"_s);
        QCOMPARE(shown(model).join(u' '), u"3 4 5"_s);
        remove(*document, 3);
        QCOMPARE(shown(model).join(u' '), u"3 4"_s);
        QCOMPARE(model.index(0, 0).data().toString(), u"trigger_once"_s);
        document->undoStack().undo();
        document->undoStack().undo();
        QCOMPARE(shown(model).join(u' '), u"3 4"_s);
        model.setFilter({});
        model.setGrouped(true);
        model.setFolded(4, true);
        set(*document, 5, u"classname"_s, u"light"_s);
        QVERIFY(shown(model).contains(u"\u25b8 light (3)"_s)); // stays folded
        document->edit(edits::moveEntity(document->entitySource(), 1, 4).value());
        QCOMPARE(model.rowCount(), 7);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset), changes(&model, &QAbstractItemModel::dataChanged);
        set(*document, 1, u"origin"_s, u"0 0 65"_s);
        QCOMPARE(resets.size(), 0);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(model.index(1, EntityListModel::Origin).data().toString(), u"0 0 65"_s);
        remove(*document, 5);
        QCOMPARE(resets.size(), 1);
    }

    void tablesFollowEdits_data() { addFormatRows(); }
    void aFilterOutlivesTheKeyItNames_data() { addFormatRows(); }
    void aFilterOutlivesTheKeyItNames()
    {
        const auto document = documentWithEntities("{ \"classname\" \"worldspawn\" }\n{ \"light\" \"300\" }\n", fetchFormat());
        LumpModel table(document->tables(), document->map().format().roles.entityList);
        EntityListModel list(*document);
        table.setFilter(filter(*document, u"light>200"_s));
        list.setFilter(filter(*document, u"light>200"_s));
        QCOMPARE(table.rowCount(), 1);
        QCOMPARE(list.rowCount(), 1);
        const qint32 entity[] = {1};
        document->edit(edits::removeKey(document->entitySource(), entity, u"light"_s));
        QCOMPARE(table.rowCount(), 0);
        QCOMPARE(list.rowCount(), 0);
        document->undoStack().undo();
        QCOMPARE(table.rowCount(), 1);
        QCOMPARE(list.rowCount(), 1);
    }

    // All models that read entities, while they show one; the old text is longer, so that what still reads it is found out.
    void tablesFollowEdits()
    {
        const auto document = documentWithEntities(listedEntities + QByteArray(20000, ' '), fetchFormat());
        const int lump = document->map().format().roles.entityList;
        LumpModel table(document->tables(), lump), filtered(document->tables(), lump), sorted(document->tables(), lump);
        filtered.setFilter(filter(*document, u"classname~light"_s));
        sorted.sort(0);
        const QAbstractItemModelTester tester(&table, reporting), filteredTester(&filtered, reporting),
            sortedTester(&sorted, reporting);
        const int models = document->map().format().roles.models;
        LumpModel far(document->tables(), models); // asks the entities by a route
        far.setFilter(Filter::parse(u"classname~func"_s, document->references(), models));
        QCOMPARE(far.rowCount(), 1);
        LumpListModel lumps(*document);
        QSignalSpy listed(&lumps, &QAbstractItemModel::dataChanged);
        set(*document, 2, u"classname"_s, u"a_very_long_name_that_is_light"_s);
        QCOMPARE(table.index(2, 0).data().toString(), u"a_very_long_name_that_is_light"_s);
        QCOMPARE(filtered.rowCount(), 3);
        QCOMPARE(sorted.index(1, 0).data().toString(), u"a_very_long_name_that_is_light"_s);
        QCOMPARE(far.rowCount(), 0);
        std::set<int> toldAgain; // the lumps that have the text, and no others
        for (const auto &signal : listed)
            for (int row = signal[0].toModelIndex().row(); row <= signal[1].toModelIndex().row(); ++row)
                toldAgain.insert(lumps.lumpAt(row));
        QCOMPARE(toldAgain, (std::set<int>{document->map().format().roles.entities, lump}));
        QVERIFY(table.index(2, 4).data(RecordRows::LinkRole).value<RecordRef>().isValid());
        for (int entity = 5; entity > 0; --entity)
            remove(*document, entity);
        QCOMPARE(table.rowCount(), 1);
        QCOMPARE(filtered.rowCount(), 0);
        QCOMPARE(sorted.rowCount(), 1);
        while (document->undoStack().canUndo())
            document->undoStack().undo();
        QCOMPARE(table.rowCount(), 6);
        QCOMPARE(far.rowCount(), 1);
        RecordModel record(document->tables());
        LinkModel links(document->tables());
        record.setRecord({lump, 5});
        links.setRecord({lump, 5});
        remove(*document, 5);
        QVERIFY(!record.wholeText(0).isEmpty());
        record.setRecord({lump, 5});
        links.setRecord({lump, 5});
        QCOMPARE(record.rowCount(), 0);
        QCOMPARE(links.rowCount(), 0);
    }
};

ADD_TEST(TestEntityListModel, QGuiApplication)
#include "tst_entitylistmodel.moc"
