// What flat colours stand for: every face by its own record, every legend true to what is drawn.
#include "core/scene/contentscolors.h"
#include "core/scene/facecolors.h"
#include "core/scene/facerecords.h"
#include "core/vis/clustersight.h"
#include "core/where/leaffaces.h"
#include "core/where/pointinleaf.h"
#include "core/where/visibility.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

#include <QColor>

#include <set>

namespace {

constexpr FaceColoring plainChoices[] = {FaceColoring::Face,    FaceColoring::Texture, FaceColoring::Leaf,
                                         FaceColoring::Cluster, FaceColoring::Area,    FaceColoring::Contents};

std::shared_ptr<const MapScene> sceneOf(const MapFile &map)
{
    return buildMapScene(std::make_shared<const MapFile>(map), {}, {});
}

QString checkLegend(const FaceColors &colors, size_t faces)
{
    if (colors.colors.size() != faces || colors.values.size() != faces)
        return u"not a colour for each face"_s;
    const auto &legend = colors.legend;
    std::set<double> distinct;
    quint32 valued = 0;
    for (size_t i = 0; i < faces; ++i) {
        const double value = colors.values[i];
        if (std::isnan(value) != (colors.colors[i] == noValueColor))
            return u"face %1 has no value, but a colour"_s.arg(i);
        if (std::isnan(value))
            continue;
        ++valued;
        distinct.insert(value);
        if (value < legend.low || value > legend.high)
            return u"%1 is not between %2 and %3"_s.arg(value).arg(legend.low).arg(legend.high);
    }
    if (legend.faces != valued || legend.distinct != distinct.size())
        return u"%1 faces with %2 values, counted %3 with %4"_s.arg(valued)
            .arg(distinct.size())
            .arg(legend.faces)
            .arg(legend.distinct);
    for (const auto &entry : legend.entries) {
        quint32 counted = 0;
        for (size_t i = 0; i < faces; ++i)
            if (std::isnan(entry.value) ? std::isnan(colors.values[i]) : entry.value == colors.values[i]) {
                ++counted;
                if (colors.colors[i] != entry.color)
                    return u"face %1 has not the colour of %2"_s.arg(i).arg(entry.name);
            }
        if (counted != entry.faces || counted == 0 || entry.name.isEmpty())
            return u"%1: %2 faces, counted %3"_s.arg(entry.name).arg(entry.faces).arg(counted);
    }
    return legend.title.isEmpty() ? u"no title"_s : QString();
}

} // namespace

class TestFaceColors : public QObject
{
    Q_OBJECT

private slots:
    void legendsCountWhatIsColouredAndEveryColumnCanBeShown_data() { addMapRows(); }
    void legendsCountWhatIsColouredAndEveryColumnCanBeShown()
    {
        OPEN_MAP(map);
        const auto scene = sceneOf(map);
        for (const auto by : plainChoices) {
            if (!canColorBy(map, by))
                continue;
            const auto colors = colorFaces(*scene, *scene->map, {.by = by});
            QCOMPARE(checkLegend(colors, scene->scene.faces.size()), QString());
            QVERIFY(!colors.legend.isScale);
        }
        const int lump = map.format().roles.faces;
        for (int f = 0; f < std::ssize(map.lump(lump).fields); ++f) {
            QVERIFY(canColorBy(map, {lump, f}));
            const auto colors = colorFaces(*scene, *scene->map, {FaceColoring::Column, {lump, f}});
            QCOMPARE(checkLegend(colors, scene->scene.faces.size()), QString());
            const auto column = map.column(lump, f);
            for (size_t i = 0; i < scene->scene.faces.size(); ++i)
                if (const double number = column.number(scene->scene.faces[i].face); std::isfinite(number))
                    QCOMPARE(colors.values[i], number);
        }
    }

    void theLeafOfAFaceListsItAndHasTheContentsInFront_data() { addMapRows(); }
    void theLeafOfAFaceListsItAndHasTheContentsInFront()
    {
        OPEN_MAP(map);
        const auto scene = sceneOf(map);
        const LeafFaces lists(map);
        std::vector<std::set<qint64>> listing(map.recordCount(map.format().roles.faces));
        for (quint32 leaf = 0; leaf < lists.leafCount(); ++leaf)
            for (auto entry = lists.entriesOf(leaf).first; entry < lists.entriesOf(leaf).end; ++entry)
                if (const auto face = lists.faceOf(entry); face >= 0)
                    listing[static_cast<size_t>(face)].insert(leaf);
        const FaceRecords records(*scene);
        const auto leafs = records.recordsOf(map.format().roles.leafs);
        const auto clusters = records.recordsOf(map.format().roles.clusters);
        for (quint32 i = 0; i < leafs.size(); ++i) {
            const auto &known = listing[scene->scene.faces[i].face];
            const auto place = records.placeBefore(i);
            const auto before = place ? pointInLeaf(map, *place).leaf : -1;
            QCOMPARE(leafs[i], known.empty() || known.contains(before) ? before : *known.begin());
            QCOMPARE(clusters[i], leafs[i] < 0 ? -1 : clusterOfLeaf(map, static_cast<quint32>(leafs[i])));
        }
        const auto colors = colorFaces(*scene, *scene->map, {FaceColoring::Contents, {}});
        const auto contents = records.contents();
        for (const quint32 i : spread(static_cast<quint32>(contents.size()), 300)) {
            const auto place = records.placeBefore(i);
            if (!place || map.format().columns.leafContents.lump != bsp::none)
                continue;
            const bool isWater = pointInLeaf(map, *place).contents.contains(u"WATER"_s);
            QCOMPARE(isWater, contents[i] != FaceRecords::unknownContents && (contents[i] & 0x20) != 0);
        }
        for (size_t i = 0; i < contents.size(); ++i)
            QCOMPARE(std::isnan(colors.values[i]), contents[i] == FaceRecords::unknownContents);
    }

    void whatIsNotCountedHasNoColour_data() { addFormatRows(); }
    // A scene is made before its map's clusters are counted.
    void whatIsNotCountedHasNoColour()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto scene = sceneOf(map);
        const FaceColorChoice choice{FaceColoring::Column, map.format().columns.clusterSight};
        const auto before = colorFaces(*scene, map, choice);
        QCOMPARE(before.legend.faces, 0U);
        QCOMPARE(checkLegend(before, scene->scene.faces.size()), QString());
        auto counted = map;
        fillClusters(counted);
        const auto after = colorFaces(*scene, counted, choice);
        QVERIFY(after.legend.isScale && after.legend.faces > 0);
        QCOMPARE(checkLegend(after, scene->scene.faces.size()), QString());
        for (const double value : after.values)
            QVERIFY(std::isnan(value) || (value >= 1 && value <= 2)); // clusters of the room
    }

    void onlyColumnsThatBelongToFacesAreTaken_data() { addFormatRows(); }
    void onlyColumnsThatBelongToFacesAreTaken()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, MapBuilder::room(format).build());
        const auto &roles = format.roles;
        for (const int lump : {roles.faces, roles.leafs, roles.clusters, roles.models})
            QVERIFY(canColorBy(map, bsp::FieldRef{lump, 0}));
        for (const int lump : {roles.nodes, roles.vertexes, roles.entityList, roles.entities, bsp::none, 1000})
            QVERIFY(!canColorBy(map, bsp::FieldRef{lump, 0}));
        QVERIFY(!canColorBy(map, bsp::FieldRef{roles.images, 0})); // names
        QVERIFY(canColorBy(map, bsp::FieldRef{roles.images, 1}));
        QVERIFY(!canColorBy(map, bsp::FieldRef{roles.faces, 500}));
        QCOMPARE(columnTitle(map, {roles.clusters, 0}).section(u' ', -1), u"Clusters"_s);
        const auto scene = sceneOf(map);
        const auto flags = format.columns.texinfoFlags; // texture records: through a field of the faces
        QVERIFY(canColorBy(map, flags));
        const auto colors = colorFaces(*scene, *scene->map, {FaceColoring::Column, flags});
        QCOMPARE(checkLegend(colors, scene->scene.faces.size()), QString());
        QVERIFY(!colors.legend.isScale);
        QVERIFY(!colors.legend.entries.empty());
        for (const auto &entry : colors.legend.entries)
            QVERIFY2(!std::isnan(entry.value), qPrintable(entry.name));
    }

    void contentsHaveTheirKinds_data() { addFormatRows(); }
    void contentsHaveTheirKinds()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, MapBuilder::room(format).build());
        const ContentsKinds kinds(map);
        const bool isLeafNumber = format.visibility == bsp::Visibility::LeafRle;
        QCOMPARE(kinds.of(isLeafNumber ? -1 : 0), ContentsKind::Empty);
        QCOMPARE(kinds.of(isLeafNumber ? -2 : 1), ContentsKind::Solid);
        if (&format == &bsp::raven) { // whose flags have other values
            QCOMPARE(kinds.of(0x4), ContentsKind::Water);
            QCOMPARE(kinds.of(0x20000), ContentsKind::Slime);
            QCOMPARE(kinds.of(0x2), ContentsKind::Lava);
            QCOMPARE(kinds.of(0x10), ContentsKind::PlayerClip);
            QCOMPARE(kinds.of(0x20), ContentsKind::MonsterClip);
            QCOMPARE(kinds.of(0x8000000), ContentsKind::Empty);
            QCOMPARE(kinds.of(0x8000000 | 0x4), ContentsKind::Water);
            auto soldier = map;
            soldier.setGame(bsp::games::soldierOfFortune2);
            QCOMPARE(ContentsKinds(soldier).of(0x20000), ContentsKind::Other); // MISSILECLIP
            QCOMPARE(ContentsKinds(soldier).of(0x4), ContentsKind::Water);
            return;
        }
        QCOMPARE(kinds.of(isLeafNumber ? -3 : 0x20), ContentsKind::Water);
        QCOMPARE(kinds.of(isLeafNumber ? -4 : 0x10), ContentsKind::Slime);
        QCOMPARE(kinds.of(isLeafNumber ? -5 : 0x8), ContentsKind::Lava);
        if (isLeafNumber) {
            QCOMPARE(kinds.of(-6), ContentsKind::Sky);
            QCOMPARE(kinds.of(-8), ContentsKind::PlayerClip);
            QCOMPARE(kinds.of(-10), ContentsKind::Water);
            QCOMPARE(kinds.of(5), ContentsKind::Other);
            return;
        }
        QCOMPARE(kinds.of(0x10000), ContentsKind::PlayerClip);
        QCOMPARE(kinds.of(0x20000), ContentsKind::MonsterClip);
        QCOMPARE(kinds.of(0x8000), ContentsKind::AreaPortal);
        QCOMPARE(kinds.of(0x8000000), ContentsKind::Empty);        // only detail
        QCOMPARE(kinds.of(0x8000000 | 0x20), ContentsKind::Water); // detail water
        QCOMPARE(kinds.of(0x30000), ContentsKind::PlayerClip);     // for all
        QCOMPARE(kinds.of(0x1 | 0x20), ContentsKind::Solid);
        QCOMPARE(kinds.of(0x1000000), ContentsKind::Other); // origin
        std::set<QRgb> colors;
        std::set<QString> names;
        for (size_t kind = 0; kind < contentsKindCount; ++kind) {
            colors.insert(colorOf(static_cast<ContentsKind>(kind)));
            names.insert(nameOf(static_cast<ContentsKind>(kind)));
        }
        QCOMPARE(colors.size(), contentsKindCount);
        QCOMPARE(names.size(), contentsKindCount);
        QVERIFY(!colors.contains(noValueColor));
    }

    // Lightness as CIE L* has it: another measure than the one that the scale is made by.
    void theScaleGetsLighterEvenlyAndNeighbouringNumbersDiffer()
    {
        const auto lightness = [](QRgb color) {
            const auto linear = [](int part) {
                const double x = part / 255.0;
                return x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4);
            };
            const double y = 0.2126 * linear(qRed(color)) + 0.7152 * linear(qGreen(color)) + 0.0722 * linear(qBlue(color));
            return 116 * std::cbrt(y) - 16;
        };
        constexpr int steps = 20;
        for (int i = 0; i < steps; ++i) {
            const double step = lightness(rampColor((i + 1.0) / steps)) - lightness(rampColor(i / static_cast<double>(steps)));
            QVERIFY2(step > 2.2 && step < 6, qPrintable(QString::number(step)));
        }
        QVERIFY(lightness(rampColor(0)) < 25);
        QVERIFY(lightness(rampColor(1)) > 88);
        QCOMPARE(rampColor(-3), rampColor(0));
        QCOMPARE(rampColor(7), rampColor(1));
        for (quint64 n = 0; n < 2000; ++n)
            for (const quint64 other : {n + 1, n + 2, n + 3}) {
                const QColor a(numberColor(n)), b(numberColor(other));
                const int apart = std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
                QVERIFY2(apart > 40, qPrintable(u"%1 %2 %3"_s.arg(n).arg(other).arg(apart)));
            }
        QCOMPARE(numberColor(12), numberColor(12));
    }

    void damageIsSurvived_data() { addFamilyRows(); }
    // A tree that goes round in a circle, and leafs that all claim everything.
    void damageIsSurvived()
    {
        const auto &format = fetchFormat();
        auto builder = MapBuilder::room(format);
        const auto nodes = std::string(builder.name(format.roles.nodes)), leafs = std::string(builder.name(format.roles.leafs));
        const auto &columns = format.columns;
        const auto nameOfField = [&format](bsp::FieldRef ref) {
            return format.lumps[static_cast<size_t>(ref.lump)].fields[static_cast<size_t>(ref.field)].name;
        };
        for (quint32 node = 0; node < builder.count(nodes); ++node) {
            builder.set(nodes, node, nameOfField(columns.nodeFront), 0);
            builder.set(nodes, node, nameOfField(columns.nodeBack), node);
        }
        for (quint32 leaf = 0; leaf < builder.count(leafs); ++leaf)
            for (const auto &field : format.lumps[static_cast<size_t>(format.roles.leafs)].fields) {
                if (field.use == bsp::Use::First)
                    builder.set(leafs, leaf, field.name, 0);
                if (field.use == bsp::Use::Count)
                    builder.set(leafs, leaf, field.name, 30'000);
            }
        OPEN_BYTES(map, builder.build());
        const auto scene = sceneOf(map);
        QVERIFY(!scene->scene.faces.empty());
        for (const auto by : plainChoices)
            if (canColorBy(map, by))
                QCOMPARE(checkLegend(colorFaces(*scene, *scene->map, {.by = by}), scene->scene.faces.size()), QString());
    }
};

ADD_TEST(TestFaceColors, QCoreApplication)
#include "tst_facecolors.moc"
