// Recomputes the lightmaps of a scene for other values of its light styles, only for the faces that these styles light.
#pragma once

#include "core/scene/mapscene.h"

#include <stop_token>

struct LightPart {    // the lightmap of one face
    quint32 face = 0; // record of the faces' lump
    QPoint at;        // in MapScene::light
    QImage luxels;    // Format_RGBA8888
};

class StyleLight
{
public:
    // Finds which styles light which faces.
    explicit StyleLight(std::shared_ptr<const MapScene> scene);

    // Returns the styles in ascending order, without 0, which is always on.
    const std::vector<int> &styles() const { return styles_; }
    // Returns the lightmaps that differ between two sets of values, as of `to`, at the game's stock brightness. Thread-safe.
    std::vector<LightPart> changed(const StyleValues &from, const StyleValues &to, std::stop_token stop = {}) const;

private:
    struct Lit {           // a face lit by styles other than 0
        quint32 place = 0; // in LightAtlas::tiles
        std::vector<int> styles;
    };
    std::shared_ptr<const MapScene> scene_;
    Luxels luxels_;
    std::vector<Lit> lit_;
    std::vector<int> styles_;
};
