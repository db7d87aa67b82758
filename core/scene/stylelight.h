// Recomputes the light of a scene for other values of its light styles, only for the faces that these styles light.
#pragma once

#include "core/scene/mapscene.h"

#include <stop_token>

struct LightPart {                             // the light of one face
    quint32 face = 0;                          // record of the faces' lump
    QPoint at;                                 // in MapScene::light
    QImage luxels;                             // Format_RGBA8888; null: the face is lit by its vertexes
    std::vector<std::array<quint8, 4>> colors; // of its vertexes, as SceneVertex::color
};

class StyleLight
{
public:
    // Finds which styles light which faces.
    explicit StyleLight(std::shared_ptr<const MapScene> scene);

    // Returns the styles in ascending order, without 0, which is always on.
    const std::vector<int> &styles() const { return styles_; }
    // Returns the light of the faces that change between two sets of values: that for `to`, at the game's stock brightness.
    // Thread-safe.
    std::vector<LightPart> changed(const StyleValues &from, const StyleValues &to, std::stop_token stop = {}) const;

private:
    struct Lit { // a face lit by styles other than 0
        quint32 face = 0;
        std::optional<QPoint> at; // of its lightmap; none: lit by its vertexes
        std::vector<int> styles;
    };
    // Adds a face to lit_ and its styles to styles_, unless all its styles are 0.
    void add(Lit lit);

    std::shared_ptr<const MapScene> scene_;
    Luxels luxels_;
    std::vector<Lit> lit_;
    std::vector<int> styles_;
};
