// The lightmaps of a scene at other values of its light styles: only of the faces that these light.
#pragma once

#include "core/scene/mapscene.h"

#include <stop_token>

struct LightPart { // of one face
    quint32 face = 0; // record of the faces' lump
    QPoint at; // in MapScene::light
    QImage luxels; // Format_RGBA8888
};

class StyleLight
{
public:
    // Finds out which style lights which faces.
    explicit StyleLight(std::shared_ptr<const MapScene> scene);

    // Other than 0, ascending: 0 is what is always on.
    const std::vector<int> &styles() const { return styles_; }
    // What is different from one set of values to another, at the game's stock brightness. May be asked from any thread.
    std::vector<LightPart> changed(const StyleValues &from, const StyleValues &to, std::stop_token stop = {}) const;

private:
    struct Lit { // a face with more than the steady light
        quint32 place = 0; // in LightAtlas::tiles
        std::vector<int> styles;
    };
    std::shared_ptr<const MapScene> scene_;
    Luxels luxels_;
    std::vector<Lit> lit_;
    std::vector<int> styles_;
};
