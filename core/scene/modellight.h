// The light that a model stands in: of Quake III's grid or the octree of BSPX, else that of the floor under it, as the games
// take it.
#pragma once

#include "core/map/lightgrid.h"
#include "core/scene/mapscene.h"

struct ModelLight {
    // At the game's stock brightness, 0 to 1 and beyond. A side gets `ambient` and the cosine between it and `towards` times
    // `directed`: from `back` times the cosine where that is below 0 up to `top`.
    std::array<float, 3> ambient{1, 1, 1}, directed{};
    Point towards{0, 0, 1}; // the light, in the world; of length 1
    float back = 0, top = 1;
};

class ModelLights
{
public:
    // The scene must outlive it.
    explicit ModelLights(const MapScene &scene);
    // A few rays. `ofCeiling`: in the light of what is above the point instead of the floor; a grid knows no such thing.
    ModelLight at(const Point &point, bool ofCeiling = false) const;
    // The first face under a point that things fall onto: not what is seen through, nor what triggers.
    std::optional<double> floorUnder(const Point &point, double reach) const;

private:
    struct Grid {
        std::array<double, 3> step{}, low{};
        std::array<qint64, 3> count{};
        std::array<Column, 8> columns; // ambient, directed, zenith and azimuth
    };
    struct Sun {
        std::array<float, 3> color{};
        Point towards{};
    };
    void findGrid();
    void findSun();
    bool seesSun(const Point &point) const;
    std::optional<ModelLight> ofGrid(const Point &point) const;
    std::array<float, 3> ofAirOrSurface(const Point &point, double up) const;
    std::array<float, 3> ofSurface(const Point &point, double up) const;
    Point slopeAt(const Point &point, double up) const;
    std::array<float, 3> lightOf(const RayHit &hit) const;

    const MapScene &scene_;
    const std::span<const ModelPlacement> world_; // alone lights what stands in it
    std::optional<Grid> grid_;
    std::optional<LightGrid> octree_;
    std::optional<Sun> sun_;
};
