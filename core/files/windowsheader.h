// Includes the Windows header without its min and max macros and its rarely used parts.
#pragma once

#ifndef NOMINMAX // otherwise min and max are macros
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>
