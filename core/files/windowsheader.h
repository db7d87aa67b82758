// What Windows declares, without what gets in the way.
#pragma once

#ifndef NOMINMAX // else min and max are macros
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>
