#include "app/navigation/sightcommands.h"

#include "app/navigation/navigation.h"
#include "app/window/views.h"
#include "core/scene/entities/entityclusters.h"
#include "core/sorting.h"
#include "core/text.h"
#include "core/vis/sights.h"
#include "widgets/budget/budgetview.h"
#include "widgets/view3d/viewpanel.h"

#include <QAction>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

struct SightRow {
    const char *text, *tip;
    QKeySequence key;
};

// Indexed by What.
const QList<SightRow> &sightRows()
{
    static const QList<SightRow> rows{
        {QT_TRANSLATE_NOOP("SightCommands", "Select P&VS"),
         QT_TRANSLATE_NOOP("SightCommands", "Select all clusters in the PVS of the selected ones, or of the camera's if "
                                            "nothing is selected"),
         QKeySequence(u"Ctrl+I"_s)},
        {QT_TRANSLATE_NOOP("SightCommands", "Select &Reverse PVS"),
         QT_TRANSLATE_NOOP("SightCommands", "Select all clusters whose PVS contains a selected one, or the camera's if "
                                            "nothing is selected"),
         QKeySequence(u"Ctrl+Shift+I"_s)},
        {QT_TRANSLATE_NOOP("SightCommands", "Select &PHS"),
         QT_TRANSLATE_NOOP("SightCommands", "Select all clusters in the PHS (potentially hearable set) of the selected "
                                            "ones, or of the camera's if nothing is selected"),
         QKeySequence(u"Ctrl+Alt+I"_s)},
        {QT_TRANSLATE_NOOP("SightCommands", "Select F&aces in Clusters"),
         QT_TRANSLATE_NOOP("SightCommands", "Select the faces in the selected clusters, or in the camera's if nothing is "
                                            "selected"),
         QKeySequence(u"Ctrl+Alt+F"_s)},
        {QT_TRANSLATE_NOOP("SightCommands", "Select &Entities in Clusters"),
         QT_TRANSLATE_NOOP("SightCommands", "Select the entities in the selected clusters, or in the camera's if nothing is "
                                            "selected"),
         QKeySequence(u"Ctrl+Alt+E"_s)},
        {QT_TRANSLATE_NOOP("SightCommands", "&Hot Spots"),
         QT_TRANSLATE_NOOP(
             "SightCommands",
             "List the slowest places in the map, from which the game draws most triangles, and the faces that are responsible"),
         QKeySequence(u"Ctrl+K"_s)}};
    return rows;
}

} // namespace

SightCommands::SightCommands(const Views &views, Navigation *navigation, QWidget *window)
    : QObject(window), views_(views), navigation_(navigation), view_(views.get<ViewPanel>())
{
    for (const auto &row : sightRows()) {
        auto *action = actions_.emplaceBack(new QAction(tr(row.text), window));
        action->setStatusTip(tr(row.tip));
        action->setShortcut(row.key);
        connect(action, &QAction::triggered, this, [this, what = static_cast<What>(actions_.size() - 1)] { run(what); });
    }
    for (auto *view : views.all()) {
        view->offer(actions_.first(HotSpots)); // those about the selection
        connect(view, &MapView::hotSpotsRequested, this, &SightCommands::showHotSpots);
        connect(view, &MapView::cameraRequested, view_, &ViewPanel::lookFrom);
    }
    setDocument(nullptr);
}

void SightCommands::setDocument(Document *document)
{
    document_ = document;
    waiting_.reset();
    for (auto *action : actions_)
        action->setEnabled(document);
    action(Heard)->setVisible(!document || whyNoPhs(document->map().format()).isEmpty());
    if (!document)
        return;
    // A waiting command was meant for the previous selection.
    connect(&document->selection(), &Selection::changed, this, [this] { waiting_.reset(); });
    connect(&document->vis(), &VisLoader::known, this, [this](VisSet set) {
        if (waiting_ && (*waiting_ == Heard) == (set == VisSet::Phs))
            run(*std::exchange(waiting_, std::nullopt));
    });
}

void SightCommands::run(What what)
{
    waiting_.reset();
    if (!document_)
        return;
    if (what == HotSpots)
        showHotSpots();
    else if (what == Faces)
        selectFaces();
    else if (what == Entities)
        selectEntities();
    else
        selectClusters(what);
}

void SightCommands::showHotSpots()
{
    auto *budget = views_.get<BudgetView>();
    views_.raise(budget);
    budget->showHotSpots();
}

std::vector<quint32> SightCommands::clusters()
{
    const auto &map = document_->map();
    const auto &roles = map.format().roles;
    const auto &records = document_->selection().records();
    auto found = document_->references().project(records, roles.clusters);
    if (std::ranges::any_of(records, [&](RecordRef record) { return record.lump == roles.entityList; })) {
        const auto ofEntities = clustersOfEntities(map);
        for (const auto record : records)
            if (record.lump == roles.entityList && record.index < ofEntities.size() && ofEntities[record.index] >= 0)
                found.push_back(static_cast<quint32>(ofEntities[record.index]));
        found = ascending(std::move(found));
    }
    if (const auto own = view_->cluster(); records.empty() && own >= 0)
        found.push_back(static_cast<quint32>(own));
    if (found.empty())
        emit statusMessage(records.empty() ? tr("First select clusters, or leafs, faces or entities in them, or fly the "
                                                "camera into a cluster.")
                                           : tr("None of the selected records is in a cluster."));
    return found;
}

void SightCommands::select(std::vector<RecordRef> records)
{
    const auto first = records.front();
    document_->selection().set(std::move(records), first);
    navigation_->showTable(first.lump);
}

void SightCommands::selectClusters(What what)
{
    const auto set = what == Heard ? VisSet::Phs : VisSet::Pvs;
    const auto &vis = document_->vis().of(set);
    if (!vis) {
        const auto fault = document_->vis().faultOf(set);
        if (fault.isEmpty()) {
            waiting_ = what;
            document_->vis().want(set);
        }
        return emit statusMessage(fault.isEmpty() ? tr("Reading the visibility...") : fault);
    }
    const auto asked = clusters();
    if (asked.empty())
        return;
    const auto found = inSightOf(*vis, asked, what == Viewers);
    const auto who = asked.size() == 1 ? tr("cluster %1").arg(asked.front())
                                       : tr("%Ln clusters", "that see or are seen", static_cast<int>(asked.size()));
    if (found.empty())
        return emit statusMessage((what == Viewers ? tr("No cluster sees %1.")
                                   : what == Heard ? tr("No cluster is audible from %1.")
                                                   : tr("No cluster is visible from %1."))
                                      .arg(who));
    select(refsOf(document_->map().format().roles.clusters, found));
    const auto sentence = what == Viewers ? tr("Selected: %1 of %2 clusters, which potentially see %3.")
                          : what == Heard ? tr("Selected: %1 of %2 clusters, potentially audible from %3.")
                                          : tr("Selected: %1 of %2 clusters, potentially visible from %3.");
    emit statusMessage(sentence.arg(numberText(found.size()), numberText(vis->count()), who) + u' '
                       + tr("Press H in the 3D view to show only these."));
}

void SightCommands::selectFaces()
{
    const auto &roles = document_->map().format().roles;
    const auto asked = clusters();
    if (asked.empty())
        return;
    const auto faces = document_->references().project(asked, roles.clusters, roles.faces);
    if (faces.empty())
        return emit statusMessage(tr("These clusters contain no faces."));
    select(refsOf(roles.faces, faces));
    emit statusMessage(tr("Selected: %Ln faces in the leafs of these clusters.", nullptr, static_cast<int>(faces.size())));
}

void SightCommands::selectEntities()
{
    const int lump = document_->map().format().roles.entityList;
    const auto asked = clusters();
    if (asked.empty())
        return;
    const auto clusterOf = clustersOfEntities(document_->map());
    std::vector<RecordRef> entities;
    for (quint32 entity = 0; entity < clusterOf.size(); ++entity)
        if (clusterOf[entity] >= 0 && std::ranges::binary_search(asked, static_cast<quint32>(clusterOf[entity])))
            entities.push_back({lump, entity});
    if (entities.empty())
        return emit statusMessage(tr("These clusters contain no entities."));
    const auto count = static_cast<int>(entities.size());
    select(std::move(entities));
    emit statusMessage(tr("Selected: %Ln entities in these clusters.", nullptr, count));
}
