// Flat colours for the faces of a scene, by what the map says of them, and the legend that explains them.
//
// Records of the map have several faces and faces several records; what a face is coloured by is this:
// - Its leaf is that in front of its middle, half a unit before it, where it stands. If other leafs list the face, but
//   not this one, it is the first of those that do: that is where the face is drawn from. Faces of brush models, which no
//   leaf lists, take the leaf in front of them.
// - Its cluster and area are its leaf's. Its contents are its leaf's too, or, in a format whose leafs do not tell, those
//   of the brushes around the place in front of its middle.
// - Columns of other lumps count by the one record that belongs to the face: its leaf, its cluster, its area, its model,
//   its texture, or what its own fields refer to.
// A face without such a record is grey, and the legend says how many there are.
#pragma once

#include "core/scene/colorscale.h"
#include "core/scene/mapscene.h"

#include <stop_token>
#include <vector>

enum class FaceColoring : quint8 {
    Face, Texture, Leaf, Cluster, Area, Contents,
    Column, // FaceColorChoice::column
};

struct FaceColorChoice {
    FaceColoring by = FaceColoring::Face;
    bsp::FieldRef column{}; // Column: one of which canColorBy() is true
};

struct FaceColorEntry {
    QString name;
    QRgb color = 0;
    quint32 faces = 0; // scene faces that have it
    double value = 0;  // as in FaceColors::values; not a number: the faces that have none
};

struct FaceColorLegend {
    QString title; // "numedges of Faces"
    // Numbers on a scale: from the least of the column to its greatest, whether or not a face has them, with scaleColor().
    // Else colours stand for entries.
    bool isScale = false;
    double low = 0, high = 0;
    // By how many faces have them, the most first; contents in their fixed order. Of a scale and of single faces
    // none. Faces that have no value are the last entry, if there are any.
    std::vector<FaceColorEntry> entries;
    quint32 distinct = 0; // values that there are
    quint32 faces = 0;    // scene faces that have a value
};

struct FaceColors {
    std::vector<QRgb> colors;   // by scene face
    std::vector<double> values; // likewise: a record, a ContentsKind or a number; not a number where there is none
    FaceColorLegend legend;
};

// Takes time in proportion to the map, whatever it says, but for large ones more than a frame: not for the window's
// thread. An early end is asked for with `stop`; what comes back then is to be thrown away.
// `map` is the scene's, with what may be known of it by now.
FaceColors colorFaces(const MapScene &scene, const MapFile &map, const FaceColorChoice &choice, std::stop_token stop = {});

// Whether a format has what is coloured by: areas, for example, are not in every one.
bool canColorBy(const MapFile &map, FaceColoring by);
// Numbers, flags and enums of Faces, Leafs, Clusters, Models, Areas, Images, and of what a field of a face refers to.
bool canColorBy(const MapFile &map, bsp::FieldRef column);
// "numedges of Faces"
QString columnTitle(const MapFile &map, bsp::FieldRef column);
