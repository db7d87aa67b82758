// Entity texts in UTF-8 and Latin-1 as somebody at the window sees, types, copies and finds them.
#include "app/menus/textcodemenu.h"
#include "app/window/noticebar.h"
#include "core/entities/copied.h"
#include "tests/entitypanelfixture.h"
#include "tests/facts.h"
#include "tests/program.h"
#include "widgets/rawtext/findbar.h"
#include "widgets/rawtext/rawtext.h"
#include "widgets/tables/blobview.h"

class TestTextCodeWindow : public EntityPanelFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void cleanup() { window_.reset(); }
    void utf8IsShownAndTyped()
    {
        show(utf8_);
        QCOMPARE(nameOf(1), u"t\u00fcr"_s);
        select({1});
        typeLetters(u"targetname"_s, u"gr\u00fc\u00df \u65e5"_s);
        QCOMPARE(textNow(), QByteArray(utf8_).replace("t\xc3\xbcr", "gr\xc3\xbc\xc3\x9f \xe6\x97\xa5"));
        QCOMPARE(nameOf(1), u"gr\u00fc\u00df \u65e5"_s);
        QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(textNow(), utf8_);
        show(latin1_);
        QCOMPARE(nameOf(1), u"t\u00fcr"_s);
        select({1});
        typeLetters(u"targetname"_s, u"gr\u00fc\u00df"_s);
        QCOMPARE(textNow(), QByteArray(latin1_).replace("t\xfcr", "gr\xfc\xdf"));
        window_->entities()->list()->findChild<QLineEdit *>()->setText(u"targetname~gr?\u00df"_s);
        QTRY_COMPARE(list()->model()->rowCount(), 1);
    }

    void whatDoesNotFitIsRefusedWhereItIsTyped()
    {
        show(latin1_);
        select({1});
        QSignalSpy said(window_->entities(), &EntityPanel::statusMessage);
        typeLetters(u"targetname"_s, u"\u65e5"_s);
        QCOMPARE(textNow(), latin1_);
        QVERIFY(!said.isEmpty() && said.first().first().toString().contains(u"\u65e5"));
        QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget())); // still open, to be mended
    }

    void theRawTextIsTypedInItsCode()
    {
        show(utf8_);
        auto *edit = raiseText();
        compareShown(edit);
        edit->moveCursor(QTextCursor::Start);
        QTest::keyClicks(edit, u"//"_s);
        for (const auto &typed : {u"\u00e4"_s, u"\u65e5"_s, u"\U0001f600"_s})
            press(edit, typed);
        QCOMPARE(textNow(), "//\xc3\xa4\xe6\x97\xa5\xf0\x9f\x98\x80" + utf8_);
        compareShown(edit);
        QCOMPARE(document().undoStack().count(), 1); // one run of typing
        QTest::keyClick(edit, Qt::Key_Backspace);
        QTest::keyClick(edit, Qt::Key_Left);
        QTest::keyClick(edit, Qt::Key_Backspace);
        QCOMPARE(textNow(), "//\xe6\x97\xa5" + utf8_);
        compareShown(edit);
        while (document().undoStack().canUndo())
            document().undoStack().undo();
        QCOMPARE(textNow(), utf8_);
        compareShown(edit);
    }

    void aCodeThatIsChosenIsRememberedForTheMap()
    {
        show(utf8_);
        choose(u"Latin-1"_s);
        QCOMPARE(nameOf(1), u"t\u00c3\u00bcr"_s);
        QVERIFY(!document().isModified());
        show(utf8_, u"other.bsp"_s);
        QCOMPARE(nameOf(1), u"t\u00fcr"_s);
        window_.reset();
        QSettings().sync();
        window_ = std::make_unique<MainWindow>();
        window_->show();
        show(utf8_);
        QCOMPARE(nameOf(1), u"t\u00c3\u00bcr"_s);
        choose(u"Automatic"_s);
        QCOMPARE(nameOf(1), u"t\u00fcr"_s);
        reload();
        QCOMPARE(document().map().chosenTextCode(), std::optional<TextCode>());
    }

    void choosingACodeShowsTheSameBytesAnew()
    {
        const auto mixed = QByteArray(utf8_).replace("light", "\xc1\xc2\xc3");
        show(mixed);
        auto *edit = raiseText();
        edit->moveCursor(QTextCursor::End);
        QCOMPARE(nameOf(1), u"t\u00c3\u00bcr"_s); // the whole is no UTF-8
        choose(u"UTF-8"_s);
        QCOMPARE(nameOf(1), u"t\u00fcr"_s);
        compareShown(edit);
        QVERIFY(edit->textCursor().atEnd());
        edit->setFocus();
        QTest::keyClicks(edit, u"//x"_s);
        QCOMPARE(textNow(), mixed + "//x");
        choose(u"Latin-1"_s);
        compareShown(edit);
        document().undoStack().undo();
        QCOMPARE(textNow(), mixed);
        compareShown(edit);
        select({1});
        choose(u"UTF-8"_s);
        typeLetters(u"targetname"_s, u"\u20ac"_s);
        QCOMPARE(textNow(), QByteArray(mixed).replace("t\xc3\xbcr", "\xe2\x82\xac"));
        compareShown(edit);
    }

    // Two letters of Latin-1 that are one of UTF-8, in a text that has no others.
    void anEditThatMakesATextUtf8ShowsItAsSuch()
    {
        const auto plain = "{ \"classname\" \"worldspawn\" }\n"_ba;
        show(plain);
        auto *edit = raiseText();
        edit->moveCursor(QTextCursor::Start);
        QTest::keyClicks(edit, u"//"_s);
        for (const auto &typed : {u"\u00c3"_s, u"\u00a4"_s, u"\u00fc"_s}) {
            press(edit, typed);
            compareShown(edit);
        }
        QCOMPARE(textNow(), "//\xc3\xa4\xc3\xbc" + plain);
        while (document().undoStack().canUndo()) {
            document().undoStack().undo();
            compareShown(edit);
        }
        QCOMPARE(textNow(), plain);
    }

    void whatIsShownIsAlwaysTheBytesOfAMixedText()
    {
        const auto text = "{\r\n\"a\" \"\xc3\xa4\"\n\"\xe2\x82\xac\xc3 \xf0\x9f\x98\x80\"\r\r\n}\n\r"
                          "{\"c\" \"\xa0\xe2\x80\xa8\" }\n"_ba.repeated(4);
        show(text);
        choose(u"UTF-8"_s);
        auto *edit = raiseText();
        QApplication::clipboard()->setText(u"x\u20ac\n\U0001f600"_s);
        QRandomGenerator random(5);
        const Qt::Key moves[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End};
        for (int step = 0; step < 300; ++step) {
            const Qt::KeyboardModifiers shift = random.bounded(2) ? Qt::ShiftModifier : Qt::NoModifier;
            switch (random.bounded(11)) {
            case 0: QTest::keyClick(edit, Qt::Key_Return, shift); break;
            case 1: QTest::keyClick(edit, Qt::Key_Backspace); break;
            case 2: QTest::keyClick(edit, Qt::Key_Delete); break;
            case 3: QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier); break;
            case 4: QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); break;
            case 5: QTest::keyClick(edit, Qt::Key_V, Qt::ControlModifier); break;
            case 6: { // elsewhere, between any two bytes
                const auto now = textNow();
                const auto from = random.bounded(static_cast<int>(now.size()) + 1);
                const auto length = std::min<qsizetype>(random.bounded(5), now.size() - from);
                const QByteArrayList put{"", "\xa4", "\xc3", "\xe2\x82", "\xf0\x9f\x98\x80", "\r"};
                document().edit({.what = u"elsewhere"_s, .splices = {{from, now.mid(from, length), put[random.bounded(6)]}}});
                break;
            }
            case 7: press(edit, random.bounded(2) ? u"\u00e4"_s : u"\U0001f600"_s); break;
            case 8: choose(random.bounded(2) ? u"UTF-8"_s : u"Latin-1"_s); break;
            default:
                for (int i = random.bounded(6); i >= 0; --i)
                    QTest::keyClick(edit, moves[random.bounded(6)], shift);
            }
            edit->setFocus();
            compareShown(edit);
        }
        while (document().undoStack().canUndo())
            document().undoStack().undo();
        QCOMPARE(textNow(), text);
        compareShown(edit);
    }

    void findAndReplaceReadTheCode()
    {
        show(utf8_);
        auto *edit = raiseText();
        QTest::keyClick(edit, Qt::Key_H, Qt::ControlModifier);
        auto *bar = window_->tables()->currentWidget()->findChild<FindBar *>();
        const auto edits = bar->findChildren<QLineEdit *>();
        QCOMPARE(edits.size(), 2);
        edits[0]->setText(u"\u00fcR"_s); // in any case
        edits[1]->setText(u"\u65e5"_s);
        QTRY_COMPARE(edit->textCursor().selectedText(), u"\u00fcr"_s);
        QTest::keyClick(edits[1], Qt::Key_Return);
        QCOMPARE(textNow(), QByteArray(utf8_).replace("\xc3\xbcr", "\xe6\x97\xa5"));
        compareShown(edit);
        document().undoStack().undo();
        QCOMPARE(textNow(), utf8_);
    }

    void entitiesAreCopiedToAMapOfAnotherCode()
    {
        show(utf8_);
        select({1});
        QTest::keyClick(list(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(u"t\u00fcr")); // for any program
        show(latin1_, u"other.bsp"_s);
        select({1});
        QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(textNow(), latin1_ + "{ \"classname\" \"light\" \"targetname\" \"t\xfcr\" }\n");
        QTest::keyClick(list(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(textNow(), latin1_);
        // From another program: in the code of this map, and nothing that it has not.
        QApplication::clipboard()->setText(u"{ \"n\" \"\u20ac\" }"_s);
        QSignalSpy said(window_->entities(), &EntityPanel::statusMessage);
        QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(textNow(), latin1_);
        QVERIFY(said.last().first().toString().contains(u"\u20ac"));
        QApplication::clipboard()->setText(u"{ \"n\" \"\u00fc\" }"_s);
        QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(textNow(), latin1_ + "{ \"n\" \"\xfc\" }\n");
    }

    void modelsOfAnotherMapAreToldAndMended()
    {
        const auto text = "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"func_wall\" \"model\" \"*1\" }\n"_ba;
        show(text);
        select({1});
        QTest::keyClick(list(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
        auto *notice = window_->notice();
        QVERIFY(!notice->isVisible()); // in its own map nothing is said
        // As if from a map where this model has another number.
        auto copied = *unpacked(QApplication::clipboard()->mimeData()->data(u"application/x-lumpscope-entities"_s));
        copied.text.replace("*1", "*7");
        copied.models = {{7, copied.models.at(1)}};
        copied.from = u"/maps/dm9.bsp"_s;
        auto *data = new QMimeData;
        data->setData(u"application/x-lumpscope-entities"_s, packed(copied));
        QApplication::clipboard()->setMimeData(data);
        show(text, u"other.bsp"_s);
        select({1});
        QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(textNow(), text + "{ \"classname\" \"func_wall\" \"model\" \"*7\" }\n");
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(states(notice->text(), {u"func_wall 2"_s, u"*7"_s, u"dm9.bsp"_s}), qPrintable(notice->text()));
        QTest::keyClick(list(), Qt::Key_Insert); // numbers shift until it is pressed
        QTest::keyClicks(window_->entities()->classEdit(), u"light"_s);
        QTest::keyClick(window_->entities()->classEdit(), Qt::Key_Return);
        auto *mend = [notice]() -> QToolButton * {
            for (auto *button : notice->findChildren<QToolButton *>())
                if (button->text().contains(u"Same Size"))
                    return button;
            return nullptr;
        }();
        QVERIFY(mend);
        const int steps = document().undoStack().index();
        QTest::mouseClick(mend, Qt::LeftButton);
        QVERIFY(textNow().count("\"*1\"") == 2 && !textNow().contains("*7"));
        QCOMPARE(document().undoStack().index(), steps + 1);
        while (document().undoStack().canUndo())
            document().undoStack().undo();
        QCOMPARE(textNow(), text);
        QVERIFY2(notice->text().isEmpty(), qPrintable(notice->text())); // what was pasted is gone
        // What somebody has given another model since is his own.
        select({1});
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(notice->text().contains(u"*7"));
        select({2});
        type(u"model"_s, u"*2"_s);
        const auto own = textNow();
        QVERIFY(own.contains("*2"));
        QVERIFY2(notice->text().isEmpty(), qPrintable(notice->text()));
        QCOMPARE(textNow(), own);
    }

    void anEntityIsMadeOfTheModelOfAnother()
    {
        const auto text = "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"func_wall\" \"model\" \"*1\" }\n"
                          "{ \"classname\" \"light\" }\n"_ba;
        show(text);
        const auto make = [this] {
            for (auto *action : list()->actions())
                if (action->text().contains(u"Its &Model"))
                    action->trigger();
        };
        select({2});
        make();
        QVERIFY(!window_->entities()->classEdit()->isVisible()); // a light has none
        select({1});
        make();
        auto *classEdit = window_->entities()->classEdit();
        QTRY_VERIFY(classEdit->hasFocus());
        QTest::keyClicks(classEdit, u"func_door"_s);
        QTest::keyClick(classEdit, Qt::Key_Return);
        const auto source = document().entitySource();
        QCOMPARE(selected(), std::vector<quint32>{2});
        QCOMPARE(edits::nameOf(source, 2), u"func_door"_s);
        QCOMPARE(edits::valueOf(source, 2, "model").toByteArray(), "*1"_ba);
        QVERIFY(edits::valueOf(source, 2, "origin").toByteArray() != "0 0 0");
        document().undoStack().undo();
        QCOMPARE(textNow(), text);
    }

private:
    void show(const QByteArray &text, const QString &name = u"room.bsp"_s)
    {
        if (!window_)
            start();
        else if (window_->document())
            document().undoStack().setClean(); // or it asks
        open(save(name, mapWithEntities(bsp::quake2, text)));
        auto *dock = window_->findChild<QDockWidget *>(u"entities"_s);
        dock->show();
        dock->raise();
        QTRY_VERIFY(list()->isVisible());
        list()->setFocus();
    }
    RawEdit *raiseText()
    {
        window_->tables()->open(lump(u"entities"_s));
        auto *blob = qobject_cast<BlobView *>(window_->tables()->currentWidget());
        blob->text()->edit()->setFocus();
        return blob->text()->edit();
    }
    static QString shown(const RawEdit *edit)
    {
        QStringList lines;
        for (auto block = edit->document()->begin(); block.isValid(); block = block.next())
            lines.append(block.text());
        return lines.join(u'\n');
    }
    void compareShown(const RawEdit *edit) const
    {
        QCOMPARE(shown(edit), shownText(textNow(), document().map().textCode()));
        QCOMPARE(edit->sync().bytes(), textNow());
    }
    // From the menu, as a mouse does.
    void choose(const QString &name)
    {
        for (auto *menu : window_->menuBar()->findChildren<QMenu *>())
            if (menu->title().remove(u'&').contains(u"Encoding"))
                for (auto *action : menu->actions())
                    if (action->text().remove(u'&').startsWith(name)) {
                        menu->popup({});
                        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                        QVERIFY(action->isChecked());
                        return;
                    }
        QFAIL("no such entry");
    }
    // Any letter, as an input method or a compose key gives it.
    static void press(QWidget *where, const QString &letter)
    {
        QKeyEvent key(QEvent::KeyPress, 0, Qt::NoModifier, letter);
        QApplication::sendEvent(where, &key);
    }
    void typeLetters(const QString &key, const QString &text)
    {
        keys()->setFocus();
        keys()->setCurrentIndex(keysModel()->index(keysModel()->rowOfKey(key), EntityKeysModel::Value));
        QTest::keyClick(keys(), Qt::Key_F2);
        auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(edit);
        edit->selectAll();
        for (const QChar letter : text)
            press(edit, letter);
        QTest::keyClick(edit, Qt::Key_Return);
        QCoreApplication::processEvents(); // the editor commits when it has seen the key itself
    }
    QString nameOf(int row) const { return list()->model()->index(row, EntityListModel::Targetname).data().toString(); }

    const QByteArray utf8_ = "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"light\" \"targetname\" \"t\xc3\xbcr\" }\n";
    const QByteArray latin1_ = "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"light\" \"targetname\" \"t\xfcr\" }\n";
};

ADD_TEST(TestTextCodeWindow, QApplication)
#include "tst_textcodewindow.moc"
