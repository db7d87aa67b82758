// Saving in the window: what is written, what is asked, and what is left alone.
#include "app/commands/commands.h"
#include "app/saving/entityfiles.h"
#include "core/cells/users.h"
#include "core/checks/checks.h"
#include "core/document/lumplistmodel.h"
#include "core/document/recordeditor.h"
#include "core/save/lumpplacement.h"
#include "tests/archivebuilder.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/savechecks.h"
#include "tests/savingfixture.h"
#include "widgets/tables/lumplist.h"

#include <unistd.h>

class SavingTest : public SavingFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { start(); }
    void cleanup() { closeAndForget(); }
    void aMovedSpawnPointIsSavedAndNothingElse_data() { addSampleRows(); }
    void aMovedSpawnPointIsSavedAndNothingElse()
    {
        QFETCH(QString, path);
        path = copyOf(path, QString::fromLatin1(QTest::currentDataTag()) + u".bsp"_s);
        const auto before = contentOf(path);
        open(path);
        QVERIFY(!window_->isWindowModified());
        set(u"origin"_s, u"8 16 24"_s);
        QVERIFY(window_->isWindowModified());
        saveAndAccept();
        QVERIFY(!window_->isWindowModified());
        QCOMPARE(contentOf(path + u".bak"_s), before);
        const auto text = document().map().entityText().toByteArray();
        QVERIFY(text.contains("\"origin\" \"8 16 24\""));
        QCOMPARE(violation(document().map().format(), before, text, contentOf(path)), QString());
        QVERIFY(window_->notice()->text().contains(u"identical"));
        // What the window says of the file is what lies on disk now.
        const auto saved = readMapFile(path);
        VERIFY_RESULT(saved);
        const int entities = saved.value().format().roles.entities;
        QCOMPARE(document().map().extent(entities).offset, saved.value().extent(entities).offset);
        QCOMPARE(document().map().fileSize(), contentOf(path).size());
        // A second save asks nothing.
        set(u"origin"_s, u"8 16 25"_s);
        saveAtOnce();
        QVERIFY(contentOf(path).contains("\"origin\" \"8 16 25\""));
    }

    void propertiesRawTextAndUndoWorkOnOneText_data() { addSampleMapRows(); }
    void propertiesRawTextAndUndoWorkOnOneText()
    {
        FETCH_MAP_PATH();
        const auto copy = copyOf(path, u"both.bsp"_s);
        open(copy);
        const auto spawns = placed();
        if (spawns.size() < 2)
            return; // a map without two places
        const auto second = edits::valueOf(document().entitySource(), spawns[1], "origin").toByteArray();
        setByProperties(spawns[0], u"8 16 24"_s);
        setByRawText(spawns[1], u"1 2 3"_s);
        QCOMPARE(edits::valueOf(document().entitySource(), spawns[1], "origin"), "1 2 3");
        press(Qt::Key_Z);
        saveAndAccept();
        window_.reset();
        start();
        open(copy);
        QCOMPARE(edits::valueOf(document().entitySource(), spawns[0], "origin"), "8 16 24");
        QCOMPARE(edits::valueOf(document().entitySource(), spawns[1], "origin"), QByteArrayView(second));
    }

    void theSameEditGivesTheSameFileByEveryWay_data() { addFewMapRows(); }
    void theSameEditGivesTheSameFileByEveryWay()
    {
        FETCH_MAP_PATH();
        const auto byProperties = copyOf(path, u"properties.bsp"_s), byText = copyOf(path, u"text.bsp"_s),
                   byCommand = copyOf(path, u"command.bsp"_s);
        open(byProperties);
        if (placed().empty())
            return; // a map without a place
        const auto entity = placed().front();
        setByProperties(entity, u"-1024 512 4096.5"_s);
        const auto text = document().map().entityText().toByteArray();
        saveAndAccept();
        open(byText);
        setByRawText(entity, u"-1024 512 4096.5"_s);
        saveAndAccept();
        const auto ent = save(u"same.ent"_s, text);
        QCOMPARE(commands::run({u"entities"_s, byCommand, u"--replace"_s, ent, u"--output"_s, byCommand}), 0);
        QCOMPARE(contentOf(byText), contentOf(byProperties));
        QCOMPARE(contentOf(byCommand), contentOf(byProperties));
    }

    void undoGoesBackThroughASaveToTheVeryBytes()
    {
        const auto path = openCopy(u"quake3"_s, u"undone.bsp"_s);
        const auto before = contentOf(path);
        set(u"message"_s, QString(5000, u'x'), 0);
        saveAndAccept();
        QVERIFY(contentOf(path) != before);
        press(Qt::Key_Z);
        QVERIFY(window_->isWindowModified());
        saveAtOnce();
        QCOMPARE(contentOf(path), before);
    }

    void thatItIsSavedIsToldUntilTheNextEdit()
    {
        openCopy(u"quake2"_s, u"told.bsp"_s);
        const auto isTold = [this] {
            return window_->notice()->text().contains(u"told.bsp"_s) && states(window_->notice()->text(), {u"saved"_s});
        };
        set(u"origin"_s, u"1 1 1"_s);
        saveAndAccept();
        QVERIFY2(isTold(), qPrintable(window_->notice()->text()));
        press(Qt::Key_Z);
        QVERIFY(window_->isWindowModified());
        QVERIFY2(!isTold(), qPrintable(window_->notice()->text()));
        press(Qt::Key_Y);
        set(u"origin"_s, u"2 2 2"_s);
        saveAtOnce();
        QVERIFY(isTold());
        set(u"origin"_s, u"3 3 3"_s);
        QVERIFY(!isTold());
    }

    void anEditMadeWhileItIsSavedStaysUnsaved()
    {
        const auto path = openCopy(u"quake2"_s, u"meanwhile.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        QSignalSpy saved(window_->saving(), &Saving::saved);
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        set(u"origin"_s, u"2 2 2"_s); // as an editor that loses the keyboard to the dialog does
        dialog()->accept();
        QVERIFY(saved.wait(30'000));
        QVERIFY(contentOf(path).contains("\"origin\" \"1 1 1\""));
        QVERIFY(document().isModified());
        document().undoStack().undo();
        QVERIFY(!window_->isWindowModified()); // this is what was written
        QVERIFY(!document().isModified());
    }

    // Two lumps in one save, which the report names; undone and saved again, the file is the first one.
    void editedLumpsAreSavedAndRestored()
    {
        const auto path = openCopy(u"quake3"_s, u"lumps.bsp"_s);
        const auto bytes = contentOf(path);
        const auto &roles = document().map().format().roles;
        const auto planes = viewOf(document().map().lumpBytes(roles.planes)).toByteArray();
        const auto added = planes + planes.first(16);
        QVERIFY(document().edit(
            u"Planes"_s, {{roles.planes, difference(planes, added)},
                          {roles.models, {{0, viewOf(document().map().lumpBytes(roles.models)).first(1).toByteArray(), "m"}}}}));
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        QVERIFY(isTold(u"Planes does not fit"_s) && isTold(u"Models is written in place"_s) && isTold(u"Bytes of Planes"_s)
                && isTold(u"Changed in Planes"_s));
        dialog()->accept();
        QTRY_VERIFY(!document().isModified());
        const auto saved = readMapFile(path);
        VERIFY_RESULT(saved);
        QCOMPARE(viewOf(saved.value().lumpBytes(roles.planes)), QByteArrayView(added));
        QCOMPARE(viewOf(saved.value().lumpBytes(roles.models)).front(), 'm');
        QCOMPARE(saved.value().entityText(), document().map().entityText());
        press(Qt::Key_Z);
        QVERIFY(document().isModified());
        press(Qt::Key_S);
        QTRY_VERIFY(!document().isModified());
        QCOMPARE(contentOf(path), bytes);
    }

    // Sizes are those of the edited text, marked until it is saved; what is said of the whole file is true once it is.
    void theListOfLumpsTellsWhatIsSaved()
    {
        const auto path = openCopy(u"quake2"_s, u"listed.bsp"_s);
        const auto *model = static_cast<LumpListModel *>(window_->lumps()->table()->model());
        const int lump = document().map().format().roles.entities;
        const auto cell = [&](LumpListModel::Column column, int role = Qt::DisplayRole) {
            return model->index(model->rowOf(lump), column).data(role).toString();
        };
        const auto isMarked = [&] {
            const bool isStarred = cell(LumpListModel::Name).endsWith(u'*');
            return isStarred == cell(LumpListModel::Name, Qt::AccessibleTextRole).contains(u"edited") && isStarred;
        };
        const auto shown = [](qint64 size) { return QLocale().toString(size); };
        const auto before = document().map().extent(lump).length;
        QCOMPARE(cell(LumpListModel::ByteCount), shown(before));
        QVERIFY(!isMarked());
        setByProperties(placed().front(), u"1000.25 2000.25 3000.25"_s);
        const auto planned = planSave(*document().onDisk(), document().map().entityText());
        VERIFY_RESULT(planned);
        const auto after = planned.value().lump.length;
        QVERIFY(after != before);
        QCOMPARE(cell(LumpListModel::ByteCount), shown(after));
        QVERIFY(isMarked());
        const auto tip = cell(LumpListModel::ByteCount, Qt::ToolTipRole);
        QVERIFY2(tip.contains(shown(after)) && tip.contains(shown(before)), qPrintable(tip));
        QCOMPARE(usedOf(document().map(), lump), after);
        press(Qt::Key_Z);
        QCOMPARE(cell(LumpListModel::ByteCount), shown(before));
        QVERIFY(!isMarked());
        press(Qt::Key_Y);
        QVERIFY(isMarked());
        saveAndAccept();
        QVERIFY(!isMarked());
        QCOMPARE(cell(LumpListModel::ByteCount), shown(after));
        const auto facts = window_->lumps()->findChild<QLabel *>()->text();
        QVERIFY2(facts.contains(shown(QFileInfo(path).size())), qPrintable(facts));
        press(Qt::Key_Z); // what a save would write again
        QCOMPARE(cell(LumpListModel::ByteCount), shown(before));
        QVERIFY(isMarked());
    }

    void whatOthersWroteIsKeptBesideTheFirstBackup()
    {
        const auto path = openCopy(u"quake2"_s, u"theirs.bsp"_s);
        set(u"origin"_s, u"1 1 1"_s);
        saveAndAccept();
        set(u"origin"_s, u"2 2 2"_s);
        const auto theirs = contentOf(path) + "more";
        save(u"theirs.bsp"_s, theirs);
        saveAndAccept();
        QCOMPARE(contentOf(path + u".bak2"_s), theirs);
        QVERIFY(contentOf(path).contains("\"origin\" \"2 2 2\""));
    }

    void aRefusedEditIsAskedAboutAgain()
    {
        const auto path = openCopy(u"quake2"_s, u"refused.bsp"_s);
        const auto before = contentOf(path);
        const auto text = document().map().entityText().toByteArray();
        document().edit({.what = u"Break it"_s, .splices = difference(text, QByteArray(text).replace("}", ""))});
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        QVERIFY(dialog()->findChild<QListWidget *>());
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        QCOMPARE(contentOf(path), before);
        QVERIFY(window_->isWindowModified());
        QVERIFY(!QFile::exists(path + u".bak"_s));
    }

    // A face that refers to a plane outside the lump makes the game read there.
    void anEditOfRecordsThatAddsAnErrorIsAskedAbout()
    {
        const auto path = openCopy(u"quake2"_s, u"outside.bsp"_s);
        const auto before = contentOf(path);
        const auto plane = document().map().format().columns.facePlane;
        auto &records = document().records();
        records.setUnlocked(true);
        records.set({{plane.lump, 3}, plane.field, u"65535"_s});
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        const auto *refused = dialog()->findChild<QListWidget *>();
        QVERIFY(refused && refused->count() > 0);
        QVERIFY(states(refused->item(0)->text(), {u"65,535"_s}) || states(refused->item(0)->text(), {u"65535"_s}));
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        QCOMPARE(contentOf(path), before);
    }

    void samplesAndArchivesAreSavedElsewhere()
    {
        open(samplePath(u"halflife"_s));
        set(u"origin"_s, u"1 2 3"_s);
        const auto path = folder_.filePath(u"elsewhere.bsp"_s);
        QSignalSpy saved(window_->saving(), &Saving::saved);
        window_->saving()->saveTo(path);
        QTRY_VERIFY(dialog());
        dialog()->accept();
        QVERIFY(saved.wait(30'000));
        QCOMPARE(document().path(), path);
        QVERIFY(!document().isSample());
        // With the folder: that of another compile may have the same name.
        QCOMPARE(window_->windowTitle(), u"elsewhere.bsp[*] (%1) - Lumpscope"_s.arg(QFileInfo(path).absolutePath()));
        QVERIFY(contentOf(path).contains("\"origin\" \"1 2 3\""));
    }

    void theProposedPlaceOfAMapFromAnArchiveCanBeWritten()
    {
        const auto archive = save(u"game.pk3"_s, zipOf({{.name = "maps/room.bsp", .bytes = contentOf(samplePath(u"quake3"_s))}}));
        open(archive + u"/maps/room.bsp"_s);
        set(u"origin"_s, u"1 2 3"_s);
        const auto question = [this] { return window_->findChild<QFileDialog *>(); };
        const auto proposed = [&] { return question()->selectedFiles().value(0); };
        press(Qt::Key_S);
        QTRY_VERIFY(question());
        QCOMPARE(proposed(), folder_.filePath(u"room.bsp"_s)); // a folder "maps" is not there
        question()->reject();
        QTRY_VERIFY(!question());
        QVERIFY(QDir(folder_.path()).mkdir(u"maps"_s));
        press(Qt::Key_S);
        QTRY_VERIFY(question());
        const auto place = folder_.filePath(u"maps/room.bsp"_s);
        QCOMPARE(proposed(), place);
        QSignalSpy saved(window_->saving(), &Saving::saved);
        QMetaObject::invokeMethod(question(), "accept");
        QTRY_VERIFY(dialog());
        dialog()->accept();
        QVERIFY(saved.wait(30'000));
        QVERIFY(contentOf(place).contains("\"origin\" \"1 2 3\""));
        QCOMPARE(document().path(), place);
    }

    void whatChangedIsListedBehindAClick()
    {
        openCopy(u"quake2"_s, u"changed.bsp"_s);
        set(u"origin"_s, u"8 16 24"_s);
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        QVERIFY(isTold(u"Entities changed: 1 (origin)."_s));
        auto *list = dialog()->findChild<QListWidget *>();
        QVERIFY(list && !list->isVisible());
        const auto buttons = dialog()->findChildren<QPushButton *>();
        const auto button = std::ranges::find(buttons, u"Show &Changes"_s, &QPushButton::text);
        QVERIFY(button != buttons.end());
        (*button)->setFocus();
        QTest::keyClick(*button, Qt::Key_Space);
        QVERIFY(list->isVisible());
        QCOMPARE(list->count(), 1);
        QVERIFY2(list->item(0)->text().contains(u": origin \"8 16 24\", was "), qPrintable(list->item(0)->text()));
        dialog()->reject();
    }

    void aFileChangedByOthersIsNotReplacedUnasked()
    {
        const auto path = openCopy(u"quake2"_s, u"shared.bsp"_s);
        set(u"origin"_s, u"1 2 3"_s);
        saveAndAccept();
        set(u"origin"_s, u"4 5 6"_s);
        const auto theirs = contentOf(path) + "more";
        save(u"shared.bsp"_s, theirs);
        QTRY_VERIFY(window_->notice()->text().contains(u"unsaved edits"));
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        QVERIFY(isTold(u"Another program"_s));
        dialog()->reject();
        QCOMPARE(contentOf(path), theirs);
    }

    // Which another program has changed since the map was opened.
    void theDialogComparesWithWhatIsReplaced()
    {
        const auto path = openCopy(u"quake2"_s, u"compared.bsp"_s);
        const auto before = contentOf(path);
        const auto there = document().map().entities().entities.size();
        set(u"origin"_s, u"1 2 3"_s);
        auto theirs = std::move(readMap(before)).value();
        const auto text = theirs.entityText().toByteArray() + "{\n\"classname\" \"info_null\"\n}\n";
        save(u"compared.bsp"_s, planSave(theirs, text).value().file.whole());
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        QVERIFY(isTold(u"Another program"_s));
        QVERIFY(isTold(u"Compared with the current version of the file to be replaced:"_s));
        QVERIFY(isTold(u"Entities: %1, before %2."_s.arg(there).arg(there + 1)));
        QVERIFY(isTold(u"Entities removed: 1"_s));
        dialog()->accept();
        QTRY_VERIFY(!window_->isWindowModified());
        QTRY_VERIFY(!dialog());
        // What is as it was when it was read is no change, whatever its time.
        set(u"origin"_s, u"3 2 1"_s);
        save(u"compared.bsp"_s, contentOf(path));
        saveAtOnce();
        QVERIFY(contentOf(path).contains("\"origin\" \"3 2 1\""));
    }

    void savingOverAnotherMapComparesWithThat()
    {
        openCopy(u"quake2"_s, u"mine.bsp"_s);
        set(u"origin"_s, u"1 2 3"_s);
        const auto other = save(u"other.bsp"_s, MapBuilder::room(bsp::quake2).build());
        window_->saving()->saveTo(other);
        QTRY_VERIFY(dialog());
        QVERIFY(isTold(u"Compared with the current version of the file to be replaced:"_s));
        QVERIFY(isTold(u"Lumps that differ: "_s));
        QVERIFY(!isTold(u"identical"_s) && !isTold(u"Another program"_s));
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        window_->saving()->saveTo(save(u"text.bsp"_s, "no map"));
        QTRY_VERIFY(dialog());
        QVERIFY(isTold(u"is not a map of "_s));
        dialog()->reject();
    }

    void aMapThatIsCutOffIsSavedOnlyOnceTold()
    {
        const auto path = save(u"cut.bsp"_s, MapBuilder::room(bsp::quake2).addBspx("FIRST", "12345").build().chopped(4));
        open(path);
        set(u"origin"_s, u"1 2 3"_s);
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        const auto *faults = dialog()->findChild<QListWidget *>();
        QVERIFY(faults && faults->count() == 1 && faults->item(0)->text().contains(u"but the file has"));
        dialog()->reject();
    }

    // Before the first edit Reload loses nothing, after it the edits: the offer says which, and follows undo.
    void theOfferToReloadFollowsTheEdits()
    {
        const auto path = openCopy(u"quake2"_s, u"reload.bsp"_s);
        const auto offers = [this] {
            QStringList texts;
            for (const auto *action : window_->notice()->actions())
                texts.append(action->text());
            return texts;
        };
        save(u"reload.bsp"_s, contentOf(path) + "more");
        QTRY_VERIFY(offers().contains(u"Reload"_s));
        set(u"origin"_s, u"4 5 6"_s);
        QVERIFY2(!offers().contains(u"Reload"_s) && offers().contains(u"Reload and Discard Edits"_s),
                 qPrintable(offers().join(u'|')));
        document().undoStack().undo();
        QVERIFY2(!window_->notice()->text().contains(u"unsaved edits"_s) && offers().contains(u"Reload"_s),
                 qPrintable(window_->notice()->text()));
    }

    void theOfferToReloadOutlastsLaterNotices()
    {
        const auto path = openCopy(u"quake2"_s, u"outlasted.bsp"_s);
        auto *notice = window_->notice();
        save(u"outlasted.bsp"_s, contentOf(path) + "more");
        QTRY_VERIFY(notice->text().contains(u"changed on disk"));
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        const auto planes = document().map().format().roles.planes;
        quint32 plane = 0;
        while (sharersOf(document().references(), planes, std::array{plane}).empty())
            ++plane;
        document().records().set({{planes, plane}, document().map().format().columns.planeNormal.field + 3, u"12345"_s});
        QVERIFY2(notice->text().contains(u"used by"), qPrintable(notice->text()));
        QTest::keyClick(notice->focusProxy(), Qt::Key_Space); // Change It for All
        QVERIFY(document().isModified());
        const auto sentence = notice->text();
        QVERIFY2(sentence.contains(u"changed on disk, and you have unsaved"), qPrintable(sentence));
        notice->say(u"A later notice."_s, {{u"Do It"_s, [] {}}});
        QCOMPARE(notice->text(), u"A later notice."_s);
        notice->dismiss();
        QCOMPARE(notice->text(), sentence);
        notice->dismiss();
        QVERIFY(!notice->has(sentence));
    }

    void aSaveDropsTheOfferToReload()
    {
        const auto path = openCopy(u"quake2"_s, u"dropped.bsp"_s);
        save(u"dropped.bsp"_s, contentOf(path) + "more");
        QTRY_VERIFY(window_->notice()->text().contains(u"changed on disk"));
        set(u"origin"_s, u"4 5 6"_s);
        const auto sentence = window_->notice()->text();
        QVERIFY(sentence.contains(u"changed on disk"));
        saveAndAccept();
        QTRY_VERIFY(!window_->notice()->has(sentence) && !window_->isWindowModified());
    }

    void theDialogNamesTheFileThatKeepsTheOldOne()
    {
        for (const bool holdsIt : {false, true}) {
            const auto name = holdsIt ? u"same.bsp"_s : u"older.bsp"_s;
            const auto path = copyOf(u"quake2"_s, name);
            const auto before = contentOf(path);
            save(name + u".bak"_s, holdsIt ? before : "an older version");
            open(path);
            set(u"origin"_s, u"1 1 1"_s);
            QSignalSpy saved(window_->saving(), &Saving::saved);
            press(Qt::Key_S);
            QTRY_VERIFY(dialog());
            QVERIFY(isTold(holdsIt ? u"same.bsp.bak"_s : u"older.bsp.bak2"_s) && isTold(u".bak2"_s) != holdsIt);
            dialog()->accept();
            QVERIFY(saved.wait(30'000));
            QCOMPARE(contentOf(path + (holdsIt ? u".bak"_s : u".bak2"_s)), before);
            QCOMPARE(QFile::exists(path + u".bak2"_s), !holdsIt);
            QVERIFY(states(window_->notice()->text(), {holdsIt ? u"same.bsp.bak"_s : u"older.bsp.bak2"_s}));
        }
    }

    void whileACommandEditsTheFileNothingIsSaved()
    {
        const auto path = openCopy(u"quake2"_s, u"locked.bsp"_s);
        const auto before = contentOf(path);
        set(u"origin"_s, u"1 1 1"_s);
        const auto lock = FileLock::take(path, 0);
        QVERIFY(lock);
        QSignalSpy failed(window_->saving(), &Saving::failed);
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        dialog()->accept();
        QVERIFY(failed.wait(30'000));
        QVERIFY2(failed[0][0].toString().contains(whyLocked()), qPrintable(failed[0][0].toString()));
        QCOMPARE(contentOf(path), before);
        QVERIFY(window_->isWindowModified());
    }

    void entityTextsAreExportedAndImported()
    {
        open(samplePath(u"quake2"_s));
        const auto text = document().map().entityText().toByteArray();
        const auto entities = document().map().entities().entities.size();
        const auto path = folder_.filePath(u"gallery.ent"_s);
        window_->entityFiles()->exportTo(path, window_->document()->map());
        QCOMPARE(contentOf(path), text);
        const auto other = "{\n\"classname\" \"worldspawn\"\n}\n"_ba;
        const auto import = [this](const QString &name, const QByteArray &bytes) {
            window_->entityFiles()->importFrom(save(name, bytes), window_->document());
        };
        import(u"other.ent"_s, other + '\0');
        QTRY_COMPARE(document().map().entityText(), QByteArrayView(other));
        QTRY_VERIFY(states(window_->statusBar()->currentMessage(), {u"other.ent"_s, u"1"_s, QString::number(entities)}));
        import(u"nul.ent"_s, "a\0b"_ba);
        QTRY_VERIFY(window_->notice()->text().contains(u"NUL"));
        QCOMPARE(document().map().entityText(), QByteArrayView(other));
        document().undoStack().undo();
        QCOMPARE(document().map().entityText(), QByteArrayView(text));
        QVERIFY(!document().isModified());
        document().undoStack().redo();
        QCOMPARE(document().map().entityText(), QByteArrayView(other));
        document().undoStack().undo();
    }

    void anImportedTextWithoutEntitiesIsRefusedAndFaultsAreTold()
    {
        open(samplePath(u"quake2"_s));
        const auto text = document().map().entityText().toByteArray();
        const auto import = [this](const QString &name, const QByteArray &bytes) {
            window_->entityFiles()->importFrom(save(name, bytes), window_->document());
        };
        for (const auto &empty : {""_ba, " \n\n"_ba, "// nothing\n"_ba, "\0"_ba}) {
            window_->notice()->clear();
            import(u"empty.ent"_s, empty);
            QTRY_VERIFY2(window_->notice()->text().contains(u"no entities"), empty);
            QCOMPARE(document().map().entityText(), QByteArrayView(text));
        }
        const auto broken = "{\n\"classname\" \"worldspawn\"\n}\n{\n\"classname\" \"light\"\n"_ba;
        import(u"broken.ent"_s, broken);
        QTRY_COMPARE(document().map().entityText(), QByteArrayView(broken));
        QTRY_VERIFY2(window_->notice()->text().contains(u"broken.ent"), qPrintable(window_->notice()->text()));
        QVERIFY2(window_->notice()->text().contains(u"Line 4: "), qPrintable(window_->notice()->text()));
        const auto buttons = window_->notice()->findChildren<QToolButton *>();
        const auto back = std::ranges::find(buttons, u"Undo"_s, &QToolButton::text);
        QVERIFY(back != buttons.end());
        QTest::mouseClick(*back, Qt::LeftButton);
        QCOMPARE(document().map().entityText(), QByteArrayView(text));
        QVERIFY(!document().isModified());
    }

    // The file is read beside the window, and what is typed meanwhile is taken back by Undo like all else.
    void anEditWhileATextIsReadIsNotLost()
    {
        open(samplePath(u"quake2"_s));
        const auto other = "{\n\"classname\" \"worldspawn\"\n}\n"_ba;
        window_->entityFiles()->importFrom(save(u"other.ent"_s, other), window_->document());
        set(u"origin"_s, u"1 2 3"_s);
        const auto edited = document().map().entityText().toByteArray();
        QTRY_COMPARE(document().map().entityText(), QByteArrayView(other));
        document().undoStack().undo();
        QCOMPARE(document().map().entityText(), QByteArrayView(edited));
    }

    void aSaveThatFailsLeavesTheFileAndTheEdits()
    {
        const auto path = openCopy(u"quake2"_s, u"failing.bsp"_s);
        set(u"origin"_s, u"1 2 3"_s);
        QSignalSpy failed(window_->saving(), &Saving::failed);
        window_->saving()->saveTo(folder_.filePath(u"no such folder/x.bsp"_s));
        QTRY_VERIFY(dialog());
        dialog()->accept();
        QVERIFY(failed.wait(30'000));
        QVERIFY(document().isModified());
        QCOMPARE(document().path(), path);
        QVERIFY(std::ranges::count(window_->notice()->actions(), u"Save As..."_s, &QAction::text) == 1);
    }

    void aFileWithMoreNamesIsWrittenIntoOnceTold()
    {
        const auto path = copyOf(u"quake2"_s, u"linked.bsp"_s), other = path + u".other"_s;
        const auto before = contentOf(path);
        QCOMPARE(::link(QFile::encodeName(path).constData(), QFile::encodeName(other).constData()), 0);
        open(path);
        set(u"origin"_s, u"8 16 24"_s);
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        QVERIFY(isTold(u"hard links"_s));
        QSignalSpy saved(window_->saving(), &Saving::saved);
        dialog()->accept();
        QVERIFY(saved.count() > 0 || saved.wait(30'000));
        QVERIFY(contentOf(other).contains("\"origin\" \"8 16 24\""));
        QCOMPARE(contentOf(other), contentOf(path));
        QCOMPARE(contentOf(path + u".bak"_s), before);
    }

    void aCopyTellsWhatItLoses()
    {
        const auto room = MapBuilder::room(bsp::quake);
        const auto path = save(u"lit.bsp"_s, room.build()), copy = folder_.filePath(u"unlit.bsp"_s);
        save(u"lit.lit"_s, "QLIT" + littleEndian(1, 4) + QByteArray(3 * room.lumpBytes("LIGHTING").size(), '\x7f'));
        open(path);
        set(u"message"_s, u"a room"_s, 0);
        saveAndAccept();
        QTRY_VERIFY(!dialog());
        QVERIFY2(!window_->notice()->text().contains(u"lit.lit"), qPrintable(window_->notice()->text()));
        window_->saving()->showLastReport();
        QTRY_VERIFY(dialog());
        QVERIFY(!isTold(u"lit.lit"_s));
        dialog()->reject();
        QTRY_VERIFY(!dialog());
        QSignalSpy saved(window_->saving(), &Saving::saved);
        window_->saving()->saveTo(copy);
        QVERIFY(saved.wait(30'000));
        QVERIFY2(window_->notice()->text().contains(u"lit.lit"), qPrintable(window_->notice()->text()));
        window_->saving()->showLastReport();
        QTRY_VERIFY(dialog());
        QVERIFY(isTold(u"lit.lit"_s));
        dialog()->reject();
    }

private:
    // Where nothing is asked any more.
    void saveAtOnce()
    {
        QSignalSpy saved(window_->saving(), &Saving::saved);
        press(Qt::Key_S);
        QVERIFY(saved.wait(30'000));
    }
    bool isTold(const QString &text)
    {
        return std::ranges::any_of(dialog()->findChildren<QLabel *>(),
                                   [&](const QLabel *label) { return label->text().contains(text); });
    }
};

ADD_TEST(SavingTest, QApplication)
#include "tst_saving.moc"
