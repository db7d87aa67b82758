#include "core/format/build.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

using Target = Link::Target;

namespace {

struct Expected {
    Target::State state;
    quint32 first, count;
};

// Whether record `index` of the link leads to `ref`.
bool leadsTo(const Link &link, quint32 index, RecordRef ref)
{
    const auto target = link.at(index);
    return target.count > 0 && target.lump == ref.lump && ref.index >= target.first && ref.index - target.first < target.count;
}

// What References::sources() must answer, by asking every record. A byte belongs to the nearest offset at or before it.
std::vector<quint32> recordsThatLeadTo(const Link &link, RecordRef ref, bool byteOffsets)
{
    if (byteOffsets) {
        qint64 nearest = -1;
        for (quint32 i = 0; i < link.count(); ++i)
            if (const auto target = link.at(i); target.count > 0 && target.first <= ref.index)
                nearest = std::max<qint64>(nearest, target.first);
        if (nearest < 0)
            return {};
        ref.index = static_cast<quint32>(nearest);
    }
    std::vector<quint32> records;
    for (quint32 i = 0; i < link.count(); ++i)
        if (leadsTo(link, i, ref))
            records.push_back(i);
    return records;
}

quint32 places(const MapFile &map, int lump)
{
    return map.lump(lump).fields.empty() ? static_cast<quint32>(map.lumpBytes(lump).size()) : map.recordCount(lump);
}

// Compares uses and users of up to `most` records of every lump; the first difference, or nothing.
QString firstOneSidedReference(const MapFile &map, quint32 most)
{
    const References references(map);
    for (const int lump : map.lumps())
        for (const auto source : references.sourcesOf(lump)) {
            const auto &field = map.lump(source.lump).fields[static_cast<size_t>(source.field)];
            const Link &link = *references.link(source.lump, source.field);
            std::set<quint32> asked;
            for (const auto index : spread(places(map, lump), most))
                asked.insert(index);
            for (const auto record : spread(link.count(), most))
                if (const auto target = link.at(record); target.lump == lump && target.count > 0)
                    asked.insert({target.first, target.first + target.count - 1});
            for (const auto index : asked)
                if (references.sources({lump, index}, source)
                    != recordsThatLeadTo(link, {lump, index}, field.use == bsp::Use::ByteOffset))
                    return u"%1 %2 used by %3.%4"_s.arg(lumpName(map, lump))
                        .arg(index)
                        .arg(lumpName(map, source.lump))
                        .arg(QLatin1StringView(field.name.data()));
        }
    return {};
}

Target targetOf(const MapFile &map, QStringView lump, std::string_view field, quint32 index)
{
    const int number = map.findLump(lump);
    return Link(map, number, bsp::findField(map.lump(number).fields, field)).at(index);
}

std::vector<quint32> users(const MapFile &map, QStringView lump, quint32 index, QStringView by, std::string_view field)
{
    const int number = map.findLump(by);
    return References(map).sources({map.findLump(lump), index}, {number, bsp::findField(map.lump(number).fields, field)});
}

bool hasSurfedges(const bsp::Format &format) { return format.columns.surfedge.lump != bsp::none; }

using Records = std::vector<quint32>;

} // namespace

#define COMPARE_TARGET(actual, expectedState, expectedFirst, expectedCount)                                                      \
    do {                                                                                                                         \
        const Target found = actual;                                                                                             \
        QCOMPARE(int(found.state), int(expectedState));                                                                          \
        QCOMPARE(found.first, quint32(expectedFirst));                                                                           \
        QCOMPARE(found.count, quint32(expectedCount));                                                                           \
    } while (false)

class TestReferences : public QObject
{
    Q_OBJECT

private slots:
    void whatARecordUsesListsItAmongItsUsers_data() { addFormatRows(); }
    void whatARecordUsesListsItAmongItsUsers()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        QCOMPARE(firstOneSidedReference(map, 400), QString());
    }

    void inRealMapsUsesAndUsersAgreeAsWell_data() { addMapRows(); }
    void inRealMapsUsesAndUsersAgreeAsWell()
    {
        OPEN_MAP(map);
        QCOMPARE(firstOneSidedReference(map, 12), QString());
    }

    void rangesThatRunOutKeepThePartThatExists_data()
    {
        const auto row = addFormatColumns<qint64, qint64, Expected>("first", "count", "expected");
        for (const bsp::Format *format : bsp::formats()) { // the room has 7 faces
            row(*format, "whole", 0, 7, {Target::Valid, 0, 7});
            row(*format, "last", 6, 1, {Target::Valid, 6, 1});
            row(*format, "empty", 3, 0, {Target::Nothing, 0, 0});
            row(*format, "empty anywhere", -9, 0, {Target::Nothing, 0, 0});
            row(*format, "past the end", 5, 5, {Target::Invalid, 5, 2});
            row(*format, "behind the end", 7, 1, {Target::Invalid, 7, 0});
            row(*format, "far behind", INT32_MAX, INT32_MAX, {Target::Invalid, 7, 0});
            row(*format, "all there are", 0, INT32_MAX, {Target::Invalid, 0, 7});
            row(*format, "negative first", -3, 5, {Target::Invalid, 0, 2});
            row(*format, "negative count", 3, -1, {Target::Invalid, 3, 0});
            row(*format, "lowest", INT32_MIN, INT32_MIN, {Target::Invalid, 0, 0});
        }
    }

    void rangesThatRunOutKeepThePartThatExists()
    {
        QFETCH(qint64, first);
        QFETCH(qint64, count);
        QFETCH(Expected, expected);
        auto builder = MapBuilder::room(fetchFormat());
        builder.refer("MODELS", 1, "FACES", static_cast<double>(first), static_cast<double>(count));
        OPEN_BYTES(map, builder.build());
        const auto *name = builder.has("SURFACES") ? "firstSurface" : "firstface";
        COMPARE_TARGET(targetOf(map, u"MODELS", name, 1), expected.state, expected.first, expected.count);
        for (quint32 face = 0; face < 7; ++face) {
            const bool used = face >= expected.first && face - expected.first < expected.count;
            QCOMPARE(users(map, u"FACES", face, u"MODELS", name).size(), (face < 6 ? 1U : 0U) + (used ? 1U : 0U));
        }
    }

    void overlappingRangesAllCountAsUsers_data() { addFormatRows(); }
    void overlappingRangesAllCountAsUsers()
    {
        auto builder = MapBuilder::room(fetchFormat());
        builder.refer("MODELS", 0, "FACES", 0, 7).refer("MODELS", 1, "FACES", 2, 2);
        builder.addRecord("MODELS");
        builder.addRecord("MODELS");
        builder.refer("MODELS", 2, "FACES", 3, 3).refer("MODELS", 3, "FACES", 2, 2);
        OPEN_BYTES(map, builder.build());
        const auto *name = builder.has("SURFACES") ? "firstSurface" : "firstface";
        const Records expected[] = {{0}, {0}, {0, 1, 3}, {0, 1, 2, 3}, {0, 2}, {0, 2}, {0}};
        for (quint32 face = 0; face < 7; ++face)
            QCOMPARE(users(map, u"FACES", face, u"MODELS", name), expected[face]);
    }

    void surfedgesUseTheirEdgeInBothDirections_data() { addFormatRows(hasSurfedges); }
    void surfedgesUseTheirEdgeInBothDirections()
    {
        auto builder = MapBuilder::room(fetchFormat());
        const auto edges = builder.count("EDGES");
        builder.set("SURFEDGES", 0, "edge", 9).set("SURFEDGES", 1, "edge", -9).set("SURFEDGES", 2, "edge", edges);
        builder.set("SURFEDGES", 3, "edge", -2147483648.0).set("SURFEDGES", 8, "edge", -static_cast<double>(edges - 1));
        OPEN_BYTES(map, builder.build());
        COMPARE_TARGET(targetOf(map, u"SURFEDGES", "edge", 0), Target::Valid, 9, 1);
        COMPARE_TARGET(targetOf(map, u"SURFEDGES", "edge", 1), Target::Valid, 9, 1);
        COMPARE_TARGET(targetOf(map, u"SURFEDGES", "edge", 2), Target::Invalid, 0, 0);
        COMPARE_TARGET(targetOf(map, u"SURFEDGES", "edge", 3), Target::Invalid, 0, 0);
        COMPARE_TARGET(targetOf(map, u"SURFEDGES", "edge", 8), Target::Valid, edges - 1, 1);
        QCOMPARE(users(map, u"EDGES", 9, u"SURFEDGES", "edge"), (Records{0, 1}));
    }

    void childrenAreNodesOrLeafs_data() { addFormatRows(); }
    void childrenAreNodesOrLeafs()
    {
        auto builder = MapBuilder::room(fetchFormat());
        builder.set("NODES", 0, "children[0]", 7).set("NODES", 1, "children[0]", ~3).set("NODES", 2, "children[0]", 8);
        builder.set("NODES", 3, "children[0]", ~4).set("NODES", 4, "children[0]", -32768);
        OPEN_BYTES(map, builder.build());
        const int nodes = map.format().roles.nodes, leafs = map.format().roles.leafs;
        const auto child = [&map](quint32 node) { return targetOf(map, u"NODES", "children[0]", node); };
        COMPARE_TARGET(child(0), Target::Valid, 7, 1);
        QCOMPARE(child(0).lump, nodes);
        COMPARE_TARGET(child(1), Target::Valid, 3, 1);
        QCOMPARE(child(1).lump, leafs);
        COMPARE_TARGET(child(2), Target::Invalid, 0, 0);
        COMPARE_TARGET(child(3), Target::Invalid, 0, 0);
        COMPARE_TARGET(child(4), Target::Invalid, 0, 0);
        QCOMPARE(users(map, u"NODES", 7, u"NODES", "children[0]"), Records{0}); // not node 1, although leaf 3 was meant by ~3
        QCOMPARE(users(map, u"LEAFS", 3, u"NODES", "children[0]"), Records{1});
        QCOMPARE(users(map, u"LEAFS", 3, u"NODES", "children[1]"), Records{7});
    }

    void clipnodeContentsAreNoReference()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::goldsrc).set("CLIPNODES", 2, "children[1]", 6).build());
        COMPARE_TARGET(targetOf(map, u"CLIPNODES", "children[0]", 0), Target::Valid, 1, 1);
        COMPARE_TARGET(targetOf(map, u"CLIPNODES", "children[1]", 0), Target::Nothing, 0, 0);
        COMPARE_TARGET(targetOf(map, u"CLIPNODES", "children[1]", 2), Target::Invalid, 0, 0);
        COMPARE_TARGET(targetOf(map, u"MODELS", "headnode[1]", 0), Target::Valid, 0, 1);
        COMPARE_TARGET(targetOf(map, u"MODELS", "headnode[1]", 1), Target::Nothing, 0, 0);
    }

    void noneIsNotAnError_data()
    {
        const auto add = addFormatColumns<QByteArray, QByteArray, double, bool>("lump", "field", "value", "isError");
        const auto row = [&add](const bsp::Format &format, const QByteArray &lump, const QByteArray &field, double value,
                                bool isError) {
            add(format, lump + ' ' + field + ' ' + QByteArray::number(value), lump, field, value, isError);
        };
        row(bsp::quake2, "BRUSHSIDES", "texinfo", -1, false);
        row(bsp::quake2, "BRUSHSIDES", "texinfo", -2, true);
        row(bsp::quake2, "BRUSHSIDES", "texinfo", 3, true);
        row(bsp::quake2, "FACES", "texinfo", -1, true);
        row(bsp::quake2, "FACES", "lightofs", -1, false);
        row(bsp::quake2, "FACES", "lightofs", -2, true);
        row(bsp::quake2, "TEXINFO", "nexttexinfo", 0, false);
        row(bsp::quake2, "TEXINFO", "nexttexinfo", -7, false);
        row(bsp::quake2, "TEXINFO", "nexttexinfo", 3, true);
        row(bsp::quake2, "LEAFS", "cluster", -1, false);
        row(bsp::quake2, "LEAFS", "cluster", 2, true);
        row(bsp::quake2, "LEAFS", "area", -1, true);
        row(bsp::quake3, "LEAFS", "cluster", -1, false);
        row(bsp::quake3, "SURFACES", "fogNum", -1, false);
        row(bsp::quake3, "SURFACES", "fogNum", -2, true);
        row(bsp::quake3, "SURFACES", "lightmapNum", -4, false);
        row(bsp::quake3, "SURFACES", "lightmapNum", -5, true);
        row(bsp::quake3, "SURFACES", "lightmapNum", 1, true);
        row(bsp::goldsrc, "LEAFS", "visofs", -1, false);
        row(bsp::goldsrc, "LEAFS", "visofs", 2, true);
        row(bsp::goldsrc, "FACES", "texinfo", -1, true);
        row(bsp::goldsrc, "TEXINFO", "miptex", 2, true);
    }

    void noneIsNotAnError()
    {
        QFETCH(QByteArray, lump);
        QFETCH(QByteArray, field);
        QFETCH(double, value);
        QFETCH(bool, isError);
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).set(lump.toStdString(), 1, field.toStdString(), value).build());
        COMPARE_TARGET(targetOf(map, QString::fromLatin1(lump), field.toStdString(), 1),
                       isError ? Target::Invalid : Target::Nothing, 0, 0);
    }

    void quakeThreeIndexesCountFromTheirSurface()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        builder.addRecord("DRAWINDEXES"); // nobody's
        builder.set("DRAWINDEXES", 9, "vertex", 3).set("DRAWINDEXES", 10, "vertex", 4).set("DRAWINDEXES", 11, "vertex", -1);
        OPEN_BYTES(map, builder.build());
        const auto vertex = [&map](quint32 index) { return targetOf(map, u"DRAWINDEXES", "vertex", index); };
        COMPARE_TARGET(vertex(0), Target::Valid, 0, 1);
        COMPARE_TARGET(vertex(9), Target::Valid, 7, 1); // the second surface's vertexes are 4..7
        COMPARE_TARGET(vertex(10), Target::Invalid, 0, 0);
        COMPARE_TARGET(vertex(11), Target::Invalid, 0, 0);
        COMPARE_TARGET(vertex(36), Target::Nothing, 0, 0);
        QCOMPARE(users(map, u"DRAWVERTS", 7, u"DRAWINDEXES", "vertex"), Records{9});
    }

    void aFogsVisibleSideCountsFromItsBrush()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        for (const double side : {0.0, -1.0, 6.0, -2.0}) {
            const auto fog = builder.addRecord("FOGS");
            builder.set("FOGS", fog, "brushNum", 2).set("FOGS", fog, "visibleSide", side);
        }
        builder.set("FOGS", builder.addRecord("FOGS"), "brushNum", 99);
        OPEN_BYTES(map, builder.build());
        const auto side = [&map](quint32 fog) { return targetOf(map, u"FOGS", "visibleSide", fog); };
        COMPARE_TARGET(side(0), Target::Valid, 4 * 6 + 5, 1);
        COMPARE_TARGET(side(1), Target::Valid, 2 * 6, 1);
        COMPARE_TARGET(side(2), Target::Nothing, 0, 0);
        COMPARE_TARGET(side(3), Target::Invalid, 0, 0);
        COMPARE_TARGET(side(4), Target::Invalid, 0, 0);
        COMPARE_TARGET(side(5), Target::Nothing, 0, 0); // its brush is the error
    }

    void indexesClaimedTwiceBelongToTheFirstSurface()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        builder.refer("SURFACES", 2, "DRAWINDEXES", 3, 30); // surfaces 0 and 1 have 0..11
        OPEN_BYTES(map, builder.build());
        const auto vertexes = map.findLump(u"DRAWINDEXES");
        const Link link(map, vertexes, 0);
        for (quint32 i = 0; i < 36; ++i)
            QCOMPARE(link.owner(i).record, i < 6 ? 0 : i < 12 ? 1 : i < 33 ? 2 : 5);
    }

    void imagesAreFoundWhateverTheCase()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).set("TEXINFO", 0, "texture", "Room/FLOOR").build());
        COMPARE_TARGET(targetOf(map, u"TEXINFO", "texture", 0), Target::Valid, 0, 1);
        COMPARE_TARGET(targetOf(map, u"TEXINFO", "texture", 1), Target::Valid, 1, 1);
        COMPARE_TARGET(targetOf(map, u"TEXINFO", "texture", 2), Target::Valid, 0, 1);
        QCOMPARE(users(map, u"IMAGES", 0, u"TEXINFO", "texture"), (Records{0, 2}));
    }

    void entitiesUseTheModelTheyName_data()
    {
        const auto row = addColumns<QByteArray, Expected>("model", "expected");
        row("brush model", "*1", {Target::Valid, 1, 1});
        row("missing", "*2", {Target::Invalid, 0, 0});
        row("no number", "*", {Target::Invalid, 0, 0});
        row("letters", "*one", {Target::Invalid, 0, 0});
        row("negative", "*-1", {Target::Invalid, 0, 0});
        row("beyond 32 bits", "*4294967297", {Target::Invalid, 0, 0});
        row("a file", "models/tree.md2", {Target::Nothing, 0, 0});
        row("none", {}, {Target::Nothing, 0, 0});
    }

    void entitiesUseTheModelTheyName()
    {
        QFETCH(QByteArray, model);
        QFETCH(Expected, expected);
        const auto text = "{ \"classname\" \"worldspawn\"} { \"classname\" \"func_wall\" \"model\" \"" + model + "\"}";
        for (const bsp::Format *format : bsp::formats()) {
            OPEN_BYTES(map, MapBuilder::room(*format).setLumpBytes("ENTITIES", text).build());
            COMPARE_TARGET(targetOf(map, u"ENTITYLIST", "model", 0), Target::Valid, 0, 1);
            // Quake III reads a number, which letters are 0 to, and takes the world.
            const bool isWorld =
                format->game().values.models == bsp::ModelReading::NumberOrWorld && (model == "*" || model == "*one");
            const auto meant = isWorld ? Expected{Target::Valid, 0, 1} : expected;
            COMPARE_TARGET(targetOf(map, u"ENTITYLIST", "model", 1), meant.state, meant.first, meant.count);
        }
    }

    void aByteOfALightmapLeadsToItsFace()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).set("FACES", 0, "lightofs", 10).set("FACES", 6, "lightofs", 243).build());
        const auto at = [&map](quint32 byte) { return users(map, u"LIGHTING", byte, u"FACES", "lightofs"); };
        QCOMPARE(at(9), Records());
        QCOMPARE(at(10), Records{0});
        QCOMPARE(at(242), Records{0});
        QCOMPARE(at(243), (Records{1, 6})); // two faces may share a lightmap
        QCOMPARE(at(300), (Records{1, 6}));
    }

    void aByteOfALightmapPageLeadsToItsSurfaces()
    {
        auto builder = MapBuilder::room(bsp::quake3);
        builder.setLumpBytes("LIGHTMAPS", QByteArray(49152 * 2 + 7, '\1'));
        builder.set("SURFACES", 3, "lightmapNum", 1).set("SURFACES", 4, "lightmapNum", 2);
        OPEN_BYTES(map, builder.build());
        COMPARE_TARGET(targetOf(map, u"SURFACES", "lightmapNum", 3), Target::Valid, 49152, 49152);
        COMPARE_TARGET(targetOf(map, u"SURFACES", "lightmapNum", 4), Target::Invalid, 0, 0); // the third page is cut off
        QCOMPARE(users(map, u"LIGHTMAPS", 49151, u"SURFACES", "lightmapNum"), (Records{0, 1, 2, 5}));
        QCOMPARE(users(map, u"LIGHTMAPS", 49152, u"SURFACES", "lightmapNum"), Records{3});
        QCOMPARE(users(map, u"LIGHTMAPS", 98304, u"SURFACES", "lightmapNum"), Records());
    }
};

ADD_TEST(TestReferences, QCoreApplication)
#include "tst_references.moc"
