// Lightmaps whose sizes and axes the map states: DECOUPLED_LM of BSPX, which ericw-tools write, and the 2023 Quake II, q2pro and
// FTE read. For each face 40 bytes: u16 width and height in luxels, i32 offset (-1: none) that counts as lightofs does, and two
// axes of four floats, by which a place's luxel is axis . place + fourth (q2pro's common/bsp.c, BSP_ParseDecoupledLM()).
#pragma once

#include "core/map/facelights.h"
#include "core/map/surfaceflags.h"

class StatedLight : public FaceLights::Kind
{
public:
    // A lump that is too short for all faces is ignored, as engines do; and LIT2 brings other luxels with sizes of their own.
    static bool isIn(const MapFile &map);
    explicit StatedLight(const MapFile &map);

    std::optional<FaceLight> at(quint32 face) const override;
    qint64 offsetOf(quint32 face) const override;
    // q2pro's refresh/surf.c: in maps with this lump all is lit that is drawn and has light, liquids too.
    bool isReadByEngine(quint32 face) const override;
    bool lightsAll() const override { return true; }
    bool isByAdditions() const override { return true; }
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
