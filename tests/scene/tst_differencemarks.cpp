// What is marked where two maps differ, and from where pictures show it.
#include "core/mapdiff/mapdiff.h"
#include "core/scene/differingplaces.h"
#include "core/scene/marks/differencemarks.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

std::shared_ptr<const MapFile> sharedMap(const MapBuilder &builder)
{
    return std::make_shared<const MapFile>(readMap(builder.build()).value());
}

MapBuilder roomWith(const QByteArray &entities)
{
    return MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", "{ \"classname\" \"worldspawn\" }\n" + entities + '\0');
}

constexpr auto light = "{ \"classname\" \"light\" \"origin\" \"0 0 40\" }";

DifferenceMarks marksOf(const std::shared_ptr<const MapFile> &map, const DifferingParts &parts, RecordDifference::Kind kind)
{
    return differenceMarks(*map, buildMapScene(map, {}, {})->scene, parts, kind);
}

} // namespace

class TestDifferenceMarks : public QObject
{
    Q_OBJECT

private slots:
    void aFaceIsChangedWithWhatItRefersTo()
    {
        auto built = MapBuilder::room(bsp::quake2);
        const auto a = sharedMap(built);
        const auto texinfo = a->column(a->format().columns.faceTexinfo);
        const auto changed = static_cast<quint32>(texinfo.integer(0));
        built.set("TEXINFO", changed, "value", 300);
        const auto diff = diffMaps(a, sharedMap(built));
        const auto parts = partsByKind(diff);
        std::vector<quint32> expected;
        for (quint32 face = 0; face < texinfo.count(); ++face)
            if (texinfo.integer(face) == changed)
                expected.push_back(face);
        QCOMPARE(parts[RecordDifference::Changed].faces, expected);
        QVERIFY(parts[RecordDifference::Added].isEmpty() && parts[RecordDifference::Removed].isEmpty());
    }

    void kindsDifferInColourAndLines()
    {
        const auto map = sharedMap(MapBuilder::room(bsp::quake2));
        std::set<QRgb> colors;
        std::vector<size_t> lines;
        for (const auto kind : differenceKinds) {
            const auto marks = marksOf(map, {.faces = {0}}, kind).marks;
            QVERIFY(!marks.triangles.empty());
            lines.push_back(marks.lines.size());
            for (const auto &vertex : marks.triangles)
                colors.insert(qRgb(vertex.color[0], vertex.color[1], vertex.color[2]));
        }
        QCOMPARE(colors.size(), std::size(differenceKinds));
        QVERIFY(lines[0] > 0);
        QCOMPARE(lines[1], 2 * lines[0]);
        QCOMPARE(lines[2], 2 * lines[0]);
        const auto removed = marksOf(map, {.faces = {0}}, RecordDifference::Removed).marks,
                   changed = marksOf(map, {.faces = {0}}, RecordDifference::Changed).marks;
        const auto touches = [](const Marks &marks, size_t vertex) {
            return std::ranges::count(marks.lines, marks.lines[vertex].point, &MarkVertex::point);
        };
        QVERIFY(touches(removed, 3) > touches(changed, 3)); // the spokes meet in the middle
    }

    void entitiesHaveSigns()
    {
        const auto without = sharedMap(roomWith({})), with = sharedMap(roomWith(light));
        for (const bool isAdded : {true, false}) {
            const auto diff = isAdded ? diffMaps(without, with) : diffMaps(with, without);
            const auto kind = isAdded ? RecordDifference::Added : RecordDifference::Removed;
            const auto parts = partsByKind(diff);
            QCOMPARE(parts[kind].entities, std::vector<quint32>{1});
            const auto marks = marksOf(with, parts[kind], kind);
            QCOMPARE(marks.labels.size(), size_t(1));
            QCOMPARE(marks.labels[0].text, isAdded ? u"+ light"_s : u"- light"_s);
            QVERIFY(!marks.marks.isEmpty());
        }
    }

    void picturesShowWhatDiffers()
    {
        const auto without = sharedMap(roomWith({})), with = sharedMap(roomWith(light));
        const auto diff = diffMaps(without, with);
        const auto a = buildMapScene(without, {}, {}), b = buildMapScene(with, {}, {});
        const auto places = differingPlaces(partsByKind(diff), *a, *b, 4.0 / 3, 6);
        QCOMPARE(places.size(), size_t(1));
        QCOMPARE(places[0].count, 1U);
        const auto seen = places[0].camera.seenAt({0, 0, 40}, 4.0 / 3);
        QVERIFY(seen && std::abs((*seen)[0]) < 1 && std::abs((*seen)[1]) < 1);
        QVERIFY(differingPlaces(partsByKind(diffMaps(with, with)), *b, *b, 4.0 / 3, 6).empty());
    }
};

ADD_TEST(TestDifferenceMarks, QCoreApplication)
#include "tst_differencemarks.moc"
