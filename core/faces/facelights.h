// A face is lit by layers, which engines add up: each has luxels, or colours of vertexes, and a light style. This header finds
// what lights a face, where the luxels of its layers lie in the map's light data, and how many there are. Files do not store the
// latter for lightmaps of single faces, unless they have DECOUPLED_LM: engines compute it from the face's vertexes and axes.
// Compilers did so too, some with different rounding. So where a face ends within a hair of a luxel's edge, the size that fills
// the space up to the next lightmap wins, in maps whose lightmaps leave no gaps.
#pragma once

#include "core/faces/faceshape.h"
#include "core/faces/lightoverrides.h"

#include <QRect>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

// A part of a face's light, in one style; of formats with lightmap pages.
struct LightLayer {
    enum Kind : quint8 {
        Page,     // a rectangle of a page
        Vertexes, // the colours of its vertexes
        White,    // full light everywhere
    };
    Kind kind = Page;
    int number = 0; // in the records of the face and its vertexes; below lightLayers.most
    int style = 0;
    // Page: its number, which the map or a file next to it may lack. Otherwise the face's negative number, or vertexPage if the
    // game ignores the face's number.
    qint64 page = bsp::vertexPage;
    QRect rect{}; // Page: as the face states it; may be empty or lie outside the page
};

// The luxels of a face's layers.
struct FaceLight {
    // The location of a layer's luxels, if they do not follow those of the layer before.
    struct Place {
        qint64 page = 0;
        double left = 0, top = 0;
        qint64 offset = 0; // -1: not in the map
        bool isWhite() const { return page == bsp::whitePage; }
    };
    int width = 0, height = 0; // luxels of one layer
    // Position of the first luxel: along the luxel axes, in luxels; in a page, within the page.
    double left = 0, top = 0;
    qint64 offset = 0;               // of the first layer's luxels in LightData::bytes(), in bytes; may lie outside of it
    int styles = 0;                  // number of layers, each in one style
    qint64 rowBytes = 0, stride = 0; // of a row's luxels, and from one row to the next (larger in a page)
    qint64 page = -1;                // of the first layer; -1: the luxels are the face's own
    std::vector<Place> others{};     // of the layers after the first, on pages
    qint64 bytesOfStyle() const { return rowBytes * height; }
    qint64 bytes() const { return bytesOfStyle() * styles; }
    bool isOnPage() const { return page >= 0; }
    // Returns where the luxels of a layer are. Requires slot < styles.
    Place placeOf(int slot) const
    {
        if (slot > 0 && !others.empty())
            return others[static_cast<size_t>(slot) - 1];
        return {page, left, top, offset + slot * bytesOfStyle()};
    }
};

// Where a face's luxels lie in its model's space: a luxel's number along an axis is (axis . point + axis[3]) / unit.
struct LuxelAxes {
    std::array<double, 4> axis[2];
    double unit = 1;
};

// Finds the light of faces. Looks up the columns once, so that asking for many faces is cheap, and so is copying.
class FaceLights
{
public:
    explicit FaceLights(const MapFile &map, LightData::Additions additions = LightData::Additions::Used);
    // Returns the face's light; nothing for a face without lightmap data in the map: without offset or style, Quake II's SKY
    // and WARP, Half-Life's SPECIAL, and faces with broken references or absurd extents.
    std::optional<FaceLight> at(quint32 face) const { return kind_->at(face); }
    // Returns the layers that the map's game adds up for the face, whether or not the map has their luxels. They are all on pages
    // or white, or all of vertexes. Empty in formats without pages. This alone decides what a page's number means.
    std::vector<LightLayer> layersOf(quint32 face) const { return kind_->layersOf(face); }
    // Returns whether faces are lit by rectangles of lightmap pages, which they may share.
    bool arePages() const { return kind_->arePages(); }
    // Returns the stored offset of the face's light, in bytes of the lighting lump; -1: none. 0 in pages.
    qint64 offsetOf(quint32 face) const { return kind_->offsetOf(face); }
    // Returns whether the format's own engine reads the data: Quake II's translucent faces have it, but are drawn without.
    bool isUsedByEngine(quint32 face) const { return kind_->isUsedByEngine(face); }
    // Returns whether engines also light liquids and translucent faces that have light.
    bool lightsAll() const { return kind_->lightsAll(); }
    // Returns whether anything besides the face records and the lighting lump determines the light.
    bool usesAdditions() const { return kind_->usesAdditions(); }
    // Returns the size in luxels of the image that engines allocate for the face when they load the map: one for all its
    // styles, even if the file holds none. Nothing if they draw no lightmap.
    std::optional<QSize> roomOf(quint32 face) const { return kind_->roomOf(face); }
    // Returns the face's luxel axes; nothing if its luxels lie in a page or its references are broken.
    std::optional<LuxelAxes> axesOf(quint32 face) const { return kind_->axesOf(face); }
    // Returns a vertex's position among the luxels of `light`, the result of at(). Whole numbers are where the compiler took
    // its samples. Meaningless in a page.
    std::array<double, 2> luxelOf(quint32 face, const FaceVertex &vertex, const FaceLight &light) const
    {
        return kind_->luxelOf(face, vertex, light);
    }
    // Returns the same as image coordinates: in pixels of the lightmap, with the centre of the first one at 0.5, or 0
    // without a lightmap; in the first layer's page, 0 to 1.
    std::array<double, 2> placeOf(quint32 face, const FaceVertex &vertex, const std::optional<FaceLight> &light) const
    {
        return kind_->placeOf(face, vertex, light);
    }

    class Kind // how a map stores its lightmaps
    {
    public:
        virtual ~Kind() = default;
        virtual std::optional<FaceLight> at(quint32 face) const = 0;
        virtual std::vector<LightLayer> layersOf(quint32) const { return {}; }
        virtual bool arePages() const { return false; }
        virtual qint64 offsetOf(quint32) const { return 0; }
        virtual bool isUsedByEngine(quint32 face) const = 0;
        virtual bool lightsAll() const { return false; }
        virtual bool usesAdditions() const { return false; }
        virtual std::optional<QSize> roomOf(quint32 face) const = 0;
        virtual std::optional<LuxelAxes> axesOf(quint32) const { return {}; }
        virtual std::array<double, 2> luxelOf(quint32 face, const FaceVertex &vertex, const FaceLight &light) const = 0;
        virtual std::array<double, 2> placeOf(quint32 face, const FaceVertex &vertex,
                                              const std::optional<FaceLight> &light) const;
    };

private:
    std::shared_ptr<const Kind> kind_;
};

// Returns the light of layers on pages, up to the first layer without luxels; nothing if the first has none. `rectOf` returns the
// luxels of a layer, or nothing if it has none; those of later layers have the size of the first's. White layers have no offset
// (-1), and none is the first.
std::optional<FaceLight> lightOnPages(const bsp::Format &format, const std::vector<LightLayer> &layers,
                                      const std::function<std::optional<QRect>(const LightLayer &)> &rectOf);

// Returns the records of the derived table of lightmaps.
QByteArray deriveFaceLightmaps(const MapFile &map);
// Returns the size in bytes of a luxel in the lighting lump: the format's or, if the format allows another, the one that the
// distances between lightmaps fit.
int deriveBytesPerLuxel(const MapFile &map);
