// Measures how long the window is blocked while thousands of images are browsed: browsing COUNT makes a folder of that many
// TGAs, scrolls through all of them while they are read, and filters.
#include "core/document/texturemodel.h"
#include "tests/bench/benchwindow.h"
#include "tests/bench/figures.h"
#include "tests/bench/timingapplication.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"

#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace {

constexpr int side = 256; // texels

bool writeImages(const QString &folder, int count)
{
    QByteArray tga(18, '\0');
    tga[2] = 2;            // uncompressed
    tga[13] = tga[15] = 1; // 256, little-endian
    tga[16] = 24;
    for (int i = 0; i < count; ++i) {
        QFile file(u"%1/wall%2.tga"_s.arg(folder).arg(i, 5, 10, QChar(u'0')));
        if (!file.open(QIODevice::WriteOnly) || file.write(tga) < 0
            || file.write(QByteArray(3 * side * side, static_cast<char>(i * 37))) < 0)
            return false;
    }
    return true;
}

void tell(const TimingApplication &app, int count, const char *what)
{
    ::tell(u"%L1 images"_s.arg(count), what, static_cast<double>(app.longest) / 1e6);
    ::tell({}, "  longest repaint of them", static_cast<double>(app.longestPaint) / 1e6);
}

} // namespace

int main(int argc, char **argv)
{
    TimingApplication app(argc, argv);
    const int count = argc > 1 ? QByteArray(argv[1]).toInt() : 2000;
    const QTemporaryDir folder;
    if (!writeImages(folder.path(), count))
        return 1;
    BenchWindow benchWindow;
    auto &window = *benchWindow;
    QTest::qWait(300);
    app.longest = app.longestPaint = 0;
    window.open(folder.path());
    auto *browser = window.images()->textures()->browser();
    if (!QTest::qWaitFor([&] { return browser->model()->textureCount() == count; }, 30'000))
        return 1;
    tell(app, count, "longest wait while they are listed");
    app.longest = app.longestPaint = 0;
    auto *bar = browser->view()->verticalScrollBar();
    for (int step = 0; step <= 100; ++step) {
        bar->setValue(static_cast<int>(static_cast<qint64>(bar->maximum()) * step / 100));
        QTest::qWait(30);
    }
    tell(app, count, "longest wait while they are read and scrolled");
    app.longest = app.longestPaint = 0;
    browser->filterEdit()->setFocus();
    QTest::keyClicks(browser->filterEdit(), u"wall01"_s);
    QTest::qWait(300);
    tell(app, count, "longest wait while they are filtered");
    return 0;
}
