// Columns that no lump stores: the program computes them and shows them next to the stored ones. This header declares them as
// fields, once for all formats. core/columns has a function for each, found by lump and name, and computes all of a lump's
// columns when one of them is first shown.
//
// A name must differ from all other columns that a filter can reach from the lump, unless they mean the same.
#pragma once

#include "core/format/derivedtables.h"

namespace bsp {

// How a face is lit, in the order of FaceLighting::Reason (core/light/facelighting.h); the last value is for lightmaps
// without light.
inline constexpr NamedValue lightReasons[] = {
    {0, "LIGHTMAP"}, {1, "SKY"}, {2, "LIQUID"}, {3, "TRANSLUCENT"}, {4, "RENDERMODE"}, {5, "NO_LIGHT_IN_MAP"},
    {6, "NO_LIGHTMAP"}, {7, "NO_STYLE"}, {8, "BROKEN_TEXINFO"}, {9, "SPECIAL_WITH_LIGHT"}, {10, "PAST_LIGHTING"},
    {11, "BROKEN_SHAPE"}, {12, "FLARE"}, {13, "NODRAW"}, {14, "BY_SHADER"}, {15, "WHITE"}, {16, "BY_VERTEXES"},
    {17, "BY_VERTEXES_2D"}, {18, "NO_PAGE"}, {19, "BLACK_LIGHTMAP"}};

namespace detail {

consteval Field textureName(int images, std::uint16_t length, std::string_view meaning)
{
    auto field = chars("texture", length, meaning);
    field.use = Use::Name;
    field.target = static_cast<std::int16_t>(images);
    return field;
}

consteval auto ofModel(const Roles &to)
{
    return std::array{index("submodel", Type::I32, to.models, "The model it belongs to; 0: the world, -1: none", none),
                      index("entity", Type::I32, to.entityList,
                            "The first entity with this model; 0: worldspawn, -1: none", none)};
}

// Sums over the faces of a texinfo or image.
consteval auto ofFaces()
{
    return std::array{plain("faceCount", Type::U32, "Faces that use it"),
                      plain("squareUnits", Type::F32, "Area of its faces, in square map units"),
                      plain("triangles", Type::U32, "Triangles of its faces, as drawn"),
                      plain("luxels", Type::U32, "Luxels of its faces' lightmaps, one style each"),
                      plain("lightBytes", Type::U32, "Lightmap bytes of its faces, all styles")};
}

} // namespace detail

// `flags`: the surface flags, which are stored with the texinfo or shader.
template <std::uint16_t NameLength>
consteval auto faceColumns(const Roles &to, const Field &flags)
{
    return record(
        detail::textureName(to.images, NameLength, "Its texture"), flags,
        plain("squareUnits", Type::F32, "Its area, in square map units"),
        plain("triangles", Type::U32, "Triangles that it is drawn with"), detail::ofModel(to),
        index("firstCluster", Type::I32, to.clusters,
              "Cluster of the first leaf that lists the face and has a cluster; -1: none", none),
        plain("leafCount", Type::U32, "Leafs that list it"),
        plain("luxels", Type::U32, "Luxels of the face's lightmap, one style"),
        plain("lightBytes", Type::U32, "Lightmap bytes of the face, all styles"),
        plain("brightness", Type::F32,
              "Average light, 0 to 255, of the luxels of the first style or of the vertexes; 0: drawn black, "
              "255: fullbright; empty: not drawn"),
        oneOf("lit", Type::U8, lightReasons, "How it is lit, or why it is not"));
}

consteval auto leafColumns()
{
    return record(plain("volume", Type::F32, "Volume in cubic map units; empty: not part of the world"),
                  plain("faceCount", Type::U32, "Faces in the leaf, each counted once"),
                  plain("squareUnits", Type::F32, "Area of the leaf's faces, in square map units"),
                  plain("triangles", Type::U32, "Triangles of the leaf's faces"),
                  mayBeUncounted("drawnFaces",
                                 "Potentially visible faces, including brush models; ?: not counted"),
                  mayBeUncounted("drawnTriangles",
                                 "Potentially visible triangles, including brush models; ?: not counted"));
}

// `contents`: what fills the brush, for formats whose brush records do not store it.
template <std::uint16_t NameLength, typename... Contents>
consteval auto brushColumns(const Roles &to, const Contents &...contents)
{
    return record(detail::textureName(to.images, NameLength, "Texture of its first side that has one"), contents...,
                  detail::ofModel(to), plain("leafCount", Type::U32, "Leafs that it reaches into"));
}

consteval auto modelColumns(const Roles &to)
{
    return record(index("entity", Type::I32, to.entityList, "The first entity with this model; 0: worldspawn, -1: none",
                        none),
                  plain("squareUnits", Type::F32, "Area of its faces, in square map units"),
                  plain("triangles", Type::U32, "Triangles of its faces, as drawn"),
                  plain("luxels", Type::U32, "Luxels of its faces' lightmaps, one style each"),
                  plain("lightBytes", Type::U32, "Lightmap bytes of its faces, all styles"));
}

consteval auto texinfoColumns()
{
    return record(detail::ofFaces());
}

// Columns of texinfos that refer to their texture by number.
template <std::uint16_t NameLength>
consteval auto texinfoColumns(const Roles &to)
{
    return record(detail::textureName(to.images, NameLength, "Its texture"), detail::ofFaces());
}

consteval auto imageColumns()
{
    return record(detail::ofFaces());
}

// Columns of images in formats whose maps can contain them.
consteval auto imageColumnsWithBytes()
{
    return record(detail::ofFaces(), plain("bytes", Type::U32, "Its bytes in the map: header, pixels and palette"));
}

} // namespace bsp
