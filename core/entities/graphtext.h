// Texts about the graph of entities.
#pragma once

#include "core/entities/entitygraph.h"

// Returns the label of a node: the name and class of an entity, or a name.
QString labelOf(const EntityGraph &graph, quint32 node, const EntitySource &source);
// Returns the label of an arrow: the key, and the delay with its unit.
QString wordsOf(const EntityGraph::Link &link, const EntitySource &source);
// Returns the title of connected nodes: where they begin, and how many there are.
QString titleOf(const EntityGraph &graph, std::span<const quint32> nodes, const EntitySource &source);
// Returns what a node names, by which key and after how long, what names it, and what is wrong with it.
QString sentencesOf(const EntityGraph &graph, quint32 node, const EntitySource &source);
