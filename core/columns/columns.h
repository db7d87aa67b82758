// Columns that are calculated: what a map says of its records without storing it (core/format/computedcolumns.h
// declares them). One function a column, found by its lump and its name.
#pragma once

#include "core/map/mapfile.h"

#include <stop_token>

// All of a lump, for MapFile::setComputed(): a record for each of the lump's, laid out as bsp::Lump::computed says.
// Takes time and memory in proportion to the file, whatever it says; not for the window's thread. What comes back once
// `stop` is requested is to be thrown away.
QByteArray computeColumns(const MapFile &map, int lump, std::stop_token stop = {});
// Whether every column that the format declares has its function.
bool canComputeAll(const bsp::Format &format);
