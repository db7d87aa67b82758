// The menu of the list of lumps: lumps are extracted to files and replaced by them, BSPX lumps are added and removed.
#include "app/saving/entityfiles.h"
#include "core/document/lumplistmodel.h"
#include "core/document/recordeditor.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "tests/savingfixture.h"
#include "widgets/tables/lumplist.h"

class LumpMenuTest : public SavingFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init()
    {
        start();
        open(save(u"room.bsp"_s, MapBuilder::room(bsp::quake2).addBspx("FIRST", "12345").addBspx("SECOND", "678").build()));
    }
    void cleanup() { closeAndForget(); }

    void aLumpIsExtractedInEachFormat()
    {
        QCOMPARE(extracted(u"PLANES"_s, u"planes.lump"_s), bytesOf(u"PLANES"_s));
        QVERIFY(extracted(u"PLANES"_s, u"planes.csv"_s).startsWith("index,normal.x,"));
        QVERIFY(extracted(u"PLANES"_s, u"planes.JSON"_s).startsWith("{\n\"PLANES\": ["));
        QCOMPARE(extracted(u"FIRST"_s, u"first.bin"_s), QByteArray("12345"));
        QVERIFY(extracted(u"clusters"_s, u"clusters.csv"_s).startsWith("index,"));
        QVERIFY(!document().isModified());
    }

    void aFormatThatALumpCannotHaveIsRefused()
    {
        const auto refuses = [this](const QString &name, const QString &file, const QString &fact) {
            const auto path = folder_.filePath(file);
            choose(name, u"Extract Lump..."_s);
            answer(path);
            return !QFileInfo::exists(path) && states(window_->notice()->text(), {file, fact});
        };
        QVERIFY(refuses(u"LIGHTING"_s, u"light.csv"_s, u"bytes"_s));
        QVERIFY(refuses(u"clusters"_s, u"clusters.bin"_s, u"derived"_s));
    }

    void whatIsExtractedAndPutBackChangesNothing()
    {
        unlock();
        for (const auto &file : {u"back.lump"_s, u"back.csv"_s, u"back.json"_s}) {
            extracted(u"FACES"_s, file);
            choose(u"FACES"_s, u"Replace Lump..."_s);
            answer(folder_.filePath(file));
            QTRY_VERIFY(states(window_->statusBar()->currentMessage(), {u"Nothing was replaced"_s, file}));
            QVERIFY(!document().isModified());
        }
    }

    void aChangedTableIsOneStep()
    {
        const auto before = bytesOf(u"PLANES"_s);
        const auto csv = extracted(u"PLANES"_s, u"changed.csv"_s);
        const auto line = csv.split('\n')[1];
        auto cells = line.split(',');
        cells[4] = "1234.5"; // the distance
        save(u"changed.csv"_s, QByteArray(csv).replace('\n' + line + '\n', '\n' + cells.join(',') + '\n'));
        unlock();
        choose(u"PLANES"_s, u"Replace Lump..."_s);
        answer(folder_.filePath(u"changed.csv"_s));
        const auto after = before.first(12) + QByteArray::fromHex("00509a44") + before.mid(16);
        QTRY_COMPARE(bytesOf(u"PLANES"_s), after);
        QCOMPARE(document().undoStack().count(), 1);
        press(Qt::Key_Z);
        QCOMPARE(bytesOf(u"PLANES"_s), before);
        QVERIFY(!document().isModified());
    }

    void bytesReplaceABspxLump()
    {
        unlock();
        choose(u"FIRST"_s, u"Replace Lump..."_s);
        answer(save(u"longer.lump"_s, "1234567"));
        QTRY_COMPARE(bytesOf(u"FIRST"_s), QByteArray("1234567"));
        QCOMPARE(bytesOf(u"SECOND"_s), QByteArray("678"));
        press(Qt::Key_Z);
        QCOMPARE(bytesOf(u"FIRST"_s), QByteArray("12345"));
        QVERIFY(!document().isModified());
    }

    void onlyOneFileIsReadAtATimeAndTheOtherIsSaidToWait()
    {
        unlock();
        const auto text = document().map().entityText().toByteArray();
        const auto other = "{\n\"classname\" \"worldspawn\"\n}\n"_ba;
        const auto entities = save(u"other.ent"_s, other), bytes = save(u"longer.lump"_s, "1234567");
        const auto import = [&] { window_->entityFiles()->importFrom(entities, window_->document()); };
        choose(u"FIRST"_s, u"Replace Lump..."_s);
        answer(bytes);
        import();
        QVERIFY2(states(window_->notice()->text(), {u"still being read"_s}), qPrintable(window_->notice()->text()));
        QTRY_COMPARE(bytesOf(u"FIRST"_s), QByteArray("1234567"));
        QCOMPARE(document().map().entityText(), QByteArrayView(text));
        window_->notice()->dismiss();
        import();
        import();
        QVERIFY2(states(window_->notice()->text(), {u"still being read"_s}), qPrintable(window_->notice()->text()));
        QTRY_COMPARE(document().map().entityText(), QByteArrayView(other));
        QCOMPARE(document().undoStack().count(), 2);
    }

    void questionsForFilesGoWithTheirMap()
    {
        const auto asks = [this] { return window_->findChild<QFileDialog *>() != nullptr; };
        unlock();
        choose(u"FIRST"_s, u"Replace Lump..."_s);
        QVERIFY(asks());
        open(samplePath(u"quake2"));
        QTRY_VERIFY(!asks());
        window_->entityFiles()->askForImport(window_->document(), folder_.path());
        QVERIFY(asks());
        open(samplePath(u"quake3"));
        QTRY_VERIFY(!asks());
    }

    void filesNextToAMapBecomeLumpsAndFilesAgain()
    {
        const auto room = MapBuilder::room(bsp::quake).addBspx("FIRST", "12345");
        open(save(u"lit.bsp"_s, room.build()));
        unlock();
        const auto leafs = MapBuilder(room).set("LEAFS", 2, "visofs", 0).lumpBytes("LEAFS");
        const auto vis = QByteArray("lit.bsp").leftJustified(32, '\0') + words({11 + leafs.size(), 3}) + "\3\3\3"
                         + words({leafs.size()}) + leafs;
        choose(u"VISIBILITY"_s, u"Replace Lump..."_s);
        answer(save(u"new.vis"_s, vis));
        QTRY_COMPARE(bytesOf(u"LEAFS"_s), leafs);
        QCOMPARE(bytesOf(u"VISIBILITY"_s), QByteArray("\3\3\3"));
        QCOMPARE(document().undoStack().count(), 1);
        QCOMPARE(extracted(u"VISIBILITY"_s, u"again.vis"_s), vis);
        const QByteArray light(3 * room.lumpBytes("LIGHTING").size(), '\x45');
        const auto lit = "QLIT" + words({1}) + light;
        auto *dialog = nameOf(save(u"RGBLIGHTING.lit"_s, lit));
        QVERIFY(dialog);
        dialog->accept();
        QTRY_COMPARE(bytesOf(u"RGBLIGHTING"_s), light);
        QCOMPARE(extracted(u"RGBLIGHTING"_s, u"again.lit"_s), lit);
        choose(u"RGBLIGHTING"_s, u"Replace Lump..."_s);
        answer(save(u"cut.lit"_s, lit.chopped(3)));
        QTRY_VERIFY2(states(window_->notice()->text(), {u"cut.lit"_s, u"truncated"_s}), qPrintable(window_->notice()->text()));
        QCOMPARE(bytesOf(u"RGBLIGHTING"_s), light);
    }

    void aFileThatDoesNotFitSaysWhy_data()
    {
        const auto row = addColumns<QString, QString, QByteArray, QStringList>("name", "file", "contents", "facts");
        row("record cut off", u"PLANES"_s, u"cut.lump"_s, "12345", QStringList{u"5"_s, u"20"_s, u"Planes"_s});
        row("missing records", u"PLANES"_s, u"short.csv"_s, "index,dist\n0,1\n", QStringList{u"Record 1"_s});
        row("no table", u"LIGHTING"_s, u"light.csv"_s, "index\n", QStringList{u"bytes"_s});
        row("another lump", u"PLANES"_s, u"nodes.json"_s, "{\"NODES\":[]}", QStringList{u"NODES"_s, u"PLANES"_s});
    }
    void aFileThatDoesNotFitSaysWhy()
    {
        QFETCH(QString, name);
        QFETCH(QString, file);
        QFETCH(QByteArray, contents);
        QFETCH(QStringList, facts);
        unlock();
        choose(name, u"Replace Lump..."_s);
        answer(save(file, contents));
        QTRY_VERIFY2(states(window_->notice()->text(), facts + QStringList{file}), qPrintable(window_->notice()->text()));
        QVERIFY(!document().isModified());
    }

    void addedErrorsAreCounted()
    {
        unlock();
        choose(u"LEAFFACES"_s, u"Replace Lump..."_s);
        answer(save(u"junk.lump"_s, QByteArray(1000, '\x7f')));
        QTRY_VERIFY2(states(window_->notice()->text(), {u"junk.lump"_s, u"more errors"_s}),
                     qPrintable(window_->notice()->text()));
        const auto actions = window_->notice()->actions();
        const auto undo = std::ranges::find_if(actions, [](const QAction *each) { return each->text().contains(u"Undo"_s); });
        QVERIFY(undo != actions.end());
        (*undo)->trigger();
        QVERIFY(!document().isModified());
    }

    void whatCannotBeReplacedOrRemovedSaysWhy()
    {
        unlock();
        const auto refuses = [this](const QString &name, const QString &command, const QString &reason) {
            choose(name, command);
            return !isAsking() && window_->notice()->text().contains(reason) && !document().isModified();
        };
        QVERIFY(refuses(u"clusters"_s, u"Replace Lump..."_s, u"derived"_s));
        QVERIFY(refuses(u"ENTITIES"_s, u"Replace Lump..."_s, u"Import Entities"_s));
        const auto offersRemoval = [this](const QString &name) {
            auto *list = window_->lumps()->table();
            list->selectRow(static_cast<LumpListModel *>(list->model())->rowOf(lump(name)));
            return window_->lumps()->removal()->isEnabled();
        };
        QVERIFY(offersRemoval(u"FIRST"_s));
        QVERIFY(!offersRemoval(u"FACES"_s) && !offersRemoval(u"images"_s));
        document().selection().set({{document().map().format().roles.faces, 0}});
        QVERIFY(!offersRemoval(u"FACES"_s));
    }

    void aBspxLumpIsAddedAndRemoved()
    {
        unlock();
        auto *dialog = nameOf(save(u"my own lump with a long name.bin"_s, "own"));
        QVERIFY(dialog);
        QCOMPARE(dialog->textValue(), u"MY OWN LUMP WITH A LONG"_s);
        dialog->setTextValue(u"MINE"_s);
        dialog->accept();
        QTRY_COMPARE(bytesOf(u"MINE"_s), QByteArray("own"));
        QCOMPARE(bytesOf(u"FIRST"_s), QByteArray("12345"));
        choose(u"MINE"_s, u"Remove BSPX Lump"_s);
        QCOMPARE(lump(u"MINE"_s), bsp::none);
        QCOMPARE(document().undoStack().count(), 2);
        press(Qt::Key_Z);
        QCOMPARE(bytesOf(u"MINE"_s), QByteArray("own"));
        press(Qt::Key_Z);
        QCOMPARE(lump(u"MINE"_s), bsp::none);
        QVERIFY(!document().isModified());
    }

    void aFileWhoseOnlyBspxLumpIsRemovedIsAsItWas()
    {
        const auto before = MapBuilder::room(bsp::quake2).build();
        const auto path = save(u"plain.bsp"_s, before);
        open(path);
        document().records().setUnlocked(true);
        auto *dialog = nameOf(save(u"mine.bin"_s, "own"));
        QVERIFY(dialog);
        dialog->accept();
        QTRY_COMPARE(bytesOf(u"MINE"_s), QByteArray("own"));
        saveAndAccept();
        QVERIFY(contentOf(path).contains("BSPX"));
        reload();
        document().records().setUnlocked(true);
        choose(u"MINE"_s, u"Remove BSPX Lump"_s);
        saveAndAccept();
        QCOMPARE(contentOf(path), before);
    }

    void aNameThatDoesNotFitIsRefused_data()
    {
        const auto row = addColumns<QString, QString>("name", "fact");
        row("taken", u"first"_s, u"FIRST"_s);
        row("of the directory", u"Planes"_s, u"PLANES"_s);
        row("number", u"12"_s, u"12"_s);
        row("too long", u"A_NAME_OF_MORE_THAN_24_BYTES"_s, u"24"_s);
        row("other letters", u"\u0416"_s, u"\u0416"_s);
    }
    void aNameThatDoesNotFitIsRefused()
    {
        QFETCH(QString, name);
        QFETCH(QString, fact);
        unlock();
        auto *dialog = nameOf(save(u"own.bin"_s, "own"));
        QVERIFY(dialog);
        dialog->setTextValue(name);
        dialog->accept();
        QTRY_VERIFY2(states(window_->notice()->text(), {fact}), qPrintable(window_->notice()->text()));
        QVERIFY(!document().isModified());
    }

    void lockedRecordsSayHowToUnlockThem()
    {
        for (const auto &command : {u"Replace Lump..."_s, u"Add BSPX Lump..."_s, u"Remove BSPX Lump"_s}) {
            window_->notice()->clear();
            choose(u"FIRST"_s, command);
            QVERIFY2(window_->notice()->text().contains(u"Edit > Edit Records"_s), qPrintable(command));
            QVERIFY(!isAsking());
        }
        QCOMPARE(bytesOf(u"FIRST"_s), QByteArray("12345"));
    }

    void tablesOfOtherBspxLumpsClose()
    {
        unlock();
        for (const auto &name : {u"FIRST"_s, u"SECOND"_s, u"FACES"_s})
            window_->tables()->open(lump(name));
        choose(u"FIRST"_s, u"Remove BSPX Lump"_s);
        QStringList shown;
        for (const auto &table : window_->tables()->tables())
            shown.append(table.lump);
        QVERIFY2(shown.contains(u"FACES"_s) && !shown.contains(u"SECOND"_s), qPrintable(shown.join(u' ')));
        window_->tables()->open(lump(u"SECOND"_s));
        QCOMPARE(window_->tables()->currentLump(), lump(u"SECOND"_s));
        press(Qt::Key_Z);
        QCOMPARE(bytesOf(u"SECOND"_s), QByteArray("678"));
        auto *list = window_->lumps()->table(); // each heading, and nothing else, is as wide as the list
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const bool isHeading = list->model()->index(row, 0).data(LumpListModel::LumpRole).toInt() < 0;
            QCOMPARE(list->columnSpan(row, 0), isHeading ? int(LumpListModel::ColumnCount) : 1);
        }
    }

    void theFileMenuHasTheSame()
    {
        const auto menus = window_->findChildren<QMenu *>();
        const auto menu = std::ranges::find(menus, u"&Lump"_s, &QMenu::title);
        QVERIFY(menu != menus.end());
        QCOMPARE((*menu)->actions(), window_->lumps()->table()->actions());
        const auto *extract = (*menu)->actions().first();
        QVERIFY(extract->isEnabled());
        window_->closeMap();
        QVERIFY(!extract->isEnabled());
    }

private:
    void unlock() { QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier); }
    bool isAsking()
    {
        const auto dialogs = window_->findChildren<QDialog *>();
        return std::ranges::any_of(dialogs, &QWidget::isVisible);
    }
    QByteArray bytesOf(const QString &name)
    {
        const int number = lump(name);
        return number == bsp::none ? QByteArray() : viewOf(document().map().lumpBytes(number)).toByteArray();
    }

    // Selects a lump and runs a command of the list's context menu.
    void choose(const QString &name, const QString &command)
    {
        QTRY_VERIFY(!window_->findChild<QFileDialog *>() && !window_->findChild<QInputDialog *>()); // they are deleted later
        auto *list = window_->lumps()->table();
        const int row = static_cast<LumpListModel *>(list->model())->rowOf(lump(name));
        QVERIFY2(row >= 0, qPrintable(name));
        list->selectRow(row);
        emit list->customContextMenuRequested(list->visualRect(list->model()->index(row, LumpListModel::Name)).center());
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (auto *action : menu->actions())
            if (action->text().remove(u'&') == command) {
                menu->setActiveAction(action);
                return QTest::keyClick(menu, Qt::Key_Return);
            }
        QFAIL(qPrintable(u"no command: "_s + command));
    }

    // Extracts a lump to a file and returns its contents.
    QByteArray extracted(const QString &name, const QString &file)
    {
        const auto path = folder_.filePath(file);
        QFile::remove(path);
        choose(name, u"Extract Lump..."_s);
        answer(path);
        if (!QTest::qWaitFor([this] { return !window_->isBusy(); }, 30'000))
            return "is being written";
        return contentOf(path);
    }

    // Begins to add a BSPX lump from a file. Returns the dialog that asks for its name; null: it does not appear.
    QInputDialog *nameOf(const QString &path)
    {
        choose(u"PLANES"_s, u"Add BSPX Lump..."_s);
        answer(path);
        QInputDialog *dialog = nullptr;
        return QTest::qWaitFor([&] { return (dialog = window_->findChild<QInputDialog *>()); }, 30'000) ? dialog : nullptr;
    }
};

ADD_TEST(LumpMenuTest, QApplication)
#include "tst_lumpmenu.moc"
