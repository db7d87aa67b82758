// A document's comparison with another map: what happened to a record, before and after edits.
#include "core/document/comparison.h"
#include "core/document/differencetaker.h"
#include "core/document/recordeditor.h"
#include "tests/entitymap.h"
#include "tests/permutedmap.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "tests/waits.h"

namespace {

std::shared_ptr<const MapFile> sharedMapOf(const MapBuilder &builder)
{
    return std::make_shared<const MapFile>(readMap(builder.build()).value());
}

void untilCompared(const Comparison &comparison)
{
    QTRY_VERIFY(!comparison.isBusy());
    QVERIFY(comparison.diff());
}

} // namespace

class TestDocumentDiff : public QObject
{
    Q_OBJECT

private slots:
    void recordsAreTheSameWhateverTheirNumbers_data() { addSampleMapRows(); }
    void recordsAreTheSameWhateverTheirNumbers()
    {
        OPEN_MAP(map);
        PermutedMap copy(map, 5);
        copy.shuffle(map.format().roles.planes);
        copy.shuffle(map.format().roles.faces);
        Document document(path, MapFile(map));
        auto &comparison = document.comparison();
        QVERIFY(!comparison.isOn());
        comparison.start(u"copy"_s, std::make_shared<const MapFile>(readMap(copy.bytes()).value()));
        QVERIFY(comparison.isOn() && comparison.isBusy());
        untilCompared(comparison);
        QVERIFY(comparison.diff()->isSame());
        for (const int lump : map.lumps())
            for (quint32 record = 0; record < map.recordCount(lump); ++record)
                QCOMPARE(comparison.of({lump, record}).kind, RecordDifference::Same);
    }

    void changedRecordsHaveTheOtherValue()
    {
        auto other = MapBuilder::room(bsp::quake2);
        const auto document = documentOf(other);
        other.set("TEXINFO", 1, "value", 300);
        const int texinfo = document->map().findLump(u"TEXINFO"), value = document->map().findColumn(texinfo, "value");
        auto &comparison = document->comparison();
        comparison.start(u"other.bsp"_s, sharedMapOf(other));
        untilCompared(comparison);
        const auto changed = comparison.of({texinfo, 1});
        QCOMPARE(changed.kind, RecordDifference::Changed);
        QCOMPARE(changed.fields, std::vector{value});
        QCOMPARE(changed.a, (RecordRef{texinfo, 1}));
        QCOMPARE(comparison.otherText({texinfo, 1}, value), u"300"_s);
        QVERIFY(!comparison.otherText({texinfo, 1}, value - 1) && !comparison.otherText({texinfo, 0}, value));
        comparison.stop();
        QVERIFY(!comparison.isOn() && !comparison.diff());
        QCOMPARE(comparison.of({texinfo, 1}).kind, RecordDifference::Same);
    }

    void recordsOfOneMapAreAddedOrRemoved()
    {
        auto built = MapBuilder::room(bsp::quake2);
        const auto small = documentOf(built);
        const auto added = built.addRecord("VERTEXES");
        built.setVector("VERTEXES", added, "point", {7777, 7777, 7777});
        const auto large = documentOf(built);
        const int vertexes = small->map().format().roles.vertexes;
        large->comparison().start(u"small"_s, small->sharedMap());
        small->comparison().start(u"large"_s, large->sharedMap());
        untilCompared(large->comparison());
        untilCompared(small->comparison());
        QCOMPARE(large->comparison().of({vertexes, added}).kind, RecordDifference::Added);
        QCOMPARE(small->comparison().diff()->ofA({vertexes, added}).kind, RecordDifference::Removed);
    }

    void entitiesDifferByTheirKeys()
    {
        const auto document = documentWithEntities("{\"classname\" \"worldspawn\"}{\"classname\" \"light\" \"origin\" \"1 2 3\" "
                                                   "\"targetname\" \"b\"}{\"classname\" \"info_null\"}");
        const auto other = documentWithEntities("{\"classname\" \"worldspawn\"}{\"classname\" \"light\" \"origin\" \"1 2 3\" "
                                                "\"targetname\" \"a\"}");
        const auto &map = document->map();
        const int list = map.format().roles.entityList, name = map.findColumn(list, "targetname");
        document->comparison().start(u"other"_s, other->sharedMap());
        untilCompared(document->comparison());
        QCOMPARE(document->comparison().of({list, 0}).kind, RecordDifference::Same);
        QCOMPARE(document->comparison().of({list, 1}).fields, std::vector{name});
        QCOMPARE(document->comparison().otherText({list, 1}, name), u"a"_s);
        QCOMPARE(document->comparison().of({list, 2}).kind, RecordDifference::Added);
    }

    void editsAreComparedWithTheSavedFile()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2));
        const int texinfo = document->map().findLump(u"TEXINFO"), value = document->map().findColumn(texinfo, "value");
        auto &comparison = document->comparison();
        comparison.startWithSaved();
        untilCompared(comparison);
        QVERIFY(comparison.diff()->isSame());
        document->records().setUnlocked(true);
        QSignalSpy changes(&comparison, &Comparison::changed);
        document->records().set(RecordEditor::Typed{{texinfo, 0}, value, u"77"_s});
        if (document->records().isAsking()) // several faces have it
            document->records().setForAll();
        QVERIFY(!changes.isEmpty() && comparison.isBusy());
        QVERIFY(comparison.diff()); // no record has another number
        untilCompared(comparison);
        QCOMPARE(comparison.of({texinfo, 0}).fields, std::vector{value});
        document->undo();
        untilCompared(comparison);
        QVERIFY(comparison.diff()->isSame());
    }

    // The other map has the same texinfos by other numbers.
    void referencesAreTakenByTheirCounterparts()
    {
        auto built = MapBuilder::room(bsp::quake2);
        const auto original = readMap(built.build()).value();
        const int faces = original.format().roles.faces, texinfo = original.findColumn(faces, "texinfo");
        PermutedMap other(original, 9);
        other.shuffle(original.findLump(u"TEXINFO"), false);
        built.set("FACES", 0, "texinfo", original.column(faces, texinfo).integer(0) == 0 ? 1 : 0);
        const auto document = documentOf(built);
        document->records().setUnlocked(true);
        document->comparison().start(u"other"_s, std::make_shared<const MapFile>(readMap(other.bytes()).value()));
        untilCompared(document->comparison());
        QCOMPARE(document->comparison().of({faces, 0}).fields, std::vector{texinfo});
        QCOMPARE(taking::takeRecords(*document, faces, {0}, texinfo), QString());
        QCOMPARE(document->map().column(faces, texinfo).integer(0), original.column(faces, texinfo).integer(0));
        QCOMPARE(document->undoStack().count(), 1);
        untilCompared(document->comparison());
        QVERIFY(document->comparison().diff()->isSame());
        QVERIFY(!taking::takeRecords(*document, faces, {0}).isEmpty()); // nothing differs any more
    }

    void lumpsAreTakenOnlyIfReferencesStayRight()
    {
        auto built = MapBuilder::room(bsp::quake2);
        const auto original = readMap(built.build()).value();
        const int planes = original.format().roles.planes, texinfo = original.findLump(u"TEXINFO");
        PermutedMap other(original, 9);
        other.shuffle(planes);
        built.set("TEXINFO", 1, "value", 300);
        const auto document = documentOf(built);
        auto &comparison = document->comparison();
        comparison.start(u"other"_s, std::make_shared<const MapFile>(readMap(other.bytes()).value()));
        untilCompared(comparison);
        QVERIFY(taking::takeLump(*document, texinfo).contains(u"Edit Records"_s)); // locked
        document->records().setUnlocked(true);
        QVERIFY(taking::takeLump(*document, planes).contains(u"other numbers"_s));
        QVERIFY(!document->isModified());
        QCOMPARE(taking::takeLump(*document, texinfo), QString());
        QCOMPARE(document->map().column(texinfo, "value").integer(1), original.column(texinfo, "value").integer(1));
        comparison.stop();
        QVERIFY(taking::takeLump(*document, texinfo).contains(u"compared with none"_s));
    }

    void resultsWithOtherNumbersAreForgotten()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2));
        const int vertexes = document->map().format().roles.vertexes;
        auto &comparison = document->comparison();
        comparison.startWithSaved();
        untilCompared(comparison);
        document->records().setUnlocked(true);
        document->records().append(vertexes);
        QVERIFY(!comparison.diff());
        untilCompared(comparison);
        QCOMPARE(comparison.of({vertexes, document->map().recordCount(vertexes) - 1}).kind, RecordDifference::Added);
    }

    void reloadedMapsAreComparedWithTheSameMap()
    {
        const auto first = documentOf(MapBuilder::room(bsp::quake2)), second = documentOf(MapBuilder::room(bsp::quake2)),
                   third = documentOf(MapBuilder::room(bsp::quake2));
        first->comparison().start(u"other"_s, third->sharedMap());
        second->comparison().adopt(first->comparison());
        QVERIFY(second->comparison().isOn());
        QCOMPARE(second->comparison().name(), u"other"_s);
        first->comparison().startWithSaved();
        second->comparison().adopt(first->comparison());
        QVERIFY(second->comparison().isWithSaved());
    }
};

ADD_TEST(TestDocumentDiff, QCoreApplication)
#include "tst_documentdiff.moc"
