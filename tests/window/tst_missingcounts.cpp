// How many textures are missing: the 3D view, the images and the check tell the same, whichever is seen first.
#include "core/text.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "tests/windowfixture.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/placesmenu.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/view3d/viewpanel.h"

class MissingCountsTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!hasOpenGL())
            QSKIP("there is no OpenGL");
        useOwnSettings();
    }

    // Nothing but what a test makes is installed.
    void init()
    {
        games_ = std::make_unique<GameFolder>();
        qputenv("HOME", games_->path(u"home"_s).toLocal8Bit());
        qputenv("XDG_DATA_DIRS", games_->path(u"share"_s).toLocal8Bit());
        start();
    }

    void cleanup() { window_.reset(); }
    void theyAreTheSameEverywhere_data()
    {
        const auto row = addColumns<bool>("viewFirst");
        row("3D first", true);
        row("images first", false);
    }

    void theyAreTheSameEverywhere()
    {
        QFETCH(bool, viewFirst);
        games_->save(u"baseq3/pics/none.txt"_s, "");
        auto *first = viewFirst ? static_cast<QWidget *>(window_->view()) : window_->images();
        auto *second = viewFirst ? static_cast<QWidget *>(window_->images()) : window_->view();
        open(games_->save(u"baseq3/maps/a.bsp"_s, contentOf(sampleFile(u"quake3/maps/gallery.bsp"))));
        for (auto *each : {first, second}) {
            show(each);
            QTRY_VERIFY_WITH_TIMEOUT((each == window_->images() ? toldByImages() : toldByView()) > 0, 20'000);
        }
        QCOMPARE(toldByImages(), toldByCheck());
        QCOMPARE(toldByView(), toldByCheck());
        emit window_->images()->textures()->places()->added(sampleFile(u"quake3"));
        QTRY_COMPARE_WITH_TIMEOUT(toldByCheck(), 0, 20'000);
        for (auto *each : {first, second}) {
            show(each);
            QTRY_COMPARE_WITH_TIMEOUT(each == window_->images() ? toldByImages() : toldByView(), 0, 20'000);
        }
    }

    void wadsThatAreNotThereAreNamed()
    {
        // Compilers leave them in maps of games that know no WADs, too.
        const auto text = QByteArrayLiteral("{\n\"classname\" \"worldspawn\"\n\"wad\" \"a.wad;b.wad\"\n}\n");
        open(games_->save(u"baseq2/maps/a.bsp"_s, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text + '\0').build()));
        show(window_->view());
        QTRY_VERIFY_WITH_TIMEOUT(toldByView() > 0, 20'000);
        QVERIFY(!window_->view()->missing()->text().contains(u".wad"_s));
        auto bytes = contentOf(sampleFile(u"halflife/maps/gallery_wad.bsp"));
        open(games_->save(u"valve/maps/a.bsp"_s, bytes));
        const auto wads = window_->document()->gameFiles()->wads();
        QVERIFY(!wads.isEmpty());
        const auto all = u"were not found: %1."_s.arg(wads.join(u", "_s));
        show(window_->images());
        const auto *notice = window_->images()->textures()->notice();
        QTRY_VERIFY_WITH_TIMEOUT(toldByImages() > 0, 20'000);
        QVERIFY2(notice->text().contains(all), qPrintable(notice->text()));
        QVERIFY2(notice->text().contains(games_->path(u"valve"_s)), qPrintable(notice->text()));
        show(window_->view());
        QTRY_VERIFY_WITH_TIMEOUT(toldByView() > 0, 20'000);
        QVERIFY2(window_->view()->missing()->text().contains(all), qPrintable(window_->view()->missing()->text()));
        QCOMPARE(toldByView(), toldByImages());
        emit window_->images()->textures()->places()->added(sampleFile(u"halflife/gallery.wad"));
        QTRY_COMPARE_WITH_TIMEOUT(toldByView(), 0, 20'000);
    }

private:
    // By the sentence; 0: it says of none.
    static int toldBy(const QLabel *label)
    {
        static const QRegularExpression sentence(u"(\\d+) textures? used by"_s);
        return label->isHidden() ? 0 : sentence.match(label->text()).captured(1).toInt();
    }
    int toldByImages() const { return toldBy(window_->images()->textures()->notice()); }
    int toldByView() const { return toldBy(window_->view()->missing()); }
    int toldByCheck() const
    {
        for (const auto &problem : window_->document()->allProblems())
            if (problem.id == u"texture-missing"_s)
                return static_cast<int>(problem.count);
        return 0;
    }
    void show(const QWidget *view) const
    {
        for (auto *dock : window_->findChildren<QDockWidget *>())
            if (dock->isAncestorOf(view)) {
                dock->show();
                dock->raise();
            }
    }

    std::unique_ptr<GameFolder> games_;
};

ADD_TEST(MissingCountsTest, QApplication)
#include "tst_missingcounts.moc"
