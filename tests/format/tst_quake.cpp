// Maps of Quake and Hexen II: every record as the engines' headers have it, real maps without a fault, and what only these
// formats have.
#include "core/checks/checks.h"
#include "core/map/checksum.h"
#include "core/save/lumpplacement.h"
#include "tests/plainquake.h"
#include "tests/planting.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/savechecks.h"

#include <array>
#include <cmath>
#include <string>

using namespace planting;

namespace {

constexpr const bsp::Format *family[] = {&bsp::quake, &bsp::hexen2, &bsp::bsp2, &bsp::psb2};

QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A row for each real map of the family, in the column `bytes`. Without LUMPSCOPE_MAPS one row has no bytes.
void addRealMaps()
{
    QTest::addColumn<QByteArray>("bytes");
    if (!qEnvironmentVariableIsSet("LUMPSCOPE_MAPS"))
        QTest::newRow("real maps") << QByteArray();
    const QDir real(qEnvironmentVariable("LUMPSCOPE_MAPS") + u"/../family/quake"_s);
    for (const auto &name : real.entryList({u"*.bsp"_s}, QDir::Files, QDir::Name))
        if (const auto bytes = fileBytes(real.filePath(name)); !readPlainly(bytes).format.isEmpty())
            QTest::newRow(name.toLatin1().constData()) << bytes;
}

// The same, and those that are made.
void addMaps()
{
    addRealMaps();
    for (const auto *format : family)
        QTest::newRow(format->id.data()) << MapBuilder::room(*format).build();
}

#define FETCH_MAP_BYTES()                                                                                                        \
    QFETCH(QByteArray, bytes);                                                                                                   \
    if (bytes.isEmpty())                                                                                                         \
    QSKIP("LUMPSCOPE_MAPS is not set: only maps that are made are tested.")

QString recordText(const PlainRecord &record)
{
    QString text;
    for (const auto &[name, value] : record)
        text += u"%1=%2 "_s.arg(QString::fromLatin1(name)).arg(value, 0, 'g', 17);
    return text;
}

PlainRecord shown(const MapFile &map, int lump, quint32 record)
{
    PlainRecord values;
    const auto fields = map.lump(lump).fields;
    for (int f = 0; f < static_cast<int>(fields.size()); ++f)
        values.append({viewOf(fields[static_cast<size_t>(f)].name).toByteArray(), map.column(lump, f).number(record)});
    return values;
}

void compareRecords(const QByteArray &bytes)
{
    OPEN_BYTES(map, bytes);
    const auto plain = readPlainly(bytes);
    QCOMPARE(viewOf(map.format().id).toByteArray(), plain.format);
    QCOMPARE(map.entityBytes().toByteArray(), plain.entities);
    for (const auto &lump : plain.lumps) {
        const int number = map.findLump(QString::fromLatin1(lump.name));
        QCOMPARE(map.recordCount(number), static_cast<quint32>(lump.records.size()));
        for (quint32 record = 0; record < map.recordCount(number); ++record) {
            const auto text = recordText(shown(map, number, record));
            VERIFY_EACH(text == recordText(lump.records[record]),
                        qPrintable(u"%1 %2: %3"_s.arg(QString::fromLatin1(lump.name)).arg(record).arg(text)));
        }
    }
    QCOMPARE(engineChecksum(map), u"%1"_s.arg(plain.checksum, 8, 16, QLatin1Char('0')));
}

// A chain of clipnodes from the first to the last, with solid beside each and air at the end.
QByteArray chainOf(quint32 count)
{
    QByteArray chain;
    for (quint32 i = 0; i < count; ++i)
        chain += littleEndian(0, 4) + littleEndian(i + 1 < count ? qint64{i} + 1 : -1, 2) + littleEndian(-2, 2);
    return chain;
}

// Whether these are faces that id's engine refuses, which newer compilers make: CalcSurfaceExtents() (GLQuake's gl_model.c) stops
// at more than 512 texels, and R_BuildLightMap() has room for 18 x 18 luxels.
bool areAllTooLarge(const MapFile &map, const Problem &problem)
{
    const auto number = [&map](const char *lump, const std::string &field, qint64 record) {
        return map.column(map.findLump(QString::fromLatin1(lump)), field).number(static_cast<quint32>(record));
    };
    const auto isTooLarge = [&](quint32 face) {
        const auto texinfo = static_cast<qint64>(number("FACES", "texinfo", face));
        std::array<double, 2> spans{};
        for (int axis = 0; axis < 2; ++axis) {
            double low = INFINITY, high = -INFINITY;
            for (qint64 i = 0; i < static_cast<qint64>(number("FACES", "numedges", face)); ++i) {
                const auto edge =
                    static_cast<qint64>(number("SURFEDGES", "edge", static_cast<qint64>(number("FACES", "firstedge", face)) + i));
                const auto vertex = static_cast<qint64>(number("EDGES", edge < 0 ? "v[1]" : "v[0]", std::abs(edge)));
                const std::string axes = "vecs[" + std::to_string(axis) + "].";
                double texel = number("TEXINFO", axes + "offset", texinfo);
                for (const std::string part : {"x", "y", "z"})
                    texel += number("VERTEXES", "point." + part, vertex) * number("TEXINFO", axes + part, texinfo);
                low = std::min(low, texel);
                high = std::max(high, texel);
            }
            spans[static_cast<size_t>(axis)] = (std::ceil(high / 16) - std::floor(low / 16)) * 16;
        }
        return spans[0] > 512 || spans[1] > 512 || (spans[0] / 16 + 1) * (spans[1] / 16 + 1) > 18 * 18;
    };
    return problem.id == u"surface-extents" && problem.count == problem.findings.size()
           && std::ranges::all_of(problem.findings, isTooLarge, [](const auto &finding) { return finding.record.index; });
}

} // namespace

class TestQuake : public QObject
{
    Q_OBJECT

private slots:
    void everyRecordIsAsTheHeadersHaveIt_data() { addMaps(); }
    void everyRecordIsAsTheHeadersHaveIt()
    {
        FETCH_MAP_BYTES();
        compareRecords(bytes);
    }

    void recordsOfAnyBytesAreAsTheHeadersHaveThem_data()
    {
        addFormatRows([](const bsp::Format &format) { return std::ranges::find(family, &format) != std::end(family); });
    }

    // Where each byte is another, no two members can be mistaken for each other. Floats of such bytes are none.
    void recordsOfAnyBytesAreAsTheHeadersHaveThem()
    {
        const auto &format = fetchFormat();
        auto room = MapBuilder::room(format);
        for (int lump = 0; lump < format.directorySize; ++lump) {
            const auto &table = format.lumps[static_cast<size_t>(lump)];
            if (table.kind != bsp::Kind::Records)
                continue;
            QByteArray bytes(static_cast<qsizetype>(table.stride) * 320, '\0'); // as many models as Quake's and Hexen II's divide
            for (qsizetype i = 0; i < bytes.size(); ++i)
                bytes[i] = static_cast<char>(i * 37 + i / 251);
            if (lump == format.roles.models && &format == &bsp::hexen2)
                bytes.chop(table.stride); // else they would be Quake's
            room.setLumpBytes(table.name, bytes);
        }
        compareRecords(room.build());
    }

    void realMapsAreWithoutFault_data() { addRealMaps(); }
    void realMapsAreWithoutFault()
    {
        FETCH_MAP_BYTES();
        OPEN_BYTES(map, bytes);
        QStringList faults;
        for (int engine = 0; engine < static_cast<int>(bsp::engineCount); ++engine)
            if (map.format().plays(static_cast<size_t>(engine), map.game()))
                for (const auto &problem : planting::check(map, engine))
                    if (problem.severity != Severity::Note && !(engine == 1 && areAllTooLarge(map, problem)))
                        faults += printed(map, problem);
        faults.removeDuplicates(); // of several engines
        faults.sort();
        const bool hasHulls = map.recordCount(map.format().columns.clipnodePlane.lump) > 0; // two were compiled without
        QCOMPARE(faults, hasHulls ? QStringList()
                                  : (QStringList{u"error hulls-missing CLIPNODES 0"_s, u"warning hulls-missing CLIPNODES 0"_s}));
    }

    void anEditedEntityChangesNothingElse_data() { addMaps(); }
    void anEditedEntityChangesNothingElse()
    {
        FETCH_MAP_BYTES();
        OPEN_BYTES(map, bytes);
        const auto old = map.entityText().toByteArray();
        for (const auto &text : {old + "{\n\"classname\" \"info_null\"\n}\n", old.first(old.size() - 1), old}) {
            const auto plan = planSave(map, text);
            VERIFY_RESULT(plan);
            QCOMPARE(violation(map.format(), bytes, text, plan.value().file.whole()), QString());
            OPEN_BYTES(saved, plan.value().file.whole());
            QCOMPARE(saved.entityText().toByteArray(), text);
            QCOMPARE(engineChecksum(saved), engineChecksum(map)); // servers do not tell the two apart
        }
    }

    // ericw-tools, bsp29_dclipnode_t: all numbers below 0xfff0 are clipnodes.
    void moreClipnodesThanSignedNumbersCountAreRead()
    {
        auto room = MapBuilder::room(bsp::quake);
        room.setLumpBytes("CLIPNODES", chainOf(65520));
        compareRecords(room.build());
        OPEN_BYTES(map, room.build());
        const References references(map);
        const int clipnodes = map.findLump(u"CLIPNODES"), front = map.findColumn(clipnodes, "children[0]");
        const auto *link = references.link(clipnodes, front);
        QCOMPARE(link->at(40000).ref(), (RecordRef{clipnodes, 40001}));
        QCOMPARE(link->at(65518).ref(), (RecordRef{clipnodes, 65519}));
        QCOMPARE(link->at(65519).count, 0U);
        QCOMPARE(map.column(clipnodes, front).integer(65519), -1);
        QCOMPARE(problemsOf(room), QStringList());
        QCOMPARE(problemsOf(room, findEngine(bsp::quake, u"Quake")), QStringList{u"error limit CLIPNODES 0"_s});
        room.setLumpBytes("CLIPNODES", chainOf(65521));
        QVERIFY(problemsOf(room).contains(u"error limit CLIPNODES 0"_s));
    }

    // QuakeSpasm, Mod_LoadNodes_S(): numbers below the count of nodes are nodes, and leafs are counted back from 65,535.
    void moreNodesThanSignedNumbersCountAreRead()
    {
        constexpr quint32 count = 40000, last = count - 1;
        auto room = MapBuilder::room(bsp::quake);
        const auto leafs = room.count("LEAFS");
        while (room.count("NODES") < count)
            room.addRecord("NODES");
        room.set("NODES", last - 1, "children[0]", last)
            .set("NODES", last, "children[0]", -1)
            .set("NODES", last, "children[1]", -2);
        const auto bytes = room.build();
        compareRecords(bytes);
        OPEN_BYTES(map, bytes);
        const References references(map);
        const int nodes = map.format().roles.nodes;
        const auto *front = references.link(nodes, map.findColumn(nodes, "children[0]"));
        const auto *back = references.link(nodes, map.findColumn(nodes, "children[1]"));
        QCOMPARE(front->at(last - 1).ref(), (RecordRef{nodes, last}));
        QCOMPARE(front->at(last).ref(), (RecordRef{map.format().roles.leafs, 0}));
        QCOMPARE(back->at(last).ref(), (RecordRef{map.format().roles.leafs, 1}));
        room.set("NODES", last, "children[1]", -1.0 - leafs); // one more than there are
        QVERIFY(problemsOf(room).contains(u"error index-range NODES.children[1] %1"_s.arg(last)));
    }

    void childrenBeyondAllClipnodesAreFound()
    {
        for (const auto *format : {&bsp::quake, &bsp::hexen2}) {
            auto room = validRoom(*format);
            const auto count = room.count("CLIPNODES");
            for (const double child : {double(count), 40000.0, 65519.0}) {
                room.set("CLIPNODES", count - 1, "children[1]", child);
                QCOMPARE(problemsOf(room), QStringList{u"error index-range CLIPNODES.children[1] %1"_s.arg(count - 1)});
            }
            room.set("CLIPNODES", count - 1, "children[1]", 65536 - 6); // the sky
            QCOMPARE(problemsOf(room), QStringList());
        }
    }

    void clustersReachAroundBoxesOfFloats()
    {
        auto room = MapBuilder::room(bsp::bsp2);
        room.setVector("LEAFS", 1, "mins", {-64.25, -0.5, 3.75}).setVector("LEAFS", 1, "maxs", {-0.25, 10.5, 64});
        OPEN_BYTES(map, room.build());
        const auto box = map.vectors<6>(map.format().columns.clusterBox).at(0);
        QCOMPARE(box, (std::array<double, 6>{-65, -1, 3, 0, 11, 64}));
    }

    void aHullForEachTreeOfClipnodes()
    {
        QCOMPARE(bsp::quake.clipHulls(), 2);
        QCOMPARE(bsp::bsp2.clipHulls(), 2);
        QCOMPARE(bsp::psb2.clipHulls(), 2);
        QCOMPARE(bsp::hexen2.clipHulls(), 5);
        QCOMPARE(bsp::goldsrc.clipHulls(), 3);
        QCOMPARE(bsp::quake2.clipHulls(), 0);
    }
};

ADD_TEST(TestQuake, QCoreApplication)
#include "tst_quake.moc"
