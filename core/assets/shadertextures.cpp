// Quake III's textures: shaders and their images.
#include "core/assets/maptexturekinds.h"
#include "core/assets/shadernames.h"

#include "core/files/filecache.h"
#include "core/text.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestScript = 2 << 20, longestScripts = 32 << 20; // bytes, of one and of all; games have under 2 MB
constexpr qsizetype mostKept = 64 << 20;                             // bytes of scripts kept for other maps

QString shaderName(const QString &name) { return withoutExtension(searchName(name)); }

// Returns whether the places include a base folder with the game's own name. Ignores folders named data or base
// (plainBases), which games with more lenient engines have, too.
bool hasOwnBase(const GameFiles &files, const bsp::Game &game)
{
    const auto bases = wordsOf(game.folders.bases);
    return std::ranges::any_of(files.places(), [&bases](const QString &place) {
        const auto parts = place.split(u'/'); // a folder, or an archive in one
        return std::ranges::any_of(parts.last(std::min<qsizetype>(parts.size(), 2)),
                                   [&bases](const QString &part) { return bases.contains(part, Qt::CaseInsensitive); });
    });
}

using ScriptPointer = std::shared_ptr<const ShaderScript>;

// Returns the script in a file, which is kept for other maps of its game. A file longer than `most` bytes fails before it is
// read.
Result<ScriptPointer> scriptIn(const GameFile &file, qint64 most)
{
    static auto &kept = *new FileCache<ShaderScript>(mostKept); // never destroyed: textures may outlive static objects
    if (file.place->size(file.stored) > most)
        if (const auto bytes = file.place->read(file.stored, most); !bytes) // it may have become shorter
            return Error{bytes.error()};
    return kept.value(file.path, file.place->stamp(file.stored), [&file]() -> Result<ScriptPointer> {
        const auto bytes = file.place->read(file.stored, longestScript);
        if (!bytes)
            return Error{bytes.error()};
        return std::make_shared<const ShaderScript>(bytes.value(), file.path);
    });
}

class ShaderTextures : public MapTextures
{
public:
    ShaderTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files)
        : MapTextures(std::move(map), std::move(files)), remaps_(shaderRemaps(this->map()))
    {
    }

    using MapTextures::load;
    Texture load(int index) const override;
    QString missingImage(int index) const override;
    ShaderRejection rejection(int index) const override;
    const Shader *shader(int index) const override;
    bool showsSky(int index) const override;
    QStringList scriptFaults() const override;
    bool hasShaders() const override { return true; }
    QStringList notices() const override;

protected:
    Texture loadOther(const QString &name) const override;

private:
    Texture loadShader(const QString &name) const;
    QString drawnBy(int index) const;
    bool isThere(const QString &image) const;
    bool takeImage(Texture &texture, const QString &image) const;
    const Shader *shaderOf(const QString &name) const;
    std::unique_ptr<const Shader> findShader(const QString &key) const;
    const NeededImage *missingFor(const Shader &shader) const;
    ShaderRejection rejectionOf(const Shader &shader) const;
    void readScripts() const;

    const QHash<QString, QString> remaps_;
    mutable std::once_flag read_;
    mutable std::vector<ScriptPointer> scripts_; // the first that defines a shader wins
    mutable bool hasOwnBase_ = false;
    mutable std::mutex mutex_;                                         // guards those below
    mutable std::map<QString, std::unique_ptr<const Shader>> shaders_; // requested so far; null: there is none
    mutable QStringList problems_;
    mutable QHash<const Shader *, const NeededImage *> missing_; // cache of missingFor(), which is called for each face
};

// Finds the shaders of all scripts. Of equal names in one script the first wins. Of equal names in several scripts the one in the
// last listed script wins, because id's engine concatenates scripts from the end (tr_shader.c, ScanAndLoadShaderFiles()).
void ShaderTextures::readScripts() const
{
    hasOwnBase_ = hasOwnBase(files(), map().game());
    std::vector<ScriptPointer> broken; // ioquake3 would not read these: they are used if no other script defines the name
    QStringList problems;
    qint64 left = longestScripts;
    auto scripts = files().list(u"scripts"_s, u".shader"_s);
    if (!map().game().firstShaderCounts)
        std::ranges::reverse(scripts);
    for (const auto &file : scripts) {
        const auto script = scriptIn(file, std::min(left, longestScript));
        if (!script) {
            problems.append(u"%1: %2"_s.arg(file.path, script.error()));
            continue;
        }
        left = std::max<qint64>(left - script.value()->textSize(), 0);
        if (!script.value()->problem().isEmpty())
            problems.append(script.value()->problem());
        (script.value()->isWhole() ? scripts_ : broken).push_back(script.value());
    }
    scripts_.insert(scripts_.end(), broken.begin(), broken.end());
    if (!map().game().firstShaderCounts)
        std::ranges::reverse(problems); // in the order of the list
    const std::lock_guard lock(mutex_);
    problems_ = problems;
}

std::unique_ptr<const Shader> ShaderTextures::findShader(const QString &key) const
{
    for (const auto &script : scripts_)
        if (const auto number = script->find(key))
            return std::make_unique<const Shader>(script->read(*number));
    return nullptr;
}

const Shader *ShaderTextures::shaderOf(const QString &name) const
{
    std::call_once(read_, [this] { readScripts(); });
    const auto key = shaderName(name);
    const std::lock_guard lock(mutex_);
    auto known = shaders_.find(key);
    if (known == shaders_.end())
        known = shaders_.emplace(key, findShader(key)).first;
    return known->second.get();
}

bool ShaderTextures::takeImage(Texture &texture, const QString &image) const
{
    return std::ranges::any_of(imageFiles(image), [&](const QString &name) { return take(texture, name); });
}

bool ShaderTextures::isThere(const QString &image) const
{
    return std::ranges::any_of(imageFiles(image), [this](const QString &file) { return files().find(file).has_value(); });
}

// Returns the first image that the game looks for in vain, which makes it reject the shader (ParseStage() of tr_shader.c),
// or null. Also null if the game's own files are not available, since the image may be among them.
const NeededImage *ShaderTextures::missingFor(const Shader &shader) const
{
    if (!map().game().rejectsShaders || !hasOwnBase_)
        return nullptr;
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = missing_.constFind(&shader); known != missing_.cend())
            return *known;
    }
    const auto isMissing = [this](const NeededImage &image) { return !isThere(image.name); };
    const auto found = std::ranges::find_if(shader.needed, isMissing);
    const auto *missing = found == shader.needed.end() ? nullptr : &*found;
    const std::lock_guard lock(mutex_);
    missing_.insert(&shader, missing);
    return missing;
}

ShaderRejection ShaderTextures::rejectionOf(const Shader &shader) const
{
    if (!map().game().rejectsShaders)
        return {};
    if (const auto *image = missingFor(shader))
        return {
            TextureText::tr("%1: Line %2: the image %3 is missing.").arg(shader.file, QString::number(image->line), image->name)};
    auto rejection = shader.rejection;
    if (!rejection.why.isEmpty())
        rejection.why.prepend(shader.file + u": "_s);
    return rejection;
}

// Returns the texture's own name, or the shader that the map remaps it to. A missing or rejected shader is not used
// (R_RemapShader() of tr_shader.c), and the new shader is not remapped in turn (RB_BeginSurface() of tr_shade.c).
QString ShaderTextures::drawnBy(int index) const
{
    const auto its = name(index);
    const auto other = remaps_.value(shaderName(its));
    const auto *shader = other.isEmpty() ? nullptr : shaderOf(other);
    const bool isDrawn = shader ? rejectionOf(*shader).why.isEmpty() : !other.isEmpty() && isThere(other);
    return isDrawn ? other : its;
}

// Ignores editor images. Returns nothing for a shader that draws no image.
QString ShaderTextures::missingImage(int index) const
{
    const auto drawn = drawnBy(index);
    const auto *shader = shaderOf(drawn);
    if (const auto *missing = shader ? missingFor(*shader) : nullptr)
        return missing->name;
    const auto *stage = shader ? shader->mainStage() : nullptr;
    if (shader && (!stage || !rejectionOf(*shader).why.isEmpty()))
        return {};
    const auto image = stage ? stage->map : drawn;
    return isThere(image) ? QString() : image;
}

ShaderRejection ShaderTextures::rejection(int index) const
{
    const auto *shader = shaderOf(drawnBy(index));
    return shader ? rejectionOf(*shader) : ShaderRejection();
}

const Shader *ShaderTextures::shader(int index) const
{
    const auto *shader = shaderOf(drawnBy(index));
    return shader && rejectionOf(*shader).why.isEmpty() ? shader : nullptr;
}

// Follows R_FindShader() of tr_shader.c, which ignores the map's sky flags: without a sky shader it draws the image of that
// name, or its default picture. DarkPlaces (model_shared.c, Mod_LoadTextureFromQ3Shader()) uses the flags.
bool ShaderTextures::showsSky(int index) const
{
    const auto *its = map().game().rejectsShaders ? shader(index) : nullptr;
    return !map().game().rejectsShaders || (its && its->isSky);
}

Texture ShaderTextures::load(int index) const
{
    auto texture = loadShader(drawnBy(index));
    texture.drawnBy = std::exchange(texture.name, name(index));
    return texture;
}

const ShaderStage *animatedStage(const Shader &shader)
{
    const auto found = std::ranges::find_if(
        shader.stages, [](const ShaderStage &stage) { return stage.frames.size() > 1 && stage.framesPerSecond > 0; });
    return found == shader.stages.end() ? nullptr : &*found;
}

// Returns the images that can represent a shader, the best first. Includes no stages but the main one and an animated one:
// showing a detail texture or a glow would hide that the main image is missing.
QStringList imagesOf(const Shader &shader)
{
    QStringList images;
    if (const auto *animated = animatedStage(shader)) // so that the animation continues from it
        images.append(animated->frames.first());
    images.append(shader.editorImage);
    if (const auto *stage = shader.mainStage())
        images.append(stage->map);
    if (!shader.skyBox.isEmpty())
        images.append(shader.skyBox + u"_ft"_s);
    return images;
}

// Sets the frames. Appends an extension to names without one, which distinguishes them from shaders.
void addFrames(Texture &texture, const ShaderStage &stage)
{
    for (const auto &frame : stage.frames)
        texture.frames.push_back(imageName(frame));
    texture.framesPerSecond = stage.framesPerSecond;
}

Texture ShaderTextures::loadShader(const QString &name) const
{
    Texture texture{.name = name};
    const auto *shader = shaderOf(name);
    if (auto rejection = shader ? rejectionOf(*shader) : ShaderRejection(); !rejection.why.isEmpty()) {
        if (const auto *missing = missingFor(*shader))
            takeImage(texture, missing->name); // records where it was searched for
        else
            texture.why = rejection.why;
        texture.shader = Shader{.name = shader->name,
                                .file = shader->file,
                                .line = shader->line,
                                .surfaceParms = shader->surfaceParms,
                                .fog = shader->fog,
                                .rejection = std::move(rejection)};
        texture.shader->stages.push_back({.map = defaultPicture});
        return texture;
    }
    if (shader) {
        texture.shader = *shader;
        texture.shader->rejection = {};
    }
    auto images = shader ? imagesOf(*shader) : QStringList();
    images.append(name);
    images.removeDuplicates();
    images.removeAll(QString());
    const auto taken = std::ranges::find_if(images, [&](const QString &image) { return takeImage(texture, image); });
    const auto *animated = shader ? animatedStage(*shader) : nullptr;
    if (animated && taken != images.end() && *taken == animated->frames.first())
        addFrames(texture, *animated);
    texture.size = texture.picture.size();
    return texture;
}

// Loads a name with an extension, such as an animation frame's, as an image, even if a shader has the same name.
Texture ShaderTextures::loadOther(const QString &name) const
{
    if (!isPictureName(name))
        return loadShader(name);
    Texture texture{.name = name};
    takeImage(texture, name);
    texture.size = texture.picture.size();
    return texture;
}

QStringList ShaderTextures::scriptFaults() const
{
    std::call_once(read_, [this] { readScripts(); });
    const std::lock_guard lock(mutex_);
    return problems_;
}

QStringList ShaderTextures::notices() const
{
    auto sentences = MapTextures::notices();
    const std::lock_guard lock(mutex_);
    return sentences + problems_;
}

} // namespace

// Reads remaps as R_LoadEntities() of tr_bsp.c does, which stops at the first value without a semicolon. Of several remaps of
// one shader the last wins.
QHash<QString, QString> shaderRemaps(const MapFile &map)
{
    const auto begin = viewOf(map.game().remaps);
    QHash<QString, QString> remaps;
    if (begin.isEmpty() || map.entities().entities.empty())
        return remaps;
    const auto text = map.entityBytes();
    for (const auto &pair : map.entities().pairsOf(map.entities().entities.front())) {
        const auto value = spanOf(text, pair.value);
        if (!spanOf(text, pair.key).startsWith(begin))
            continue;
        const auto semicolon = value.indexOf(';');
        if (semicolon < 0)
            break;
        remaps.insert(shaderName(QString::fromLatin1(value.first(semicolon))), QString::fromLatin1(value.sliced(semicolon + 1)));
    }
    return remaps;
}

MapTexturesPointer shaderTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files)
{
    return std::make_shared<ShaderTextures>(std::move(map), std::move(files));
}
