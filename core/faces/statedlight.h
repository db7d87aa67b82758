// Lightmaps whose sizes and axes the map states: DECOUPLED_LM of BSPX, which ericw-tools writes, and the 2023 Quake II,
// q2pro and FTE read. It has 40 bytes for each face: u16 width and height in luxels, i32 offset as lightofs (-1: none), and
// two axes of four floats: a point's luxel is axis . point + axis[3] (q2pro's common/bsp.c, BSP_ParseDecoupledLM()).
#pragma once

#include "core/faces/facelights.h"
#include "core/faces/surfaceflags.h"

class StatedLight : public FaceLights::Kind
{
public:
    // Returns whether this light is used: engines ignore a lump too short for all faces, and LIT2 has luxels and sizes of
    // its own.
    static bool isIn(const MapFile &map);
    explicit StatedLight(const MapFile &map);

    std::optional<FaceLight> at(quint32 face) const override;
    qint64 offsetOf(quint32 face) const override;
    // Returns whether the face is drawn: in maps with this lump, all drawn faces with light are lit, liquids too (q2pro's
    // refresh/surf.c).
    bool isUsedByEngine(quint32 face) const override;
    bool lightsAll() const override { return true; }
    bool usesAdditions() const override { return true; }
    std::optional<QSize> roomOf(quint32 face) const override;
    std::optional<LuxelAxes> axesOf(quint32 face) const override;
    std::array<double, 2> luxelOf(quint32 face, const FaceVertex &vertex, const FaceLight &light) const override;

private:
    const std::byte *recordOf(quint32 face) const;
    QSize sizeOf(quint32 face) const;
    std::array<double, 4> axis(quint32 face, size_t number) const;

    bsp::ByteView records_;
    LightData light_;
    FaceStyles styles_;
    SurfaceFlags flags_;
    Column texinfo_;
    quint32 faces_;
};
