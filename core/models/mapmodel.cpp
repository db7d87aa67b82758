// A map that an entity uses as a model, such as Quake's boxes (maps/b_*.bsp): the faces of its model 0, with its embedded
// textures. Its lightmaps are ignored, and it is lit like other models.
#include "core/format/formats.h"
#include "core/geometry/geometry.h"
#include "core/models/modelparts.h"
#include "core/opening/readmap.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestMapModel = 16 << 20; // bytes; Quake's have under 100,000
constexpr int missingTexture = 16;           // texels per side of a texture that the map lacks

// The textures embedded in a map.
class MapSkins
{
public:
    MapSkins(const MapFile &map, const ModelColors &colors, ModelMemoryBudget &room) : map_(map), colors_(colors), room_(room)
    {
        const int images = map.format().roles.images;
        name_ = map.column(map.format().columns.imageName);
        width_ = map.column(images, "width");
        height_ = map.column(images, "height");
        offset_ = map.column(images, "offset");
        embedded_ = map.column(images, "embedded");
        for (quint32 i = 0; i < offset_.count(); ++i)
            starts_.push_back(offset_.integer(i));
        std::ranges::sort(starts_);
    }

    // Returns an image's size in texels.
    std::array<float, 2> sizeOf(qint32 image) const
    {
        if (image < 0 || static_cast<quint32>(image) >= width_.count())
            return {missingTexture, missingTexture};
        const auto sideOf = [image](const Column &column) {
            return static_cast<float>(std::clamp<qint64>(column.integer(static_cast<quint32>(image)), 1, largestSide));
        };
        return {sideOf(width_), sideOf(height_)};
    }

    ModelSkin skin(qint32 image)
    {
        ModelSkin skin;
        if (image < 0 || static_cast<quint32>(image) >= name_.count())
            return skin;
        skin.name = QString::fromLatin1(map_.text(name_, static_cast<quint32>(image)));
        if (static_cast<quint32>(image) >= embedded_.count() || embedded_.integer(static_cast<quint32>(image)) == 0)
            return skin;
        if (palette_.isEmpty())
            palette_ = paletteOf(colors_);
        const auto picture = readMiptex(bytesOf(static_cast<quint32>(image)), palette_);
        if (!picture || !room_.take(4 * qint64{picture.value().size().width()} * picture.value().size().height()))
            return skin;
        skin.picture = picture.value().image().convertToFormat(QImage::Format_RGBA8888);
        skin.isCutOut = picture.value().transparent >= 0;
        return skin;
    }

private:
    // Returns the bytes up to the next texture: the space after the mips shows whether it has its own palette.
    QByteArrayView bytesOf(quint32 image) const
    {
        const auto lump = map_.lumpBytes(map_.format().roles.textures);
        const auto start = offset_.integer(image);
        const auto next = std::ranges::upper_bound(starts_, start);
        if (next == starts_.end())
            return viewOf(bsp::slice(lump, start, static_cast<qint64>(lump.size()) - start));
        return withoutCutPalette(viewOf(bsp::slice(lump, start, *next - start)));
    }

    const MapFile &map_;
    const ModelColors &colors_;
    ModelMemoryBudget &room_;
    Palette palette_; // empty: not needed yet
    Column name_, width_, height_, offset_, embedded_;
    std::vector<qint64> starts_;
};

// Makes a surface of each run of faces with the same texture.
class MapModelReader
{
public:
    MapModelReader(const MapFile &map, qsizetype bytes, const ModelColors &colors)
        : geometry_(buildGeometry(map)), areFractions_(map.format().hasTextureFractions()), room_(bytes),
          skins_(map, colors, room_)
    {
        model_.kind = u"BSP"_s;
    }

    Result<Model> read()
    {
        if (geometry_.models.empty())
            return isEmptyModel(model_.kind);
        std::vector<quint32> faces;
        const auto &world = geometry_.models.front();
        for (quint32 i = 0; i < world.faceCount; ++i) {
            const auto &face = geometry_.faces[world.firstFace + i];
            if (face.indexCount > 0 && !(face.look.flags & FaceFlag::NoDraw))
                faces.push_back(world.firstFace + i);
        }
        std::ranges::stable_sort(faces, {}, [this](quint32 face) { return geometry_.faces[face].look.image; });
        for (const auto face : faces)
            if (!addFace(geometry_.faces[face]))
                return outOfRangeError(model_.kind, u"faces"_s);
        if (model_.indexes.empty())
            return isEmptyModel(model_.kind);
        model_.frames.emplace_back();
        measureFrames(model_);
        return std::move(model_);
    }

private:
    bool addFace(const GeometryFace &face)
    {
        if (!room_.take(face.vertexCount * qint64{sizeof(ModelPoint) + sizeof(std::array<float, 2>)}
                        + face.indexCount * qint64{sizeof(quint32)} + qint64{sizeof(ModelSkin) + sizeof(ModelSurface)}))
            return false;
        if (model_.surfaces.empty() || face.look.image != image_) {
            image_ = face.look.image;
            const bool hasRoom = std::ssize(model_.skins) < mostSkins;
            if (hasRoom)
                model_.skins.push_back(skins_.skin(image_));
            model_.surfaces.push_back({.firstIndex = static_cast<quint32>(model_.indexes.size()),
                                       .skin = hasRoom ? static_cast<qint32>(model_.skins.size()) - 1 : -1});
        }
        const auto size = areFractions_ ? std::array<float, 2>{1, 1} : skins_.sizeOf(image_);
        const auto before = model_.cornerCount();
        for (quint32 i = 0; i < face.vertexCount; ++i) {
            const auto &vertex = geometry_.vertexes[face.firstVertex + i];
            model_.points.push_back(
                {{numberOrZero(vertex.point[0]), numberOrZero(vertex.point[1]), numberOrZero(vertex.point[2])}, vertex.normal});
            model_.texture.push_back({vertex.texture[0] / size[0], vertex.texture[1] / size[1]});
        }
        for (quint32 i = 0; i < face.indexCount; ++i)
            model_.indexes.push_back(geometry_.indexes[face.firstIndex + i] - face.firstVertex + before);
        model_.surfaces.back().indexCount += face.indexCount;
        return true;
    }

    Geometry geometry_;
    bool areFractions_;
    ModelMemoryBudget room_;
    MapSkins skins_;
    Model model_;
    qint32 image_ = -1; // of the last surface
};

} // namespace

bool isMap(QByteArrayView bytes) { return bsp::identify(bytesOf(bytes)).format != nullptr; }

Result<Model> readMapModel(QByteArrayView bytes, const ModelColors &colors)
{
    if (bytes.size() > largestMapModel)
        return Error{ModelText::tr("This map is too large to be shown as a model.")};
    auto map = readMap(bytes.toByteArray());
    if (!map)
        return Error{map.error()};
    return MapModelReader(map.value(), bytes.size(), colors).read();
}
