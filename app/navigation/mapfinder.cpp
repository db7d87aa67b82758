#include "app/navigation/mapfinder.h"

#include "app/settings.h"
#include "app/window/actions.h"
#include "app/window/mainwindow.h"
#include "core/document/document.h"
#include "core/text.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/findinmaps.h"

#include <QFileInfo>

MapFinder::MapFinder(MainWindow *window, const Actions &actions, Settings &settings)
    : QObject(window), window_(window), actions_(actions), settings_(settings)
{
}

void MapFinder::create()
{
    dialog_ = new FindInMaps(window_);
    const auto place = settings_.findPlace();
    dialog_->setPlace(!place.isEmpty() && QFileInfo::exists(place) ? place : window_->folder());
    if (const auto table = settings_.findTable(); !table.isEmpty())
        dialog_->setTable(table);
    dialog_->addActions({actions_[ActionId::FindInMaps], actions_[ActionId::Help]}); // keys work only in their own window
    connect(dialog_, &FindInMaps::started, this, [this](const QString &searched) {
        settings_.findPlace.set(searched);
        settings_.findTable.set(dialog_->table());
    });
    connect(dialog_, &FindInMaps::chosen, this, &MapFinder::open);
    connect(dialog_, &FindInMaps::statusMessage, this, &MapFinder::statusMessage);
    connect(window_, &MainWindow::opened, dialog_, [this] { dialog_->setDocument(window_->document()); });
    dialog_->setDocument(window_->document());
}

void MapFinder::takeTable()
{
    const auto *view = window_->document() ? window_->tables()->currentView() : nullptr;
    if (!view)
        return;
    dialog_->setTable(fromView(window_->document()->map().lump(view->lump()).title));
    if (dialog_->filterEdit()->text().isEmpty())
        dialog_->filterEdit()->setText(view->filterEdit()->text());
}

void MapFinder::show()
{
    if (!dialog_)
        create();
    if (dialog_->isHidden())
        takeTable();
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
    dialog_->filterEdit()->setFocus(Qt::ShortcutFocusReason);
    dialog_->filterEdit()->selectAll();
}

void MapFinder::open(const QString &path, const QString &table, quint32 record)
{
    if (window_->document() && window_->document()->path() == path)
        goTo(table, record);
    else
        window_->openThen(path, [this, table, record] { goTo(table, record); });
}

// Shows a record of the open map, which may have changed since it was searched.
void MapFinder::goTo(const QString &table, quint32 record)
{
    const auto &map = window_->document()->map();
    const int lump = map.findLump(table);
    if (map.contains({lump, record}))
        window_->goTo({lump, record});
    else
        emit statusMessage(tr("The map has changed: %1 has no record %2 any more.").arg(table).arg(record));
}
