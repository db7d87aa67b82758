// What a view of lightmaps shows: images side by side, and which face lies where in them.
#pragma once

#include "core/light/atlas.h"
#include "core/light/facelighting.h"
#include "core/light/luxelspace.h"
#include "core/light/readings.h"

#include <QPolygonF>

#include <memory>

// A map's lightmaps, to be read from several threads.
struct LightSource {
    std::shared_ptr<const MapFile> map;
    Luxels luxels;
    LuxelSpaces spaces;
    FaceLightings lightings;
    ExternalPages external;
    std::vector<int> styles; // that light a face, ascending

    explicit LightSource(std::shared_ptr<const MapFile> of, const ExternalPages &pages = {})
        : map(std::move(of)), luxels(*map, pages), spaces(luxels), lightings(luxels), external(pages), styles(luxels.styles())
    {
    }
    Q_DISABLE_COPY_MOVE(LightSource)

    // Where the luxels of a face lie; nothing for one without light.
    std::optional<LuxelSpace> spaceOf(quint32 face) const
    {
        const auto light = luxels.light(face);
        return light ? std::optional(spaces.at(face, *light)) : std::nullopt;
    }
};

enum class LightReading { Colors, Heat, Exposure };

struct LightRequest {
    bool all = true;            // lightmaps of the whole map; else those of `faces`
    std::vector<quint32> faces; // ascending
    AtlasContent content;       // EachSlot or Combined
    LightReading reading = LightReading::Colors;
    double stops = 0;      // of exposure
    bool outlines = false; // of all faces
};

struct LightTile {
    QImage stored; // as in the map, or combined
    QImage shown;  // exposed and read
    QPoint at;
    QString caption;
};

struct LightSpot { // of a face
    int tile = 0;
    AtlasTile place; // in the tile
};

struct LightPicture {
    std::vector<LightTile> tiles;
    std::vector<LightSpot> spots;    // by face
    std::vector<QPolygonF> outlines; // on the plane of the tiles
    ExposureCount exposure;          // of what is shown
    qint64 without = 0;              // faces asked for that have no lightmap
    qint64 leftOut = 0;              // lightmaps that there is no room for

    std::span<const LightSpot> spotsOf(quint32 face) const;
    QRect rectOf(const LightSpot &spot) const; // on the plane
    std::vector<QPolygonF> rectsOf(std::span<const LightSpot> some) const;
    // The spot at a pixel of a tile: on pages the face that lies there, else whose rectangle it is. Null: none.
    const LightSpot *spotAt(int tile, QPoint pixel, const LightSource &source) const;
};

// Empty after a request to stop.
LightPicture drawLight(const LightSource &source, const LightRequest &request, std::stop_token stop = {});
// The borders of the spots' faces, on the plane; of a face that covers nothing of its rectangle, that. Not all of them
// once it is to stop.
std::vector<QPolygonF> outlinesOf(const LightPicture &picture, std::span<const LightSpot> spots,
                                  const LightSource &source, const std::stop_token &stop = {});
