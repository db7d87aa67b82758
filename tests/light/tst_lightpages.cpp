// Pages that light is drawn from: lightmaps are packed as engines pack them, and stored pages filled as faces say.
#include "core/budget/budget.h"
#include "core/faces/facelights.h"
#include "core/light/blockpacker.h"
#include "core/light/lightpages.h"
#include "core/text.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <array>
#include <numeric>
#include <random>

namespace {

// As id wrote it, column by column and block by block: slow, and nothing is remembered.
class PlainPacker
{
public:
    qint32 place(int width, int height, bool usesFirstFit)
    {
        for (size_t block = usesFirstFit || blocks_.empty() ? 0 : blocks_.size() - 1;; ++block) {
            if (block == blocks_.size())
                blocks_.push_back({});
            if (tryIn(blocks_[block], width, height))
                return static_cast<qint32>(block);
        }
    }

private:
    static bool tryIn(std::array<int, 128> &taken, int width, int height)
    {
        int best = 128, at = 0;
        for (int x = 0; x < 128 - width; ++x)
            if (const int top = *std::max_element(taken.begin() + x, taken.begin() + x + width); top < best) {
                best = top;
                at = x;
            }
        if (best + height > 128)
            return false;
        std::fill_n(taken.begin() + at, width, best + height);
        return true;
    }

    std::vector<std::array<int, 128>> blocks_;
};

} // namespace

class TestLightPages : public QObject
{
    Q_OBJECT

private slots:
    void lightmapsGoWhereEnginesPutThem_data()
    {
        const auto row = addColumns<bool, int, int>("usesFirstFit", "largest", "count");
        row("Half-Life", true, 17, 3000);
        row("Half-Life, large", true, 120, 300);
        row("Quake II", false, 34, 3000);
        row("Quake II, large", false, 120, 300);
    }

    void lightmapsGoWhereEnginesPutThem()
    {
        QFETCH(bool, usesFirstFit);
        QFETCH(int, largest);
        QFETCH(int, count);
        std::mt19937 random(7);
        std::uniform_int_distribution<int> side(1, largest);
        BlockPacker packer(128, usesFirstFit);
        PlainPacker plain;
        qint64 luxels = 0;
        for (int i = 0; i < count; ++i) {
            const int width = side(random), height = side(random);
            QCOMPARE(packer.place(width, height), plain.place(width, height, usesFirstFit));
            luxels += static_cast<qint64>(width) * height;
        }
        QCOMPARE(std::accumulate(packer.used().begin(), packer.used().end(), qint64{0}), luxels);
        QVERIFY(packer.used().size() > 1);
        QVERIFY(std::ranges::all_of(packer.used(), [](qint64 used) { return used <= 128 * 128; }));
    }

    // The engines' search never looks at the last column.
    void whatIsTooLargeForABlockHasNoPage()
    {
        BlockPacker packer(128, true);
        QCOMPARE(packer.place(128, 1), -1);
        QCOMPARE(packer.place(1, 129), -1);
        QCOMPARE(packer.place(0, 5), -1);
        QCOMPARE(packer.place(5, -1), -1);
        QVERIFY(packer.used().empty());
        QCOMPARE(packer.place(127, 128), 0);
        QCOMPARE(packer.place(1, 1), 1); // beside it there would be room
        QCOMPARE(packer.used(), (std::vector<qint64>{127 * 128, 1}));
    }

    void pagesTellHowFullTheyAre_data()
    {
        addFormatRows([](const bsp::Format &format) { return format.lightBlocks.side > 0; });
    }
    // Seven lightmaps of 9 x 9 luxels, however many styles they have; that of the brush model is smaller.
    void pagesTellHowFullTheyAre()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const auto pages = lightPagesOf(map);
        const FaceLights lights(map);
        qint64 luxels = 0;
        for (quint32 face = 0; face < 7; ++face)
            luxels += static_cast<qint64>(lights.at(face)->width) * lights.at(face)->height;
        QCOMPARE(pages.ofFace, std::vector<qint32>(7, 0));
        QCOMPARE(pages.used, std::vector{luxels});
        const auto byPage = budgetOf(map, {BudgetMeasure::LightPages, BudgetGrouping::Page});
        QCOMPARE(byPage.parts.size(), size_t(1));
        QCOMPARE(byPage.parts[0].room, 128 * 128);
        QCOMPARE(byPage.parts[0].records.size(), size_t(7));
        QCOMPARE(byPage.shareOf(byPage.parts[0]), static_cast<double>(luxels) / (128 * 128));
        const auto byTexture = budgetOf(map, {BudgetMeasure::LightPages, BudgetGrouping::Texture});
        QCOMPARE(byTexture.parts[0].name, u"Free"_s);
        QCOMPARE(byTexture.parts[0].value, 128 * 128 - luxels);
        const auto most = map.format().lightBlocks.limits[0].most;
        const auto start = most > 0 ? u"Lightmap pages: 1 of at most %1 ("_s.arg(numberText(most)) : u"Lightmap pages: 1. "_s;
        QVERIFY2(byTexture.summary.startsWith(start), qPrintable(byTexture.summary));
    }

    void facesWithoutLightTakeRoomInPagesToo()
    {
        auto room = MapBuilder::room(bsp::goldsrc);
        room.set("FACES", 0, "lightofs", -1).set("FACES", 2, "styles[0]", 255);
        OPEN_BYTES(dark, room.build());
        QCOMPARE(lightPagesOf(dark).ofFace, std::vector<qint32>(7, 0));
        room.set("TEXINFO", 0, "flags", 1); // SPECIAL
        OPEN_BYTES(special, room.build());
        const auto texinfo = special.column(special.format().columns.faceTexinfo);
        const auto pages = lightPagesOf(special);
        for (quint32 face = 0; face < 7; ++face)
            QCOMPARE(pages.ofFace[face], texinfo.integer(face) == 0 ? -1 : 0);
        nameMiptexes(room, "!water"); // no engine lights it, whatever its flags
        OPEN_BYTES(liquid, room.build());
        QCOMPARE(lightPagesOf(liquid).ofFace, std::vector<qint32>(7, -1));
    }

    // Six surfaces have 9 x 9 luxels each side by side; a seventh has none.
    void pagesOfTheFileAreFilledByTheirFaces()
    {
        auto room = MapBuilder::room(bsp::quake3);
        OPEN_BYTES(map, room.build());
        const auto pages = lightPagesOf(map);
        QCOMPARE(pages.count(), static_cast<qint64>(map.recordCount(map.format().roles.lighting)));
        QCOMPARE(pages.used[0], 6 * 81);
        room.set("SURFACES", 1, "lightmapX", 0); // now it shares those of the first
        OPEN_BYTES(sharing, room.build());
        const auto shared = lightPagesOf(sharing);
        QCOMPARE(shared.used[0], 5 * 81);
        QCOMPARE(shared.luxels[0], 81);
        QCOMPARE(shared.luxels[1], 0);
    }

    // Each layer counts for its own page; pages with directions of light count for none.
    void layersTakeLuxelsOfTheirOwnPages()
    {
        auto room = MapBuilder::room(bsp::raven);
        room.setLumpBytes("LIGHTMAPS", QByteArray(4 * bsp::raven.bytesPerPage(), '\1'));
        room.set("SURFACES", 1, "lightmapStyles[1]", 5).set("SURFACES", 1, "lightmapNum[1]", 2);
        OPEN_BYTES(map, room.build());
        const auto pages = lightPagesOf(map);
        QCOMPARE(pages.used, (std::vector<qint64>{6 * 81, 0, 81, 0}));
        QCOMPARE(pages.luxels[1], 2 * 81);
        const auto byPage = budgetOf(map, {BudgetMeasure::LightPages, BudgetGrouping::Page});
        QCOMPARE(byPage.parts.size(), size_t(2));
        QCOMPARE(byPage.parts[0].value, 6 * 81);
        QCOMPARE(byPage.parts[1].value, 81);
        QCOMPARE(byPage.parts[1].number, 2);
        QCOMPARE(byPage.parts[1].records, (std::vector<RecordRef>{{map.format().roles.faces, 1}}));
        QVERIFY2(byPage.summary.startsWith(u"Lightmap pages: 2. "_s), qPrintable(byPage.summary));
        QVERIFY2(byPage.summary.contains(u"the last one 0.5 %."_s), qPrintable(byPage.summary)); // 81 of 16,384
        QVERIFY2(byPage.summary.contains(u"2 further pages"_s), qPrintable(byPage.summary));
        const auto byTexture = budgetOf(map, {BudgetMeasure::LightPages, BudgetGrouping::Texture});
        QCOMPARE(byTexture.total, 2 * 128 * 128);
        room.set("SURFACES", 1, "lightmapNum[1]", 1); // now the odd pages hold light, too
        OPEN_BYTES(lit, room.build());
        QCOMPARE(lightPagesOf(lit).lightCount(), 4);
        QCOMPARE(lightPagesOf(lit).used, (std::vector<qint64>{6 * 81, 81, 0, 0}));
    }
};

ADD_TEST(TestLightPages, QCoreApplication)
#include "tst_lightpages.moc"
