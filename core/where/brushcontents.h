// Contents of brushes, and of the brushes around a point in formats whose leafs store none. The planes of a brush's sides
// all face out of the brush.
#pragma once

#include "core/map/link.h"
#include "core/where/space.h"

#include <vector>

// A brush's contents: its own flags or, in formats whose brushes have none, its shader's.
class BrushFlags
{
public:
    explicit BrushFlags(const MapFile &map);
    qint64 at(quint32 brush) const; // as stored; 0 if the shader does not exist
    const bsp::Field &field() const { return own_.count() > 0 ? own_.field() : ofShader_.field(); }

private:
    Column own_, shader_, ofShader_;
};

class BrushContents
{
public:
    explicit BrushContents(const MapFile &map);

    // Return the contents of all brushes of the leaf that hold the point, or that the box touches. Visit no more than
    // `effort` brushes and sides, since damaged leafs and brushes may list the same ones many times; subtract the number
    // visited from `effort`.
    quint32 at(quint32 leaf, const Point &point, quint64 &effort) { return within(leaf, point, point, effort); }
    quint32 within(quint32 leaf, const Point &low, const Point &high, quint64 &effort);
    // Returns an effort that suffices for any point of a sound map.
    quint64 effortForOne() const { return 8ULL * sidePlane_.count() + inLeaf_.count() + 64; }
    const bsp::Field &field() const { return flags_.field(); }

private:
    bool isTouched(quint32 brush, const Point &low, const Point &high, quint64 &effort) const;

    Planes planes_;
    Link leafBrushes_, inLeaf_, sides_, sidePlane_;
    BrushFlags flags_;
    std::vector<quint32> seen_; // by brush: the last call that visited it
    quint32 call_ = 0;
};
