// How models and sprites that entities show change with the time and the view, and what a ray meets of them.
#include "core/opening/readmap.h"
#include "core/scene/entities/modelpick.h"
#include "tests/mapbuilder.h"
#include "tests/modelbuilder.h"
#include "tests/program.h"

namespace {

// Of an entity in a room, with these keys beside its origin.
std::vector<ShownModel> shownBy(const bsp::Format &format, const QByteArray &keys)
{
    const QByteArray text = "{ \"classname\" \"worldspawn\" }\n{ " + keys + " \"origin\" \"0 0 20\" }";
    const auto builder = MapBuilder::room(format).setLumpBytes("ENTITIES", text + '\0');
    const auto map = std::make_shared<const MapFile>(std::move(readMap(builder.build()).value()));
    return entityModels(*buildMapScene(map, {}, {})).shown;
}

} // namespace

class TestModelMoments : public QObject
{
    Q_OBJECT

private slots:
    void idleFramesArePlayedInTurn()
    {
        SceneModel model{
            .model = std::make_shared<const Model>(readModel(md2Of("a")).value()), .frameCount = 2, .framesPerSecond = 10};
        const ShownModel shown;
        const auto still = model.at(shown, {});
        QCOMPARE(still.from, 0u);
        QCOMPARE(still.share, 0.0f);
        const auto moving = model.at(shown, 0.16);
        QCOMPARE(moving.from, 1u);
        QCOMPARE(moving.to, 0u);
        QVERIFY(std::abs(moving.share - 0.6f) < 0.001f);
        QCOMPARE(model.at({.firstFrame = 9}, {}).from, 1u);
        const ShownModel stiff{.firstFrame = 1, .frameCount = 1};
        QCOMPARE(model.at(stiff, 0.06).from, 1u);
        QCOMPARE(model.at(stiff, 0.06).to, 1u);
        QVERIFY(model.moves(shown) && !model.moves(stiff));
        QCOMPARE(model.at({.firstFrame = 9, .frameCount = 9}, 0.06).from, 1u);
    }

    void spritesPlayAtTheRateOfTheirKey()
    {
        for (const int type : {2, 3}) { // parallel to the picture, and turned as the entity is
            const SceneModel sprite{.model = std::make_shared<const Model>(readModel(spriteOf(type)).value()), .frameCount = 2};
            const ShownModel shown{.framesPerSecond = 4}, without;
            QCOMPARE(sprite.at(shown, 0.3).from, 1u);
            QVERIFY(sprite.moves(shown));
            QCOMPARE(sprite.at(without, 0.3).from, 0u);
            QVERIFY(!sprite.moves(without));
        }
    }

    void itemsOfQuake3TurnAndBob()
    {
        const auto item = shownBy(bsp::quake3, "\"classname\" \"ammo_shells\"").front();
        const double middle = item.transform.origin[2];
        double low = middle, high = middle;
        for (int i = 0; i < 200; ++i) {
            const double now = item.transformAt(i * 0.01).origin[2];
            low = std::min(low, now);
            high = std::max(high, now);
        }
        QVERIFY(low >= middle - 4 && low < middle - 3.9);
        QVERIFY(high <= middle + 4 && high > middle + 3.9);
        QVERIFY(std::abs(item.transformAt(0.512).axes[0][1] - 1) < 1e-6); // a quarter of its turn
        QCOMPARE(ModelSight().transformOf(item), item.transform);
        const auto other = shownBy(bsp::quake2, "\"classname\" \"item_quad\"").front();
        QCOMPARE(other.transformAt(0.7).origin, other.transform.origin);
    }

    void whatIsOnATagGoesAlong()
    {
        const auto model = std::make_shared<const Model>(readModel(md3Of("a")).value());
        const SceneModel barrel{.model = model, .seat = ModelAttachment{{1, 2, 3}, model->tags.front().place}};
        const auto weapon = shownBy(bsp::quake3, "\"classname\" \"weapon_shotgun\""); // half as large again, and centred
        const ModelSight sight{.seconds = 0.512};                                     // a quarter of its turn
        const auto stands = barrel.transformOf(weapon.front(), sight);
        const auto expected = weapon.front().transformAt(0.512).origin - Point{-2, 1, 3} + Point{-3, 15, 4.5};
        QVERIFY(length(stands.origin - expected) < 1e-4);
        QVERIFY(length(stands.axes[0] - Point{-1, 0, 0}) < 1e-6); // another quarter
        QVERIFY(length(stands.axes[2] - Point{0, 0, 1}) < 1e-6);
        const auto hit = modelsAlong(
            std::span(weapon).first(1), [&barrel](quint32) { return &barrel; }, {expected + Point{-100, 1, 11}, {1, 0, 0}}, {},
            sight);
        QCOMPARE(hit.size(), size_t{1});
        QVERIFY(std::abs(hit.front().distance - 100) < 1e-4);
    }

    void whatFlashesIsSeenNowAndThen()
    {
        const auto sprite = [](const QByteArray &keys) {
            return shownBy(bsp::goldsrc, "\"classname\" \"env_sprite\" \"model\" \"sprites/a.spr\" \"rendermode\" \"5\" " + keys);
        };
        QVERIFY(sprite("\"renderamt\" \"0\" ").empty()); // it is never drawn
        const auto steady = sprite("\"renderamt\" \"255\" ");
        QVERIFY(!steady.front().moves());
        QCOMPARE(steady.front().amountAt(3), 1.0f);
        const auto strobes = sprite("\"renderamt\" \"255\" \"renderfx\" \"9\" ").front(); // kRenderFxStrobeSlow
        QVERIFY(strobes.moves());
        int dark = 0, bright = 0;
        for (int i = 0; i < 200; ++i) {
            const ModelSight sight{.seconds = i * 0.02};
            const float amount = sight.amountOf(strobes);
            dark += amount == 0;
            bright += amount == 1;
        }
        QCOMPARE(dark + bright, 200);
        QVERIFY(dark > 50 && bright > 50);
        QCOMPARE(ModelSight().amountOf(strobes), 1.0f);
        QCOMPARE(hologramShare(50), 1.0f);
        QCOMPARE(hologramShare(300), 0.5f);
        QCOMPARE(hologramShare(-1), 0.0f);
    }

    void glowsFadeAndGrowWithTheDistance()
    {
        const auto near = glowShare({}, 100), far = glowShare({}, 400), furthest = glowShare({}, 4000);
        QCOMPARE(near.amount, 1.0f);
        QCOMPARE(near.scale, 0.5);
        QVERIFY(std::abs(far.amount - 19'000.0f / 160'000) < 1e-5f);
        QCOMPARE(far.scale, 2.0);
        QCOMPARE(furthest.amount, 0.05f);
        const auto lasting = glowShare(RenderEffect::NoDissipation, 4000);
        QCOMPARE(lasting.amount, 1.0f);
        QCOMPARE(lasting.scale, 1.0);
    }

    void whatAViewLeavesOutIsNotMet()
    {
        const SceneModel model{.model = std::make_shared<const Model>(readModel(md3Of("a")).value())};
        const std::vector<ShownModel> shown{{.entity = 7, .cluster = 1, .area = 2}};
        const auto isMet = [&](const ModelSight &sight) {
            return !modelsAlong(
                        shown, [&model](quint32) { return &model; }, {{100, 1, 2}, {-1, 0, 0}}, {}, sight)
                        .empty();
        };
        const std::vector<quint8> without{1, 0, 0}, with{0, 1, 1};
        QVERIFY(isMet({}));
        QVERIFY(isMet({.clusters = with, .areas = with}));
        QVERIFY(!isMet({.clusters = without, .areas = with}));
        QVERIFY(!isMet({.clusters = with, .areas = without}));
    }

    void aRayMeetsTrianglesNotBoxes()
    {
        auto made = readModel(md3Of("a")).value();
        made.indexes.resize(3); // the half above the diagonal from the upper left
        made.surfaces.front().indexCount = 3;
        const SceneModel model{.model = std::make_shared<const Model>(std::move(made))};
        const std::vector<ShownModel> shown{{.entity = 7, .transform = {.origin = {100, 0, 0}}, .scale = 2}};
        const auto along = [&](const Point &origin, double x) {
            return modelsAlong(shown, [&model](quint32) { return &model; }, {origin, {x, 0, 0}}, {});
        };
        const auto hit = along({300, 10, 12}, -1);
        QCOMPARE(hit.size(), size_t{1});
        QCOMPARE(hit.front().entity, 7);
        QCOMPARE(hit.front().distance, 200.0);
        QVERIFY(along({300, -10, -12}, -1).empty()); // in the box, beside the triangle
        QVERIFY(along({300, 10, 17}, -1).empty());
        QVERIFY(along({-300, 10, 12}, 1).empty()); // from behind
    }

    // Its frames reach 4 x 2 units at most.
    void aRayMeetsGlowsAsLargeAsTheyAreSeen()
    {
        const SceneModel sprite{.model = std::make_shared<const Model>(readModel(spriteOf()).value())};
        const auto isMet = [&sprite](RenderMode mode, const Camera &camera, double beside) {
            const std::vector<ShownModel> shown{{.entity = 7, .renderMode = mode, .renderAmount = 255}};
            const Ray ray{camera.position + Point{0, beside, 0}, {1, 0, 0}};
            return !modelsAlong(
                        shown, [&sprite](quint32) { return &sprite; }, ray, camera)
                        .empty();
        };
        const Camera far{.position = {-4000, 0, 0}}, near{.position = {-200, 0, 0}}, flat{.position = {-4000, 0, 0}, .span = 100};
        QVERIFY(isMet(RenderMode::Glow, far, 0));
        QVERIFY(isMet(RenderMode::Glow, far, 20)); // twenty times as large as from 200 units away
        QVERIFY(!isMet(RenderMode::Glow, far, 200));
        QVERIFY(isMet(RenderMode::Glow, near, 1));
        QVERIFY(!isMet(RenderMode::Glow, near, 20));
        QVERIFY(!isMet(RenderMode::Glow, flat, 20));
        QVERIFY(!isMet(RenderMode::Add, far, 20));
    }

    void aHologramThatHasFadedIsNotMet()
    {
        const SceneModel model{.model = std::make_shared<const Model>(readModel(md3Of("a")).value())};
        const auto isMet = [&model](RenderEffect effect, const Camera &camera) {
            const std::vector<ShownModel> shown{
                {.entity = 7, .renderMode = RenderMode::Texture, .renderAmount = 255, .renderEffect = effect}};
            return !modelsAlong(
                        shown, [&model](quint32) { return &model; }, {{600, 1, 2}, {-1, 0, 0}}, camera)
                        .empty();
        };
        const Camera near{.position = {300, 0, 0}, .yaw = 180}, far{.position = {600, 0, 0}, .yaw = 180},
            away{.position = {300, 0, 0}};
        QVERIFY(isMet(RenderEffect::Hologram, near));
        QVERIFY(!isMet(RenderEffect::Hologram, far));
        QVERIFY(!isMet(RenderEffect::Hologram, away)); // it lies behind who looks
        QVERIFY(isMet(RenderEffect::None, far));
    }

    // A thousand models of 12,000 triangles stand at one place: of most the box is met, 100 units nearer.
    void manyTrianglesAreMetAsBoxes()
    {
        auto made = readModel(md3Of("a")).value();
        const auto square = made.indexes;
        for (int i = 0; i < 6000; ++i)
            made.indexes.insert(made.indexes.end(), square.begin(), square.end());
        made.frames.front().high[0] = 100;
        const SceneModel model{.model = std::make_shared<const Model>(std::move(made))};
        std::vector<ShownModel> shown;
        for (int i = 0; i < 1000; ++i)
            shown.push_back({.entity = i});
        const auto hits = modelsAlong(shown, [&model](quint32) { return &model; }, {{300, 1, 2}, {-1, 0, 0}}, {});
        QCOMPARE(hits.size(), shown.size());
        const auto boxes = std::ranges::count_if(hits, [](const EntityHit &hit) { return hit.distance == 200; });
        QVERIFY2(boxes > 800 && boxes < 900, qPrintable(QString::number(boxes)));
        QVERIFY(std::ranges::all_of(hits, [](const EntityHit &hit) { return hit.distance == 200 || hit.distance == 300; }));
    }

    void theNearestModelsAreDrawnWhole()
    {
        SceneModel plain{.model = std::make_shared<const Model>(readModel(md3Of("a")).value())};
        plain.skins.resize(plain.model->skins.size());
        const auto effort = plain.effort();
        QVERIFY2(effort >= 2 && effort < 1000, qPrintable(QString::number(effort)));
        auto staged = plain;
        staged.skins.front().shader.emplace().stages.resize(1000);
        QVERIFY(staged.effort() > 500 * effort);
        const auto before = staged.effort();
        staged.skins.front().shader->deforms.resize(1);
        QVERIFY(staged.effort() > before);
        SceneModel sprite{.model = std::make_shared<const Model>(readModel(spriteOf()).value())};
        sprite.skins.resize(sprite.model->skins.size());
        QVERIFY(sprite.effort() < 2 * effort); // each frame is seen alone
        const auto wholeOf = [](const std::vector<quint64> &efforts) { return std::ranges::count(drawnInFull(efforts), true); };
        QCOMPARE(wholeOf({1000, 2000, 3000}), 3);
        QCOMPARE(wholeOf(std::vector<quint64>(10'000, 60'000)), qsizetype{mostModelEffort / 60'000});
        QCOMPARE(wholeOf({}), 0);
        QCOMPARE(drawnInFull(std::vector<quint64>{mostModelEffort + 1, 2000}),
                 (std::vector<bool>{false, true})); // one hides no other
    }
};

ADD_TEST(TestModelMoments, QCoreApplication)
#include "tst_modelmoments.moc"
