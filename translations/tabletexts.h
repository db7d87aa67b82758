// The texts of the format and game tables that views translate. The tables know no Qt, so lupdate does not find them there.
#pragma once

#include "core/format/formats.h"
#include "core/format/xash.h"
#include "core/games/game.h"

#include <map>
#include <set>
#include <string_view>

// Returns the texts by the context that they are translated in.
inline std::map<std::string_view, std::set<std::string_view>> tableTexts()
{
    std::set<std::string_view> schema;
    const auto addFields = [&schema](std::span<const bsp::Field> fields) {
        for (const auto &field : fields)
            schema.insert(field.meaning);
    };
    for (const bsp::Format *format : bsp::formats())
        for (const auto &lump : format->lumps) {
            schema.insert(lump.meaning);
            addFields(lump.fields);
            addFields(lump.computed);
        }
    for (const auto &rows : {bsp::bspxLumps(), bsp::xashLumps()})
        for (const auto &row : rows) {
            schema.insert(row.table.meaning);
            addFields(row.table.fields);
        }
    for (const auto text : {bsp::unknownBspx, bsp::xashTexinfoFlags.meaning, bsp::xashTexinfoFaceInfo.meaning})
        schema.insert(text);
    for (const bsp::Game *game : bsp::games::all())
        for (const auto text : {game->edited, game->entFile, game->entFileByCrc, game->tooLongEntFile, game->visFile})
            schema.insert(text);
    schema.erase("");
    const auto identify = bsp::identityTexts();
    return {{"schema", schema}, {"identify", {identify.begin(), identify.end()}}};
}
