#include "tests/madeupformat.h"

#include "core/games/common.h"

namespace bsp::games {
namespace {

constexpr ClassLook looks[] = {{"arrival", {-10, -10, 0}, {10, 10, 50}, teal},
                               {"foe_", {-20, -20, -5}, {20, 20, 60}, violet},
                               {.prefix = "beacon", .color = red}};

// The angles of classes without a rule are cleared (otherClasses); Quake II has a rule for each such class.
constexpr ClassRule classes[] = {{"slab", Turn::Kept}, {"sensor", Turn::Cleared, false}};

constexpr std::string_view targets[] = {"leadsto", "undoes"};
constexpr TargetKeys::InClass inClasses[] = {{"beacon", "next"}};
constexpr std::string_view ownKeys[] = {"classname", "targetname", "origin"};

// Bits of one key exclude an entity from modes; another key names the only modes that it is in.
using enum SpawnRule::Test;
constexpr SpawnRule stroll[] = {{"missing", AnyBit, 1, {}, "Missing from strolls."}};
constexpr SpawnRule march[] = {{"missing", AnyBit, 4, {}, "Missing from marches."}};
constexpr SpawnRule duel[] = {{"only", LacksWord, 0, "duel", "Not in duels."}};
constexpr SpawnMode modes[] = {{"stroll", "Stroll", stroll}, {"march", "March", march}, {"duel", "Duel", duel}};

constexpr std::string_view sought[] = {"arm_", "balm", "foe_"};
constexpr std::string_view unseen[] = {"beacon", "gate", "knob", "lift", "sensor", "slab", "voice"};
constexpr std::string_view starts[] = {"arrival", "arrival_duel"};

using enum FaceFlag;
constexpr FlagRule surfaces[] = {{"HEAVEN", Sky},           {"RIPPLES", Liquid | Warp}, {"VEIL33", Translucent33},
                                 {"VEIL66", Translucent66}, {"STREAMS", Flowing},       {"HIDDEN", NoDraw},
                                 {"HOLES", AlphaTested}};

constexpr GameFolders folders = {.bases = " basemade ", .archives = " .mad ", .paletted = ".wal", .palette = "colors/base.pcx"};

} // namespace

extern constexpr Game madeUp{.id = "madeup",
                             .title = "Made Up",
                             .looks = looks,
                             .lightColor = "tint",
                             .classes = classes,
                             .otherClasses = Turn::Cleared,
                             .targets = {.always = targets, .inClasses = inClasses, .manager = "chorus", .ownKeys = ownKeys},
                             .spawnModes = modes,
                             .areaPortals = "door",
                             .starts = starts,
                             .surfaces = surfaces,
                             .sky = {.key = "heavens",
                                     .fallback = "plain",
                                     .folder = "above/",
                                     .endings = "png",
                                     .turnKey = "heavenspin",
                                     .axisKey = "heavenaxis"},
                             .transparentIndex = 255,
                             .text = {.token = 40, .pairs = 12},
                             .brightness = {.light = 1.5f, .texture = 1.25f},
                             .flow = {.textures = 1.6f, .liquids = 0.5f},
                             .landmarks = {.sought = sought, .unseen = unseen},
                             .eyeHeight = 31,
                             .player = {.width = 20, .standing = 50, .crouching = 30, .feet = 15, .step = 10},
                             .folders = folders,
                             .edited = "Whoever dreams of it does not notice."};
static_assert(valid(madeUp));

} // namespace bsp::games
