// Whether and how a face is drawn, in a sentence and in flags; and how many faces are turned to the eye.
#include "core/geometry/facelook.h"
#include "core/scene/drawnsentence.h"
#include "core/scene/facing.h"
#include "core/scene/mapscene.h"
#include "core/where/pointinleaf.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/roomchanges.h"
#include "tests/rows.h"

namespace {

constexpr quint32 wallFace = 1, modelFace = 6; // of MapBuilder::room(): the world's, and model *1's

QByteArray entity(const char *classname, const QByteArray &more = {})
{
    return "{\n\"classname\" \"" + QByteArray(classname) + "\"\n\"model\" \"*1\"\n" + more + "}\n";
}

Change texture(const char *lump, const char *field, double flags)
{
    return [=](MapBuilder &map) {
        for (quint32 i = 0; i < map.count(lump); ++i)
            map.set(lump, i, field, flags);
    };
}

void letClustersSeeThemselvesAlone(MapBuilder &room)
{
    auto vis = room.lumpBytes("VISIBILITY");
    const auto [first, second] = room.has("AREAS")      ? std::pair(20, 22)
                                 : room.has("SURFACES") ? std::pair(8, 16)
                                                        : std::pair(0, 1);
    vis[first] = '\1';
    vis[second] = '\2';
    room.setLumpBytes("VISIBILITY", vis);
}

// Parts the side of the room behind x = 0 by as many planes, which are half a unit apart and all lead to leaf 2.
void partTheBack(MapBuilder &room, quint32 planes)
{
    for (quint32 i = 0; i < planes; ++i) {
        const auto plane = room.addRecord("PLANES"), node = room.addRecord("NODES");
        room.set("PLANES", plane, "normal.x", 1).set("PLANES", plane, "dist", -30 - i * 0.5);
        room.refer("NODES", node, "PLANES", plane).set("NODES", node, "children[0]", ~2);
        room.set("NODES", node, "children[1]", i + 1 < planes ? node + 1.0 : ~2);
        if (i == 0)
            room.set("NODES", 6, "children[1]", node);
    }
}

} // namespace

class TestDrawnSentence : public QObject
{
    Q_OBJECT

private slots:
    void facesSayHowTheyAreDrawn_data()
    {
        const auto row = addFormatColumns<Change, quint32, QStringList>("change", "face", "facts");
        const auto flags = [](double value) { return texture("TEXINFO", "flags", value); };
        const auto mode = [](const char *value, const char *amount) {
            const auto keys = "\"rendermode\" \"" + QByteArray(value) + "\"\n\"renderamt\" \"" + amount + "\"\n";
            return entities(entity("func_wall", keys));
        };
        for (const auto *format : {&bsp::quake2, &bsp::goldsrc, &bsp::quake3})
            row(*format, "wall", {}, wallFace, {u"Drawn"_s, u"world"_s});
        row(bsp::quake2, "door", entities(entity("func_door")), modelFace, {u"Drawn"_s, u"func_door 1"_s, u"*1"_s});
        row(bsp::quake2, "twice", entities(entity("func_wall") + entity("func_door")), modelFace,
            {u"Drawn"_s, u"twice"_s, u"1 and 2"_s, u"*1"_s});
        row(bsp::quake2, "three times", entities(entity("func_wall") + entity("func_wall") + entity("func_wall")), modelFace,
            {u"Drawn"_s, u"3 times"_s, u"1, 2 and 3"_s, u"*1"_s});
        row(bsp::quake2, "trigger", entities(entity("trigger_once")), modelFace, {u"Not drawn"_s, u"trigger_once 1"_s});
        row(bsp::quake2, "wall and trigger", entities(entity("trigger_once") + entity("func_wall")), modelFace,
            {u"Drawn"_s, u"func_wall 2"_s, u"*1"_s, u"Not drawn"_s, u"trigger_once 1"_s});
        row(bsp::quake2, "unused", entities({}), modelFace, {u"Not drawn"_s, u"no entity"_s, u"*1"_s});
        row(bsp::quake2, "nodraw", flags(0x80), wallFace, {u"Not drawn"_s, u"NODRAW"_s});
        row(bsp::quake2, "hint", flags(0x300), wallFace, {u"Not drawn"_s, u"HINT"_s, u"SKIP"_s});
        row(bsp::quake2, "sky", flags(0x84), wallFace, {u"Drawn"_s, u"sky"_s});
        row(bsp::quake2, "glass", flags(0x10), wallFace, {u"Drawn"_s, u"world"_s, u"Translucent"_s, u"TRANS33"_s, u"33 %"_s});
        row(bsp::quake2, "ice", flags(0x20), wallFace, {u"Drawn"_s, u"world"_s, u"Translucent"_s, u"TRANS66"_s, u"66 %"_s});
        row(bsp::quake2, "grate", flags(0x2000000), wallFace, {u"Drawn"_s, u"world"_s, u"holes"_s});
        row(bsp::quake2, "broken edges", [](MapBuilder &map) { map.set("FACES", wallFace, "firstedge", -1); }, wallFace,
            {u"Not drawn"_s, u"no shape"_s});
        row(bsp::quake2, "no model", [](MapBuilder &map) { map.set("MODELS", 1, "numfaces", 0); }, modelFace,
            {u"Not drawn"_s, u"no model"_s});
        row(bsp::goldsrc, "texture mode", mode("2", "128"), modelFace,
            {u"Drawn"_s, u"func_wall 1"_s, u"*1"_s, u"Translucent"_s, u"rendermode 2"_s, u"renderamt 128"_s});
        row(bsp::goldsrc, "additive", mode("5", "200"), modelFace,
            {u"Drawn"_s, u"func_wall 1"_s, u"*1"_s, u"additively"_s, u"rendermode 5"_s, u"renderamt 200"_s});
        row(bsp::goldsrc, "faded away", mode("2", "0"), modelFace,
            {u"Not drawn"_s, u"func_wall 1"_s, u"rendermode 2"_s, u"renderamt 0"_s});
        row(bsp::goldsrc, "solid", mode("4", "255"), modelFace, {u"Drawn"_s, u"func_wall 1"_s, u"*1"_s});
        row(bsp::goldsrc, "solid with holes", both(named("{grate"), mode("4", "255")), modelFace,
            {u"Drawn"_s, u"func_wall 1"_s, u"*1"_s, u"holes"_s});
        row(bsp::goldsrc, "holes need the mode", both(named("{grate"), entities(entity("func_wall"))), modelFace,
            {u"Drawn"_s, u"func_wall 1"_s, u"*1"_s});
        row(bsp::goldsrc, "ladder", entities(entity("func_ladder")), modelFace, {u"Not drawn"_s, u"func_ladder 1"_s});
        row(bsp::goldsrc, "clip", named("CLIP"), wallFace, {u"Not drawn"_s, u"CLIP"_s});
        row(bsp::goldsrc, "sky", named("sky"), wallFace, {u"Drawn"_s, u"sky"_s});
        row(bsp::quake3, "mover", entities(entity("func_plat")), modelFace, {u"Drawn"_s, u"func_plat 1"_s, u"*1"_s});
        row(bsp::quake3, "nodraw", texture("SHADERS", "surfaceFlags", 0x80), wallFace, {u"Not drawn"_s, u"NODRAW"_s});
        row(bsp::quake3, "sky", texture("SHADERS", "surfaceFlags", 4), wallFace, {u"Drawn"_s, u"sky"_s});
        row(bsp::quake3, "flare", [](MapBuilder &map) { map.set("FACES", wallFace, "surfaceType", 4); }, wallFace,
            {u"Drawn"_s, u"glow"_s, u"flare"_s});
    }

    void facesSayHowTheyAreDrawn()
    {
        checkChanged(fetchFormat(), [](const References &references, quint32 face) {
            QFETCH(QStringList, facts);
            const auto sentence = drawnSentence(references, face);
            QVERIFY2(states(sentence, facts), qPrintable(sentence));
            for (const auto &look : {u"Not drawn"_s, u"Translucent"_s, u"additively"_s, u"holes"_s}) // and no other
                QVERIFY2(states(sentence, {look}) == facts.contains(look), qPrintable(sentence));
        });
    }
    void everyFaceOfRealMapsHasASentence_data() { addMapRows(); }
    void everyFaceOfRealMapsHasASentence()
    {
        OPEN_MAP(map);
        const References references(map);
        for (const quint32 face : spread(map.recordCount(map.format().roles.faces), 200)) {
            const auto sentence = drawnSentence(references, face);
            QVERIFY2(sentence.endsWith(u'.') && !sentence.contains(u"%1"), qPrintable(sentence));
        }
    }

    void facesTurnedToTheEyeAreCounted_data() { addFormatRows(); }
    void facesTurnedToTheEyeAreCounted()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto built = buildMapScene(std::make_shared<const MapFile>(map), {}, {});
        std::vector<std::vector<IndexRange>> all;
        for (const auto &batch : built->scene.batches) {
            const auto &last = built->scene.faces[batch.firstFace + batch.faceCount - 1];
            const quint32 first = built->scene.faces[batch.firstFace].firstIndex;
            all.push_back({{first, last.firstIndex + last.indexCount - first}});
        }
        const auto inside = facesTurnedTo({1, 2, 3}, built->scene, all),
                   far = facesTurnedTo({3000, 3000, 3000}, built->scene, all);
        QVERIFY2(inside >= 6, qPrintable(QString::number(inside)));                  // the six walls
        QVERIFY2(far + 2 <= inside, qPrintable(u"%1 of %2"_s.arg(far).arg(inside))); // it is behind three of them
        for (auto &ranges : all)
            ranges.clear();
        QCOMPARE(facesTurnedTo({1, 2, 3}, built->scene, all), 0U);
    }

    void facesSayWhatTheyAreDrawnLike_data()
    {
        using enum FaceFlag;
        // The texture is the first texinfo's, Half-Life's first one.
        const auto row = addFormatColumns<QByteArray, double, FaceFlags>("texture", "flags", "expected");
        row(bsp::quake2, "wall", "wall", 0x3, {});
        row(bsp::quake2, "sky", "sky", 0x84, Sky | NoDraw);
        row(bsp::quake2, "water", "water", 0x28, Liquid | Warp | Translucent66);
        row(bsp::quake2, "glass", "glass", 0x50, Translucent33 | Flowing);
        row(bsp::quake2, "hint", "trigger", 0x100, NoDraw);
        row(bsp::quake2, "grate", "grate", 0x2000000, AlphaTested);
        row(bsp::quake3, "wall", "textures/wall", 0x400, {});
        row(bsp::quake3, "sky", "textures/skies/a", 0x14, Sky);
        row(bsp::quake3, "clip", "textures/common/clip", 0x80, NoDraw);
        for (const bsp::Format *format : {&bsp::goldsrc, &bsp::blueShift}) {
            row(*format, "wall", "wall", 0, {});
            row(*format, "sky", "SKY", 1, Sky | Special);
            row(*format, "water", "!green", 1, Liquid | Warp | Special);
            row(*format, "laser", "LaserBeam", 0, Liquid | Warp);
            row(*format, "belt", "scrollbelt", 0, Flowing);
            row(*format, "fence", "{fence", 0, AlphaTested | HolesIfSolid);
            row(*format, "trigger", "AAATRIGGER", 1, NoDraw | Special);
        }
    }

    void facesSayWhatTheyAreDrawnLike()
    {
        QFETCH(QByteArray, texture);
        QFETCH(double, flags);
        auto builder = MapBuilder::room(fetchFormat());
        if (builder.format().images == bsp::Images::Miptex) {
            nameMiptexes(builder, texture);
            builder.set("TEXINFO", 0, "flags", flags);
        } else if (builder.has("SURFACES")) {
            builder.set("SHADERS", 0, "shader", texture).set("SHADERS", 0, "surfaceFlags", flags);
        } else {
            builder.set("TEXINFO", 0, "texture", texture).set("TEXINFO", 0, "flags", flags);
        }
        OPEN_BYTES(map, builder.build());
        const auto look = FaceLooks(map).at(0);
        QTEST(look.flags, "expected");
        QCOMPARE(look.image, 0);
    }

    void picturesAreCountedAsTheEngineCounts_data()
    {
        // The picture looks along -X from near the wall at x = 64, which is behind it, at the wall at x = -64 and a brush model.
        // The leaf that the eye is in lists the walls of x = -64, x = 64 and y = -64, the other leaf those of y = 64 and of z.
        const auto row =
            addFormatColumns<int, Change, bool, bool, quint32>("engine", "change", "seesOther", "isReached", "faces");
        const auto hidden = entities("{ \"classname\" \"trigger_once\" \"model\" \"*1\" }\n");
        const auto gone = entities({});
        row(bsp::quake, "QuakeSpasm", 0, {}, true, true, 6);
        row(bsp::quake, "QuakeSpasm, half", 0, {}, false, true, 3);
        row(bsp::quake, "QuakeSpasm, sky", 0, named("sky1"), true, true, 6);
        row(bsp::quake, "QuakeSpasm, trigger", 0, hidden, true, true, 5);
        row(bsp::quake, "QuakeSpasm, unused model", 0, gone, true, true, 5);
        row(bsp::quake, "GLQuake asks no boxes of faces", 1, {}, true, true, 7);
        row(bsp::quake, "GLQuake, sky", 1, named("sky1"), true, true, 0);
        row(bsp::quake, "a compiler draws nothing", 4, {}, true, true, 6);
        row(bsp::goldsrc, "GoldSrc", 0, {}, true, true, 6);
        row(bsp::goldsrc, "GoldSrc, half", 0, {}, false, true, 3);
        row(bsp::goldsrc, "GoldSrc, sky", 0, named("sky"), true, true, 0);
        row(bsp::quake2, "Quake II", 1, {}, true, true, 7);
        row(bsp::quake2, "Quake II, half", 1, {}, false, true, 4);
        row(bsp::quake2, "Quake II, behind a door", 1, {}, true, false, 4);
        row(bsp::quake2, "Quake II, nodraw", 1, texture("TEXINFO", "flags", 0x80), true, true, 7);
        row(bsp::quake2, "Quake II, sky", 1, texture("TEXINFO", "flags", 4), true, true, 0);
        row(bsp::quake3, "Quake III", 0, gone, true, true, 6);
        row(bsp::quake3, "Quake III, half", 0, gone, false, true, 3);
        row(bsp::quake3, "Quake III, sky", 0, both(gone, texture("SHADERS", "surfaceFlags", 4)), true, true, 6);
    }

    void picturesAreCountedAsTheEngineCounts()
    {
        const auto &format = fetchFormat();
        QFETCH(int, engine);
        QFETCH(Change, change);
        QFETCH(bool, seesOther);
        QFETCH(bool, isReached);
        QFETCH(quint32, faces);
        auto room = MapBuilder::room(format);
        room.refer("LEAFS", 1, "LEAFFACES", 0, 3).refer("LEAFS", 2, "LEAFFACES", 3, 3);
        if (change)
            change(room);
        if (!seesOther)
            letClustersSeeThemselvesAlone(room);
        OPEN_BYTES(map, room.build());
        const auto built = buildMapScene(std::make_shared<const MapFile>(map), {}, {});
        const Camera camera{.position = {40, 0, 10}, .yaw = 180};
        const auto place = pointInLeaf(map, camera.position);
        const std::vector<quint8> areas = isReached ? std::vector<quint8>() : std::vector<quint8>{0, 1, 0};
        const auto count = countPicture(*built, engine, camera, 1, place.cluster, areas);
        QCOMPARE(count.faces, faces);
        QCOMPARE(count.triangles, 2 * faces); // all are squares
    }

    void brushModelsAreCountedByTheLeafsThatTheyTouch_data()
    {
        // The model reaches 16 units around its place, and 18 with what engines add. The other side of x = 0 is not seen from the
        // eye's, but from what lies within 8 units of the eye.
        const auto row = addFormatColumns<int, int, int, quint32, bool>("engine", "place", "eye", "planes", "isCounted");
        const std::pair<const bsp::Format *, int> engines[] = {
            {&bsp::quake, 0}, {&bsp::quake, 1}, {&bsp::goldsrc, 0}, {&bsp::quake2, 1}, {&bsp::quake3, 0}};
        for (const auto &[format, engine] : engines) {
            const auto name = QByteArray(format->engines[static_cast<size_t>(engine)].name.data());
            row(*format, (name + ", touches the eye's").constData(), engine, -10, 40, 0, true);
            row(*format, (name + ", lies behind").constData(), engine, -30, 40, 0, false);
            row(*format, (name + ", seen from near the eye").constData(), engine, -30, 4, 0, format != &bsp::quake3);
            row(*format, (name + ", outside").constData(), engine, -500, 40, 0, false);
        }
        row(bsp::quake, "QuakeSpasm, 31 leafs", 0, -40, 40, 30, false);
        row(bsp::quake, "QuakeSpasm, 32 leafs", 0, -40, 40, 31, true);
        row(bsp::quake, "GLQuake, 32 leafs", 1, -40, 40, 31, false);
        row(bsp::goldsrc, "GoldSrc, 61 leafs", 0, -46, 40, 60, false); // none is seen below the node that parts the model first
    }

    void brushModelsAreCountedByTheLeafsThatTheyTouch()
    {
        const auto &format = fetchFormat();
        QFETCH(int, engine);
        QFETCH(int, place);
        QFETCH(int, eye);
        QFETCH(quint32, planes);
        QFETCH(bool, isCounted);
        const auto countOf = [&](const QByteArray &more) -> std::optional<quint32> {
            auto room = MapBuilder::room(format);
            entities(more)(room);
            letClustersSeeThemselvesAlone(room);
            partTheBack(room, planes);
            auto opened = readMap(room.build());
            if (!opened)
                return {};
            const auto map = std::make_shared<const MapFile>(std::move(opened).value());
            const auto built = buildMapScene(map, {}, {});
            const Camera camera{.position = {static_cast<double>(eye), 0, 10}, .yaw = 180};
            return countPicture(*built, engine, camera, 1, pointInLeaf(*map, camera.position).cluster, {}).faces;
        };
        const auto without = countOf({});
        QVERIFY(without);
        const auto with = countOf(entity("func_wall", "\"origin\" \"" + QByteArray::number(place) + " 0 0\"\n"));
        QVERIFY(with);
        QCOMPARE(*with, *without + (isCounted ? 1 : 0));
    }
};

ADD_TEST(TestDrawnSentence, QCoreApplication)
#include "tst_drawnsentence.moc"
