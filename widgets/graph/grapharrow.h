// A line of a graph that leads somewhere.
#pragma once

#include <QString>

struct GraphArrow {
    quint32 from = 0, to = 0; // nodes
    QString words{};          // beside it, where there is room
};
