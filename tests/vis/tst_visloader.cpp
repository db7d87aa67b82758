// A document's visibility: read once for all who ask, and never after the document is gone.
#include "tests/entitymap.h"
#include "tests/program.h"

class TestVisLoader : public QObject
{
    Q_OBJECT

private slots:
    void itIsReadOnce()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake2));
        auto &vis = document->vis();
        QVERIFY(!vis.of(VisSet::Pvs) && !vis.isBusy());
        QSignalSpy known(&vis, &VisLoader::known), counted(&document->tables(), &MapTables::changed);
        for (int i = 0; i < 3; ++i)
            vis.want(VisSet::Pvs);
        QTRY_VERIFY(!vis.isBusy());
        const auto read = vis.of(VisSet::Pvs);
        QVERIFY(read && read->count() == 2);
        vis.want(VisSet::Pvs);
        QVERIFY(!vis.isBusy());
        QCOMPARE(vis.of(VisSet::Pvs), read);
        QCOMPARE(known.size(), 1);
        QCOMPARE(counted.size(), 1);
        QVERIFY(!vis.of(VisSet::Phs));
        vis.want(VisSet::Phs);
        QTRY_VERIFY(vis.of(VisSet::Phs));
        QCOMPARE(vis.of(VisSet::Phs)->set, VisSet::Phs);
        QCOMPARE(counted.size(), 1); // what is heard is in no table
    }

    void whatTheFormatLacksIsToldOnce()
    {
        const auto document = documentOf(MapBuilder::room(bsp::quake3));
        QSignalSpy known(&document->vis(), &VisLoader::known);
        document->vis().want(VisSet::Phs);
        QVERIFY(known.wait());
        QVERIFY2(document->vis().faultOf(VisSet::Phs).contains(u"PHS"_s), qPrintable(document->vis().faultOf(VisSet::Phs)));
        document->vis().want(VisSet::Phs);
        QVERIFY(!document->vis().isBusy());
        document->vis().want(VisSet::Pvs);
        QVERIFY(known.wait());
        QVERIFY(document->vis().of(VisSet::Pvs) && document->vis().faultOf(VisSet::Pvs).isEmpty());
    }

    void aDocumentMayGoMeanwhile()
    {
        for (int i = 0; i < 20; ++i) {
            const auto document = documentOf(MapBuilder::room(bsp::quake2));
            QSignalSpy known(&document->vis(), &VisLoader::known);
            document->vis().want(VisSet::Pvs);
            document->vis().want(VisSet::Phs);
            document->vis().wantPortals();
            QTRY_VERIFY(known.size() >= i % 3); // none, one or both of the sets are read
        }
        QVERIFY(workPool().waitForDone(10'000));
        QCoreApplication::processEvents();
    }
};

ADD_TEST(TestVisLoader, QCoreApplication)
#include "tst_visloader.moc"
