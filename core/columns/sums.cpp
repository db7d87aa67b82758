// Sums over the faces of models, texinfos or shaders, and images.
#include "core/columns/columnfunctions.h"
#include "core/format/build.h"

#include <algorithm>

namespace {

using Owner = qint32 FaceFacts::*;

template <typename Value>
void writeSum(Facts &facts, const Cells &cells, Owner owner, auto valueOf)
{
    std::vector<Value> sums(cells.count());
    for (const auto &face : facts.faces())
        if (face.*owner >= 0 && face.*owner < std::ssize(sums))
            sums[static_cast<size_t>(face.*owner)] += valueOf(face);
    cells.setEach([&](quint32 record) { return sums[record]; });
}

template <Owner owner>
void faceCount(Facts &facts, const Cells &cells)
{
    writeSum<qint64>(facts, cells, owner, [](const FaceFacts &) { return 1; });
}

template <Owner owner, auto fact>
void sum(Facts &facts, const Cells &cells)
{
    writeSum<SumOf<fact>>(facts, cells, owner, [](const FaceFacts &face) { return face.*fact; });
}

void modelEntity(Facts &facts, const Cells &cells)
{
    cells.setEach([&](quint32 model) { return facts.entities()[model]; });
}

void texinfoTexture(Facts &facts, const Cells &cells)
{
    cells.setEach([&](quint32 texinfo) { return facts.imageName(facts.images()[texinfo]); });
}

// A miptex has a header of 40 bytes; if embedded, also four pictures, each half the size of the one before, a count and 256
// colours (miptex_t in Valve's bspfile.h). Quake's have no colours: there, the start of the next miptex limits the size.
void imageBytes(Facts &facts, const Cells &cells)
{
    const auto &map = facts.map();
    const auto &roles = map.format().roles;
    const auto column = [&](std::string_view name) { return map.column(roles.images, name); };
    const auto width = column("width"), height = column("height"), offset = column("offset"), embedded = column("embedded");
    std::vector<qint64> ends{static_cast<qint64>(map.lumpBytes(roles.textures).size())};
    for (quint32 image = 0; image < offset.count(); ++image)
        ends.push_back(offset.integer(image));
    std::ranges::sort(ends);
    for (quint32 image = 0; image < cells.count(); ++image) {
        const auto begin = offset.integer(image);
        if (begin < 0)
            continue;
        const double texels = width.number(image) * height.number(image);
        const double pixels = embedded.integer(image) != 0 ? texels * 85 / 64 + 2 + 3 * 256 : 0;
        const auto end = std::ranges::upper_bound(ends, begin);
        const auto room = end == ends.end() ? 0 : *end - begin;
        cells.set(image, static_cast<qint64>(std::min(40 + pixels, static_cast<double>(room))));
    }
}

} // namespace

std::span<const ColumnFunction> modelFunctions()
{
    constexpr auto of = &FaceFacts::model;
    static constexpr ColumnFunction functions[] = {{"entity", modelEntity},
                                                   {"squareUnits", sum<of, &FaceFacts::squareUnits>},
                                                   {"triangles", sum<of, &FaceFacts::triangles>},
                                                   {"luxels", sum<of, &FaceFacts::luxels>},
                                                   {"lightBytes", sum<of, &FaceFacts::lightBytes>}};
    return functions;
}

std::span<const ColumnFunction> texinfoFunctions()
{
    constexpr auto of = &FaceFacts::texinfo;
    static constexpr ColumnFunction functions[] = {{"texture", texinfoTexture},
                                                   {"faceCount", faceCount<of>},
                                                   {"squareUnits", sum<of, &FaceFacts::squareUnits>},
                                                   {"triangles", sum<of, &FaceFacts::triangles>},
                                                   {"luxels", sum<of, &FaceFacts::luxels>},
                                                   {"lightBytes", sum<of, &FaceFacts::lightBytes>}};
    return functions;
}

std::span<const ColumnFunction> imageFunctions()
{
    constexpr auto of = &FaceFacts::image;
    static constexpr ColumnFunction functions[] = {{"faceCount", faceCount<of>},
                                                   {"squareUnits", sum<of, &FaceFacts::squareUnits>},
                                                   {"triangles", sum<of, &FaceFacts::triangles>},
                                                   {"luxels", sum<of, &FaceFacts::luxels>},
                                                   {"lightBytes", sum<of, &FaceFacts::lightBytes>},
                                                   {"bytes", imageBytes}};
    return functions;
}
