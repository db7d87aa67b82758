// Two maps in the 3D view: what differs is marked, and a slider fades from one to the other.
#include "core/document/comparison.h"
#include "core/light/readings.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "tests/viewfixture.h"
#include "widgets/view3d/fadebar.h"

#include <QSlider>

namespace {

// Returns a map without any light.
std::shared_ptr<const MapFile> darkened(const MapFile &map)
{
    auto bytes = viewOf(map.bytesAsOpened()).toByteArray();
    const auto extent = map.extent(map.format().roles.lighting);
    for (qint64 i = 0; i < extent.length; ++i)
        bytes[extent.offset + i] = 0;
    return std::make_shared<const MapFile>(readMap(bytes).value());
}

} // namespace

class TestComparedView : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init()
    {
        start();
        show(sampleMaps().filter(u"quake2"_s).first());
    }
    void cleanup() { window_.reset(); }

    void whatDiffersIsMarkedWithALegend()
    {
        untilAtRest();
        const auto alone = picture();
        compare();
        QCOMPARE(overlay().differences().legend().size(), std::size(differenceKinds));
        const auto marked = picture();
        auto *action = inShowMenu(u"Differences from the other map (k)"_s);
        QVERIFY(action && action->isChecked());
        action->setChecked(false);
        QVERIFY(overlay().differences().legend().empty());
        const auto unmarked = picture();
        QVERIFY(difference(marked, unmarked) > 1000);
        action->setChecked(true);
        untilAtRest();
        QCOMPARE(difference(picture(), marked), 0);
        document()->comparison().stop();
        untilAtRest();
        QCOMPARE(picture().size(), alone.size()); // the line with the slider is gone
        QCOMPARE(difference(picture(), alone), 0);
    }

    // An edit changes the comparison several times, before its result is there.
    void marksAreMadeOnceForEachResult()
    {
        compare();
        const auto &marks = overlay().differences();
        QSignalSpy changes(&marks, &Overlay::changed);
        emit document()->comparison().changed();
        QVERIFY(!marks.isBusy());
        document()->edit(edits::setValue(document()->entitySource(), std::array{0}, u"message"_s, u"edited"_s).value());
        untilAtRest();
        QTRY_VERIFY_WITH_TIMEOUT(!document()->comparison().isBusy(), 30'000);
        untilAtRest();
        QVERIFY(changes.size() <= 2); // no marks while records may have other numbers, and those of the new result
        QCOMPARE(marks.legend().size(), std::size(differenceKinds));
    }

    void theSliderFadesToTheOtherMap()
    {
        inShowMenu(u"Differences from the other map (k)"_s)->setChecked(false);
        auto *fade = window_->view()->fade();
        QVERIFY(!fade->isVisible());
        compare();
        QVERIFY(fade->isVisible());
        untilAtRest();
        const auto here = picture();
        QTest::keyClick(fade->slider(), Qt::Key_PageDown);
        untilAtRest();
        const auto between = picture();
        fade->slider()->setValue(fade->slider()->minimum());
        untilAtRest();
        const auto there = picture();
        const auto brightness = [](const QImage &image) { return averageBrightness(image); };
        QVERIFY(brightness(there) < brightness(between) && brightness(between) < brightness(here));
        fade->slider()->setValue(fade->slider()->maximum());
        QCOMPARE(difference(picture(), here), 0);
        fade->slider()->setValue(fade->slider()->minimum());
        document()->comparison().stop();
        untilAtRest();
        QVERIFY(!fade->isVisible());
        QCOMPARE(fade->slider()->value(), fade->slider()->maximum());
    }

private:
    void compare() const
    {
        auto &comparison = document()->comparison();
        comparison.start(u"dark.bsp"_s, darkened(document()->map()));
        QTRY_VERIFY_WITH_TIMEOUT(!comparison.isBusy() && comparison.diff(), 30'000);
        untilAtRest();
    }
};

ADD_TEST(TestComparedView, QApplication)
#include "tst_comparedview.moc"
