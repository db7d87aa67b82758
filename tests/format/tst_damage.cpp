// What a damaged map must not do: crash, hang, or show bytes that are not there.
#include "core/checks/checks.h"
#include "core/map/checksum.h"
#include "core/map/layout.h"
#include "core/where/pointinleaf.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <cmath>
#include <limits>

namespace {

// Small: a lightmap page would multiply the lengths to cut at without adding a new case.
MapBuilder smallRoom(const bsp::Format &format)
{
    auto builder = MapBuilder::room(format);
    return builder.setLumpBytes("LIGHTING", builder.lumpBytes("LIGHTING").first(100)).addBspx("MORE", "bytes");
}

// Only bytes of the file, and only those that the directory names.
bool lumpsLieInTheFile(const MapFile &map)
{
    for (int lump = 0; lump < map.format().directorySize; ++lump) {
        const auto extent = map.extent(lump);
        const auto bytes = map.lumpBytes(lump);
        if (bytes.empty())
            continue;
        const qint64 at = bytes.data() - map.bytesAsOpened().data();
        const auto size = static_cast<qint64>(bytes.size()), file = map.fileSize();
        if (at != extent.offset || size != std::min(extent.length, file - extent.offset))
            return false;
    }
    return true;
}

// Lengths at which a whole file is cut in its header, and about the first and the last bytes of a lump: all of a lump's
// records are asked for alike, and cut off by any number of bytes.
QSet<qsizetype> edgesOf(const QByteArray &bytes)
{
    constexpr qsizetype near = 2; // bytes
    const auto map = std::move(readMap(bytes)).value();
    QSet<qsizetype> edges;
    for (qsizetype size = 0; size < static_cast<qsizetype>(map.format().headerSize()); ++size)
        edges.insert(size);
    for (int lump = 0; lump < map.format().directorySize; ++lump)
        for (const qint64 edge : {map.extent(lump).offset, map.extent(lump).end()})
            for (qsizetype off = -near; off <= near; ++off)
                edges.insert(static_cast<qsizetype>(edge) + off);
    return edges;
}

// The bytes of the map, but of each lump's records, which are alike, three: the first two and the last.
std::vector<qsizetype> tellingBytes(const QByteArray &bytes)
{
    const auto map = std::move(readMap(bytes)).value();
    std::vector<bool> isTelling(static_cast<size_t>(bytes.size()), true);
    for (int lump = 0; lump < map.format().directorySize; ++lump) {
        const auto &table = map.lump(lump);
        if (table.fields.empty())
            continue;
        const auto extent = map.extent(lump);
        for (qint64 at = extent.offset + 2 * table.stride; at < extent.end() - table.stride; ++at)
            isTelling[static_cast<size_t>(at)] = false;
    }
    std::vector<qsizetype> telling;
    for (qsizetype at = 0; at < bytes.size(); ++at)
        if (isTelling[static_cast<size_t>(at)])
            telling.push_back(at);
    return telling;
}

// All that is told of a map besides its records.
void askEverything(const MapFile &map)
{
    const References references(map);
    check({.map = map, .references = references});
    layoutOf(map);
    engineChecksum(map);
    for (const double x : {-32.0, 32.0, 4000.0})
        pointInLeaf(map, {x, 0, 0});
}

} // namespace

class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void aMapCutAtEveryLengthOpensOrSaysWhy_data() { addFamilyRows(); }
    void aMapCutAtEveryLengthOpensOrSaysWhy()
    {
        const auto bytes = smallRoom(fetchFormat()).build();
        const auto edges = edgesOf(bytes);
        const auto telling = tellingBytes(bytes);
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const auto map = readMap(bytes.first(size));
            if (map) {
                QVERIFY(lumpsLieInTheFile(map.value()));
                const bool isAsked = size % 31 == 0 || edges.contains(size);
                if (isAsked || std::ranges::binary_search(telling, size))
                    walk(map.value());
                if (isAsked)
                    askEverything(map.value());
            } else {
                VERIFY_EACH(map.error().endsWith(u'.') && size < fetchFormat().headerSize(), qPrintable(map.error()));
            }
        }
    }

    void lumpsMayPointAnywhere_data() { addFamilyRows(); }
    void lumpsMayPointAnywhere()
    {
        const auto builder = smallRoom(fetchFormat());
        const auto size = static_cast<qint32>(builder.build().size());
        const qint32 places[] = {0, 1, 4, -1, -4, INT32_MIN, INT32_MAX, size, size - 1, size + 1, size / 2 + 1};
        for (int lump = 0; lump < builder.format().directorySize; ++lump)
            for (const qint32 offset : places)
                for (const qint32 length : places) {
                    auto broken = builder;
                    OPEN_BYTES(map, broken.setExtent(builder.name(lump), offset, length).build());
                    QVERIFY(lumpsLieInTheFile(map));
                    walk(map);
                }
        for (qint32 offset = 0; offset < size; offset += 97) { // all to the same bytes
            auto broken = builder;
            for (int lump = 0; lump < builder.format().directorySize; ++lump)
                broken.setExtent(builder.name(lump), offset, INT32_MAX);
            OPEN_BYTES(map, broken.build());
            QVERIFY(lumpsLieInTheFile(map));
            walk(map);
        }
    }

    void everyByteOfTheMapMayBeWrong_data() { addFamilyRows(); }
    void everyByteOfTheMapMayBeWrong()
    {
        // All three in the header; elsewhere each byte has one, and its neighbours' others have the rest.
        constexpr char values[] = {'\x7f', '\x80', '\xff'};
        const auto bytes = smallRoom(fetchFormat()).build();
        const auto telling = tellingBytes(bytes);
        const auto header = static_cast<qsizetype>(fetchFormat().headerSize());
        for (qsizetype value = 0; value < std::ssize(values); ++value)
            for (const auto at : telling) {
                if (at >= header && (at + at / 4 + at / 20) % std::ssize(values) != value)
                    continue;
                auto broken = bytes;
                broken[at] = values[value];
                const auto map = readMap(broken);
                if (map)
                    walk(map.value());
                else
                    VERIFY_EACH(at < 8 && map.error().endsWith(u'.'), qPrintable(map.error()));
            }
    }

    void everyFieldMayHoldAnything_data() { addFamilyRows(); }
    void everyFieldMayHoldAnything()
    {
        constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
        const auto &format = fetchFormat();
        for (int lump = 0; lump < format.directorySize; ++lump)
            for (const auto &field : format.lumps[static_cast<size_t>(lump)].fields) {
                if (field.type == bsp::Type::Chars)
                    continue;
                for (const double value :
                     {-2147483648.0, -32768.0, -2.0, -1.0, 32767.0, 65535.0, 2147483647.0, 4294967295.0, notANumber}) {
                    if (std::isnan(value) && field.type != bsp::Type::F32)
                        continue;
                    auto builder = smallRoom(format);
                    const auto name = builder.name(lump);
                    for (quint32 i = 0; i < builder.count(name); ++i)
                        builder.set(name, i, field.name, value);
                    OPEN_BYTES(map, builder.build());
                    walk(map);
                }
            }
    }

    void aRecordCutOffIsNoRecordAndAnEmptyLumpHasNone_data() { addFormatRows(); }
    void aRecordCutOffIsNoRecordAndAnEmptyLumpHasNone()
    {
        const auto &format = fetchFormat();
        for (int lump = 0; lump < format.directorySize; ++lump) {
            auto builder = smallRoom(format);
            const auto name = builder.name(lump);
            if (format.lumps[static_cast<size_t>(lump)].fields.empty())
                continue;
            const auto count = builder.count(name);
            const auto opened = readMap(builder.setLumpBytes(name, builder.lumpBytes(name).chopped(1)).build(), format);
            VERIFY_RESULT(opened); // of Hexen II the length of that very lump would tell the format
            const MapFile &map = opened.value();
            QCOMPARE(map.recordCount(lump), count - 1);
            QVERIFY(!map.contains({lump, count - 1}));
            walk(map);
        }
        // Blue Shift cannot be told without entities, and Hexen II not without models.
        const auto opened = readMap(MapBuilder(format).build(), format);
        VERIFY_RESULT(opened);
        const MapFile &empty = opened.value();
        for (const int lump : empty.lumps())
            QCOMPARE(empty.recordCount(lump), 0U);
        QCOMPARE(walk(empty), 0U);
    }

    void claimsOfHugeRangesAreAnsweredAllTheSame_data()
    {
        // The others have their references as one of these has.
        static constexpr const bsp::Format *kinds[] = {&bsp::quake, &bsp::bsp2, &bsp::quake2, &bsp::quake3};
        addFormatRows([](const bsp::Format &format) { return std::ranges::find(kinds, &format) != std::end(kinds); });
    }
    // 100,000 leafs and models that each claim everything: what is asked must come before the test is ended.
    void claimsOfHugeRangesAreAnsweredAllTheSame()
    {
        constexpr qsizetype many = 100'000;
        auto builder = MapBuilder::room(fetchFormat());
        const auto &format = builder.format();
        builder.refer("MODELS", 1, "FACES", 0, 2147483647).refer("LEAFS", 3, "LEAFFACES", 0, 65535);
        if (builder.has("SURFACES"))
            builder.refer("SURFACES", 6, "DRAWINDEXES", 0, 2147483647).refer("SURFACES", 6, "DRAWVERTS", 0, 2147483647);
        else
            builder.refer("FACES", 6, "SURFEDGES", 0, 32767);
        for (const auto *lump : {"MODELS", "LEAFS", "FACES"}) {
            const auto bytes = builder.lumpBytes(lump),
                       last = bytes.last(format.lumps[static_cast<size_t>(builder.lump(lump))].stride);
            builder.setLumpBytes(lump, bytes + last.repeated(many));
        }
        for (const auto *lump : {"LEAFFACES", builder.has("SURFACES") ? "DRAWINDEXES" : "SURFEDGES"})
            builder.setLumpBytes(lump, builder.lumpBytes(lump).repeated(many / 12));
        OPEN_BYTES(map, builder.build());
        const References references(map);
        references.prepare();
        const int first = builder.field("MODELS", builder.has("SURFACES") ? "firstSurface" : "firstface");
        const auto users = references.sources({format.roles.faces, 50'000}, {format.roles.models, first});
        QCOMPARE(users.size(), static_cast<size_t>(many) + 1);
        std::vector<quint32> all(many);
        for (quint32 i = 0; i < many; ++i)
            all[i] = i;
        for (const int from : {format.roles.faces, format.roles.leafs, format.roles.models})
            for (const int to : references.reachable(from))
                QVERIFY(references.project(all, from, to).size() <= map.lumpBytes(to).size());
    }
};

ADD_TEST(TestDamage, QCoreApplication)
#include "tst_damage.moc"
