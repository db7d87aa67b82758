// Where places on faces lie in their textures and lightmaps.
#include "core/geometry/texturepoints.h"
#include "core/light/luxelspace.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

double areaOf(const FaceShape &shape, const std::array<quint32, 3> &triangle)
{
    const auto at = [&shape, &triangle](size_t corner) { return shape.vertexes[triangle[corner]].point; };
    return length(cross(at(1) - at(0), at(2) - at(0))) / 2;
}

} // namespace

class TestTexturePoints : public QObject
{
    Q_OBJECT

private slots:
    void cornersHaveTheirPlaces_data() { addMapRows(); }
    // Of a shape that bends a point may lie on several triangles, so one within a triangle is taken near its corner.
    void cornersHaveTheirPlaces()
    {
        OPEN_MAP(map);
        const TexturePoints places(map);
        const FaceShapes shapes(map);
        const FaceLooks looks(map);
        int tested = 0;
        for (const quint32 face : spread(map.recordCount(map.format().roles.faces), 400)) {
            const auto shape = shapes.at(face);
            QCOMPARE(places.imageOf(face), looks.at(face).image);
            bool hasArea = false;
            for (const auto &triangle : shape.triangles)
                hasArea = hasArea || areaOf(shape, triangle) > 1e-3;
            if (!hasArea || shape.triangles.size() > 8)
                continue; // patches and meshes may fold back over themselves
            for (const auto &triangle : shape.triangles) {
                if (areaOf(shape, triangle) < 1e-3)
                    continue;
                const auto &corner = shape.vertexes[triangle[0]];
                const auto place = places.at(face, corner.point);
                QVERIFY(place);
                const auto copies = [&](const FaceVertex &vertex) { // other vertexes of a mesh at the very place
                    return length(vertex.point - corner.point) < 1e-3 && std::abs(place->at.x() - vertex.texture[0]) < 0.5
                           && std::abs(place->at.y() - vertex.texture[1]) < 0.5;
                };
                QVERIFY(std::ranges::any_of(shape.vertexes, copies));
                ++tested;
            }
        }
        QVERIFY(tested > 0 || map.recordCount(map.format().roles.faces) == 0);
    }

    void whatLiesBetweenIsBetween_data() { addMapRows(); }
    void whatLiesBetweenIsBetween()
    {
        OPEN_MAP(map);
        const TexturePoints places(map);
        const FaceShapes shapes(map);
        for (const quint32 face : spread(map.recordCount(map.format().roles.faces), 200)) {
            const auto shape = shapes.at(face);
            if (shape.triangles.size() != 2 || areaOf(shape, shape.triangles[0]) < 1)
                continue;
            Point middle{};
            QPointF expected;
            for (const quint32 corner : shape.triangles[0]) {
                middle = middle + shape.vertexes[corner].point * (1.0 / 3);
                expected += QPointF(shape.vertexes[corner].texture[0], shape.vertexes[corner].texture[1]) / 3;
            }
            const auto place = places.at(face, middle);
            QVERIFY(place);
            QVERIFY((place->at - expected).manhattanLength() < 1e-2);
        }
    }

    void texturesRepeat()
    {
        const TexturePoint texels{.image = 0, .at = {70, -16}, .isFraction = false};
        QCOMPARE(partOf(texels, {64, 32}), std::optional(QPointF(6 / 64.0, 0.5)));
        QVERIFY(!partOf(texels, {}));
        const TexturePoint fraction{.image = 0, .at = {-2.25, 0.5}, .isFraction = true};
        QCOMPARE(partOf(fraction, {}), std::optional(QPointF(0.75, 0.5)));
        const TexturePoint nowhere{.image = 0, .at = {qQNaN(), 0}, .isFraction = true};
        QVERIFY(!partOf(nowhere, {}));
    }

    void luxelsAreFoundAgain_data() { addMapRows(); }
    void luxelsAreFoundAgain()
    {
        OPEN_MAP(map);
        const Luxels luxels(map);
        const LuxelSpaces spaces(luxels);
        for (const quint32 face : spread(map.recordCount(map.format().roles.faces), 200)) {
            const auto light = luxels.light(face);
            if (!light || luxels.shapes().at(face).triangles.size() > 2)
                continue; // of what bends, two luxels may lie at one place
            const auto space = spaces.at(face, *light);
            const QPoint middle(light->width / 2, light->height / 2);
            const auto place = space.pointAt(middle);
            if (!place)
                continue;
            QCOMPARE(nearestLuxel(space, *light, *place), std::optional(middle));
            const auto beyond = nearestLuxel(space, *light, *place + Point{1e5, 1e5, 1e5});
            QVERIFY(beyond && QRect(0, 0, light->width, light->height).contains(*beyond));
        }
    }
};

ADD_TEST(TestTexturePoints, QCoreApplication)
#include "tst_texturepoints.moc"
