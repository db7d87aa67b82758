#include "core/scene/entities/scenemodel.h"

#include "core/assets/shadernames.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestModel = 64 << 20; // bytes
constexpr size_t mostStageImages = 64;    // of a model's shaders together

// Later engines try these extensions for a skin before the one that the file names.
constexpr QLatin1StringView replacements[] = {".tga"_L1, ".png"_L1, ".jpg"_L1};

Result<QByteArray> readCounted(const GameFiles &files, const GameFile &file, PictureBudget &budget)
{
    auto bytes = files.read(file, largestModel);
    budget.earn(file.path, file.place->packedSize(file.stored));
    budget.addRead(bytes ? bytes.value().size() : 0);
    return bytes;
}

QByteArray bytesOfFile(const GameFiles &files, const QString &name, PictureBudget &budget)
{
    const auto file = files.find(name);
    const auto bytes = file ? readCounted(files, *file, budget) : Result<QByteArray>(Error{});
    return bytes ? bytes.value() : QByteArray();
}

void setPicture(SceneTexture &drawn, Picture picture)
{
    drawn.picture = std::move(picture.mips.front());
    drawn.picture.convertTo(QImage::Format_RGBA8888);
}

Point middleOfBox(const Model &model)
{
    const auto &box = model.frames.front();
    return (box.low + box.high) * 0.5;
}

// Returns the seat, or nothing if the carrier is missing or has no such tag.
std::optional<ModelAttachment> seatOf(const GameFiles &files, const ModelFile &file, PictureBudget &budget)
{
    const auto carrier = readModel(bytesOfFile(files, file.carrier, budget));
    if (!carrier)
        return {};
    const auto &tags = carrier.value().tags;
    const auto tag = std::ranges::find(tags, file.tag, &ModelTag::name);
    if (tag == tags.end())
        return {};
    return ModelAttachment{middleOfBox(carrier.value()), tag->place};
}

// Reads a picture by its file name.
void readFile(const GameFiles &files, const QString &name, SceneTexture &drawn, PictureBudget &budget)
{
    const auto dot = name.lastIndexOf(u'.');
    QStringList names;
    for (const auto ending : replacements)
        names.append(name.left(dot > name.lastIndexOf(u'/') ? dot : name.size()) + ending);
    names.append(name);
    for (const auto &each : names) {
        const auto bytes = bytesOfFile(files, each, budget);
        auto picture = bytes.isEmpty() ? Result<Picture>(Error{}) : readPicture(bytes, each, {});
        if (picture)
            return setPicture(drawn, std::move(picture).value());
    }
}

// Reads the skin that an MD3 names: a shader, whose main stage is shown if its stages are not drawn, or else a picture.
// Returns whether a picture file of that name may be used instead, which is false if the game rejects the shader.
bool readShader(const TextureSource &textures, const QString &name, SceneTexture &drawn, ModelSkin &skin)
{
    auto texture = textures.load(withoutExtension(name)); // as R_FindShader() looks for one
    if (texture.shader) {
        drawn.flags = flagsOf(*texture.shader);
        drawn.shader = sceneShader(*texture.shader);
        if (const auto *stage = texture.shader->mainStage()) {
            drawn.motions = stage->motions;
            skin.isChrome = stage->isReflection();
            if (!texture.shader->editorImage.isEmpty())
                texture = textures.load(imageName(stage->map));
        }
    }
    drawn.readBytes = texture.readBytes;
    drawn.file = texture.source;
    drawn.fileBytes = texture.fileBytes;
    if (!texture.isMissing())
        setPicture(drawn, std::move(texture.picture));
    skin.isCutOut = drawn.flags & FaceFlag::AlphaTested;
    skin.adds = drawn.flags & FaceFlag::Adds;
    skin.isFullBright = drawn.flags & FaceFlag::FullBright;
    return !texture.shader || texture.shader->rejection.why.isEmpty();
}

// Reads the pictures of a shader's stages. Drops the shader if it has no stages, a picture is missing, or the model has more
// pictures than any game's.
void readStages(const TextureSource &textures, SceneTexture &drawn, SceneModel &read, PictureBudget &budget)
{
    auto &shader = *drawn.shader;
    bool isWhole = !shader.stages.empty();
    for (auto &stage : shader.stages)
        for (const auto &name : stage.names) {
            if (read.images.size() >= mostStageImages)
                return drawn.shader.reset();
            auto known = std::ranges::find(read.images, name, &SceneTexture::shownName);
            const auto number = static_cast<qint32>(known - read.images.begin());
            stage.images.push_back(number);
            if (known == read.images.end()) {
                read.images.push_back(budget.mayRead() ? readSceneFrame(textures, name, number) : SceneTexture());
                read.images.back().shownName = name;
                budget.fit(read.images.back());
                known = std::prev(read.images.end());
            }
            isWhole = isWhole && !known->picture.isNull();
        }
    if (!isWhole)
        drawn.shader.reset();
}

// Returns the skins that surfaces use; a file may name many for a game's entities to choose from.
std::vector<bool> usedSkins(const Model &model)
{
    std::vector<bool> used(model.skins.size());
    for (const auto &surface : model.surfaces)
        if (surface.skin >= 0)
            used[static_cast<size_t>(surface.skin)] = true;
    return used;
}

// Returns a frame's name without its number. Quake II's idle models play the frames stand01, stand02 and so on; models
// without these play their first kind of frames.
QStringView withoutNumber(QStringView name)
{
    while (!name.isEmpty() && name.back().isDigit())
        name.chop(1);
    return name;
}

void findIdle(SceneModel &read)
{
    const auto &frames = read.model->frames;
    read.framesPerSecond = read.model->framesPerSecond;
    if (!read.model->groups.empty())
        return;
    if (read.model->kind == u"MDL" || read.model->kind == u"SPR")
        read.frameCount = static_cast<quint32>(frames.size());
    if (read.model->kind != u"MD2")
        return;
    const auto isIdle = [](const ModelFrame &frame) { return frame.name.startsWith(u"stand", Qt::CaseInsensitive); };
    auto first = std::ranges::find_if(frames, isIdle);
    if (first == frames.end())
        first = frames.begin();
    const auto name = withoutNumber(first->name);
    const auto end =
        std::find_if(first, frames.end(), [name](const ModelFrame &frame) { return withoutNumber(frame.name) != name; });
    read.firstFrame = static_cast<quint32>(first - frames.begin());
    read.frameCount = static_cast<quint32>(end - first);
}

} // namespace

// Follows CSprite::TurnOn() of the SDK's dlls/effects.cpp: a sprite without the key stands still.
double SceneModel::rateOf(const ShownModel &shown) const
{
    if (const auto *group = groupOf(shown); group && shown.frameCount < 2)
        return group->framesPerSecond;
    if (model->kind == u"SPR")
        return shown.framesPerSecond;
    return shown.rate > 0 ? shown.rate : framesPerSecond;
}

Transform SceneModel::transformOf(const ShownModel &shown, const ModelSight &sight) const
{
    auto stands = sight.transformOf(shown);
    if (model->turn != 0)
        stands.axes = ::transformOf({}, {0, std::fmod(model->turn * sight.seconds.value_or(0), 360.0), 0}).axes;
    if (shown.isCentred)
        stands.origin = stands.origin - stands.direction(seat ? seat->middle : middleOfBox(*model));
    return seat ? stands.transform({seat->tag.axes, seat->tag.origin * shown.scale}) : stands;
}

GlowShare SceneModel::glowOf(const ShownModel &shown, const Camera &camera) const
{
    const bool fades = isGlow(shown) && !camera.isParallel();
    return fades ? glowShare(shown.renderEffect, camera.distanceTo(shown.transform.origin)) : GlowShare();
}

float SceneModel::amountOf(const ShownModel &shown, const ModelSight &sight, const Camera &camera) const
{
    const float amount = sight.amountOf(shown) * glowOf(shown, camera).amount;
    const bool isHologram = shown.renderMode != RenderMode::Normal && shown.renderEffect == RenderEffect::Hologram;
    if (!isHologram || camera.isParallel())
        return amount;
    return amount * hologramShare(dot(shown.transform.origin - camera.eye(), camera.forward()));
}

double SceneModel::scaleOf(const ShownModel &shown, const Camera &camera) const
{
    return shown.scale * glowOf(shown, camera).scale;
}

const ModelFrameGroup *SceneModel::groupOf(const ShownModel &shown, int further) const
{
    const auto &groups = model->groups;
    const auto number = std::clamp<qint64>(qint64{shown.firstFrame} + further, 0, std::max<qint64>(std::ssize(groups) - 1, 0));
    return groups.empty() ? nullptr : &groups[static_cast<size_t>(number)];
}

SceneModel::Frames SceneModel::framesOf(const ShownModel &shown) const
{
    if (const auto *first = groupOf(shown)) {
        const auto *last = groupOf(shown, std::max(shown.frameCount - 1, 0));
        return {first->first, last->first + last->count - first->first};
    }
    if (shown.frameCount <= 0)
        return {firstFrame, frameCount};
    const auto last = static_cast<int>(model->frames.size()) - 1;
    const auto first = static_cast<quint32>(std::clamp(shown.firstFrame, 0, last));
    return {first, std::min(static_cast<quint32>(shown.frameCount), static_cast<quint32>(last) + 1 - first)};
}

SceneModel::Moment SceneModel::at(const ShownModel &shown, std::optional<double> seconds) const
{
    const auto [first, count] = framesOf(shown);
    const double rate = rateOf(shown);
    if (!seconds || count < 2 || !(rate > 0)) {
        const int further =
            shown.frameCount > 0 || !model->groups.empty() ? 0 : std::clamp(shown.firstFrame, 0, static_cast<int>(count) - 1);
        const auto still = first + static_cast<quint32>(further);
        return {still, still, 0};
    }
    const double at = std::fmod(*seconds * rate, static_cast<double>(count));
    const auto number = static_cast<quint32>(at);
    return {first + number, first + (number + 1) % count, static_cast<float>(at - number)};
}

quint64 SceneModel::effort() const
{
    constexpr quint64 perCall = 100, timesDeformed = 8; // cost of a driver call, and of vertexes moved on the CPU
    quint64 always = model->surfaces.size();            // each is examined
    std::vector<quint64> ofFrame(model->frames.size());
    for (const auto &surface : model->surfaces) {
        const auto *shader = surface.skin < 0 || !skins[static_cast<size_t>(surface.skin)].shader
                                 ? nullptr
                                 : &*skins[static_cast<size_t>(surface.skin)].shader;
        const quint64 triangles = surface.indexCount / 3;
        const auto passes = shader ? shader->stages.size() + 1 : 1; // and fog
        const quint64 effort =
            passes * (triangles + perCall) + (shader && !shader->deforms.empty() ? timesDeformed * triangles : 0);
        const auto frame = static_cast<size_t>(surface.frame);
        (surface.frame >= 0 && frame < ofFrame.size() ? ofFrame[frame] : always) += effort;
    }
    return always + *std::ranges::max_element(ofFrame);
}

std::vector<bool> drawnInFull(std::span<const quint64> efforts)
{
    quint64 left = mostModelEffort;
    std::vector<bool> whole;
    for (const auto effort : efforts) {
        whole.push_back(effort <= left);
        left -= whole.back() ? effort : 0;
    }
    return whole;
}

SceneModel readSceneModel(const GameFiles &files, const TextureSource &textures, const ModelFile &file, quint32 number,
                          PictureBudget &budget)
{
    SceneModel read{.file = number};
    const auto found = files.find(file.name);
    if (!found || !budget.mayRead())
        return read;
    if (!file.carrier.isEmpty()) {
        read.seat = seatOf(files, file, budget);
        if (!read.seat)
            return read;
    }
    const auto bytes = readCounted(files, *found, budget);
    const auto base = file.name.left(file.name.lastIndexOf(u'.'));
    auto model = bytes ? readModel(bytes.value(), file.choice,
                                   [&](const QString &more) { return bytesOfFile(files, base + more + u".mdl"_s, budget); },
                                   {[&] { return textures.colors(); }, textures.firstFullBright()})
                       : Result<Model>(Error{bytes.error()});
    if (!model) {
        read.why = u"%1: %2"_s.arg(found->path, model.error());
        return read;
    }
    budget.addRead(model.value().bytes());
    if (!budget.takeModel(model.value().bytes()))
        return read;
    const auto used = usedSkins(model.value());
    for (auto &skin : model.value().skins) {
        SceneTexture drawn{.areFractions = true};
        if (!used[read.skins.size()]) {
            skin.picture = {};
        } else if (!skin.picture.isNull()) {
            drawn.picture = std::exchange(skin.picture, {});
        } else if (budget.mayRead()) {
            const bool mayBeFile = model.value().kind != u"MD3" || readShader(textures, skin.name, drawn, skin);
            if (drawn.picture.isNull() && mayBeFile)
                readFile(files, skin.name, drawn, budget);
        }
        drawn.isCutOut = skin.isCutOut;
        if (drawn.shader)
            readStages(textures, drawn, read, budget);
        budget.fit(drawn);
        read.skins.push_back(std::move(drawn));
    }
    read.model = std::make_shared<const Model>(std::move(model).value());
    findIdle(read);
    return read;
}
