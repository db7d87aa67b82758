#include "core/scene/stylelight.h"

#include "core/scene/lighting.h"

#include <set>

StyleLight::StyleLight(std::shared_ptr<const MapScene> scene) : scene_(std::move(scene)), luxels_(*scene_->map)
{
    const auto &places = scene_->light.tiles;
    std::set<int> found;
    for (quint32 i = 0; i < places.size(); ++i) {
        if (places[i].slot >= 0)
            continue; // drawn from a page, always in style 0
        const auto light = luxels_.light(places[i].face);
        Lit lit{.place = i};
        bool isSteady = true;
        for (int slot = 0; light && slot < light->styles; ++slot) {
            const int style = luxels_.style(places[i].face, slot);
            lit.styles.push_back(style);
            isSteady = isSteady && style == 0;
            if (style < std::ssize(normalStyles()))
                found.insert(style);
        }
        if (!isSteady)
            lit_.push_back(lit);
    }
    found.erase(0);
    styles_.assign(found.begin(), found.end());
}

std::vector<LightPart> StyleLight::changed(const StyleValues &from, const StyleValues &to, std::stop_token stop) const
{
    const auto content = atlasForDrawing(to, scene_->map->game().brightness.light);
    std::vector<LightPart> parts;
    for (const auto &[index, styles] : lit_) {
        if (stop.stop_requested())
            return {};
        const bool isOther = std::ranges::any_of(styles, [&](int style) { return valueOf(from, style) != valueOf(to, style); });
        const auto &place = scene_->light.tiles[index];
        if (isOther)
            parts.push_back({place.face, place.rect.topLeft(),
                             luxels_.combined(place.face, content.styles).convertToFormat(QImage::Format_RGBA8888)});
    }
    return parts;
}
