// What a lightmap view shows: images side by side, and the position of each face in them.
#pragma once

#include "core/light/atlas.h"
#include "core/light/facelighting.h"
#include "core/light/luxelspace.h"
#include "core/light/readings.h"

#include <QPolygonF>

#include <memory>
#include <optional>

// A map's lightmaps, for reading from several threads.
struct LightSource {
    std::shared_ptr<const MapFile> map;
    Luxels luxels;
    LuxelSpaces spaces;
    FaceLightings lightings;
    ExternalPages external;
    std::vector<int> styles; // those that light any face, ascending

    explicit LightSource(std::shared_ptr<const MapFile> of, const ExternalPages &pages = {})
        : map(std::move(of)), luxels(*map, pages), spaces(luxels), lightings(luxels), external(pages), styles(luxels.styles())
    {
    }
    Q_DISABLE_COPY_MOVE(LightSource)

    // Returns the positions of a face's luxels; nothing for a face without light.
    std::optional<LuxelSpace> spaceOf(quint32 face) const
    {
        const auto light = luxels.light(face);
        return light ? std::optional(spaces.at(face, *light)) : std::nullopt;
    }
};

enum class LightReading { Colors, Heat, Exposure };

// Which map's luxels are shown while two maps are compared. The picture is arranged by this map's faces.
enum class LightSide { This, Other, Difference };

struct LightRequest {
    bool all = true;            // lightmaps of the whole map; else those of `faces`
    std::vector<quint32> faces; // ascending
    AtlasContent content;       // EachSlot or Combined
    LightReading reading = LightReading::Colors;
    double stops = 0;      // of exposure
    bool outlines = false; // of all faces
    LightSide side = LightSide::This;
    std::shared_ptr<const LightSource> other{}; // of the other map; null: only LightSide::This can be shown
    std::vector<qint32> counterparts{};         // by face: that in the other map, or -1
};

struct LightTile {
    QImage stored;       // as in the map, or combined
    bool isLight = true; // otherwise it holds light directions
    QImage shown;        // with exposure and reading applied
    QPoint at;
    QString caption;
};

struct LightSpot { // where a face's lightmap is
    int tile = 0;
    AtlasTile place; // in the tile
};

// How the luxels that a picture shows differ from those of the other map.
struct LightDifference {
    qint64 luxels = 0;    // compared
    int largest = 0;      // of a channel, 0 to 255
    double mean = 0;      // of all channels
    int stops = 0;        // by which the picture is brightened, so that small differences are visible
    qint64 unmatched = 0; // lightmaps without a counterpart of the same size, which are transparent
};

struct LightPicture {
    std::vector<LightTile> tiles;
    std::vector<LightSpot> spots;                // sorted by face
    std::vector<QPolygonF> outlines;             // in picture coordinates, as LightTile::at
    ExposureCount exposure;                      // of what is shown
    qint64 without = 0;                          // requested faces without a lightmap
    qint64 leftOut = 0;                          // lightmaps omitted for lack of room
    std::optional<LightDifference> difference{}; // of LightSide::Other and Difference

    std::span<const LightSpot> spotsOf(quint32 face) const;
    QRect rectOf(const LightSpot &spot) const; // in picture coordinates
    std::vector<QPolygonF> rectsOf(std::span<const LightSpot> some) const;
    // Returns the spot at a pixel of a tile: one whose face covers the pixel, else the first whose rectangle contains it,
    // else null.
    const LightSpot *spotAt(int tile, QPoint pixel, const LightSource &source) const;
};

// Draws the requested lightmaps. Returns an empty picture if stopped.
LightPicture drawLight(const LightSource &source, const LightRequest &request, std::stop_token stop = {});
// Returns the borders of the spots' faces in picture coordinates; for a face without a border in its spot, the spot's rectangle.
// Incomplete if stopped.
std::vector<QPolygonF> outlinesOf(const LightPicture &picture, std::span<const LightSpot> spots, const LightSource &source,
                                  const std::stop_token &stop = {});
