// What lumps of BSPX change in the 3D view: normals of corners, and the directions of light as a mode of its own.
#include "core/scene/mapscene.h"
#include "tests/bspxfixture.h"
#include "tests/gamefolder.h"
#include "tests/pixels.h"
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/gl/offscreen.h"
#include "widgets/view3d/colormodes.h"

using namespace bspxfixture;

namespace {

constexpr Camera downwards{.position = {20, 20, 40}, .pitch = 89};
constexpr QRgb told = qRgb(200, 60, 240); // the direction of all luxels

QImage drawn(const MapBuilder &room, DrawMode mode)
{
    const auto map = std::make_shared<const MapFile>(readMap(room.build()).value());
    const auto scene = buildMapScene(map, {}, {});
    const auto fill = [&scene](SceneRenderer &renderer) {
        renderer.setScene(&scene->scene);
        renderer.setLight(scene->light);
        renderer.setLightDirections(scene->directions);
    };
    const auto picture = drawOffscreen(fill, {.camera = downwards, .mode = mode}, {64, 48});
    if (!picture)
        qFatal("%s", qPrintable(picture.error()));
    return picture.value();
}

MapBuilder directedRoom(const bsp::Format &format)
{
    const auto luxels = validRoom(format).lumpBytes("LIGHTING").size() / format.bytesPerLuxel;
    const auto one = littleEndian(qRed(told) | qGreen(told) << 8 | qBlue(told) << 16, 3);
    return roomWith(format, "LIGHTINGDIR", one.repeated(luxels));
}

MapBuilder smoothRoom(const bsp::Format &format, std::initializer_list<double> one, std::initializer_list<double> other)
{
    const auto corners = cornersOf(readMap(validRoom(format).build()).value());
    return roomWith(format, "FACENORMALS", faceNormals({one, other}, corners));
}

} // namespace

class TestBspxDrawing : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void normalsAreThoseOfTheCorners_data() { addEdgeFormatRows(); }
    void normalsAreThoseOfTheCorners()
    {
        const auto &format = fetchFormat();
        const QPoint middle(32, 24);
        const auto flat = drawn(validRoom(format), DrawMode::Normals);
        QVERIFY(isLike(flat.pixel(middle), qRgb(128, 128, 255)));
        const auto leaning = drawn(smoothRoom(format, {0.6, 0, 0.8}, {0.6, 0, 0.8}), DrawMode::Normals);
        QVERIFY(isLike(leaning.pixel(middle), qRgb(204, 128, 230)));
        // From corner to corner it goes over from one to the other.
        const auto smooth = drawn(smoothRoom(format, {0.6, 0, 0.8}, {-0.6, 0, 0.8}), DrawMode::Normals);
        QVERIFY(colorsIn(smooth).size() > colorsIn(flat).size() + 20);
    }

    void directionsOfLightAreColours_data() { addEdgeFormatRows(); }
    void directionsOfLightAreColours()
    {
        const auto &format = fetchFormat();
        const QPoint middle(32, 24);
        QVERIFY(isLike(drawn(directedRoom(format), DrawMode::LightDirections).pixel(middle), told));
        const QColor unknown(drawn(validRoom(format), DrawMode::LightDirections).pixel(middle));
        QVERIFY(unknown.saturation() < 10);
    }

    void theModeIsOfferedWhereTheMapHasIt()
    {
        const auto modes = [this] { return window_->view()->colorModes(); };
        show(game_.save(u"plain.bsp"_s, validRoom(bsp::quake2).build()));
        const int offered = window_->view()->modes()->count();
        modes()->setMode(u"directions"_s);
        QVERIFY(view()->mode() == DrawMode::Lit);
        show(game_.save(u"directed.bsp"_s, directedRoom(bsp::quake2).build()));
        QCOMPARE(window_->view()->modes()->count(), offered + 1);
        QVERIFY(view()->mode() == DrawMode::LightDirections); // it waited for such a map
        view()->setCamera(downwards);
        const auto toldPixels = [this] {
            const auto shown = picture();
            return countPixels(shown, [&shown](int x, int y) { return isLike(shown.pixel(x, y), told); });
        };
        QVERIFY(toldPixels() > picture().width() * picture().height() / 10);
        modes()->setMode(u"lightmap"_s);
        QCOMPARE(toldPixels(), 0);
    }

private:
    GameFolder game_;
};

ADD_TEST(TestBspxDrawing, QApplication)
#include "tst_bspxdrawing.moc"
