// Data that several computed columns use, each computed when a column first needs it.
#pragma once

#include "core/map/mapfile.h"

#include <optional>
#include <stop_token>
#include <vector>

// The values of a face that are summed over models, texinfos and images.
struct FaceFacts {
    double squareUnits = 0;
    quint32 triangles = 0, luxels = 0; // luxels: of one style
    qint64 lightBytes = 0;             // of all styles
    qint32 model = -1, texinfo = -1, image = -1;
};
// The type in which a fact of many faces is summed.
template <auto fact>
using SumOf = decltype(FaceFacts().*fact + qint64(0));

// A face or brush that a leaf lists.
struct Listed {
    quint32 leaf = 0, record = 0;
};

// The facts of one map. Not thread-safe.
class Facts
{
public:
    explicit Facts(const MapFile &map, std::stop_token stop) : map_(map), stop_(std::move(stop)) {}

    const MapFile &map() const { return map_; }
    const std::stop_token &stop() const { return stop_; }
    const std::vector<FaceFacts> &faces();
    // Return the faces, or brushes, that the world's leafs list, leaf by leaf and each once per leaf. If leafs of a damaged map
    // list the same entries too often, the rest are omitted.
    const std::vector<Listed> &listedFaces();
    std::vector<Listed> listedBrushes() const;
    // The first entity of each model; -1: none.
    const std::vector<qint32> &entities();
    qint32 entityOf(qint32 model) { return model < 0 ? -1 : entities()[static_cast<size_t>(model)]; } // -1: none
    // The image of each texinfo's texture; -1: none.
    const std::vector<qint32> &images();
    // Returns an empty name for -1.
    QByteArrayView imageName(qint32 image) const;

private:
    std::vector<Listed> listed(bsp::FieldRef ranges, bsp::FieldRef entries) const;

    const MapFile &map_;
    std::stop_token stop_;
    std::optional<std::vector<FaceFacts>> faces_;
    std::optional<std::vector<Listed>> listedFaces_;
    std::optional<std::vector<qint32>> entities_, images_;
};
