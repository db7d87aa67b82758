// The formats that can be opened, and what a file is by its first bytes.
#pragma once

#include "core/format/schema.h"

#include <vector>

namespace bsp {

extern const Format quake, hexen2, bsp2, psb2, quake2, quake3, goldsrc, blueShift;

// Every format, in the order in which they are listed to people.
std::span<const Format *const> formats();

struct Identity {
    const Format *format = nullptr; // null: cannot be opened
    std::string_view what;          // what the file is instead, after "This is "; untranslated, context "identify"
};

// What a file is, told by its contents only. `bytes` is the whole file: Half-Life's two layouts differ inside lumps.
// A map that ends inside its header counts as that format; the caller compares with headerSize().
Identity identify(std::span<const std::byte> bytes);
// Every text that Identity::what can be: what translations/untranslated.cpp has to list.
std::vector<std::string_view> identityTexts();

} // namespace bsp
