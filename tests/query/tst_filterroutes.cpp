// Filter terms that name what a record leads to.
#include "core/format/build.h"
#include "core/text.h"
#include "tests/filtering.h"
#include "tests/program.h"

namespace {

Records allBut(quint32 count, const Records &without)
{
    return allThat(count, [&](quint32 i) { return !std::ranges::binary_search(without, i); });
}

// The faces that a leaf lists, read from the tables without References.
std::set<quint32> facesOf(const MapFile &map, quint32 leaf)
{
    const auto &columns = map.format().columns;
    const auto from = map.column(columns.leafFaces).integer(leaf), count = map.column(columns.leafFaces, 1).integer(leaf);
    std::set<quint32> result;
    for (qint64 i = from; i < from + count; ++i)
        result.insert(static_cast<quint32>(map.column(columns.leafFace).integer(static_cast<quint32>(i))));
    return result;
}

// The record of `to` that a record's own field refers to, read from the tables without References; -1: none. A range's first.
qint64 referredTo(const MapFile &map, int lump, int field, quint32 record, int to)
{
    const auto column = map.column(lump, field);
    const qint64 value = column.integer(record);
    qint64 target = -1;
    if (column.field().use == bsp::Use::Child)
        target = value >= 0 && column.field().target == to ? value : value < 0 && column.field().negative == to ? ~value : -1;
    else if ((column.field().use == bsp::Use::Index || column.field().use == bsp::Use::First) && column.field().target == to)
        target = value;
    const auto inRange = [&](int owner, const char *first, const char *count, quint32 number) {
        const auto length = map.column(owner, count).integer(number);
        return value >= 0 && value < length ? map.column(owner, first).integer(number) + value : -1;
    };
    if (lump == map.findLump(u"drawindexes"_s)) {
        const int surfaces = map.format().roles.faces;
        const auto first = map.column(surfaces, "firstIndex"), count = map.column(surfaces, "numIndexes");
        for (quint32 i = 0; i < first.count(); ++i)
            if (record >= first.integer(i) && record < first.integer(i) + count.integer(i)) {
                target = inRange(surfaces, "firstVert", "numVerts", i);
                break;
            }
    } else if (lump == map.findLump(u"fogs"_s)) {
        const auto brush = map.column(lump, "brushNum").integer(record);
        if (brush >= 0)
            target = inRange(map.findLump(u"brushes"_s), "firstSide", "numSides", static_cast<quint32>(brush));
    }
    return target < map.recordCount(to) ? target : -1;
}

// How many records from that one on.
qint64 lengthReferredTo(const MapFile &map, int lump, int field, quint32 record)
{
    const auto &first = map.lump(lump).fields[static_cast<size_t>(field)];
    return first.use == bsp::Use::First ? map.column(lump, field + first.pair).integer(record) : 1;
}

// Lumps that a table's own fields lead to and no route.
std::vector<int> onlyLinked(const References &references, int lump)
{
    const auto routed = references.reachable(lump);
    std::vector<int> lumps;
    for (const int target : references.targets(lump))
        if (target != lump && std::ranges::find(routed, target) == routed.end())
            lumps.push_back(target);
    return lumps;
}

} // namespace

class TestFilterRoutes : public QObject
{
    Q_OBJECT

private slots:
    void facesAreFoundByTheirTexture_data() { addMapRows(); }
    // Part of a texture's name, in the lumps that each format goes through.
    void facesAreFoundByTheirTexture()
    {
        OPEN_MAP(map);
        const auto &roles = map.format().roles;
        const auto texinfo = map.column(roles.faces, map.format().id == "quake3" ? "shaderNum" : "texinfo");
        const bool miptex = map.format().images == bsp::Images::Miptex;
        const auto names = map.column(miptex ? roles.images : roles.texinfo, map.format().id == "quake3" ? "shader"
                                                                             : miptex                    ? "name"
                                                                                                         : "texture");
        if (names.count() == 0)
            return;
        const auto nameOf = [&](quint32 face) {
            const auto info = texinfo.integer(face);
            const auto name = miptex ? map.column(roles.texinfo, "miptex").integer(static_cast<quint32>(info)) : info;
            return name < names.count() ? map.text(names, static_cast<quint32>(name)).toByteArray().toLower() : QByteArray();
        };
        const auto part = map.text(names, names.count() / 2).toByteArray().toLower().right(3);
        if (part.isEmpty())
            return;
        const auto expected = allThat(texinfo.count(), [&](quint32 face) { return nameOf(face).contains(part); });
        const auto column = fromView(names.field().name);
        QCOMPARE(apply(map, u"faces", u"%1~\"%2\""_s.arg(column, QString::fromLatin1(part))), expected);
        QCOMPARE(apply(map, u"faces", u"!%1~\"%2\""_s.arg(column, QString::fromLatin1(part))), allBut(texinfo.count(), expected));
    }

    void facesAreFoundByTheirCluster_data() { addMapRows(); }
    void facesAreFoundByTheirCluster()
    {
        OPEN_MAP(map);
        const auto &roles = map.format().roles;
        const auto cluster = map.column(roles.leafs, map.format().visibility == bsp::Visibility::LeafRle ? "visofs" : "cluster");
        if (cluster.count() < 2)
            return;
        const auto wanted = cluster.integer(cluster.count() / 2);
        std::set<quint32> faces;
        for (quint32 leaf = 0; leaf < cluster.count(); ++leaf)
            if (cluster.integer(leaf) == wanted)
                faces.merge(facesOf(map, leaf));
        const auto column = fromView(cluster.field().name);
        QCOMPARE(apply(map, u"faces", u"%1=%2"_s.arg(column).arg(wanted)), Records(faces.begin(), faces.end()));
    }

    void whateverAFieldRefersToAndThingsOfPlayersCanBeNamed_data() { addFormatRows(); }
    void whateverAFieldRefersToAndThingsOfPlayersCanBeNamed()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const References references(map);
        int pairs = 0;
        for (const int lump : map.lumps()) {
            const auto names = filterNames(references, lump);
            for (const auto &field : map.lump(lump).fields)
                for (const int target : {field.target, field.negative}) {
                    if (!bsp::isReference(field.use) || target == bsp::none || map.lump(target).fields.empty())
                        continue;
                    const auto label = lumpName(map, lump) + u' ' + lumpName(map, target);
                    for (const auto &there : map.lump(target).fields)
                        QVERIFY2(names.contains(fromView(there.name)), qPrintable(label));
                    const auto byNumber = lumpName(map, target) + u">=0"_s;
                    QVERIFY2(!Filter::parse(byNumber, references, lump).fault(), qPrintable(label));
                    ++pairs;
                }
        }
        QVERIFY(pairs > 10);
        // What players call a thing serves in every format, whether or not it is a column there.
        const auto &roles = map.format().roles;
        const auto meant = [&](int lump, quint32 record) {
            const quint32 one[] = {record};
            return references.project(one, lump, roles.faces);
        };
        QCOMPARE(apply(map, u"faces", u"cluster=1"_s), meant(roles.clusters, 1));
        QVERIFY(!meant(roles.clusters, 1).empty());
        const auto name = QString::fromLatin1(map.text(map.column(roles.images, 0), 0));
        QCOMPARE(apply(map, u"faces", u"texture~\"%1\""_s.arg(name)), meant(roles.images, 0));
        QVERIFY(!meant(roles.images, 0).empty());
    }

    void recordsAreFoundByWhatTheyReferTo_data() { addFewMapRows(); }
    void recordsAreFoundByWhatTheyReferTo()
    {
        OPEN_MAP(map);
        const References references(map);
        for (const int lump : map.lumps())
            for (const int target : onlyLinked(references, lump)) {
                const auto fields = map.lump(lump).fields;
                const quint32 count = map.recordCount(lump), targets = map.recordCount(target);
                if (map.lump(target).fields.empty() || count == 0 || targets == 0)
                    continue;
                std::vector<std::set<qint64>> referred(count);
                for (quint32 record = 0; record < count; ++record)
                    for (int f = 0; f < static_cast<int>(fields.size()); ++f)
                        if (const auto first = referredTo(map, lump, f, record, target); first >= 0)
                            for (qint64 i = 0; i < lengthReferredTo(map, lump, f, record); ++i)
                                referred[record].insert(first + i);
                for (const quint32 wanted : spread(targets, 3)) {
                    const auto expected = allThat(count, [&](quint32 record) { return referred[record].contains(wanted); });
                    const auto text = u"%1=%2"_s.arg(lumpName(map, target)).arg(wanted);
                    QVERIFY2(apply(map, lumpName(map, lump), text) == expected, qPrintable(lumpName(map, lump) + u' ' + text));
                    QCOMPARE(apply(map, lumpName(map, lump), u'!' + text), allBut(count, expected));
                }
            }
    }

    // The room's two leafs inside have clusters 0 and 1; each node divides some of them.
    void ownColumnsAndRoutesComeBeforeLinks()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const int nodes = map.format().roles.nodes, leafs = map.format().roles.leafs;
        const auto cluster = map.column(leafs, "cluster");
        const int first = bsp::findField(map.lump(nodes).fields, "children[0]");
        const auto leads = [&](auto holds) {
            return allThat(map.recordCount(nodes), [&](quint32 node) {
                for (const int field : {first, first + 1})
                    if (const auto leaf = referredTo(map, nodes, field, node, leafs); leaf >= 0)
                        if (holds(static_cast<quint32>(leaf)))
                            return true;
                return false;
            });
        };
        const auto byCluster = leads([&](quint32 leaf) { return cluster.integer(leaf) == 1; });
        QVERIFY(!byCluster.empty() && byCluster.size() < map.recordCount(nodes));
        QCOMPARE(apply(map, u"nodes", u"cluster=1"_s), byCluster);
        const auto faces = map.column(leafs, "numleaffaces");
        QCOMPARE(apply(map, u"nodes", u"numleaffaces>0 cluster=1"_s),
                 leads([&](quint32 leaf) { return cluster.integer(leaf) == 1 && faces.integer(leaf) > 0; }));
        const auto minimum = map.column(nodes, "mins.x"); // leafs have one too
        QCOMPARE(apply(map, u"nodes", u"mins.x=-64"_s),
                 allThat(minimum.count(), [&](quint32 node) { return minimum.integer(node) == -64; }));
        const auto plane = map.column(nodes, "planenum"), dist = map.column(map.format().roles.planes, "dist");
        QCOMPARE(apply(map, u"nodes", u"dist>0"_s), allThat(plane.count(), [&](quint32 node) {
                     return dist.number(static_cast<quint32>(plane.integer(node))) > 0;
                 }));
    }

    // Half-Life's models have a tree of clip nodes for each of three hulls.
    void linksAreAskedOfEveryFieldThatLeadsThere()
    {
        auto room = MapBuilder::room(bsp::goldsrc);
        room.set("MODELS", 0, "headnode[1]", 1).set("MODELS", 0, "headnode[2]", 2).set("MODELS", 0, "headnode[3]", 3);
        room.set("MODELS", 1, "headnode[1]", 3).set("MODELS", 1, "headnode[2]", 4).set("MODELS", 1, "headnode[3]", 5);
        OPEN_BYTES(map, room.build());
        for (const auto &[node, models] : {std::pair(0, Records{}), {1, {0}}, {2, {0}}, {3, {0, 1}}, {4, {1}}, {5, {1}}})
            QCOMPARE(apply(map, u"models", u"clipnodes=%1"_s.arg(node)), models);
    }
};

ADD_TEST(TestFilterRoutes, QCoreApplication)
#include "tst_filterroutes.moc"
