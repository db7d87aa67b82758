#include "core/scene/lighting.h"

#include "core/light/facelighting.h"

#include <algorithm>
#include <map>

namespace
{

class Lighter
{
public:
    Lighter(Scene &scene, const Luxels &luxels, const LightAtlas &atlas, float gain)
        : scene_(scene), atlas_(atlas), gain_(gain), lightings_(luxels),
          page_(luxels.map().column(luxels.map().format().columns.facePage))
    {
        for (const auto &page : atlas.pages)
            pages_[page.number] = page.rect;
    }

    void light(const SceneFace &face, FaceFlags flags)
    {
        if (flags & FaceFlag::FullBright)
            return paint(face, Qt::white);
        const auto lighting = lightings_.at(face.face, scene_.placements[face.placement].renderMode);
        switch (lighting.by) {
        case FaceLighting::Luxels: return placeInAtlas(face);
        case FaceLighting::Vertexes: return brighten(face);
        case FaceLighting::Black: return paint(face, Qt::black);
        case FaceLighting::White:
        case FaceLighting::Nothing: return paint(face, Qt::white);
        }
    }

private:
    std::span<GeometryVertex> vertexesOf(const SceneFace &face)
    {
        return {scene_.vertexes.data() + face.firstVertex, face.vertexCount};
    }

    void paint(const SceneFace &face, QColor color)
    {
        for (auto &vertex : vertexesOf(face)) {
            vertex.light = {-1, -1};
            for (size_t i = 0; i < 3; ++i)
                vertex.color[i] = static_cast<quint8>(color == Qt::white ? 255 : 0);
        }
    }

    // `unit`: what a vertex's place is counted in, in pixels of the atlas.
    void place(const SceneFace &face, const QRect &rect, QSizeF unit)
    {
        const auto width = static_cast<double>(atlas_.image.width()), height = static_cast<double>(atlas_.image.height());
        for (auto &vertex : vertexesOf(face)) {
            // Half a luxel inside, so that no neighbour shines in.
            const double x = std::clamp(vertex.light[0] * unit.width(), 0.5, rect.width() - 0.5);
            const double y = std::clamp(vertex.light[1] * unit.height(), 0.5, rect.height() - 0.5);
            vertex.light = {static_cast<float>((rect.x() + x) / width), static_cast<float>((rect.y() + y) / height)};
        }
    }

    // Where an atlas has no room for its lightmap, as if it had none.
    void placeInAtlas(const SceneFace &face)
    {
        if (page_.count() > 0) {
            const auto page = pages_.find(page_.integer(face.face));
            return page == pages_.end() ? brighten(face) : place(face, page->second, page->second.size());
        }
        const auto places = atlas_.placesOf(face.face);
        if (places.empty())
            return paint(face, lightings_.without() == FaceLighting::Black ? Qt::black : Qt::white);
        place(face, places.front().rect, QSizeF(1, 1));
    }

    void brighten(const SceneFace &face)
    {
        for (auto &vertex : vertexesOf(face)) {
            const auto lit = keptInRange(vertex.color[0] * gain_, vertex.color[1] * gain_, vertex.color[2] * gain_);
            vertex.color = {static_cast<quint8>(qRed(lit)), static_cast<quint8>(qGreen(lit)),
                            static_cast<quint8>(qBlue(lit)), vertex.color[3]};
            vertex.light = {-1, -1};
        }
    }

    Scene &scene_;
    const LightAtlas &atlas_;
    float gain_;
    FaceLightings lightings_;
    Column page_;
    std::map<qint64, QRect> pages_;
};

} // namespace

AtlasContent atlasForDrawing(const StyleValues &styles, float gain)
{
    AtlasContent content{.kind = AtlasContent::Combined, .styles = styles};
    for (auto &value : content.styles)
        value *= gain;
    return content;
}

void lightScene(Scene &scene, const Luxels &luxels, const LightAtlas &atlas, float gain)
{
    Lighter lighter(scene, luxels, atlas, gain);
    for (const auto &batch : scene.batches)
        for (quint32 face = batch.firstFace; face < batch.firstFace + batch.faceCount; ++face)
            lighter.light(scene.faces[face], batch.flags);
}
