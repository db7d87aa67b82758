#include "app/window/tablearea.h"

#include "app/settings.h"
#include "core/text.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filteredit.h"
#include "widgets/tables/blobview.h"

#include <QCoreApplication>
#include <QMenu>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>

#include <algorithm>

TableArea::TableArea(Settings &settings, QWidget *parent)
    : MapView(parent), settings_(settings), stack_(new QStackedWidget), tabs_(new QTabWidget), empty_(createSentence())
{
    empty_->setText(tr("No table is open. Click a lump in the list of lumps to see its records here, or press Ctrl+G and "
                       "type a destination such as faces 120."));
    empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    empty_->setMargin(6);
    tabs_->setTabsClosable(true);
    tabs_->setMovable(true);
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setAccessibleName(tr("Open tables"));
    connect(tabs_, &QTabWidget::tabCloseRequested, this, [this](int tab) { delete tabs_->widget(tab); });
    connect(tabs_, &QTabWidget::currentChanged, this, [this](int tab) {
        stack_->setCurrentWidget(tab < 0 ? static_cast<QWidget *>(empty_) : tabs_);
        setFocusProxy(tabs_->currentWidget());
        emit currentLumpChanged(currentLump());
    });
    stack_->addWidget(empty_);
    stack_->addWidget(tabs_);
    createLayout<QVBoxLayout>(this)->addWidget(stack_);
}

void TableArea::setDocument(Document *document, bool)
{
    leaveDocument(document_, this);
    while (tabs_->count() > 0)
        delete tabs_->widget(0);
    document_ = document;
    if (document)
        connect(&document->tables(), &MapTables::changed, this, [this](const MapChange &change) {
            if (change.isAll())
                closeOutdated();
        });
}

// Closes the tables of BSPX lumps that are gone, or have another number since others came or went.
void TableArea::closeOutdated()
{
    const auto &map = document_->map();
    const auto isShown = [&](int tab) {
        const int lump = lumpAt(tab);
        const bool isTable = qobject_cast<LumpView *>(tabs_->widget(tab)) != nullptr;
        return map.hasLump(lump) && fromView(map.lump(lump).title) == tabs_->widget(tab)->windowTitle()
               && map.lump(lump).fields.empty() != isTable;
    };
    for (int tab = tabs_->count() - 1; tab >= 0; --tab)
        if (!isShown(tab))
            delete tabs_->widget(tab);
}

int TableArea::lumpAt(int tab) const
{
    if (const auto *view = qobject_cast<LumpView *>(tabs_->widget(tab)))
        return view->lump();
    if (const auto *view = qobject_cast<BlobView *>(tabs_->widget(tab)))
        return view->lump();
    return -1;
}

int TableArea::tabOf(int lump) const
{
    for (int tab = 0; tab < tabs_->count(); ++tab)
        if (lumpAt(tab) == lump)
            return tab;
    return -1;
}

bool TableArea::isOpen(int lump) const { return tabOf(lump) >= 0; }

QWidget *TableArea::create(int lump)
{
    const auto &table = document_->map().lump(lump);
    if (table.fields.empty()) {
        auto *blob = new BlobView(document_, lump, this);
        connect(blob, &BlobView::statusMessage, this, &TableArea::statusMessage);
        return blob;
    }
    auto *view = new LumpView(document_, lump, this);
    const QString name = fromView(document_->map().format().id) + u'/' + fromView(table.name);
    view->setHiddenColumns(settings_.hiddenColumns(name));
    connect(view, &LumpView::hiddenColumnsChanged, this,
            [this, view, name] { settings_.hiddenColumns.set(name, view->hiddenColumns()); });
    view->setShapeShown(settings_.shapeShown());
    connect(view, &LumpView::shapeShownChanged, this, [this](bool shown) { settings_.shapeShown.set(shown); });
    view->setNamedFilters(settings_.namedFilters(name));
    connect(view->namedFilters(), &NamedFilters::changed, this,
            [this, view, name] { settings_.namedFilters.set(name, view->namedFilters()->filters()); });
    connect(view, &LumpView::showOnlyRequested, this, &TableArea::showOnlyRequested);
    connect(view, &LumpView::followed, this, &TableArea::followed);
    connect(view, &LumpView::exportRequested, this, &TableArea::exportRequested);
    connect(view, &LumpView::selectedLinked, this, &TableArea::selectedLinked);
    connect(view, &LumpView::colorRequested, this, &TableArea::colorRequested);
    connect(view, &LumpView::hotSpotsRequested, this, &TableArea::hotSpotsRequested);
    connect(view, &LumpView::statusMessage, this, &TableArea::statusMessage);
    if (hasClusters(lump)) {
        const auto own = view->table()->actions(); // offered_ goes after the first group, which selects what records use
        const auto end = std::ranges::find_if(own, &QAction::isSeparator);
        view->table()->insertActions(end == own.end() ? nullptr : *end, offered_);
    }
    return view;
}

bool TableArea::hasClusters(int lump) const
{
    const auto &roles = document_->map().format().roles;
    const int lumps[] = {roles.clusters, roles.leafs, roles.faces, roles.models, roles.entityList};
    return std::ranges::find(lumps, lump) != std::end(lumps);
}

void TableArea::open(int lump)
{
    if (!document_ || !document_->map().hasLump(lump))
        return;
    if (isOpen(lump))
        return tabs_->setCurrentIndex(tabOf(lump));
    const auto &table = document_->map().lump(lump);
    auto *view = create(lump);
    view->setWindowTitle(fromView(table.title)); // a style may change the tab's text
    tabs_->setCurrentIndex(tabs_->addTab(view, view->windowTitle()));
    tabs_->setTabToolTip(tabs_->currentIndex(), QCoreApplication::translate("schema", table.meaning.data()));
}

int TableArea::currentLump() const { return lumpAt(tabs_->currentIndex()); }
QWidget *TableArea::currentWidget() const { return tabs_->currentWidget(); }
LumpView *TableArea::currentView() const { return qobject_cast<LumpView *>(tabs_->currentWidget()); }

void TableArea::offerIn(QMenu *menu)
{
    menu->addSeparator();
    connect(menu, &QMenu::aboutToShow, this, [this, menu, own = menu->actions()] {
        for (auto *action : menu->actions())
            if (!own.contains(action))
                menu->removeAction(action);
        if (const auto *view = currentView())
            menu->addActions(menuActionsOf(view->table()));
    });
}

void TableArea::offerRecordsIn(QMenu *menu)
{
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        if (const auto *view = currentView())
            menu->addActions(view->records()->actions());
        else if (const auto *blob = qobject_cast<BlobView *>(currentWidget()); blob && blob->table())
            menu->addActions(blob->table()->actions());
        else
            menu->addAction(tr("Open a table of records first"))->setEnabled(false);
    });
}

void TableArea::find()
{
    parentWidget()->show();
    parentWidget()->raise(); // a hidden line must not get the focus
    if (auto *view = currentView())
        view->filterEdit()->setFocus(Qt::ShortcutFocusReason);
    else if (auto *blob = qobject_cast<BlobView *>(tabs_->currentWidget()); blob && blob->text())
        blob->text()->find();
}

void TableArea::closeCurrent() { delete tabs_->currentWidget(); }

void TableArea::step(int by)
{
    if (tabs_->count() > 0)
        tabs_->setCurrentIndex((tabs_->currentIndex() + by + tabs_->count()) % tabs_->count());
}

QList<TableArea::Table> TableArea::tables() const
{
    QList<Table> all;
    for (int tab = 0; tab < tabs_->count(); ++tab) {
        const auto *view = qobject_cast<LumpView *>(tabs_->widget(tab));
        all.append({fromView(document_->map().lump(lumpAt(tab)).name), view ? view->filterEdit()->text() : QString(),
                    tab == tabs_->currentIndex()});
    }
    return all;
}

void TableArea::restore(const QList<Table> &tables)
{
    int current = -1;
    for (const auto &table : tables) {
        const int lump = document_->map().findLump(table.lump);
        if (lump < 0)
            continue;
        open(lump);
        if (auto *view = currentView())
            view->setFilterText(table.filter);
        if (table.current)
            current = lump;
    }
    if (current >= 0)
        open(current);
}
