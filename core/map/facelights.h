// Where the light of a face lies in the map's light, and how large it is. Of lightmaps that faces have for themselves files do
// not say it, unless they have DECOUPLED_LM: engines compute it from the face's vertexes and texture axes. Compilers did so too,
// some with other rounding: where a face ends within a hair of a luxel's edge, the size counts that fills the room up to the next
// lightmap, in maps whose lightmaps do so.
#pragma once

#include "core/map/facestyles.h"
#include "core/map/faceshape.h"

#include <QRect>

#include <memory>
#include <optional>

struct FaceLight {
    int width = 0, height = 0; // luxels of one style's image
    // Where its first luxel lies: along the luxels' axes, in luxels; in a page, in its luxels.
    double left = 0, top = 0;
    qint64 offset = 0; // of the first style's image in LightData::bytes(), in bytes; may lie outside of it
    int styles = 0;    // styles in use: images that follow each other
    qint64 rowBytes = 0, stride = 0; // of a row's luxels, and from a row to the next, which in a page are further apart
    qint64 bytesOfStyle() const { return rowBytes * height; }
    qint64 bytes() const { return bytesOfStyle() * styles; }
};

// Where a face's luxels lie in its model's space: a luxel's number along an axis is (axis . point + its fourth number) / unit.
struct LuxelAxes {
    std::array<double, 4> axis[2];
    double unit = 1;
};

// Reads every face's light once the columns are found; cheap to ask for many faces in turn, and to copy.
class FaceLights
{
public:
    explicit FaceLights(const MapFile &map, LightData::Additions additions = LightData::Additions::Used);
    // Nothing for a face without lightmap data in the map: no offset or style, Quake II's SKY and WARP, Half-Life's
    // SPECIAL, and a face whose references are broken or whose extents are absurd.
    std::optional<FaceLight> at(quint32 face) const { return kind_->at(face); }
    // What is stated of where its light begins, in bytes of the lighting lump; -1: it has none. 0 in pages.
    qint64 offsetOf(quint32 face) const { return kind_->offsetOf(face); }
    // Whether the format's own engine reads the data: Quake II's translucent faces have it, but are drawn without.
    bool isReadByEngine(quint32 face) const { return kind_->isReadByEngine(face); }
    // Whether engines light liquids and what is translucent by it too, where it is there.
    bool lightsAll() const { return kind_->lightsAll(); }
    // Whether anything beyond the faces' records and the lighting lump counts.
    bool isByAdditions() const { return kind_->isByAdditions(); }
    // Luxels a side, as engines compute it, of the one image that they make of all its styles, whether or not the file holds
    // any: they set that much aside when they load the map. Nothing where they draw none.
    std::optional<QSize> roomOf(quint32 face) const { return kind_->roomOf(face); }
    // Nothing for a face whose luxels lie in a page, and where its references are broken.
    std::optional<LuxelAxes> axesOf(quint32 face) const { return kind_->axesOf(face); }
    // Where a vertex of a face lies among the luxels of its light, which is what at() gave: whole numbers are where the
    // compiler took its samples. In a page nothing of use.
    std::array<double, 2> luxelOf(quint32 face, const FaceVertex &vertex, const FaceLight &light) const
    {
        return kind_->luxelOf(face, vertex, light);
    }
    // The same as a picture has it: in pixels of its lightmap, the middle of the first one at 0.5, and 0 without one; in a
    // page, 0 to 1.
    std::array<double, 2> placeOf(quint32 face, const FaceVertex &vertex, const std::optional<FaceLight> &light) const
    {
        return kind_->placeOf(face, vertex, light);
    }

    class Kind // of a map's lightmaps
    {
    public:
        virtual ~Kind() = default;
        virtual std::optional<FaceLight> at(quint32 face) const = 0;
        virtual qint64 offsetOf(quint32) const { return 0; }
        virtual bool isReadByEngine(quint32 face) const = 0;
        virtual bool lightsAll() const { return false; }
        virtual bool isByAdditions() const { return false; }
        virtual std::optional<QSize> roomOf(quint32 face) const = 0;
        virtual std::optional<LuxelAxes> axesOf(quint32) const { return {}; }
        virtual std::array<double, 2> luxelOf(quint32 face, const FaceVertex &vertex, const FaceLight &light) const = 0;
        virtual std::array<double, 2> placeOf(quint32 face, const FaceVertex &vertex,
                                              const std::optional<FaceLight> &light) const;
    };

private:
    std::shared_ptr<const Kind> kind_;
};

// A part of a page, in luxels, as the light of a face.
FaceLight lightOnPage(const bsp::Format &format, qint64 page, const QRect &rect);
