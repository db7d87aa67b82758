// The nodes of a ClusterGraph: clusters or rooms of them, and which of these are faint.
#include "widgets/vis/clustergraph.h"

#include "core/scene/entityclusters.h"
#include "core/text.h"
#include "core/vis/clusterworth.h"
#include "widgets/vis/graphlegend.h"

#include <QAction>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

constexpr quint32 manyClusters = 300; // more are unreadable side by side
constexpr auto facesLink = "faces"_L1, filterLink = "filter"_L1;

// Returns the tints by node: those that see fewest and most have the first and the last colour.
std::vector<quint8> tintsOf(const std::vector<quint32> &sees, quint32 low, quint32 high)
{
    std::vector<quint8> tints;
    tints.reserve(sees.size());
    for (const quint32 number : sees)
        tints.push_back(
            static_cast<quint8>(high > low ? quint64(std::clamp(number, low, high) - low) * (GraphLook::tints - 1) / (high - low)
                                           : (GraphLook::tints - 1) / 2));
    return tints;
}

} // namespace

void ClusterGraph::setOptions(const GraphOptions &options)
{
    options_ = options;
    updateActions();
    arrangeNodes(canvas_->place());
}

void ClusterGraph::choose(const GraphOptions &options)
{
    setOptions(options);
    emit optionsChosen(options_);
}

bool ClusterGraph::wantsRooms() const
{
    return options_.grouping == GraphGrouping::Rooms
           || (options_.grouping == GraphGrouping::WhenMany && vis_ && vis_->count() > manyClusters);
}

// Returns whether to wait for rooms, as clusters drawn now would soon be gone.
bool ClusterGraph::awaitsRooms() const
{
    return wantsRooms() && !hasNeighbours_ && (joining_.isRunning() || document_->vis().isFindingPortals());
}

const VisRooms *ClusterGraph::rooms() const { return wantsRooms() && hasNeighbours_ ? &joined_.rooms : nullptr; }

void ClusterGraph::updateActions()
{
    const QSignalBlocker rooms(roomsAction_), faceless(facelessAction_), filter(filterAction_);
    roomsAction_->setChecked(wantsRooms());
    facelessAction_->setChecked(options_.showsFaceless);
    filterAction_->setChecked(options_.followsFilter);
}

void ClusterGraph::arrangeNodes(std::optional<GraphView> place)
{
    updateActions();
    hoveredNode_ = -1;
    if (!vis_ || awaitsRooms()) {
        nodes_ = {};
        canvas_->setNodes({}, {});
        adoptFilter();
        return updateLine();
    }
    const auto *shownRooms = rooms();
    if (shownRooms && isOpen_.size() != shownRooms->count) // else they are of the same map, reloaded
        isOpen_.assign(shownRooms->count, false);
    const bool doSomeMatter = std::ranges::find(matters_, true) != matters_.end();
    nodes_ = graphNodes(
        vis_->places,
        {.rooms = shownRooms, .isOpen = isOpen_, .matters = matters_, .showsAll = options_.showsFaceless || !doSomeMatter});
    const auto sees = seenFrom(*vis_, nodes_, shownRooms);
    quint32 low = ~0U, high = 0;
    for (quint32 node = 0; node < sees.size(); ++node)
        if (nodes_.places[node].leafs > 0) {
            low = std::min(low, sees[node]);
            high = std::max(high, sees[node]);
        }
    low = std::min(low, high);
    legend_->setRange(low, high, shownRooms != nullptr);
    canvas_->setNodes(GraphLayout(nodes_.places, side_), tintsOf(sees, low, high), place);
    if (shownRooms)
        nameRooms(*shownRooms);
    if (hasNeighbours_)
        canvas_->setNeighbours(linksOf(nodes_, joined_.openings));
    adoptFilter();
    adoptSelection();
    adoptHover();
    updateLine();
}

void ClusterGraph::nameRooms(const VisRooms &rooms)
{
    GraphCanvas::Rooms shown{.first = nodes_.firstRoom};
    std::vector<QString> names(nodes_.places.size());
    for (quint32 room = 0; room < rooms.count; ++room) {
        const auto node = nodes_.firstRoom + room;
        const auto members = rooms.clusters.of(room);
        names[node] = tr("%1 (%2)").arg(roomName(room), numberText(std::ssize(members)));
        if (isOpen_[room])
            shown.open.push_back({node, {members.begin(), members.end()}});
    }
    canvas_->setNames(std::move(names));
    canvas_->setRooms(std::move(shown));
}

// Returns what the room is known by, or else the number of its first cluster.
QString ClusterGraph::roomName(quint32 room) const
{
    const auto name = joined_.names[room].text();
    return name.isEmpty() ? tr("with cluster %1").arg(joined_.rooms.clusters.of(room).front()) : name;
}

// The node under the pointer follows its room, so that one key opens it and another closes it.
void ClusterGraph::setOpen(quint32 node, bool open)
{
    const auto *shownRooms = rooms();
    if (!shownRooms || node < nodes_.firstRoom || node - nodes_.firstRoom >= shownRooms->count)
        return;
    isOpen_[node - nodes_.firstRoom] = open;
    const auto before = canvas_->placeOf(node);
    arrangeNodes(canvas_->view());
    if (!open)
        return canvas_->pointAt(node);
    qint64 nearest = -1;
    const auto away = [&](quint32 cluster) { return (canvas_->placeOf(cluster) - before).manhattanLength(); };
    for (const quint32 cluster : shownRooms->clusters.of(node - nodes_.firstRoom))
        if (canvas_->nodes().has(cluster) && (nearest < 0 || away(cluster) < away(static_cast<quint32>(nearest))))
            nearest = cluster;
    if (nearest >= 0)
        canvas_->pointAt(static_cast<quint32>(nearest));
}

// A room is faint if none of its clusters is shown. Nothing is faint while rooms are awaited, as there are no nodes.
void ClusterGraph::adoptFilter()
{
    const bool hasNodes = document_ && !nodes_.nodeOf.empty();
    const auto *shown = hasNodes ? document_->shown().of(document_->map().format().roles.clusters) : nullptr;
    faintNodes_ = 0;
    isFiltered_ = shown != nullptr;
    if (!shown || !options_.followsFilter) {
        canvas_->setFaint({});
        return updateNotes();
    }
    std::vector<quint8> faint(nodes_.places.size(), 1);
    for (const quint32 node : nodes_.nodesOf(*shown))
        faint[node] = 0;
    for (quint32 node = 0; node < faint.size(); ++node)
        faintNodes_ += canvas_->nodes().has(node) && faint[node] ? 1U : 0U;
    canvas_->setFaint(std::move(faint));
    updateNotes();
}

void ClusterGraph::updateNotes()
{
    QStringList sentences;
    const auto linked = [](QLatin1StringView link, const QString &text) { return u"<a href=\"%1\">%2</a>"_s.arg(link, text); };
    if (nodes_.leftOut > 0)
        sentences += tr("%Ln clusters without faces are hidden: %1.", nullptr, static_cast<int>(nodes_.leftOut))
                         .arg(linked(facesLink, tr("show them")));
    if (isFiltered_ && !options_.followsFilter)
        sentences += tr("The graph does not follow the table's filter: %1.").arg(linked(filterLink, tr("follow it")));
    else if (isFiltered_)
        sentences += tr("%1 of %Ln nodes are faded, because the table's filter hides them: %2.", nullptr,
                        static_cast<int>(canvas_->nodes().order().size()))
                         .arg(numberText(faintNodes_), linked(filterLink, tr("do not follow it")));
    notes_->setText(sentences.join(u' '));
    notes_->setVisible(!sentences.isEmpty());
}

void ClusterGraph::followNote(const QString &link)
{
    auto options = options_;
    if (link == facesLink)
        options.showsFaceless = true;
    else
        options.followsFilter = !options.followsFilter;
    choose(options);
}

void ClusterGraph::nameRoomsAnew()
{
    areNamesStale_ = !hasNeighbours_;
    if (areNamesStale_)
        return;
    naming_.run(
        [map = document_->sharedMap(), rooms = joined_.rooms, before = joined_.names](std::stop_token stop) {
            auto names = before;
            renameRooms(*map, rooms, clustersOfEntities(*map), names, stop);
            return names;
        },
        [this](std::vector<RoomName> names) {
            joined_.names = std::move(names);
            if (const auto *shownRooms = rooms())
                nameRooms(*shownRooms);
            updateLine();
        });
}

// "Room of 24 clusters: weapon_railgun, 2 item_health; mostly of gothic_floor/metal."
QString ClusterGraph::roomText(quint32 room) const
{
    const auto &name = joined_.names[room];
    const auto members = joined_.rooms.clusters.of(room);
    auto knownBy = name.classes;
    if (!name.texture.isEmpty())
        knownBy += tr("mostly %1").arg(name.texture);
    const auto size = tr("Room of %Ln clusters", nullptr, static_cast<int>(members.size()));
    QStringList sentences{(knownBy.isEmpty() ? size : tr("%1: %2").arg(size, knownBy.join(u", "_s))) + u'.'};
    if (const auto faceless = std::ranges::count_if(members, [this](quint32 cluster) { return !matters_[cluster]; });
        faceless > 0)
        sentences += tr("%Ln of them have no faces.", nullptr, static_cast<int>(faceless));
    const auto &seen = sightRowsOf(*vis_, members).seen;
    std::vector<bool> isSeen(joined_.rooms.count);
    visitBits(seen, [&](quint32 cluster) { isSeen[joined_.rooms.roomOf[cluster]] = true; });
    isSeen[room] = false;
    sentences += tr("It sees %1 of %2 other rooms and %3 of %4 clusters.")
                     .arg(numberText(std::ranges::count(isSeen, true)), numberText(joined_.rooms.count - 1),
                          numberText(onesOf(seen)), numberText(vis_->count()));
    return sentences.join(u' ');
}
