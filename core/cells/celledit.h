// Edits of cells: the bytes that fields get, as an edit of their lumps.
#pragma once

#include "core/map/mapfile.h"

// The new bytes of one cell, as many as its field has (cellBytes()).
struct CellChange {
    RecordRef record;
    int field = bsp::none;
    QByteArray bytes{};
};

// Returns the edit that makes the changes, of stored lumps. Leaves out cells that have these bytes already; of several changes
// of one cell the last wins. Empty: nothing would change.
Edit editOf(const MapFile &map, std::vector<CellChange> changes);
