// `lumpscope diff A B` and `lumpscope dump --canonical`: which records differ, whatever their numbers.
#include "core/text.h"
#include "core/where/visibility.h"
#include "tests/archivebuilder.h"
#include "tests/commandline.h"
#include "tests/permutedmap.h"
#include "tests/program.h"

using namespace commandline;

namespace {

QJsonObject jsonOf(const Ended &ended) { return QJsonDocument::fromJson(ended.out).object(); }

} // namespace

class TestMapDiff : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }

    void renumberedMapsAreTheSame_data() { addSampleMapRows(); }
    void renumberedMapsAreTheSame()
    {
        OPEN_MAP(map);
        PermutedMap copy(map, 3);
        copy.shuffle(map.format().roles.planes);
        copy.shuffle(map.format().roles.faces);
        const auto other = save(folder_, u"renumbered.bsp"_s, copy.bytes());
        auto ended = run({u"diff"_s, path, other});
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("PLANES: the same records, numbered differently\n")
                     && ended.out.endsWith("The maps are the same.\n"),
                 ended.out.constData());
        ended = run({u"diff"_s, path, other, u"--json"_s});
        QCOMPARE(ended.code, 0);
        QVERIFY(jsonOf(ended).value(u"records"_s).toArray().isEmpty());
        QCOMPARE(run({u"dump"_s, path, u"--canonical"_s}).out, run({u"dump"_s, other, u"--canonical"_s}).out);
    }

    void programsGetWhatDiffers()
    {
        auto built = MapBuilder::room(bsp::quake2);
        const auto first = save(folder_, u"a.bsp"_s, built.build());
        built.set("TEXINFO", 1, "value", 300);
        const auto old = readMapFile(first).value();
        const auto value = old.column(old.findLump(u"TEXINFO"), "value").integer(1);
        const auto ended = run({u"diff"_s, first, save(folder_, u"b.bsp"_s, built.build()), u"--json"_s});
        QCOMPARE(ended.code, 1);
        const auto object = jsonOf(ended);
        const QJsonObject fields{{u"value"_s, QJsonArray{value, 300}}};
        const QJsonObject record{
            {u"lump"_s, u"TEXINFO"_s}, {u"kind"_s, u"changed"_s}, {u"a"_s, 1}, {u"b"_s, 1}, {u"fields"_s, fields}};
        QCOMPARE(object.value(u"records"_s).toArray(), QJsonArray{record});
        for (const auto &lump : object.value(u"lumps"_s).toArray()) {
            const bool isTexinfo = lump[u"name"_s] == u"TEXINFO"_s;
            QCOMPARE(lump[u"equal"_s].toBool(), !isTexinfo);
            QCOMPARE(lump[u"changed"_s].toInt(), isTexinfo ? 1 : 0);
        }
        QVERIFY(object.value(u"entities"_s).toObject().value(u"changed"_s).toArray().isEmpty());
        const auto summary = run({u"diff"_s, first, folder_.filePath(u"b.bsp"_s), u"--summary"_s});
        QCOMPARE(summary.out, "TEXINFO: changed: 1\n"_ba);
        QCOMPARE(run({u"diff"_s, first, folder_.filePath(u"b.bsp"_s), u"--lump"_s, u"planes"_s}).code, 0);
    }

    // The bytes of the surfaces are equal, but they refer to other shaders.
    void changesOfEqualBytesAreListed()
    {
        auto built = MapBuilder::room(bsp::quake3);
        built.set("SHADERS", 0, "shader", "textures/room/one");
        const auto first = save(folder_, u"a.bsp"_s, built.build());
        built.set("SHADERS", 0, "shader", "textures/room/floor").set("SHADERS", 2, "shader", "textures/room/one");
        const auto second = save(folder_, u"b.bsp"_s, built.build());
        const auto ended = run({u"diff"_s, first, second});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.out.contains("SHADERS: the same records, numbered differently\n") && ended.out.contains("\nSURFACES: "),
                 ended.out.constData());
        const auto report = folder_.filePath(u"report.html"_s);
        QCOMPARE(run({u"diff"_s, first, second, u"--html"_s, report}).code, 1);
        QFile file(report);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("<summary>SURFACES: "));
    }

    // Two faces swap their light, which stays where it is.
    void lightThatFacesSwapIsListed()
    {
        const auto path = sampleMaps().filter(u"quake2"_s).first();
        const auto map = readMapFile(path).value();
        const auto &roles = map.format().roles;
        const auto offset = map.column(map.format().columns.faceLight);
        auto bytes = viewOf(map.bytesAsOpened()).toByteArray();
        auto *face = bytes.data() + map.extent(roles.faces).offset + offset.field().offset;
        const auto luxels = map.column(roles.faceLightmaps, "offset");
        const auto lit = map.column(roles.faceLightmaps, "face");
        const auto one = lit.integer(0), other = lit.integer(lit.count() - 1);
        auto *at = reinterpret_cast<std::byte *>(face + one * map.lump(roles.faces).stride);
        QVERIFY(one != other);
        bsp::store(at, static_cast<qint32>(luxels.integer(luxels.count() - 1)));
        const auto ended = run({u"diff"_s, path, save(folder_, u"swapped.bsp"_s, bytes)});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.out.contains("LIGHTING: faces with different light: 1; "), ended.out.constData());
    }

    void valuesThatOnlyLookLikeModelsAreCompared()
    {
        const auto mapWith = [this](const QString &name, const QByteArray &message) {
            const auto text = "{ \"classname\" \"worldspawn\" \"message\" \"" + message + "\" }";
            return save(folder_, name, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text + '\0').build());
        };
        const auto ended = run({u"diff"_s, mapWith(u"a.bsp"_s, "*1"), mapWith(u"b.bsp"_s, "*01")});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.out.contains("message \"*01\", was \"*1\""), ended.out.constData());
    }

    void lightIsComparedByLuxelsOfFaces()
    {
        const auto path = sampleMaps().filter(u"quake2"_s).first();
        const auto map = readMapFile(path).value();
        const auto &roles = map.format().roles;
        const auto lit = map.column(roles.faceLightmaps, "offset").integer(3);
        auto bytes = viewOf(map.bytesAsOpened()).toByteArray();
        auto *luxel = bytes.data() + map.extent(roles.lighting).offset + lit;
        *luxel = static_cast<char>(*luxel ^ 4);
        const auto other = save(folder_, u"lit.bsp"_s, bytes);
        QVERIFY(run({u"diff"_s, path, other})
                    .out.startsWith("LIGHTING: faces with different light: 1; luxels that differ: 1, by at most 4\n"));
        const auto ended = run({u"diff"_s, path, other, u"--json"_s, u"--lump"_s, u"lighting"_s});
        QCOMPARE(ended.code, 1);
        const auto lump = jsonOf(ended).value(u"lumps"_s)[0];
        QCOMPARE(lump[u"faces"_s].toInt(), 1);
        QCOMPARE(lump[u"largest"_s].toInt(), 4);
    }

    void visibilityIsComparedByPairsOfClusters()
    {
        const auto path = sampleMaps().filter(u"quake3"_s).first(); // whose rows are not packed
        const auto map = readMapFile(path).value();
        auto bytes = viewOf(map.bytesAsOpened()).toByteArray();
        auto *row = bytes.data() + map.extent(map.format().roles.visibility).offset + visRow(map, 2, VisSet::Pvs).offset;
        *row = static_cast<char>(*row ^ 2); // whether cluster 2 sees cluster 1
        const auto ended = run({u"diff"_s, path, save(folder_, u"seen.bsp"_s, bytes)});
        QCOMPARE(ended.code, 1);
        QCOMPARE(ended.out, "VISIBILITY: pairs of clusters that differ: 1\n"_ba);
    }

    void clustersOfEitherMapAloneCannotBeCompared()
    {
        auto built = MapBuilder::room(bsp::quake3);
        const auto first = save(folder_, u"a.bsp"_s, built.build());
        built.set("LEAFS", 3, "cluster", 2).setLumpBytes("VISIBILITY", words({3, 8, 3, 0, 3, 0, 4, 0}));
        const auto second = save(folder_, u"b.bsp"_s, built.build());
        for (const auto &[a, b] : {std::pair(first, second), std::pair(second, first)}) {
            const auto ended = run({u"diff"_s, a, b});
            QVERIFY2(ended.out.contains("because a cluster has no counterpart: 5\n"), ended.out.constData());
        }
    }

    void entitiesAndDistancesAreCompared()
    {
        const auto withLight = [this](const QString &name, const QByteArray &origin) {
            const auto text = "{ \"classname\" \"worldspawn\" } { \"classname\" \"light\" \"origin\" \"" + origin + "\" }";
            return save(folder_, name, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text + '\0').build());
        };
        auto ended = run({u"diff"_s, withLight(u"a.bsp"_s, "0 0 64"), withLight(u"b.bsp"_s, "0 0 72")});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.out.contains("light 1: origin \"0 0 72\", was \"0 0 64\"\n"), ended.out.constData());
        auto built = MapBuilder::room(bsp::quake2);
        const auto whole = save(folder_, u"a.bsp"_s, built.build());
        const auto map = readMapFile(whole).value();
        built.set("VERTEXES", 1, "point.x", map.column(map.format().columns.vertexPoint).number(1) + 0.0625);
        const auto moved = save(folder_, u"b.bsp"_s, built.build());
        QCOMPARE(run({u"diff"_s, whole, moved}).code, 1);
        QCOMPARE(run({u"diff"_s, whole, moved, u"--tolerance"_s, u"0.1"_s}).code, 0);
        QCOMPARE(run({u"diff"_s, whole, moved, u"--tolerance"_s, u"0"_s}).code, 1);
        for (const auto &refused : {u"-1"_s, u"1e-20"_s})
            QCOMPARE(run({u"diff"_s, whole, moved, u"--tolerance"_s, refused}).code, 2);
    }

    void mapsOfFoldersAreComparedByName()
    {
        const QDir folder(folder_.path());
        for (const auto *name : {"one", "two"})
            QVERIFY(folder.mkpath(QString::fromLatin1(name)));
        auto built = MapBuilder::room(bsp::quake2);
        save(folder_, u"one/same.bsp"_s, built.build());
        save(folder_, u"two/same.bsp"_s, built.build());
        save(folder_, u"one/other.bsp"_s, built.build());
        built.set("TEXINFO", 1, "value", 301);
        save(folder_, u"two/other.bsp"_s, built.build());
        save(folder_, u"two/added.bsp"_s, built.build());
        const QStringList words{u"diff"_s, folder.filePath(u"one"_s), folder.filePath(u"two"_s), u"--json"_s};
        const auto ended = run(words);
        QCOMPARE(ended.code, 1);
        const auto object = jsonOf(ended);
        QCOMPARE(object.value(u"onlyB"_s).toArray(), QJsonArray{u"added.bsp"_s});
        const auto maps = object.value(u"maps"_s).toArray();
        QCOMPARE(maps.size(), 2);
        QCOMPARE(maps[0][u"file"_s].toString(), u"other.bsp"_s);
        QCOMPARE(maps[0][u"records"_s].toArray().size(), 1);
        QCOMPARE(maps[1][u"records"_s].toArray().size(), 0);
        QCOMPARE(run({u"diff"_s, folder.filePath(u"one"_s), folder.filePath(u"two/same.bsp"_s)}).code, 2);
        save(folder_, u"two/other.bsp"_s, "no map");
        QCOMPARE(run(words).code, 2);
    }

    void mapsInArchivesAndCopiesAreCompared()
    {
        const auto path = sampleMaps().filter(u"quake2"_s).first();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto bytes = file.readAll();
        const auto archive = save(folder_, u"maps.pak"_s, pakOf({{"maps/gallery.bsp", bytes}}));
        QCOMPARE(run({u"diff"_s, path, archive + u"/maps/gallery.bsp"_s}).code, 0);
        QCOMPARE(run({u"diff"_s, path, save(folder_, u"gallery.bsp.bak"_s, bytes)}).code, 0);
    }

    void mapsThatCannotBeComparedAreReported()
    {
        const auto path = save(folder_, u"a.bsp"_s, MapBuilder::room(bsp::quake2).build());
        auto ended = run({u"diff"_s, path, folder_.filePath(u"none.bsp"_s)});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("none.bsp: "), ended.err.constData());
        QCOMPARE(run({u"diff"_s, path}).code, 2);
        QCOMPARE(run({u"diff"_s, path, path, u"--lump"_s, u"nothing"_s}).code, 2);
        ended = run({u"diff"_s, path, save(folder_, u"b.bsp"_s, MapBuilder::room(bsp::quake3).build())});
        QCOMPARE(ended.code, 1);
        QVERIFY2(!ended.out.contains("ENTITIES"), ended.out.constData()); // they are compared as entities
    }

    void canonicalLinesHaveNoNumbersOfRecords()
    {
        auto built = MapBuilder::room(bsp::quake2);
        const auto path = save(folder_, u"a.bsp"_s, built.build());
        const auto lines = [&](const QStringList &words) {
            const auto ended = run(QStringList{u"dump"_s, path, u"--canonical"_s} + words);
            auto all = ended.out.split('\n');
            all.removeLast();
            return ended.code == 0 ? all : QByteArrayList();
        };
        const auto faces = lines({u"--lump"_s, u"faces"_s});
        const auto map = readMapFile(path).value();
        QCOMPARE(faces.size(), qsizetype(map.recordCount(map.format().roles.faces)));
        QVERIFY(std::ranges::is_sorted(faces));
        static const QRegularExpression hash(u"^[0-9a-f]{12}$"_s);
        const auto face = QJsonDocument::fromJson(faces.first()).object();
        QCOMPARE(face.value(u"lump"_s).toString(), u"FACES"_s);
        for (const auto &field : {u"planenum"_s, u"texinfo"_s, u"firstedge"_s})
            QVERIFY(hash.match(face.value(field).toString()).hasMatch());
        QVERIFY(!face.contains(u"lightofs"_s) && !face.contains(u"index"_s));
        QVERIFY(lines({}).size() > faces.size());
        QCOMPARE(lines({u"--format"_s, u"csv"_s}).size(), 0);
        built.set("TEXINFO", 1, "value", 300); // changes no face, only what it refers to
        const auto before = lines({u"--lump"_s, u"planes"_s});
        save(folder_, u"a.bsp"_s, built.build());
        QCOMPARE(lines({u"--lump"_s, u"planes"_s}), before);
    }

private:
    QTemporaryDir folder_;
};

ADD_TEST(TestMapDiff, QCoreApplication)
#include "tst_mapdiff.moc"
