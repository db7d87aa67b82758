// Measures how long the visibility matrix takes to paint: matrix MAP zooms in from the whole map and pans at every zoom, in
// a view of 1280x800. Also measures preparing the picture in each order, and selecting many faces.
#include "tests/bench/figures.h"
#include "widgets/vis/vismatrixcanvas.h"
#include "widgets/vis/vismatrixview.h"

#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QScrollBar>
#include <QtTest>

namespace {

// Returns the time of each repaint while the matrix is moved by a few pixels at a time.
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
    return times;
}

// Zooms from the whole map to single pairs, panning at each step.
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
    tell(name, "picture of the matrix while panning, median", quantile(panning));
    tell(name, "picture of the matrix while panning, 99 of 100 within", quantile(panning, 0.99));
    tell(name, "picture of the matrix while zooming, slowest", std::ranges::max(zooming));
}

void measureSelecting(const QString &name, Document &document, VisMatrixCanvas &canvas)
{
    canvas.showAll();
    const int lump = document.map().format().roles.faces;
    std::vector<RecordRef> faces;
    for (quint32 face = 0; face < std::min(document.map().recordCount(lump), 10'000U); ++face)
        faces.push_back({lump, face});
    document.references().prepare();
    tell(name, "selecting " + QByteArray::number(faces.size()) + " faces, with the picture", timeOf([&] {
             document.selection().set(faces);
             canvas.viewport()->repaint();
         }));
    tell(name, "picture of the matrix under a moved crosshair", timeOf([&canvas] {
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
        tell(name, order == VisOrder::Number ? "preparing the matrix by number" : "preparing the matrix by place",
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
