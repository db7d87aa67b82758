// The lightmaps of a scene for other values of its light styles, only for the faces that these light.
#pragma once

#include "core/scene/mapscene.h"

#include <stop_token>

struct LightPart {    // of one face
    quint32 face = 0; // record of the faces' lump
    QPoint at;        // in MapScene::light
    QImage luxels;    // Format_RGBA8888
};

class StyleLight
{
public:
    // Finds which styles light which faces.
    explicit StyleLight(std::shared_ptr<const MapScene> scene);

    // Returns the styles except 0, which is always on; ascending.
    const std::vector<int> &styles() const { return styles_; }
    // Returns the lightmaps that differ from one set of values to another, at the game's stock brightness. Thread-safe.
    std::vector<LightPart> changed(const StyleValues &from, const StyleValues &to, std::stop_token stop = {}) const;

private:
    struct Lit {           // a face with more than the steady light
        quint32 place = 0; // in LightAtlas::tiles
        std::vector<int> styles;
    };
    std::shared_ptr<const MapScene> scene_;
    Luxels luxels_;
    std::vector<Lit> lit_;
    std::vector<int> styles_;
};
