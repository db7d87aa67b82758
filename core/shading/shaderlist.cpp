#include "core/shading/shaderlist.h"

#include "core/assets/shadertext.h"
#include "core/assets/unpackedpixels.h"
#include "core/geometry/facelook.h"
#include "core/images/drawnmips.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>

namespace {

struct ListText {
    Q_DECLARE_TR_FUNCTIONS(ShaderList)
};

QImage previewOf(const Picture &picture, int side)
{
    const auto &image = picture.image();
    // Drops alpha, because its effect depends on what a stage blends with.
    const auto opaque = thinned(image).convertToFormat(QImage::Format_RGB32);
    return opaque.width() > side || opaque.height() > side
               ? opaque.scaled(image.size().scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1}), Qt::IgnoreAspectRatio,
                               Qt::SmoothTransformation)
               : opaque;
}

// Finds the pictures that stages name, each only once.
class FoundImages
{
public:
    explicit FoundImages(const TextureSource &textures) : textures_(textures) {}

    bool isSpent() const { return unpacked_.isSpent(); }
    // Drops the picture, which would stay in memory while those of its stages are read.
    Texture load(qint32 image)
    {
        auto texture = counted(textures_.load(image));
        texture.picture = {};
        return texture;
    }
    // Returns a picture's path; empty if there is none. Makes `preview` if one is requested.
    QString pathOf(const QString &name, int previewSide, QImage &preview)
    {
        const bool wantsPreview = previewSide > 0 && preview.isNull();
        if (const auto known = paths_.constFind(name); !wantsPreview && known != paths_.constEnd())
            return *known;
        const auto texture = isSpent() ? Texture{} : counted(textures_.load(name));
        if (wantsPreview && !texture.isMissing())
            preview = previewOf(texture.picture, previewSide);
        return *paths_.insert(name, texture.source);
    }

private:
    Texture counted(Texture texture)
    {
        unpacked_.add(texture);
        return texture;
    }

    const TextureSource &textures_;
    UnpackedPixels unpacked_;
    QHash<QString, QString> paths_;
};

std::vector<ListedStage> stagesOf(const Shader &shader)
{
    std::vector<ListedStage> stages;
    for (const auto &stage : shader.stages)
        stages.push_back({.number = static_cast<int>(stages.size()), .words = wordsOf(stage), .remarks = remarksOn(stage)});
    return stages;
}

ListedShader listShader(const TextureSource &textures, FoundImages &found, qint32 image, int previewSide, std::stop_token stop)
{
    ListedShader entry{.image = image, .name = textures.name(image)};
    if (stop.stop_requested())
        return entry;
    if (found.isSpent()) {
        entry.ignored.append(ListText::tr(
            "the whole shader, because the images of earlier shaders already unpack to many times the size of their files"));
        return entry;
    }
    const auto texture = found.load(image);
    const auto drawn = texture.shader ? sceneShader(*texture.shader) : implicitShader(texture.drawnBy);
    if (texture.shader) {
        entry.file = texture.shader->file;
        entry.line = texture.shader->line;
        entry.words = wordsOf(*texture.shader);
        entry.ignored = texture.shader->ignored;
        entry.rejection = texture.shader->rejection;
        if (!entry.rejection.why.isEmpty())
            return entry;
        entry.isSky = texture.shader->isSky;
        entry.stages = stagesOf(*texture.shader);
    } else {
        entry.stages.resize(1);
    }
    entry.sort = drawn.sort;
    const auto shows = [&](const ListedStage &stage) { // a sky has no lightmap, and no checkers for a missing image
        return !entry.isSky || !std::ranges::all_of(stage.found, &QString::isEmpty);
    };
    for (size_t group = 0; group < drawn.groups.size(); ++group)
        for (size_t k = 0; k < drawn.groups[group].count && !stop.stop_requested(); ++k) {
            const auto &stage = drawn.stages[drawn.groups[group].first + k];
            auto &listed = entry.stages[static_cast<size_t>(stage.number)];
            listed.group = static_cast<int>(group);
            for (const auto &name : stage.names) {
                listed.images.append(name);
                listed.found.append(found.pathOf(name, previewSide, listed.preview));
            }
            if (!shows(listed))
                listed.group = -1;
        }
    return entry;
}

} // namespace

ListedShader listShader(const TextureSource &textures, qint32 image, int previewSide, std::stop_token stop)
{
    FoundImages found(textures);
    return listShader(textures, found, image, previewSide, stop);
}

qint32 shaderImageOf(const References &references, RecordRef record)
{
    const auto &map = references.map();
    const auto &format = map.format();
    const auto &roles = format.roles;
    // Texinfos are shaders in formats where they hold the contents of brushes.
    if (format.columns.shaderContents.lump != roles.texinfo || !map.contains(record))
        return -1;
    if (record.lump == roles.images)
        return static_cast<qint32>(record.index);
    qint64 shader = record.index;
    if (record.lump != roles.texinfo) {
        const bool isOfFormat = record.lump >= 0 && static_cast<size_t>(record.lump) < format.lumps.size();
        const int field = isOfFormat ? format.lumps[static_cast<size_t>(record.lump)].fieldTo(roles.texinfo) : -1;
        if (field < 0)
            return -1;
        shader = map.column(record.lump, field).integer(record.index);
    }
    if (shader < 0 || shader >= qint64{map.recordCount(roles.texinfo)})
        return -1;
    const auto images = references.project(std::array{static_cast<quint32>(shader)}, roles.texinfo, roles.images);
    return images.empty() ? -1 : static_cast<qint32>(images.front());
}

std::vector<ListedShader> listShaders(const MapFile &map, const TextureSource &textures, std::stop_token stop)
{
    std::vector<ListedShader> list;
    FoundImages found(textures);
    for (int i = 0; i < textures.count() && !stop.stop_requested(); ++i)
        list.push_back(listShader(textures, found, i, 0, stop));
    const FaceLooks looks(map);
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face)
        if (const auto image = looks.at(face).image; image >= 0 && static_cast<size_t>(image) < list.size())
            ++list[static_cast<size_t>(image)].faces;
    return list;
}
