// Fuzzes light: whatever the bytes, as a .lit file, a BSPX lump or both, they are ignored, or light faces with luxels that
// exist. As face normals they are ignored, or used as far as they are valid. The first byte selects the map and the lump.
#include "core/geometry/geometry.h"
#include "core/light/lightdirections.h"
#include "core/light/lightpicture.h"
#include "core/light/lightsentence.h"
#include "core/opening/litfile.h"
#include "tests/mapbuilder.h"

#include <QBuffer>

namespace {

constexpr const char *lumps[] = {"DECOUPLED_LM", "LMSHIFT",         "LMOFFSET",    "LMSTYLE",
                                 "LMSTYLE16",    "LIGHTING_E5BGR9", "RGBLIGHTING", "LIGHTINGDIR"};

void require(bool holds, const char *what)
{
    if (!holds)
        qFatal("%s", what);
}

std::shared_ptr<const LightFile> lightFileOf(QByteArray bytes, qint64 luxels)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    auto file = readLitFile(buffer, QStringLiteral("a.lit"), luxels);
    return file ? std::make_shared<const LightFile>(std::move(file).value()) : nullptr;
}

void hold(const MapFile &map)
{
    const LightSource source(std::make_shared<const MapFile>(map));
    const References references(map);
    const LightDirections directions(source.luxels);
    buildGeometry(map); // with smooth normals
    for (quint32 face = 0; face < map.recordCount(map.format().roles.faces); ++face) {
        lightSentence(references, face);
        const auto light = source.luxels.light(face);
        if (!light)
            continue;
        for (int slot = 0; slot < light->styles; ++slot)
            require(source.luxels.image(face, slot).size() == QSize(light->width, light->height), "a lightmap that is not there");
        const auto ways = directions.image(face, *light, normalStyles());
        require(ways.isNull() || ways.size() == QSize(light->width, light->height), "directions of light that is not there");
        const auto space = source.spaces.at(face, *light);
        if (const auto point = space.pointAt({0, 0}))
            space.luxelsAt(*point);
    }
    for (const auto kind : {AtlasContent::EachSlot, AtlasContent::Combined})
        drawLight(source, {.content = {.kind = kind}});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size == 0)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char *>(data) + 1, static_cast<qsizetype>(size) - 1);
    auto builder = MapBuilder::room(*data & 8 ? bsp::quake2 : bsp::quake);
    const auto luxels = builder.lumpBytes("LIGHTING").size() / builder.format().bytesPerLuxel;
    if (*data & 16)
        builder.setLumpBytes("LIGHTING", {});
    builder.addBspx(lumps[*data & 7], bytes);
    if (*data & 32)
        builder.addBspx("LMSHIFT", QByteArray(builder.count("FACES"), '\2'));
    if (*data & 64)
        builder.addBspx("FACENORMALS", bytes);
    if (*data & 128)
        builder.addBspx("VERTEXNORMALS", bytes);
    for (quint32 i = 0; i < builder.count("TEXINFO") && *data & 128; ++i)
        builder.set("TEXINFO", i, "flags", 0x800); // such faces are smooth
    auto map = readMap(builder.build());
    require(bool(map), "the map itself is sound");
    hold(map.value());
    if (const auto file = lightFileOf(bytes, luxels)) {
        map.value().setLightFile(file);
        hold(map.value());
    }
    return 0;
}
