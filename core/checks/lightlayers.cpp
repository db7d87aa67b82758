#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/map/celltext.h"

namespace {

// The columns of a layer of light.
struct LayerColumns {
    Column page, style;
};

} // namespace

// Finds surfaces lit by pages with a further layer that has a style, but no page: FinishShader() of OpenJK's
// rd-vanilla/tr_shader.cpp. Meshes and flares are lit by their vertexes, whatever their pages (tr_bsp.cpp).
void checkLightLayers(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto &columns = map.format().columns;
    const auto &rules = map.format().lightLayers;
    const auto who = enginesThatStop(context, [](const EngineStops &engine) { return engine.pagelessLayers; });
    if (!who || columns.faceStyles.lump == bsp::none)
        return;
    std::vector<LayerColumns> layers;
    for (int number = 0; number < rules.most; ++number)
        layers.push_back({map.column(columns.facePage, number), map.column(columns.faceStyles, number)});
    const auto types = map.column(columns.faceType);
    const auto lacksPage = [&](quint32 face, const LayerColumns &layer) {
        const auto page = layer.page.integer(face);
        return page < 0 && page != bsp::vertexPage;
    };
    for (quint32 face = 0; face < types.count() && !context.stop.stop_requested(); ++face) {
        const auto type = static_cast<bsp::SurfaceType>(types.integer(face));
        if ((type != bsp::SurfaceType::Polygon && type != bsp::SurfaceType::Patch) || layers.front().page.integer(face) < 0)
            continue;
        for (int number = 0; number < rules.most; ++number) {
            const auto &layer = layers[static_cast<size_t>(number)];
            if (layer.style.integer(face) >= rules.unusedStyle)
                break;
            if (number == 0 || !lacksPage(face, layer))
                continue;
            const RecordRef where{columns.facePage.lump, face};
            problems.add(who->severity, "light-layer", where, columns.facePage.field + number, [&] {
                return CheckText::tr("%1: %4 is %5, but %2 is %3, so the style has no lightmap page. This makes %6 stop if the "
                                     "shader has a $lightmap stage (\"light style with no light map\").")
                    .arg(title(map, where), fromView(layer.page.field().name), numberText(layer.page.integer(face)),
                         fromView(layer.style.field().name), numberText(layer.style.integer(face)), who->names);
            });
            break;
        }
    }
}
