// Shared by the tests of saving: maps that may be overwritten, all kinds of edits, and answers to questions.
#pragma once

#include "app/saving/savedialog.h"
#include "app/saving/saving.h"
#include "app/window/noticebar.h"
#include "core/document/entitykeysmodel.h"
#include "tests/testmaps.h"
#include "tests/windowfixture.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/entities/entityproperties.h"
#include "widgets/rawtext/rawedit.h"

class SavingFixture : public WindowFixture
{
protected:
    void useOwnFolders()
    {
        QStandardPaths::setTestModeEnabled(true);
        useOwnSettings();
    }
    void closeAndForget()
    {
        window_.reset();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).removeRecursively();
    }
    // Makes a copy that may be changed, of a sample by its name or of any map by its path. Returns the copy's path.
    QString copyOf(const QString &map, const QString &name)
    {
        const auto sample = samplePath(map);
        return save(name, contentOf(sample.isEmpty() ? map : sample));
    }
    // Makes such a copy and opens it. Returns its path.
    QString openCopy(const QString &map, const QString &name)
    {
        const auto path = copyOf(map, name);
        open(path);
        return path;
    }
    // Returns the entities with an origin, spawn points first.
    std::vector<qint32> placed()
    {
        const auto source = document().entitySource();
        std::vector<qint32> entities;
        for (qint32 i = 0; i < static_cast<qint32>(source.parsed.entities.size()); ++i)
            if (!edits::valueOf(source, i, "origin").isEmpty())
                entities.push_back(i);
        std::ranges::stable_partition(
            entities, [&source](qint32 entity) { return edits::valueOf(source, entity, "classname").startsWith("info_player"); });
        return entities;
    }
    // Selects an entity and sets its origin in the table of its keys.
    void setByProperties(qint32 entity, const QString &value)
    {
        document().selection().set({{document().map().format().roles.entityList, static_cast<quint32>(entity)}});
        auto *model = window_->entities()->properties()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, EntityKeysModel::Key).data().toString() == QLatin1StringView("origin"))
                QVERIFY(model->setData(model->index(row, EntityKeysModel::Value), value, Qt::EditRole));
    }
    // Replaces an entity's origin where it stands in the raw text.
    void setByRawText(qint32 entity, const QString &value)
    {
        const auto old = edits::valueOf(document().entitySource(), entity, "origin");
        const auto offset = old.data() - document().map().entityText().data();
        window_->tables()->open(document().map().format().roles.entities);
        auto *edit = window_->tables()->currentWidget()->findChild<RawEdit *>();
        QVERIFY(edit);
        QTextCursor cursor(edit->document());
        cursor.setPosition(edit->sync().positionAt(offset));
        cursor.setPosition(edit->sync().positionAt(offset + old.size()), QTextCursor::KeepAnchor);
        cursor.insertText(value);
    }
    Document &document() { return *window_->document(); }
    void set(const QString &key, const QString &value, qint32 entity = 1)
    {
        const qint32 entities[] = {entity};
        auto edit = edits::setValue(document().entitySource(), entities, key, value);
        VERIFY_RESULT(edit);
        document().edit(std::move(edit).value());
    }
    SaveDialog *dialog() { return window_->findChild<SaveDialog *>(); }
    // Presses Ctrl and a key. Activates the window first, since no window manager does so after a dialog.
    void press(Qt::Key key)
    {
        QApplication::setActiveWindow(window_.get());
        QTRY_VERIFY(window_->isActiveWindow());
        QTest::keyClick(window_.get(), key, Qt::ControlModifier);
    }
    // Saves, accepts the dialog, and waits until the file is written.
    void saveAndAccept()
    {
        QTRY_VERIFY(!dialog()); // an answered dialog is deleted later
        QSignalSpy saved(window_->saving(), &Saving::saved);
        press(Qt::Key_S);
        QTRY_VERIFY2(dialog(), qPrintable(window_->notice()->text()));
        dialog()->accept();
        QVERIFY(saved.count() > 0 || saved.wait(30'000));
    }
};
