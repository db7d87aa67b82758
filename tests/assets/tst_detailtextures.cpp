// Half-Life's lists of detail textures, whole and broken, and where they are found.
#include "core/assets/detailtextures.h"
#include "core/shading/picturenumbers.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/texturemaps.h"

namespace {

QString textOf(const QHash<QString, DetailTexture> &details)
{
    QStringList lines;
    for (auto detail = details.cbegin(); detail != details.cend(); ++detail)
        lines.append(u"%1 %2 %3 %4"_s.arg(detail.key(), detail->name).arg(detail->across).arg(detail->down));
    lines.sort();
    return lines.join(u'\n');
}

} // namespace

class DetailTexturesTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsGoInFours_data()
    {
        const auto row = addColumns<QByteArray, QString>("text", "expected");
        row("one", "WALL1 detail/dt_stone 4.0 2.5\n", u"wall1 gfx/detail/dt_stone.tga 4 2.5"_s);
        row("two on a line", "a d 1 1 b e 2 2", u"a gfx/d.tga 1 1\nb gfx/e.tga 2 2"_s);
        row("one on two lines", "a d\r\n1\r\n2", u"a gfx/d.tga 1 2"_s);
        row("comments", "// a d 1 1\nb e 2 2 // c f 3 3\n", u"b gfx/e.tga 2 2"_s);
        row("names with braces", "{fence detail/{mesh 8 8\n", u"{fence gfx/detail/{mesh.tga 8 8"_s);
        row("with an ending", "a d.tga 1 1", u"a gfx/d.tga 1 1"_s);
        row("the last counts", "a d 1 1\nA e 2 2", u"a gfx/e.tga 2 2"_s);
        row("scales that are none", "a d 0 1\nb d -1 1\nc d one 1\nd d 1 nan\ne d 3 3", u"e gfx/d.tga 3 3"_s);
        row("very many times", "a d 1e30 1e300", u"a gfx/d.tga 65536 65536"_s);
        row("nothing", " \n", u""_s);
    }

    void wordsGoInFours()
    {
        QFETCH(QByteArray, text);
        QTEST(textOf(readDetailTextures(text)), "expected");
    }

    void aShortListSaysNothingElse()
    {
        const QByteArray text = "wall1 detail/dt_stone 4.25 2.5 // stone\n\"floor\" detail/dt_wood 10 20\n{fence detail/mesh 8 8";
        const auto whole = readDetailTextures(text);
        QCOMPARE(whole.size(), 3);
        for (qsizetype size = 0; size <= text.size(); ++size) {
            const auto part = readDetailTextures(QByteArrayView(text).first(size));
            for (auto detail = part.cbegin(); detail != part.cend(); ++detail) {
                QVERIFY(whole.contains(detail.key()));
                QCOMPARE(detail->name, whole[detail.key()].name);
                QVERIFY(detail->across > 0 && detail->down > 0);
            }
        }
    }

    void theListLiesBesideTheMap_data()
    {
        const auto row = addColumns<bool>("packed");
        row("in the folder", false);
        row("in an archive", true);
    }

    void theListLiesBesideTheMap()
    {
        QFETCH(bool, packed);
        const GameFolder game;
        const auto path =
            game.save(u"valve/maps/a.b.bsp"_s, halfLifeMap({miptexElsewhere("Stone", 16, 16), miptexElsewhere("wood", 16, 16)}));
        const QByteArray list = "stone detail/fine 4 2\n";
        if (packed)
            game.savePak(u"valve/pak0.pak"_s, "maps/a.b_detail.txt", list);
        else
            game.save(u"valve/maps/a.b_detail.txt"_s, list);
        game.save(u"valve/gfx/detail/fine.tga"_s, tga({4, 4}, qRgb(9, 8, 7)));
        const auto textures = texturesOf(path);
        const auto detail = textures->load(0).detail;
        QVERIFY(detail);
        QCOMPARE(detail->name, u"gfx/detail/fine.tga"_s);
        QCOMPARE(detail->across, 4.0F);
        QCOMPARE(detail->down, 2.0F);
        QVERIFY(!textures->load(1).detail);
        const auto picture = textures->load(detail->name);
        QVERIFY(picture.source.endsWith(u"valve/gfx/detail/fine.tga"));
        QCOMPARE(picture.picture.size(), QSize(4, 4));
        QVERIFY(textures->load(u"gfx/detail/nowhere.tga"_s).isMissing());
    }

    void aDetailIsNumberedOnce()
    {
        const GameFolder game;
        const auto path =
            game.save(u"valve/maps/a.bsp"_s,
                      halfLifeMap({miptexElsewhere("a", 16, 16), miptexElsewhere("b", 16, 16), miptexElsewhere("c", 16, 16)}));
        game.save(u"valve/maps/a_detail.txt"_s, "a detail/fine 4 2\nb DETAIL/FINE 1 1\nelsewhere detail/other 1 1\n");
        const auto map = openMap(path);
        QVERIFY(map);
        const auto textures = texturesOf(path);
        PictureNumbers numbers(*textures);
        std::vector<SceneTexture> read;
        for (qint32 i = 0; i < 3; ++i) {
            read.push_back(readSceneTexture(map.value(), *textures, i));
            numbers.number(read.back());
        }
        QCOMPARE(numbers.others().size(), 1); // no more than the map's textures name
        QCOMPARE(read[0].detail, 3);
        QCOMPARE(read[1].detail, 3);
        QCOMPARE(read[2].detail, -1);
        QCOMPARE(read[0].detailScale, (std::array{4.0F, 2.0F}));
    }

    void aMapWithoutAListHasNone()
    {
        const GameFolder game;
        const auto path = game.save(u"valve/maps/a.bsp"_s, halfLifeMap({miptexElsewhere("a", 16, 16)}));
        QVERIFY(!texturesOf(path)->load(0).detail);
        game.save(u"valve/maps/a_detail.txt"_s, QByteArray(2 << 20, ' ') + "a d 1 1"); // longer than any
        QVERIFY(!texturesOf(path)->load(0).detail);
    }
};

ADD_TEST(DetailTexturesTest, QCoreApplication)
#include "tst_detailtextures.moc"
