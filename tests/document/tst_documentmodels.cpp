#include "core/document/document.h"
#include "core/document/hexmodel.h"
#include "core/document/linkmodel.h"
#include "core/document/recordmodel.h"
#include "core/entities/copied.h"
#include "core/entities/entityrules.h"
#include "core/entities/renames.h"
#include "core/map/celltext.h"
#include "core/save/lumpplacement.h"
#include "core/text.h"
#include "tests/entitymap.h"
#include "tests/facts.h"
#include "tests/modeltester.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

using Refs = std::vector<RecordRef>;
int row(const RecordModel &model, QStringView name)
{
    for (int i = 0; i < model.rowCount(); ++i)
        if (model.index(i, RecordModel::Name).data().toString() == name)
            return i;
    return -1;
}

QModelIndex child(const LinkModel &model, const QString &text, const QModelIndex &under = {})
{
    for (int i = 0; i < model.rowCount(under); ++i)
        if (model.index(i, 0, under).data().toString().startsWith(text))
            return model.index(i, 0, under);
    return {};
}

Refs recordsOf(const QModelIndex &group) { return group.data(LinkModel::GroupRole).value<Refs>(); }

// Any edit that a user could make of this text; none where the text allows it not.
EntityEdit randomEdit(const Document &document, QRandomGenerator &random)
{
    const auto source = document.entitySource();
    const auto count = static_cast<qint32>(source.parsed.entities.size());
    const auto entity = static_cast<qint32>(random.bounded(count));
    const qint32 one[] = {entity};
    const auto take = [](Result<EntityEdit> edit) { return edit ? std::move(edit).value() : EntityEdit(); };
    switch (random.bounded(11)) {
    case 0: return take(edits::setValue(source, one, u"origin"_s, QString::number(random.bounded(4096))));
    case 1: return take(edits::renameKey(source, one, u"origin"_s, u"place"_s));
    case 2: return edits::removeKey(source, one, u"classname"_s);
    case 3: return take(edits::addEntity(source, entity, u"info_null"_s));
    case 4: return count > 1 ? edits::removeEntities(source, one) : EntityEdit();
    case 5: return take(edits::moveEntity(source, entity, static_cast<qint32>(random.bounded(count))));
    case 6: return take(edits::rename(source, document.targets(), one, u"name%1"_s.arg(random.bounded(9))));
    case 7: return take(edits::setValue(source, one, u"target"_s, u"name%1"_s.arg(random.bounded(9))));
    case 8: return take(edits::addOfModel(source, entity, u"func_wall"_s, 1 + random.bounded(3U), u"8 16 24"_s));
    case 9: { // what goes by way of a clipboard
        const auto bytes = bytesFor(copiedFrom(document.map(), document.path(), one), document.map());
        return bytes ? take(edits::insertText(source, entity, bytes.value())) : EntityEdit();
    }
    default: { // as an import and a file of rules do
        EntityRule rule;
        const std::vector<qint32> chosen{entity};
        rule.set = {{u"netname"_s, u"%1"_s.arg(random.bounded(9))}};
        const auto done = applyRules(source, {.rules = {rule}, .text = {}}, {}, nullptr, &chosen);
        const auto text = done ? applied(source.text, done.value().splices) : source.text.toByteArray();
        return {.what = u"Import"_s, .splices = difference(source.text, text)};
    }
    }
}

} // namespace

class TestDocumentModels : public QObject
{
    Q_OBJECT

private slots:
    void bytesShowSixteenARow()
    {
        for (const auto &[size, rows] : {std::pair(0, 0), {1, 1}, {15, 1}, {16, 1}, {17, 2}, {32, 2}, {100, 7}}) {
            QByteArray bytes;
            for (int i = 0; i < size; ++i)
                bytes += static_cast<char>(7 * i);
            HexModel model;
            const QAbstractItemModelTester tester(&model, reporting);
            model.setBytes(5, bytesOf(bytes));
            QCOMPARE(model.rowCount(), rows);
            QCOMPARE(model.columnCount(), 17);
            for (int r = 0; r < rows; ++r) {
                QCOMPARE(model.recordAt(r), (RecordRef{5, static_cast<quint32>(16 * r)}));
                QCOMPARE(model.headerData(r, Qt::Vertical, Qt::DisplayRole).toInt(), 16 * r);
                QCOMPARE(model.index(r, HexModel::Characters).data().toString().size(), std::min(16, size - 16 * r));
                for (int c = 0; c < 16; ++c) { // the last row ends where the bytes do
                    const int at = 16 * r + c;
                    QCOMPARE(model.offsetOf(model.index(r, c)), at < size ? at : -1);
                    QCOMPARE(model.index(r, c).data().toString(),
                             at < size ? QString::fromLatin1(bytes.sliced(at, 1).toHex()) : QString());
                    QCOMPARE(model.index(r, c).data(Qt::ToolTipRole).isValid(), at < size);
                }
                QCOMPARE(model.offsetOf(model.index(r, HexModel::Characters)), -1);
            }
            for (int at = 0; at < size; ++at)
                QCOMPARE(model.rowOf(static_cast<quint32>(at)), at / 16);
            QCOMPARE(model.rowOf(static_cast<quint32>(size)), -1);
        }
    }

    void bytesAreMarkedAndFramed()
    {
        const QByteArray bytes = QByteArray("A\0\n\x7f\x80\xa0\xff~", 8).leftJustified(40, 'z');
        HexModel model;
        const QAbstractItemModelTester tester(&model, reporting);
        model.setBytes(5, bytesOf(bytes));
        QCOMPARE(model.index(0, HexModel::Characters).data().toString().left(8), u"A.....\u00ff~"_s);
        model.mark({17});
        QVERIFY(!model.index(0, 0).data(RecordRows::MarkedRole).toBool());
        QVERIFY(model.index(1, 0).data(RecordRows::MarkedRole).toBool());
        QVERIFY(!model.index(2, 0).data(RecordRows::MarkedRole).toBool());
        const auto framed = [&model] {
            QList<qint64> offsets;
            for (int r = 0; r < model.rowCount(); ++r)
                for (int c = 0; c < model.columnCount(); ++c)
                    if (model.index(r, c).data(HexModel::HighlightRole).toBool())
                        offsets += model.offsetOf(model.index(r, c));
            return offsets;
        };
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.highlight(14, 4);
        QCOMPARE(framed(), (QList<qint64>{14, 15, 16, 17}));
        model.highlight(14, 4);
        QCOMPARE(changed.count(), 1);
        model.highlight(0, 1);
        QCOMPARE(framed(), QList<qint64>{0});
        model.highlight(38, 99);
        QCOMPARE(framed(), (QList<qint64>{38, 39}));
        model.setBytes(5, bytesOf(bytes));
        QCOMPARE(framed(), QList<qint64>());
    }

    // A table keeps some bytes for each.
    void ofVeryManyBytesTheRowsComeAsTheyAreFetched()
    {
        constexpr int first = HexModel::rowsPerFetch, more = 100;
        const QByteArray bytes((first + more) * HexModel::bytesPerRow, '\0');
        HexModel model;
        model.setBytes(5, bytesOf(bytes));
        QCOMPARE(model.rowCount(), first);
        constexpr quint32 beyond = first * HexModel::bytesPerRow;
        QCOMPARE(model.rowOf(beyond - 1), first - 1);
        QCOMPARE(model.rowOf(beyond), -1);
        QVERIFY(model.canFetchMore({}));
        model.fetchMore({});
        QCOMPARE(model.rowCount(), first + more);
        QCOMPARE(model.rowOf(beyond), first);
        QVERIFY(!model.canFetchMore({}));
        model.setBytes(5, bytesOf(bytes).first(beyond));
        QCOMPARE(model.rowCount(), first);
        QVERIFY(!model.canFetchMore({}));
    }

    void everyFieldOfARecordIsARow_data() { addFormatRows(); }
    void everyFieldOfARecordIsARow()
    {
        const auto document = documentOf(MapBuilder::room(fetchFormat()));
        const auto &map = document->map();
        RecordModel model(document->tables());
        const QAbstractItemModelTester tester(&model, reporting);
        for (const int lump : map.lumps()) {
            const auto &table = map.lump(lump);
            if (table.fields.empty() || lump == map.format().roles.entityList)
                continue;
            model.setRecord({lump, 0});
            QCOMPARE(model.record(), (RecordRef{lump, 0}));
            QCOMPARE(model.rowCount(), static_cast<int>(table.fields.size()));
            quint32 next = 0;
            for (int r = 0; r < model.rowCount(); ++r) { // rows tile the record's bytes, and bytes lead back to them
                const auto [offset, length] = model.bytesOf(r);
                QCOMPARE(model.index(r, RecordModel::Name).data().toString(),
                         QString::fromLatin1(table.fields[static_cast<size_t>(r)].name.data()));
                QCOMPARE(length, table.kind == bsp::Kind::Derived ? 0 : bsp::sizeOf(table.fields[static_cast<size_t>(r)]));
                for (quint32 byte = offset; byte < offset + length; ++byte)
                    QCOMPARE(model.rowOfByte(byte), r);
                QVERIFY(length == 0 || offset == next);
                next += length;
            }
            QCOMPARE(next, table.kind == bsp::Kind::Derived ? 0U : table.stride);
            QCOMPARE(model.rowOfByte(next), -1);
        }
        model.setRecord({map.format().roles.faces, 99});
        QVERIFY(!model.record().isValid());
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.bytesOf(0), (std::pair<quint32, quint32>{}));
    }

    void aFieldShowsItsNumberBesideItsWordsAndWhatIsBroken()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2)
                                             .set("TEXINFO", 0, "flags", 0x84)
                                             .set("PLANES", 1, "type", 77)
                                             .set("FACES", 0, "planenum", 9001));
        const auto &map = document->map();
        RecordModel model(document->tables());
        const auto value = [&model](QStringView name) { return model.index(row(model, name), RecordModel::Value); };
        model.setRecord({map.findLump(u"texinfo"), 0});
        QCOMPARE(value(u"flags").data().toString(), u"SKY | NODRAW (0x84)"_s);
        QCOMPARE(value(u"texture").data(RecordRows::LinkRole).value<RecordRef>(), (RecordRef{map.findLump(u"images"), 0}));
        QVERIFY(!value(u"texture").siblingAtColumn(RecordModel::Name).data(RecordRows::LinkRole).value<RecordRef>().isValid());
        QVERIFY(!value(u"value").data(RecordRows::LinkRole).value<RecordRef>().isValid());
        model.setRecord({map.findLump(u"planes"), 0});
        QCOMPARE(value(u"type").data().toString(), u"X (0)"_s);
        QCOMPARE(value(u"dist").data().toString(), u"-64"_s);
        model.setRecord({map.findLump(u"planes"), 1});
        QCOMPARE(value(u"type").data().toString(), u"77"_s);
        model.setRecord({map.findLump(u"faces"), 0});
        const auto broken = value(u"planenum");
        QVERIFY(broken.data(RecordRows::BrokenRole).toBool());
        QCOMPARE(broken.data(Qt::ToolTipRole).toString(), asToolTip(model.wholeText(broken.row())));
        const auto lines = model.wholeText(broken.row()).split(u'\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.first(), u"planenum = 9001"_s);
        QVERIFY2(states(lines.last(), {u"Face 0"_s, u"planenum"_s, u"9,001"_s, u"Planes"_s, u"38"_s}), qPrintable(lines.last()));
        QVERIFY(!broken.data(RecordRows::LinkRole).value<RecordRef>().isValid());
        QVERIFY(!value(u"texinfo").data(RecordRows::BrokenRole).toBool());
    }

    void anEntityShowsItsKeys()
    {
        const auto document = documentWithEntities("{ \"classname\" \"worldspawn\"} { \"_x\" \"1\" \"Model\" \"*1\" "
                                                   "\"_x\" \"\xfc\"} { \"model\" \"*7\"}",
                                                   bsp::goldsrc);
        const auto &map = document->map();
        RecordModel model(document->tables());
        const QAbstractItemModelTester tester(&model, reporting);
        model.setRecord({map.format().roles.entityList, 1});
        QStringList rows;
        for (int r = 0; r < model.rowCount(); ++r)
            rows +=
                model.index(r, RecordModel::Name).data().toString() + u'=' + model.index(r, RecordModel::Value).data().toString();
        QCOMPARE(rows, (QStringList{u"_x=1"_s, u"Model=*1"_s, u"_x=\u00fc"_s, u"offset=28"_s, u"length=33"_s}));
        QCOMPARE(model.index(1, RecordModel::Value).data(RecordRows::LinkRole).value<RecordRef>(),
                 (RecordRef{map.format().roles.models, 1}));
        model.setRecord({map.format().roles.entityList, 2});
        QVERIFY(model.index(0, RecordModel::Value).data(RecordRows::BrokenRole).toBool());
    }

    // What their definition says, in place of what all entities have.
    void keysOfAnEntityMeanWhatTheirClassMakesOfThem()
    {
        const auto document =
            documentWithEntities("{ \"classname\" \"worldspawn\"} { \"classname\" \"light\" \"light\" \"200\" \"odd\" \"1\"} "
                                 "{ \"classname\" \"odd\" \"light\" \"200\" }",
                                 bsp::quake2);
        RecordModel model(document->tables());
        const auto meaning = [&](quint32 entity, QStringView key) {
            model.setRecord({document->map().format().roles.entityList, entity});
            return model.index(row(model, key), RecordModel::Meaning).data().toString();
        };
        const auto classes = document->map().classes();
        QCOMPARE(meaning(1, u"classname"), classes.definitions().find("light").help());
        QVERIFY(meaning(1, u"light").startsWith(classes.definitions().find("light").key("light")->title));
        QCOMPARE(meaning(1, u"odd"), QString());
        QVERIFY(!meaning(2, u"classname").isEmpty()); // what all entities have
        QCOMPARE(meaning(2, u"light"), QString());
    }

    void usesAndUsersAreThoseOfTheReferences_data() { addFormatRows(); }
    void usesAndUsersAreThoseOfTheReferences()
    {
        const auto document = documentOf(MapBuilder::room(fetchFormat()));
        const auto &map = document->map();
        const auto &references = document->references();
        LinkModel model(document->tables());
        const QAbstractItemModelTester tester(&model, reporting);
        for (const int lump : map.lumps())
            for (const auto index : spread(map.recordCount(lump), 3)) {
                std::vector<Refs> uses, users;
                for (int f = 0; f < static_cast<int>(map.lump(lump).fields.size()); ++f)
                    if (const auto *link = references.link(lump, f); link && link->at(index).count > 0) {
                        Refs refs;
                        const auto target = link->at(index);
                        for (quint32 i = 0; i < (map.lump(target.lump).fields.empty() ? 1 : target.count); ++i)
                            refs.push_back({target.lump, target.first + i});
                        uses.push_back(refs);
                    }
                for (const auto source : references.sourcesOf(lump)) {
                    Refs refs;
                    for (const quint32 user : references.sources({lump, index}, source))
                        refs.push_back({source.lump, user});
                    if (!refs.empty())
                        users.push_back(refs);
                }
                model.setRecord({lump, index});
                const auto groups = [&](const QString &section) {
                    std::vector<Refs> all;
                    const auto under = child(model, section);
                    // Entities name each other beside what records refer to: of them tst_entitygraphview tells.
                    const bool areNames = lump == map.format().roles.entityList;
                    const int count = static_cast<int>(section == u"Uses" ? uses.size() : users.size());
                    for (int i = 0; i < (areNames ? count : model.rowCount(under)); ++i) {
                        const auto group = model.index(i, 0, under);
                        all.push_back(recordsOf(group));
                        for (int r = 0; r < model.rowCount(group); ++r)
                            if (model.index(r, 0, group).data(RecordRows::RecordRole).value<RecordRef>()
                                != all.back()[static_cast<size_t>(r)])
                                all.push_back({});
                    }
                    return all;
                };
                QVERIFY2(groups(u"Uses"_s) == uses, qPrintable(title(map, {lump, index})));
                QVERIFY2(groups(u"Used by"_s) == users, qPrintable(title(map, {lump, index})));
                const auto related = child(model, u"Related"_s);
                const quint32 one[] = {index};
                int groupsOfRelated = 0;
                for (const int other : references.reachable(lump))
                    groupsOfRelated += !references.project(one, lump, other).empty();
                QCOMPARE(model.rowCount(related), related.isValid() ? groupsOfRelated : model.rowCount());
                QCOMPARE(related.isValid(), groupsOfRelated > 0);
            }
    }

    void ofManyUsersTheFirstAreListedAndOfNoneNone()
    {
        auto room = MapBuilder::room(bsp::quake2);
        for (int i = 0; i < 300; ++i)
            room.set("LEAFFACES", room.addRecord("LEAFFACES"), "face", 6);
        const auto document = documentOf(room);
        LinkModel model(document->tables());
        const QAbstractItemModelTester tester(&model, reporting);
        model.setRecord({document->map().findLump(u"faces"), 6});
        const auto group = child(model, u"LeafFaces"_s, child(model, u"Used by"_s));
        QVERIFY(group.data().toString().endsWith(u"(300)"));
        QCOMPARE(recordsOf(group).size(), 300U);
        QCOMPARE(model.rowCount(group), 201);
        QVERIFY(model.index(200, 0, group).data().toString().startsWith(u"and 100 more"));
        QVERIFY(!model.index(200, 0, group).data(RecordRows::RecordRole).isValid());
        model.setRecord({});
        QCOMPARE(model.rowCount(), 0);
        model.setRecord({document->map().format().roles.faces, 99});
        QCOMPARE(model.rowCount(), 0);
        model.setRecord({document->map().findLump(u"pop"), 3});
        QCOMPARE(child(model, u"Uses nothing"_s).row(), 0);
        QVERIFY(child(model, u"Used by nothing"_s).isValid());
    }

    void undoOfTwoHundredEditsGivesTheVeryFile_data() { addMapRows(); }
    void undoOfTwoHundredEditsGivesTheVeryFile()
    {
        OPEN_MAP(map);
        if (map.entities().entities.empty())
            return; // a map without entities
        const auto file = map.file().whole();
        Document document(path, map);
        const auto lump = document.map().entityBytes().toByteArray();
        QRandomGenerator random(7);
        for (int step = 0; step < 200; ++step)
            document.edit(randomEdit(document, random));
        QVERIFY(document.isModified());
        const auto edited = document.map().entityText().toByteArray();
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QVERIFY(!document.isModified());
        QCOMPARE(document.map().entityBytes(), QByteArrayView(lump)); // what stands behind the NUL as well
        const auto plan = planSave(*document.original(), document.map().entityText());
        VERIFY_RESULT(plan);
        QCOMPARE(plan.value().file.whole(), file);
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QCOMPARE(document.map().entityText(), QByteArrayView(edited));
    }
};

ADD_TEST(TestDocumentModels, QCoreApplication)
#include "tst_documentmodels.moc"
