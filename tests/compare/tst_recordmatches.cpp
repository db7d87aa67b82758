// Which record of one map is which record of another.
#include "core/compare/counterparts.h"
#include "core/compare/pageplace.h"
#include "core/query/exporter.h"
#include "core/text.h"
#include "tests/mapbuilder.h"
#include "tests/permutedmap.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <ranges>

namespace {

// A field of a record of the first map that differs in the second.
struct Changed {
    int lump;
    quint32 record;
    int field;
    auto operator<=>(const Changed &) const = default;
};
using Changes = std::set<Changed>;

MapFile permuted(const MapFile &map, quint32 seed)
{
    const auto &roles = map.format().roles;
    const auto &columns = map.format().columns;
    PermutedMap copy(map, seed);
    copy.shuffle(roles.planes);
    copy.shuffle(roles.texinfo);
    copy.shuffle(roles.leafs, false);
    if (columns.faceVertexes.lump != bsp::none)
        copy.shuffleRanges(columns.faceVertexes);
    else
        copy.shuffle(roles.vertexes);
    copy.shuffle(roles.faces);
    return readMap(copy.bytes()).value();
}

// Returns the fields to plant changes in: numbers of the records' own, in lumps whose records differ from each other.
std::vector<bsp::FieldRef> plantable(const MapFile &map)
{
    const auto &columns = map.format().columns;
    const auto isOf = [](bsp::FieldRef field, bsp::FieldRef first, int count) {
        return field.lump == first.lump && field.field >= first.field && field.field < first.field + count;
    };
    std::vector<bsp::FieldRef> fields;
    for (const int lump : recordLumps(map)) {
        const bool hasEqualRecords = lump == columns.portalNumber.lump;
        if (map.recordCount(lump) == 0 || hasEqualRecords)
            continue;
        for (int number = 0; number < static_cast<int>(map.lump(lump).fields.size()); ++number) {
            const bsp::FieldRef ref{lump, number};
            const auto &field = map.field(ref);
            const bool isNumber = field.use == bsp::Use::Plain || field.use == bsp::Use::Flags || field.use == bsp::Use::Enum
                                  || field.use == bsp::Use::Color || field.use == bsp::Use::LightStyle;
            if (isNumber && field.type != bsp::Type::Chars && !pagePlaceOf(map.format(), ref)
                && !isOf(ref, columns.facePageWidth, 1))
                fields.push_back(ref);
        }
    }
    return fields;
}

// Returns the map with changed numbers in that many records, or fewer in a small map.
MapFile planted(const MapFile &map, quint32 seed, size_t count, Changes &changes)
{
    auto bytes = viewOf(map.bytesAsOpened()).toByteArray();
    std::mt19937 random(seed);
    std::set<RecordRef> records;
    const auto fields = plantable(map);
    count = std::min<size_t>(count, map.recordCount(map.format().roles.faces) / 4);
    while (changes.size() < count) {
        const auto ref = fields[random() % fields.size()];
        const auto record = static_cast<quint32>(random() % map.recordCount(ref.lump));
        const auto isEqual = [&map, &ref, record](quint32 other) {
            const auto columns = std::views::iota(0, static_cast<int>(map.lump(ref.lump).fields.size()));
            return std::ranges::all_of(columns, [&](int number) {
                const auto column = map.column(ref.lump, number);
                return bsp::isReference(column.field().use) || column.number(record) == column.number(other); // -0 is 0
            });
        };
        // Of several texinfos that are equal, any may have changed.
        const auto texinfos = ref.lump == map.format().roles.texinfo ? map.recordCount(ref.lump) : 0;
        if (!records.insert({ref.lump, record}).second || std::ranges::count_if(std::views::iota(0U, texinfos), isEqual) > 1)
            continue;
        const auto &field = map.field(ref);
        auto *at = bytes.data() + map.extent(ref.lump).offset + qint64{record} * map.lump(ref.lump).stride + field.offset;
        if (field.type == bsp::Type::F32)
            bsp::store(reinterpret_cast<std::byte *>(at), bsp::load<float>(at) + 3);
        else
            *at = static_cast<char>(*at ^ static_cast<char>(1 + random() % 7));
        changes.insert({ref.lump, record, ref.field});
    }
    return readMap(bytes).value();
}

QString textOf(const MapFile &map, int lump, quint32 record, int field = -1)
{
    const auto name = field < 0 ? QString() : u'.' + fromView(map.field({lump, field}).name);
    return u" %1[%2]%3"_s.arg(fromView(map.lump(lump).name)).arg(record).arg(name);
}

// Returns how what was found differs from the expected changes; empty: it does not.
QString unlike(const MapFile &a, const MapFile &b, const RecordMatches &found, const Changes &expected)
{
    Changes changes;
    QString text;
    for (const auto &lump : found.lumps) {
        for (const auto &changed : lump.changed)
            for (const int field : changed.fields)
                changes.insert({lump.lumpA, changed.a, field});
        for (const auto record : lump.onlyA)
            text += u" only in A:"_s + textOf(a, lump.lumpA, record);
        for (const auto record : lump.onlyB)
            text += u" only in B:"_s + textOf(b, lump.lumpB, record);
    }
    for (const auto &change : expected)
        if (!changes.contains(change))
            text += u" not found:"_s + textOf(a, change.lump, change.record, change.field);
    for (const auto &change : changes)
        if (!expected.contains(change))
            text += u" too much:"_s + textOf(a, change.lump, change.record, change.field);
    return text.left(2000);
}

// Adds a row for each format with several layers of light.
void addLayeredRows()
{
    const auto row = addFormatColumns<>();
    for (const auto *format : bsp::formats())
        if (format->lightLayers.most > 1)
            row(*format, "");
}

const LumpMatches &matchesOf(const RecordMatches &matches, const MapFile &map, QStringView lump)
{
    return *std::ranges::find(matches.lumps, map.findLump(lump), &LumpMatches::lumpA);
}

} // namespace

class TestRecordMatches : public QObject
{
    Q_OBJECT

private slots:
    void mapsAreLikeThemselves_data() { addMapRows(); }
    void mapsAreLikeThemselves()
    {
        OPEN_MAP(map);
        const auto matches = matchRecords(map, readMapFile(path).value());
        const auto differences = unlike(map, map, matches, {});
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
        for (const auto &lump : matches.lumps)
            QVERIFY(lump.isEqual);
        const int entities = map.format().roles.entityList;
        for (quint32 i = 0; i < map.recordCount(entities); ++i)
            QCOMPARE(matches.inB({entities, i}), (RecordRef{entities, i}));
    }

    void recordsAreFoundByContentWhateverTheirNumbers_data() { addMapRows(); }
    void recordsAreFoundByContentWhateverTheirNumbers()
    {
        OPEN_MAP(map);
        const auto copy = permuted(map, 7);
        const auto matches = matchRecords(map, copy);
        const auto differences = unlike(map, copy, matches, {});
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
        const int planes = map.format().roles.planes;
        const auto distance = map.column(map.format().columns.planeNormal, 3),
                   other = copy.column(map.format().columns.planeNormal, 3);
        quint32 moved = 0;
        for (quint32 plane = 0; plane < map.recordCount(planes); ++plane) {
            const auto match = matches.inB({planes, plane});
            QCOMPARE(matches.inA(match), (RecordRef{planes, plane}));
            QCOMPARE(other.number(match.index), distance.number(plane));
            moved += match.index != plane;
        }
        QVERIFY(moved > 0 || map.recordCount(planes) < 8);
    }

    void changesAreFoundAndNoOthers_data()
    {
        const auto row = addColumns<QString, quint32, bool>("path", "seed", "isPermuted");
        for (const auto &path : sampleMaps() + realMaps())
            for (const quint32 seed : {4U, 5U, 6U})
                for (const bool isPermuted : {false, true})
                    row(qPrintable(u"%1 %2 %3"_s.arg(path.section(u'/', -3)).arg(seed).arg(isPermuted)), path, seed, isPermuted);
    }
    void changesAreFoundAndNoOthers()
    {
        OPEN_MAP(map);
        QFETCH(quint32, seed);
        QFETCH(bool, isPermuted);
        Changes changes;
        const auto edited = planted(map, seed, 50, changes);
        const auto copy = isPermuted ? permuted(edited, seed) : edited;
        const auto differences = unlike(map, copy, matchRecords(map, copy), changes);
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
    }

    void oneChangedPlaneIsOneChange_data() { addFormatRows(); }
    void oneChangedPlaneIsOneChange()
    {
        auto built = MapBuilder::room(fetchFormat());
        OPEN_BYTES(first, built.build());
        const auto &columns = first.format().columns;
        const auto distance = fromView(first.field({columns.planeNormal.lump, columns.planeNormal.field + 3}).name);
        built.set("PLANES", 0, distance.toStdString(), 4321);
        OPEN_BYTES(second, built.build());
        const auto differences =
            unlike(first, second, matchRecords(first, second), {{first.format().roles.planes, 0, columns.planeNormal.field + 3}});
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
    }

    void addedFacesAreOnlyInOne()
    {
        auto built = MapBuilder::room(bsp::quake2);
        OPEN_BYTES(first, built.build());
        built.addRecord("PLANES");
        built.set("PLANES", first.recordCount(bsp::quake2.roles.planes), "dist", 77);
        OPEN_BYTES(second, built.build());
        const auto matches = matchRecords(first, second);
        const auto &planes = matchesOf(matches, first, u"PLANES");
        QVERIFY(planes.onlyA.empty() && planes.changed.empty() && !planes.isEqual);
        QCOMPARE(planes.onlyB, std::vector<quint32>{first.recordCount(bsp::quake2.roles.planes)});
        QVERIFY(!matches.isSame() && matchesOf(matches, first, u"FACES").isSame());
    }

    void negativeZerosAreZeros()
    {
        auto built = MapBuilder::room(bsp::quake);
        built.set("VERTEXES", 0, "point.x", 0.0);
        OPEN_BYTES(first, built.build());
        built.set("VERTEXES", 0, "point.x", -0.0);
        OPEN_BYTES(second, built.build());
        QVERIFY(viewOf(first.lumpBytes(bsp::quake.roles.vertexes)) != viewOf(second.lumpBytes(bsp::quake.roles.vertexes)));
        QVERIFY(matchRecords(first, second).isSame());
    }

    void smallDistancesAreToleratedByRequest_data() { addFormatRows(); }
    void smallDistancesAreToleratedByRequest()
    {
        auto built = MapBuilder::room(fetchFormat());
        OPEN_BYTES(first, built.build());
        const auto point = first.format().columns.vertexPoint;
        const auto name = first.field(point).name;
        const auto x = first.column(point).number(1);
        built.set("VERTEXES", 1, name, x + 0.0625);
        OPEN_BYTES(second, built.build());
        const auto strict = matchRecords(first, second);
        const auto differences = unlike(first, second, strict, {{point.lump, 1, point.field}});
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
        QVERIFY(matchRecords(first, second, {.tolerance = 0.125}).isSame());
        QVERIFY(!matchRecords(first, second, {.tolerance = 0.03125}).isSame());
    }

    void layeredGridsAreComparedByPoints_data() { addLayeredRows(); }
    void layeredGridsAreComparedByPoints()
    {
        auto built = MapBuilder::room(fetchFormat());
        built.set("LIGHTGRID", 2, "ambient[0][0]", 7);
        OPEN_BYTES(first, built.build());
        const auto light = first.findLump(u"LIGHTGRID"), points = first.findLump(u"LIGHTARRAY");
        auto other = built;
        other.set("LIGHTGRID", 2, "ambient[0][0]", 0x40).set("LIGHTGRID", 5, "ambient[0][0]", 7);
        other.set("LIGHTARRAY", 2, "point", 5).set("LIGHTARRAY", 5, "point", 2);
        OPEN_BYTES(renumbered, other.build());
        const auto same = matchRecords(first, renumbered);
        const auto differences = unlike(first, renumbered, same, {});
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
        QCOMPARE(same.inB({light, 2}), (RecordRef{light, 5}));
        QCOMPARE(same.inB({points, 2}), (RecordRef{points, 2}));
        built.set("LIGHTARRAY", 2, "point", 5).set("LIGHTARRAY", 5, "point", 2);
        OPEN_BYTES(swapped, built.build());
        const auto moved = unlike(first, swapped, matchRecords(first, swapped), {{points, 2, 0}, {points, 5, 0}});
        QVERIFY2(moved.isEmpty(), qPrintable(moved));
        built.set("LIGHTARRAY", 2, "point", 2).set("LIGHTARRAY", 5, "point", 5).set("LIGHTGRID", 2, "ambient[0][0]", 9);
        OPEN_BYTES(relit, built.build());
        const auto changed =
            unlike(first, relit, matchRecords(first, relit), {{light, 2, first.findColumn(light, "ambient[0][0]")}});
        QVERIFY2(changed.isEmpty(), qPrintable(changed));
    }

    void pagesOfAllLayersMayBePackedDifferently_data() { addLayeredRows(); }
    void pagesOfAllLayersMayBePackedDifferently()
    {
        const auto &format = fetchFormat();
        auto built = MapBuilder::room(format);
        OPEN_BYTES(first, built.build());
        for (int layer = 0; layer < format.lightLayers.most; ++layer) {
            const auto number = '[' + std::to_string(layer) + ']';
            const int luxels = 16 * (layer + 1);
            built.set("SURFACES", 0, "lightmapY" + number, first.column(format.columns.facePageY, layer).number(0) + luxels);
            const auto place = first.column(format.columns.vertexPage, 2 * layer + 1);
            for (quint32 vertex = 0; vertex < first.column(format.columns.faceCorners).integer(0); ++vertex)
                built.set("DRAWVERTS", vertex, "lightmap" + number + "[1]",
                          place.number(vertex) + double(luxels) / format.pageSide);
        }
        OPEN_BYTES(second, built.build());
        const auto differences = unlike(first, second, matchRecords(first, second), {});
        QVERIFY2(differences.isEmpty(), qPrintable(differences));
        built.set("DRAWVERTS", 0, "lightmap[3][1]", 0.25);
        OPEN_BYTES(moved, built.build());
        QVERIFY(!matchRecords(first, moved).isSame());
        built.set("DRAWVERTS", 0, "lightmap[3][1]", qQNaN());
        OPEN_BYTES(broken, built.build());
        QVERIFY(!matchRecords(first, broken).isSame());
        QVERIFY(matchRecords(broken, broken).isSame());
    }

    void otherFormatsHaveNothingInCommon()
    {
        OPEN_BYTES(first, MapBuilder::room(bsp::quake2).build());
        OPEN_BYTES(second, MapBuilder::room(bsp::quake3).build());
        const auto matches = matchRecords(first, second);
        QCOMPARE(matchesOf(matches, first, u"PLANES").onlyA.size(), size_t(first.recordCount(bsp::quake2.roles.planes)));
        QVERIFY(!matches.inB({bsp::quake2.roles.planes, 0}).isValid());
        QVERIFY(
            std::ranges::any_of(matches.lumps, [](const auto &lump) { return lump.lumpA == bsp::none && !lump.onlyB.empty(); }));
    }

    // Nothing refers to texinfo 0.
    void firstRecordsMatchByContentToo()
    {
        auto built = MapBuilder::room(bsp::quake2);
        for (quint32 face = 0; face < built.count("FACES"); ++face)
            built.set("FACES", face, "texinfo", 1 + face % 2);
        for (quint32 side = 0; side < built.count("BRUSHSIDES"); ++side)
            built.set("BRUSHSIDES", side, "texinfo", 1);
        built.set("TEXINFO", 0, "texture", "room/one");
        OPEN_BYTES(first, built.build());
        built.set("TEXINFO", 0, "texture", "room/other").set("TEXINFO", 0, "value", 9);
        for (const auto *axis : {"vecs[0].", "vecs[1]."})
            for (const auto *part : {"x", "y", "z", "offset"})
                built.set("TEXINFO", 0, std::string(axis) + part, 5);
        OPEN_BYTES(second, built.build());
        const auto matches = matchRecords(first, second);
        const auto &texinfos = matchesOf(matches, first, u"TEXINFO");
        QVERIFY(texinfos.changed.empty());
        QCOMPARE(texinfos.onlyA, std::vector<quint32>{0});
        QCOMPARE(texinfos.onlyB, std::vector<quint32>{0});
    }

    // The brush models change their numbers, boxes and faces.
    void modelsMatchByTheirEntities()
    {
        auto built = MapBuilder::room(bsp::quake2);
        built.addRecord("MODELS");
        built.set("MODELS", 2, "headnode", 7).set("MODELS", 2, "maxs.z", 5);
        const auto texts = [](const QByteArray &one, const QByteArray &two) {
            return "{\"classname\" \"worldspawn\"}{\"classname\" \"func_door\" \"targetname\" \"one\" \"model\" \"" + one
                   + "\"}{\"classname\" \"func_door\" \"targetname\" \"two\" \"model\" \"" + two + "\"}" + '\0';
        };
        built.setLumpBytes("ENTITIES", texts("*1", "*2"));
        OPEN_BYTES(first, built.build());
        built.setLumpBytes("ENTITIES", texts("*2", "*1"));
        built.set("MODELS", 1, "maxs.z", 55).set("MODELS", 2, "maxs.z", 66);
        built.refer("MODELS", 1, "FACES", 6, 0).refer("MODELS", 2, "FACES", 5, 1);
        OPEN_BYTES(second, built.build());
        const auto matches = matchRecords(first, second);
        const int models = first.format().roles.models;
        QCOMPARE(matches.inB({models, 1}), (RecordRef{models, 2}));
        QCOMPARE(matches.inB({models, 2}), (RecordRef{models, 1}));
    }

    // No byte of the surfaces and the brush sides changes. They refer to the other shader all the same.
    void swappedRecordsChangeThoseThatReferToThem()
    {
        auto built = MapBuilder::room(bsp::quake3);
        built.set("SHADERS", 0, "shader", "textures/room/one");
        OPEN_BYTES(first, built.build());
        built.set("SHADERS", 0, "shader", "textures/room/floor").set("SHADERS", 2, "shader", "textures/room/one");
        OPEN_BYTES(second, built.build());
        const auto matches = matchRecords(first, second);
        const auto &surfaces = matchesOf(matches, first, u"SURFACES");
        QVERIFY(surfaces.isEqual && !surfaces.isSame() && matchesOf(matches, first, u"SHADERS").isSame());
        const auto shader = first.column(first.format().columns.faceTexinfo);
        QCOMPARE(surfaces.changed.size() + surfaces.onlyA.size(),
                 size_t(shader.count() - std::ranges::count_if(std::views::iota(0U, shader.count()), [&](quint32 surface) {
                            return shader.integer(surface) == 1;
                        })));
    }

    void equalSurfacesMayShareTheirTriangles_data()
    {
        const auto row = addColumns<quint32, bool>("surfaces", "isUncertain");
        row("50", 50, false);
        row("300", 300, true); // no sound map has so many
    }
    void equalSurfacesMayShareTheirTriangles()
    {
        QFETCH(quint32, surfaces);
        QFETCH(bool, isUncertain);
        constexpr quint32 shared = 600;
        // Returns a map in which surfaces have the same triangles; `extra` other corners lie before these.
        const auto mapWith = [surfaces](quint32 extra) {
            auto built = MapBuilder::room(bsp::quake3);
            const auto first = built.count("DRAWINDEXES") + extra;
            for (quint32 i = 0; i < extra + shared + (6 - extra); ++i)
                built.addRecord("DRAWINDEXES");
            for (quint32 i = 0; i < shared; ++i)
                built.set("DRAWINDEXES", first + i, "vertex", i % 4);
            for (quint32 i = 0; i < surfaces; ++i) {
                const auto surface = built.addRecord("SURFACES");
                built.set("SURFACES", surface, "surfaceType", 1).refer("SURFACES", surface, "DRAWINDEXES", first, shared);
                built.set("SURFACES", surface, "patchWidth", i);
            }
            return built.build();
        };
        OPEN_BYTES(first, mapWith(0));
        OPEN_BYTES(second, mapWith(6));
        const auto matches = matchRecords(first, second);
        QCOMPARE(matches.isUncertain, isUncertain);
        QVERIFY(isUncertain || matchesOf(matches, first, u"SURFACES").isSame());
    }

    void tooManyUnknownRecordsMatchOnlyIfEqual_data()
    {
        const auto row = addColumns<int, bool>("unknown", "isUncertain");
        row("50,000", 50'000, false);
        row("50,001", 50'001, true);
    }
    void tooManyUnknownRecordsMatchOnlyIfEqual()
    {
        QFETCH(int, unknown);
        QFETCH(bool, isUncertain);
        // Returns a map with many vertexes. Those of the room are the same in all.
        const auto mapWith = [unknown](float y) {
            auto built = MapBuilder::room(bsp::quake);
            auto vertexes = built.lumpBytes("VERTEXES");
            for (int i = 0; i < unknown; ++i)
                for (const float part : {1000 + static_cast<float>(i), y, 0.0F})
                    vertexes.append(reinterpret_cast<const char *>(&part), sizeof(part));
            return built.setLumpBytes("VERTEXES", vertexes).build();
        };
        OPEN_BYTES(first, mapWith(1));
        OPEN_BYTES(second, mapWith(1.5F));
        const auto matches = matchRecords(first, second, {.tolerance = 0.75});
        const auto &vertexes = matchesOf(matches, first, u"VERTEXES");
        QCOMPARE(matches.isUncertain, isUncertain);
        QCOMPARE(vertexes.onlyA.size(), isUncertain ? size_t(unknown) : size_t(0));
        QVERIFY(vertexes.changed.empty() && matchesOf(matches, first, u"FACES").isSame());
    }

    // Positions that are all in one cell of the tolerance, or in none. Comparing each with each takes minutes.
    void farAndBrokenPositionsAreCompared_data()
    {
        const auto row = addColumns<float, float, double>("x", "y", "tolerance");
        row("not finite", std::numeric_limits<float>::quiet_NaN(), 1e20F, 0.1);
        row("infinite", std::numeric_limits<float>::infinity(), 1e20F, 0.1);
        row("large tolerance", 1, 1, 1e9);
        row("small tolerance", 1e20F, 1e20F, MatchRequest::leastTolerance);
    }
    void farAndBrokenPositionsAreCompared()
    {
        QFETCH(float, x);
        QFETCH(float, y);
        QFETCH(double, tolerance);
        constexpr int count = 45'000;
        const auto mapWith = [x, y](int from) {
            auto built = MapBuilder::room(bsp::quake);
            auto vertexes = built.lumpBytes("VERTEXES");
            for (int i = from; i < from + count; ++i)
                for (const float part : {x * static_cast<float>(i), y * static_cast<float>(i), 0.0F})
                    vertexes.append(reinterpret_cast<const char *>(&part), sizeof(part));
            return built.setLumpBytes("VERTEXES", vertexes).build();
        };
        OPEN_BYTES(first, mapWith(1));
        OPEN_BYTES(second, mapWith(1 + count));
        QElapsedTimer timer;
        timer.start();
        const auto matches = matchRecords(first, second, {.tolerance = tolerance});
        QVERIFY(timer.elapsed() < 30'000);
        const auto &vertexes = matchesOf(matches, first, u"VERTEXES");
        QCOMPARE(vertexes.onlyA.size(), tolerance > 1 ? size_t(0) : size_t(count));
        QVERIFY(vertexes.changed.empty());
    }

    void damagedMapsAreCompared_data() { addFormatRows(); }
    void damagedMapsAreCompared()
    {
        const auto &format = fetchFormat();
        const auto bytes = MapBuilder::room(format).build();
        const auto map = readMap(bytes, format).value();
        for (qsizetype size = format.headerSize(); size < bytes.size(); size += 97) {
            const auto cut = readMap(bytes.first(size), format);
            VERIFY_RESULT(cut);
            QVERIFY(matchRecords(cut.value(), readMap(bytes.first(size), format).value()).isSame());
            QVERIFY(!matchRecords(map, cut.value()).isUncertain);
        }
    }

    void compilesOfOneMapDifferInWhatWasChanged()
    {
        const auto folder = qEnvironmentVariable("LUMPSCOPE_MAPS") + u"/../cases/compiles/"_s;
        if (!QFileInfo::exists(folder + u"a.bsp"_s))
            QSKIP("The compiles of the sample are not next to the folder that LUMPSCOPE_MAPS names.");
        const auto first = readMapFile(folder + u"a.bsp"_s).value();
        const auto changedIn = [&first](const RecordMatches &matches, QStringView lump) {
            return matchesOf(matches, first, lump);
        };
        // Only light differs.
        const auto light = matchRecords(first, readMapFile(folder + u"b.bsp"_s).value());
        for (const auto &lump : light.lumps) {
            const bool isLight = lump.lumpA == first.findLump(u"DRAWVERTS") || lump.lumpA == first.findLump(u"LIGHTGRID");
            QVERIFY2(isLight || lump.isSame(), first.lump(lump.lumpA).name.data());
            QVERIFY(lump.onlyA.empty() && lump.onlyB.empty());
        }
        // A side of one brush has another shader.
        const auto trim = matchRecords(first, readMapFile(folder + u"c.bsp"_s).value());
        QCOMPARE(changedIn(trim, u"BRUSHSIDES").changed.size(), size_t(1));
        QCOMPARE(changedIn(trim, u"BRUSHES").changed.size(), size_t(1));
        QVERIFY(changedIn(trim, u"PLANES").isSame() && changedIn(trim, u"NODES").isSame()
                && changedIn(trim, u"SURFACES").isSame());
        // There is one more box: a brush of six sides, and six surfaces. Its planes are x and y 300 and 340, and z 40.
        const auto box = matchRecords(first, readMapFile(folder + u"d.bsp"_s).value());
        QCOMPARE(changedIn(box, u"BRUSHES").onlyB.size(), size_t(1));
        QCOMPARE(changedIn(box, u"BRUSHSIDES").onlyB.size(), size_t(6));
        QCOMPARE(changedIn(box, u"SURFACES").onlyB.size(), size_t(6));
        QCOMPARE(changedIn(box, u"DRAWVERTS").onlyB.size(), size_t(24));
        QCOMPARE(changedIn(box, u"PLANES").onlyB.size(), size_t(10));
        for (const auto *lump : {u"BRUSHES", u"BRUSHSIDES", u"SURFACES", u"DRAWVERTS", u"PLANES"})
            QVERIFY(changedIn(box, lump).onlyA.empty());
        QVERIFY(changedIn(box, u"SURFACES").changed.empty() && changedIn(box, u"PLANES").changed.empty());
    }
};

ADD_TEST(TestRecordMatches, QCoreApplication)
#include "tst_recordmatches.moc"
