// The lightmaps of a map's faces as images: a luxel is a pixel, with the very bytes of the map's light; grey is shown as grey,
// and HDR as far as bytes go (core/light/luxelcode.h).
#pragma once

#include "core/map/facelights.h"
#include "core/map/faceshape.h"

#include <QImage>

#include <array>
#include <map>

// How bright each light style is, by its number; 1 is its normal value ("m" in a style's letters).
using StyleValues = std::array<float, 256>;
StyleValues normalStyles();
// LMSTYLE16 has more of them than anybody sets values for: those beyond are as bright as style 0.
inline float valueOf(const StyleValues &values, int style)
{
    const auto number = static_cast<size_t>(style);
    return values[number < values.size() ? number : 0];
}

// Lightmap pages that lie beside a Quake III map as images, by number (lightmapNum).
using ExternalPages = std::map<qint64, QImage>;

// A light's slots are counted from 0; FaceLight::styles says how many there are.
class Luxels
{
public:
    explicit Luxels(const MapFile &map, ExternalPages external = {});

    // What the map holds of a face's light: of several slots those that lie wholly in its data. In a page it is the
    // rectangle that the file states, or, as q3map2 states none, the luxels that the face's vertexes span. A light on
    // an external page has no offset (-1). Nothing for a face without any.
    std::optional<FaceLight> light(quint32 face) const;
    // Luxels a side of the page that lights a face; empty where there is no such page.
    QSize pageSize(quint32 face) const;
    // FaceStyles::none where the slot is not in use; 0 in formats without styles.
    int style(quint32 face, int slot) const;

    // Format_RGB888; null where light() has no such slot.
    QImage image(quint32 face, int slot) const;
    QImage image(quint32 face, const FaceLight &light, int slot) const;
    // The same as numbers, three for each luxel, row by row; of HDR luxels above 255 too. 0 where light() has no such slot.
    std::vector<float> levels(quint32 face, const FaceLight &light, int slot) const;
    // All slots as the engine adds them up: each times its style's value, and where a channel goes beyond 255 all three
    // are scaled down, which keeps the hue (ref_gl/gl_light.c).
    QImage combined(quint32 face, const StyleValues &values) const;
    QImage combined(quint32 face, const FaceLight &light, const StyleValues &values) const;

    // A page of the lump, or an external one; null where there is no such.
    QImage page(qint64 number) const;
    // Its luxels a side, without reading it; empty where there is no such.
    QSize sizeOfPage(qint64 number) const;
    // The numbers of all pages there are, ascending.
    std::vector<qint64> pages() const;

    // All styles that light a face and have a value of their own, ascending.
    std::vector<int> styles() const;

    const MapFile &map() const { return map_; }
    // Where the luxels come from, but those on external pages.
    const LightData &data() const { return data_; }
    const FaceLights &lights() const { return lights_; }
    const FaceShapes &shapes() const { return shapes_; }

private:
    std::optional<FaceLight> onPage(quint32 face) const;
    QRect rectOnPage(quint32 face, QSize page) const;
    void readRow(const FaceLight &light, int slot, int y, const QImage &onPage, float *levels) const;
    const QImage *externalPage(quint32 face) const;
    const QImage *externalPageOf(qint64 number) const;

    const MapFile &map_;
    LightData data_;
    FaceLights lights_;
    FaceStyles styles_;
    FaceShapes shapes_;
    ExternalPages external_;
    qint64 pages_; // of the lump
    Column page_, rect_[4];
};

// Scaled down where a channel goes beyond 255, as engines do.
QRgb keptInRange(float red, float green, float blue);
// So many times as bright.
inline QRgb keptInRange(QRgb color, float factor)
{
    return keptInRange(static_cast<float>(qRed(color)) * factor, static_cast<float>(qGreen(color)) * factor,
                       static_cast<float>(qBlue(color)) * factor);
}
