// A document's comparison with another map: what happened to a record, before and after edits.
#include "core/document/comparison.h"
#include "core/document/differencemodel.h"
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

// Compares a document with another map, and unlocks its records.
void compareWith(Document &document, const MapBuilder &other)
{
    document.records().setUnlocked(true);
    document.comparison().start(u"other"_s, sharedMapOf(other));
    untilCompared(document.comparison());
}

MapBuilder roomWithEntities(const QByteArray &text)
{
    return MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" }\n" + text + '\0');
}

// Adds a plane that lies nowhere else, with its opposite; returns its number.
quint32 addPlane(MapBuilder &map)
{
    const auto plane = map.addRecord("PLANES"), opposite = map.addRecord("PLANES");
    map.setVector("PLANES", plane, "normal", {0.6, 0.8, 0}).set("PLANES", plane, "dist", 5000);
    map.setVector("PLANES", opposite, "normal", {-0.6, -0.8, 0}).set("PLANES", opposite, "dist", -5000);
    return plane;
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
        QVERIFY(taking::takeLump(*document, planes).contains(u"different numbers"_s));
        QVERIFY(!document->isModified());
        QCOMPARE(taking::takeLump(*document, texinfo), QString());
        QCOMPARE(document->map().column(texinfo, "value").integer(1), original.column(texinfo, "value").integer(1));
        comparison.stop();
        QVERIFY(taking::takeLump(*document, texinfo).contains(u"not being compared"_s));
    }

    // A selection may have records that do not differ: they stay, even if nothing uses them.
    void onlyRecordsThatTheOtherMapLacksAreRemoved()
    {
        auto other = MapBuilder::room(bsp::quake2);
        const auto unused = other.addRecord("VERTEXES");
        other.setVector("VERTEXES", unused, "point", {7777, 0, 0});
        auto own = other;
        const auto added = own.addRecord("VERTEXES");
        own.setVector("VERTEXES", added, "point", {0, 8888, 0});
        const auto document = documentOf(own);
        compareWith(*document, other);
        const int vertexes = document->map().format().roles.vertexes;
        QCOMPARE(taking::takeRecords(*document, vertexes, {0, unused, added}), QString());
        QCOMPARE(document->map().recordCount(vertexes), added);
        untilCompared(document->comparison());
        QVERIFY(document->comparison().diff()->isSame());
    }

    void changedAndAddedRecordsAreTakenTogether()
    {
        const auto other = MapBuilder::room(bsp::quake2);
        auto own = other;
        own.set("TEXINFO", 1, "value", 300);
        const auto added = own.addRecord("TEXINFO");
        own.set("TEXINFO", added, "texture", "only_here").set("TEXINFO", added, "value", 5);
        const auto document = documentOf(own);
        compareWith(*document, other);
        const int texinfo = document->map().findLump(u"TEXINFO");
        QCOMPARE(taking::takeRecords(*document, texinfo, {0, 1, added}), QString());
        QCOMPARE(document->undoStack().count(), 1);
        untilCompared(document->comparison());
        QVERIFY(document->comparison().diff()->isSame());
        document->undo();
        QCOMPARE(document->map().recordCount(texinfo), added + 1);
        QCOMPARE(document->map().column(texinfo, "value").integer(1), 300);
    }

    // Also those with several keys, and entities that only this map has.
    void allEntitiesAreTakenInOneEdit()
    {
        QByteArray mine = "{ \"classname\" \"info_null\" }\n", theirs;
        for (int i = 0; i < 50; ++i) {
            const auto named = "{\n\"classname\" \"light\"\n\"targetname\" \"t" + QByteArray::number(i) + "\"\n";
            mine += named + "\"light\" \"1\"\n\"note\" \"x\" }\n";
            theirs += named + "\"light\" \"2\"\n\"style\" \"3\"\n\"angle\" \"4\"\n}\n";
        }
        const auto document = documentOf(roomWithEntities(mine));
        compareWith(*document, roomWithEntities(theirs));
        std::vector<quint32> all(51);
        std::iota(all.begin(), all.end(), 1U);
        QSignalSpy changes(&document->tables(), &MapTables::changed);
        const int entities = document->map().format().roles.entityList;
        QCOMPARE(taking::takeRecords(*document, entities, all), QString());
        QCOMPARE(changes.size(), 1);
        QCOMPARE(document->undoStack().count(), 1);
        untilCompared(document->comparison());
        QVERIFY(document->comparison().diff()->isSame());
    }

    void appendedEntitiesHaveTheBrushModelsOfThisMap()
    {
        const QByteArray doors = "{ \"classname\" \"func_door\" \"model\" \"*1\" }{ \"classname\" \"func_wall\" \"model\" \"*1\" "
                                 "\"message\" \"*1\" }{ \"classname\" \"light\" }";
        const auto other = roomWithEntities(doors);
        auto own = roomWithEntities({});
        own.addRecord("MODELS"); // so that the other map's model 1 is model 2 here
        const auto size = own.lumpBytes("MODELS").size() / 3;
        auto models = own.lumpBytes("MODELS");
        models = models.first(size) + models.last(size) + models.sliced(size, size);
        own.setLumpBytes("MODELS", models).setVector("MODELS", 1, "mins", {1, 2, 3});
        const auto document = documentOf(own);
        compareWith(*document, other);
        const auto &map = document->map();
        const int modelLump = map.format().roles.models, entities = map.format().roles.entityList;
        QCOMPARE(document->comparison().diff()->records.inB({modelLump, 1}), (RecordRef{modelLump, 2}));
        QSignalSpy changes(&document->tables(), &MapTables::changed);
        QCOMPARE(taking::append(*document, entities, {1, 2, 3}), QString());
        QCOMPARE(changes.size(), 1);
        const auto source = map.entitySource();
        QCOMPARE(source.count(), 4);
        QCOMPARE(edits::valueOf(source, 1, "model"), QByteArrayView("*2"));
        QCOMPARE(edits::valueOf(source, 2, "model"), QByteArrayView("*2"));
        QCOMPARE(edits::valueOf(source, 2, "message"), QByteArrayView("*1")); // which is no brush model
    }

    void readOnlyMapsStayUnmodified()
    {
        const auto read = [](const QByteArray &text) {
            const auto bytes = MapBuilder::room(bsp::quake3).setLumpBytes("ENTITIES", text + '\0').build();
            return readMapAs(bytes, &bsp::wolfenstein).value();
        };
        Document document(u"room.bsp"_s, read("{ \"classname\" \"worldspawn\" \"message\" \"one\" }"));
        QVERIFY(!document.whyReadOnly().isEmpty());
        document.comparison().start(u"other"_s,
                                    std::make_shared<const MapFile>(
                                        read("{ \"classname\" \"worldspawn\" \"message\" \"two\" }{ \"classname\" \"light\" }")));
        untilCompared(document.comparison());
        const int entities = document.map().format().roles.entityList;
        const auto &why = document.whyReadOnly();
        QCOMPARE(document.comparison().of({entities, 0}).kind, RecordDifference::Changed);
        QCOMPARE(taking::takeKey(document, 0, u"message"_s), why);
        QCOMPARE(taking::takeRecords(document, entities, {0}), why);
        QCOMPARE(taking::append(document, entities, {1}), why);
        QCOMPARE(taking::takeLump(document, entities), why);
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isModified());
    }

    // The list of a new result is made in the background: until then, the old one has the numbers before the edit.
    void nothingIsTakenFromAListBeforeAnEdit()
    {
        auto own = MapBuilder::room(bsp::quake2);
        const auto other = own;
        own.set("TEXINFO", 1, "value", 300);
        const auto document = documentOf(own);
        DifferenceModel model(*document);
        compareWith(*document, other);
        QTRY_COMPARE(model.leafCount(), 1);
        QStringList answers;
        connect(&document->comparison(), &Comparison::changed, this, [&] {
            if (document->comparison().diff() && model.isListing())
                answers.append(taking::take(*document, model, model.index(0, 0)));
        });
        document->records().append(document->map().format().roles.vertexes);
        QTRY_COMPARE(model.leafCount(), 2);
        QVERIFY(!answers.isEmpty());
        for (const auto &answer : answers)
            QVERIFY2(answer.contains(u"still being compared"_s), qPrintable(answer));
        QCOMPARE(document->undoStack().count(), 1);
    }

    void lumpsWithPartsOfRecordsHaveNoKnownNumbers()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2));
        compareWith(*document, MapBuilder::room(bsp::quake2));
        const int planes = document->map().format().roles.planes;
        const auto stride = qsizetype{document->map().lump(planes).stride};
        const auto first = viewOf(document->map().lumpBytes(planes)).first(4).toByteArray();
        const auto end = viewOf(document->map().lumpBytes(planes)).last(4).toByteArray();
        const auto last = qsizetype{document->map().recordCount(planes)} * stride - 4;
        QVERIFY(document->edit(u"edit"_s, {{planes, {{0, first, {}}, {last, end, end + end}}}})); // all move by four bytes
        QVERIFY(!document->comparison().diff());
    }

    void aLumpIsNotTakenIfAddedRecordsReferToWhatItLacks()
    {
        const auto other = MapBuilder::room(bsp::quake2);
        auto own = other;
        const auto plane = addPlane(own), face = own.addRecord("FACES");
        own.set("FACES", face, "planenum", plane).set("FACES", face, "styles[0]", 7);
        const auto document = documentOf(own);
        compareWith(*document, other);
        const int planes = document->map().format().roles.planes, faces = document->map().format().roles.faces;
        QCOMPARE(document->comparison().of({faces, face}).kind, RecordDifference::Added);
        QVERIFY(taking::takeLump(*document, planes).contains(u"different numbers"_s));
        QVERIFY(!document->isModified());
    }

    void aLumpIsNotTakenIfItsRecordsReferToWhatThisMapLacks()
    {
        const auto own = MapBuilder::room(bsp::quake2);
        auto other = own;
        const auto plane = addPlane(other), face = other.addRecord("FACES");
        other.set("FACES", face, "planenum", plane).set("FACES", face, "styles[0]", 7);
        const auto document = documentOf(own);
        compareWith(*document, other);
        const auto &roles = document->map().format().roles;
        const int planes = roles.planes, faces = roles.faces;
        QVERIFY(taking::takeLump(*document, faces).contains(fromView(document->map().lump(planes).title)));
        QVERIFY(!document->isModified());
        QCOMPARE(taking::takeLump(*document, planes), QString()); // to which no other record refers
        untilCompared(document->comparison());
        QCOMPARE(taking::takeLump(*document, faces), QString());
        untilCompared(document->comparison());
        QVERIFY(document->comparison().diff()->isSame());
    }

    // Texinfos of Half-Life refer to the textures by number, and these may come in another order.
    void texturesAreTakenOnlyIfTheirNumbersStayRight()
    {
        const auto own = MapBuilder::room(bsp::goldsrc);
        auto other = own;
        auto textures = other.lumpBytes("TEXTURES"); // their number, and the offsets of two
        const auto swapped = textures.sliced(8, 4) + textures.sliced(4, 4);
        textures.replace(4, 8, swapped);
        other.setLumpBytes("TEXTURES", textures);
        for (quint32 texinfo = 0; texinfo < own.count("TEXINFO"); ++texinfo)
            other.set("TEXINFO", texinfo, "miptex", texinfo == 2 ? 0 : 1);
        const auto document = documentOf(own);
        compareWith(*document, other);
        const int lump = document->map().format().roles.textures, texinfo = document->map().format().roles.texinfo;
        QVERIFY(!taking::takeLump(*document, lump).isEmpty());
        QVERIFY(!taking::takeLump(*document, texinfo).isEmpty());
        QVERIFY(!document->isModified());
    }

    void visibilityIsTakenOnlyIfClustersHaveTheSameNumbers()
    {
        const auto own = MapBuilder::room(bsp::quake2);
        auto other = own;
        auto visibility = other.lumpBytes("VISIBILITY");
        visibility.back() = '\1';
        other.setLumpBytes("VISIBILITY", visibility);
        for (const bool isSwapped : {true, false}) {
            if (isSwapped)
                other.set("LEAFS", 1, "cluster", 1).set("LEAFS", 2, "cluster", 0);
            else
                other.setLumpBytes("LEAFS", own.lumpBytes("LEAFS"));
            const auto document = documentOf(own);
            compareWith(*document, other);
            const auto why = taking::takeLump(*document, document->map().format().roles.visibility);
            QCOMPARE(why.contains(u"different numbers"_s), isSwapped);
            QCOMPARE(why.isEmpty(), !isSwapped);
            QCOMPARE(document->isModified(), !isSwapped);
        }
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
