// Computed columns: values of records that are not stored but follow from the rest of the map (declared in
// core/format/computedcolumns.h). Each column has a function, found by its lump and name.
#pragma once

#include "core/map/mapfile.h"

#include <stop_token>

// Computes all computed columns of a lump, for MapFile::setComputed(): one record for each of the lump's, laid out as
// bsp::Lump::computed. Takes time and memory in proportion to the file, even if it is damaged; too slow for the window's
// thread. If `stop` is requested, the result is incomplete and must be discarded.
QByteArray computeColumns(const MapFile &map, int lump, std::stop_token stop = {});
