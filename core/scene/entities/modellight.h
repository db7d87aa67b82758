// The light on a model: from Quake III's grid or the octree of BSPX, else from the floor under it, as in the games.
#pragma once

#include "core/faces/lightgrid.h"
#include "core/scene/mapscene.h"

struct ModelLight {
    // At the game's stock brightness; may exceed 1. A surface gets `ambient` plus `directed` times the cosine between its
    // normal and `towards`. The cosine is at most `top`; below 0, it is multiplied by `back`.
    std::array<float, 3> ambient{1, 1, 1}, directed{};
    Point towards{0, 0, 1}; // towards the light, in the world; of length 1
    float back = 0, top = 1;
    friend bool operator==(const ModelLight &, const ModelLight &) = default;
};

class ModelLights
{
public:
    // The scene must outlive it.
    explicit ModelLights(const MapScene &scene);
    // Returns the light at a point. Casts a few rays. With `ofCeiling`, takes it from the surface above the point instead of
    // the floor, unless there is a grid.
    ModelLight at(const Point &point, bool ofCeiling = false) const;
    // Returns the height of the first face below a point that things can land on: no sky, liquid, NODRAW or invisible entity.
    std::optional<double> floorUnder(const Point &point, double reach) const;

private:
    struct Grid {
        std::array<double, 3> step{}, low{};
        std::array<qint64, 3> count{};
        std::vector<std::array<Column, 6>> layers; // ambient, directed
        std::vector<Column> styles;                // of the layers; empty: they have none
        Column zenith, azimuth;
        Column light; // by grid point, the record of its light; empty: the point's own number
    };
    struct Sun {
        std::array<float, 3> color{};
        Point towards{};
    };
    void findGrid();
    void findSun();
    bool seesSun(const Point &point) const;
    std::array<double, 6> lightAt(quint32 record) const;
    bool isInWall(quint32 record, const std::array<double, 6> &light) const;
    std::optional<ModelLight> ofGrid(const Point &point) const;
    std::array<float, 3> ofAirOrSurface(const Point &point, double up) const;
    std::array<float, 3> ofSurface(const Point &point, double up) const;
    Point slopeAt(const Point &point, double up) const;
    std::array<float, 3> lightOf(const RayHit &hit) const;

    const MapScene &scene_;
    const std::span<const ModelPlacement> world_; // only the world lights models
    std::optional<Grid> grid_;
    std::optional<LightGrid> octree_;
    std::optional<Sun> sun_;
};
