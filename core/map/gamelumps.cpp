#include "core/map/gamelumps.h"

#include "core/games/game.h"

#include <deque>
#include <mutex>
#include <vector>

namespace {

// The lumps, and what they point to.
struct NamedLumps {
    GameLumps lumps;
    std::deque<std::vector<bsp::Field>> fields;
    std::vector<bsp::NamedValue> surfaces, contents;
};

std::vector<bsp::NamedValue> namesOf(std::span<const bsp::FlagName> flags)
{
    std::vector<bsp::NamedValue> names;
    for (const auto &flag : flags)
        names.push_back({flag.value, flag.name});
    return names;
}

NamedLumps namedLumps(const bsp::Format &format, const bsp::Game &game)
{
    NamedLumps named{.surfaces = namesOf(game.surfaceNames), .contents = namesOf(game.contentsNames)};
    const auto namesAt = [&format](bsp::FieldRef at) {
        return at.lump == bsp::none
                   ? nullptr
                   : format.lumps[static_cast<size_t>(at.lump)].fields[static_cast<size_t>(at.field)].names.data();
    };
    const auto *surfaces = namesAt(format.columns.texinfoFlags), *contents = namesAt(format.columns.shaderContents);
    const auto rename = [&](std::span<const bsp::Field> of, bool &isOther) {
        auto &fields = named.fields.emplace_back(of.begin(), of.end());
        for (auto &field : fields) {
            if (field.use != bsp::Use::Flags)
                continue;
            const bool isSurface = !named.surfaces.empty() && field.names.data() == surfaces,
                       isContents = !named.contents.empty() && field.names.data() == contents;
            if (isSurface || isContents)
                field.names = isSurface ? named.surfaces : named.contents;
            isOther = isOther || isSurface || isContents;
        }
        return std::span<const bsp::Field>(fields);
    };
    for (int number = 0; number < static_cast<int>(format.lumps.size()); ++number) {
        auto lump = format.lumps[static_cast<size_t>(number)];
        bool isOther = false;
        lump.fields = rename(lump.fields, isOther);
        lump.computed = rename(lump.computed, isOther);
        if (isOther)
            named.lumps.emplace(number, lump);
    }
    return named;
}

} // namespace

const GameLumps *gameLumps(const bsp::Format &format, const bsp::Game &game)
{
    if (game.surfaceNames.empty() && game.contentsNames.empty())
        return nullptr;
    static std::mutex making;
    static std::map<std::pair<const bsp::Format *, const bsp::Game *>, NamedLumps> made;
    const std::lock_guard lock(making);
    auto found = made.find({&format, &game});
    if (found == made.end())
        found = made.emplace(std::pair(&format, &game), namedLumps(format, game)).first;
    return &found->second.lumps;
}
