// File > Open As: maps of other games that resemble one of ours, and what can and cannot be done with them.
#include "app/window/noticebar.h"
#include "core/document/entitykeysmodel.h"
#include "tests/program.h"
#include "tests/windowfixture.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/entities/entityproperties.h"
#include "widgets/rawtext/rawedit.h"
#include "widgets/tables/problemlist.h"

class OpenAsTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void aRefusedMapIsOpenedAsItsNearestFormat()
    {
        window_->open(daikatana());
        QTRY_VERIFY(window_->notice()->text().contains(u"Daikatana"_s));
        QVERIFY(!window_->document());
        auto *button = choice(u"Open as IBSP 38"_s);
        QVERIFY(button);
        untilChecked([button] { QTest::mouseClick(button, Qt::LeftButton); });
        QCOMPARE(&document().map().format(), &bsp::quake2);
        QCOMPARE(window_->notice()->text(), document().whyReadOnly());
        QVERIFY2(document().whyReadOnly().contains(u"LEAFS"_s), qPrintable(document().whyReadOnly()));
        QCOMPARE(document().map().recordCount(document().map().format().roles.leafs), 0U);
        QVERIFY(document().map().recordCount(document().map().format().roles.faces) > 0);
    }

    void aRefusalWithoutANearestFormatOffersNone()
    {
        window_->open(save(u"source.bsp"_s, ("VBSP" + words({20})).leftJustified(3000, '\1')));
        QTRY_VERIFY(window_->notice()->text().contains(u"VBSP 20"_s));
        for (const bsp::Format *format : bsp::formats())
            QVERIFY(!choice(u"Open as "_s + QString::fromLatin1(format->name.data())));
        QVERIFY(!window_->document());
    }

    void theShortcutAndADigitChooseTheFormat()
    {
        const auto path = daikatana();
        QTest::keyClick(window_.get(), Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(menu->activeAction());
        QTest::keyClick(menu, Qt::Key_1);
        QTRY_VERIFY(window_->findChild<QFileDialog *>());
        QVERIFY(window_->findChild<QFileDialog *>()->windowTitle().contains(u"IBSP 38 (quake2)"_s));
        untilChecked([this, &path] { answer(path); });
        QCOMPARE(&document().map().format(), &bsp::quake2);
        QVERIFY(document().map().isForcedFormat());
    }

    // Until its notice is closed.
    void afterARefusalTheMenuTakesThatFile()
    {
        auto *action = fileAction(u"Open As"_s);
        QVERIFY(action && action->menu());
        auto *quake2 = action->menu()->actions().front();
        QVERIFY(quake2->text().contains(u"(quake2)"_s));
        window_->open(folder_.filePath(u"none.bsp"_s));
        QTRY_VERIFY(window_->notice()->text().contains(u"none.bsp"_s));
        QCOMPARE(window_->refusedFile(), QString());
        const auto path = daikatana();
        window_->open(path);
        QTRY_VERIFY(window_->notice()->text().contains(u"Daikatana"_s));
        QCOMPARE(window_->refusedFile(), path);
        untilChecked([quake2] { quake2->trigger(); });
        QCOMPARE(document().path(), path);
        QCOMPARE(&document().map().format(), &bsp::quake2);
        QCOMPARE(window_->refusedFile(), QString());
        window_->open(path);
        QTRY_COMPARE(window_->refusedFile(), path);
        window_->notice()->dismiss();
        quake2->trigger();
        QTRY_VERIFY(window_->findChild<QFileDialog *>());
    }

    void theMenuListsEveryFormat()
    {
        auto *action = fileAction(u"Open As"_s);
        QVERIFY(action && action->menu());
        const auto rows = action->menu()->actions();
        QCOMPARE(static_cast<size_t>(rows.size()), bsp::formats().size());
        for (qsizetype i = 0; i < rows.size(); ++i)
            QVERIFY(rows[i]->text().contains(QString::fromLatin1(bsp::formats()[static_cast<size_t>(i)]->id.data())));
    }

    void theOwnFormatIsNoRequest()
    {
        const auto path = save(u"plain.bsp"_s, plain());
        untilChecked([&] { window_->openAs(path, bsp::quake2); });
        QVERIFY(document().whyReadOnly().isEmpty());
        QVERIFY(fileAction(u"Save"_s)->isEnabled());
        QVERIFY(window_->notice()->text().isEmpty());
    }

    void nothingOfSuchAMapIsEdited()
    {
        openAsQuake2();
        const auto why = document().whyReadOnly();
        const auto text = document().map().entityText().toByteArray();
        for (const auto &name : {u"Save"_s, u"Save As..."_s, u"Import Entities..."_s}) {
            auto *action = fileAction(name);
            QVERIFY2(action && !action->isEnabled(), qPrintable(name));
            QCOMPARE(action->statusTip(), why);
        }
        QVERIFY(fileAction(u"Export Entities..."_s)->isEnabled());

        window_->tables()->open(document().map().format().roles.entities);
        auto *raw = window_->tables()->currentWidget()->findChild<RawEdit *>();
        QVERIFY(raw && raw->isReadOnly());
        raw->setFocus();
        QTest::keyClicks(raw, u"x"_s);
        QTest::keyClick(raw, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(raw, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(window_->statusBar()->currentMessage(), why);

        const quint32 entity = 1;
        window_->document()->selection().set({{document().map().format().roles.entityList, entity}});
        auto *keys = window_->entities()->properties();
        QTRY_VERIFY(keys->model()->rowCount() > 1);
        QVERIFY(!(keys->model()->flags(keys->model()->index(0, EntityKeysModel::Value)) & Qt::ItemIsEditable));
        QVERIFY(!keys->model()->setData(keys->model()->index(0, EntityKeysModel::Value), u"other"_s, Qt::EditRole));
        window_->statusBar()->clearMessage();
        keys->table()->setFocus();
        keys->table()->setCurrentIndex(keys->model()->index(0, EntityKeysModel::Value));
        QTest::keyClick(keys->table(), Qt::Key_F2);
        QCOMPARE(window_->statusBar()->currentMessage(), why);

        window_->notice()->clear();
        auto *list = window_->entities()->list()->findChild<QAbstractItemView *>();
        QVERIFY(list);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(window_->notice()->text(), why);
        QCOMPARE(document().map().entityText().toByteArray(), text);
        QVERIFY(!document().isModified());
        QCOMPARE(window_->document()->undoStack().count(), 0);
    }

    void whatIsFoundWrongWithSuchAMapIsDoubted()
    {
        openAsQuake2();
        QVERIFY(!document().problems().empty());
        const auto *summary = window_->problems()->summary();
        QVERIFY2(summary->text().contains(u"opened as IBSP 38"_s) && !summary->isHidden(), qPrintable(summary->text()));
        open(save(u"plain.bsp"_s, plain()));
        QVERIFY2(!summary->text().contains(u"opened as"_s), qPrintable(summary->text()));
    }

    void reloadingReadsItTheSame()
    {
        openAsQuake2();
        reload();
        QCOMPARE(&document().map().format(), &bsp::quake2);
        QVERIFY(document().map().isForcedFormat());
        QCOMPARE(document().map().recordCount(document().map().format().roles.leafs), 0U);
    }

    void theNextMapIsToldByItsContents()
    {
        openAsQuake2();
        open(save(u"plain.bsp"_s, plain()));
        QVERIFY(!document().map().isForcedFormat());
        QVERIFY(fileAction(u"Save"_s)->isEnabled());
        QVERIFY(fileAction(u"Save"_s)->statusTip() != document().whyReadOnly());
        window_->open(folder_.filePath(u"daikatana.bsp"_s)); // as a recent file is
        QTRY_VERIFY(window_->notice()->text().contains(u"Daikatana"_s));
        QVERIFY(choice(u"Open as IBSP 38"_s));
        QVERIFY(!document().map().isForcedFormat());
    }

private:
    // Daikatana's version on a map of Quake II's records.
    QString daikatana() { return save(u"daikatana.bsp"_s, plain().replace(4, 4, words({41}))); }
    static QByteArray plain() { return MapBuilder::room(bsp::quake2).build(); }
    QToolButton *choice(const QString &text) const
    {
        for (auto *button : window_->notice()->findChildren<QToolButton *>())
            if (button->text() == text && button->isVisible())
                return button;
        return nullptr;
    }
    QAction *fileAction(const QString &text) const
    {
        for (auto *action : window_->menuBar()->actions().front()->menu()->actions())
            if (action->text().remove(u'&') == text)
                return action;
        return nullptr;
    }
    void openAsQuake2()
    {
        untilChecked([this] { window_->openAs(daikatana(), bsp::quake2); });
    }
    const Document &document() const { return *window_->document(); }
};

ADD_TEST(OpenAsTest, QApplication)
#include "tst_openas.moc"
