// Measures how long frames of the 3D view take: flying MAP [GAME]... flies from leaf to leaf, once with the PVS of the
// camera's cluster and once without, in a window of 1280x800 with the default layout. Also measures the time from opening
// the map to the first frame.
#include "core/document/document.h"
#include "core/where/space.h"
#include "tests/bench/benchwindow.h"
#include "tests/bench/figures.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

#include <QComboBox>
#include <QEventLoop>
#include <QFileInfo>
#include <QTimer>

namespace {

constexpr int stops = 24, picturesBetween = 25; // of the flight
constexpr int noPvs = 0, cameraPvs = 1;         // of ViewPanel::pvs()

// Returns the centres of leafs that a player may be in, spread evenly over the map's leafs.
std::vector<Point> stopsIn(const MapFile &map)
{
    const auto &columns = map.format().columns;
    const auto cluster = map.column(columns.leafCluster), visibility = map.column(columns.leafVisibility);
    const auto &inside = cluster.count() > 0 ? cluster : visibility;
    std::vector<quint32> leafs;
    for (quint32 i = 0; i < inside.count(); ++i)
        if (inside.integer(i) >= 0)
            leafs.push_back(i);
    std::vector<Point> points;
    for (size_t i = 0; i < stops && !leafs.empty(); ++i) {
        const StoredBox box(map, columns.leafBox, leafs[i * leafs.size() / stops]);
        points.push_back((box.low + box.high) * 0.5);
    }
    return points;
}

double pictureTime(Viewport &view, const Camera &camera)
{
    QEventLoop untilDrawn; // sleeps while the driver draws, as the program does; processEvents() with a time does not
    QObject::connect(&view, &Viewport::drawn, &untilDrawn, &QEventLoop::quit);
    QTimer::singleShot(5000, &untilDrawn, &QEventLoop::quit);
    return timeOf([&] {
        view.setCamera(camera);
        untilDrawn.exec();
        QCoreApplication::processEvents(); // paints it in the window
    });
}

std::vector<double> fly(Viewport &view, const std::vector<Point> &points)
{
    std::vector<double> times;
    for (size_t i = 0; i + 1 < points.size(); ++i)
        for (int step = 0; step < picturesBetween; ++step) {
            Camera camera;
            camera.lookAlong(points[i + 1] - points[i]);
            camera.position = points[i] + (points[i + 1] - points[i]) * (static_cast<double>(step) / picturesBetween);
            if (camera != view.camera()) // an unmoved camera draws no frame
                times.push_back(pictureTime(view, camera));
        }
    return times;
}

// Returns the frames per second while W is held, including all other work of the window.
double picturesASecond(Viewport &view)
{
    constexpr int held = 4000; // milliseconds
    QSignalSpy drawn(&view, &Viewport::drawn);
    QTest::keyPress(&view, Qt::Key_W);
    QEventLoop whileHeld; // QTest::qWait() would sleep 10 ms whenever nothing is to be done
    QTimer::singleShot(held, &whileHeld, &QEventLoop::quit);
    whileHeld.exec();
    QTest::keyRelease(&view, Qt::Key_W);
    return static_cast<double>(drawn.size()) * 1000 / held;
}

// Returns how much longer the next frame takes after a change that is made and undone in turn, in milliseconds.
template <typename Change>
double costOf(Viewport &view, Change change)
{
    std::vector<double> plain, changed;
    auto camera = view.camera();
    for (int i = 0; i < 41; ++i) {
        const bool changes = i % 2 == 1;
        const double before = changes ? timeOf([&] { change(i % 4 == 1); }) : 0;
        camera.yaw += 0.01; // so that a frame is drawn in any case
        (changes ? changed : plain).push_back(before + pictureTime(view, camera));
    }
    return quantile(changed) - quantile(plain);
}

// Measures selecting in the view alone, which looks away from the map, so that drawing takes no time.
void measureSelecting(const QString &path)
{
    const auto name = QFileInfo(path).completeBaseName();
    Document document(path, readMapFile(path).value());
    ViewPanel panel;
    panel.resize(800, 600);
    panel.show();
    auto &view = *panel.viewport();
    panel.setDocument(&document, {});
    if (!QTest::qWaitForWindowExposed(&panel) || !QTest::qWaitFor([&] { return view.isReady() && !view.isBusy(); }, 60'000))
        return;
    QTest::qWait(500);
    Camera away;
    away.position = {0, 0, 200'000};
    away.lookAlong({0, 0.1, 1});
    view.setCamera(away);
    const int lump = document.map().format().roles.faces;
    std::vector<RecordRef> faces;
    for (quint32 face = 0; face < std::min(document.map().recordCount(lump), 10'000U); ++face)
        faces.push_back({lump, face});
    const auto what = "selecting " + QByteArray::number(faces.size()) + " faces, besides the drawing";
    tell(name, what, costOf(view, [&](bool on) { document.selection().set(on ? faces : std::vector<RecordRef>()); }));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const auto arguments = QApplication::arguments().mid(1);
    if (arguments.isEmpty())
        return 2;
    BenchWindow benchWindow({}, {1280, 800});
    auto &window = *benchWindow;
    auto *view = window.view()->viewport();
    if (!view || !QTest::qWaitForWindowExposed(&window))
        return 1;
    const auto name = QFileInfo(arguments.first()).completeBaseName();
    QElapsedTimer since;
    since.start();
    QObject::connect(&window, &MainWindow::opened, [&] { window.document()->setConfiguration({.places = arguments.mid(1)}); });
    window.open(arguments.first());
    QSignalSpy drawn(view, &Viewport::drawn);
    if (!QTest::qWaitFor([&] { return view->isReady(); }, 60'000))
        return 1;
    drawn.clear();
    if (!QTest::qWaitFor([&] { return !drawn.isEmpty(); }, 60'000))
        return 1;
    tell(name, "first picture, from opening the map", static_cast<double>(since.elapsed()));
    if (!QTest::qWaitFor([&] { return !view->isBusy(); }, 120'000))
        return 1;
    tell(name, "all its textures", static_cast<double>(since.elapsed()));
    QTest::qWait(500);
    for (const auto &[pvs, what] : {std::pair(cameraPvs, "picture while flying"), std::pair(noPvs, "the same with PVS off")}) {
        window.view()->pvs()->setCurrentIndex(pvs);
        const auto times = fly(*view, stopsIn(window.document()->map()));
        if (times.empty())
            return 1;
        tell(name, QByteArray(what) + ", median", quantile(times));
        tell(name, QByteArray(what) + ", 99 of 100 within", quantile(times, 0.99));
    }
    std::printf("%-16s %-52s %dx%d\n", "", "size of the view", view->width(), view->height());
    std::printf("%-16s %-52s %8.1f\n", qPrintable(name), "pictures a second while W is held, PVS off", picturesASecond(*view));
    window.hide();
    measureSelecting(arguments.first());
    return 0;
}
