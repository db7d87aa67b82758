// What shaders' scripts come to before anything is drawn: groups of stages, their order, waves, corners that move, fogs.
#include "core/shading/deform.h"
#include "core/shading/fogs.h"
#include "core/shading/picturenumbers.h"
#include "core/shading/stages.h"
#include "core/shading/texturemotion.h"
#include "core/shading/wave.h"
#include "tests/gamefolder.h"
#include "tests/parsedshaders.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/texturemaps.h"

namespace {

SceneShader shaderOf(const QByteArray &body)
{
    const auto script = parseShaders("a\n{\n" + body + "}\n", u"a.shader"_s);
    if (!script.problem.isEmpty())
        qFatal("%s", qPrintable(script.problem));
    return sceneShader(script.shaders.at(0));
}

// A square of that height in the plane x = 0, two units wide, whose corners go around.
std::vector<SceneVertex> square(float height)
{
    std::vector<SceneVertex> vertexes(4);
    constexpr std::array<std::array<float, 2>, 4> around{{{-1, 1}, {1, 1}, {1, 0}, {-1, 0}}};
    for (size_t i = 0; i < 4; ++i) {
        vertexes[i].point = {0, around[i][0], around[i][1] * height};
        vertexes[i].normal = {127, 0, 0, 0};
    }
    return vertexes;
}

const quint32 triangles[] = {0, 1, 2, 0, 2, 3};
const ViewAxes alongX{{1, 0, 0}, {0, -1, 0}, {0, 0, 1}}, alongY{{0, 1, 0}, {1, 0, 0}, {0, 0, 1}};

bool isNear(double a, double b) { return std::abs(a - b) < 0.01; }

} // namespace

class StagesTest : public QObject
{
    Q_OBJECT

private slots:
    void stagesThatMixAreDrawnAtOnce_data()
    {
        const auto row = addColumns<QByteArray, QList<int>>("body", "counts");
        const QByteArray a = "{\nmap a\n}\n", lit = "{\nmap $lightmap\nblendFunc filter\n}\n",
                         glow = "{\nmap g\nblendFunc add\n}\n";
        row("none", "surfaceparm trans\n", {});
        row("one", a, {1});
        row("over an opaque one", a + lit + glow, {3});
        row("four at most", a + lit + glow + glow + glow + glow, {4, 1, 1});
        row("each for itself over what is behind", glow + lit, {1, 1});
        row("holes", "{\nmap a\nalphaFunc GE128\n}\n{\nmap $lightmap\nblendFunc filter\ndepthFunc equal\n}\n", {2});
        row("not in holes that it does not know", "{\nmap a\nalphaFunc GE128\n}\n" + glow, {1, 1});
        row("what has nothing to show", "{\nvideoMap a.roq\n}\n" + a, {1});
    }

    void stagesThatMixAreDrawnAtOnce()
    {
        QFETCH(QByteArray, body);
        QFETCH(QList<int>, counts);
        const auto shader = shaderOf(body);
        QList<int> found;
        size_t next = 0;
        for (const auto &group : shader.groups) {
            QCOMPARE(group.first, next);
            next += group.count;
            found.append(static_cast<int>(group.count));
        }
        QCOMPARE(next, shader.stages.size());
        QCOMPARE(found, counts);
    }

    void shadersAreDrawnInTheOrderTheyAskFor_data()
    {
        const auto row = addColumns<QByteArray, double>("body", "sort");
        row("opaque", "{\nmap a\n}\n", 3);
        row("blended", "{\nmap a\nblendFunc add\n}\n", 9);
        row("written into the depth", "{\nmap a\nblendFunc blend\ndepthWrite\n}\n", 5);
        row("decal", "polygonOffset\n{\nmap a\nblendFunc blend\n}\n", 4);
        row("as it says", "sort underwater\n{\nmap a\n}\n", 8);
        row("by a number", "sort 12\n{\nmap a\n}\n", 12);
        row("sky", "skyparms - - -\n{\nmap a\n}\n", 2);
        row("fog alone", "surfaceparm fog\n", 7);
    }

    void shadersAreDrawnInTheOrderTheyAskFor()
    {
        QFETCH(QByteArray, body);
        QTEST(shaderOf(body).sort, "sort");
    }

    void withoutStagesAShaderIsOneOfTheOthers()
    {
        const auto shader = shaderOf("{\nmap a\n}\n{\nvideoMap b.roq\n}\n{\nmap $lightmap\nblendFunc filter\n}\n");
        QCOMPARE(shader.stages.size(), size_t(2));
        QCOMPARE(shader.stages[1].number, 2);
        const auto unlit = withoutStages(shader, 1U << 2);
        QVERIFY(unlit.isOpaque() && unlit.stages.size() == 1 && unlit.groups.size() == 1);
        QCOMPARE(unlit.stages[0].script.map, u"a"_s);
        const auto light = withoutStages(shader, 1U << 0);
        QVERIFY(!light.isOpaque() && light.stages[0].isLightmap());
        QVERIFY(withoutStages(shader, 0b101).groups.empty());
        const auto same = withoutStages(shader, 0b10); // what is not drawn anyway
        QCOMPARE(same.stages.size(), shader.stages.size());
        QCOMPARE(same.sort, shader.sort);
        QCOMPARE(withoutStages(shaderOf("sort nearest\n{\nmap a\n}\n{\nmap b\nblendFunc add\n}\n"), 1).sort, 16.0);
        QVERIFY(withoutStages(implicitShader(u"a"_s), 1).stages.empty());
    }

    void stagesKnowWhetherTheyAreTinted_data()
    {
        const auto row = addColumns<QByteArray, bool>("line", "isUntinted");
        row("nothing said", "", true);
        row("white", "rgbGen const ( 1 1 1 )", true);
        row("a colour", "rgbGen const ( 1 0.5 1 )", false);
        row("see-through", "alphaGen const 0.5", false);
        row("white now, but not always", "rgbGen wave sin 1 0.5 0 1", false);
        row("the vertexes' colours", "rgbGen vertex", false);
    }

    void stagesKnowWhetherTheyAreTinted()
    {
        QFETCH(QByteArray, line);
        QTEST(shaderOf("{\nmap a\n" + line + "\n}\n").stages.at(0).isUntinted, "isUntinted");
    }

    void wavesHaveTheirForms_data()
    {
        const auto row = addColumns<int, QList<double>>("form", "atEighths");
        row("sine", ShaderWave::Sine, {0, std::sqrt(0.5), 1, std::sqrt(0.5), 0, -std::sqrt(0.5), -1, -std::sqrt(0.5)});
        row("square", ShaderWave::Square, {1, 1, 1, 1, -1, -1, -1, -1});
        row("triangle", ShaderWave::Triangle, {0, 0.5, 1, 0.5, 0, -0.5, -1, -0.5});
        row("sawtooth", ShaderWave::Sawtooth, {0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875});
        row("inverse", ShaderWave::InverseSawtooth, {1, 0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125});
    }

    void wavesHaveTheirForms()
    {
        QFETCH(int, form);
        QFETCH(QList<double>, atEighths);
        const ShaderWave wave{static_cast<ShaderWave::Form>(form), 10, 2, 0.25, 0.5};
        for (int i = 0; i < atEighths.size(); ++i) // two seconds a cycle, a quarter of it ahead
            QVERIFY(isNear(waveAt(wave, i / 4.0 - 0.5), 10 + 2 * atEighths[i]));
        const ShaderWave noise{ShaderWave::Noise, 0, 1, 0, 3};
        double low = 1, high = -1;
        for (int i = 0; i < 200; ++i) {
            const double value = waveAt(noise, i * 0.37);
            QCOMPARE(waveAt(noise, i * 0.37), value);
            low = std::min(low, value);
            high = std::max(high, value);
        }
        QVERIFY(low >= -1 && high <= 1 && high - low > 1);
        QCOMPARE(waveAt({ShaderWave::Sine, 1, INFINITY, 0, 1}, 0.1), 0.0);
    }

    void texturesStretchAndMoveBehindTheirWaves()
    {
        const TextureMotion stretch[] = {{TextureMotion::Stretch, {}, {ShaderWave::Square, 0, 2, 0, 1}}};
        const auto half = placeAt(stretch, 0.25); // twice as large: half as much of it is seen, about its middle
        QVERIFY(isNear(half.across[0], 0.5) && isNear(half.across[2], 0.25) && isNear(half.down[1], 0.5));
        const TextureMotion turned[] = {
            {TextureMotion::Turbulence, {0.1, 0, 1}}, {TextureMotion::Scale, {2, 2}}, {TextureMotion::Turbulence, {0.2, 0, 1}}};
        const auto steps = stepsAt(turned, 0);
        QCOMPARE(steps.size(), size_t(2));
        QCOMPARE(steps[0].waves, 0.1F);
        QCOMPARE(steps[0].across[0], 1.0F);
        QCOMPARE(steps[1].waves, 0.2F);
        QCOMPARE(steps[1].across[0], 2.0F);
        QCOMPARE(stepsAt({}, 5).size(), size_t(1));
    }

    void squaresTurnToTheEye()
    {
        const auto shader = shaderOf("deformVertexes autosprite\n{\nmap a\n}\n");
        auto vertexes = square(2);
        deform(vertexes, triangles, shader.deforms, alongY, 0);
        for (const auto &vertex : vertexes) { // in the plane across the way one looks, about the same middle
            QVERIFY(isNear(vertex.point[1], 0));
            QVERIFY(isNear(std::abs(vertex.point[0]), 1) && isNear(std::abs(vertex.point[2] - 1), 1));
        }
        std::vector<SceneVertex> three(3);
        const auto before = three[0].point;
        deform(three, std::span(triangles).first(3), shader.deforms, alongY, 0);
        QCOMPARE(three[0].point, before);
    }

    void longSquaresTurnAboutTheirAxis()
    {
        const auto shader = shaderOf("deformVertexes autosprite2\n{\nmap a\n}\n");
        auto vertexes = square(10);
        deform(vertexes, triangles, shader.deforms, alongX, 0);
        const auto across = vertexes; // seen from before it lies as it was
        for (size_t i = 0; i < 4; ++i)
            QVERIFY(isNear(across[i].point[0], 0) && isNear(std::abs(across[i].point[1]), 1));
        deform(vertexes, triangles, shader.deforms, alongY, 0);
        for (size_t i = 0; i < 4; ++i) {
            QVERIFY(isNear(vertexes[i].point[1], 0) && isNear(std::abs(vertexes[i].point[0]), 1));
            QVERIFY(isNear(vertexes[i].point[2], across[i].point[2]));
        }
    }

    void cornersSwellMoveAndBulge()
    {
        auto vertexes = square(1);
        deform(vertexes, triangles, shaderOf("deformVertexes move 0 0 2 square 1 3 0 1\n{\nmap a\n}\n").deforms, alongX, 0.25);
        QVERIFY(isNear(vertexes[3].point[2], 8)); // 2 * (1 + 3)
        vertexes = square(1);
        deform(vertexes, triangles, shaderOf("deformVertexes wave 4 sin 0 5 0 1\n{\nmap a\n}\n").deforms, alongX, 0);
        QVERIFY(isNear(vertexes[2].point[0], 5));  // along its normal, a quarter of a wave ahead at y = 1
        QVERIFY(isNear(vertexes[3].point[0], -5)); // and behind at y = -1
        vertexes = square(1);
        vertexes[0].texture = {0.5F, 0};
        deform(vertexes, triangles, shaderOf("deformVertexes bulge 3.14159 4 1\n{\nmap a\n}\n").deforms, alongX, 0);
        QVERIFY(isNear(vertexes[0].point[0], 4) && isNear(vertexes[1].point[0], 0));
    }

    void aPictureIsNumberedOnce()
    {
        const GameFolder game;
        game.save(u"game/scripts/a.shader"_s,
                  "a\n{\n{\nmap $lightmap\n}\n{\nmap textures/one\nblendFunc filter\n}\n{\nanimMap 2 x.tga y.tga\n"
                  "blendFunc add\n}\n}\nb\n{\n{\nmap x\n}\n}\n");
        game.save(u"game/textures/one.jpg"_s, png({4, 4}, qRgb(1, 2, 3)));
        const auto path = game.save(u"game/maps/a.bsp"_s, quake3Map({"a", "b", "c"}));
        const auto map = openMap(path);
        VERIFY_RESULT(map);
        const auto textures = texturesOf(path);
        PictureNumbers numbers(*textures);
        std::vector<SceneTexture> read;
        for (int i = 0; i < 3; ++i) {
            read.push_back(readSceneTexture(map.value(), *textures, i));
            numbers.number(read.back());
        }
        const auto &stages = read[0].shader->stages;
        QVERIFY(stages[0].images.empty() && stages[0].isLightmap());
        QCOMPARE(numbers.others().size(), 3); // x, y and c, which is nowhere
        const auto x = stages[2].images.at(0);
        QVERIFY(x >= 3 && stages[2].images.size() == 2);
        QCOMPARE(read[1].shader->stages[0].images, std::vector<qint32>{x});
        QVERIFY(read[2].shader && read[2].shader->stages[0].color == ColorFrom::Light);
    }

    void fogsHaveTheirShadersColorAndTheirBrushsSide()
    {
        const GameFolder game;
        game.save(u"baseq3/scripts/a.shader"_s, "textures/room/fog\n{\nfogparms ( 0.5 2 0 ) 100 old words\n}\n");
        auto builder = MapBuilder::room(bsp::quake3); // whose SHADERS do not have the fog's
        const auto path = game.save(u"baseq3/maps/a.bsp"_s, builder.build());
        const auto map = openMap(path);
        VERIFY_RESULT(map);
        const auto fogs = fogsOf(map.value(), *texturesOf(path));
        QCOMPARE(fogs.size(), size_t(1));
        QCOMPARE(fogs[0].color, (std::array<float, 3>{0.5F, 1, 0}));
        QCOMPARE(fogs[0].depth, 100.0);
        QVERIFY(fogs[0].surface);
        QCOMPARE(fogs[0].surface->normal, (Point{0, 0, 1}));
        QCOMPARE(fogs[0].surface->distance, -64.0);
        QVERIFY(fogs[0].bounds);
        QCOMPARE((*fogs[0].bounds)[1][2], -64.0);
        QVERIFY((*fogs[0].bounds)[0][2] < -64);
        QCOMPARE(fogAround(fogs, {0, 0, -60}, 10), &fogs[0]); // it stands on the floor and reaches into it
        QVERIFY(!fogAround(fogs, {0, 0, -54}, 10));           // touching is not enough
        QVERIFY(!fogAround(fogs, {0, 9000, -60}, 10));
        std::vector<SceneFog> many(256); // which reach nothing, and as many as the game has room for
        many.push_back(fogs[0]);
        QVERIFY(!fogAround(many, {0, 0, -60}, 10));
        QCOMPARE(fogAround(std::span(many).subspan(1), {0, 0, -60}, 10), &many.back());
        const auto seen = fogSeenFrom(fogs[0], {10, 0, 0}, {1, 0, 0});
        QCOMPARE(seen.eye, -64.0F); // it is 64 units below
        QVERIFY(std::abs(seen.distance[0] * 110 + seen.distance[3] - 1.0 / 512 - 100.0 / 800) < 1e-6);
        builder.set("FOGS", 0, "brushNum", 99999).set("SURFACES", 0, "fogNum", 7);
        const auto broken = readMap(builder.build());
        VERIFY_RESULT(broken);
        const auto none = fogsOf(broken.value(), *texturesOf(path)).at(0);
        QVERIFY(!none.surface && !none.bounds);
        QCOMPARE(FaceLooks(broken.value()).at(0).fog, -1);
    }
};

ADD_TEST(StagesTest, QCoreApplication)
#include "tst_stages.moc"
