#include "app/menus/menus.h"

#include "app/games/gameconfigurations.h"
#include "app/help/help.h"
#include "app/menus/cameramenu.h"
#include "app/menus/textcodemenu.h"
#include "app/menus/viewactions.h"
#include "app/navigation/mapfinder.h"
#include "app/navigation/navigation.h"
#include "app/navigation/sightcommands.h"
#include "app/opening/opening.h"
#include "app/saving/entityfiles.h"
#include "app/saving/saving.h"
#include "app/window/companions.h"
#include "app/window/glyphicon.h"
#include "app/window/mainwindow.h"
#include "app/window/noticebar.h"
#include "app/window/theme.h"
#include "core/document/recordeditor.h"
#include "core/games/samples.h"
#include "core/shading/picturebudget.h"
#include "core/text.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/lumplist.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenuBar>
#include <QStatusBar>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct OpenAsText {
    Q_DECLARE_TR_FUNCTIONS(OpenAs)
};

// Returns a format's name and id: two formats may share a name.
QString formatTextOf(const bsp::Format &format) { return u"%1 (%2)"_s.arg(fromView(format.name), fromView(format.id)); }

// Opens the file that was just refused, as long as the notice shows that; else asks for a file.
void openAs(MainWindow *window, const bsp::Format &format)
{
    if (const auto refused = window->refusedFile(); !refused.isEmpty())
        return window->openAs(refused, format);
    auto *question = fileQuestion(window, window->folder());
    question->setWindowTitle(OpenAsText::tr("Open a Map as %1").arg(formatTextOf(format)));
    if (const auto *document = window->document(); document && QFileInfo(document->file()).isFile())
        question->selectFile(document->file());
    QObject::connect(question, &QFileDialog::fileSelected, window,
                     [window, &format](const QString &path) { window->openAs(path, format); });
    question->open();
}

// Gives the action a menu of all formats, which its shortcut opens as well. The format applies to the file that was just
// refused. If there is none, a dialog asks for a file and suggests the open one.
void setUpOpenAs(QAction *action, MainWindow *window)
{
    auto *menu = new QMenu(window);
    int number = 0;
    for (const bsp::Format *format : bsp::formats())
        QObject::connect(menu->addAction((++number < 10 ? u"&%1 "_s.arg(number) : QString()) + formatTextOf(*format)),
                         &QAction::triggered, window, [window, format] { openAs(window, *format); });
    action->setMenu(menu);
    QObject::connect(action, &QAction::triggered, menu, [menu, window] { // by the shortcut
        menu->popup(window->mapToGlobal(QPoint(window->width() / 3, window->height() / 3)));
        menu->setActiveAction(menu->actions().first());
    });
}

struct MemoryText {
    Q_DECLARE_TR_FUNCTIONS(PictureMemory)
};

// Adds View > Memory for Textures: the most memory that a map's textures may take in the 3D view. The choice is remembered and
// applied to the view at once. It is limited to this machine's memory, since it may have been made on another machine.
QMenu *addPictureMemoryMenu(QMenu *parent, Viewport *viewport, Settings &settings)
{
    auto *menu = parent->addMenu(MemoryText::tr("&Memory for Textures"));
    const auto bytesOf = [](int megabytes) {
        return megabytes > 0 ? std::min(qint64{megabytes} << 20, PictureBudget::roomHere()) : PictureBudget::most();
    };
    auto *group = new QActionGroup(menu);
    for (const int megabytes : {0, 256, 512, 1024, 2048, 4096, 8192}) {
        if (qint64{megabytes} << 20 > PictureBudget::roomHere())
            continue;
        const auto shown =
            QLocale().formattedDataSize(bytesOf(megabytes), megabytes > 0 ? 0 : 1, QLocale::DataSizeTraditionalFormat);
        auto *action = group->addAction(menu->addAction(megabytes > 0 ? shown : MemoryText::tr("&Automatic (%1)").arg(shown)));
        action->setCheckable(true);
        action->setChecked(megabytes == settings.pictureMemory());
        action->setStatusTip(
            MemoryText::tr("Memory that a map's textures may use in the 3D view; if they need more, they are drawn at lower "
                           "resolution"));
        QObject::connect(action, &QAction::triggered, viewport, [&settings, viewport, bytesOf, megabytes] {
            settings.pictureMemory.set(megabytes);
            viewport->setPictureMemory(bytesOf(megabytes));
        });
    }
    viewport->setPictureMemory(bytesOf(settings.pictureMemory()));
    return menu;
}

} // namespace

Menus::Menus(MainWindow *window, const Views &views, Navigation *navigation, Actions &actions, Settings &settings)
    : QObject(window), window_(window), views_(views), navigation_(navigation), actions_(actions), settings_(settings)
{
    auto *bar = window->menuBar();
    fillFile(bar->addMenu(tr("&File")));
    fillEdit(bar->addMenu(tr("&Edit")));
    fillGo(bar->addMenu(tr("&Go")));
    fillTable(bar->addMenu(tr("&Table")));
    fillView(bar->addMenu(tr("&View")));
    window->help()->fillMenu(bar->addMenu(tr("&Help")), actions);
    createToolBar();
}

void Menus::fillFile(QMenu *menu)
{
    menu->addActions({actions_[ActionId::Open], actions_[ActionId::OpenAs], actions_[ActionId::OpenFolder]});
    setUpOpenAs(actions_[ActionId::OpenAs], window_);
    auto *recent = menu->addMenu(tr("Open Recen&t"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(recent); });
    auto *sampleMenu = menu->addMenu(tr("Open a Sa&mple"));
    for (const auto *sample : samples())
        connect(sampleMenu->addAction(fromView(sample->title)), &QAction::triggered, window_,
                [this, sample] { window_->open(samplePath(fromView(sample->id))); });
    actions_.addForMap(window_->companions()->fillMenu(menu));
    menu->addActions({actions_[ActionId::Save], actions_[ActionId::SaveAs]});
    menu->addSeparator();
    auto *compare = menu->addMenu(tr("Co&mpare"));
    compare->addActions({actions_[ActionId::CompareWith], actions_[ActionId::CompareWithSaved],
                         actions_[ActionId::CompareWithBackup], actions_[ActionId::CompareWithWindow], compare->addSeparator(),
                         actions_[ActionId::StopComparing]});
    menu->addActions({actions_[ActionId::ImportEntities], actions_[ActionId::ExportEntities]});
    textCode_ = new TextCodeMenu(settings_, menu, this);
    actions_.addForMap(textCode_->actions());
    auto *lump = menu->addMenu(tr("&Lump"));
    lump->addActions(window_->lumps()->table()->actions());
    auto forMap = lump->actions();
    forMap.removeOne(window_->lumps()->removal()); // which the list enables
    actions_.addForMap(forMap);
    menu->addSeparator();
    menu->addActions({actions_[ActionId::Reload], actions_[ActionId::CloseMap]});
    menu->addSeparator();
    menu->addAction(actions_[ActionId::Quit]);
    connectFile();
}

void Menus::fillRecent(QMenu *menu)
{
    menu->clear();
    const auto files = settings_.recentFiles();
    for (const auto &path : files)
        connect(menu->addAction(asMenuText(QDir::toNativeSeparators(path))), &QAction::triggered, this,
                [this, path] { window_->open(path); });
    if (files.isEmpty())
        menu->addAction(tr("No recent files"))->setEnabled(false);
}

void Menus::connectFile()
{
    auto *saving = window_->saving();
    on(ActionId::Open, [this] {
        auto *question = fileQuestion(window_, window_->folder());
        connect(question, &QFileDialog::fileSelected, window_, &MainWindow::open);
        question->open();
    });
    on(ActionId::OpenFolder, [this] {
        auto *question = folderQuestion(window_, window_->folder());
        connect(question, &QFileDialog::fileSelected, window_, &MainWindow::browse);
        question->open();
    });
    on(ActionId::Reload, [this, saving] {
        if (window_->document())
            saving->settleUnsaved([this] { window_->reload(); });
        else
            window_->images()->textures()->reload();
    });
    on(ActionId::CloseMap, [this, saving] { saving->settleUnsaved([this] { window_->closeMap(); }); });
    on(ActionId::Quit, &Companions::closeAll);
    on(ActionId::Save, [saving] { saving->save(); });
    on(ActionId::SaveAs, [saving] { saving->saveAs(); });
    on(ActionId::ImportEntities, [this] { window_->entityFiles()->askForImport(window_->document(), window_->folder()); });
    on(ActionId::ExportEntities, [this] { window_->entityFiles()->askForExport(*window_->document(), window_->folder()); });
}

void Menus::fillEdit(QMenu *menu)
{
    auto *group = window_->undo();
    undo_ = group->createUndoAction(window_, tr("&Undo"));
    redo_ = group->createRedoAction(window_, tr("&Redo"));
    for (auto *action : {undo_, redo_})
        disconnect(action, nullptr, group, nullptr); // the document makes large steps on a worker thread
    const auto take = [this](void (Document::*step)()) {
        window_->statusBar()->clearMessage(); // it may be about the edit
        (window_->document()->*step)();
    };
    connect(undo_, &QAction::triggered, this, [take] { take(&Document::undo); });
    connect(redo_, &QAction::triggered, this, [take] { take(&Document::redo); });
    undo_->setShortcuts(QKeySequence::Undo);
    redo_->setShortcuts({QKeySequence(u"Ctrl+Shift+Z"_s), QKeySequence(u"Ctrl+Y"_s)});
    undo_->setIcon(glyphIcon(u'\u21b6'));
    redo_->setIcon(glyphIcon(u'\u21b7'));
    undo_->setStatusTip(tr("Undo the last edit"));
    redo_->setStatusTip(tr("Redo the edit that was undone last"));
    // The name of an edit may contain text from the map, which has to be escaped.
    const auto name = [](QAction *action) {
        return [action, verb = action->text()](const QString &edit) {
            action->setText(edit.isEmpty() ? verb : verb + u' ' + asMenuText(edit));
            action->setToolTip(asToolTip(edit.isEmpty() ? plainText(verb) : plainText(verb) + u' ' + edit));
        };
    };
    connect(group, &QUndoGroup::undoTextChanged, undo_, name(undo_));
    connect(group, &QUndoGroup::redoTextChanged, redo_, name(redo_));
    menu->addActions({undo_, redo_, actions_[ActionId::EditRecords], actions_[ActionId::PickRecord]});
    auto *records = menu->addMenu(tr("Rec&ords"));
    window_->tables()->offerRecordsIn(records);
    actions_.addForMap({records->menuAction()});
    menu->addAction(actions_[ActionId::GameConfigurations]);
    actions_[ActionId::EditRecords]->setCheckable(true);
    connect(actions_[ActionId::EditRecords], &QAction::toggled, this, [this](bool on) {
        if (window_->document())
            window_->document()->records().setUnlocked(on);
    });
    on(ActionId::PickRecord, [this] {
        const auto *focus = QApplication::focusWidget();
        if (focus && window_->inspector()->isAncestorOf(focus))
            window_->inspector()->pick();
        else if (auto *view = window_->tables()->currentView())
            view->pick();
        else
            window_->statusBar()->showMessage(tr("Open a table and select the cell to pick a record for."));
    });
    on(ActionId::GameConfigurations, [this] { window_->games()->show(); });
}

void Menus::fillGo(QMenu *menu)
{
    menu->addActions({actions_[ActionId::Back], actions_[ActionId::Forward], actions_[ActionId::GoTo],
                      actions_[ActionId::FindInMaps], actions_[ActionId::ShowIn3D], actions_[ActionId::NextDifference],
                      actions_[ActionId::PreviousDifference], menu->addSeparator()});
    menu->addActions(navigation_->sights()->actions());
    on(ActionId::Back, [this] { navigation_->walk(false); });
    on(ActionId::Forward, [this] { navigation_->walk(true); });
    on(ActionId::GoTo, [this] {
        navigation_->edit()->setFocus(Qt::ShortcutFocusReason);
        navigation_->edit()->selectAll();
    });
    on(ActionId::FindInMaps, [this] { window_->finder()->show(); });
}

void Menus::fillTable(QMenu *menu)
{
    auto *tables = window_->tables();
    menu->addActions({actions_[ActionId::Filter], actions_[ActionId::NextTable], actions_[ActionId::PreviousTable],
                      actions_[ActionId::CloseTable]});
    tables->offerIn(menu);
    on(ActionId::CloseTable, [tables] { tables->closeCurrent(); });
    on(ActionId::NextTable, [tables] { tables->step(1); });
    on(ActionId::PreviousTable, [tables] { tables->step(-1); });
    on(ActionId::Filter, [tables, entities = window_->entities()] {
        if (auto *focus = QApplication::focusWidget(); focus && entities->isAncestorOf(focus) && entities->list())
            entities->list()->filterEdit()->setFocus(Qt::ShortcutFocusReason);
        else
            tables->find();
    });
}

void Menus::fillView(QMenu *menu)
{
    auto *view = window_->view();
    actions_.addForMap(window_->layouts()->fillMenu(menu->addMenu(tr("&Layout"))));
    menu->addSeparator();
    actions_.addForMap(addViewActions(menu, views_));
    menu->addSeparator();
    auto *pointFile = menu->addAction(tr("Open &Pointfile..."), view, &ViewPanel::openPointFile);
    pointFile->setStatusTip(tr("Read the compiler's pointfile, NAME.pts or NAME.lin, and show its line to the leak"));
    menu->addSeparator();
    auto *camera = menu->addMenu(tr("&Camera"));
    menu->addAction(actions_[ActionId::CameraFollows]);
    camera_ = new CameraMenu(settings_, view, camera, this);
    actions_.addForMap(camera->actions() + QList{pointFile, actions_[ActionId::ShowIn3D]});
    QList<QAction *> drawing{camera->menuAction()};
    if (view->viewport()) {
        actions_.addForMap(drawing);
        drawing.append(addPictureMemoryMenu(menu, view->viewport(), settings_)->menuAction());
    }
    connect(view, &ViewPanel::failed, this, [this, drawing](const QString &reason) {
        for (auto *action : drawing)
            actions_.disable(action, reason);
    });
    menu->addAction(window_->companions()->sharing());
    fillThemeMenu(menu->addMenu(tr("&Theme")), settings_);
}

void Menus::createToolBar()
{
    auto *bar = window_->addToolBar(tr("Toolbar"));
    bar->setObjectName(u"toolbar"_s);
    bar->addActions({actions_[ActionId::Open], actions_[ActionId::Save], undo_, redo_, actions_[ActionId::Reload],
                     actions_[ActionId::Back], actions_[ActionId::Forward]});
    bar->addSeparator();
    bar->addWidget(navigation_->edit());
    bar->addSeparator();
    window_->layouts()->fillBar(bar);
    window_->addToolBar(Qt::BottomToolBarArea, window_->notice());
    auto *dismiss = new QAction(tr("Close the notice"), this);
    dismiss->setShortcut(Qt::Key_Escape);
    connect(dismiss, &QAction::triggered, window_->notice(), &NoticeBar::dismiss);
    window_->addAction(dismiss);
}
