// The raw text of the entities in its window: what is typed and pasted reaches the very bytes and comes back.
#include "tests/program.h"
#include "tests/rawtextfixture.h"
#include "widgets/parts/elided.h"

class RawTextTest : public RawTextFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void everyByteSurvivesEditsAroundIt()
    {
        const auto text = everyByte() + "\r\n" + everyByte() + "\r\r\n\n\x0c\x85";
        openText(text);
        compareShown();
        put(0);
        QTest::keyClicks(edit(), u"ab"_s);
        QCOMPARE(bytes(), "ab" + text);
        QTest::keyClick(edit(), Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(edit(), u"cd"_s);
        QCOMPARE(bytes(), "ab" + text + "cd");
        put(2 + 255);
        QTest::keyClick(edit(), Qt::Key_Return);
        QCOMPARE(bytes(), "ab" + everyByte() + "\r\n" + text.sliced(255) + "cd");
        compareShown();
        undoAll();
        QCOMPARE(bytes(), text);
        compareShown();
        while (undoStack().canRedo())
            QTest::keyClick(edit(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(bytes(), "ab" + everyByte() + "\r\n" + text.sliced(255) + "cd");
        compareShown();
    }

    void typingIsOneStepOfUndo()
    {
        openText(twoEntities);
        put(3);
        QTest::keyClicks(edit(), u"abc"_s);
        QTest::keyClick(edit(), Qt::Key_Backspace);
        QCOMPARE(bytes(), QByteArray(twoEntities).insert(3, "ab"));
        QCOMPARE(undoStack().count(), 1);
        QTest::keyClick(edit(), Qt::Key_Return, Qt::ShiftModifier); // no line separator of Unicode
        QCOMPARE(bytes(), QByteArray(twoEntities).insert(3, "ab\n"));
        QTest::keyClick(edit(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(edit(), Qt::Key_Delete);
        QCOMPARE(bytes(), ""_ba);
        undoAll();
        QCOMPARE(bytes(), twoEntities);
        compareShown();
    }

    void whatIsPastedGetsTheTextsLineEnds()
    {
        openText("{\r\n}\r\n");
        QApplication::clipboard()->setText(u"\"a\" \"b\"\n\"c\" \"d\"\r\n"_s);
        put(2);
        QTest::keyClick(edit(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bytes(), "{\r\n\"a\" \"b\"\r\n\"c\" \"d\"\r\n}\r\n"_ba);
        QCOMPARE(undoStack().count(), 1);
        QCOMPARE(edit()->textCursor().position(), 18);
        openText("{\n}\n");
        put(2);
        QTest::keyClick(edit(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bytes(), "{\n\"a\" \"b\"\n\"c\" \"d\"\n}\n"_ba);
        compareShown();
    }

    void aNonBreakingSpaceIsCopiedAsOne()
    {
        openText("a\xa0\x01\r\nb");
        QTest::keyClick(edit(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(edit(), Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(bytes(), ""_ba);
        QCOMPARE(QApplication::clipboard()->text(), u"a\u00a0\u0001\nb"_s);
        QTest::keyClick(edit(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bytes(), "a\xa0\x01\nb"_ba);
    }

    void whatHasNoByteIsLeftOutAndNamed()
    {
        openText("ab");
        QSignalSpy said(window_->tables(), &TableArea::statusMessage);
        QApplication::clipboard()->setText(u"x\u0416\u00fc\u2029\ufdd0y"_s);
        put(1);
        QTest::keyClick(edit(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(bytes(), "ax\xfc\nyb"_ba);
        QCOMPARE(said.size(), 1);
        QVERIFY(said.takeFirst().first().toString().contains(u"\u0416"_s));
        QKeyEvent key(QEvent::KeyPress, 0, Qt::NoModifier, u"\u20ac"_s);
        QApplication::sendEvent(edit(), &key);
        QInputMethodEvent composed;
        composed.setCommitString(u"\u0416\u00e4"_s);
        QApplication::sendEvent(edit(), &composed);
        QCOMPARE(bytes(), "ax\xfc\ny\xe4"
                          "b"_ba);
        QCOMPARE(said.size(), 2);
        compareShown();
    }

    void lineEndsThatComeTogetherAreOne()
    {
        openText("a\rx\nb");
        put(2);
        QTest::keyClick(edit(), Qt::Key_Delete);
        QCOMPARE(bytes(), "a\r\nb"_ba);
        compareShown();
        QTest::keyClick(edit(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytes(), "a\rx\nb"_ba);
        compareShown();
    }

    void whatIsDraggedInsideOfTheTextMoves()
    {
        openText("one\r\ntwo\nthree\r\nfour");
        QTextCursor taken(edit()->document()), target(edit()->document()); // as a drop does it
        taken.setPosition(4);
        taken.setPosition(8, QTextCursor::KeepAnchor);
        target.setPosition(14);
        target.beginEditBlock();
        taken.removeSelectedText();
        target.insertText(u"two\n"_s);
        target.endEditBlock();
        QCOMPARE(bytes(), "one\r\nthree\r\ntwo\r\nfour"_ba);
        QCOMPARE(undoStack().count(), 1);
        compareShown();
    }

    void aChangeFromElsewhereKeepsCursorAndScroll()
    {
        openText(manyEntities(500, 100'000));
        put(20'000);
        edit()->centerCursor();
        const int line = edit()->firstVisible().blockNumber(), cursorLine = edit()->textCursor().blockNumber();
        const auto text = edit()->firstVisible().text();
        window_->tables()->tabs()->setFocus();
        const auto before = bytes();
        window_->document()->edit(
            {.what = u"elsewhere"_s, .splices = {{0, {}, "// one\n// two\n"}, {40'000, before.mid(40'000, 7), "new"}}});
        QCOMPARE(edit()->textCursor().position(), 20'014);
        QCOMPARE(edit()->textCursor().blockNumber(), cursorLine + 2);
        QCOMPARE(edit()->firstVisible().blockNumber(), line + 2);
        QCOMPARE(edit()->firstVisible().text(), text);
        compareShown();
        undoStack().undo();
        QCOMPARE(bytes(), before);
        QCOMPARE(edit()->textCursor().position(), 20'000);
        QCOMPARE(edit()->firstVisible().blockNumber(), line);
        compareShown();
    }

    void undoIsShownToWhoeverTypes()
    {
        openText(manyEntities(500, 100'000));
        put(50'000);
        QTest::keyClicks(edit(), u"x"_s);
        QTest::keyClick(edit(), Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(edit()->firstVisible().blockNumber(), 0);
        QTest::keyClick(edit(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(edit()->textCursor().position(), 50'000);
        QVERIFY(edit()->firstVisible().blockNumber() > 100);
    }

    void faultsAreUnderlinedAsOneTypes()
    {
        openText(twoEntities);
        QCOMPARE(underlined(edit()), 0);
        QVERIFY(raw()->status()->text().startsWith(u"2 entities"_s));
        const auto at = static_cast<int>(twoEntities.indexOf("3\"")) + 1;
        put(at);
        QTest::keyClick(edit(), Qt::Key_Delete); // the closing quote
        QTRY_COMPARE(underlined(edit()), static_cast<int>(window_->document()->map().entities().faults.size()));
        QVERIFY(underlined(edit()) > 0);
        QVERIFY2(raw()->status()->text().startsWith(u"Line "_s), qPrintable(raw()->status()->text()));
        QTest::keyClick(edit(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(edit(), Qt::Key_F8);
        const auto first = window_->document()->map().entities().faults.front();
        QCOMPARE(edit()->cursorByte(), first.offset);
        QCOMPARE(raw()->status()->text().section(u" ("_s, 0, 0),
                 u"Line %1: %2"_s.arg(edit()->textCursor().blockNumber() + 1).arg(first.what));
        QTest::keyClick(edit(), Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(edit()->cursorByte(), window_->document()->map().entities().faults.back().offset);
        QTest::keyClick(edit(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(underlined(edit()), 0);
        QVERIFY(raw()->status()->text().startsWith(u"2 entities"_s));
        // A forgotten quote as well, though the game reads on.
        put(static_cast<int>(twoEntities.indexOf("light")) + 5);
        QTest::keyClick(edit(), Qt::Key_Delete); // its closing quote
        QTRY_COMPARE(underlined(edit()), 1);
        QVERIFY2(raw()->status()->text().startsWith(u"Line 6: "_s), qPrintable(raw()->status()->text()));
    }

    // The parser reads these, and the game stops at them.
    void whatASaveRefusesIsUnderlinedToo()
    {
        openText(twoEntities + "{\n\"classname\" \"trigger_multiple\"\n\"model\" \"*1\"\n}\n");
        QTRY_VERIFY(raw()->status()->text().contains(u"no faults"_s));
        put(static_cast<int>(bytes().indexOf("*1")) + 1);
        QTest::keyClicks(edit(), u"999"_s);
        QTRY_COMPARE(underlined(edit()), 1);
        QVERIFY2(raw()->status()->text().startsWith(u"Line 10: trigger_multiple: "_s), qPrintable(raw()->status()->text()));
        QVERIFY2(raw()->status()->text().contains(u"\"*9991\""_s), qPrintable(raw()->status()->text()));
        QTest::keyClicks(edit(), u"9"_s); // it stays marked while one types in it
        QVERIFY(raw()->status()->text().startsWith(u"Line 10: "_s));
        QTRY_VERIFY(raw()->status()->text().contains(u"\"*99991\""_s));
        QTest::keyClick(edit(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(edit(), Qt::Key_Return); // and moves with the text
        QVERIFY(raw()->status()->text().startsWith(u"Line 11: "_s));
        QTest::keyClick(edit(), Qt::Key_F8);
        QCOMPARE(edit()->textCursor().blockNumber(), 10);
        // Its whole line goes: now it is the entity that has no model.
        QTest::keyClick(edit(), Qt::Key_Home);
        QTest::keyClick(edit(), Qt::Key_End, Qt::ShiftModifier);
        QTest::keyClick(edit(), Qt::Key_Delete);
        QTRY_VERIFY(raw()->status()->text().contains(u"has no model"_s) || raw()->status()->text().contains(u"no faults"_s));
        undoAll();
        QTRY_COMPARE(underlined(edit()), 0);
        QTRY_VERIFY(raw()->status()->text().contains(u"no faults"_s));
    }

    void aLongFaultEndsInDots()
    {
        const auto name = QByteArray("<b>") + QByteArray(400, 'x');
        openText(twoEntities + "{\n\"classname\" \"" + name + "\"\n\"model\" \"*9999\"\n}\n");
        auto *status = raw()->status();
        QTRY_VERIFY2(status->text().contains(u"*9999"_s), qPrintable(status->text()));
        QVERIFY(status->fontMetrics().horizontalAdvance(status->text()) > status->width());
        QVERIFY(status->toolTip().contains(u"&lt;b&gt;"_s) && !status->toolTip().contains(u"<b>x"_s));
        QVERIFY(qobject_cast<ElidedLabel *>(status));
    }

    void colorsAreThoseOfTheParser()
    {
        openText("{ \"classname\" \"worldspawn\" } // end\n");
        const auto formats = edit()->document()->firstBlock().layout()->formats();
        QCOMPARE(formats.size(), 5); // brace, key, value, brace, comment
        QCOMPARE(formats[1].start, 2);
        QCOMPARE(formats[1].length, 11);
        QVERIFY(formats[4].format.fontItalic());
        QVERIFY(formats[1].format.foreground() != formats[2].format.foreground());
        put(2);
        QTest::keyClick(edit(), Qt::Key_Return); // the second line has them too
        QCOMPARE(edit()->document()->firstBlock().layout()->formats().size(), 1);
        QCOMPARE(edit()->document()->lastBlock().previous().layout()->formats().size(), 4);
    }

    void theEntityUnderTheCursorIsSelectedWhenAsked()
    {
        openText(twoEntities);
        const int list = window_->document()->map().format().roles.entityList;
        put(static_cast<int>(twoEntities.indexOf("light")));
        QVERIFY(!window_->document()->selection().current().isValid());
        QTest::keyClick(edit(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(window_->document()->selection().current(), (RecordRef{list, 1}));
        QCOMPARE(bytes(), twoEntities);
        QVERIFY(edit()->hasFocus());
    }

    void aSelectionElsewhereIsScrolledToAndMarked()
    {
        openText(manyEntities(500, 100'000));
        const int list = window_->document()->map().format().roles.entityList;
        put(7);
        window_->document()->selection().set({{list, 400}});
        QCOMPARE(edit()->textCursor().position(), 7); // somebody works here
        window_->tables()->tabs()->tabBar()->setFocus();
        window_->document()->selection().set({{list, 300}});
        const auto span = window_->document()->map().entities().entities[300].span;
        QCOMPARE(edit()->cursorByte(), span.offset);
        QVERIFY(!edit()->textCursor().hasSelection());
        QCoreApplication::processEvents();
        QVERIFY(edit()->firstVisible().blockNumber() > 0);
        int marked = 0;
        for (const auto &mark : edit()->extraSelections())
            marked += edit()->sync().byteAt(mark.cursor.position()) > span.offset
                      && edit()->sync().byteAt(mark.cursor.position()) < span.end();
        QCOMPARE(marked, 4); // its lines below the first, where the current line is marked as well
    }

    void aTextThatBecomesTooLongIsShownInHexUntilUndone()
    {
        openText(twoEntities);
        const QPointer<RawText> before = raw();
        window_->document()->edit({.what = u"elsewhere"_s, .splices = {{40, {}, QByteArray(100'000, 'x')}}});
        QVERIFY(!blob()->text());
        QVERIFY(blob()->table() && blob()->table()->isVisible());
        QCOMPARE(blob()->table()->model()->rowCount(), static_cast<int>((twoEntities.size() + 100'000 + 1 + 15) / 16));
        QTRY_VERIFY(!before);
        window_->document()->edit({.what = u"elsewhere"_s, .splices = {{0, {}, "{}\n"}}});
        QCOMPARE(blob()->table()->model()->index(0, 0).data().toString(), u"7b"_s);
        undoStack().undo();
        undoStack().undo();
        QVERIFY(raw() && raw()->isVisible() && !blob()->table());
        compareShown();
        edit()->setFocus();
        QApplication::clipboard()->setText(QString(70'000, u'y'));
        QTest::keyClick(edit(), Qt::Key_V, Qt::ControlModifier); // and by its own edit
        QVERIFY(!blob()->text());
        QCOMPARE(bytes().size(), twoEntities.size() + 70'000);
        undoStack().undo();
        QVERIFY(raw());
        QCOMPARE(bytes(), twoEntities);
        compareShown();
    }

    void aSampleIsEditedToo()
    {
        open(samplePath(u"halflife"_s));
        raise();
        const auto before = bytes();
        put(0);
        QTest::keyClicks(edit(), u"//"_s);
        QCOMPARE(bytes(), "//" + before);
    }

    void whatIsShownIsAlwaysTheBytes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addRow("LF") << manyEntities(20, 3000);
        QTest::addRow("CR LF") << manyEntities(20, 3000).replace("\n", "\r\n");
        QTest::addRow("mixed") << "{\r\n\"a\"\n\"b\"\r\r\n}\n\r{\"c\" \"\xa0\" }\n\n\r\n"_ba.repeated(5);
    }

    void whatIsShownIsAlwaysTheBytes()
    {
        QFETCH(QByteArray, text);
        openText(text);
        QApplication::clipboard()->setText(u"x\ny"_s);
        QRandomGenerator random(11);
        const Qt::Key moves[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End};
        for (int step = 0; step < 200; ++step) {
            const Qt::KeyboardModifiers shift = random.bounded(2) ? Qt::ShiftModifier : Qt::NoModifier;
            const auto control = random.bounded(3) ? Qt::NoModifier : Qt::ControlModifier;
            const int kind = random.bounded(12);
            switch (kind) {
            case 0: QTest::keyClick(edit(), Qt::Key_Return, shift); break;
            case 1: QTest::keyClick(edit(), Qt::Key_Backspace, control); break;
            case 2: QTest::keyClick(edit(), Qt::Key_Delete, control); break;
            case 3: QTest::keyClick(edit(), Qt::Key_Z, Qt::ControlModifier); break;
            case 4: QTest::keyClick(edit(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); break;
            case 5: QTest::keyClick(edit(), Qt::Key_X, Qt::ControlModifier); break;
            case 6: QTest::keyClick(edit(), Qt::Key_V, Qt::ControlModifier); break;
            case 7: { // elsewhere
                const auto now = bytes();
                const auto from = random.bounded(static_cast<int>(now.size()) + 1);
                const auto length = std::min<qsizetype>(random.bounded(5), now.size() - from);
                window_->document()->edit({.what = u"elsewhere"_s, .splices = {{from, now.mid(from, length), "\r\nq\n"}}});
                break;
            }
            case 8: put(random.bounded(edit()->document()->characterCount())); break;
            case 9: QTest::keyClicks(edit(), u"a\"{ }"_s.mid(random.bounded(5), 1 + random.bounded(3))); break;
            default:
                for (int i = random.bounded(6); i >= 0; --i)
                    QTest::keyClick(edit(), moves[random.bounded(6)], shift);
            }
            if (shown(edit()) != shownText(bytes(), edit()->sync().code()))
                qWarning("step %d, kind %d", step, kind);
            compareShown();
        }
        undoAll();
        QCOMPARE(bytes(), text);
        compareShown();
    }

private:
    void undoAll()
    {
        while (undoStack().canUndo())
            QTest::keyClick(edit(), Qt::Key_Z, Qt::ControlModifier);
    }
};

ADD_TEST(RawTextTest, QApplication)
#include "tst_rawtext.moc"
