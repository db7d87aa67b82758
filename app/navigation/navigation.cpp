#include "app/navigation/navigation.h"

#include "app/navigation/gotoedit.h"
#include "app/navigation/showin3d.h"
#include "app/navigation/sightcommands.h"
#include "app/window/tablearea.h"
#include "app/window/views.h"
#include "core/map/celltext.h"
#include "core/query/filter.h"
#include "core/query/finder.h"
#include "core/text.h"
#include "widgets/view3d/viewpanel.h"
#include "widgets/view3d/viewport.h"

#include <QApplication>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

Navigation::Navigation(const Views &views, const Actions &actions, Settings &settings, QWidget *window)
    : QObject(window), tables_(views.get<TableArea>()), view_(views.get<ViewPanel>()), edit_(new GoToEdit(window)),
      showIn3D_(new ShowIn3D(views, actions, settings, this)), sights_(new SightCommands(views, this, window))
{
    connect(showIn3D_, &ShowIn3D::statusMessage, this, &Navigation::statusMessage);
    connect(edit_, &GoToEdit::entered, this, &Navigation::goToTyped);
    connect(edit_, &GoToEdit::chosen, this, &Navigation::arrive);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *old, QWidget *now) {
        if (now == edit_ && old && !edit_->isAncestorOf(old))
            isFromView_ = view_->isAncestorOf(old);
    });
    connect(sights_, &SightCommands::statusMessage, this, &Navigation::statusMessage);
}

QLineEdit *Navigation::edit() const { return edit_; }

void Navigation::setDocument(Document *document)
{
    document_ = document;
    edit_->setDocument(document);
    showIn3D_->setDocument(document);
    sights_->setDocument(document);
}

void Navigation::goTo(RecordRef record) { goToAll({record}); }

void Navigation::goToAll(std::vector<RecordRef> records)
{
    if (!document_ || records.empty() || !document_->map().hasLump(records.front().lump))
        return;
    const int lump = records.front().lump;
    std::erase_if(records, [this](RecordRef record) { return !document_->map().contains(record); });
    if (!records.empty())
        document_->selection().set(records, records.front());
    showTable(lump);
    tables_->setFocus();
}

// Goes through the selection history and shows the table of what is then selected.
void Navigation::walk(bool forward)
{
    auto &selection = document_->selection();
    forward ? selection.forward() : selection.back();
    if (selection.current().isValid())
        openTable(selection.current().lump);
}

void Navigation::openTable(int lump)
{
    tables_->parentWidget()->show(); // shows its dock
    tables_->open(lump);
}

void Navigation::showTable(int lump)
{
    openTable(lump);
    tables_->parentWidget()->raise();
}

void Navigation::goToTyped()
{
    if (!document_)
        return;
    const auto found = findRecord(document_->map(), edit_->text(), tables_->currentLump());
    if (!found && edit_->offered() == 1)
        return edit_->chooseFirst();
    if (!found)
        return emit noticed(edit_->offered() == 0
                                ? found.error()
                                : tr("%n names contain this text. Choose one with the arrow keys.", nullptr, edit_->offered()));
    edit_->clear();
    const auto &[record, records, place] = found.value();
    arrive(records.empty() ? std::vector{record} : records);
    if (place)
        goToPlace(*place);
}

// Goes to records that were typed or chosen in the Go To line. Returns the focus to the 3D view if it came from there,
// unless the table now covers the view.
void Navigation::arrive(const std::vector<RecordRef> &records)
{
    emit noticed({});
    goToAll(records);
    if (isFromView_ && !view_->visibleRegion().isEmpty())
        view_->setFocus();
    if (document_ && !records.empty() && records.front().lump == document_->map().format().roles.images)
        emit statusMessage(tr("Its faces are selected, too. Press F to move the camera to them."));
}

void Navigation::goToPlace(const TypedPlace &place)
{
    const auto *viewport = view_->viewport();
    view_->lookFrom(place.moved(viewport ? viewport->camera() : Camera()));
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
        parts.append(
            tr("%1 in %2", "number of records, table").arg(numberText(count), fromView(document_->map().lump(lump).title)));
    emit statusMessage(tr("Selected: %1.").arg(parts.join(u", "_s)));
    const bool isShown = std::ranges::any_of(counts, [this](const auto &each) { return tables_->isOpen(each.first); });
    if (isShown)
        return;
    showTable(selection.current().lump);
    tables_->setFocus();
}
