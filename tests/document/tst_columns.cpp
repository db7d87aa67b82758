// Columns that are calculated: held against what the map says of the same in another way, and used as any column is.
#include "core/columns/columns.h"
#include "core/document/document.h"
#include "core/document/lumpmodel.h"
#include "core/faces/facelights.h"
#include "core/format/formats.h"
#include "core/geometry/geometry.h"
#include "core/geometry/leafvolumes.h"
#include "core/light/facelighting.h"
#include "core/query/exporter.h"
#include "tests/madeupformat.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "tests/waits.h"

namespace {

// A map with all of its columns.
MapFile computed(const MapFile &map)
{
    auto whole = map;
    for (const int lump : map.lumps())
        if (!map.hasComputed(lump))
            whole.setComputed(lump, computeColumns(whole, lump));
    return whole;
}

double sumOf(const Column &column)
{
    double sum = 0;
    for (quint32 i = 0; i < column.count(); ++i)
        sum += column.number(i);
    return sum;
}

Column columnOf(const MapFile &map, int lump, std::string_view name) { return map.column(lump, map.findColumn(lump, name)); }

} // namespace

class TestColumns : public QObject
{
    Q_OBJECT

private slots:
    // There are more ways through such a tree than can be walked; the parts of leafs that were reached are no volumes.
    void volumesOfATreeThatSharesItsNodesAreUnknown()
    {
        constexpr int nodes = 40;
        QByteArray bytes;
        for (qint32 node = 0; node < nodes; ++node) {
            const qint32 child = node + 1 < nodes ? node + 1 : -2; // leaf 1
            const qint32 numbers[] = {0, child, child, 0, 0, 0, 0};
            bytes.append(reinterpret_cast<const char *>(numbers), sizeof numbers);
        }
        const auto map = readMap(MapBuilder::room(bsp::quake2).setLumpBytes("NODES", bytes).build());
        VERIFY_RESULT(map);
        const auto volumes = leafVolumes(map.value());
        QVERIFY(!volumes.empty());
        for (const double volume : volumes)
            QVERIFY(std::isnan(volume));
    }

    void everyDeclaredColumnHasItsFunction()
    {
        std::vector<const bsp::Format *> formats(bsp::formats().begin(), bsp::formats().end());
        formats.push_back(&bsp::madeUp);
        for (const auto *format : formats) {
            const auto map = readMap(QByteArray(format->headerSize(), '\0'), *format);
            QVERIFY2(map, format->id.data());
            computed(map.value()); // calls them all
        }
    }

    void facesSayWhatTheMapSaysElsewhere_data() { addMapRows(); }
    void facesSayWhatTheMapSaysElsewhere()
    {
        OPEN_MAP(map);
        const auto whole = computed(map);
        const auto &roles = map.format().roles;
        const auto geometry = buildGeometry(map);
        const FaceLights lights(map);
        const References references(whole);
        const Luxels luxels(map);
        const FaceLightings lightings(luxels);
        const auto of = [&](std::string_view name) { return columnOf(whole, roles.faces, name); };
        const auto texture = of("texture"), triangles = of("triangles"), model = of("submodel"), lit = of("lit"),
                   leafs = of("leafCount"), cluster = of("firstCluster"), entity = of("entity");
        QCOMPARE(texture.count(), map.recordCount(roles.faces));
        for (const quint32 face : spread(texture.count(), 300)) {
            const auto &drawn = geometry.faces[face];
            QCOMPARE(model.integer(face), qint64(drawn.model));
            QCOMPARE(whole.text(texture, face).toByteArray(),
                     drawn.look.image < 0
                         ? QByteArray()
                         : map.text(map.column(roles.images, 0), static_cast<quint32>(drawn.look.image)).toByteArray());
            QVERIFY(triangles.integer(face) >= drawn.indexCount / 3);
            QVERIFY(lit.integer(face) == lightings.at(face).why || lit.integer(face) == FaceLighting::NoPage + 1
                    || lit.integer(face) == FaceLighting::Mode);
            if (const auto owner = entity.integer(face); owner >= 0) {
                const auto models = references.link(map.format().columns.entityModel)->at(static_cast<quint32>(owner));
                QCOMPARE(qint64(models.first), model.integer(face));
            }
            const std::array one{face};
            const auto itsLeafs = references.project(one, roles.faces, roles.leafs);
            QVERIFY(leafs.integer(face) <= std::ssize(itsLeafs)); // the leafs of brush models do not count
            QCOMPARE(cluster.integer(face) >= 0, cluster.integer(face) != -1);
            if (cluster.integer(face) >= 0) {
                const auto clusters = references.project(one, roles.faces, roles.clusters);
                QVERIFY(std::ranges::binary_search(clusters, static_cast<quint32>(cluster.integer(face))));
            }
        }
    }

    void sumsAreThoseOfTheFaces_data() { addMapRows(); }
    void sumsAreThoseOfTheFaces()
    {
        OPEN_MAP(map);
        const auto whole = computed(map);
        const auto &roles = map.format().roles;
        for (const std::string_view name : {"squareUnits", "triangles", "luxels", "lightBytes"}) {
            const double all = sumOf(columnOf(whole, roles.faces, name));
            for (const int lump : {roles.models, roles.texinfo, roles.images}) {
                const double sum = sumOf(columnOf(whole, lump, name));
                // Faces of no model, or with a broken texture, are nobody's.
                VERIFY_EACH(sum <= all * 1.0001 && (lump == roles.models || sum >= all * 0.99),
                            qPrintable(u"%1 of %2: %3 of %4"_s.arg(fromView(name), lumpName(map, lump)).arg(sum).arg(all)));
            }
        }
        QVERIFY(sumOf(columnOf(whole, roles.images, "faceCount")) <= map.recordCount(roles.faces));
    }

    void leafsFillTheWorld_data() { addSampleMapRows(); }
    // Each place of the world's box is in one leaf.
    void leafsFillTheWorld()
    {
        OPEN_MAP(map);
        const auto whole = computed(map);
        const auto box = map.vectors<6>(map.format().columns.modelBox).at(0);
        const double world = (box[3] - box[0]) * (box[4] - box[1]) * (box[5] - box[2]);
        const auto volumes = columnOf(whole, map.format().roles.leafs, "volume");
        double sum = 0;
        for (quint32 leaf = 0; leaf < volumes.count(); ++leaf)
            sum += std::isnan(volumes.number(leaf)) ? 0 : volumes.number(leaf);
        QVERIFY2(std::abs(sum - world) < world / 1000, qPrintable(u"%1 of %2"_s.arg(sum).arg(world)));
    }

    void cutOffMapsAreCalculated_data() { addSampleMapRows(); }
    void cutOffMapsAreCalculated()
    {
        OPEN_MAP(map);
        const auto bytes = map.file().whole();
        const auto step = std::max<qsizetype>(bytes.size() / 20, 1);
        int opened = 0;
        for (qsizetype length = 0; length < bytes.size(); length += step)
            if (const auto cut = readMap(bytes.first(length))) {
                const auto whole = computed(cut.value());
                for (const int lump : whole.lumps())
                    for (int f = 0; f < whole.fieldCount(lump); ++f)
                        QCOMPARE(whole.column(lump, f).count(), whole.recordCount(lump));
                ++opened;
            }
        QVERIFY(opened > 12);
    }

    void theTableGetsThemOnceSomebodyWantsThem()
    {
        Document document(sampleMaps().first(), readMapFile(sampleMaps().first()).value());
        const int faces = document.map().format().roles.faces;
        LumpModel model(document.tables(), faces);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int stored = model.columnCount();
        QCOMPARE(stored, static_cast<int>(document.map().lump(faces).fields.size()));
        untilWorkEnds();
        QCOMPARE(model.columnCount(), stored); // nothing is calculated that nobody looks at
        document.columns().want(faces);
        QTRY_COMPARE(model.columnCount(), document.map().fieldCount(faces));
        QCOMPARE(model.headerData(stored, Qt::Horizontal, Qt::DisplayRole).toString(), u"texture"_s);
        QVERIFY(model.headerData(stored, Qt::Horizontal, Qt::FontRole).value<QFont>().italic());
        QVERIFY(!model.index(0, stored).data().toString().isEmpty());
        QCOMPARE(model.index(0, stored).data(RecordRows::LinkRole).value<RecordRef>().lump, document.map().format().roles.images);

        const int area = document.map().findColumn(faces, "squareUnits");
        model.sort(area, Qt::DescendingOrder);
        QTRY_VERIFY(!model.isArranging());
        const auto areas = document.map().column(faces, area);
        for (int row = 1; row < model.rowCount(); ++row)
            QVERIFY(areas.number(model.recordAt(row - 1).index) >= areas.number(model.recordAt(row).index));
    }

    void aFilterWaitsForThem()
    {
        Document document(sampleMaps().first(), readMapFile(sampleMaps().first()).value());
        const int faces = document.map().format().roles.faces;
        LumpModel model(document.tables(), faces);
        const int all = model.rowCount();
        model.setFilter(Filter::parse(u"squareUnits>20000"_s, document.references(), faces));
        QVERIFY(model.filter().needsComputed());
        QVERIFY(model.isArranging());
        QCOMPARE(model.rowCount(), all); // not empty: nobody knows yet
        document.columns().want(faces);
        QTRY_VERIFY(!model.isArranging());
        const auto areas = columnOf(document.map(), faces, "squareUnits");
        int large = 0;
        for (quint32 face = 0; face < areas.count(); ++face)
            large += areas.number(face) > 20000;
        QVERIFY(large > 0 && large < all);
        QCOMPARE(model.rowCount(), large);
    }

    void whatAFilterFoundItFindsStill_data() { addSampleMapRows(); }
    // A calculated column stands behind whatever its name meant before.
    void whatAFilterFoundItFindsStill()
    {
        OPEN_MAP(map);
        const auto whole = computed(map);
        const References before(map), after(whole);
        const int faces = map.format().roles.faces;
        const auto name = QString::fromLatin1(whole.text(columnOf(whole, faces, "texture"), 0));
        for (const auto &text :
             {u"texture="_s + Filter::quoted(name), u"texture~a"_s, u"texture=0"_s, u"cluster=1"_s, u"leaf=5"_s, u"area=1"_s}) {
            const auto old = Filter::parse(text, before, faces);
            if (old.fault())
                continue; // not of this format
            QCOMPARE(Filter::parse(text, after, faces).apply(after, faces), old.apply(before, faces));
        }
    }

    void wordsAreLookedForInThem()
    {
        const auto opened = readMapFile(sampleMaps().first());
        const auto &map = opened.value();
        const auto whole = computed(map);
        const References before(map), after(whole);
        const int faces = map.format().roles.faces;
        QVERIFY(Filter::parse(u"sky"_s, before, faces).apply(before, faces).empty());
        const auto found = Filter::parse(u"sky"_s, after, faces).apply(after, faces);
        QVERIFY(!found.empty());
        const auto texture = columnOf(whole, faces, "texture");
        const auto cell = CellText(whole, faces, whole.findColumn(faces, "lit"));
        for (const quint32 face : found)
            QVERIFY(whole.text(texture, face).toByteArray().toLower().contains("sky") || cell.text(face).contains(u"SKY"_s));
    }

    void anEditedEntityIsFoundAnew()
    {
        Document document(sampleMaps().first(), readMapFile(sampleMaps().first()).value());
        const int faces = document.map().format().roles.faces;
        document.columns().want(faces);
        QTRY_VERIFY(document.map().hasComputed(faces));
        const auto face = [&](const Document &of) {
            return columnOf(of.map(), faces, "entity").integer(of.map().recordCount(faces) - 1);
        };
        const auto before = face(document);
        QVERIFY(before > 0);
        const auto &world = document.map().entities().entities.front().span;
        document.edit({.what = u"Add"_s, .splices = {{world.end(), {}, "\n{\n\"classname\" \"info_null\"\n}"}}});
        QTRY_COMPARE(face(document), before + 1);
    }

    void theyAreExportedOnRequest()
    {
        const auto opened = readMapFile(sampleMaps().first());
        const auto whole = computed(opened.value());
        const auto csv = [&](bool with) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            const ExportSelection selections[] = {{.lump = whole.format().roles.faces, .rows = {}, .withComputed = with}};
            exportRecords(whole, selections, ExportFormat::Csv, buffer);
            return buffer.data();
        };
        QVERIFY(!csv(false).contains("brightness"));
        QVERIFY(csv(true).split('\n').first().endsWith(",brightness,lit"));
        QCOMPARE(csv(true).count('\n'), csv(false).count('\n'));
    }
};

ADD_TEST(TestColumns, QGuiApplication)
#include "tst_columns.moc"
