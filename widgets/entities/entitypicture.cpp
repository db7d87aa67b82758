#include "widgets/entities/entitypicture.h"

#include "core/graph/arrowplaces.h"
#include "core/sorting.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr double step = 40; // from node to node, in pixels at scale 1: enough for a line of names

// Calls sink(link, from, to) for each link, with the indexes of its nodes in the group.
template <typename Sink>
void visitLinks(const EntityGraph &graph, const std::vector<quint32> &nodes, Sink sink)
{
    const auto placeOf = [&nodes](quint32 node) {
        return static_cast<quint32>(std::ranges::lower_bound(nodes, node) - nodes.begin());
    };
    for (quint32 i = 0; i < nodes.size(); ++i)
        for (const auto &link : rangeOf(graph.links, nodes[i], &EntityGraph::Link::from))
            sink(link, i, placeOf(link.to));
}

std::vector<GraphArrow> arrowsOf(const EntityGraph &graph, const std::vector<quint32> &nodes, const EntitySource &source)
{
    std::vector<GraphArrow> arrows;
    visitLinks(graph, nodes, [&](const EntityGraph::Link &link, quint32 from, quint32 to) {
        arrows.push_back({from, to, wordsOf(link, source)});
    });
    const auto ends = [](const GraphArrow &arrow) { return std::pair(arrow.from, arrow.to); };
    std::ranges::stable_sort(arrows, {}, ends);
    std::vector<GraphArrow> joined;
    for (auto &arrow : arrows)
        if (joined.empty() || ends(joined.back()) != ends(arrow))
            joined.push_back(std::move(arrow));
        else
            joined.back().words += u", "_s + arrow.words;
    return joined;
}

void addLooks(EntityPicture &picture, const EntityGraph &graph, const MapFile &map)
{
    const auto source = map.entitySource();
    for (const quint32 number : picture.nodes) {
        const auto &node = graph.nodes[number];
        const auto classname = node.entity < 0 ? QByteArrayView() : edits::valueOf(source, node.entity, "classname");
        const QColor color(bsp::EntityClass(map.classes(), classname).look().color);
        const auto known = std::ranges::find(picture.fills, color);
        picture.graph.looks.tints.push_back(static_cast<quint8>(known - picture.fills.begin()));
        if (known == picture.fills.end())
            picture.fills.push_back(color);
        picture.graph.looks.faulty.push_back(node.isMissing || node.isNeverNamed);
        picture.graph.names.push_back(labelOf(graph, number, source));
    }
}

} // namespace

EntityPicture entityPicture(const EntityGraph &graph, const MapFile &map, std::vector<quint32> nodes, bool inColumns)
{
    EntityPicture picture{.nodes = std::move(nodes)};
    const auto count = static_cast<quint32>(picture.nodes.size());
    std::optional<std::vector<QPointF>> places;
    if (inColumns) {
        std::vector<Arrow> arrows;
        visitLinks(graph, picture.nodes, [&](const EntityGraph::Link &, quint32 from, quint32 to) {
            arrows.push_back({from, to});
        });
        places = columnPlaces(count, arrows);
    }
    picture.isInColumns = places.has_value();
    if (!places)
        places = gridPlaces(count);
    for (auto &place : *places)
        place *= step;
    picture.graph.layout = GraphLayout(*places);
    addLooks(picture, graph, map);
    picture.graph.arrows = arrowsOf(graph, picture.nodes, map.entitySource());
    return picture;
}
