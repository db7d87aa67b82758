// The textures of Quake and Half-Life.
#include "core/assets/maptexturekinds.h"

#include "core/assets/detailtextures.h"
#include "core/assets/gamepalette.h"
#include "core/files/archive.h"
#include "core/map/miptexlump.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestList = 1 << 20; // bytes of a list of detail textures; games' have under 10,000

// Returns the character after the +, which distinguishes the frames of an animation.
char16_t digitOf(const QString &name) { return name[1].toLower().unicode(); }
QString lumpOf(const QString &name) { return name + u".mip"_s; }

class MiptexTextures : public MapTextures
{
public:
    MiptexTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files);

    using MapTextures::load;
    Texture load(int index) const override;
    QString missingImage(int index) const override;
    bool isLeftOut(int index) const override { return MiptexLump(map()).isLeftOut(index); }
    bool isFromWads() const override { return true; }

protected:
    Texture loadOther(const QString &name) const override;

private:
    bool takeFromMap(Texture &texture, quint32 index) const;
    bool takeFromWads(Texture &texture) const;
    std::vector<QString> sequence(const QString &name, char16_t first) const;
    void addFrames(Texture &texture) const;
    void addDetail(Texture &texture) const;

    Column width_, height_, offset_, embedded_;
    std::vector<qint64> starts_; // of all headers, ascending: each ends where the next starts
    std::vector<bool> isShared_; // by texture: too many others claim its pixels already, so it is not read
    mutable std::once_flag detailsRead_;
    mutable QHash<QString, DetailTexture> details_;
};

MiptexTextures::MiptexTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files)
    : MapTextures(std::move(map), std::move(files))
{
    const int images = this->map().format().roles.images;
    width_ = this->map().column(images, "width");
    height_ = this->map().column(images, "height");
    offset_ = this->map().column(images, "offset");
    embedded_ = this->map().column(images, "embedded");
    // Textures of an intact map share no pixels.
    Claims claims(std::ssize(this->map().lumpBytes(this->map().format().roles.textures)));
    for (quint32 i = 0; i < offset_.count(); ++i) {
        starts_.push_back(offset_.integer(i));
        const auto side = [i](const Column &column) { return std::clamp<qint64>(column.integer(i), 0, largestSide); };
        isShared_.push_back(embedded_.integer(i) != 0 && claims.add(side(width_) * side(height_)));
    }
    std::ranges::sort(starts_);
}

// Takes the picture from the map's miptex. Assumes that the miptex ends where the next begins, since the space up to there
// shows whether it has its own palette.
bool MiptexTextures::takeFromMap(Texture &texture, quint32 index) const
{
    if (isShared_[index]) {
        texture.why = TextureText::tr(
            "This texture is not read because the map is damaged: its textures claim far more pixels than the map "
            "contains.");
        return false;
    }
    const auto lump = map().lumpBytes(map().format().roles.textures);
    const auto start = offset_.integer(index);
    const auto next = std::ranges::upper_bound(starts_, start);
    const auto end = next == starts_.end() ? static_cast<qint64>(lump.size()) : *next;
    const auto bytes = viewOf(bsp::slice(lump, start, end - start));
    const bool isLast = next == starts_.end(); // else the bytes after it belong to the next one
    auto picture = readMiptex(isLast ? bytes : withoutCutPalette(bytes), {});
    if (!picture) {
        texture.why = TextureText::tr("It is stored in the map but cannot be read: %1").arg(picture.error());
        return false;
    }
    texture.picture = std::move(picture).value();
    texture.palette = palette().color(texture.picture);
    texture.inMap = true;
    return true;
}

bool MiptexTextures::takeFromWads(Texture &texture) const { return takeLump(texture, lumpOf(texture.name)); }

// Returns the map's textures that differ from `name` only in the character after the +, which is one of ten digits or
// letters from `first` on. If one in between is missing, returns only the first, if that exists: Xash3D then shows no
// others (Mod_SequenceAnimatedTexture() of its mod_bmodel.c), and GoldSrc does not load the map.
std::vector<QString> MiptexTextures::sequence(const QString &name, char16_t first) const
{
    std::vector<QString> names;
    size_t count = 0; // of characters up to the last one with a texture
    for (size_t i = 0; i < 10; ++i) {
        const int index = indexOf(u"+"_s + QChar(static_cast<char16_t>(first + i)) + name.mid(2));
        if (index < 0)
            continue;
        count = i + 1;
        names.push_back(this->name(index));
    }
    if (names.size() == count)
        return names;
    const bool hasFirst = digitOf(names.front()) == first;
    return hasFirst ? std::vector<QString>{names.front()} : std::vector<QString>();
}

// Sets the frames, which begin with the texture itself, and the alternates, shown if an entity's frame is not 0, which begin
// with their first.
void MiptexTextures::addFrames(Texture &texture) const
{
    const auto &name = texture.name;
    if (name.size() < 2 || name[0] != u'+')
        return;
    const char16_t own = digitOf(name);
    const char16_t first = own >= u'0' && own <= u'9' ? u'0' : u'a';
    if (own < first || own > first + 9)
        return;
    texture.framesPerSecond = static_cast<double>(map().game().framesPerSecond);
    texture.alternates = sequence(name, first == u'0' ? u'a' : u'0');
    auto frames = sequence(name, first);
    if (frames.size() < 2)
        return;
    std::rotate(frames.begin(), frames.begin() + (own - first), frames.end());
    texture.frames = std::move(frames);
    // All textures of a sequence show the same frame, whichever a face names.
    texture.firstFrame = static_cast<int>(std::ranges::min_element(texture.frames, {}, digitOf) - texture.frames.begin());
}

void MiptexTextures::addDetail(Texture &texture) const
{
    std::call_once(detailsRead_, [this] {
        const auto file = files().find(u"maps/"_s + files().mapName() + u"_detail.txt"_s);
        if (const auto bytes = file ? files().read(*file, longestList) : Result<QByteArray>(Error{}); bytes)
            details_ = readDetailTextures(bytes.value());
    });
    if (const auto found = details_.constFind(texture.name.toLower()); found != details_.constEnd())
        texture.detail = *found;
}

Texture MiptexTextures::load(int index) const
{
    const auto record = static_cast<quint32>(index);
    Texture texture{.name = name(index)};
    texture.size = QSize(static_cast<int>(std::min<qint64>(width_.integer(record), largestSide)),
                         static_cast<int>(std::min<qint64>(height_.integer(record), largestSide)));
    addFrames(texture);
    addDetail(texture);
    if (isLeftOut(index)) {
        texture.why = TextureText::tr("The map stores nothing for this texture (offset -1): neither a name nor pixels.");
        return texture;
    }
    if (offset_.integer(record) < 0) {
        texture.why = TextureText::tr("Its header lies outside the map's texture lump.");
        return texture;
    }
    if (embedded_.integer(record) != 0 && takeFromMap(texture, record))
        return texture;
    takeFromWads(texture);
    return texture;
}

QString MiptexTextures::missingImage(int index) const
{
    const bool isThere = embedded_.integer(static_cast<quint32>(index)) != 0 || files().findInWads(lumpOf(name(index)));
    return isThere ? QString() : name(index);
}

Texture MiptexTextures::loadOther(const QString &name) const
{
    Texture texture{.name = name};
    if (isPictureName(name) ? take(texture, name) : takeFromWads(texture)) // names with an extension are detail textures
        texture.size = texture.picture.size();
    return texture;
}

} // namespace

MapTexturesPointer miptexTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files)
{
    return std::make_shared<MiptexTextures>(std::move(map), std::move(files));
}
