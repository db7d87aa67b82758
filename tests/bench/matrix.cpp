// Tells how long pictures of the visibility matrix take: matrix MAP zooms in from the whole map and pans at every zoom,
// in a view of 1280x800. Also how long preparing the picture takes, in each order, and a selection of many faces.
#include "widgets/vis/vismatrixcanvas.h"
#include "widgets/vis/vismatrixview.h"

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QScrollBar>
#include <QtTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace
{

void tell(const QString &map, const QString &what, double milliseconds)
{
    std::printf("%-16s %-52s %8.1f ms\n", qPrintable(map), qPrintable(what), milliseconds);
}

template <typename Work>
double timeOf(Work work)
{
    QElapsedTimer since;
    since.start();
    work();
    return static_cast<double>(since.nsecsElapsed()) / 1e6;
}

// Of each picture while the matrix is moved by a few pixels at a time, ascending.
std::vector<double> pan(VisMatrixCanvas &canvas)
{
    auto *across = canvas.horizontalScrollBar(), *down = canvas.verticalScrollBar();
    across->setValue(across->maximum() / 3);
    down->setValue(down->maximum() / 3);
    canvas.viewport()->repaint();
    std::vector<double> times;
    for (int i = 0; i < 40; ++i)
        times.push_back(timeOf([&] {
            across->setValue(across->value() + 7);
            down->setValue(down->value() + 5);
            canvas.viewport()->repaint();
        }));
    std::ranges::sort(times);
    return times;
}

// From the whole map to single pairs.
void zoomAndPan(const QString &name, VisMatrixCanvas &canvas)
{
    std::vector<double> zooming, panning;
    for (double before = 0; canvas.scale() != before;) {
        before = canvas.scale();
        const auto times = pan(canvas);
        panning.insert(panning.end(), times.begin(), times.end());
        zooming.push_back(timeOf([&canvas] {
            canvas.zoomIn();
            canvas.viewport()->repaint();
        }));
    }
    std::ranges::sort(panning);
    std::ranges::sort(zooming);
    tell(name, u"picture of the matrix while panning, median"_s, panning[panning.size() / 2]);
    tell(name, u"picture of the matrix while panning, 99 of 100 within"_s, panning[panning.size() * 99 / 100]);
    tell(name, u"picture of the matrix while zooming, slowest"_s, zooming.back());
}

void measureSelecting(const QString &name, Document &document, VisMatrixCanvas &canvas)
{
    canvas.showAll();
    const int lump = document.map().format().roles.faces;
    std::vector<RecordRef> faces;
    for (quint32 face = 0; face < std::min(document.map().recordCount(lump), 10'000U); ++face)
        faces.push_back({lump, face});
    document.references().prepare();
    tell(name, u"selecting %1 faces, with the picture"_s.arg(faces.size()), timeOf([&] {
             document.selection().set(faces);
             canvas.viewport()->repaint();
         }));
    tell(name, u"picture of the matrix under a moved crosshair"_s, timeOf([&canvas] {
             QTest::keyClick(&canvas, Qt::Key_Down);
             canvas.viewport()->repaint();
         }));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const auto arguments = QApplication::arguments().mid(1);
    if (arguments.isEmpty())
        return 2;
    auto map = openMap(arguments.first());
    if (!map)
        return 1;
    Document document(arguments.first(), std::move(map.value()));
    const auto name = QFileInfo(arguments.first()).completeBaseName();
    VisMatrixView view;
    view.resize(1280, 800);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view))
        return 1;
    view.setDocument(&document);
    if (!QTest::qWaitFor([&view] { return view.picture() && !view.isBusy(); }, 60'000))
        return 1;
    const auto vis = document.vis().of(VisSet::Pvs);
    for (const auto order : {VisOrder::Number, VisOrder::Place})
        tell(name, order == VisOrder::Number ? u"preparing the matrix by number"_s : u"preparing the matrix by place"_s,
             timeOf([&] { const MatrixPicture picture(vis, order); }));
    view.order()->setCurrentIndex(static_cast<int>(VisOrder::Place));
    if (!QTest::qWaitFor([&view] { return !view.isBusy(); }, 60'000))
        return 1;
    zoomAndPan(name, *view.canvas());
    measureSelecting(name, document, *view.canvas());
    std::printf("%-16s %-52s %dx%d, %u clusters\n", "", "size of the matrix", view.canvas()->viewport()->width(),
                view.canvas()->viewport()->height(), vis->count());
    view.setDocument(nullptr);
    return 0;
}
