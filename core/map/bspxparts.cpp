#include "core/map/bspxparts.h"

#include "core/files/archive.h"
#include "core/map/mapfile.h"

#include <algorithm>

namespace {

// Reads a table of vectors, then three indexes into it for each corner of each face (docs/bspx.rst of ericw-tools).
BspxParts readFaceNormals(const MapFile &map, int row, bsp::ByteView bytes)
{
    ByteReader reader(bytes);
    RecordWriter vectors(bspxPart(row, 1)), corners(bspxPart(row, 2));
    constexpr qint64 vectorSize = 12, cornerSize = 12;
    const qint64 claimed = reader.read<quint32>();
    const qint64 count = std::min(claimed, reader.left() / vectorSize);
    for (qint64 i = 0; i < count; ++i) {
        vectors.add();
        vectors.set("offset", reader.at());
        copyWords(vectors, reader, {"vec.x", "vec.y", "vec.z"});
    }
    const auto edges = map.column(map.format().columns.faceCorners);
    quint32 face = 0;
    qint64 corner = 0;
    while (count == claimed && reader.left() >= cornerSize) {
        while (face < edges.count() && corner >= edges.integer(face)) {
            ++face;
            corner = 0;
        }
        const bool isOfFace = face < edges.count();
        corners.add();
        corners.set("face", isOfFace ? qint64(face) : -1);
        corners.set("corner", isOfFace ? corner : -1);
        corners.set("offset", reader.at());
        copyWords(corners, reader, {"normal", "tangent", "bitangent"});
        ++corner;
    }
    return {.records = {vectors.take(), corners.take()}, .read = {reader.at(), reader.isWhole() && count == claimed}};
}

// Reads the models, each model's brushes and each brush's planes, as bspxbrushes::stream_read() of ericw-tools does.
BspxParts readBrushList(int row, bsp::ByteView bytes)
{
    constexpr qint64 modelSize = 16, brushSize = 28, planeSize = 16;
    ByteReader reader(bytes);
    RecordWriter models(bspxPart(row, 1)), brushes(bspxPart(row, 2)), planes(bspxPart(row, 3));
    quint32 model = 0, brush = 0, plane = 0;
    bool isWhole = true;
    for (; isWhole && reader.left() >= modelSize; ++model) {
        models.add();
        models.set("offset", reader.at());
        copyWords(models, reader, {"ver", "modelnum"});
        const auto claimed = reader.read<quint32>();
        models.set("firstbrush", brush);
        models.set("numplanes", reader.read<quint32>());
        const auto first = brush;
        for (; brush - first < claimed && reader.left() >= brushSize; ++brush) {
            brushes.add();
            brushes.set("model", model);
            brushes.set("offset", reader.at());
            copyWords(brushes, reader, {"mins.x", "mins.y", "mins.z", "maxs.x", "maxs.y", "maxs.z"});
            brushes.set("contents", reader.read<quint16>());
            const qint64 sides = reader.read<quint16>(), count = std::min(sides, reader.left() / planeSize);
            brushes.set("firstplane", plane);
            brushes.set("numplanes", count);
            for (qint64 i = 0; i < count; ++i, ++plane) {
                planes.add();
                planes.set("brush", brush);
                planes.set("offset", reader.at());
                copyWords(planes, reader, {"normal.x", "normal.y", "normal.z", "dist"});
            }
            isWhole = isWhole && count == sides;
            if (!isWhole) {
                ++brush;
                break;
            }
        }
        models.set("numbrushes", brush - first);
        isWhole = isWhole && brush - first == claimed;
    }
    return {.records = {models.take(), brushes.take(), planes.take()}, .read = {reader.at(), isWhole}};
}

BspxParts readPakFile(int row, bsp::ByteView bytes)
{
    RecordWriter files(bspxPart(row, 1));
    const auto view = viewOf(bytes);
    const auto archive = Archive::fromBytes(QByteArray::fromRawData(view.data(), view.size()));
    if (!archive)
        return {.records = {{}}, .read = {.isWhole = false}};
    for (const auto &entry : archive.value().entries()) {
        files.add();
        files.set("name", QByteArrayView(entry.name.toLatin1()));
        files.set("size", std::clamp<qint64>(entry.size, 0, UINT32_MAX));
    }
    return {.records = {files.take()}, .read = {.used = std::ssize(bytes)}};
}

} // namespace

const bsp::Lump &bspxPart(int row, int part) { return bsp::bspxLumps()[static_cast<size_t>(row + part)].table; }

void copyWords(RecordWriter &writer, ByteReader &reader, std::initializer_list<std::string_view> fields)
{
    for (const auto field : fields)
        writer.set(field, reader.read<quint32>());
}

BspxParts readBspxParts(const MapFile &map, int row, bsp::ByteView bytes)
{
    switch (row) {
    case bsp::FaceNormals: return readFaceNormals(map, row, bytes);
    case bsp::BrushList: return readBrushList(row, bytes);
    case bsp::ZipPakFile: return readPakFile(row, bytes);
    case bsp::LightGridOctree:
    case bsp::LightGrids: return readLightGrids(row, bytes);
    default: return {};
    }
}
