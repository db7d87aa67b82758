#include "app/tablearea.h"

#include "app/settings.h"
#include "core/text.h"
#include "widgets/parts/filteredit.h"
#include "widgets/rawtext/rawtext.h"
#include "widgets/tables/blobview.h"

#include <QCoreApplication>
#include <QLabel>
#include <QTabBar>

TableArea::TableArea(Settings &settings, QWidget *parent)
    : QTabWidget(parent),
      settings_(settings),
      empty_(new QLabel(this))
{
    empty_->setText(tr("No table is open. Click a lump in the list of lumps, and its records are shown here; or press "
                       "Ctrl+G and type where to go, such as faces 120."));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    empty_->setMargin(6);
    setTabsClosable(true);
    setMovable(true);
    setDocumentMode(true);
    tabBar()->setAccessibleName(tr("Open tables"));
    connect(this, &QTabWidget::tabCloseRequested, this, [this](int tab) { delete widget(tab); });
    connect(this, &QTabWidget::currentChanged, this, [this] { emit currentLumpChanged(currentLump()); });
}

void TableArea::setDocument(Document *document)
{
    while (count() > 0)
        delete widget(0);
    document_ = document;
}

int TableArea::lumpAt(int tab) const
{
    if (const auto *view = qobject_cast<LumpView *>(widget(tab)))
        return view->lump();
    if (const auto *view = qobject_cast<BlobView *>(widget(tab)))
        return view->lump();
    return -1;
}

int TableArea::tabOf(int lump) const
{
    for (int tab = 0; tab < count(); ++tab)
        if (lumpAt(tab) == lump)
            return tab;
    return -1;
}

bool TableArea::isOpen(int lump) const
{
    return tabOf(lump) >= 0;
}

QWidget *TableArea::create(int lump)
{
    const auto &table = document_->map().lump(lump);
    if (table.fields.empty()) {
        auto *blob = new BlobView(document_, lump, this);
        connect(blob, &BlobView::statusMessage, this, &TableArea::statusMessage);
        return blob;
    }
    auto *view = new LumpView(document_, lump, this);
    const auto format = fromView(document_->map().format().id), name = fromView(table.name);
    view->setHiddenColumns(settings_.hiddenColumns(format, name));
    connect(view, &LumpView::hiddenColumnsChanged, this,
            [this, view, format, name] { settings_.setHiddenColumns(format, name, view->hiddenColumns()); });
    connect(view, &LumpView::followed, this, &TableArea::followed);
    connect(view, &LumpView::exportRequested, this, &TableArea::exportRequested);
    connect(view, &LumpView::selectedLinked, this, &TableArea::selectedLinked);
    connect(view, &LumpView::colorRequested, this, &TableArea::colorRequested);
    connect(view, &LumpView::statusMessage, this, &TableArea::statusMessage);
    return view;
}

void TableArea::open(int lump)
{
    if (!document_ || !document_->map().hasLump(lump))
        return;
    if (isOpen(lump)) {
        setCurrentIndex(tabOf(lump));
        return;
    }
    const auto &table = document_->map().lump(lump);
    setCurrentIndex(addTab(create(lump), fromView(table.title)));
    setTabToolTip(currentIndex(), QCoreApplication::translate("schema", table.meaning.data()));
}

int TableArea::currentLump() const
{
    return lumpAt(currentIndex());
}

LumpView *TableArea::currentView() const
{
    return qobject_cast<LumpView *>(currentWidget());
}

void TableArea::find()
{
    if (auto *view = currentView())
        view->filterEdit()->setFocus(Qt::ShortcutFocusReason);
    else if (auto *blob = qobject_cast<BlobView *>(currentWidget()); blob && blob->text())
        blob->text()->find();
}

void TableArea::closeCurrent()
{
    delete currentWidget();
}

void TableArea::step(int by)
{
    if (count() > 0)
        setCurrentIndex((currentIndex() + by + count()) % count());
}

QList<TableArea::Table> TableArea::tables() const
{
    QList<Table> all;
    for (int tab = 0; tab < count(); ++tab) {
        const auto *view = qobject_cast<LumpView *>(widget(tab));
        all.append({fromView(document_->map().lump(lumpAt(tab)).name), view ? view->filterEdit()->text() : QString(),
                    tab == currentIndex()});
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

void TableArea::resizeEvent(QResizeEvent *event)
{
    QTabWidget::resizeEvent(event);
    updateEmpty();
}

void TableArea::tabInserted(int tab)
{
    QTabWidget::tabInserted(tab);
    updateEmpty();
}

void TableArea::tabRemoved(int tab)
{
    QTabWidget::tabRemoved(tab);
    updateEmpty();
}

void TableArea::updateEmpty()
{
    empty_->setGeometry(rect());
    empty_->setVisible(count() == 0);
}
