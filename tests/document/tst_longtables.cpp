// Tables so long that they are filtered and sorted beside the window.
#include "core/document/document.h"
#include "core/document/lumpmodel.h"
#include "tests/filtering.h"
#include "tests/program.h"

#include <array>

namespace {
constexpr quint32 count = 300'000, values = 1'000;
} // namespace

class TestLongTables : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        auto room = MapBuilder::room(bsp::quake3);
        QByteArray bytes;
        for (quint32 i = 0; i < count; ++i)
            bytes += words({valueOf(i)});
        auto map = readMap(room.setLumpBytes("LEAFSURFACES", bytes).build());
        VERIFY_RESULT(map);
        document_ = std::make_unique<Document>(u"long.bsp"_s, std::move(map).value());
        model_ = std::make_unique<LumpModel>(document_->tables(), document_->map().findLump(u"leafsurfaces"));
    }
    void cleanup()
    {
        model_.reset();
        document_.reset();
    }
    void theOldRowsStayUntilTheNewAreThere()
    {
        QSignalSpy reset(model_.get(), &QAbstractItemModel::modelReset), began(model_.get(), &LumpModel::arrangingBegan);
        filter(u"surface=3"_s);
        QVERIFY(model_->isArranging() && model_->isFiltering());
        QCOMPARE(began.count(), 1);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(model_->order(), all());
        finish();
        QCOMPARE(reset.count(), 1);
        QVERIFY(!model_->isFiltering());
        QCOMPARE(model_->order(), allThat(count, [](quint32 i) { return valueOf(i) == 3; }));
        filter({});
        QVERIFY(!model_->isArranging()); // nothing has to be read
        QCOMPARE(model_->order(), all());
    }

    void sortingMovesTheRecordsThatAreKept()
    {
        QSignalSpy reset(model_.get(), &QAbstractItemModel::modelReset), toMove(model_.get(), &RecordRows::rowsAboutToMove),
            moved(model_.get(), &QAbstractItemModel::layoutChanged);
        const QPersistentModelIndex kept = model_->index(12'345, 0);
        model_->sort(0);
        QCOMPARE(model_->sorting().column, 0);
        QVERIFY(model_->isArranging() && !model_->isFiltering());
        QCOMPARE(model_->order(), all());
        QCOMPARE(toMove.count(), 0);
        finish();
        QCOMPARE(toMove.count(), 1);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(model_->order(), byValue(all()));
        QCOMPARE(model_->recordAt(kept.row()).index, 12'345U);
        model_->sort(0);
        QVERIFY(!model_->isArranging());
        model_->sort(-1);
        QCOMPARE(model_->order(), all());
        QCOMPARE(kept.row(), 12'345);
    }

    void newerRequestsOvertakeOlderOnesAndQuickOnesSlowOnes()
    {
        QSignalSpy reset(model_.get(), &QAbstractItemModel::modelReset), moved(model_.get(), &QAbstractItemModel::layoutChanged);
        for (int i = 0; i < 20; ++i)
            filter(u"surface=%1"_s.arg(i));
        finish();
        QCOMPARE(model_->order(), allThat(count, [](quint32 i) { return valueOf(i) == 19; }));
        QCOMPARE(reset.count(), 1);
        QCOMPARE(moved.count(), 0);
        workPool().waitForDone(); // those that were overtaken have come to their end
        QCoreApplication::processEvents();
        QCOMPARE(reset.count(), 1);
        filter(u"surface=3"_s);
        filter({});
        QVERIFY(!model_->isArranging());
        QCOMPARE(reset.count(), 2);
        workPool().waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(reset.count(), 2);
        QCOMPARE(model_->order(), all());
    }

    void filteringAndSortingAddUp()
    {
        QSignalSpy reset(model_.get(), &QAbstractItemModel::modelReset), moved(model_.get(), &QAbstractItemModel::layoutChanged);
        const auto few = allThat(count, [](quint32 i) { return valueOf(i) < 5; });
        filter(u"surface<5"_s);
        model_->sort(0); // overtakes it, but the rows that come are others all the same
        finish();
        QCOMPARE(model_->order(), byValue(few));
        QCOMPARE(reset.count(), 1);
        QCOMPARE(moved.count(), 0);
        model_->sort(-1);
        finish();
        QCOMPARE(model_->order(), few);
        QCOMPARE(moved.count(), 1);
        model_->sort(0);
        filter(u"surface<2"_s);
        finish();
        QCOMPARE(model_->order(), byValue(allThat(count, [](quint32 i) { return valueOf(i) < 2; })));
        QCOMPARE(reset.count(), 2);
    }

    // The table is short, but what lies between it and the other is not.
    void aTermOfAnotherLumpIsAskedBesideTheWindowToo()
    {
        LumpModel shaders(document_->tables(), document_->map().findLump(u"shaders"));
        QSignalSpy reset(&shaders, &QAbstractItemModel::modelReset);
        const auto filter = Filter::parse(u"cluster=0"_s, document_->references(), shaders.lump());
        QVERIFY(!filter.fault());
        shaders.setFilter(filter);
        QVERIFY(shaders.isArranging());
        QTRY_VERIFY_WITH_TIMEOUT(!shaders.isArranging(), 60'000);
        QCOMPARE(reset.count(), 1);
        QCOMPARE(shaders.order(), filter.apply(document_->references(), shaders.lump()));
        QVERIFY(!shaders.order().empty());
    }

    void aTableAndItsDocumentMayBeClosedMeanwhile()
    {
        filter(u"surface=3"_s);
        model_->sort(0);
        model_.reset();
        workPool().waitForDone();
        QCoreApplication::processEvents();
        init();
        filter(u"surface=3"_s);
        model_.reset();
        document_.reset(); // what runs holds the bytes that it reads
        workPool().waitForDone();
        QCoreApplication::processEvents();
    }

    // Painting a large image waits for the threads of Qt's own pool.
    void longWorkLeavesQtsThreadsToPainting()
    {
        QSemaphore begun, end;
        std::array<LatestWork, 3> works;
        const auto clean = qScopeGuard([&end] {
            end.release(3);
            workPool().waitForDone();
        });
        for (auto &work : works)
            work.run(
                [&begun, &end](std::stop_token) {
                    begun.release();
                    end.acquire();
                    return true;
                },
                [](bool) {});
        QVERIFY(begun.tryAcquire(3, 60'000)); // all at once, however few processors there are
        QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
    }

private:
    static quint32 valueOf(quint32 record) { return record * 7919 % values; }
    void filter(const QString &text) { model_->setFilter(Filter::parse(text, document_->references(), model_->lump())); }
    // Waits for the rows that were asked for.
    void finish() { QTRY_VERIFY_WITH_TIMEOUT(!model_->isArranging(), 60'000); }
    static Records byValue(Records records)
    {
        std::ranges::stable_sort(records, {}, valueOf);
        return records;
    }
    static Records all()
    {
        return allThat(count, [](quint32) { return true; });
    }

    std::unique_ptr<Document> document_;
    std::unique_ptr<LumpModel> model_;
};

ADD_TEST(TestLongTables, QCoreApplication)
#include "tst_longtables.moc"
