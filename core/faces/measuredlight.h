// Lightmaps of faces that have one for each of their light styles, sized by the face's position in its texture.
#pragma once

#include "core/faces/facelights.h"
#include "core/faces/surfaceflags.h"

#include <bit>
#include <mutex>

// The sizes of luxels along each face's texture axes. In most maps all faces have the same.
class LuxelSizes
{
public:
    LuxelSizes(const MapFile &map, const LightOverrides &overrides);
    // Returns the texels per luxel, above 0. Requires a face of the map.
    double at(quint32 face) const { return shifts_ || !bySurface_.empty() ? own(face) : texels_; }

private:
    double own(quint32 face) const;

    double texels_;
    PerFace<quint8> shifts_;
    std::vector<double> bySurface_; // by texinfo; empty if the map has no face infos
    Column texinfo_;
};

// The byte offsets in a lump at which something starts, for finding the next start after an offset.
class StartBits
{
public:
    StartBits() = default;
    explicit StartBits(qint64 size) : size_(size), words_(static_cast<size_t>((size + 63) / 64)) {}
    // Adds a start; ignores one outside the lump.
    void add(qint64 start)
    {
        if (start >= 0 && start < size_)
            words_[static_cast<size_t>(start / 64)] |= quint64(1) << (start % 64);
    }
    // Returns the first start after `start`, or the lump's end.
    qint64 next(qint64 start) const
    {
        if (start < 0 || start + 1 >= size_)
            return size_;
        auto word = static_cast<size_t>((start + 1) / 64);
        quint64 bits = words_[word] >> ((start + 1) % 64) << ((start + 1) % 64);
        while (bits == 0 && ++word < words_.size())
            bits = words_[word];
        return bits == 0 ? size_ : static_cast<qint64>(word) * 64 + std::countr_zero(bits);
    }

private:
    qint64 size_ = 0;
    std::vector<quint64> words_;
};

class MeasuredLight : public FaceLights::Kind
{
public:
    explicit MeasuredLight(const MapFile &map, LightData::Additions additions = LightData::Additions::Used);

    std::optional<FaceLight> at(quint32 face) const override;
    qint64 offsetOf(quint32 face) const override
    {
        return overrides_.offsets ? overrides_.offsets.at(face) : lightofs_.integer(face);
    }
    bool isUsedByEngine(quint32 face) const override;
    bool usesAdditions() const override { return light_.source() != LightData::Lump || overrides_.isAny(); }
    std::optional<QSize> roomOf(quint32 face) const override;
    std::optional<LuxelAxes> axesOf(quint32 face) const override;
    std::array<double, 2> luxelOf(quint32 face, const FaceVertex &vertex, const FaceLight &light) const override;

    // Returns how many bytes a luxel of the lighting lump has, judged by the distances between lightmaps: `own`, unless luxels
    // of `other` bytes fill most of these distances and luxels of `own` bytes fill few.
    int bytesByGaps(int own, int other) const;

private:
    struct Bounds { // of a face in its texture, in texels
        float low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
        // The same before rounding to float, and how far a compiler's result may differ.
        double exactLow[2] = {INFINITY, INFINITY}, exactHigh[2] = {-INFINITY, -INFINITY}, doubt[2] = {};
        double unit = 1; // texels a luxel
    };
    struct Edges { // the luxel lines around the face, counted from the texture's origin
        double low[2] = {}, high[2] = {};
        double doubt = 0; // distance to lines that neither engines nor exact arithmetic take, in texels
    };

    bool hasOffset(quint32 face) const { return offsetOf(face) >= 0 && styles_.at(face, 0) != FaceStyles::none; }
    bool hasLuxels(quint32 face) const { return !(flagsOf(face) & unlit_); }
    FaceFlags flagsOf(quint32 face) const;
    std::optional<Bounds> textureBounds(quint32 face) const;
    static Edges edgesOf(const Bounds &bounds);
    static bool isDoubtful(const Bounds &bounds);
    static std::vector<Edges> otherEdges(const Bounds &bounds);
    std::optional<FaceLight> sizedBy(quint32 face, const Edges &edges) const;
    std::optional<FaceLight> lightOf(quint32 face, const Edges &edges) const;
    const StartBits &starts() const;
    bool fills(const FaceLight &light) const;
    bool areClose() const;

    EdgeLoops loops_;
    LightData light_;
    LightOverrides overrides_;
    FaceStyles styles_;
    LuxelSizes sizes_;
    SurfaceFlags flags_;
    FaceFlags unlit_; // faces with one of these have no luxels
    Column texinfo_, lightofs_;
    Vectors<3> point_;
    Vectors<4> axes_[2];
    quint32 faces_;
    qint64 statedSize_; // the lighting lump's size in the unit of stated offsets, even if there is no such lump
    int statedBytes_;   // bytes of a luxel in it
    mutable std::once_flag startsFound_, closenessFound_;
    mutable bool areClose_ = false;
    mutable StartBits starts_; // of lightmaps, by the offsets that faces state
};
