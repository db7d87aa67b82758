#include "core/map/celltext.h"
#include "core/query/finder.h"
#include "tests/facts.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

class TestFinder : public QObject
{
    Q_OBJECT

private slots:
    void recordsAreFound_data()
    {
        const auto add = addFormatColumns<QString, QString, quint32>("text", "lump", "record");
        for (const bsp::Format *format : bsp::formats()) {
            const auto row = [&](const char *text, const char *lump, quint32 record) {
                add(*format, text, QString::fromLatin1(text), QString::fromLatin1(lump), record);
            };
            row("faces 6", "faces", 6);
            row("FACES 6", "faces", 6);
            row("  face   6 ", "faces", 6);
            row("faces", "faces", 0);
            row("leaves 2", "leafs", 2);
            row("cluster 1", "clusters", 1);
            row("face lightmaps 2", "facelightmaps", 2);
            row("facelightmaps 2", "facelightmaps", 2);
            row("lighting 100", "lighting", 100);
            row("entities 12", "entitylist", 12);
            row("3", "leafs", 3); // of the lump at hand
            row("*1", "models", 1);
            row("*0", "models", 0);
            row("entity 2", "entitylist", 2);
            row("entity func_wall", "entitylist", 2);
            row("Entity FUNC_WALL", "entitylist", 2);
            row("entity player", "entitylist", 1);
            row("entity gate", "entitylist", 4);
        }
    }

    void recordsAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QString, lump);
        QFETCH(quint32, record);
        QByteArray entities = "{ \"classname\" \"worldspawn\"} { \"classname\" \"info_player_start\"} { \"classname\" "
                              "\"func_wall\" \"model\" \"*1\"}"
                              "{ \"classname\" \"floodgate\"} { \"classname\" \"func_door\" \"targetname\" \"Gate\"}";
        for (int i = 5; i < 13; ++i)
            entities += "{ \"classname\" \"light\"}";
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).setLumpBytes("ENTITIES", entities).build());
        const auto found = findRecord(map, text, map.findLump(u"leafs"));
        VERIFY_RESULT(found);
        QCOMPARE(found.value().record, (RecordRef{map.findLump(lump), record}));
        QVERIFY(!found.value().place);
    }

    void placesAreFoundAsTheGamesPrintThem_data()
    {
        const auto add = addColumns<QString, QList<double>, quint32>("text", "place", "leaf");
        const auto row = [&add](const char *text, const QList<double> &place, quint32 leaf) {
            add(text, QString::fromLatin1(text), place, leaf);
        };
        row("32 -48 40", {32, -48, 40}, 1);
        row("-32 -48 40", {-32, -48, 40}, 2);
        row("-32.5 -.25 40.", {-32.5, -0.25, 40}, 2);
        row("  32   0  0 ", {32, 0, 0}, 1);
        row("32, 0, 1", {32, 0, 1}, 1);
        row("(32 -48 40) : 90", {32, -48, 40}, 1);
        row("( 32 -48 40 )", {32, -48, 40}, 1);
        row("setviewpos 32 -48 13 90", {32, -48, 14}, 1); // the player's place, which the command lifts by a unit
        row("setpos -32 -48 40;setang 0 90", {-32, -48, 40}, 2);
        row("setpos -32.031250 -48 40; setang 0 90 0", {-32.03125, -48, 40}, 2);
        row("32 -48 40 0 90", {32, -48, 40}, 1);
        row("4000 0 0", {4000, 0, 0}, 0);
        row("0 0 0", {0, 0, 0}, 1);
    }

    void placesAreFoundAsTheGamesPrintThem()
    {
        QFETCH(QString, text);
        QFETCH(QList<double>, place);
        QFETCH(quint32, leaf);
        for (const bsp::Format *format : bsp::formats()) {
            OPEN_BYTES(map, MapBuilder::room(*format).build());
            const auto found = findRecord(map, text, -1);
            VERIFY_RESULT(found);
            QVERIFY(found.value().place);
            auto eye = found.value().place->eye;
            if (const auto &game = map.game(); text.startsWith(u"setviewpos"))
                eye[2] -= game.placeCommand.word == "setviewpos" ? game.eyeHeight : bsp::games::quake3.eyeHeight;
            QCOMPARE(QList<double>(eye.begin(), eye.end()), place);
            QCOMPARE(found.value().record, (RecordRef{map.format().roles.leafs, leaf}));
        }
    }

    void aPlaceOutsideOrInASolidOrNowhereIsTold_data() { addFormatRows(); }
    void aPlaceOutsideOrInASolidOrNowhereIsTold()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        QCOMPARE(noteOnPlace(map, {32, -48, 40}), QString());
        for (const auto &place : {Point{4000, 0, 0}, {32, -48, -1e30}}) {
            const auto note = noteOnPlace(map, place);
            QVERIFY2(states(note, {u"outside"_s, u"leaf 0"_s, u"solid"_s}), qPrintable(note));
        }
        OPEN_BYTES(big, MapBuilder::room(fetchFormat()).set("MODELS", 0, "maxs.x", 5000).build());
        const auto inside = noteOnPlace(big, {4000, 0, 0});
        QVERIFY2(states(inside, {u"solid"_s, u"leaf 0"_s}) && !states(inside, {u"outside"_s}), qPrintable(inside));
        OPEN_BYTES(small, MapBuilder::room(fetchFormat()).set("MODELS", 0, "maxs.x", 16).build());
        const auto open = noteOnPlace(small, {32, -48, 40});
        QVERIFY2(states(open, {u"outside"_s, u"leaf 1"_s}) && !states(open, {u"solid"_s}), qPrintable(open));
        OPEN_BYTES(broken, MapBuilder::room(fetchFormat()).set("NODES", 0, "children[0]", 99).build());
        const auto found = findRecord(broken, u"0 0 0"_s, -1);
        QVERIFY(!found);
        QVERIFY2(found.error().contains(u"tree is damaged"), qPrintable(found.error()));
    }

    void whatIsNotThereIsRefusedWithAReason_data()
    {
        const auto add = addColumns<QString, int, QString>("text", "current", "reason");
        const auto row = [&add](const char *text, int current, const char *reason) {
            add(qPrintable(u"%1 in %2"_s.arg(QLatin1StringView(text)).arg(current)), QString::fromLatin1(text), current,
                QString::fromLatin1(reason));
        };
        row("faces 7", -1, "Faces has no record 7; it has 7.");
        row("faces 4294967295", -1, "Faces has no record 4294967295; it has 7.");
        row("7", 6, "Faces has no record 7; it has 7.");
        row("7", -1, "Record 7 of which lump?");
        row("*2", -1, "Models has no record 2; it has 2.");
        row("*", -1, "Models has no record ; it has 2.");
        row("*%3", -1, "Models has no record %3; it has 2.");
        row("*x", -1, "Models has no record x; it has 2.");
        row("nosuch 5", -1, "There is no lump nosuch,");
        row("nosuch", 6, "There is no lump nosuch,");
        row("", 6, "Enter where to go, for example: faces 120,");
        row("faces -1", 6, "There is no lump faces -1,");
        row("entity nosuch", -1, "No entity has a class or targetname like nosuch.");
        row("entity 99", -1, "Entity list has no record 99; it has 5.");
        row("1 2 x", -1, "There is no lump 1 2 x,");
        row("1.2.3 4 5", -1, "There is no lump 1.2.3 4,");
    }

    void whatIsNotThereIsRefusedWithAReason()
    {
        QFETCH(QString, text);
        QFETCH(int, current);
        QFETCH(QString, reason);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto found = findRecord(map, text, current);
        QVERIFY(!found);
        QVERIFY2(found.error().startsWith(reason), qPrintable(found.error()));
    }

    // A whole class or name comes before a part of one, wherever it stands.
    void theFirstOfSeveralIsFoundAndToldAsTheFileWritesIt()
    {
        const QByteArray entities = "{ \"classname\" \"my_door\"} { \"targetname\" \"door2\"} { \"classname\" \"door\"} "
                                    "{ \"classname\" \"door\"}";
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).setLumpBytes("ENTITIES", entities).build());
        QCOMPARE(findRecord(map, u"entity door"_s, -1).value().record.index, 2U);
        QCOMPARE(findRecord(map, u"entity oor"_s, -1).value().record.index, 0U);
        // What looks like a place for a sentence's next word is none.
        OPEN_BYTES(strange, MapBuilder::room(bsp::quake2).addBspx("%2 %3", "bytes").build());
        QCOMPARE(title(strange, {firstBspxLump, 3}), u"%2 %3, byte 3"_s);
        const auto none = findRecord(strange, u"%2 %3 9"_s, -1);
        QVERIFY(!none);
        QVERIFY2(states(none.error(), {u"%2 %3"_s, u"9"_s, u"5"_s}), qPrintable(none.error()));
    }

    // Whatever its case; a name that a lump has means the lump.
    void whatBearsANameIsFoundAsAWhole()
    {
        const QByteArray entities = "{ \"classname\" \"worldspawn\"} { \"classname\" \"func_door\" \"targetname\" \"gate\"} "
                                    "{ \"classname\" \"light\" \"targetname\" \"Gate\"} { \"classname\" \"func_door\"} "
                                    "{ \"classname\" \"faces\"}";
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).setLumpBytes("ENTITIES", entities).build());
        const auto bearers = [&map = map](const QString &name) {
            const auto found = findRecord(map, name, -1);
            return found ? found.value().records : std::vector<RecordRef>();
        };
        const int list = map.format().roles.entityList, images = map.format().roles.images;
        QCOMPARE(bearers(u"FUNC_DOOR"_s), (std::vector<RecordRef>{{list, 1}, {list, 3}}));
        QCOMPARE(bearers(u"gate"_s), (std::vector<RecordRef>{{list, 1}, {list, 2}}));
        QVERIFY(bearers(u"faces"_s).empty());
        QVERIFY(bearers(u"func_doo"_s).empty());
        QVERIFY(map.recordCount(images) > 0);
        const auto texture = QString::fromLatin1(map.text(map.column(images, 0), 0));
        QCOMPARE(bearers(texture.toUpper()), (std::vector<RecordRef>{{images, 0}}));
        QCOMPARE(findRecord(map, texture, -1).value().record, (RecordRef{images, 0}));
    }
};

ADD_TEST(TestFinder, QCoreApplication)
#include "tst_finder.moc"
