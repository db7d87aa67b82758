// Nexuiz, after the definitions in its data (scripts/entities.def) and its PL_VIEW_OFS.
#include "core/games/quake3.h"

namespace bsp::games {
namespace {

// The models of Nexuiz' items (qcsrc/server/t_items.qc, StartItem() and its callers; w_*.qc, REGISTER_WEAPON()).

// Items are boxes that end at their origin. Spawnflag 1 lets them hang, as the key noalign does.
constexpr ClassModel nexuizItem(std::string_view name, std::string_view file)
{
    return {.name = name, .files = file, .falls = true, .hangs = 1};
}

// MF_ROTATE: they turn by 100 degrees per second (DarkPlaces, cl_main.c, EF_ROTATE).
constexpr ClassModel nexuizWeapon(std::string_view name, std::string_view file)
{
    auto weapon = nexuizItem(name, file);
    weapon.turn = 100;
    return weapon;
}

constexpr ClassModel nexuizModels[] = {
    nexuizWeapon("weapon_laser", "models/weapons/g_laser.md3"),
    nexuizWeapon("weapon_shotgun", "models/weapons/g_shotgun.md3"),
    nexuizWeapon("weapon_uzi", "models/weapons/g_uzi.md3"),
    nexuizWeapon("weapon_grenadelauncher", "models/weapons/g_gl.md3"),
    nexuizWeapon("weapon_electro", "models/weapons/g_electro.md3"),
    nexuizWeapon("weapon_crylink", "models/weapons/g_crylink.md3"),
    nexuizWeapon("weapon_nex", "models/weapons/g_nex.md3"),
    nexuizWeapon("weapon_hagar", "models/weapons/g_hagar.md3"),
    nexuizWeapon("weapon_rocketlauncher", "models/weapons/g_rl.md3"),
    nexuizWeapon("weapon_minstanex", "models/weapons/g_minstanex.md3"),
    nexuizWeapon("weapon_campingrifle", "models/weapons/g_campingrifle.md3"),
    nexuizWeapon("weapon_porto", "models/weapons/g_porto.md3"),
    nexuizWeapon("weapon_hlac", "models/weapons/g_hlac.md3"),
    nexuizItem("item_rockets", "models/items/a_rockets.md3"),
    nexuizItem("item_cells", "models/items/a_cells.md3"),
    nexuizItem("item_shells", "models/items/a_shells.md3"),
    nexuizItem("item_armor_small", "models/items/g_a1.md3"),
    nexuizItem("item_armor_medium", "models/items/g_armormedium.md3"),
    nexuizItem("item_armor_big", "models/items/g_a50.md3"),
    nexuizItem("item_armor_large", "models/items/g_a25.md3"),
    nexuizItem("item_health_small", "models/items/g_h1.md3"),
    nexuizItem("item_health_medium", "models/items/g_h25.md3"),
    nexuizItem("item_health_large", "models/items/g_h50.md3"),
    nexuizItem("item_health_mega", "models/items/g_h100.md3"),
    nexuizItem("item_strength", "models/items/g_strength.md3"),
    nexuizItem("item_invincible", "models/items/g_invincible.md3"),
    nexuizItem("item_fuel", "models/items/g_fuel.md3"),
    nexuizItem("item_fuel_regen", "models/items/g_fuelregen.md3"),
    nexuizItem("item_jetpack", "models/items/g_jetpack.md3"),
    // The items' names in older maps.
    nexuizItem("item_armor1", "models/items/g_a1.md3"),
    nexuizItem("item_armor25", "models/items/g_a25.md3"),
    nexuizItem("item_health1", "models/items/g_h1.md3"),
    nexuizItem("item_health25", "models/items/g_h25.md3"),
    nexuizItem("item_health100", "models/items/g_h100.md3"),
    nexuizItem("item_quad", "models/items/g_strength.md3"),
};

constexpr Point bodyLow{-16, -16, -24}, bodyHigh{16, 16, 45};
constexpr Point goodsLow{-30, -30, 0}, goodsHigh{30, 30, 32}, largeHigh{30, 30, 48};
constexpr ClassLook looks[] = {
    {"info_player_", bodyLow, bodyHigh, green},
    {"misc_teleporter_dest", bodyLow, bodyHigh, green},
    {"item_flag_team", {-32, -32, 0}, {32, 32, 74}, blue},
    {"item_health_", goodsLow, largeHigh, blue},
    {"item_invincible", goodsLow, largeHigh, blue},
    {"item_strength", goodsLow, largeHigh, blue},
    {"item_", goodsLow, goodsHigh, blue},
    {"weapon_", goodsLow, goodsHigh, blue},
    {"dom_", itemLow, itemHigh, blue},
    {"onslaught_controlpoint", {-32, -32, 0}, {32, 32, 128}, blue},
    {"onslaught_generator", {-32, -32, -24}, {32, 32, 64}, blue},
    {"onslaught_", itemLow, itemHigh, violet},
};

constexpr std::string_view targets[] = {"target", "target2", "target3", "target4", "killtarget"};

constexpr std::string_view ownClasses[] = {"dom_controlpoint",
                                           "dom_team",
                                           "func_assault_destructible",
                                           "func_assault_wall",
                                           "info_player_attacker",
                                           "info_player_defender",
                                           "info_player_race",
                                           "item_armor_large",
                                           "item_armor_medium",
                                           "item_bullets",
                                           "item_flag_team1",
                                           "item_flag_team2",
                                           "item_health_medium",
                                           "item_minst_cells",
                                           "nexball_",
                                           "onslaught_controlpoint",
                                           "onslaught_generator",
                                           "onslaught_link",
                                           "runematch_spawn_point",
                                           "weapon_campingrifle",
                                           "weapon_crylink",
                                           "weapon_electro",
                                           "weapon_hagar",
                                           "weapon_hlac",
                                           "weapon_laser",
                                           "weapon_minstanex",
                                           "weapon_nex",
                                           "weapon_porto",
                                           "weapon_seeker",
                                           "weapon_uzi"};

constexpr std::string_view starts[] = {"info_player_start", "info_player_deathmatch", "info_player_team1", "info_player_attacker",
                                       "info_player_race"};

constexpr std::string_view installed[] = {"nexuiz"}, home[] = {".nexuiz"};

constexpr Game table()
{
    auto game = quake3Game("nexuiz", "Nexuiz");
    game.definitions = {};
    game.definesAll = false;
    game.looks = looks;
    game.targets.always = game.targets.delayed = targets;
    game.targets.delays = delayKeys;
    game.targets.inAnyCase = false; // DarkPlaces, prvm_cmds.c, VM_find(): strcmp()
    game.keysInAnyCase = false;     // prvm_edict.c, PRVM_ED_FindField(): the same
    game.ownClasses = ownClasses;
    game.spawnModes = {}; // by gametypefilter and cvarfilter
    game.stops = {};      // its engine, DarkPlaces, has room for 32,768, and goes on without a model
    game.starts = starts;
    game.remaps = {};              // DarkPlaces, model_brush.c, Mod_Q3BSP_LoadEntities(): it reads only gridsize and deluxeMaps
    game.portals = {};             // model_shared.c: its shaders' dpreflect and dpcamera make faces reflect
    game.firstShaderCounts = true; // DarkPlaces, model_shared.c, Q3Shader_AddToHash(): others are ignored
    // r_sky.c, R_LoadSkyBox() takes any side, and gl_rmain.c draws no stages of a sky.
    game.sky.needsFirstSide = game.sky.hasStages = false;
    game.itemReach = 0;          // unknown: its progs.dat decides
    game.rejectsShaders = false; // Mod_LoadQ3Shaders() skips what it does not know
    // cl_parse.c, CL_ParseEntityLump(); gl_rmain.c, R_BuildFogTexture(). The height above which fog ends is not read here,
    // nor are separate keys such as fog_density.
    game.fog = {.keys = "fog _fog", .unit = 250, .isRanged = true};
    game.models = nexuizModels;
    game.eyeHeight = 35;
    // PL_MIN to PL_CROUCH_MAX; a server sets the step
    game.player = {.width = 32, .standing = 69, .crouching = 49, .feet = 24};
    // DarkPlaces, PRVM_ED_LoadFromFile(): the first entity is the world whatever its class, keys are set one by one, and a
    // word may be as long as a line of its console.
    game.text = {.token = 16383};
    // PRVM_ED_ParseEdict() reads keys as Quake does.
    game.grammar.stripsKeys = true;
    game.grammar.exactKeys = " angle light ";
    // PRVM_ED_ParseEpair(); model_brush.c, Mod_Q3BSP_Load(), names the models
    game.values = {
        .vectors = VectorReading::AtSpace, .models = ModelReading::WholeText, .flagsAreFloats = true, .angleIsText = true};
    game.worldspawnIsFirst = false;
    game.placeCommand = {};
    game.folders.names = {}; // its folder is called data, like those of many games
    game.folders.installed = installed;
    game.folders.home = home;
    game.edited = {}; // Quake III's text is about its bots and servers
    // DarkPlaces' sv_main.c, SV_SpawnServer()
    game.entFile = "DarkPlaces reads maps/NAME.ent instead of the map's entities while sv_entpatch is 1.";
    return game;
}

} // namespace

extern constexpr Game nexuiz = table();
static_assert(valid(nexuiz));

} // namespace bsp::games
