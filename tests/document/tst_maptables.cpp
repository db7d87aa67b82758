// Tables of a map without a window or a document: edits of any lump, who hears of them, and their history.
#include "core/document/document.h"
#include "core/document/lumplistmodel.h"
#include "core/document/lumpmodel.h"
#include "core/document/recordeditor.h"
#include "core/save/lumpplacement.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

namespace {

QByteArray bytesOf(const MapFile &map, int lump) { return viewOf(map.lumpBytes(lump)).toByteArray(); }

// Sets the first byte of a record.
Edit setFirst(const MapFile &map, int lump, quint32 record, char byte)
{
    const auto offset = qsizetype{record} * map.lump(lump).stride;
    return {{lump, {{offset, bytesOf(map, lump).mid(offset, 1), QByteArray(1, byte)}}}};
}

// Takes out a record.
Edit removed(const MapFile &map, int lump, quint32 record)
{
    const auto stride = static_cast<qsizetype>(map.lump(lump).stride);
    return {{lump, {{qsizetype{record} * stride, bytesOf(map, lump).mid(qsizetype{record} * stride, stride), {}}}}};
}

} // namespace

class TestMapTables : public QObject
{
    Q_OBJECT

private slots:
    void tablesFollowEditsOfTheirLump_data() { addFormatRows(); }
    void tablesFollowEditsOfTheirLump()
    {
        OPEN_BYTES(opened, MapBuilder::room(fetchFormat()).build());
        const int planes = opened.format().roles.planes, faces = opened.format().roles.faces;
        MapTables tables(opened), others(opened);
        LumpModel model(tables, planes), other(others, planes), ofFaces(tables, faces);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy cells(&model, &QAbstractItemModel::dataChanged), reset(&model, &QAbstractItemModel::modelReset),
            unrelated(&ofFaces, &QAbstractItemModel::dataChanged);
        const auto before = model.index(1, 0).data();
        VERIFY_RESULT(tables.apply(setFirst(tables.map(), planes, 1, '\x41')));
        QVERIFY(model.index(1, 0).data() != before);
        QCOMPARE(other.index(1, 0).data(), before);
        QVERIFY(cells.count() > 0);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(unrelated.count(), 0);
        const auto rows = model.rowCount();
        VERIFY_RESULT(tables.apply(removed(tables.map(), planes, 0)));
        QCOMPARE(model.rowCount(), rows - 1);
        QVERIFY(model.index(0, 0).data() != before);
        QCOMPARE(other.rowCount(), rows);
    }

    void aPreviewIsNoEdit()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2));
        const int planes = document->map().format().roles.planes;
        const auto before = bytesOf(document->map(), planes);
        for (const char byte : {'a', 'b', 'c'})
            QVERIFY(document->preview(setFirst(*document->tables().unpreviewed(), planes, 0, byte)));
        QCOMPARE(bytesOf(document->map(), planes)[0], 'c');
        QCOMPARE(bytesOf(*document->tables().unpreviewed(), planes), before);
        QVERIFY(!document->isModified());
        document->endPreview();
        QCOMPARE(bytesOf(document->map(), planes), before);
        QVERIFY(!document->map().isChanged());
        QVERIFY(document->preview(setFirst(document->map(), planes, 0, 'a')));
        QVERIFY(document->edit(u"Set"_s, setFirst(*document->tables().unpreviewed(), planes, 0, 'd')));
        QCOMPARE(bytesOf(document->map(), planes)[0], 'd');
        document->undoStack().undo();
        QCOMPARE(bytesOf(document->map(), planes), before);
    }

    void anEditMadeElsewhereKeepsOthers_data() { addFormatRows(); }
    // As an import that is read in the background: what else was edited, or counted, meanwhile stays.
    void anEditMadeElsewhereKeepsOthers()
    {
        OPEN_BYTES(opened, MapBuilder::room(fetchFormat()).build());
        const auto &roles = opened.format().roles;
        MapTables tables(opened);
        const auto text = tables.map().entityText().toByteArray();
        auto edited = std::make_shared<MapFile>(tables.map());
        edited->setEntityText(text + "{\n\"classname\" \"info_null\"\n}\n");
        edited->prepare();
        const Edit edit{{roles.entities, tables.map().spliceEntityLump(difference(text, edited->entityText()))}};
        VERIFY_RESULT(tables.apply(setFirst(tables.map(), roles.planes, 0, 'p')));
        auto counted = bytesOf(tables.map(), roles.clusters);
        counted[0] = static_cast<char>(~counted[0]);
        tables.setDerived(roles.clusters, counted);
        VERIFY_RESULT(tables.apply(edit, {}, {edited, {}}));
        QCOMPARE(tables.map().entityText(), edited->entityText());
        QCOMPARE(tables.map().recordCount(roles.entityList), edited->recordCount(roles.entityList));
        QCOMPARE(bytesOf(tables.map(), roles.planes)[0], 'p');
        QCOMPARE(bytesOf(tables.map(), roles.clusters), counted);
        VERIFY_RESULT(tables.apply(inverse(edit)));
        QCOMPARE(tables.map().entityText(), text);
    }

    void whatIsGoneIsNotSelected()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2));
        const auto &map = document->map();
        const int planes = map.format().roles.planes, count = static_cast<int>(map.recordCount(planes));
        const auto last = static_cast<quint32>(count - 1);
        document->selection().set({{planes, 0}, {planes, last}});
        const auto size = bytesOf(map, planes).size();
        QVERIFY(document->edit(u"Cut"_s, {{planes, {{size - 5, bytesOf(map, planes).last(5), {}}}}})); // of no whole record
        QCOMPARE(document->selection().records(), (std::vector<RecordRef>{{planes, 0}}));
    }

    void columnsOfOtherRecordsAreNotTaken()
    {
        OPEN_BYTES(opened, MapBuilder::room(bsp::quake2).build());
        MapTables tables(opened);
        const int faces = opened.format().roles.faces;
        tables.columns().want(faces);
        VERIFY_RESULT(tables.apply(removed(tables.map(), faces, 0))); // while they are calculated
        QTRY_VERIFY(!tables.columns().isBusy());
        QTRY_VERIFY(tables.map().hasComputed(faces));
        const auto column = tables.map().column(faces, tables.map().fieldCount(faces) - 1);
        QCOMPARE(column.count(), tables.map().recordCount(faces));
    }

    // Frames of animated textures are read from texinfos; the shaders of fogs are searched for by name.
    void texturesFollowWhatTheyAreReadFrom()
    {
        for (const auto *format : {&bsp::quake2, &bsp::quake3}) {
            const auto document = documentOf(format == &bsp::quake3 ? MapBuilder::room(*format).set("FOGS", 0, "brushNum", 0)
                                                                    : MapBuilder::room(*format));
            const auto &map = document->map();
            const int read = format == &bsp::quake3 ? format->columns.fogBrush.lump : format->columns.texinfoNext.lump;
            const auto before = document->textures();
            QVERIFY(document->edit(u"Set"_s, setFirst(map, format->roles.planes, 0, 'a')));
            QCOMPARE(document->textures(), before);
            const auto end = static_cast<qsizetype>(map.lump(read).stride) - 1, start = read == format->roles.texinfo ? end : 0;
            QVERIFY(map.recordCount(read) > 0);
            QVERIFY(document->edit(u"Set"_s, {{read, {{start, bytesOf(map, read).mid(start, 1), QByteArray(1, 'a')}}}}));
            QVERIFY(document->textures() != before);
        }
    }

    void anEditOfAnyLumpIsAStepOfUndo_data() { addFormatRows(); }
    void anEditOfAnyLumpIsAStepOfUndo()
    {
        const auto document = documentOf(MapBuilder::room(fetchFormat()));
        const auto &roles = document->map().format().roles;
        QSignalSpy changed(&document->tables(), &MapTables::changed), refused(document.get(), &Document::editRefused);
        LumpListModel lumps(*document);
        const auto isMarked = [&lumps](int lump) {
            return lumps.index(lumps.rowOf(lump), LumpListModel::Name).data().toString().endsWith(u"* (1)"_s);
        };
        const auto planes = bytesOf(document->map(), roles.planes), faces = bytesOf(document->map(), roles.faces);
        auto edit = setFirst(document->map(), roles.planes, 0, 'a');
        edit.push_back(setFirst(document->map(), roles.faces, 0, 'b').front());
        QVERIFY(document->edit(u"Set both"_s, edit));
        QCOMPARE(changed.count(), 1);
        QVERIFY(document->isModified());
        QVERIFY(isMarked(roles.planes) && isMarked(roles.faces));
        QVERIFY(!isMarked(roles.models) && !isMarked(roles.entities));
        QCOMPARE(document->undoStack().undoText(), u"Set both"_s);
        document->undoStack().undo();
        QCOMPARE(bytesOf(document->map(), roles.planes), planes);
        QCOMPARE(bytesOf(document->map(), roles.faces), faces);
        QVERIFY(!isMarked(roles.planes));
        document->undoStack().redo();
        QCOMPARE(bytesOf(document->map(), roles.planes)[0], 'a');
        QCOMPARE(refused.count(), 0);
        QVERIFY(!document->edit(u"Set again"_s, edit)); // it was made for other bytes
        QCOMPARE(refused.count(), 1);
        QCOMPARE(document->undoStack().count(), 1);
        document->undoStack().undo();
        QVERIFY(!document->map().isChanged());
    }

    void undoPastASaveRestoresTheFile_data() { addFormatRows(); }
    void undoPastASaveRestoresTheFile()
    {
        const auto bytes = MapBuilder::room(fetchFormat()).build();
        Document document({}, readMap(bytes).value());
        const int planes = document.map().format().roles.planes;
        QVERIFY(document.edit(u"Remove"_s, removed(document.map(), planes, 0)));
        const auto plan = planSave(document.map());
        VERIFY_RESULT(plan);
        QVERIFY(plan.value().file.whole() != bytes);
        document.setSaved({}, plan.value().saved);
        QVERIFY(!document.isModified());
        const auto same = planSave(document.map());
        VERIFY_RESULT(same);
        QCOMPARE(same.value().placement, LumpPlacement::Unchanged);
        document.undoStack().undo();
        QVERIFY(document.isModified());
        QVERIFY(!document.map().isChanged());
        QCOMPARE(planRestore(document.original(), *document.onDisk()).file.whole(), bytes);
        document.undoStack().redo();
        QCOMPARE(planSave(document.map()).value().placement, LumpPlacement::Unchanged);
    }

    // Until the map is checked again what is told leads to the records that it is about.
    void selectionAndProblemsKeepTheirRecords()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2));
        const int planes = document->map().format().roles.planes;
        document->selection().set({{planes, 0}, {planes, 1}, {planes, 2}});
        Problem problem{.severity = Severity::Warning, .id = u"reference-out-of-range"_s, .lump = planes, .field = 0, .count = 2};
        problem.findings = {{{planes, 1}, u"one"_s, {}}, {{planes, 2}, u"two"_s, {}}};
        document->setProblems({problem});
        QVERIFY(document->edit(u"Remove"_s, removed(document->map(), planes, 1)));
        QCOMPARE(document->selection().records(), (std::vector<RecordRef>{{planes, 0}, {planes, 1}}));
        QCOMPARE(document->problems().front().findings[0].record, RecordRef());
        QCOMPARE(document->problems().front().findings[1].record, (RecordRef{planes, 1}));
    }

    void addedLumpsAreListed()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake));
        LumpListModel lumps(*document);
        const QAbstractItemModelTester tester(&lumps, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto rows = lumps.rowCount();
        QVERIFY(document->edit(u"Add"_s, {{0, difference({}, "12345"), Patch::Adds, "OWN"}}));
        QCOMPARE(lumps.rowCount(), rows + 2); // with its heading
        QCOMPARE(lumps.lumpAt(rows + 1), firstBspxLump);
        QCOMPARE(lumps.index(rows + 1, LumpListModel::Name).data().toString(), u"OWN* (5)"_s);
        LumpModel model(document->tables(), document->map().format().roles.faces);
        document->undoStack().undo();
        QCOMPARE(lumps.rowCount(), rows);
        document->undoStack().redo();
        QCOMPARE(viewOf(document->map().lumpBytes(firstBspxLump)), QByteArrayView("12345"));
    }

    // Edits of a lump of more than 16 MB, which has to be copied, in their order; then in place.
    void aLargeEditIsMadeBesideTheWindow()
    {
        auto room = MapBuilder::room(bsp::quake3);
        const auto vertexes = room.name(bsp::quake3.roles.vertexes);
        room.setLumpBytes(vertexes, room.lumpBytes(vertexes) + QByteArray(400'000 * 44, '\0'));
        const auto document = documentOf(room);
        const int lump = bsp::quake3.roles.vertexes;
        const auto first = bytesOf(document->map(), lump).first(1);
        QVERIFY(document->edit(u"First"_s, {{lump, {{0, first, "a"}}}}));
        QVERIFY(document->edit(u"Second"_s, {{lump, {{0, "a", "b"}}}}));
        QVERIFY(document->edit(u"Planes"_s, setFirst(document->map(), bsp::quake3.roles.planes, 0, 'p')));
        QVERIFY(document->isEditing());
        QCOMPARE(bytesOf(document->map(), lump).first(1), first);
        QTRY_VERIFY(!document->isEditing());
        QCOMPARE(document->undoStack().count(), 3);
        QCOMPARE(bytesOf(document->map(), lump).first(1), "b"_ba);
        QVERIFY(document->preview(setFirst(document->map(), bsp::quake3.roles.planes, 1, 'q')));
        const auto *where = document->map().lumpBytes(lump).data();
        QTRY_COMPARE(document->map().bytesToCopy({{lump, {{0, "b", "c"}}}}), 0);
        QVERIFY(document->edit(u"In place"_s, {{lump, {{0, "b", "c"}}}}));
        QVERIFY(!document->isEditing());
        QCOMPARE(document->map().lumpBytes(lump).data(), where);
        document->undoStack().setIndex(0);
        QVERIFY(!document->map().isChanged());
        QVERIFY(document->edit(u"Again"_s, {{lump, {{0, first, "z"}}}}));
        document->finishEditing();
        QCOMPARE(bytesOf(document->map(), lump).first(1), "z"_ba);
    }

    void whatALargeEditAppendsIsSelected()
    {
        auto room = MapBuilder::room(bsp::quake3);
        const int lump = bsp::quake3.roles.vertexes;
        const auto vertexes = room.name(lump);
        room.setLumpBytes(vertexes, room.lumpBytes(vertexes) + QByteArray(400'000 * 44, '\0'));
        const auto document = documentOf(room);
        const auto count = document->map().recordCount(lump);
        document->records().setUnlocked(true);
        document->records().append(lump);
        QVERIFY(document->isEditing());
        QVERIFY(document->selection().records().empty());
        QTRY_COMPARE(document->map().recordCount(lump), count + 1);
        QCOMPARE(document->selection().records(), (std::vector<RecordRef>{{lump, count}}));
    }

    // Undo and redo of a lump of more than 16 MB, which somebody else still reads.
    void aLargeStepIsTakenBesideTheWindow()
    {
        auto room = MapBuilder::room(bsp::quake3);
        const int lump = bsp::quake3.roles.vertexes, planes = bsp::quake3.roles.planes;
        const auto vertexes = room.name(lump);
        room.setLumpBytes(vertexes, room.lumpBytes(vertexes) + QByteArray(400'000 * 44, '\0'));
        const auto document = documentOf(room);
        const auto first = bytesOf(document->map(), lump).first(1);
        const auto now = [&] { return bytesOf(document->map(), lump).first(1); };
        QVERIFY(document->edit(u"Planes"_s, setFirst(document->map(), planes, 0, 'p')));
        QVERIFY(document->edit(u"First"_s, {{lump, {{0, first, "a"}}}}));
        QVERIFY(document->edit(u"Second"_s, {{lump, {{0, "a", "b"}}}}));
        QTRY_VERIFY(!document->isEditing());
        auto reader = document->sharedMap();
        document->undo();
        QVERIFY(document->isEditing());
        QCOMPARE(now(), "b"_ba);
        QTRY_COMPARE(now(), QByteArray(1, 'a'));
        QCOMPARE(document->undoStack().index(), 2);
        QCOMPARE(viewOf(reader->lumpBytes(lump)).first(1), "b"_ba);
        reader = document->sharedMap();
        for (int i = 0; i < 3; ++i) // one more than there are
            document->undo();
        document->redo();
        QVERIFY(document->isEditing());
        QTRY_VERIFY(!document->isEditing());
        QCOMPARE(document->undoStack().index(), 1);
        QCOMPARE(now(), first);
        QCOMPARE(bytesOf(document->map(), planes)[0], 'p');
        reader = document->sharedMap();
        document->redo();
        QVERIFY(document->isEditing());
        QVERIFY(document->edit(u"Last"_s, {{lump, {{0, "a", "c"}}}})); // waits for the step
        document->finishEditing();
        QCOMPARE(now(), "c"_ba);
        QCOMPARE(document->undoStack().count(), 3);
        QCOMPARE(document->undoStack().undoText(), u"Last"_s);
    }

    // Wherever in the history the file's bytes come back, there is nothing to save.
    void editsThatCancelOutLeaveNothingToSave()
    {
        const auto document = documentWithEntities("{ \"classname\" \"worldspawn\" }\n");
        QSignalSpy takenBack(document.get(), &Document::editsTakenBack);
        const auto insert = [&] { return document->edit({.what = u"Insert"_s, .splices = {{0, {}, "//\n"}}}); };
        const auto remove = [&] { return document->edit({.what = u"Remove"_s, .splices = {{0, "//\n", {}}}}); };
        QVERIFY(insert() && document->isModified());
        QVERIFY(remove() && !document->isModified());
        QCOMPARE(takenBack.count(), 1);
        document->undo();
        QVERIFY(document->isModified());
        document->undo();
        QVERIFY(!document->isModified());
        document->redo();
        QVERIFY(document->isModified());
        takenBack.clear();
        document->setSaved({}, planSave(document->map()).value().saved);
        QVERIFY(!document->isModified());
        QCOMPARE(takenBack.count(), 0);
        document->redo();
        QVERIFY(document->isModified());
        QVERIFY(insert() && !document->isModified());
        document->undoStack().setIndex(0);
        QVERIFY(document->isModified());
    }

    // As by an import: the text of both is alike at both ends of what is put in.
    void redoSelectsTheEntitiesThatItPutsIn()
    {
        const QByteArray world = "{\n\"classname\" \"worldspawn\"\n}\n",
                         light = "{\n\"classname\" \"light\"\n\"origin\" \"%\"\n}\n";
        const auto at = [&light](const char *place) { return QByteArray(light).replace('%', place); };
        const auto document = documentWithEntities(world + at("1 1 1") + at("1 1 2"));
        const int entities = document->map().format().roles.entityList;
        const auto imported = world + at("1 1 1") + at("1 1 8") + at("1 1 2");
        QVERIFY(document->edit({.what = u"Import"_s, .splices = difference(document->map().entityText(), imported)}));
        document->undo();
        document->redo();
        QCOMPARE(document->selection().records(), (std::vector<RecordRef>{{entities, 2}}));
        QCOMPARE(document->map().entityText(), imported);
        document->undo();
        QVERIFY(!document->isModified());
    }

    void theHistoryGoesToDisk()
    {
        EditHistory history(10'000);
        std::vector<std::unique_ptr<EditHistory::Kept>> kept;
        const auto editOf = [](int i) {
            return std::make_shared<const Edit>(Edit{{i, {{i, QByteArray(1000, 'a'), QByteArray(2000, static_cast<char>(i))}}}});
        };
        for (int i = 0; i < 100; ++i)
            kept.push_back(std::make_unique<EditHistory::Kept>(history, editOf(i)));
        QVERIFY(history.bytesInMemory() <= 10'000);
        QVERIFY(history.bytesOnDisk() > 250'000);
        for (int i = 0; i < 100; ++i) {
            const auto edit = kept[static_cast<size_t>(i)]->edit();
            VERIFY_RESULT(edit);
            QCOMPARE(*edit.value(), *editOf(i));
        }
        kept[3]->replace(editOf(5));
        QCOMPARE(*kept[3]->edit().value(), *editOf(5));
        kept.clear();
        QCOMPARE(history.bytesInMemory(), 0);
    }

    void typingIsOneStepInAnyLump()
    {
        const auto document = documentWithEntities("{ \"classname\" \"worldspawn\" }\n");
        const auto text = document->map().entityText().toByteArray();
        for (int i = 0; i < 5; ++i)
            QVERIFY(document->edit({.what = u"Typing"_s, .splices = {{text.size() + i, {}, "x"}}, .typing = true}));
        QCOMPARE(document->undoStack().count(), 1);
        QCOMPARE(document->map().entityText(), text + "xxxxx");
        document->undoStack().undo();
        QCOMPARE(document->map().entityText(), text);
        QVERIFY(!document->map().isChanged());
    }
};

ADD_TEST(TestMapTables, QCoreApplication)
#include "tst_maptables.moc"
