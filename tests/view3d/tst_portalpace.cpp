// When mirrors and portals are left out of the 3D view.
#include "tests/program.h"
#include "widgets/view3d/portalpace.h"

namespace {

Camera at(double x)
{
    Camera camera;
    camera.position = {x, 0, 0};
    return camera;
}

// Whether it had them.
bool draw(PortalPace &pace, double x, double milliseconds)
{
    const bool takes = pace.takes(at(x));
    pace.drew(takes);
    pace.took(milliseconds);
    return takes;
}

} // namespace

class TestPortalPace : public QObject
{
    Q_OBJECT

private slots:
    void slowOnesAreLeftOutOnTheWayAndComeBackAtRest()
    {
        PortalPace pace;
        QSignalSpy rested(&pace, &PortalPace::rested);
        QVERIFY(draw(pace, -2, 80));
        QVERIFY(draw(pace, -1, 80));
        QVERIFY(draw(pace, 0, 80)); // programs may have been made in these
        QVERIFY(!draw(pace, 2, 20));
        QVERIFY(!draw(pace, 3, 20)); // that it is fast without says nothing
        QVERIFY(rested.isEmpty());
        QVERIFY(rested.wait());
        QCOMPARE(rested.size(), 1);
        QVERIFY(draw(pace, 3, 30)); // fast meanwhile
        QVERIFY(draw(pace, 4, 30));
        QVERIFY(draw(pace, 5, 30));
        QVERIFY(!rested.wait(400)); // nothing more is wanted
    }

    void fastOnesAndJumpsShowAll()
    {
        PortalPace fast, jumping;
        for (int x = 0; x < 4; ++x)
            QVERIFY(draw(fast, x, 20));
        for (int x = 0; x < 4; ++x) {
            QVERIFY(draw(jumping, x, 200));
            QVERIFY(draw(jumping, x, 200));
        }
    }
};

ADD_TEST(TestPortalPace, QCoreApplication)
#include "tst_portalpace.moc"
