#include "core/assets/maptextures.h"

#include "core/assets/largefileturn.h"
#include "core/assets/maptexturekinds.h"
#include "core/text.h"

using namespace Qt::StringLiterals;

namespace {

// The most bytes of a picture's file, which stays in memory while the picture is decoded. ioquake3's limit is lower:
// FS_ReadFile() of files.c allocates the file in a hunk of 128 MB (Hunk_AllocateTempMemory()).
constexpr qint64 largestPictureFile = 150 << 20;

} // namespace

MapTextures::MapTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files)
    : map_(std::move(map)), files_(std::move(files)), palette_(*files_, map_->game().folders)
{
    const auto column = map_->column(map_->format().roles.images, "name");
    for (quint32 i = 0; i < column.count(); ++i) {
        names_.append(QString::fromLatin1(map_->text(column, i)));
        if (const auto key = names_.last().toLower(); !indexes_.contains(key))
            indexes_.insert(key, static_cast<int>(i));
    }
}

Texture MapTextures::load(const QString &name) const
{
    const int index = indexOf(name);
    return index >= 0 ? load(index) : loadOther(name);
}

QStringList MapTextures::notices() const
{
    auto sentences = files_->problems();
    if (const auto notice = palette_.notice(); !notice.isEmpty())
        sentences.prepend(notice);
    return sentences;
}

bool MapTextures::take(Texture &texture, const QString &name, const std::optional<GameFile> &file, Tried tried) const
{
    if (!file) {
        texture.tried.add([files = files_, name, tried] { return ((*files).*tried)(name); });
        return false;
    }
    texture.tried.add([path = file->path] { return QStringList{path}; });
    LargeFileTurn turn;
    turn.begin(file->place->size(file->stored));
    const auto bytes = files_->read(*file, largestPictureFile);
    texture.readBytes += bytes ? bytes.value().size() : 0;
    auto picture = bytes ? readPicture(bytes.value(), file->stored, {}) : Result<Picture>(Error{bytes.error()});
    if (!picture) {
        if (texture.why.isEmpty())
            texture.why = u"%1: %2"_s.arg(file->path, picture.error());
        return false;
    }
    texture.picture = std::move(picture).value();
    texture.palette = palette_.color(texture.picture);
    texture.fileBytes = file->place->packedSize(file->stored);
    texture.source = file->path;
    texture.tried.clear();
    texture.why.clear();
    return true;
}

bool MapTextures::take(Texture &texture, const QString &name) const
{
    return take(texture, name, files_->find(name), &GameFiles::tried);
}

bool MapTextures::takeLump(Texture &texture, const QString &name) const
{
    return take(texture, name, files_->findInWads(name), &GameFiles::triedInWads);
}

std::shared_ptr<const TextureSource> mapTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files)
{
    switch (map->format().images) {
    case bsp::Images::TexinfoNames: return texinfoTextures(std::move(map), std::move(files));
    case bsp::Images::Miptex: return miptexTextures(std::move(map), std::move(files));
    case bsp::Images::ShaderNames: break;
    }
    return shaderTextures(std::move(map), std::move(files));
}
