#include "core/scene/light.h"

#include <algorithm>
#include <map>

namespace
{

class Lighter
{
public:
    Lighter(Scene &scene, const Luxels &luxels, const LightAtlas &atlas, float gain)
        : scene_(scene), luxels_(luxels), atlas_(atlas), gain_(gain), lights_(luxels.map()),
          page_(luxels.map().column(luxels.map().format().columns.facePage))
    {
        const auto &format = luxels.map().format();
        isPaged_ = format.lightmaps == bsp::Lightmaps::Pages;
        isDarkWithout_ = luxels.map().game().unlit.isBlack && !luxels.map().lumpBytes(format.roles.lighting).empty();
        for (const auto &page : atlas.pages)
            pages_[page.number] = page.rect;
    }

    void light(const SceneFace &face, FaceFlags flags)
    {
        if (flags & FaceFlag::FullBright)
            return paint(face, Qt::white);
        const auto &placement = scene_.placements[face.placement];
        // Half-Life draws render modes other than normal and solid without lightmaps.
        if (placement.renderMode != RenderMode::Normal && placement.renderMode != RenderMode::Solid)
            return paint(face, Qt::white);
        if (isPaged_)
            return lightFromPage(face);
        switch (lights_.unlit(face.face)) {
        case Unlit::No: break;
        case Unlit::Special: return paint(face, isDarkWithout_ ? Qt::black : Qt::white);
        default: return paint(face, Qt::white);
        }
        const auto places = atlas_.placesOf(face.face);
        if (places.empty())
            paint(face, isDarkWithout_ ? Qt::black : Qt::white);
        else
            place(face, places.front().rect, QSizeF(1, 1));
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

    void lightFromPage(const SceneFace &face)
    {
        const auto page = page_.integer(face.face);
        const auto known = pages_.find(page);
        if (known != pages_.end())
            return place(face, known->second, known->second.size());
        for (auto &vertex : vertexesOf(face)) {
            const auto lit = keptInRange(vertex.color[0] * gain_, vertex.color[1] * gain_, vertex.color[2] * gain_);
            vertex.color = {static_cast<quint8>(qRed(lit)), static_cast<quint8>(qGreen(lit)),
                            static_cast<quint8>(qBlue(lit)), vertex.color[3]};
            vertex.light = {-1, -1};
        }
    }

    Scene &scene_;
    const Luxels &luxels_;
    const LightAtlas &atlas_;
    float gain_;
    FaceLights lights_;
    Column page_;
    bool isPaged_ = false, isDarkWithout_ = false;
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
