// Why a filter keeps no record, for whoever typed it.
#pragma once

#include "core/query/filter.h"

// Of a filter that is right and keeps nothing: which of its terms leaves nothing over, and what is there instead. Takes
// as long as applying it once for each of its terms. Empty when `stop` is requested, or something is kept after all.
QString whyEmpty(const Filter &filter, const References &references, int lump, std::stop_token stop = {});
