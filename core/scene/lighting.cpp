#include "core/scene/lighting.h"

#include "core/light/facelighting.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace {

constexpr quint8 noLight = 0, fullLight = 255;

// Returns the shade that undoes the brightening of textures.
quint8 shadeAsStored(const bsp::Brightness &brightness)
{
    const float gain = std::max(brightness.texture * brightness.over, 1.0f);
    return static_cast<quint8>(std::clamp(std::lround(fullLight / gain), 0L, long{fullLight}));
}

std::array<quint8, 4> brightened(const std::array<quint8, 4> &color, float gain)
{
    const auto lit = clampKeepingHue(qRgb(color[0], color[1], color[2]), gain);
    return {static_cast<quint8>(qRed(lit)), static_cast<quint8>(qGreen(lit)), static_cast<quint8>(qBlue(lit)), color[3]};
}

class Lighter
{
public:
    Lighter(Scene &scene, const Geometry &geometry, const Luxels &luxels, const LightAtlas &atlas, float gain)
        : scene_(scene), geometry_(geometry), luxels_(luxels), atlas_(atlas), gain_(gain), lightings_(luxels),
          asStored_(shadeAsStored(luxels.map().game().brightness))
    {
        for (const auto &page : atlas.pages)
            pages_[page.number] = page.rect;
    }

    void light(const SceneFace &face, FaceFlags flags)
    {
        if (flags & FaceFlag::FullBright)
            return paint(face, fullLight);
        const auto lighting = lightings_.at(face.face, scene_.placements[face.placement].renderMode);
        switch (lighting.by) {
        case FaceLighting::Luxels: return placeInAtlas(face);
        case FaceLighting::Vertexes: return brighten(face);
        case FaceLighting::Black: return paint(face, noLight);
        case FaceLighting::White: return paint(face, lighting.keepsStoredBrightness() ? asStored_ : fullLight);
        case FaceLighting::Nothing: return paint(face, fullLight);
        }
    }

private:
    // Calls light(scene vertex, geometry vertex) for each vertex of a face.
    template <typename Light>
    void lightEach(const SceneFace &face, Light light)
    {
        const auto built = geometry_.faces[face.face].firstVertex;
        for (quint32 i = 0; i < face.vertexCount; ++i)
            light(scene_.vertexes[face.firstVertex + i], geometry_.vertexes[built + i]);
    }

    // Encodes luxel coordinates of a face without a lightmap as -1 - luxel: shaders written by compilers use them for
    // lightmaps of their own.
    static std::array<float, 2> withoutLightmap(const GeometryVertex &built)
    {
        return {-1 - std::max(built.luxel[0], 0.0f), -1 - std::max(built.luxel[1], 0.0f)};
    }

    void paint(const SceneFace &face, quint8 shade)
    {
        lightEach(face, [shade](SceneVertex &vertex, const GeometryVertex &built) {
            vertex.light = withoutLightmap(built);
            vertex.color = {shade, shade, shade, built.color[3]};
        });
    }

    // `unit` is the size, in pixels of the atlas, that a vertex's luxels are counted in; `first` is at the corner of `rect`.
    void place(const SceneFace &face, const QRect &rect, QSizeF unit, QPointF first = {})
    {
        const auto width = static_cast<double>(atlas_.image.width()), height = static_cast<double>(atlas_.image.height());
        lightEach(face, [&](SceneVertex &vertex, const GeometryVertex &built) {
            // Stays half a luxel inside, so that no neighbour bleeds in.
            const double x = std::clamp(built.luxel[0] * unit.width() - first.x(), 0.5, rect.width() - 0.5);
            const double y = std::clamp(built.luxel[1] * unit.height() - first.y(), 0.5, rect.height() - 0.5);
            vertex.light = {static_cast<float>((rect.x() + x) / width), static_cast<float>((rect.y() + y) / height)};
            vertex.color = brightened(built.color, gain_); // for shader stages that use it
        });
    }

    // Lights a face whose lightmap did not fit into the atlas as if it had none.
    void placeInAtlas(const SceneFace &face)
    {
        const auto places = atlas_.tilesOf(face.face);
        if (!places.empty() && places.front().slot < 0)
            return placeInTile(face, places.front());
        const auto layers = luxels_.layersOf(face.face);
        if (layers.empty())
            return paint(face, lightings_.without() == FaceLighting::Black ? noLight : fullLight);
        const auto page = pages_.find(layers.front().page);
        return page == pages_.end() ? brighten(face) : place(face, page->second, page->second.size());
    }

    void placeInTile(const SceneFace &face, const AtlasTile &tile)
    {
        const auto light = luxels_.lights().arePages() ? luxels_.light(face.face) : std::nullopt;
        if (light)
            place(face, tile.rect, luxels_.sizeOfPage(light->page), {light->left, light->top});
        else
            place(face, tile.rect, QSizeF(1, 1));
    }

    void brighten(const SceneFace &face)
    {
        lightEach(face, [this](SceneVertex &vertex, const GeometryVertex &built) {
            vertex.color = brightened(built.color, gain_);
            vertex.light = withoutLightmap(built);
        });
        const auto sums = layeredColors(luxels_, face.face, normalStyles(), gain_);
        for (size_t i = 0; i < std::min<size_t>(face.vertexCount, sums.size()); ++i)
            scene_.vertexes[face.firstVertex + i].color = sums[i];
    }

    Scene &scene_;
    const Geometry &geometry_;
    const Luxels &luxels_;
    const LightAtlas &atlas_;
    float gain_;
    FaceLightings lightings_;
    quint8 asStored_;
    std::map<qint64, QRect> pages_;
};

} // namespace

std::vector<std::array<quint8, 4>> layeredColors(const Luxels &luxels, quint32 face, const StyleValues &styles, float gain)
{
    const auto layers = luxels.layersOf(face);
    if (layers.empty() || layers.front().kind != LightLayer::Vertexes || (layers.size() == 1 && layers.front().style == 0))
        return {};
    std::vector<std::array<float, 4>> sums;
    for (const auto &layer : layers) {
        const auto vertexes = luxels.shapes().at(face, layer.number).vertexes;
        const float value = valueOf(styles, layer.style);
        sums.resize(vertexes.size());
        for (size_t i = 0; i < vertexes.size(); ++i) {
            const auto &stored = vertexes[i].color;
            const auto lit = brightened({static_cast<quint8>(stored[0]), static_cast<quint8>(stored[1]),
                                         static_cast<quint8>(stored[2]), static_cast<quint8>(stored[3])},
                                        gain);
            for (size_t channel = 0; channel < 3; ++channel)
                sums[i][channel] += static_cast<float>(lit[channel]) * value;
            if (layer.number == 0)
                sums[i][3] = static_cast<float>(lit[3]);
        }
    }
    std::vector<std::array<quint8, 4>> colors(sums.size());
    for (size_t i = 0; i < sums.size(); ++i)
        for (size_t channel = 0; channel < 4; ++channel)
            colors[i][channel] = static_cast<quint8>(std::clamp(sums[i][channel], 0.0f, 255.0f));
    return colors;
}

AtlasContent atlasForDrawing(const StyleValues &styles, float gain)
{
    AtlasContent content{.kind = AtlasContent::Combined, .styles = styles};
    for (auto &value : content.styles)
        value *= gain;
    return content;
}

void lightScene(Scene &scene, const Geometry &geometry, const Luxels &luxels, const LightAtlas &atlas, float gain)
{
    Lighter lighter(scene, geometry, luxels, atlas, gain);
    for (const auto &batch : scene.batches)
        for (quint32 face = batch.firstFace; face < batch.firstFace + batch.faceCount; ++face)
            lighter.light(scene.faces[face], batch.flags);
}
