// Shared by the tests of the entities' dock: a map with a few entities, the dock in front, and ways to use it.
#pragma once

#include "core/document/entitykeysmodel.h"
#include "core/document/entitylistmodel.h"
#include "tests/entitymap.h"
#include "tests/windowfixture.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/entities/entityproperties.h"

class EntityPanelFixture : public WindowFixture
{
protected:
    static constexpr char entities[] = R"({ "classname" "worldspawn" }
{ "classname" "info_player_start" "origin" "0 0 24" }
{ "classname" "func_door" "targetname" "door1" "model" "*1" }
{ "classname" "trigger_multiple" "target" "door1" }
{ "classname" "trigger_once" "target" "door1" "spawnflags" "2048" }
{ "classname" "light" "light" "300" "target" "nobody" }
)";

    void showEntities()
    {
        start();
        open(save(QStringLiteral("room.bsp"), mapWithEntities(bsp::quake2, entities)));
        auto *dock = window_->findChild<QDockWidget *>(QStringLiteral("entities"));
        dock->show();
        dock->raise();
        QTRY_VERIFY(list()->isVisible());
        list()->setFocus();
    }

    QTableView *list() const { return window_->entities()->list()->table(); }
    EntityListModel *listModel() const { return window_->entities()->list()->model(); }
    QTableView *keys() const { return window_->entities()->properties()->table(); }
    EntityKeysModel *keysModel() const { return window_->entities()->properties()->model(); }
    Document &document() const { return *window_->document(); }
    QByteArray textNow() const { return document().map().entityText().toByteArray(); }
    void select(std::vector<quint32> numbers)
    {
        std::vector<RecordRef> records;
        for (const quint32 number : numbers)
            records.push_back({document().map().format().roles.entityList, number});
        document().selection().set(std::move(records));
    }
    std::vector<quint32> selected() const
    {
        std::vector<quint32> numbers;
        for (const auto ref : document().selection().records())
            numbers.push_back(ref.index);
        return numbers;
    }
    // Opens the editor of a key's value and types into it.
    void type(const QString &key, const QString &text)
    {
        keys()->setFocus();
        keys()->setCurrentIndex(keysModel()->index(keysModel()->rowOfKey(key), EntityKeysModel::Value));
        QTest::keyClick(keys(), Qt::Key_F2);
        auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        QCoreApplication::processEvents(); // the editor commits when it has seen the key itself
    }
};
