// The contents of brushes; and of those around a point, for a format whose leafs do not say: every side's plane faces out of its
// brush.
#pragma once

#include "core/map/link.h"
#include "core/map/space.h"

#include <vector>

// What a brush is filled with: its own flags or, where it has none, its shader's.
class BrushFlags
{
public:
    explicit BrushFlags(const MapFile &map);
    qint64 at(quint32 brush) const; // as stored; 0 of a shader that does not exist
    const bsp::Field &field() const { return own_.count() > 0 ? own_.field() : ofShader_.field(); }

private:
    Column own_, shader_, ofShader_;
};

class BrushContents
{
public:
    explicit BrushContents(const MapFile &map);

    // Flags of all brushes of the leaf that hold the point, or that a box reaches into or touches. Of a damaged map, whose leafs and brushes may claim each
    // other's many times over, no more than `effort` brushes and sides are looked at; what is left of it comes back.
    quint32 at(quint32 leaf, const Point &point, quint64 &effort) { return within(leaf, point, point, effort); }
    quint32 within(quint32 leaf, const Point &low, const Point &high, quint64 &effort);
    // Enough for any point of a sound map.
    quint64 effortForOne() const { return 8ULL * sidePlane_.count() + inLeaf_.count() + 64; }
    const bsp::Field &field() const { return flags_.field(); }

private:
    bool isTouched(quint32 brush, const Point &low, const Point &high, quint64 &effort) const;

    Planes planes_;
    Link leafBrushes_, inLeaf_, sides_, sidePlane_;
    BrushFlags flags_;
    std::vector<quint32> seen_; // by brush: the last call that came upon it
    quint32 call_ = 0;
};
