// SPR version 1, Quake's sprites (WinQuake/spritegn.h, dsprite_t; model.c, Mod_LoadSpriteModel()):
//    0 char ident[4] "IDSP"   4 i32 version 1   8 i32 type   12 f32 boundingradius   16 i32 width, height, numframes
//   28 f32 beamlength   32 i32 synctype
// They use the game's colours; index 255 is not drawn.
//
// SPR version 2, Half-Life's (engine/spritegn.h and cl_dll of the SDK; Xash3D's ref/gl/gl_sprite.c, Mod_LoadSpriteModel()):
//    0 char ident[4] "IDSP"   4 i32 version 2   8 i32 type   12 i32 texFormat   16 f32 boundingradius   20 i32 width, height,
//   numframes   32 f32 beamlength   36 i32 synctype   40 u16 colours (256), and red, green and blue of each
//
// In both, the frames follow: i32 0 (one picture) or 1 (a group: i32 count, f32 intervals[count]), and for each picture i32
// left, up, width, height, and its indexes.
#include "core/models/modelparts.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 headerBytes = 42, quakeHeaderBytes = 36, frameHeader = 16;
constexpr int colorCount = 256;
enum TextureFormat { Normal, Additive, IndexAlpha, AlphaTest };
constexpr ModelFacing facings[] = {ModelFacing::ParallelUpright, ModelFacing::Upright, ModelFacing::Parallel, ModelFacing::Fixed,
                                   ModelFacing::ParallelOriented};

class SpriteReader
{
public:
    explicit SpriteReader(QByteArrayView bytes) : bytes_(bytes), room_(bytes.size())
    {
        model_.kind = u"SPR"_s;
        const auto type = numberAt<qint32>(bytes_, 8);
        model_.facing = type >= 0 && type < std::ssize(facings) ? facings[type] : ModelFacing::Parallel;
    }

    Result<Model> read()
    {
        format_ = numberAt<qint32>(bytes_, 12);
        if (numberAt<quint16>(bytes_, 40) != colorCount || !holds(bytes_, headerBytes, colorCount, 3))
            return outOfRangeError(model_.kind, u"colors"_s);
        setColors(opaqueColors(bytes_.sliced(headerBytes, 3 * colorCount)));
        return readFrames(headerBytes + 3 * colorCount, numberAt<qint32>(bytes_, 28));
    }

    Result<Model> readQuakes(const Palette &palette)
    {
        format_ = AlphaTest;
        setColors(palette);
        isQuakes_ = true;
        return readFrames(quakeHeaderBytes, numberAt<qint32>(bytes_, 24));
    }

private:
    struct Quad {
        float left, up, width, height;
    };

    Result<Model> readFrames(qint64 at, qint64 count)
    {
        for (qint64 i = 0; i < count; ++i) {
            if (!holds(bytes_, at, 1, 4))
                return outOfRangeError(model_.kind, u"frames"_s);
            const bool isGroup = numberAt<qint32>(bytes_, at) != 0;
            at += 4;
            qint64 pictures = 1;
            double interval = 0;
            if (isGroup) {
                pictures = holds(bytes_, at, 1, 4) ? numberAt<qint32>(bytes_, at) : -1;
                if (!holds(bytes_, at + 4, pictures, 4))
                    return outOfRangeError(model_.kind, u"frames"_s);
                if (pictures > 0) // intervals count from the group's start: the last is its duration
                    interval = static_cast<double>(numberOrZero(numberAt<float>(bytes_, at + 4 * pictures)));
                at += 4 + 4 * pictures;
            }
            addGroup(pictures, interval);
            for (qint64 j = 0; j < pictures; ++j)
                if (!readPicture(at))
                    return outOfRangeError(model_.kind, u"frames"_s);
        }
        if (model_.skins.empty())
            return isEmptyModel(model_.kind);
        addFrames();
        return std::move(model_);
    }

    // Adds a group to a Quake sprite. Half-Life numbers the pictures instead, and its entities set the frame rate.
    void addGroup(qint64 pictures, double duration)
    {
        if (isQuakes_ && pictures > 0)
            model_.groups.push_back({.first = static_cast<quint32>(model_.skins.size()),
                                     .count = static_cast<quint32>(pictures),
                                     .framesPerSecond = duration > 0 ? static_cast<double>(pictures) / duration : 0});
    }

    // Sets the colours of the pictures. For IndexAlpha all have the last colour, with their index as alpha.
    void setColors(const Palette &own)
    {
        for (int i = 0; i < colorCount; ++i) {
            const auto color = own[format_ == IndexAlpha ? colorCount - 1 : i];
            const bool isHole = format_ == AlphaTest && i == colorCount - 1;
            palette_.append(qRgba(qRed(color), qGreen(color), qBlue(color), format_ == IndexAlpha ? i : isHole ? 0 : 255));
        }
    }

    bool readPicture(qint64 &at)
    {
        if (!holds(bytes_, at, 1, frameHeader))
            return false;
        const auto width = qint64{numberAt<qint32>(bytes_, at + 8)}, height = qint64{numberAt<qint32>(bytes_, at + 12)};
        const auto pixels = at + frameHeader;
        if (refuseSize(model_.kind, width, height, bytes_.size()) || !holds(bytes_, pixels, width * height, 1)
            || !room_.take(4 * width * height + pictureBytes))
            return false;
        auto image = blankImage({static_cast<int>(width), static_cast<int>(height)}, QImage::Format_RGBA8888);
        if (!image)
            return false;
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                image.value().setPixel(x, y, palette_[numberAt<quint8>(bytes_, pixels + y * width + x)]);
        quads_.push_back({static_cast<float>(numberAt<qint32>(bytes_, at)), static_cast<float>(numberAt<qint32>(bytes_, at + 4)),
                          static_cast<float>(width), static_cast<float>(height)});
        model_.skins.push_back(
            {.picture = image.value(), .isCutOut = format_ == AlphaTest, .adds = format_ == Additive, .isFullBright = true});
        at = pixels + width * height;
        return true;
    }

    // Adds a quad for each picture, of its size; y points left and z up when looking along x.
    void addFrames()
    {
        model_.texture = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
        model_.indexes = {0, 1, 2, 0, 2, 3};
        for (size_t i = 0; i < quads_.size(); ++i) {
            const auto &quad = quads_[i];
            for (const auto &[x, y] : model_.texture)
                model_.points.push_back(
                    {{0, -numberOrZero(quad.left + x * quad.width), numberOrZero(quad.up - y * quad.height)}, {-127, 0, 0, 0}});
            const auto number = static_cast<qint32>(i);
            model_.surfaces.push_back({.indexCount = 6, .skin = number, .frame = number});
            model_.frames.emplace_back();
        }
        measureFrames(model_);
    }

    // The memory that a picture takes besides its pixels.
    static constexpr qint64 pictureBytes = sizeof(ModelSkin) + sizeof(ModelSurface) + sizeof(ModelFrame) + sizeof(Quad)
                                           + sizeof(ModelFrameGroup) + 4 * sizeof(ModelPoint);

    QByteArrayView bytes_;
    ModelMemoryBudget room_;
    Model model_;
    bool isQuakes_ = false;
    qint32 format_ = Normal;
    Palette palette_;
    std::vector<Quad> quads_;
};

} // namespace

Result<Model> readSprite(QByteArrayView bytes, const ModelColors &colors)
{
    const auto version = bytes.size() < 8 ? 2 : numberAt<qint32>(bytes, 4);
    const auto header = version == 1 ? quakeHeaderBytes : headerBytes;
    if (bytes.size() < header)
        return headerIsCutOff(u"SPR"_s, bytes.size(), header);
    if (version == 1)
        return SpriteReader(bytes).readQuakes(paletteOf(colors));
    if (version != 2)
        return wrongVersionError(u"SPR"_s, version, 2);
    return SpriteReader(bytes).read();
}
