#include "core/scene/stylelight.h"

#include "core/light/facelighting.h"
#include "core/scene/lighting.h"
#include "core/sorting.h"

StyleLight::StyleLight(std::shared_ptr<const MapScene> scene) : scene_(std::move(scene)), luxels_(*scene_->map, scene_->pages)
{
    for (const auto &place : scene_->light.tiles) {
        if (place.slot >= 0)
            continue; // drawn from a page, always in style 0
        const auto light = luxels_.light(place.face);
        Lit lit{.face = place.face, .at = place.rect.topLeft(), .styles = {}};
        for (int slot = 0; light && slot < light->styles; ++slot)
            lit.styles.push_back(luxels_.style(place.face, slot));
        add(std::move(lit));
    }
    const FaceLightings lightings(luxels_);
    const auto &faces = scene_->geometry.faces;
    for (quint32 face = 0; face < faces.size(); ++face) {
        Lit lit{.face = face, .at = {}, .styles = {}};
        for (const auto &layer : luxels_.layersOf(face))
            if (layer.kind == LightLayer::Vertexes)
                lit.styles.push_back(layer.style);
        const bool isFullBright = faces[face].look.flags & FaceFlag::FullBright;
        if (!lit.styles.empty() && !isFullBright && lightings.at(face).by == FaceLighting::Vertexes)
            add(std::move(lit));
    }
    sortUnique(styles_);
}

void StyleLight::add(Lit lit)
{
    if (std::ranges::all_of(lit.styles, [](int style) { return style == 0; }))
        return;
    for (const int style : lit.styles)
        if (style > 0 && style < std::ssize(normalStyles()))
            styles_.push_back(style);
    lit_.push_back(std::move(lit));
}

std::vector<LightPart> StyleLight::changed(const StyleValues &from, const StyleValues &to, std::stop_token stop) const
{
    const float gain = scene_->map->game().brightness.light;
    const auto content = atlasForDrawing(to, gain);
    std::vector<LightPart> parts;
    for (const auto &[face, at, styles] : lit_) {
        if (stop.stop_requested())
            return {};
        if (std::ranges::none_of(styles, [&](int style) { return valueOf(from, style) != valueOf(to, style); }))
            continue;
        LightPart part{.face = face, .at = {}, .luxels = {}, .colors = {}};
        if (at) {
            part.at = *at;
            part.luxels = luxels_.combined(face, content.styles).convertToFormat(QImage::Format_RGBA8888);
        } else {
            part.colors = layeredColors(luxels_, face, to, gain);
        }
        parts.push_back(std::move(part));
    }
    return parts;
}
