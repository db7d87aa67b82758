#include "app/window/actions.h"

#include "app/window/glyphicon.h"
#include "core/document/comparison.h"
#include "core/document/document.h"
#include "core/text.h"
#include "widgets/parts/showin3d.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct Row {
    ActionId id;
    const char *text, *tip;
    QList<QKeySequence> shortcuts{};
    int icon = -1; // QStyle::StandardPixmap
};

const QList<Row> &rows()
{
    static const QList<Row> all{
        {ActionId::Open,
         QT_TRANSLATE_NOOP("Actions", "&Open..."),
         QT_TRANSLATE_NOOP("Actions", "Open a map, an archive or an image"),
         {QKeySequence::Open},
         QStyle::SP_DialogOpenButton},
        {ActionId::OpenAs,
         QT_TRANSLATE_NOOP("Actions", "O&pen As"),
         QT_TRANSLATE_NOOP("Actions", "Open a map as a format of your choice, whatever its header says; read-only"),
         {QKeySequence(u"Ctrl+Alt+A"_s)}},
        {ActionId::OpenFolder,
         QT_TRANSLATE_NOOP("Actions", "&Browse a Folder of Images..."),
         QT_TRANSLATE_NOOP("Actions", "Show the images in a folder and its subfolders; no map has to be open"),
         {QKeySequence(u"Ctrl+Shift+O"_s)}},
        {ActionId::Save,
         QT_TRANSLATE_NOOP("Actions", "&Save"),
         QT_TRANSLATE_NOOP("Actions", "Save your edits to the map file; everything else in it stays unchanged"),
         {QKeySequence::Save},
         QStyle::SP_DialogSaveButton},
        {ActionId::SaveAs,
         QT_TRANSLATE_NOOP("Actions", "Save &As..."),
         QT_TRANSLATE_NOOP("Actions", "Save the map as another file"),
         {QKeySequence(u"Ctrl+Shift+S"_s)}},
        {ActionId::ImportEntities, QT_TRANSLATE_NOOP("Actions", "&Import Entities..."),
         QT_TRANSLATE_NOOP("Actions", "Replace the whole entity text with that of an .ent file")},
        {ActionId::ExportEntities, QT_TRANSLATE_NOOP("Actions", "E&xport Entities..."),
         QT_TRANSLATE_NOOP("Actions", "Write the whole entity text to an .ent file")},
        {ActionId::Reload,
         QT_TRANSLATE_NOOP("Actions", "&Reload"),
         QT_TRANSLATE_NOOP("Actions", "Read the map again from disk; the selection stays"),
         {QKeySequence(Qt::Key_F5)},
         QStyle::SP_BrowserReload},
        {ActionId::CompareWith,
         QT_TRANSLATE_NOOP("Actions", "&Compare With..."),
         QT_TRANSLATE_NOOP("Actions", "List how this map differs from another one, such as another compile of it"),
         {QKeySequence(u"Ctrl+Alt+C"_s)}},
        {ActionId::CompareWithSaved, QT_TRANSLATE_NOOP("Actions", "Compare with &Saved"),
         QT_TRANSLATE_NOOP("Actions", "List how this map differs from its file on disk: all unsaved edits")},
        {ActionId::CompareWithBackup, QT_TRANSLATE_NOOP("Actions", "Compare with &Backup"),
         QT_TRANSLATE_NOOP("Actions", "List how this map differs from its latest backup, NAME.bak")},
        {ActionId::CompareWithWindow, QT_TRANSLATE_NOOP("Actions", "Compare with &Other Window"),
         QT_TRANSLATE_NOOP("Actions", "List how this map differs from the map in another window of Lumpscope")},
        {ActionId::StopComparing, QT_TRANSLATE_NOOP("Actions", "S&top Comparing"),
         QT_TRANSLATE_NOOP("Actions", "End the comparison and show this map alone")},
        {ActionId::NextDifference,
         QT_TRANSLATE_NOOP("Actions", "Next Di&fference"),
         QT_TRANSLATE_NOOP("Actions", "Select the next record that differs from the other map"),
         {QKeySequence(Qt::Key_F7)}},
        {ActionId::PreviousDifference,
         QT_TRANSLATE_NOOP("Actions", "Previous Diff&erence"),
         QT_TRANSLATE_NOOP("Actions", "Select the previous record that differs from the other map"),
         {QKeySequence(u"Shift+F7"_s)}},
        {ActionId::CloseMap,
         QT_TRANSLATE_NOOP("Actions", "&Close Map"),
         QT_TRANSLATE_NOOP("Actions", "Close the map and show the welcome page"),
         {QKeySequence(u"Ctrl+Shift+W"_s)}},
        {ActionId::Quit,
         QT_TRANSLATE_NOOP("Actions", "&Quit"),
         QT_TRANSLATE_NOOP("Actions", "Quit Lumpscope"),
         {QKeySequence(u"Ctrl+Q"_s)}},
        {ActionId::Back,
         QT_TRANSLATE_NOOP("Actions", "&Back"),
         QT_TRANSLATE_NOOP("Actions", "Return to the previous selection"),
         {QKeySequence(u"Alt+Left"_s), QKeySequence(Qt::Key_Back)},
         QStyle::SP_ArrowBack},
        {ActionId::Forward,
         QT_TRANSLATE_NOOP("Actions", "&Forward"),
         QT_TRANSLATE_NOOP("Actions", "Go forward to the next selection"),
         {QKeySequence(u"Alt+Right"_s), QKeySequence(Qt::Key_Forward)},
         QStyle::SP_ArrowForward},
        {ActionId::GoTo,
         QT_TRANSLATE_NOOP("Actions", "&Go to Record or Position"),
         QT_TRANSLATE_NOOP("Actions", "Type where to go: faces 120, cluster 7, func_door, a texture, *3, 128 -64 40"),
         {QKeySequence(u"Ctrl+G"_s)}},
        {ActionId::FindInMaps,
         QT_TRANSLATE_NOOP("Actions", "Find in &Maps..."),
         QT_TRANSLATE_NOOP("Actions", "Search a table in all maps of a folder or archive with a filter"),
         {QKeySequence(u"Ctrl+Shift+G"_s)}},
        {ActionId::ShowIn3D,
         QT_TRANSLATE_NOOP("Actions", "&Show in 3D"),
         QT_TRANSLATE_NOOP(
             "Actions", "Move the camera to the selection; F does the same except where it has another use, such as typing text"),
         {showIn3DKey(true), showIn3DKey(false)}},
        {ActionId::CameraFollows, QT_TRANSLATE_NOOP("Actions", "Camera &Follows Selection"),
         QT_TRANSLATE_NOOP("Actions", "Move the camera to whatever you select outside the 3D view")},
        {ActionId::Filter,
         QT_TRANSLATE_NOOP("Actions", "Fi&lter or Find"),
         QT_TRANSLATE_NOOP("Actions", "Filter the table or the list of entities, or search the text"),
         {QKeySequence::Find}},
        {ActionId::CloseTable,
         QT_TRANSLATE_NOOP("Actions", "Close &Table"),
         QT_TRANSLATE_NOOP("Actions", "Close the current table"),
         {QKeySequence(u"Ctrl+W"_s)}},
        {ActionId::NextTable,
         QT_TRANSLATE_NOOP("Actions", "&Next Table"),
         QT_TRANSLATE_NOOP("Actions", "Show the next table"),
         {QKeySequence(u"Ctrl+PgDown"_s)}},
        {ActionId::PreviousTable,
         QT_TRANSLATE_NOOP("Actions", "&Previous Table"),
         QT_TRANSLATE_NOOP("Actions", "Show the previous table"),
         {QKeySequence(u"Ctrl+PgUp"_s)}},
        {ActionId::EditRecords,
         QT_TRANSLATE_NOOP("Actions", "&Edit Records"),
         QT_TRANSLATE_NOOP("Actions", "Unlock the cells of all tables and of the inspector, until another map is opened"),
         {QKeySequence(u"Ctrl+Shift+E"_s)}},
        {ActionId::PickRecord, QT_TRANSLATE_NOOP("Actions", "&Pick..."),
         QT_TRANSLATE_NOOP("Actions", "Choose in a table or in the 3D view which record the current cell refers to")},
        {ActionId::GameConfigurations, QT_TRANSLATE_NOOP("Actions", "&Game Configurations..."),
         QT_TRANSLATE_NOOP("Actions", "Set where each game's files are, and which game a map belongs to")},
        {ActionId::Find,
         QT_TRANSLATE_NOOP("Actions", "F&ind Anything by Name"),
         QT_TRANSLATE_NOOP("Actions", "Type the name of a command, view, table, texture, entity class, targetname or help "
                                      "page"),
         {QKeySequence(u"Ctrl+Shift+P"_s)}},
        {ActionId::Help,
         QT_TRANSLATE_NOOP("Actions", "&Help"),
         QT_TRANSLATE_NOOP("Actions", "Show the help page of the focused view"),
         {QKeySequence(Qt::Key_F1)}},
        {ActionId::Keys,
         QT_TRANSLATE_NOOP("Actions", "&Keyboard Shortcuts"),
         QT_TRANSLATE_NOOP("Actions", "List all keyboard shortcuts by view"),
         {}},
        {ActionId::WhatIsNew, QT_TRANSLATE_NOOP("Actions", "What Is &New"),
         QT_TRANSLATE_NOOP("Actions", "Show what changed in each version")},
        {ActionId::About, QT_TRANSLATE_NOOP("Actions", "&About Lumpscope"), QT_TRANSLATE_NOOP("Actions", "Version and licence")},
    };
    return all;
}

// Returns why a map has no edits to compare; empty: it has.
QString whyNotEdited(const Document &document)
{
    return document.isModified() ? QString() : Actions::tr("This map has no unsaved edits.");
}

QString toolTipOf(const Row &row)
{
    const auto tip = Actions::tr(row.tip);
    return row.shortcuts.isEmpty() ? tip : u"%1 (%2)"_s.arg(tip, row.shortcuts.first().toString(QKeySequence::NativeText));
}

} // namespace

Actions::Actions(QWidget *parent) : QObject(parent)
{
    for (const auto &row : rows()) {
        auto *action = new QAction(tr(row.text), parent);
        action->setShortcuts(row.shortcuts);
        action->setStatusTip(tr(row.tip));
        action->setToolTip(toolTipOf(row));
        if (row.icon >= 0)
            action->setIcon(fadedWhenDisabled(parent->style()->standardIcon(static_cast<QStyle::StandardPixmap>(row.icon))));
        parent->addAction(action);
        actions_[static_cast<size_t>(row.id)] = action;
    }
}

void Actions::disable(QAction *action, const QString &why)
{
    forMap_.removeAll(action);
    action->setEnabled(false);
    action->setStatusTip(why);
}

void Actions::update(const Document *document, bool browses)
{
    const auto &self = *this;
    const bool hasMap = document != nullptr;
    const auto readOnly = hasMap ? document->whyReadOnly() : QString();
    for (const auto id :
         {ActionId::Save, ActionId::SaveAs, ActionId::ImportEntities, ActionId::EditRecords, ActionId::PickRecord})
        setEnabled(id, hasMap && readOnly.isEmpty(), readOnly);
    for (const auto id : {ActionId::ExportEntities, ActionId::GoTo, ActionId::Filter, ActionId::CloseTable, ActionId::NextTable,
                          ActionId::PreviousTable})
        self[id]->setEnabled(hasMap);
    const bool isFile = hasMap && !document->isSample() && !document->isInArchive();
    const bool compares = hasMap && document->comparison().isOn();
    self[ActionId::CompareWith]->setEnabled(hasMap);
    setEnabled(ActionId::CompareWithSaved, hasMap && document->isModified(), hasMap ? whyNotEdited(*document) : QString());
    setEnabled(ActionId::CompareWithBackup, isFile, hasMap && !isFile ? tr("Only files on disk have backups.") : QString());
    self[ActionId::CompareWithWindow]->setEnabled(hasMap);
    for (const auto id : {ActionId::StopComparing, ActionId::NextDifference, ActionId::PreviousDifference})
        setEnabled(id, compares, hasMap && !compares ? tr("This map is not being compared with another one.") : QString());
    self[ActionId::CloseMap]->setEnabled(hasMap || browses);
    self[ActionId::Reload]->setEnabled(hasMap ? !document->isSample() : browses);
    self[ActionId::Back]->setEnabled(hasMap && document->selection().canGoBack());
    self[ActionId::Forward]->setEnabled(hasMap && document->selection().canGoForward());
    for (auto *action : forMap_)
        action->setEnabled(hasMap);
}

// `why`, if given, becomes its tip: the reason why it is disabled.
void Actions::setEnabled(ActionId id, bool enabled, const QString &why)
{
    const auto row = std::ranges::find(rows(), id, &Row::id);
    auto *action = actions_[static_cast<size_t>(id)];
    action->setEnabled(enabled);
    action->setStatusTip(why.isEmpty() ? tr(row->tip) : why);
    action->setToolTip(why.isEmpty() ? toolTipOf(*row) : asToolTip(why));
}
