#include "core/entities/entitygraph.h"

#include "core/sorting.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct GraphText {
    Q_DECLARE_TR_FUNCTIONS(GraphText)
};

constexpr size_t listed = 4; // the most references listed in each direction

// Returns `"gate", func_door (entity 12)`, or a name in quotes.
QString nodeText(const EntityGraph::Node &node, const EntitySource &source)
{
    if (node.entity < 0)
        return u"\"%1\""_s.arg(source.toText(node.name));
    const auto entity = GraphText::tr("%1 (entity %2)").arg(edits::nameOf(source, node.entity)).arg(node.entity);
    return node.name.isEmpty() ? entity : u"\"%1\", %2"_s.arg(source.toText(node.name), entity);
}

QString delayText(const QByteArray &delay, const EntitySource &source)
{
    bool isNumber = false;
    delay.toDouble(&isNumber);
    return isNumber ? GraphText::tr("%1 s").arg(source.toText(delay)) : source.toText(delay);
}

QString joined(QStringList parts, size_t all)
{
    if (all > listed)
        parts.append(GraphText::tr("%1 more").arg(numberText(static_cast<qint64>(all - listed))));
    return parts.join(u", "_s);
}

// Returns `target: "gate", func_door (entity 12) after 0.5 s`.
QString linkText(const EntityGraph::Link &link, const EntityGraph::Node &other, const EntitySource &source)
{
    const auto text = nodeText(other, source);
    if (link.key.isNull())
        return text;
    return link.delay.isNull()
               ? u"%1: %2"_s.arg(source.toText(link.key), text)
               : GraphText::tr("%1: %2 after %3").arg(source.toText(link.key), text, delayText(link.delay, source));
}

QString namesText(const EntityGraph &graph, quint32 node, const EntitySource &source)
{
    const auto links = rangeOf(graph.links, node, &EntityGraph::Link::from);
    QStringList parts;
    for (const auto &link : links.first(std::min(links.size(), listed)))
        parts.append(linkText(link, graph.nodes[link.to], source));
    if (parts.isEmpty())
        return graph.nodes[node].entity < 0 ? QString() : GraphText::tr("It refers to no entity.");
    return graph.nodes[node].entity < 0 ? GraphText::tr("Entities with this name: %1.").arg(joined(parts, links.size()))
                                        : GraphText::tr("It refers to %1.").arg(joined(parts, links.size()));
}

QString namedByText(const EntityGraph &graph, quint32 node, const EntitySource &source)
{
    QStringList parts;
    size_t all = 0;
    for (const auto &link : graph.links)
        if (link.to == node && ++all <= listed)
            parts.append(linkText(link, graph.nodes[link.from], source));
    return parts.isEmpty() ? QString() : GraphText::tr("Referenced by %1.").arg(joined(parts, all));
}

QString stateText(const EntityGraph::Node &node)
{
    if (node.isNeverNamed)
        return GraphText::tr("Never triggered: nothing in the map uses its name.");
    if (node.isMissing)
        return GraphText::tr("Missing: no entity has this targetname.");
    if (node.isByGame)
        return GraphText::tr("Triggered by the game itself, which knows this name.");
    return {};
}

} // namespace

QString labelOf(const EntityGraph &graph, quint32 node, const EntitySource &source)
{
    const auto &[entity, name, isMissing, isNeverNamed, isByGame] = graph.nodes[node];
    const auto text = source.toText(name);
    if (entity < 0)
        return isMissing ? GraphText::tr("%1 (missing)").arg(text) : text;
    const auto classname = edits::nameOf(source, entity);
    return name.isEmpty() ? classname : u"%1 (%2)"_s.arg(text, classname);
}

QString wordsOf(const EntityGraph::Link &link, const EntitySource &source)
{
    const auto key = source.toText(link.key);
    return link.delay.isNull() ? key : u"%1 %2"_s.arg(key, delayText(link.delay, source));
}

QString titleOf(const EntityGraph &graph, std::span<const quint32> nodes, const EntitySource &source)
{
    std::vector<quint32> named;
    for (const quint32 node : nodes)
        for (const auto &link : rangeOf(graph.links, node, &EntityGraph::Link::from))
            named.push_back(link.to);
    sortUnique(named);
    const auto first = std::ranges::find_if_not(nodes, [&](quint32 node) { return std::ranges::binary_search(named, node); });
    return GraphText::tr("%1, %2 in all")
        .arg(labelOf(graph, first == nodes.end() ? nodes.front() : *first, source), numberText(std::ssize(nodes)));
}

QString sentencesOf(const EntityGraph &graph, quint32 node, const EntitySource &source)
{
    QStringList sentences{nodeText(graph.nodes[node], source) + u'.'};
    for (const auto &sentence : {stateText(graph.nodes[node]), namesText(graph, node, source), namedByText(graph, node, source)})
        if (!sentence.isEmpty())
            sentences.append(sentence);
    return sentences.join(u' ');
}
