// Tells how long pictures of the 3D view take: flying MAP [GAME]... flies from leaf to leaf with the visibility of where
// the camera is, in a window of 1280x800 as it is at first. Also how long the first picture takes, from opening the map.
#include "app/mainwindow.h"
#include "widgets/viewpanel.h"
#include "widgets/viewport.h"

#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace
{

constexpr int stops = 24, picturesBetween = 25; // of the flight
constexpr int cameraPvs = 1;                    // of ViewPanel::pvs()

void tell(const QString &map, const char *what, double milliseconds)
{
    std::printf("%-16s %-52s %8.1f ms\n", qPrintable(map), what, milliseconds);
}

// The middles of leafs that a player may be in, spread evenly over the map's.
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
        Point point{};
        for (size_t axis = 0; axis < 3; ++axis) {
            const auto leaf = leafs[i * leafs.size() / stops];
            point[axis] = (map.column(columns.leafBox, static_cast<int>(axis)).number(leaf)
                           + map.column(columns.leafBox, static_cast<int>(axis) + 3).number(leaf)) / 2;
        }
        points.push_back(point);
    }
    return points;
}

double pictureTime(Viewport &view, const Camera &camera)
{
    QSignalSpy swapped(&view, &QOpenGLWidget::frameSwapped);
    QElapsedTimer since;
    since.start();
    view.setCamera(camera);
    while (swapped.isEmpty() && since.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
    return static_cast<double>(since.nsecsElapsed()) / 1e6;
}

std::vector<double> fly(Viewport &view, const std::vector<Point> &points)
{
    std::vector<double> times;
    for (size_t i = 0; i + 1 < points.size(); ++i)
        for (int step = 0; step < picturesBetween; ++step) {
            Camera camera;
            camera.lookAlong(points[i + 1] - points[i]);
            camera.position = points[i] + (points[i + 1] - points[i]) * (static_cast<double>(step) / picturesBetween);
            times.push_back(pictureTime(view, camera));
        }
    std::ranges::sort(times);
    return times;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const auto arguments = QApplication::arguments().mid(1);
    if (arguments.isEmpty())
        return 2;
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QCoreApplication::setOrganizationName(u"lumpscope-bench"_s);
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    auto *view = window.view()->viewport();
    if (!view || !QTest::qWaitForWindowExposed(&window))
        return 1;
    const auto name = QFileInfo(arguments.first()).completeBaseName();
    QElapsedTimer since;
    since.start();
    window.open(arguments.first());
    if (arguments.size() > 1)
        window.view()->setAddedPlaces(arguments.mid(1));
    QSignalSpy swapped(view, &QOpenGLWidget::frameSwapped);
    if (!QTest::qWaitFor([&] { return view->isReady(); }, 60'000))
        return 1;
    swapped.clear();
    if (!QTest::qWaitFor([&] { return !swapped.isEmpty(); }, 60'000))
        return 1;
    tell(name, "first picture, from opening the map", static_cast<double>(since.elapsed()));
    if (!QTest::qWaitFor([&] { return !view->isBusy(); }, 120'000))
        return 1;
    tell(name, "all its textures", static_cast<double>(since.elapsed()));
    QTest::qWait(500);
    window.view()->pvs()->setCurrentIndex(cameraPvs);
    const auto times = fly(*view, stopsIn(window.document()->map()));
    if (times.empty())
        return 1;
    tell(name, "picture while flying, median", times[times.size() / 2]);
    tell(name, "picture while flying, 99 of 100 within", times[times.size() * 99 / 100]);
    std::printf("%-16s %-52s %dx%d\n", "", "size of the view", view->width(), view->height());
    return 0;
}
