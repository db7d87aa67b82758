// The keys of entities, edited in place, and the views that follow.
#include "core/document/lumpmodel.h"
#include "tests/entitypanelfixture.h"
#include "tests/program.h"
#include "widgets/tables/inspector.h"

class EntityPropertiesTest : public EntityPanelFixture
{
    Q_OBJECT

private:
    // The cell of a key, or of its value.
    QModelIndex cell(const QString &key, EntityKeysModel::Column column = EntityKeysModel::Value) const
    {
        return keysModel()->index(keysModel()->rowOfKey(key), column);
    }
    static QLineEdit *editor() { return qobject_cast<QLineEdit *>(QApplication::focusWidget()); }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { showEntities(); }
    void cleanup() { window_.reset(); }
    void aSpawnPointIsMovedByItsOrigin()
    {
        click(list(), 1, 0);
        QCOMPARE(selected(), std::vector<quint32>{1});
        type(u"origin"_s, u"8 16 24"_s);
        QCOMPARE(textNow(), QByteArray(entities).replace("0 0 24", "8 16 24"));
        QCOMPARE(list()->model()->index(1, listModel()->columnOf(u"origin"_s)).data().toString(), u"8 16 24"_s);
        QCOMPARE(keys()->currentIndex().data().toString(), u"8 16 24"_s);
        document().undoStack().undo();
        QCOMPARE(textNow(), QByteArray(entities));
        QCOMPARE(keys()->currentIndex().data().toString(), u"0 0 24"_s); // still on its row
    }

    void aValueIsSetInAllOfAMixedSelection()
    {
        select({3, 5});
        QCOMPARE(keysModel()->rowOfKey(u"target"_s) >= 0, true);
        keys()->setCurrentIndex(cell(u"target"_s));
        keys()->setFocus();
        QTest::keyClick(keys(), Qt::Key_F2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // untouched: they stay as they differ
        QCoreApplication::processEvents();
        QCOMPARE(document().undoStack().count(), 0);
        type(u"target"_s, u"door2"_s);
        QCOMPARE(document().undoStack().count(), 1);
        QCOMPARE(list()->model()->index(3, listModel()->columnOf(u"target"_s)).data().toString(), u"door2"_s);
        QCOMPARE(list()->model()->index(5, listModel()->columnOf(u"target"_s)).data().toString(), u"door2"_s);
        document().undoStack().undo();
        QCOMPARE(textNow(), QByteArray(entities));
    }

    void aKeyIsTypedWhereKeysAreAdded()
    {
        select({5});
        keys()->setFocus();
        QTest::keyClick(keys(), Qt::Key_Insert);
        auto *edit = keys()->findChild<QLineEdit *>();
        QVERIFY(edit);
        QTest::keyClicks(edit, u"style"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_VERIFY(keys()->currentIndex().column() == EntityKeysModel::Value);
        QTRY_VERIFY(editor());
        QTest::keyClicks(QApplication::focusWidget(), u"32"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(edits::valueOf(document().entitySource(), 5, "style"), QByteArrayView("32"));
        QCOMPARE(document().undoStack().count(), 1);
        QTRY_COMPARE(keys()->currentIndex().row(), keysModel()->rowOfKey(u"style"_s));
        QTest::keyClick(keys(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(keys()->currentIndex().row(), keysModel()->rowOfKey(u"style"_s));
        QCOMPARE(keysModel()->rowOfKey(u"style"_s), 2);
        QTest::keyClick(keys(), Qt::Key_Delete);
        QCOMPARE(keysModel()->rowOfKey(u"style"_s), -1);
    }

    // What is typed of it is enough; of a value it is not, and where several are offered it is meant as it stands.
    void theOnlyKeyThatIsOfferedIsTaken()
    {
        select({5});
        const auto typeKey = [this](const QString &text) {
            keys()->setFocus();
            QTest::keyClick(keys(), Qt::Key_Insert);
            auto *edit = editor();
            QVERIFY(edit);
            QTest::keyClicks(edit, text);
            QTRY_VERIFY(edit->completer()->popup()->isVisible());
            QTest::keyClick(edit->completer()->popup(), Qt::Key_Return);
            QTRY_VERIFY(editor() && editor() != edit); // that of the value
            QTest::keyClicks(editor(), u"7"_s);
            QTest::keyClick(editor(), Qt::Key_Return);
        };
        typeKey(u"spawnf"_s);
        QTRY_COMPARE(edits::valueOf(document().entitySource(), 5, "spawnflags"), QByteArrayView("7"));
        QVERIFY(!textNow().contains("\"spawnf\""));
        QString several; // what more than one key begins with
        const auto offered = keysModel()->completionsFor(keysModel()->index(keysModel()->adderRow(), EntityKeysModel::Key));
        for (const auto &one : offered)
            for (const auto &other : offered)
                if (one.text != other.text && one.text.at(0) == other.text.at(0))
                    several = one.text.left(1);
        QVERIFY(!several.isEmpty());
        typeKey(several);
        QTRY_COMPARE(edits::valueOf(document().entitySource(), 5, several.toLatin1()), QByteArrayView("7"));
        keys()->setCurrentIndex(cell(u"light"_s));
        QTest::keyClick(keys(), Qt::Key_F2);
        auto *edit = editor();
        edit->selectAll();
        QTest::keyClicks(edit, u"30"_s);
        QTRY_VERIFY(edit->completer()->popup()->isVisible());
        QTest::keyClick(edit->completer()->popup(), Qt::Key_Return);
        QTRY_COMPARE(edits::valueOf(document().entitySource(), 5, "light"), QByteArrayView("30"));
    }

    // Wherever in a row one is, F2, Return and typing mean the value; only the choice to rename means the key.
    void editingBeginsInTheValue()
    {
        select({5});
        keys()->setFocus();
        const auto begin = [this](int key, Qt::KeyboardModifiers modifiers = {}) {
            keys()->setCurrentIndex(cell(u"light"_s, EntityKeysModel::Key));
            QTest::keyClick(keys(), static_cast<Qt::Key>(key), modifiers);
            return editor();
        };
        for (const int key : {int(Qt::Key_F2), int(Qt::Key_Return), int(Qt::Key_5)}) {
            auto *edit = begin(key);
            QVERIFY(edit);
            edit->selectAll();
            QTest::keyClicks(edit, u"500"_s);
            QTest::keyClick(edit, Qt::Key_Return);
            QTRY_COMPARE(edits::valueOf(document().entitySource(), 5, "light"), QByteArrayView("500"));
            document().undoStack().undo();
        }
        auto *edit = begin(Qt::Key_F2, Qt::ShiftModifier);
        QVERIFY(edit);
        QCOMPARE(edit->text(), u"light"_s);
        edit->selectAll();
        QTest::keyClicks(edit, u"_light"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_COMPARE(edits::valueOf(document().entitySource(), 5, "_light"), QByteArrayView("300"));
    }

    void escapeCancelsCompletionsAndAWrongValueKeepsItsEditor()
    {
        select({5});
        keys()->setFocus();
        keys()->setCurrentIndex(cell(u"target"_s));
        QTest::keyClick(keys(), Qt::Key_F2);
        auto *edit = editor();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, u"doo"_s);
        QTRY_VERIFY(edit->completer()->popup()->isVisible());
        QTest::keyClick(edit->completer()->popup(), Qt::Key_Escape);
        QTRY_VERIFY(keys()->findChildren<QLineEdit *>().isEmpty());
        QVERIFY(keys()->hasFocus());
        QCOMPARE(document().undoStack().count(), 0);
        type(u"light"_s, u"30\"0"_s);
        QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
        edit = editor();
        QVERIFY(edit && edit->text() == u"30\"0"_s);
        QCOMPARE(document().undoStack().count(), 0);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(textNow(), QByteArray(entities));
    }

    void placesAndPairsArePasted()
    {
        select({1});
        keys()->setFocus();
        keys()->setCurrentIndex(cell(u"origin"_s));
        const auto paste = [this](const QString &text) {
            QGuiApplication::clipboard()->setText(text);
            QTest::keyClick(keys(), Qt::Key_V, Qt::ControlModifier);
        };
        paste(u"(8 16 24) : 90\n"_s);
        QCOMPARE(textNow(), QByteArray(entities).replace("0 0 24", "8 16 24"));
        paste(u"\"angle\" \"90\""_s); // of a row that was copied
        QCOMPARE(edits::valueOf(document().entitySource(), 1, "angle"), QByteArrayView("90"));
        QCOMPARE(document().undoStack().count(), 2);
        type(u"origin"_s, u"1, 2, 3"_s);
        QCOMPARE(edits::valueOf(document().entitySource(), 1, "origin"), QByteArrayView("1 2 3"));
        type(u"origin"_s, u"somewhere"_s); // kept as it is typed: Problems tells of it
        QCOMPARE(edits::valueOf(document().entitySource(), 1, "origin"), QByteArrayView("somewhere"));
    }

    void nothingIsRemovedWhereNoKeyIsCurrent()
    {
        select({5});
        keys()->setFocus();
        for (const auto &index : {QModelIndex(), keysModel()->index(keysModel()->adderRow(), EntityKeysModel::Key)}) {
            keys()->setCurrentIndex(index);
            QTest::keyClick(keys(), Qt::Key_Delete);
            QTest::keyClick(keys(), Qt::Key_F2, Qt::ShiftModifier);
            if (auto *edit = editor())
                QTest::keyClick(edit, Qt::Key_Escape);
            QTest::keyClick(keys(), Qt::Key_Up, Qt::AltModifier);
            QCOMPARE(document().undoStack().count(), 0);
        }
        keys()->setCurrentIndex(cell(u"target"_s, EntityKeysModel::Key)); // the last
        QTest::keyClick(keys(), Qt::Key_Delete);
        QTest::keyClick(keys(), Qt::Key_Delete);
        QCOMPARE(document().undoStack().count(), 1);
    }

    void linksAreFollowedAndTheKeyStays()
    {
        select({3});
        const auto target = cell(u"target"_s);
        QVERIFY(target.data(RecordRows::LinkRole).value<RecordRef>().isValid());
        click(keys(), target.row(), EntityKeysModel::Value, Qt::MiddleButton);
        QCOMPARE(selected(), std::vector<quint32>{2});
        keys()->setFocus();
        keys()->setCurrentIndex(cell(u"model"_s));
        QTest::keyClick(keys(), Qt::Key_Return);
        QCOMPARE(window_->tables()->currentLump(), document().map().format().roles.models);
        QCOMPARE(document().selection().current(), (RecordRef{document().map().format().roles.models, 1}));
        QCOMPARE(keysModel()->entities(), std::vector<qint32>{2}); // what the model means here
        click(keys(), keysModel()->rowOfKey(u"targetname"_s), EntityKeysModel::Value, Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(selected(), std::vector<quint32>{3});
        QVERIFY(window_->statusBar()->currentMessage().contains(u"trigger_once 4"_s));
        document().selection().set({{document().map().format().roles.models, 1}});
        QCOMPARE(keysModel()->entities(), std::vector<qint32>{2});
        QVERIFY(list()->model()->index(2, 0).data(RecordRows::MarkedRole).toBool());
        select({3});
        keys()->setCurrentIndex(keysModel()->index(1, EntityKeysModel::Value)); // target
        select({1});
        select({5});
        QCOMPARE(keys()->currentIndex().row(), keysModel()->rowOfKey(u"target"_s));
    }

    // Tables and the inspector, while they show an entity that is edited, moved and deleted.
    void everyViewFollowsAnEdit()
    {
        auto *view = table(u"entitylist"_s);
        view->setFilterText(u"target~o"_s);
        select({5});
        type(u"target"_s, u"door1"_s);
        QCOMPARE(view->model()->rowCount(), 3);
        auto *fields = window_->inspector()->fields();
        const auto shown = [fields](const QString &key) {
            for (int row = 0; row < fields->model()->rowCount(); ++row)
                if (fields->model()->index(row, 0).data().toString() == key)
                    return fields->model()->index(row, 1).data().toString();
            return QString();
        };
        QCOMPARE(shown(u"target"_s), u"door1"_s);
        QVERIFY(window_->inspector()->bytes()->model()->rowCount() > 0);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Delete);
        QCOMPARE(view->model()->rowCount(), 2);
        QCOMPARE(shown(u"classname"_s), u"trigger_once"_s);
        while (document().map().entities().entities.size() > 1) {
            select({1});
            QTest::keyClick(list(), Qt::Key_Delete);
            window_->grab();
        }
        while (document().undoStack().canUndo()) {
            document().undoStack().undo();
            window_->grab();
        }
        QCOMPARE(textNow(), QByteArray(entities));
        QCOMPARE(view->model()->rowCount(), 3);
    }

    void theRowThatAddsIsReadWholeInOtherLanguages()
    {
        class German : public QTranslator
        {
        public:
            bool isEmpty() const override { return false; }
            QString translate(const char *, const char *text, const char *, int) const override
            {
                return QByteArrayView(text) == "add a key" ? u"Schl\u00fcssel hinzuf\u00fcgen"_s : QString();
            }
        } german;
        QVERIFY(QCoreApplication::installTranslator(&german));
        window_.reset();
        showEntities();
        click(list(), 1, 0);
        const auto adder = keysModel()->index(keysModel()->adderRow(), EntityKeysModel::Key);
        QVERIFY(adder.data().toString().startsWith(u"Schl"_s));
        const int wide = keys()->columnWidth(EntityKeysModel::Key), needed = keys()->sizeHintForIndex(adder).width();
        QVERIFY2(wide >= needed, qPrintable(u"%1 of %2"_s.arg(wide).arg(needed)));
    }
};

ADD_TEST(EntityPropertiesTest, QApplication)
#include "tst_entityproperties.moc"
