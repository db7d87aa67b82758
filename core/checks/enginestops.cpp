#include "core/checks/enginestops.h"

#include "core/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Quake's own (id-Software/Quake): gl_model.c, Mod_LoadTextures(), Mod_LoadTexinfo(), Mod_LoadFaces(), CalcSurfaceExtents(),
// Mod_LoadEntities(), Mod_LoadMarksurfaces(), Mod_LoadLeafs() and Mod_SetParent(); Mod_DecompressVis(); gl_rsurf.c,
// AllocBlock(), and R_BuildLightMap(), which writes past its blocklights of 18 x 18; gl_warp.c, SubdividePolygon(), and
// BoundPoly(), whose bounds begin at 9,999: what lies beyond is cut at 10,112 over and over; world.c, SV_HullPointContents()
// and SV_RecursiveHullCheck(); pr_cmds.c, SetMinMaxSize(), and PF_lightstyle(), which writes past sv.lightstyles, with
// light() and light_fluoro() of progs/misc.qc; pr_edict.c, ED_LoadFromFile(). Its software renderer accepts 256 texels
// (model.c).
constexpr EngineStops quake = {
    .engine = "Quake",
    .frames = "+",
    .oddTextures = true,
    .countedTextures = true,
    .extent = 512,
    .shortExtents = true,
    .firstLow = 999999,
    .firstHigh = -99999,
    .dropsFlags = true,
    .widest = 127,
    .tallest = 128,
    .luxels = 18 * 18,
    .warps = " sky * ",
    .warpCorners = 60,
    .warpEnd = 10120,
    .visOffsets = true,
    .lowNodes = true,
    .noHulls = true,
    .lastNodeContents = INT32_MAX,
    .backwardBoxes = true,
    .freesWorld = true,
    .textBlock = 16,
    .styledLights = " light light_fluoro ",
    .lightStyles = 64,
    .signedFields = " MARKSURFACES.face LEAFS.firstmarksurface LEAFS.nummarksurfaces NODES.firstface NODES.numfaces "};

// sezero/quakespasm, the same functions: it accepts textures of any size, draws texinfos without a texture as a
// checkerboard, and adds a NUL to a text without one; common.c, COM_ParseEx(), ends the text at a word of more than 1,023
// characters. r_brush.c, BuildSurfaceDisplayList(), subdivides liquids with light; skies are not subdivided. AllocBlock() of
// r_brush.c has pages of 256 x 256 luxels, and R_BuildLightMap() clears as many bytes as luxels, an unsigned number.
constexpr EngineStops quakeSpasm = {.engine = "QuakeSpasm",
                                    .frames = "+",
                                    .hasTexturesOfNoSize = false,
                                    .toleratesMissingTextures = true,
                                    .extent = 2000,
                                    .shortExtents = true,
                                    .widest = 255,
                                    .tallest = 256,
                                    .luxels = 256 * 256,
                                    .unsignedLuxels = true,
                                    .lightsLiquids = true,
                                    .warps = " * ! ",
                                    .anyCase = true,
                                    .warpCorners = 60,
                                    .visOffsets = true,
                                    .lowNodes = true,
                                    .noHulls = true,
                                    .lastNodeContents = INT32_MAX,
                                    .backwardBoxes = true,
                                    .freesWorld = true,
                                    .longWords = true};

// sezero/uhexen2, engine/h2shared/gl_model.c, where CalcSurfaceExtents() bounds a face to 255 luxels a side
// (MAX_SURFACE_LIGHTMAP of glquake.h), gl_warp.c, SubdividePolygon() and BoundPoly(), which begins at 9,999,999, and
// pr_edict.c; engine/hexen2/world.c and gl_rsurf.c, whose R_BuildLightMap() has blocklights of 18 x 18, too.
constexpr EngineStops hammerOfThyrion = {.engine = "Hammer of Thyrion",
                                         .frames = "+",
                                         .oddTextures = true,
                                         .countedTextures = true,
                                         .extent = 254 * 16,
                                         .firstLow = 9999999,
                                         .firstHigh = -9999999,
                                         .dropsFlags = true,
                                         .widest = 127,
                                         .tallest = 128,
                                         .luxels = 18 * 18,
                                         .warps = " sky * ",
                                         .warpCorners = 60,
                                         .warpEnd = 10000072,
                                         .visOffsets = true,
                                         .lowNodes = true,
                                         .noHulls = true,
                                         .lastNodeContents = INT32_MAX,
                                         .freesWorld = true,
                                         .textBlock = 16};

// rehlds/ReHLDS, engine/model.cpp, the same functions: a - begins frames as a + does, and Mod_LoadFaces() gives the texinfos
// of liquids TEX_SPECIAL. Its client's pages of lightmaps are those of gl_rsurf.c. textures.cpp, TEX_InitFromWad().
// world.cpp, SV_HullPointContents() and SV_RecursiveHullCheck(); pr_cmds.cpp, SetMinMaxSize(), PF_lightstyle_I(), which
// writes past lightstyles, PF_precache_model_I() and PF_precache_sound_I(); pr_edict.cpp, ED_LoadFromFile(), and
// ED_ParseEdict(), which leaves an entity's pairs unread if SuckOutClassname() finds no class; common.cpp, COM_Parse() with
// REHLDS_FIXES (without, its words have 1,023 characters). Except in a server with OpenGL's bounds, MAX_SURFACE_TEXTURE_SIZE
// of public/rehlds/model.h is 256.
// The SDK's dlls/lights.cpp, CLight::Spawn(). These call PRECACHE_MODEL() with a key's value: effects.cpp, CGlow::Spawn(),
// CSprite::Precache() and CEnvShooter::Precache(); genericmonster.cpp, CGenericMonster::Precache(); scripted.cpp,
// CFurniture::Spawn(); h_cycler.cpp, CCyclerSprite::Spawn() and CWeaponCycler::Spawn(). These call PRECACHE_SOUND():
// bmodels.cpp, CFuncRotating::Precache(); effects.cpp, CMessage::Precache().
constexpr std::string_view halfLifeLights = " light light_spot light_environment ";
constexpr EngineStops goldSrc = {.engine = "GoldSrc",
                                 .frames = "+-",
                                 .ignoresTilde = true,
                                 .oddTextures = true,
                                 .countedTextures = true,
                                 .stopsAtMissingWad = true,
                                 .extent = 512,
                                 .shortExtents = true,
                                 .firstLow = 999999,
                                 .firstHigh = -99999,
                                 .dropsFlags = true,
                                 .marksLiquids = true,
                                 .widest = 127,
                                 .tallest = 128,
                                 .unlitFlags = 1, // TEX_SPECIAL
                                 .warps = " ! laser water ",
                                 .anyCase = true,
                                 .visOffsets = true,
                                 .lowNodes = true,
                                 .noHulls = true,
                                 .lastNodeContents = INT32_MAX,
                                 .backwardBoxes = true,
                                 .freesWorld = true,
                                 .needsClass = true,
                                 .wordPiece = 2047,
                                 .textBlock = 16,
                                 .neededKeys = "env_glow model,env_sprite model,env_shooter model/shootmodel,"
                                               "monster_generic model,monster_furniture model,cycler_sprite model,"
                                               "cycler_weapon model",
                                 .neededIsText = true,
                                 .soundKeys = "func_rotating message,env_message messagesound",
                                 .styledLights = halfLifeLights,
                                 .lightStyles = 64,
                                 .signedFields = " MARKSURFACES.face LEAFS.firstmarksurface LEAFS.nummarksurfaces "};

// FWGS/xash3d-fwgs, engine/common/mod_bmodel.c: Mod_LoadTextures() and Mod_LoadTexInfo(), which uses texture 0 even if there
// is none; Mod_LoadLump() with srclumps; Mod_LoadLeafs(); Mod_SetupHull() and Mod_SetupSubmodels(), which count the nodes of
// hull 0; pm_trace.c, PM_RecursiveHullCheck(), which treats a hull without clipnodes as empty space. ref/gl/gl_rsurf.c,
// SubdividePolygon_r(), and GL_CreateSurfaceLightmap() with Atlas_AllocBlock() of public/atlas.c; gl_warp.c,
// R_AddSkyBoxSurface() and ClipSkyPolygon(). server/sv_game.c, SV_ParseEdict() and pfnLightStyle(). It has no limit on
// extents and requires no animation frames.
constexpr EngineStops xash3d = {.engine = "Xash3D",
                                .noTextures = true,
                                .countedTextures = true,
                                .toleratesMissingTextures = true,
                                .shortExtents = true,
                                .firstLow = 999999,
                                .firstHigh = -999999,
                                .widest = 128,
                                .tallest = 128,
                                .unlitFlags = 1 | 2 | 8, // TEX_SPECIAL, TEX_WORLD_LUXELS, TEX_EXTRA_LIGHTMAP
                                .lightsLiquids = true,
                                .ownLight = true,
                                .warps = " * ! water laser ",
                                .anyCase = true,
                                .warpCorners = 60,
                                .skyCorners = 128,
                                .visOffsets = true,
                                .lowNodes = true,
                                .scatteredNodes = true,
                                .emptyLeafZero = true,
                                .lastNodeContents = INT32_MAX,
                                .mostPairs = 256,
                                .shortestText = 32,
                                .styledLights = halfLifeLights,
                                .lightStyles = 256};

// id-Software/Quake-2: ref_gl/gl_model.c, Mod_LoadFaces(), CalcSurfaceExtents(), Mod_LoadMarksurfaces() and Mod_SetParent(),
// which takes a leaf with CONTENTS_NODE for a node; gl_light.c, R_BuildLightMap(): a 16th of the bytes of 34 * 34 * 3
// floats; gl_rsurf.c, LM_AllocBlock(); gl_warp.c, SubdividePolygon(), BoundPoly() and ClipSkyPolygon(); qcommon/cmodel.c,
// CMod_LoadBrushSides(); server/sv_game.c, PF_Configstring(), with SP_light() of game/g_misc.c: light styles begin at the
// 800th of 2,080 strings.
constexpr qint32 quake2Unlit = 0x4 | 0x8 | 0x10 | 0x20; // SURF_SKY, SURF_WARP, SURF_TRANS33, SURF_TRANS66
constexpr EngineStops quake2 = {.engine = "Original",
                                .shortExtents = true,
                                .firstLow = 999999,
                                .firstHigh = -99999,
                                .widest = 127,
                                .tallest = 128,
                                .luxels = 867,
                                .unsignedLuxels = true,
                                .unlitFlags = quake2Unlit,
                                .warpCorners = 60,
                                .warpEnd = 10056,
                                .skyCorners = 62,
                                .firstNodeContents = -1,
                                .styledLights = " light ",
                                .lightStyles = 2080 - 800,
                                .signedFields =
                                    " FACES.planenum LEAFS.firstleafface LEAFS.numleaffaces LEAFFACES.face BRUSHSIDES.planenum "};

// yquake2/yquake2, the same functions in client/refresh/gl1 and gl3: what both renderers refuse. GL3_BuildLightMap() has
// room for 34 * 34 * 3 luxels, and LM_AllocBlock() for 1,024 x 512.
constexpr EngineStops yquake2 = {.engine = "yquake2",
                                 .shortExtents = true,
                                 .firstLow = 999999,
                                 .firstHigh = -99999,
                                 .widest = 1023,
                                 .tallest = 512,
                                 .luxels = 34 * 34 * 3,
                                 .unlitFlags = quake2Unlit,
                                 .warpCorners = 60,
                                 .warpEnd = 10056,
                                 .skyCorners = 62,
                                 .firstNodeContents = -1,
                                 .longestWord = 1023, // common/shared/shared.c, COM_Parse()
                                 .signedFields = " FACES.planenum LEAFFACES.face BRUSHSIDES.planenum "};

// ioquake/ioq3: renderergl1/tr_bsp.c, R_LoadFogs() and R_LoadEntities(), which copies by strcpy(); qcommon/cm_load.c,
// CMod_LoadEntityString(), CM_BoundBrush() and CMod_LoadPatches(), with CM_GeneratePatchCollide() of cm_patch.c;
// renderergl1/tr_shader.c, ParseTexMod();
// game/g_spawn.c, G_ParseSpawnVars() and SP_worldspawn(); g_target.c, SP_target_speaker().
constexpr EngineStops quake3 = {.engine = "Quake III",
                                .longEntities = true,
                                .textBlock = 32,
                                .copiesText = true,
                                .firstIsWorld = true,
                                .fogWithoutBrush = true,
                                .fewSides = true,
                                .patches = true,
                                .fewTexMods = true,
                                .neededKeys = "target_speaker noise"};

// Stops that engines have kept from Quake III: qcommon/cm_load.c, CM_BoundBrush() and CMod_LoadPatches(), with
// CM_GeneratePatchCollide() of cm_patch.c; game/g_spawn.c, G_ParseSpawnVars() and SP_worldspawn().
constexpr EngineStops madeOfQuake3(std::string_view engine)
{
    return {.engine = engine, .longEntities = true, .firstIsWorld = true, .fewSides = true, .patches = true};
}

// Both: src/game/g_target.c, SP_target_speaker(). src/renderer/tr_bsp.c: Wolfenstein's R_LoadFogs() knows no fog without a
// brush, and its R_LoadSurfaces() no foliage; Enemy Territory has ParseFoliage().
constexpr EngineStops wolfenstein = [] {
    auto stops = madeOfQuake3("Wolfenstein");
    stops.fogWithoutBrush = true;
    stops.noFoliage = true;
    stops.neededKeys = "target_speaker noise";
    return stops;
}();
constexpr EngineStops enemyTerritory = [] {
    auto stops = madeOfQuake3("Enemy Territory");
    stops.foliage = true;
    stops.neededKeys = "target_speaker noise";
    return stops;
}();
// OpenJK's code/ and codemp/, with rd-vanilla/tr_shader.cpp, FinishShader().
constexpr EngineStops ravenStops(std::string_view engine)
{
    auto stops = madeOfQuake3(engine);
    stops.pagelessLayers = true;
    return stops;
}
constexpr EngineStops jediAcademy = ravenStops("Jedi Academy"), jediOutcast = ravenStops("Jedi Outcast");

constexpr const EngineStops *stopRows[] = {&quake,   &quakeSpasm, &hammerOfThyrion, &goldSrc,        &xash3d,      &quake2,
                                           &yquake2, &quake3,     &wolfenstein,     &enemyTerritory, &jediAcademy, &jediOutcast};

} // namespace

const EngineStops *stopsOf(const bsp::Format &format, int engine)
{
    if (engine < 0 || engine >= static_cast<int>(format.engines.size()))
        return nullptr;
    const auto row = std::ranges::find(stopRows, format.engines[static_cast<size_t>(engine)].name, &EngineStops::engine);
    return row == std::end(stopRows) ? nullptr : *row;
}

std::optional<StoppingEngines> enginesThatStop(const CheckContext &context,
                                               const std::function<bool(const EngineStops &)> &stopsAtIt)
{
    const auto &format = context.map.format();
    QStringList others;
    for (size_t engine = 0; engine < format.engines.size(); ++engine) {
        const auto *row = stopsOf(format, static_cast<int>(engine));
        if (!row || !stopsAtIt(*row))
            continue;
        if (static_cast<int>(engine) == context.engine)
            return StoppingEngines{.severity = Severity::Error, .names = fromView(row->engine)};
        if (format.plays(engine, context.map.game()))
            others.append(fromView(row->engine));
    }
    return others.isEmpty() ? std::nullopt : std::optional(StoppingEngines{Severity::Note, others.join(u", "_s)});
}
