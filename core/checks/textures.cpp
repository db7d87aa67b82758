#include "core/checks/checkers.h"

#include "core/assets/maptextures.h"
#include "core/assets/skybox.h"
#include "core/assets/triedpaths.h"
#include "core/checks/drawnfaces.h"
#include "core/checks/enginestops.h"
#include "core/checks/missingtextures.h"
#include "core/map/celltext.h"
#include "core/map/miptexlump.h"

#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype namedPlaces = 4; // the most searched folders and archives that a sentence names

QString placesText(const QStringList &places)
{
    auto names = places.mid(0, namedPlaces);
    if (places.size() > names.size())
        names.append(CheckText::tr("%1 more").arg(numberText(places.size() - names.size())));
    return names.isEmpty() ? CheckText::tr("nowhere") : names.join(u", "_s);
}

// Reports that the game's own files seem to be missing, because too many textures are.
void addUnknown(const CheckContext &context, const MissingTextures &missing, Problems &problems)
{
    const auto &map = context.map;
    const RecordRef first{map.format().roles.images, static_cast<quint32>(missing.textures.front().image)};
    problems.add(Severity::Note, "textures-unknown", first, -1, [&] {
        return CheckText::tr("The game's own files were not found (searched: %1), so Lumpscope cannot tell which textures are "
                             "missing. Textures drawn: %2; not found: %3, such as %4.")
            .arg(placesText(placesTogether(missing.places)), numberText(missing.drawn), numberText(missing.count()),
                 missing.textures.front().wanted);
    });
}

void addMissing(const CheckContext &context, const MissingTexture &image, Problems &problems)
{
    const auto &map = context.map;
    const RecordRef record{map.format().roles.images, static_cast<quint32>(image.image)};
    problems.add(Severity::Note, "texture-missing", record, -1, [&] {
        return CheckText::tr("%1: the texture %2, used by %Ln faces, is missing.", nullptr, static_cast<int>(image.faces))
            .arg(title(map, record), image.wanted);
    });
}

// Reports a texture that the map leaves out. QuakeSpasm skips offsets of -1 (gl_model.c, Mod_LoadTextures()) and draws faces
// with such a texture with a checkerboard, r_notexture_mip (Mod_LoadTexinfo()); so does Xash3D (mod_bmodel.c,
// Mod_CreateDefaultTexture()).
void addLeftOut(const CheckContext &context, const MissingTexture &image, Problems &problems)
{
    const RecordRef record{context.map.format().roles.images, static_cast<quint32>(image.image)};
    problems.add(Severity::Note, "texture-left-out", record, -1, [&] {
        return CheckText::tr("%1: the map holds neither the name nor the pixels of this texture; games draw its %Ln faces "
                             "with a checkerboard.",
                             nullptr, static_cast<int>(image.faces))
            .arg(title(context.map, record));
    });
}

void addRejected(const CheckContext &context, const MissingTexture &image, const QString &shader, Problems &problems)
{
    const RecordRef record{context.map.format().roles.images, static_cast<quint32>(image.image)};
    const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.fewTexMods; });
    if (image.stopsGame && who)
        return problems.add(who->severity, "shader-rejected", record, -1, [&] {
            return CheckText::tr("%1: the shader %2, used by %Ln faces, makes %3 stop while loading the map. %4", nullptr,
                                 static_cast<int>(image.faces))
                .arg(title(context.map, record), shader, who->names, image.wanted);
        });
    problems.add(Severity::Warning, "shader-rejected", record, -1, [&] {
        return CheckText::tr("%1: the game rejects the shader %2 and draws its default image on %Ln faces. %3", nullptr,
                             static_cast<int>(image.faces))
            .arg(title(context.map, record), shader, image.wanted);
    });
}

bool takesFromWads(const MapFile &map)
{
    const MiptexLump textures(map);
    for (qint64 texture = 0; texture < textures.count(); ++texture)
        if (const auto bytes = textures.header(texture); !bytes.empty() && !MiptexHeader(bytes).isEmbedded())
            return true;
    return false;
}

// Returns whether a missing WAD stops the engine. TEX_InitFromWad() of ReHLDS' textures.cpp opens all WADs of the list, except
// those of decals, once a texture has to be taken from one. If there is no WAD at all among the files, they are not the game's.
bool stopsAtWads(const CheckContext &context)
{
    const auto *engine = stopsOf(context.map.format(), context.engine);
    return engine && engine->stopsAtMissingWad && context.files->knowsGame() && !context.files->list({}, u".wad"_s).empty()
           && takesFromWads(context.map);
}

void addMissingWads(const CheckContext &context, const MissingTextures &missing, bool notesAll, Problems &problems)
{
    const bool stops = !missing.missingWads.isEmpty() && stopsAtWads(context);
    for (const auto &wad : missing.missingWads) {
        const bool isOfDecals = wad.contains(u"pldecal"_s) || wad.contains(u"tempdecal"_s);
        if (stops && !isOfDecals)
            problems.add(Severity::Error, "wad-missing", {context.map.format().roles.entityList, 0}, -1, [&] {
                return CheckText::tr("%1, which the map takes textures from, is missing. This makes %2 stop or crash, "
                                     "because not all of the textures are in the map.")
                    .arg(wad, fromView(stopsOf(context.map.format(), context.engine)->engine));
            });
        else if (notesAll)
            problems.add(Severity::Note, "wad-missing", {context.map.format().roles.entityList, 0}, -1,
                         [&] { return CheckText::tr("%1, which the map takes textures from, is missing.").arg(wad); });
    }
}

// Reports missing skyboxes: those that sky shaders name, or the map's own. Does nothing if the game's own files are missing,
// since the sky may be among them.
void addMissingSkies(const CheckContext &context, const TextureSource &textures, Problems &problems)
{
    if (!context.wanted.has("sky-missing") || !context.files->knowsGame())
        return;
    const auto &map = context.map;
    const FaceLooks looks(map);
    QSet<qint32> images;          // already examined
    QSet<const Shader *> shaders; // likewise; null: a face without a shader, whose sky the map names
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face) {
        const auto look = looks.at(face);
        if (!(look.flags & FaceFlag::Sky) || images.contains(look.image))
            continue;
        images.insert(look.image);
        const auto *shader = look.image >= 0 ? textures.shader(look.image) : nullptr;
        if (shaders.contains(shader))
            continue;
        shaders.insert(shader);
        if (const auto box = skyBoxFiles(map, *context.files, shader); box.isMissing())
            problems.add(Severity::Note, "sky-missing", {map.format().roles.faces, face}, -1, [&] {
                return shader
                           ? CheckText::tr("The skybox %1, named in the sky shader %2, is missing.").arg(box.wanted, shader->name)
                           : CheckText::tr("The skybox %1, shown on faces of the map, is missing.").arg(box.wanted);
            });
    }
}

} // namespace

void checkTextures(const CheckContext &context, Problems &problems)
{
    constexpr std::array kinds{"shader-rejected", "shader-script",    "sky-missing", "texture-left-out",
                               "texture-missing", "textures-unknown", "wad-missing"};
    if (!context.files || std::ranges::none_of(kinds, [&](const char *kind) { return context.wanted.has(kind); }))
        return;
    const auto &map = context.map;
    const auto &textures = context.textures;
    addMissingSkies(context, *textures, problems);
    const auto missing = missingTextures(map, *textures, *context.files, context.stop);
    for (const auto &texture : missing.leftOut)
        addLeftOut(context, texture, problems);
    for (const auto &texture : missing.rejected)
        addRejected(context, texture, textures->name(texture.image), problems);
    for (const auto &fault : textures->scriptFaults())
        problems.add(Severity::Note, "shader-script", {}, -1, [&] { return fault; });
    const bool isKnown = context.files->knowsGame() || 2 * missing.textures.size() <= missing.drawn;
    if (!isKnown)
        return addUnknown(context, missing, problems);
    for (const auto &texture : missing.textures)
        addMissing(context, texture, problems);
    addMissingWads(context, missing, !missing.textures.empty(), problems);
}
