// Flat colours for the faces of a scene by the map's data, and the legend that explains them.
//
// A face may belong to several records and a record to several faces. A face is coloured by these records:
// - Its leaf is the one half a unit in front of its centre, where the face is placed. If other leafs list the face, but not
//   this one, it is the first of those, because the face is drawn from there. Faces of brush models, which no leaf lists, take
//   the leaf in front of them.
// - Its cluster and area are its leaf's. Its contents are its leaf's too or, in a format whose leafs have none, those of the
//   brushes around the point in front of its centre.
// - Columns of other lumps use the one record that belongs to the face: its leaf, its cluster, its area, its model, its
//   texture, or what its own fields refer to.
// A face without such a record is grey, and the legend says how many there are.
#pragma once

#include "core/scene/colorscale.h"
#include "core/scene/mapscene.h"

#include <stop_token>
#include <vector>

enum class FaceColoring : quint8 {
    Face,
    Texture,
    Leaf,
    Cluster,
    Area,
    Contents,
    Column, // FaceColorChoice::column
};

struct FaceColorChoice {
    FaceColoring by = FaceColoring::Face;
    bsp::FieldRef column{}; // for Column: one that canColorBy() accepts
};

struct FaceColorEntry {
    QString name;
    QRgb color = 0;
    quint32 faces = 0; // number of scene faces that have it
    double value = 0;  // as in FaceColors::values; NaN: the faces without one
};

struct FaceColorLegend {
    QString title; // "numedges of Faces"
    // Whether the colours are scaleColor()'s, from the lowest to the highest number of the column, even if no face has these.
    // Otherwise the colours stand for entries.
    bool isScale = false;
    double low = 0, high = 0;
    // Sorted by their number of faces, most first; contents in their fixed order. None for a scale or single faces. Faces
    // without a value are the last entry, if there are any.
    std::vector<FaceColorEntry> entries;
    quint32 distinct = 0; // number of different values
    quint32 faces = 0;    // scene faces that have a value
};

struct FaceColors {
    std::vector<QRgb> colors;   // by scene face
    std::vector<double> values; // by scene face: a record, a ContentsKind or a number; NaN if there is none
    FaceColorLegend legend;
};

// Colours the faces of a scene. Takes time proportional to the size of the map, also of a damaged one; a large map takes
// longer than a frame, so run it on a worker thread. Once `stop` is requested, returns early with a result to be discarded.
// `map` is the scene's map, possibly with columns that were filled since the scene was built.
FaceColors colorFaces(const MapScene &scene, const MapFile &map, const FaceColorChoice &choice, std::stop_token stop = {});

// Returns whether a map has the records that faces are coloured by; not every format has areas, for example.
bool canColorBy(const MapFile &map, FaceColoring by);
// Returns true for numbers, flags and enums of Faces, Leafs, Clusters, Models, Areas, Images, and of lumps that a field of a
// face refers to.
bool canColorBy(const MapFile &map, bsp::FieldRef column);
// Returns, for example, "numedges of Faces".
QString columnTitle(const MapFile &map, bsp::FieldRef column);
