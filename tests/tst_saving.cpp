// Editing and saving in the window: what is written, what is asked, and what survives.
#include "app/commands/commands.h"
#include "app/recovery.h"
#include "app/savedialog.h"
#include "app/saving.h"
#include "core/document/entitykeysmodel.h"
#include "core/files/mapsource.h"
#include "tests/testmaps.h"
#include "tests/windowfixture.h"
#include "widgets/entitypanel.h"
#include "widgets/entityproperties.h"
#include "widgets/noticebar.h"
#include "widgets/rawedit.h"

#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QToolButton>

using namespace Qt::StringLiterals;

class SavingTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        useOwnSettings();
    }
    void init() { start(); }
    void cleanup()
    {
        window_.reset();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).removeRecursively();
    }

    void aMovedSpawnPointIsSavedAndNothingElse_data();
    void aMovedSpawnPointIsSavedAndNothingElse();
    void propertiesRawTextAndUndoWorkOnOneText_data() { addSampleRows(); }
    void propertiesRawTextAndUndoWorkOnOneText();
    void theSameEditGivesTheSameFileByEveryWay_data() { addSampleRows(); }
    void theSameEditGivesTheSameFileByEveryWay();
    void undoGoesBackThroughASaveToTheVeryBytes();
    void anEditMadeWhileItIsSavedStaysUnsaved();
    void whatOthersWroteIsKeptBesideTheFirstBackup();
    void newerEditsDoNotReplaceThoseOfACrash();
    void aRefusedEditIsAskedAboutAgain();
    void samplesAndArchivesAreSavedElsewhere();
    void aFileChangedByOthersIsNotReplacedUnasked();
    void unsavedEditsAreAskedAboutBeforeTheyAreLost();
    void unsavedEditsSurviveACrash();
    void entityTextsAreExportedAndImported();
    void aSaveThatFailsLeavesTheFileAndTheEdits();

private:
    QString copyOf(const QString &sample, const QString &name)
    {
        QFile file(samplePath(sample));
        return file.open(QIODevice::ReadOnly) ? save(name, file.readAll()) : QString();
    }
    static void addSampleRows()
    {
        QTest::addColumn<QString>("sample");
        for (const auto &sample : samples())
            QTest::newRow(sample.name.data()) << QString::fromLatin1(sample.name.data());
    }
    // The first two entities with a place.
    std::vector<qint32> placed()
    {
        std::vector<qint32> entities;
        for (qint32 i = 0; i < static_cast<qint32>(document().map().entities().entities.size()); ++i)
            if (!edits::valueOf(document().entitySource(), i, "origin").isEmpty() && entities.size() < 2)
                entities.push_back(i);
        return entities;
    }
    // Selects an entity and sets its origin in the table of its keys.
    void setByProperties(qint32 entity, const QString &value)
    {
        document().selection().set({{document().map().format().roles.entityList, static_cast<quint32>(entity)}});
        auto *model = window_->entities()->properties()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, EntityKeysModel::Key).data().toString() == u"origin")
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
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
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
    // No window manager gives the window the keyboard back after a dialog, and shortcuts need it.
    void press(Qt::Key key)
    {
        QApplication::setActiveWindow(window_.get());
        QTest::keyClick(window_.get(), key, Qt::ControlModifier);
    }
    // Answers what is asked, and waits until it is written.
    void saveAndAccept()
    {
        QTRY_VERIFY(!dialog()); // one that was answered goes later
        QSignalSpy saved(window_->saving(), &Saving::saved);
        press(Qt::Key_S);
        QTRY_VERIFY(dialog());
        dialog()->accept();
        QVERIFY(saved.count() > 0 || saved.wait(30'000));
    }
};

void SavingTest::aMovedSpawnPointIsSavedAndNothingElse_data()
{
    addSampleRows();
}

void SavingTest::aMovedSpawnPointIsSavedAndNothingElse()
{
    QFETCH(QString, sample);
    const auto path = copyOf(sample, u"moved-%1.bsp"_s.arg(sample));
    const auto before = bytesOf(path);
    open(path);
    QVERIFY(!window_->isWindowModified());
    set(u"origin"_s, u"8 16 24"_s);
    QVERIFY(window_->isWindowModified());
    saveAndAccept();
    QVERIFY(!window_->isWindowModified());
    QCOMPARE(bytesOf(path + u".bak"_s), before);
    const auto saved = MapFile::open(path), original = MapFile::open(path + u".bak"_s);
    VERIFY_RESULT(saved);
    VERIFY_RESULT(original);
    QVERIFY(saved.value().entityText().contains("\"origin\" \"8 16 24\""));
    QCOMPARE(saved.value().entityText(), document().map().entityText());
    for (int lump = 0; lump < saved.value().format().directorySize; ++lump)
        if (lump != saved.value().format().roles.entities)
            QVERIFY(std::ranges::equal(saved.value().lumpBytes(lump), original.value().lumpBytes(lump)));
    QVERIFY(window_->notice()->text().contains(u"identical"));
    // What the window says of the file is what lies on disk now.
    const int entities = saved.value().format().roles.entities;
    QCOMPARE(document().map().extent(entities).offset, saved.value().extent(entities).offset);
    QCOMPARE(static_cast<qsizetype>(document().map().bytes().size()), bytesOf(path).size());
    // A second save asks nothing.
    set(u"origin"_s, u"8 16 25"_s);
    QSignalSpy again(window_->saving(), &Saving::saved);
    press(Qt::Key_S);
    QVERIFY(again.wait(30'000));
    QVERIFY(bytesOf(path).contains("\"origin\" \"8 16 25\""));
}

void SavingTest::propertiesRawTextAndUndoWorkOnOneText()
{
    QFETCH(QString, sample);
    const auto path = copyOf(sample, u"both-%1.bsp"_s.arg(sample));
    open(path);
    const auto spawns = placed();
    QCOMPARE(spawns.size(), 2U);
    const auto second = edits::valueOf(document().entitySource(), spawns[1], "origin").toByteArray();
    setByProperties(spawns[0], u"8 16 24"_s);
    setByRawText(spawns[1], u"1 2 3"_s);
    QCOMPARE(edits::valueOf(document().entitySource(), spawns[1], "origin"), "1 2 3");
    press(Qt::Key_Z);
    saveAndAccept();
    window_.reset();
    start();
    open(path);
    QCOMPARE(edits::valueOf(document().entitySource(), spawns[0], "origin"), "8 16 24");
    QCOMPARE(edits::valueOf(document().entitySource(), spawns[1], "origin"), QByteArrayView(second));
}

void SavingTest::theSameEditGivesTheSameFileByEveryWay()
{
    QFETCH(QString, sample);
    const auto byProperties = copyOf(sample, u"properties-%1.bsp"_s.arg(sample)),
               byText = copyOf(sample, u"text-%1.bsp"_s.arg(sample)),
               byCommand = copyOf(sample, u"command-%1.bsp"_s.arg(sample));
    open(byProperties);
    const auto entity = placed().front();
    setByProperties(entity, u"-1024 512 4096.5"_s);
    const auto text = document().map().entityText().toByteArray();
    saveAndAccept();
    open(byText);
    setByRawText(entity, u"-1024 512 4096.5"_s);
    saveAndAccept();
    const auto ent = save(u"same.ent"_s, text);
    QCOMPARE(commands::run({u"entities"_s, byCommand, u"--replace"_s, ent, u"--output"_s, byCommand}), 0);
    QCOMPARE(bytesOf(byText), bytesOf(byProperties));
    QCOMPARE(bytesOf(byCommand), bytesOf(byProperties));
}

void SavingTest::undoGoesBackThroughASaveToTheVeryBytes()
{
    const auto path = copyOf(u"quake3"_s, u"undone.bsp"_s);
    const auto before = bytesOf(path);
    open(path);
    set(u"message"_s, QString(5000, u'x'), 0);
    saveAndAccept();
    QVERIFY(bytesOf(path) != before);
    press(Qt::Key_Z);
    QVERIFY(window_->isWindowModified());
    QSignalSpy saved(window_->saving(), &Saving::saved);
    press(Qt::Key_S);
    QVERIFY(saved.wait(30'000));
    QCOMPARE(bytesOf(path), before);
}

void SavingTest::anEditMadeWhileItIsSavedStaysUnsaved()
{
    const auto path = copyOf(u"quake2"_s, u"meanwhile.bsp"_s);
    open(path);
    set(u"origin"_s, u"1 1 1"_s);
    QSignalSpy saved(window_->saving(), &Saving::saved);
    press(Qt::Key_S);
    QTRY_VERIFY(dialog());
    set(u"origin"_s, u"2 2 2"_s); // as an editor that loses the keyboard to the dialog does
    dialog()->accept();
    QVERIFY(saved.wait(30'000));
    QVERIFY(bytesOf(path).contains("\"origin\" \"1 1 1\""));
    QVERIFY(document().isModified());
    document().undoStack().undo();
    QVERIFY(window_->isWindowModified()); // only the bytes could tell that this is what was written
    QTRY_VERIFY(!dialog());
    press(Qt::Key_S);
    QVERIFY(saved.wait(30'000));
    QVERIFY(!document().isModified());
    QVERIFY(bytesOf(path).contains("\"origin\" \"1 1 1\""));
}

void SavingTest::whatOthersWroteIsKeptBesideTheFirstBackup()
{
    const auto path = copyOf(u"quake2"_s, u"theirs.bsp"_s);
    open(path);
    set(u"origin"_s, u"1 1 1"_s);
    saveAndAccept();
    set(u"origin"_s, u"2 2 2"_s);
    const auto theirs = bytesOf(path) + "more";
    save(u"theirs.bsp"_s, theirs);
    saveAndAccept();
    QCOMPARE(bytesOf(path + u".bak2"_s), theirs);
    QVERIFY(bytesOf(path).contains("\"origin\" \"2 2 2\""));
}

void SavingTest::newerEditsDoNotReplaceThoseOfACrash()
{
    const auto path = copyOf(u"quake2"_s, u"twice.bsp"_s);
    open(path);
    set(u"origin"_s, u"1 1 1"_s);
    const QDir kept(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/unsaved"_s);
    const auto edits = [&kept] { return kept.entryList({u"*.edits"_s}, QDir::Files); };
    QTRY_COMPARE(edits().size(), 1);
    const auto name = edits().first();
    const auto left = bytesOf(kept.filePath(name));
    window_.reset();
    QFile crashed(kept.filePath(name));
    QVERIFY(crashed.open(QIODevice::WriteOnly) && crashed.write(left) == left.size());
    crashed.close();
    start();
    open(path);
    set(u"origin"_s, u"2 2 2"_s); // without an answer to what was found
    QTRY_COMPARE(edits().size(), 2);
    window_.reset(); // given up
    QCOMPARE(edits().size(), 1);
    const auto found = Recovery::find(path);
    QVERIFY(found && found->text.contains("1 1 1"));
    start();
}

void SavingTest::aRefusedEditIsAskedAboutAgain()
{
    const auto path = copyOf(u"quake2"_s, u"refused.bsp"_s);
    const auto before = bytesOf(path);
    open(path);
    const auto text = document().map().entityText().toByteArray();
    document().edit({.what = u"Break it"_s, .splices = difference(text, QByteArray(text).replace("}", ""))});
    press(Qt::Key_S);
    QTRY_VERIFY(dialog());
    QVERIFY(dialog()->findChild<QListWidget *>());
    dialog()->reject();
    QTRY_VERIFY(!dialog());
    QCOMPARE(bytesOf(path), before);
    QVERIFY(window_->isWindowModified());
    QVERIFY(!QFile::exists(path + u".bak"_s));
}

void SavingTest::samplesAndArchivesAreSavedElsewhere()
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
    QVERIFY(window_->windowTitle().startsWith(u"elsewhere.bsp"));
    QVERIFY(bytesOf(path).contains("\"origin\" \"1 2 3\""));
}

void SavingTest::aFileChangedByOthersIsNotReplacedUnasked()
{
    const auto path = copyOf(u"quake2"_s, u"shared.bsp"_s);
    open(path);
    set(u"origin"_s, u"1 2 3"_s);
    saveAndAccept();
    set(u"origin"_s, u"4 5 6"_s);
    const auto theirs = bytesOf(path) + "more";
    save(u"shared.bsp"_s, theirs);
    QTRY_VERIFY(window_->notice()->text().contains(u"unsaved edits"));
    press(Qt::Key_S);
    QTRY_VERIFY(dialog());
    QVERIFY(std::ranges::any_of(dialog()->findChildren<QLabel *>(), [](const QLabel *label) {
        return label->text().contains(u"another program");
    }));
    dialog()->reject();
    QCOMPARE(bytesOf(path), theirs);
}

void SavingTest::unsavedEditsAreAskedAboutBeforeTheyAreLost()
{
    const auto path = copyOf(u"quake2"_s, u"asked.bsp"_s);
    open(path);
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
    QVERIFY(bytesOf(path).contains("\"origin\" \"1 2 3\""));
}

void SavingTest::unsavedEditsSurviveACrash()
{
    const auto path = copyOf(u"quake3"_s, u"crashed.bsp"_s);
    open(path);
    set(u"origin"_s, u"7 7 7"_s);
    const auto edited = document().map().entityText().toByteArray();
    const QDir kept(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/unsaved"_s);
    QTRY_COMPARE(kept.entryList({u"*.edits"_s}, QDir::Files).size(), 1);
    QVERIFY2(!Recovery::find(path), "edits of a window that is open are not offered");
    // What is on disk while the edits are unsaved is what a crash leaves.
    const auto file = kept.filePath(kept.entryList({u"*.edits"_s}, QDir::Files).first());
    const auto left = bytesOf(file);
    press(Qt::Key_Z);
    QTRY_VERIFY(!QFile::exists(file));
    window_.reset();
    QFile crashed(file);
    QVERIFY(crashed.open(QIODevice::WriteOnly) && crashed.write(left) == left.size());
    crashed.close();
    start();
    QCOMPARE(Recovery::all().size(), 1);
    window_->offerRecoveredMaps();
    QVERIFY(window_->notice()->text().contains(u"crashed.bsp"));
    open(path);
    QVERIFY(window_->notice()->text().contains(u"Unsaved edits"));
    for (auto *action : window_->notice()->actions())
        if (action->text() == u"Restore")
            action->trigger();
    QCOMPARE(document().map().entityText(), QByteArrayView(edited));
    QVERIFY(document().isModified());
    QVERIFY(!bytesOf(path).contains("\"origin\" \"7 7 7\""));
}

void SavingTest::entityTextsAreExportedAndImported()
{
    open(samplePath(u"quake2"_s));
    const auto text = document().map().entityText().toByteArray();
    const auto path = folder_.filePath(u"gallery.ent"_s);
    window_->exportEntitiesTo(path);
    QCOMPARE(bytesOf(path), text);
    const auto other = "{\n\"classname\" \"worldspawn\"\n}\n"_ba;
    window_->importEntitiesFrom(save(u"other.ent"_s, other + '\0'));
    QCOMPARE(document().map().entityText(), QByteArrayView(other));
    window_->importEntitiesFrom(save(u"nul.ent"_s, "a\0b"_ba));
    QCOMPARE(document().map().entityText(), QByteArrayView(other));
    QVERIFY(window_->notice()->text().contains(u"NUL"));
    document().undoStack().undo();
    QCOMPARE(document().map().entityText(), QByteArrayView(text));
    QVERIFY(!document().isModified());
}

void SavingTest::aSaveThatFailsLeavesTheFileAndTheEdits()
{
    const auto path = copyOf(u"quake2"_s, u"failing.bsp"_s);
    open(path);
    set(u"origin"_s, u"1 2 3"_s);
    QSignalSpy failed(window_->saving(), &Saving::failed);
    window_->saving()->saveTo(folder_.filePath(u"no such folder/x.bsp"_s));
    QTRY_VERIFY(dialog());
    dialog()->accept();
    QVERIFY(failed.wait(30'000));
    QVERIFY(document().isModified());
    QCOMPARE(document().path(), path);
    QVERIFY(!window_->notice()->text().isEmpty());
}

QTEST_MAIN(SavingTest)
#include "tst_saving.moc"
