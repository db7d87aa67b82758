// Filter terms that name what a record leads to.
#include "tests/filtering.h"

using namespace Qt::StringLiterals;

namespace
{

Records allBut(quint32 count, const Records &without)
{
    return allThat(count, [&](quint32 i) { return !std::ranges::binary_search(without, i); });
}

// The faces that a leaf lists, read from the tables without References.
std::set<quint32> facesOf(const MapFile &map, quint32 leaf)
{
    const int leafs = map.format().roles.leafs, faces = map.findLump(u"leaffaces");
    const auto fields = map.lump(leafs).fields;
    const auto first =
        std::ranges::find_if(fields,
                             [faces](const bsp::Field &f) { return f.use == bsp::Use::First && f.target == faces; })
        - fields.begin();
    const auto from = map.column(leafs, static_cast<int>(first)).integer(leaf),
               count = map.column(leafs, static_cast<int>(first) + 1).integer(leaf);
    std::set<quint32> result;
    for (qint64 i = from; i < from + count; ++i)
        result.insert(static_cast<quint32>(map.column(faces, 0).integer(static_cast<quint32>(i))));
    return result;
}

} // namespace

class TestFilterRoutes : public QObject
{
    Q_OBJECT

private slots:
    void facesAreFoundByTheirTexture_data() { addMapRows(); }
    void facesAreFoundByTheirTexture();
    void facesAreFoundByTheirCluster_data() { addMapRows(); }
    void facesAreFoundByTheirCluster();
    void theWordsTextureAndClusterServeEverywhere_data() { addFormatRows(); }
    void theWordsTextureAndClusterServeEverywhere();
};

// Part of a texture's name, in the lumps that each format goes through.
void TestFilterRoutes::facesAreFoundByTheirTexture()
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
        return name < names.count() ? map.text(names, static_cast<quint32>(name)).toByteArray().toLower()
                                    : QByteArray();
    };
    const auto part = map.text(names, names.count() / 2).toByteArray().toLower().right(3);
    if (part.isEmpty())
        return;
    const auto expected = allThat(texinfo.count(), [&](quint32 face) { return nameOf(face).contains(part); });
    const auto column =
        QString::fromLatin1(names.field().name.data(), static_cast<qsizetype>(names.field().name.size()));
    QCOMPARE(apply(map, u"faces", u"%1~\"%2\""_s.arg(column, QString::fromLatin1(part))), expected);
    QCOMPARE(apply(map, u"faces", u"!%1~\"%2\""_s.arg(column, QString::fromLatin1(part))),
             allBut(texinfo.count(), expected));
}

void TestFilterRoutes::facesAreFoundByTheirCluster()
{
    OPEN_MAP(map);
    const auto &roles = map.format().roles;
    const auto cluster =
        map.column(roles.leafs, map.format().visibility == bsp::Visibility::LeafRle ? "visofs" : "cluster");
    if (cluster.count() < 2)
        return;
    const auto wanted = cluster.integer(cluster.count() / 2);
    std::set<quint32> faces;
    for (quint32 leaf = 0; leaf < cluster.count(); ++leaf)
        if (cluster.integer(leaf) == wanted)
            faces.merge(facesOf(map, leaf));
    const auto column = QString::fromLatin1(cluster.field().name.data());
    QCOMPARE(apply(map, u"faces", u"%1=%2"_s.arg(column).arg(wanted)), Records(faces.begin(), faces.end()));
}

// What players call a thing serves in every format, whether or not it is a column there.
void TestFilterRoutes::theWordsTextureAndClusterServeEverywhere()
{
    OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
    const auto &roles = map.format().roles;
    const References references(map);
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

QTEST_GUILESS_MAIN(TestFilterRoutes)
#include "tst_filterroutes.moc"
