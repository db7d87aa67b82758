// Bytes of lumps, edited in a real window with keys and clicks.
#include "core/document/recordeditor.h"
#include "tests/program.h"
#include "tests/tables/recordfixture.h"

class ByteEditsTest : public RecordFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        start();
        open(samplePath(u"quake2"));
    }
    void cleanup() { window_.reset(); }

    void bytesAreTypedInHex()
    {
        auto *table = unlockedBytes();
        const int before[] = {byteAt(15), byteAt(16)};
        table->setCurrentIndex(table->model()->index(0, 15));
        const auto typed = u"%1%2"_s.arg(0xff - before[0], 2, 16, QChar(u'0')).arg(0xff - before[1], 2, 16, QChar(u'0'));
        for (const auto digit : typed)
            QTest::keyClick(editor(table) ? static_cast<QWidget *>(editor(table)) : table, digit.toLatin1());
        QVERIFY(!editor(table));
        QCOMPARE(table->currentIndex(), table->model()->index(1, 1));
        QCOMPARE(byteAt(15), 0xff - before[0]);
        QCOMPARE(byteAt(16), 0xff - before[1]);
        QCOMPARE(window_->document()->undoStack().count(), 2);
        const auto changed = table->model()->index(0, 15);
        QCOMPARE(changed.data(RecordRows::FormerRole).toString().toInt(nullptr, 16), before[0]);
        QVERIFY(changed.data(Qt::ToolTipRole).toString().contains(QString::number(before[0])));
        QVERIFY(!table->model()->index(0, 14).data(RecordRows::FormerRole).isValid());
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(byteAt(16), before[1]);
        QCOMPARE(byteAt(15), 0xff - before[0]);
        QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!window_->document()->isModified());
    }

    void aByteOffersNoChoices()
    {
        auto *table = unlockedBytes();
        for (const auto key : {QKeyCombination(Qt::Key_F4), Qt::AltModifier | Qt::Key_Down}) {
            table->setCurrentIndex(table->model()->index(0, 3));
            window_->statusBar()->clearMessage();
            QTest::keyClick(table, key.key(), key.keyboardModifiers());
            QVERIFY(window_->statusBar()->currentMessage().contains(u"no choices"));
            QVERIFY(editor(table));
            QTest::keyClick(editor(table), Qt::Key_Escape);
            QTRY_VERIFY(!editor(table));
        }
        QVERIFY(!window_->document()->isModified());
    }

    void aLockedByteSaysHowToUnlockIt()
    {
        auto *table = bytes(u"lighting"_s);
        for (const auto key : {Qt::Key_F2, Qt::Key_7}) {
            window_->statusBar()->clearMessage();
            table->setCurrentIndex(table->model()->index(0, 3));
            QTest::keyClick(table, key);
            QVERIFY(!editor(table));
            QVERIFY(window_->statusBar()->currentMessage().contains(u"Edit Records"));
            QCOMPARE(table->currentIndex(), table->model()->index(0, 3));
        }
    }

    void onlyHexDigitsChangeAByte()
    {
        auto *table = unlockedBytes();
        table->setCurrentIndex(table->model()->index(0, 3));
        QGuiApplication::clipboard()->setText(u"0 ff"_s);
        for (const auto key : {Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_G, Qt::Key_Minus}) {
            QTest::keyClick(table, key);
            QVERIFY(!editor(table));
        }
        QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(!editor(table));
        QVERIFY(window_->statusBar()->currentMessage().contains(u"hex"));
        QTest::keyClick(table, 'a');
        QVERIFY(editor(table));
        QTest::keyClick(editor(table), 'g');
        QCOMPARE(editor(table)->text(), u"a"_s);
        QTest::keyClick(editor(table), Qt::Key_Escape);
        QTRY_VERIFY(!editor(table));
        QVERIFY(!window_->document()->isModified());
        table->setCurrentIndex(table->model()->index(0, 16)); // the characters
        QTest::keyClick(table, Qt::Key_F2);
        QVERIFY(!editor(table));
    }

    void oneHexDigitIsAByteOnceTheEditorIsLeft()
    {
        auto *table = unlockedBytes();
        const auto typeDigit = [table](int column, int digit) {
            table->setCurrentIndex(table->model()->index(0, column));
            QTest::keyClick(table, QString::number(digit, 16).at(0).toLatin1());
        };
        const auto other = [](int byte) { return byte == 0xa ? 0xb : 0xa; };
        const int confirmed = other(byteAt(3)), left = other(byteAt(4));
        typeDigit(3, confirmed);
        QVERIFY(editor(table));
        QTest::keyClick(editor(table), Qt::Key_Return);
        QTRY_COMPARE(byteAt(3), confirmed);
        QCOMPARE(table->model()->index(0, 3).data().toString(), u"0%1"_s.arg(confirmed, 0, 16));
        QTRY_VERIFY(!editor(table));
        typeDigit(4, left);
        click(table, 1, 5);
        QTRY_COMPARE(byteAt(4), left);
        QCOMPARE(window_->document()->undoStack().count(), 2);
    }

    void bytesAreReverted()
    {
        auto *table = unlockedBytes();
        const RecordRef byte{lump(u"lighting"_s), 3};
        auto &records = window_->document()->records();
        records.setByte(byte, static_cast<quint8>(0xff - byteAt(3)));
        records.setByte({byte.lump, 4}, static_cast<quint8>(0xff - byteAt(4)));
        table->setCurrentIndex(table->model()->index(0, 3));
        actionOf(table, u"Revert Byte"_s)->trigger();
        QVERIFY(!records.formerByte(byte));
        QVERIFY(records.formerByte({byte.lump, 4}));
        actionOf(table, u"Revert Whole Lump"_s)->trigger();
        QVERIFY(!window_->document()->isModified());
    }
};

ADD_TEST(ByteEditsTest, QApplication)
#include "tst_byteedits.moc"
