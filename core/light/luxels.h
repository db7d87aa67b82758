// The lightmaps of a map's faces as images, one pixel per luxel with the map's own bytes; grey stays grey, and HDR is
// reduced to bytes.
#pragma once

#include "core/faces/directionpages.h"
#include "core/faces/facelights.h"
#include "core/faces/faceshape.h"

#include <QImage>

#include <array>
#include <map>

// The brightness of each light style by its number; 1 is normal ("m" in a style's letters).
using StyleValues = std::array<float, 256>;
StyleValues normalStyles();
// Returns the brightness of a style. LMSTYLE16 allows higher numbers than there are values; these are as bright as style 0.
inline float valueOf(const StyleValues &values, int style)
{
    const auto number = static_cast<size_t>(style);
    return values[number < values.size() ? number : 0];
}

// Lightmap pages stored as images next to a Quake III map, by number (lightmapNum).
using ExternalPages = std::map<qint64, QImage>;

// A light's slots are counted from 0; FaceLight::styles says how many there are.
class Luxels
{
public:
    explicit Luxels(const MapFile &map, ExternalPages external = {});

    // Returns a face's light, with only those slots that lie wholly in the map's data. On a page, it is the rectangle stored
    // in the file or, since q3map2 stores none, the luxels that the face's vertexes span. A layer on an external page, or a
    // white one, has no offset (-1). Nothing for a face without light.
    std::optional<FaceLight> light(quint32 face) const;
    // Returns the layers that the game adds up for a face: those of FaceLights::layersOf(), but all as vertex light if the page
    // of the first does not exist.
    std::vector<LightLayer> layersOf(quint32 face) const;
    // Returns a slot's style, FaceStyles::none for an unused slot, or 0 in formats without styles.
    int style(quint32 face, int slot) const;

    // Return the luxels of a slot as Format_RGB888; null if light() has no such slot.
    QImage image(quint32 face, int slot) const;
    QImage image(quint32 face, const FaceLight &light, int slot) const;
    // Returns the levels, three per luxel, row by row; those of HDR luxels may exceed 255. 0 if light() has no such slot.
    std::vector<float> levels(quint32 face, const FaceLight &light, int slot) const;
    // Return the sum of all slots as the engine computes it (ref_gl/gl_light.c): each slot is multiplied by its style's value,
    // and a luxel with a channel beyond 255 is scaled down, which keeps the hue.
    QImage combined(quint32 face, const StyleValues &values) const;
    QImage combined(quint32 face, const FaceLight &light, const StyleValues &values) const;

    // Returns a page of the lump or an external one; null if there is none.
    QImage page(qint64 number) const;
    // Returns the size of a page in luxels without reading it; empty if there is none.
    QSize sizeOfPage(qint64 number) const;
    // Returns the numbers of all existing pages of light, ascending.
    std::vector<qint64> pages() const;
    // Returns the numbers of the pages that hold light directions, ascending.
    std::vector<qint64> directionPages() const;
    // Returns which pages hold light directions, of those in the map and next to it.
    DirectionPages directions() const { return directions_; }
    bool hasDirections() const { return directions_ == DirectionPages::Odd; }

    // Returns all styles that light any face and have a value of their own in StyleValues, ascending.
    std::vector<int> styles() const;

    const MapFile &map() const { return map_; }
    // Returns the source of the luxels, except those on external pages.
    const LightData &data() const { return data_; }
    const FaceLights &lights() const { return lights_; }
    const FaceShapes &shapes() const { return shapes_; }

private:
    std::optional<FaceLight> onPage(quint32 face) const;
    QRect rectOnPage(quint32 face, const LightLayer &layer) const;
    QImage outsideOfMap(const FaceLight &light, int slot) const;
    void readRow(const FaceLight &light, int slot, int y, const QImage &outside, float *levels) const;
    const QImage *externalPageOf(qint64 number) const;

    const MapFile &map_;
    LightData data_;
    FaceLights lights_;
    FaceStyles styles_;
    FaceShapes shapes_;
    ExternalPages external_;
    qint64 pages_; // of the lump
    DirectionPages directions_;
};

// Scales a colour down if a channel exceeds 255, as engines do.
QRgb clampKeepingHue(float red, float green, float blue);
// Multiplies a colour by a factor, then scales it down in the same way.
inline QRgb clampKeepingHue(QRgb color, float factor)
{
    return clampKeepingHue(static_cast<float>(qRed(color)) * factor, static_cast<float>(qGreen(color)) * factor,
                           static_cast<float>(qBlue(color)) * factor);
}
