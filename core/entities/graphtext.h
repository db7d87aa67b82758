// The graph of entities in words.
#pragma once

#include "core/entities/entitygraph.h"

// Beside a node: the name and the class of an entity, or a name.
QString labelOf(const EntityGraph &graph, quint32 node, const EntitySource &source);
// Beside an arrow: the key, and the delay with its unit.
QString wordsOf(const EntityGraph::Link &link, const EntitySource &source);
// Connected nodes: where it begins, and how many they are.
QString titleOf(const EntityGraph &graph, std::span<const quint32> nodes, const EntitySource &source);
// Whom a node names by which key, after how long, who names it so, and what is wrong with it.
QString sentencesOf(const EntityGraph &graph, quint32 node, const EntitySource &source);
