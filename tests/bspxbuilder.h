// Payloads of BSPX lumps, laid out by hand after the documentation (specs/bspx.txt of FTE, bspxfile.hh of ericw-tools),
// without the program's tables.
#pragma once

#include "tests/mapbuilder.h"

#include <bit>

inline QByteArray floats(std::initializer_list<double> values)
{
    QByteArray bytes;
    for (const double value : values)
        bytes += littleEndian(std::bit_cast<qint32>(static_cast<float>(value)), 4);
    return bytes;
}

// 40 bytes, with one luxel per 8 units along both axes.
inline QByteArray decoupledLight(int width, int height, qint64 offset)
{
    return littleEndian(width, 2) + littleEndian(height, 2) + words({offset}) + floats({0.125, 0, 0, 3, 0, 0.125, 0, 4});
}

// A table of vectors, and three indexes into it for each corner.
inline QByteArray faceNormals(std::initializer_list<std::initializer_list<double>> vectors, qint64 corners)
{
    auto bytes = words({static_cast<qint64>(vectors.size())});
    for (const auto &vector : vectors)
        bytes += floats(vector);
    for (qint64 corner = 0; corner < corners; ++corner)
        bytes += words({corner % 2, 1, 0});
    return bytes;
}

inline QByteArray listedBrush(int contents, int planes)
{
    auto bytes = floats({-32, -32, -32, 32, 32, 32}) + littleEndian(contents, 2) + littleEndian(planes, 2);
    for (int plane = 0; plane < planes; ++plane)
        bytes += floats({0.6, 0.8, 0, 20.0 + plane});
    return bytes;
}

// Two brushes of the world, the second cut by two slanted planes, and one of model 1.
inline QByteArray brushList()
{
    return words({1, 0, 2, 2}) + listedBrush(-2, 0) + listedBrush(-3, 2) + words({1, 1, 1, 1}) + listedBrush(-8, 1);
}

// A light grid of 3 x 2 x 1 points, 32 units apart, starting at (-32, -16, 8). A node splits it at x = 1 (in points) into
// two leafs. The first leaf has a point with one style and an occluded one; the second has two black points, one with two
// styles and a red one.
inline QByteArray gridHeader(int styles, qint64 root)
{
    return floats({32, 32, 32}) + words({3, 2, 1}) + floats({-32, -16, 8}) + littleEndian(styles, 1) + words({root});
}

inline constexpr qint64 gridLeaf = 0x80000000, gridOccluded = 0x40000000;

inline QByteArray gridNode()
{
    return words(
        {1, 0, 0, gridOccluded, gridOccluded, gridOccluded, gridLeaf, gridOccluded, gridOccluded, gridOccluded, gridLeaf | 1});
}

inline QByteArray lightGridOctree()
{
    const QByteArray first = QByteArray("\1", 1) + QByteArray("\0\x40\x80\xc0", 4) + QByteArray("\xff", 1);
    const QByteArray second = QByteArray("\0\0", 2) + QByteArray("\2", 1) + QByteArray("\0\x10\x20\x30\5\1\2\3", 8)
                              + QByteArray("\1", 1) + QByteArray("\0\xff\0\0", 4);
    return gridHeader(2, 0) + words({1}) + gridNode() + words({2}) + words({0, 0, 0, 1, 2, 1}) + first + words({1, 0, 0, 2, 2, 1})
           + second;
}

// The same points with a colour for each of six directions: the first point is red from +x and blue from -z, the others are
// black or occluded.
inline QByteArray lightGrids()
{
    const QByteArray first = QByteArray("\1", 1) + QByteArray("\0\x21\xff\0\0\0\0\xff", 8) + QByteArray("\xff", 1);
    const QByteArray second = QByteArray(4, '\0');
    const auto grid = gridHeader(1, 0) + words({1}) + gridNode() + words({2}) + words({0, 0, 0, 1, 2, 1}) + QByteArray("\1", 1)
                      + first + words({1, 0, 0, 2, 2, 1}) + QByteArray("\0", 1) + second;
    const auto leafOnly = gridHeader(1, gridLeaf) + words({0, 1}) + words({0, 0, 0, 1, 1, 1}) + QByteArray("\0\xff", 2);
    return words({grid.size()}) + grid + words({leafOnly.size()}) + leafOnly;
}

// Every known lump, for a map with these numbers of faces, face corners, vertexes and luxels.
inline QList<std::pair<QByteArray, QByteArray>> everyBspx(qint64 faces, qint64 corners, qint64 vertexes, qint64 luxels)
{
    QByteArray decoupled;
    for (qint64 face = 0; face < faces; ++face)
        decoupled += decoupledLight(2, 1, face == 0 ? -1 : 0);
    return {{"DECOUPLED_LM", decoupled},
            {"LMSHIFT", QByteArray(faces, '\3')},
            {"LMOFFSET", words({0}).repeated(faces)},
            {"LMSTYLE", QByteArray("\0\5\xff\xff\xff\xff", 6).repeated(faces)},
            {"LMSTYLE16", littleEndian(0x1234, 2).repeated(faces)},
            {"LIGHTINGDIR", QByteArray(3 * luxels, 'd')},
            {"RGBLIGHTING", QByteArray(3 * luxels, 'c')},
            {"LIGHTING_E5BGR9", QByteArray(4 * luxels, 'e')},
            {"VERTEXNORMALS", floats({0, 0, 1}).repeated(vertexes)},
            {"FACENORMALS", faceNormals({{0, 0, 1}, {1, 0, 0}}, corners)},
            {"BRUSHLIST", brushList()},
            {"LIGHTGRID_OCTREE", lightGridOctree()},
            {"LIGHTGRIDS", lightGrids()},
            {"ENVMAP", floats({1, 2, 3}) + words({128})},
            {"SURFENVMAP", words({0}).repeated(faces)},
            {"UNKNOWN", "bytes"}};
}
