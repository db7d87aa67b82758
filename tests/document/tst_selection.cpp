#include "core/document/selection.h"
#include "core/sorting.h"
#include "tests/program.h"

using Refs = std::vector<RecordRef>;

namespace {

// Lets records below a number exist.
auto below(quint32 limit)
{
    return [limit](RecordRef ref) { return ref.isValid() && ref.index < limit; };
}

// All that Back and Forward lead to, the oldest first; the selection is the newest afterwards.
std::vector<Refs> history(Selection &selection)
{
    while (selection.canGoBack())
        selection.back();
    std::vector<Refs> states{selection.records()};
    while (selection.canGoForward()) {
        selection.forward();
        states.push_back(selection.records());
    }
    return states;
}

} // namespace

class TestSelection : public QObject
{
    Q_OBJECT

private slots:
    void recordsAreKeptSortedAndOnce()
    {
        Selection selection;
        selection.set({{2, 5}, {1, 9}, {2, 5}, {1, 0}, {2, 1}, {1, 9}});
        QCOMPARE(selection.records(), (Refs{{1, 0}, {1, 9}, {2, 1}, {2, 5}}));
        QCOMPARE(selection.current(), (RecordRef{1, 0}));
    }

    void theCurrentRecordIsOneOfThem()
    {
        Selection selection;
        selection.set({{1, 1}, {1, 2}, {1, 3}}, {1, 2});
        QCOMPARE(selection.current(), (RecordRef{1, 2}));
        selection.set({{1, 1}, {1, 3}}, {1, 2});
        QCOMPARE(selection.current(), (RecordRef{1, 1}));
        selection.set({}, {1, 1});
        QVERIFY(selection.records().empty() && !selection.current().isValid());
    }

    void settingTheSameAgainIsNoChange()
    {
        Selection selection;
        QSignalSpy changed(&selection, &Selection::changed);
        selection.clear();
        QCOMPARE(changed.count(), 0);
        selection.set({{1, 1}, {1, 2}});
        QCOMPARE(changed.count(), 1);
        selection.set({{1, 2}, {1, 1}, {1, 1}});
        selection.set({{1, 1}, {1, 2}}, {1, 1});
        QCOMPARE(changed.count(), 1);
        selection.set({{1, 1}, {1, 2}}, {1, 2}); // another record in the inspector
        QCOMPARE(changed.count(), 2);
        selection.clear();
        QCOMPARE(changed.count(), 3);
    }

    void hoveringNeitherSelectsNorIsRemembered()
    {
        Selection selection;
        QSignalSpy changed(&selection, &Selection::changed), hovered(&selection, &Selection::hoverChanged);
        selection.hover({1, 1});
        selection.hover({1, 1});
        QCOMPARE(hovered.count(), 1);
        QCOMPARE(selection.hovered(), (RecordRef{1, 1}));
        QVERIFY(selection.records().empty() && !selection.canGoBack());
        selection.hover({});
        QCOMPARE(hovered.count(), 2);
        QCOMPARE(changed.count(), 0);
    }

    void backAndForwardWalkTheHistory()
    {
        Selection selection;
        QVERIFY(!selection.canGoBack() && !selection.canGoForward());
        selection.set({{1, 1}});
        selection.set({{1, 2}, {2, 2}}, {2, 2});
        QSignalSpy changed(&selection, &Selection::changed);
        selection.forward();
        QCOMPARE(changed.count(), 0);
        selection.back();
        QCOMPARE(selection.records(), Refs({{1, 1}}));
        selection.back();
        QVERIFY(selection.records().empty() && !selection.canGoBack());
        selection.back();
        QCOMPARE(changed.count(), 2);
        selection.forward();
        selection.forward();
        QCOMPARE(changed.count(), 4);
        QCOMPARE(selection.records(), (Refs{{1, 2}, {2, 2}}));
        QCOMPARE(selection.current(), (RecordRef{2, 2}));
        QVERIFY(selection.canGoBack() && !selection.canGoForward());
    }

    void aNewSelectionForgetsWhatLayAhead()
    {
        Selection selection;
        for (quint32 i = 1; i <= 3; ++i)
            selection.set({{1, i}});
        selection.back();
        selection.back();
        selection.set({{1, 9}});
        QVERIFY(!selection.canGoForward());
        selection.back();
        QCOMPARE(selection.records(), Refs({{1, 1}}));
    }

    // Dragging over rows passes through many selections; one step back undoes it all.
    void aGestureIsOneStep()
    {
        Selection selection;
        selection.set({{1, 1}});
        Refs dragged{{1, 1}};
        for (quint32 i = 2; i <= 20; ++i) {
            dragged.push_back({1, i});
            selection.set(dragged);
        }
        selection.set({{1, 1}, {1, 2}});
        QCOMPARE(selection.records(), (Refs{{1, 1}, {1, 2}}));
        selection.back();
        QCOMPARE(selection.records(), Refs({{1, 1}}));
        selection.forward();
        QCOMPARE(selection.records(), (Refs{{1, 1}, {1, 2}}));
        selection.set({{2, 1}, {2, 2}}); // another lump is another gesture
        selection.back();
        QCOMPARE(selection.records(), (Refs{{1, 1}, {1, 2}}));
    }

    void aNewGestureForgetsWhatLayAheadToo()
    {
        Selection selection;
        selection.set({{1, 1}, {1, 2}});
        selection.set({{2, 1}});
        selection.back();
        selection.set({{1, 5}, {1, 6}});
        QVERIFY(!selection.canGoForward());
        selection.forward();
        QCOMPARE(selection.records(), (Refs{{1, 5}, {1, 6}}));
    }

    void theHistoryIsBounded()
    {
        Selection selection;
        for (quint32 i = 1; i <= 1000; ++i)
            selection.set({{1, i}});
        int steps = 0;
        for (; selection.canGoBack(); ++steps)
            selection.back();
        QCOMPARE(steps, 199);
        QCOMPARE(selection.records(), Refs({{1, 801}}));
        for (; selection.canGoForward(); --steps)
            selection.forward();
        QCOMPARE(steps, 0);
        QCOMPARE(selection.records(), Refs({{1, 1000}}));
    }

    // All rows of the largest tables, over and over.
    void theHistoryIsBoundedInRecords()
    {
        Selection selection;
        const auto all = [](int lump) {
            Refs records(1'500'000);
            for (quint32 i = 0; i < records.size(); ++i)
                records[i] = {lump, i};
            return records;
        };
        for (int lump = 1; lump <= 4; ++lump)
            selection.set(all(lump));
        selection.back();
        QCOMPARE(selection.current(), (RecordRef{3, 0}));
        QVERIFY(!selection.canGoBack());
        selection.forward();
        Refs tooMany = all(5);
        for (int i = 0; i < 2; ++i) {
            const auto more = all(6 + i);
            tooMany.insert(tooMany.end(), more.begin(), more.end());
        }
        selection.set(tooMany); // more than is remembered, but selected all the same
        QCOMPARE(selection.records(), tooMany);
        QVERIFY(!selection.canGoBack());
    }

    void whatNoLongerExistsIsNotTakenOver()
    {
        Selection before, after;
        before.set({{1, 1}, {1, 5}, {1, 9}, {2, 0}}, {1, 5});
        after.adopt(before, below(6));
        QCOMPARE(after.records(), (Refs{{1, 1}, {1, 5}, {2, 0}}));
        QCOMPARE(after.current(), (RecordRef{1, 5}));
        Selection smaller;
        smaller.adopt(before, below(2));
        QCOMPARE(smaller.records(), (Refs{{1, 1}, {2, 0}}));
        QCOMPARE(smaller.current(), (RecordRef{1, 1}));
        Selection empty;
        QSignalSpy changed(&empty, &Selection::changed);
        empty.adopt(before, below(0));
        QVERIFY(empty.records().empty());
        QCOMPARE(changed.count(), 0);
        QCOMPARE(before.records().size(), 4U);
    }

    void theHistoryIsTakenOver()
    {
        Selection before, after;
        before.set({{1, 1}});
        before.set({{2, 2}, {2, 3}}, {2, 3});
        before.clear();
        before.set({{3, 3}});
        before.back();
        before.back();
        QSignalSpy changed(&after, &Selection::changed);
        after.adopt(before, below(9));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(after.records(), (Refs{{2, 2}, {2, 3}}));
        QCOMPARE(after.current(), (RecordRef{2, 3}));
        QVERIFY(after.canGoBack() && after.canGoForward());
        after.forward();
        after.back();
        QCOMPARE(after.current(), (RecordRef{2, 3}));
        QCOMPARE(history(after), (std::vector<Refs>{{}, {{1, 1}}, {{2, 2}, {2, 3}}, {}, {{3, 3}}}));
        QCOMPARE(before.records(), (Refs{{2, 2}, {2, 3}}));
    }

    void fewAndManyNumbersAreSorted()
    {
        using Numbers = std::vector<quint32>;
        QCOMPARE(ascending({}), Numbers());
        QCOMPARE(ascending({7}), Numbers{7});
        QCOMPARE(ascending({UINT32_MAX, 0, 7}), (Numbers{0, 7, UINT32_MAX})); // far apart
        QCOMPARE(ascending({2, 0, 1, 5}), (Numbers{0, 1, 2, 5}));
        Numbers even;
        for (quint32 i = 0; i < 1000; ++i)
            even.push_back(i * 2);
        QCOMPARE(ascending(Numbers(even.rbegin(), even.rend())), even);
    }

    void theHistoryIsTakenOverWithoutWhatNoLongerExists()
    {
        Selection before, after;
        before.set({{1, 1}});
        before.set({{1, 9}}); // vanishes; its neighbours are the same then
        before.set({{1, 1}, {2, 9}});
        before.set({{1, 1}, {1, 2}}, {1, 2});
        before.set({{3, 1}});
        before.set({{3, 9}});
        before.clear();
        before.set({{4, 1}, {4, 9}}, {4, 9});
        before.back();
        before.back();
        before.back();
        QCOMPARE(before.records(), Refs({{3, 1}}));
        after.adopt(before, below(5));
        QCOMPARE(after.records(), Refs({{3, 1}}));
        after.back();
        QCOMPARE(after.records(), (Refs{{1, 1}, {1, 2}}));
        QCOMPARE(after.current(), (RecordRef{1, 2}));
        QCOMPARE(history(after), (std::vector<Refs>{{}, {{1, 1}}, {{1, 1}, {1, 2}}, {{3, 1}}, {}, {{4, 1}}}));
        QCOMPARE(after.current(), (RecordRef{4, 1}));
    }

    void whatIsSelectedNowIsTakenOverEvenWhenNothingIsLeft()
    {
        Selection before, after;
        before.set({{1, 1}});
        before.set({{1, 9}});
        before.set({{2, 1}});
        before.back();
        after.adopt(before, below(5));
        QVERIFY(after.records().empty() && !after.current().isValid());
        after.back();
        QCOMPARE(after.records(), Refs({{1, 1}}));
        QCOMPARE(history(after), (std::vector<Refs>{{}, {{1, 1}}, {}, {{2, 1}}}));
        // One that is the same as what it followed is not there twice.
        Selection same;
        before.set({{1, 1}, {3, 9}});
        before.back();
        before.back();
        before.forward();
        before.set({{1, 1}});
        before.set({{1, 1}, {3, 9}});
        same.adopt(before, below(5));
        QCOMPARE(same.records(), Refs({{1, 1}}));
        QVERIFY(!same.canGoForward());
        same.back();
        QVERIFY(same.records() != Refs({{1, 1}}));
    }

    void aSelectionTakenOverStaysInTheHistory()
    {
        Selection before, after;
        before.set({{1, 1}, {1, 2}});
        after.adopt(before, below(5));
        after.set({{1, 1}, {1, 2}, {1, 3}}); // the same gesture, were it not for the reload between them
        after.back();
        QCOMPARE(after.records(), (Refs{{1, 1}, {1, 2}}));
    }
};

ADD_TEST(TestSelection, QCoreApplication)
#include "tst_selection.moc"
