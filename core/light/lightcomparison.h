// The lightmaps of two maps, compared luxel by luxel in a picture of one of them.
#pragma once

#include "core/light/lightpicture.h"

#include <stop_token>

// Replaces the luxels in the tiles of a picture by those of the other map, or by the differences. Incomplete if stopped.
LightDifference compareLight(LightPicture &picture, const LightSource &source, const LightRequest &request,
                             const std::stop_token &stop = {});
