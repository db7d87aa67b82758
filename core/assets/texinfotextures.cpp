// Quake II's textures, and Kingpin's.
#include "core/assets/maptexturekinds.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr double texinfoFrameRate = 2; // R_TextureAnimation() of id's engine: the world's frame is time * 2
constexpr size_t mostFollowed = 256;   // frames of an animation; games' have about ten

// Extensions in the order in which later engines try them, before the WAL. Kingpin has only TGA.
constexpr QLatin1StringView replacements[] = {".tga"_L1, ".png"_L1, ".jpg"_L1}, walEnding = ".wal"_L1;

QString pathOf(const QString &name) { return u"textures/"_s + name; }

class TexinfoTextures : public MapTextures
{
public:
    TexinfoTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files);

    using MapTextures::load;
    Texture load(int index) const override;
    QString missingImage(int index) const override;

protected:
    Texture loadOther(const QString &name) const override;

private:
    std::vector<QString> framesFrom(quint32 texinfo) const;

    Column texture_, next_;
    QHash<QString, quint32> animated_; // by name, the first texinfo with it that has a next one
};

TexinfoTextures::TexinfoTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files)
    : MapTextures(std::move(map), std::move(files))
{
    const auto &columns = this->map().format().columns;
    texture_ = this->map().column(columns.imageName);
    next_ = this->map().column(columns.texinfoNext);
    for (quint32 i = 0; i < next_.count(); ++i) {
        const auto key = QString::fromLatin1(this->map().text(texture_, i)).toLower();
        if (next_.integer(i) > 0 && !animated_.contains(key))
            animated_.insert(key, i);
    }
}

// Returns the names in a chain of texinfos. Takes each texinfo once, since chains are usually rings, but need not be. Like the
// engine, also takes 0 as the end.
std::vector<QString> TexinfoTextures::framesFrom(quint32 texinfo) const
{
    std::vector<QString> frames;
    QSet<qint64> seen;
    for (qint64 at = texinfo; at < next_.count() && !seen.contains(at) && frames.size() < mostFollowed;) {
        const auto index = static_cast<quint32>(at);
        seen.insert(at);
        frames.push_back(QString::fromLatin1(map().text(texture_, index)));
        at = next_.integer(index);
        if (at <= 0)
            break;
    }
    return frames.size() > 1 ? frames : std::vector<QString>();
}

Texture TexinfoTextures::load(int index) const
{
    auto texture = loadOther(name(index));
    if (const auto start = animated_.constFind(texture.name.toLower()); start != animated_.constEnd())
        texture.frames = framesFrom(*start);
    if (!texture.frames.empty())
        texture.framesPerSecond = texinfoFrameRate;
    return texture;
}

Texture TexinfoTextures::loadOther(const QString &name) const
{
    Texture texture{.name = name};
    const auto path = pathOf(name);
    for (const auto ending : replacements)
        if (take(texture, path + ending)) {
            Texture wal;
            texture.size = take(wal, path + walEnding) ? wal.picture.size() : texture.picture.size();
            return texture;
        }
    if (take(texture, path + walEnding))
        texture.size = texture.picture.size();
    return texture;
}

QString TexinfoTextures::missingImage(int index) const
{
    const auto path = pathOf(name(index));
    const auto isThere = [&](QLatin1StringView ending) { return files().find(path + ending).has_value(); };
    return isThere(walEnding) || std::ranges::any_of(replacements, isThere) ? QString() : name(index);
}

} // namespace

MapTexturesPointer texinfoTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files)
{
    return std::make_shared<TexinfoTextures>(std::move(map), std::move(files));
}
