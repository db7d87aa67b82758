// Edits that are not saved: asked about before they are lost, and kept through a crash.
#include "app/saving/recovery.h"
#include "app/saving/recoveryoffers.h"
#include "app/window/background.h"
#include "core/document/comparison.h"
#include "core/document/latestwork.h"
#include "core/document/recordeditor.h"
#include "core/save/lumpplacement.h"
#include "core/text.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/savingfixture.h"

#include <sys/stat.h>

class RecoveryTest : public SavingFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { start(); }
    void cleanup() { closeAndForget(); }
    void unsavedEditsAreAskedAboutBeforeTheyAreLost()
    {
        const auto path = openCopy(u"quake2"_s, u"asked.bsp"_s);
        set(u"origin"_s, u"1 2 3"_s);
        window_->close();
        auto *box = window_->findChild<QMessageBox *>();
        QVERIFY(box && window_->isVisible());
        box->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!window_->findChild<QMessageBox *>());
        QVERIFY(window_->isVisible() && document().isModified());
        window_->close();
        box = window_->findChild<QMessageBox *>();
        box->button(QMessageBox::Save)->click();
        QTRY_VERIFY(dialog());
        dialog()->accept();
        QTRY_VERIFY(!window_->isVisible());
        QVERIFY(contentOf(path).contains("\"origin\" \"1 2 3\""));
    }

    void unsavedEditsSurviveACrash()
    {
        const auto path = openCopy(u"quake3"_s, u"crashed.bsp"_s);
        set(u"origin"_s, u"7 7 7"_s);
        QTRY_COMPARE(kept().size(), 1);
        QVERIFY2(!Recovery::find(path), "edits of a window that is open are not offered");
        press(Qt::Key_Z);
        QTRY_VERIFY(kept().isEmpty());
        set(u"origin"_s, u"7 7 7"_s);
        const auto edited = document().map().entityText().toByteArray();
        crash();
        QCOMPARE(Recovery::all().size(), 1);
        window_->recoveryOffers()->offerAll();
        QVERIFY(window_->notice()->text().contains(u"crashed.bsp"));
        open(path);
        QVERIFY(window_->notice()->text().contains(u"unsaved edits"));
        answerNotice(u"Restore"_s);
        QCOMPARE(document().map().entityText(), QByteArrayView(edited));
        QVERIFY(document().isModified());
        QVERIFY(!contentOf(path).contains("\"origin\" \"7 7 7\""));
    }

    void unsavedEditsAreComparedBeforeTheyAreRestored()
    {
        const auto path = openCopy(u"quake2"_s, u"compared.bsp"_s);
        const auto origin = edits::valueOf(document().entitySource(), 1, "origin").toByteArray();
        set(u"origin"_s, u"7 7 7"_s);
        document().records().setUnlocked(true);
        const int texinfo = document().map().findLump(u"TEXINFO"), value = document().map().findColumn(texinfo, "value");
        const auto used = static_cast<quint32>(document().map().column(document().map().format().columns.faceTexinfo).integer(0));
        QCOMPARE(document().records().assign(texinfo, u"value = 77"_s, std::array{used}).value(), 1);
        crash();
        open(path);
        answerNotice(u"Compare"_s);
        auto &comparison = document().comparison();
        QTRY_VERIFY(comparison.diff());
        const auto &changed = comparison.diff()->entities.changed;
        QCOMPARE(changed.size(), size_t(1));
        QCOMPARE(changed[0].keys.size(), size_t(1));
        QCOMPARE(changed[0].keys[0].was, "7 7 7"_ba);
        QCOMPARE(changed[0].keys[0].now, origin);
        QCOMPARE(comparison.of({texinfo, used}).fields, std::vector{value});
        QVERIFY(!document().isModified());
        QVERIFY(window_->notice()->text().contains(u"unsaved edits")); // still asked
        answerNotice(u"Restore"_s);
        QVERIFY(document().map().entityText().contains("7 7 7"));
        QTRY_VERIFY(comparison.diff() && !comparison.isBusy());
        QVERIFY(comparison.diff()->isSame());
    }

    // Layouts are restored as they were left, when nothing was asked; and other words come between.
    void whatWasFoundIsAskedUntilItIsAnswered()
    {
        const auto path = openCopy(u"quake2"_s, u"asked again.bsp"_s);
        for (const auto key : {Qt::Key_4, Qt::Key_2, Qt::Key_1})
            press(key);
        set(u"origin"_s, u"1 2 3"_s);
        crash();
        open(path);
        const auto *notice = window_->notice();
        const auto question = notice->text();
        QVERIFY(question.contains(u"unsaved edits"));
        const auto isAsked = [&] { return notice->isVisible() && notice->height() > 0 && notice->text() == question; };
        for (const auto key : {Qt::Key_4, Qt::Key_3, Qt::Key_2, Qt::Key_1, Qt::Key_4}) {
            press(key);
            QTRY_VERIFY(isAsked());
        }
        QTest::keyClick(window_.get(), Qt::Key_F11);
        QTRY_VERIFY(isAsked());
        window_->notice()->say(u"One thing."_s);
        window_->notice()->say(u"Another."_s, {{u"Details"_s, [] {}}});
        window_->notice()->say(u"A third."_s);
        QCOMPARE(notice->text(), u"A third."_s);
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QCOMPARE(notice->text(), u"Another."_s);
        answerNotice(u"Details"_s);
        QVERIFY(isAsked());
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QTRY_VERIFY(!notice->isVisible());
        press(Qt::Key_1);
        QTRY_VERIFY(!notice->isVisible());
        QVERIFY(Recovery::find(path)); // closed is not discarded
    }

    void theKeyboardReachesWhatIsOffered()
    {
        const auto path = openCopy(u"quake2"_s, u"keys.bsp"_s);
        set(u"origin"_s, u"1 2 3"_s);
        crash();
        open(path);
        QApplication::setActiveWindow(window_.get());
        QTRY_VERIFY(window_->isActiveWindow());
        const auto focused = [this] {
            const auto *button = qobject_cast<QToolButton *>(window_->focusWidget());
            return button ? button->text() : QString();
        };
        window_->notice()->findChild<QLabel *>()->setFocus(Qt::TabFocusReason);
        for (const auto *button : {u"Restore", u"Compare", u"Discard", u"Close"}) {
            QTest::keyClick(window_->focusWidget(), Qt::Key_Tab);
            QCOMPARE(focused(), QString::fromUtf16(button));
        }
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(window_->focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(focused(), u"Restore"_s);
        QTest::keyClick(window_->focusWidget(), Qt::Key_Space);
        QVERIFY(document().map().entityText().contains("1 2 3"));
    }

    void newerEditsDoNotReplaceThoseOfACrash()
    {
        const auto path = openCopy(u"quake2"_s, u"twice.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        open(path);
        set(u"origin"_s, u"2 2 2"_s); // without an answer to what was found
        QTRY_COMPARE(kept().size(), 2);
        window_.reset(); // given up
        QCOMPARE(kept().size(), 1);
        const auto found = Recovery::find(path);
        QVERIFY(found && found->text.contains("1 1 1"));
        start();
    }

    void whatRestoringTakesBackIsListedFirst()
    {
        const auto path = openCopy(u"quake2"_s, u"since.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        changeEntities(path);
        open(path);
        QVERIFY(window_->notice()->text().contains(u"has changed since"));
        answerNotice(u"Restore"_s);
        QVERIFY2(!question(), "long texts are compared in the background");
        QTRY_VERIFY(question());
        auto *list = question()->findChild<QListWidget *>();
        QVERIFY(list && list->isVisible());
        QCOMPARE(list->count(), 1); // not what was edited here
        QVERIFY2(list->item(0)->text().contains(u"info_since"), qPrintable(list->item(0)->text()));
        const auto theirs = document().map().entityText().toByteArray();
        question()->reject();
        QTRY_VERIFY(!question());
        QCOMPARE(document().map().entityText(), QByteArrayView(theirs));
        QVERIFY(window_->notice()->text().contains(u"has changed since")); // it is not answered
        answerNotice(u"Restore"_s);
        QTRY_VERIFY(question());
        question()->accept();
        QVERIFY(document().map().entityText().contains("1 1 1"));
        QVERIFY(!document().map().entityText().contains("info_since"));
        QVERIFY(!Recovery::find(path));
    }

    // While the texts are compared the map may be edited, and the button in the status bar leaves the question unanswered.
    void aComparisonFollowsEditsAndIsCancelled()
    {
        const auto path = openCopy(u"quake2"_s, u"compared.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        changeEntities(path);
        open(path);
        answerNotice(u"Restore"_s);
        const auto works = window_->findChildren<BackgroundWork *>();
        const auto comparing = std::ranges::find_if(works, &BackgroundWork::isRunning);
        QVERIFY(comparing != works.end());
        QVERIFY(!window_->notice()->isVisible());
        (*comparing)->findChild<QToolButton *>()->click();
        QVERIFY(window_->notice()->text().contains(u"has changed since"));
        QVERIFY(workPool().waitForDone());
        QCoreApplication::processEvents(); // what came of it, if it came
        QVERIFY(!question());
        answerNotice(u"Restore"_s);
        set(u"message"_s, u"meanwhile"_s, 0);
        QTRY_VERIFY(question());
        auto *list = question()->findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        QVERIFY2(list->item(0)->text().contains(u"meanwhile"), qPrintable(list->item(0)->text()));
    }

    void editsOfAnEarlierVersionListAllThatChanges()
    {
        const auto path = openCopy(u"quake2"_s, u"earlier.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        QTRY_COMPARE(kept().size(), 1);
        const auto lengthOf = [](qsizetype size) { return size + qsizetype(sizeof(quint32)); };
        const auto &onDisk = *document().onDisk();
        const auto size = lengthOf(onDisk.entityText().size()) + lengthOf(qsizetype(onDisk.format().id.size()))
                          + lengthOf(onDisk.detectedGame() ? qsizetype(onDisk.detectedGame()->id.size()) : 0); // behind all else
        crash();
        writeFile(kept().first(), contentOf(kept().first()).chopped(size));
        changeEntities(path);
        open(path);
        answerNotice(u"Restore"_s);
        QTRY_VERIFY(question());
        auto *list = question()->findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        question()->accept();
        QVERIFY(document().map().entityText().contains("1 1 1"));
    }

    void editsOfOtherLumpsSurviveACrash_data()
    {
        const auto row = addColumns<bool>("changesSince");
        row("the same map", false);
        row("a map whose planes have changed since", true);
    }

    // With the text, one step of undo. Nothing is put into lumps that are others now: then the entities alone are restored.
    void editsOfOtherLumpsSurviveACrash()
    {
        QFETCH(bool, changesSince);
        const auto path = openCopy(u"quake2"_s, u"lumps.bsp"_s);
        const int planes = document().map().format().roles.planes;
        const auto first = viewOf(document().map().lumpBytes(planes)).first(1).toByteArray();
        const auto extent = document().map().extent(planes);
        QVERIFY(document().edit(u"Plane"_s, {{planes, {{0, first, "p"}, {extent.length, {}, QByteArray(20, '\0')}}}}));
        QVERIFY(document().edit(u"Add"_s, {{0, difference({}, "12345"), Patch::Adds, "OWN"}}));
        set(u"origin"_s, u"7 7 7"_s);
        const auto edited = document().map().entityText().toByteArray();
        const auto expected = viewOf(document().map().lumpBytes(planes)).toByteArray();
        QTRY_VERIFY(Recovery::all().isEmpty() && kept().size() == 1 && contentOf(kept().first()).contains("7 7 7"));
        crash();
        if (changesSince) {
            auto bytes = contentOf(path);
            bytes[extent.offset + 4] = static_cast<char>(bytes[extent.offset + 4] + 1);
            writeFile(path, bytes);
        }
        open(path);
        answerNotice(u"Restore"_s);
        QCOMPARE(document().map().entityText(), QByteArrayView(edited));
        QCOMPARE(viewOf(document().map().lumpBytes(planes)) == expected, !changesSince);
        QCOMPARE(document().map().bspx().size(), size_t(changesSince ? 0 : 1));
        QCOMPARE(states(window_->notice()->text(), {u"Only the entities"_s}), changesSince);
        QCOMPARE(document().undoStack().count(), 1);
        document().undoStack().undo();
        QVERIFY(!document().map().isChanged());
    }

    void newerEditsAreListedBeforeTheyAreReplaced()
    {
        const auto path = openCopy(u"quake2"_s, u"newer.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        open(path);
        QVERIFY(window_->notice()->text().contains(u"Restore"));
        set(u"origin"_s, u"2 2 2"_s);
        QTRY_COMPARE(kept().size(), 2); // the newer edits are held by this window
        answerNotice(u"Restore"_s);
        QTRY_VERIFY(question());
        QVERIFY(question()->findChild<QListWidget *>()->count() > 0);
        question()->reject();
        QTRY_VERIFY(window_->notice()->text().contains(u"unsaved edits"));
        QVERIFY(document().map().entityText().contains("2 2 2"));
        QTRY_VERIFY(!question());
        answerNotice(u"Restore"_s);
        QTRY_VERIFY(question());
        question()->accept();
        QTRY_VERIFY(document().map().entityText().contains("1 1 1"));
        document().undoStack().undo();
        QVERIFY(document().map().entityText().contains("2 2 2"));
    }

    void newerEditsOfOtherLumpsAreNotMixedWithThoseOfACrash()
    {
        const auto path = openCopy(u"quake2"_s, u"newer lumps.bsp"_s);
        const int planes = document().map().format().roles.planes;
        const auto first = viewOf(document().map().lumpBytes(planes)).first(1).toByteArray();
        const auto firstNow = [&] { return viewOf(document().map().lumpBytes(planes)).first(1).toByteArray(); };
        QVERIFY(document().edit(u"Plane"_s, {{planes, {{0, first, "p"}}}}));
        crash();
        open(path);
        QVERIFY(document().edit(u"Plane"_s, {{planes, {{0, first, "q"}}}}));
        answerNotice(u"Restore"_s);
        QCOMPARE(firstNow(), "q");
        QVERIFY2(window_->notice()->text().contains(u"Nothing was restored"), qPrintable(window_->notice()->text()));
        document().undoStack().undo();
        window_->notice()->dismiss();
        QVERIFY(window_->notice()->text().contains(u"unsaved edits"));
        answerNotice(u"Restore"_s);
        QCOMPARE(firstNow(), "p");
    }

    void discardedEditsAreBroughtBack()
    {
        const auto path = openCopy(u"quake2"_s, u"discarded.bsp"_s);
        set(u"origin"_s, u"3 3 3"_s);
        crash();
        open(path);
        answerNotice(u"Discard"_s);
        QVERIFY(!Recovery::find(path));
        answerNotice(u"Bring Them Back"_s);
        QVERIFY(Recovery::find(path));
        answerNotice(u"Restore"_s);
        QVERIFY(document().map().entityText().contains("3 3 3"));
    }

    void olderEditsStayWhateverBecomesOfNewerOnes()
    {
        const auto path = openCopy(u"quake2"_s, u"thrice.bsp"_s);
        for (const auto *place : {u"1 1 1", u"2 2 2", u"3 3 3"}) {
            set(u"origin"_s, QString::fromUtf16(place));
            crash(place[0] - u'0');
            open(path);
        }
        answerNotice(u"Discard"_s);
        QCOMPARE(kept().size(), 2);
        answerNotice(u"Bring Them Back"_s);
        QCOMPARE(kept().size(), 3);
        for (const auto *place : {"3 3 3", "2 2 2", "1 1 1"}) { // the latest is offered first
            const auto found = Recovery::find(path);
            QVERIFY2(found && found->text.contains(place), place);
            window_->recoveryOffers()->offer(&document());
            answerNotice(u"Discard"_s);
        }
        QVERIFY(!Recovery::find(path));
    }

    // As in containers, where a program has the same number each time.
    void aDeadProcessOfOurNumberHoldsNoLock()
    {
        const auto path = openCopy(u"quake2"_s, u"renumbered.bsp"_s);
        set(u"origin"_s, u"4 4 4"_s);
        QTRY_COMPARE(kept().size(), 1);
        const auto lock = kept().first() + u".lock"_s;
        const auto left = contentOf(lock);
        QVERIFY(left.startsWith(QByteArray::number(QCoreApplication::applicationPid()) + '\n'));
        crash();
        QVERIFY(!QFile::exists(lock));
        writeFile(lock, left);
        open(path);
        answerNotice(u"Restore"_s);
        writeFile(lock, left);
        set(u"origin"_s, u"5 5 5"_s);
        QTRY_VERIFY(contentOf(kept().value(0)).contains("5 5 5"));
        QVERIFY2(!Recovery::find(path), "this process holds its lock");
    }

    void editsThatCannotBeKeptAreTold()
    {
        openCopy(u"quake2"_s, u"elsewhere.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        QTRY_COMPARE(kept().size(), 1);
        const auto folder = QFileInfo(kept().first()).path();
        press(Qt::Key_Z);
        QTRY_VERIFY(kept().isEmpty());
        QVERIFY(QDir(folder).removeRecursively());
        writeFile(folder, "no folder");
        set(u"origin"_s, u"2 2 2"_s);
        QTRY_VERIFY(window_->notice()->text().contains(u"nothing can be written to"));
        QVERIFY(QFile::remove(folder));
        QTRY_COMPARE(kept().size(), 1); // without another edit
    }

    void editsInASecondWindowAreKeptToo()
    {
        const auto path = openCopy(u"quake2"_s, u"twice.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        QTRY_COMPARE(kept().size(), 1);
        auto first = std::move(window_);
        start();
        open(path);
        set(u"origin"_s, u"2 2 2"_s);
        QTRY_COMPARE(kept().size(), 2);
        QVERIFY2(!window_->notice()->text().contains(u"cannot be backed up"), qPrintable(window_->notice()->text()));
        const auto has = [this](const char *origin) {
            return std::ranges::count_if(kept(), [origin](const QString &file) { return contentOf(file).contains(origin); });
        };
        QTRY_VERIFY(has("1 1 1") == 1 && has("2 2 2") == 1);
        QVERIFY(!Recovery::find(path) && Recovery::all().isEmpty());
        // The second window's are its own while it is there, and offered once it is not.
        const auto own = contentOf(kept().filter(u"-1.edits"_s).value(0));
        QVERIFY(own.contains("2 2 2"));
        first->document()->undoStack().undo();
        QTRY_COMPARE(kept().size(), 1);
        first.reset();
        QVERIFY(!Recovery::find(path) && Recovery::all().isEmpty());
        crash();
        const auto found = Recovery::find(path);
        QVERIFY(found && found->text.contains("2 2 2"));
        open(path);
        answerNotice(u"Restore"_s);
        QVERIFY(document().map().entityText().contains("2 2 2"));
    }

    // The text alone would not tell: both maps may have the same entities.
    void aMapOfAnotherFormatIsToldFirst()
    {
        const auto text = "{\n\"classname\" \"worldspawn\"\n}\n{\n\"classname\" \"light\"\n}\n\0"_ba;
        const auto path = save(u"replaced.bsp"_s, MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", text).build());
        open(path);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        save(u"replaced.bsp"_s, MapBuilder::room(bsp::quake3).setLumpBytes("ENTITIES", text).build());
        open(path);
        const auto told = window_->notice()->text();
        QVERIFY2(told.contains(u"in a map of "_s + fromView(bsp::quake2.name))
                     && told.contains(u"holds a map of "_s + fromView(bsp::quake3.name)),
                 qPrintable(told));
        answerNotice(u"Restore"_s);
        QTRY_VERIFY(question());
        QVERIFY(states(question()->findChild<QLabel *>()->text(), {fromView(bsp::quake2.name)}));
        question()->accept();
        QVERIFY(document().map().entityText().contains("1 1 1"));
    }

    // As when the offer stands in a window that somebody comes back to later.
    void nobodyDiscardsWhatAnotherHasRestored()
    {
        const auto path = openCopy(u"quake2"_s, u"taken.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        const auto found = Recovery::find(path);
        QVERIFY(found);
        open(path);
        answerNotice(u"Restore"_s);
        set(u"origin"_s, u"2 2 2"_s);
        QTRY_VERIFY(contentOf(kept().value(0)).contains("2 2 2"));
        QVERIFY(!Recovery::discard(*found));
        QVERIFY(contentOf(kept().value(0)).contains("2 2 2"));
    }

    void aCrashSinceTheMapWasOpenedIsNotOverwritten()
    {
        const auto path = openCopy(u"quake2"_s, u"meanwhile.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        QTRY_COMPARE(kept().size(), 1);
        const auto file = kept().first();
        const auto left = contentOf(file);
        press(Qt::Key_Z);
        QTRY_VERIFY(kept().isEmpty());
        writeFile(file, left); // another window's
        set(u"origin"_s, u"2 2 2"_s);
        QTRY_COMPARE(kept().size(), 2);
        QCOMPARE(std::ranges::count_if(kept(), [](const QString &each) { return contentOf(each).contains("1 1 1"); }), 1);
    }

    void eachMapHasItsOwnDiscardedEdits()
    {
        QList<Recovery::Found> found;
        for (const auto *name : {u"first.bsp", u"second.bsp"}) {
            const auto path = openCopy(u"quake2"_s, QString::fromUtf16(name));
            set(u"origin"_s, u"1 1 1"_s);
            crash();
            found.append(Recovery::find(path).value());
            QVERIFY(Recovery::discard(found.last()));
        }
        for (const auto &each : found) {
            QVERIFY(Recovery::bringBack(each));
            QCOMPARE(Recovery::find(each.path).value().path, each.path);
            QVERIFY(!Recovery::bringBack(each));
        }
    }

    void whatIsRestoredStaysUntilItIsSaved()
    {
        const auto path = openCopy(u"quake2"_s, u"undone.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        open(path);
        answerNotice(u"Restore"_s);
        set(u"origin"_s, u"2 2 2"_s);
        QTRY_VERIFY(contentOf(kept().value(0)).contains("2 2 2"));
        press(Qt::Key_Z);
        press(Qt::Key_Z);
        QVERIFY(!document().isModified());
        QCOMPARE(kept().size(), 1);
        QVERIFY(contentOf(kept().first()).contains("1 1 1"));
        set(u"origin"_s, u"3 3 3"_s); // which cuts the way back to them off
        QTRY_COMPARE(kept().size(), 2);
        window_.reset();
        QCOMPARE(kept().size(), 1);
        start();
        open(path);
        answerNotice(u"Restore"_s);
        QVERIFY(document().map().entityText().contains("1 1 1"));
        saveAndAccept();
        QTRY_VERIFY(kept().isEmpty());
        press(Qt::Key_Z); // back past the save
        QVERIFY(document().isModified());
        QTRY_COMPARE(kept().size(), 1);
        press(Qt::Key_S); // which needs no question: the file becomes the one that was opened
        QTRY_VERIFY(!document().isModified());
        QTRY_VERIFY(kept().isEmpty());
        const auto was = QString::fromLatin1(edits::valueOf(document().entitySource(), 1, "origin"));
        set(u"origin"_s, u"4 4 4"_s); // edits that cancel out are none
        QTRY_COMPARE(kept().size(), 1);
        QVERIFY(document().isModified());
        set(u"origin"_s, was);
        QVERIFY(!document().isModified());
        QTRY_VERIFY(kept().isEmpty());
    }

    void whatCannotBeReadIsTold_data()
    {
        QTest::addColumn<QString>("kind");
        for (const auto *kind : {"cut", "without its end", "garbage", "endless path", "folder", "pipe"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }

    // It is put aside as what can be read is, and neither taken for nothing nor waited for.
    void whatCannotBeReadIsTold()
    {
        QFETCH(const QString, kind);
        const auto path = openCopy(u"quake2"_s, u"damaged.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        QTRY_COMPARE(kept().size(), 1);
        const auto file = kept().first();
        const auto left = contentOf(file);
        window_.reset();
        start();
        if (kind == u"folder")
            QVERIFY(QDir().mkpath(file));
        else if (kind == u"pipe")
            QCOMPARE(::mkfifo(QFile::encodeName(file).constData(), 0600), 0);
        else if (kind == u"endless path") // with texts behind it that could be read
            writeFile(file, withPath(left, QString(1 << 18, u'a')));
        else
            writeFile(file, kind == u"cut"               ? left.first(left.size() / 2)
                            : kind == u"without its end" ? left.chopped(1)
                                                         : QByteArray("no edits"));
        const auto isTold = [this] { return window_->notice()->text().contains(u"cannot be read"); };
        window_->recoveryOffers()->offerAll();
        QVERIFY2(isTold(), qPrintable(window_->notice()->text()));
        open(path);
        QVERIFY2(isTold(), qPrintable(window_->notice()->text()));
        answerNotice(u"Discard"_s);
        QVERIFY(!QFileInfo::exists(file));
        if (kind == u"folder")
            QVERIFY(QDir().rmdir(QString(file).replace(u".edits"_s, u".discarded"_s)));
    }

    // A power failure leaves such a file.
    void aLockThatNamesNobodyIsStale()
    {
        const auto path = openCopy(u"quake2"_s, u"locked.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        const auto lock = kept().first() + u".lock"_s;
        writeFile(lock, {});
        QVERIFY(!Recovery::find(path)); // somebody may be about to write its number
        QFile file(lock);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
        file.close();
        QVERIFY(Recovery::find(path));
    }

    void editsOfAMapThatIsGoneAreSavedAsText()
    {
        const auto path = openCopy(u"quake2"_s, u"gone.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        QVERIFY(QFile::remove(path));
        window_->recoveryOffers()->offerAll();
        QVERIFY2(window_->notice()->text().contains(u"no longer in"), qPrintable(window_->notice()->text()));
        answerNotice(u"Save as .ent..."_s);
        auto *dialog = window_->findChild<QFileDialog *>();
        QVERIFY(dialog);
        const auto text = QFileInfo(path).dir().filePath(u"gone.ent"_s);
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(text);
        static_cast<QDialog *>(dialog)->accept();
        QVERIFY(contentOf(text).contains("1 1 1"));
        answerNotice(u"Discard the Unsaved Edits"_s);
        QVERIFY(kept().isEmpty());
    }

    void openingAMapThatIsGoneOffersItsEdits()
    {
        const auto path = openCopy(u"quake2"_s, u"missing.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        QVERIFY(QFile::remove(path));
        window_->open(path);
        QTRY_VERIFY2(window_->notice()->text().contains(u"unsaved edits to missing.bsp"_s)
                         && window_->notice()->text().contains(u"no longer in"_s),
                     qPrintable(window_->notice()->text()));
        answerNotice(u"Save as .ent..."_s);
        auto *dialog = window_->findChild<QFileDialog *>();
        QVERIFY(dialog);
        const auto text = QFileInfo(path).dir().filePath(u"missing.ent"_s);
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(text);
        static_cast<QDialog *>(dialog)->accept();
        QVERIFY(contentOf(text).contains("1 1 1"));
        answerNotice(u"Discard the Unsaved Edits"_s);
        QVERIFY(kept().isEmpty());
    }

    // At the start only what is said of them is read: the texts may be many megabytes of a hundred maps.
    void textsAreReadWhenTheyAreNeeded()
    {
        const auto path = openCopy(u"quake2"_s, u"unread.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        const auto all = Recovery::all();
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.first().path, path);
        QVERIFY(all.first().fault.isEmpty() && all.first().when.isValid());
        QVERIFY(all.first().text.isEmpty() && !all.first().basisText);
        const auto whole = Recovery::read(all.first());
        QVERIFY(whole && whole->text.contains("1 1 1") && whole->basisText);
        QVERIFY(Recovery::discard(all.first()));
        QVERIFY(!Recovery::read(all.first()));
    }

    void aLinkLeadsToTheSameEdits()
    {
        const auto path = openCopy(u"quake2"_s, u"linked.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        crash();
        const auto link = QFileInfo(path).dir().filePath(u"link.bsp"_s);
        QVERIFY(QFile::link(path, link));
        open(link);
        answerNotice(u"Restore"_s);
        QVERIFY(document().map().entityText().contains("1 1 1"));
    }

private:
    // The files in which unsaved edits are kept.
    static QStringList kept()
    {
        const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/unsaved"_s);
        QStringList files;
        for (const auto &file : folder.entryInfoList({u"*.edits"_s}, QDir::Files))
            files.append(file.filePath());
        return files;
    }
    void answerNotice(const QString &text)
    {
        const auto actions = window_->notice()->actions();
        const auto it = std::ranges::find(actions, text, &QAction::text);
        QVERIFY2(it != actions.end(), qPrintable(text));
        (*it)->trigger();
    }
    // A kept file for a map with another path.
    static QByteArray withPath(const QByteArray &kept, const QString &path)
    {
        QDataStream from(kept);
        from.setVersion(QDataStream::Qt_6_0);
        quint32 magic = 0;
        QString before;
        from >> magic >> before;
        QByteArray changed;
        QDataStream to(&changed, QIODevice::WriteOnly);
        to.setVersion(QDataStream::Qt_6_0);
        to << magic << path;
        return changed + kept.sliced(from.device()->pos());
    }
    // The question that lists what restoring takes back.
    QDialog *question() { return window_->findChild<QDialog *>(u"revertQuestion"_s); }
    // As another program does meanwhile.
    static void changeEntities(const QString &path)
    {
        const auto map = std::move(readMapFile(path)).value();
        writeFile(path,
                  planSave(map, map.entityText().toByteArray() + "{\n\"classname\" \"info_since\"\n}\n").value().file.whole());
    }
    // What is on disk while the edits are unsaved is what a crash leaves.
    void crash(qsizetype files = 1)
    {
        QTRY_COMPARE(kept().size(), files);
        QMap<QString, QByteArray> left;
        for (const auto &file : kept())
            left.insert(file, contentOf(file));
        window_.reset();
        for (const auto &[file, content] : left.asKeyValueRange())
            if (!QFile::exists(file))
                writeFile(file, content);
        start();
    }
};

ADD_TEST(RecoveryTest, QApplication)
#include "tst_recovery.moc"
