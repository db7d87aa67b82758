// Column names for databases: letters, digits and underscores only.
#pragma once

#include "core/map/mapfile.h"

#include <QByteArray>

#include <vector>

// Returns the names of the fields, then of the computed columns, in their order: "origin.x" as "origin_x", "styles[0]" as
// "styles_0". A name that is in `taken`, or is the same as an earlier one, ignoring case, gets "_2", the next "_3".
std::vector<QByteArray> plainNames(const bsp::Lump &lump, std::vector<QByteArray> taken);
// Returns a single name in this form.
QByteArray plainName(QByteArrayView name);
