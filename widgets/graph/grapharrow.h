// An arrow between two nodes of a graph.
#pragma once

#include <QString>

struct GraphArrow {
    quint32 from = 0, to = 0; // nodes
    QString words{};          // beside the arrow, where there is room
};
