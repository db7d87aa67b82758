#include "app/navigation.h"

#include "app/tablearea.h"
#include "app/views.h"
#include "core/map/celltext.h"
#include "core/query/filter.h"
#include "core/query/finder.h"
#include "core/text.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

#include <QLineEdit>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

Navigation::Navigation(const Views &views, QWidget *window)
    : QObject(window), tables_(views.get<TableArea>()), view_(views.get<ViewPanel>()), edit_(new QLineEdit(window))
{
    edit_->setPlaceholderText(tr("Go to: faces 120, cluster 7, entity func_door, *3, 128 -64 40"));
    edit_->setAccessibleName(tr("Go to a record or a place"));
    edit_->setClearButtonEnabled(true);
    edit_->setMaximumWidth(460);
    connect(edit_, &QLineEdit::returnPressed, this, &Navigation::goToTyped);
}

void Navigation::setDocument(Document *document)
{
    document_ = document;
}

void Navigation::goTo(RecordRef record)
{
    if (!document_ || !document_->map().hasLump(record.lump))
        return;
    if (document_->map().contains(record))
        document_->selection().set({record}, record);
    showTable(record.lump);
    tables_->parentWidget()->raise(); // before what shares its place
    tables_->setFocus();
}

// Back and forward also show the table of what is selected then.
void Navigation::walk(bool forward)
{
    auto &selection = document_->selection();
    forward ? selection.forward() : selection.back();
    if (selection.current().isValid())
        showTable(selection.current().lump);
}

void Navigation::showTable(int lump)
{
    tables_->parentWidget()->show(); // its dock
    tables_->open(lump);
}

void Navigation::goToTyped()
{
    if (!document_)
        return;
    const auto found = findRecord(document_->map(), edit_->text(), tables_->currentLump());
    if (!found) {
        emit noticed(found.error());
        return;
    }
    emit noticed({});
    edit_->clear();
    goTo(found.value().record);
    if (const auto &place = found.value().place)
        goToPlace(*place);
}

void Navigation::goToPlace(const TypedPlace &place)
{
    if (auto *viewport = view_->viewport()) {
        viewport->setCamera(place.moved(viewport->camera()));
        viewport->setFocus();
    }
    if (const auto note = noteOnPlace(document_->map(), place.eye); !note.isEmpty())
        emit statusMessage(note);
}

void Navigation::selectMatches(int lump, const QString &filter)
{
    showTable(lump);
    auto *view = tables_->currentView();
    if (!view)
        return;
    view->setFilterText(filter);
    if (const auto parsed = Filter::parse(filter, document_->references(), lump); parsed.fault())
        emit statusMessage(parsed.fault()->what);
    else
        view->selectShown();
}

void Navigation::filter(const FilterRequest &request)
{
    showTable(request.lump);
    tables_->parentWidget()->raise(); // before what shares its place
    if (auto *view = tables_->currentView())
        view->filter(request.term, request.how);
}

void Navigation::showLinked()
{
    const auto &selection = document_->selection();
    std::map<int, qulonglong> counts;
    for (const auto ref : selection.records())
        ++counts[ref.lump];
    QStringList parts;
    for (const auto &[lump, count] : counts)
        parts.append(tr("%1 in %2", "number of records, table")
                         .arg(numberText(count), fromView(document_->map().lump(lump).title)));
    emit statusMessage(tr("Selected: %1.").arg(parts.join(u", "_s)));
    const bool isShown = std::ranges::any_of(counts, [this](const auto &each) { return tables_->isOpen(each.first); });
    if (isShown)
        return;
    showTable(selection.current().lump);
    tables_->setFocus();
}
