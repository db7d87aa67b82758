// What several calculated columns go by, each worked out once when a column first asks.
#pragma once

#include "core/map/mapfile.h"

#include <optional>
#include <stop_token>
#include <vector>

// What of a face adds up, for whatever has faces.
struct FaceFacts {
    double squareUnits = 0;
    quint32 triangles = 0, luxels = 0; // luxels: of one style
    qint64 lightBytes = 0;             // of all styles
    qint32 model = -1, texinfo = -1, image = -1;
};

// A face or brush that a leaf lists.
struct Listed {
    quint32 leaf = 0, record = 0;
};

// Of one map, for one thread.
class Facts
{
public:
    explicit Facts(const MapFile &map, std::stop_token stop) : map_(map), stop_(std::move(stop)) {}

    const MapFile &map() const { return map_; }
    const std::stop_token &stop() const { return stop_; }
    const std::vector<FaceFacts> &faces();
    // The faces that the leafs of the world list, leaf by leaf and each once a leaf; and the brushes. Where leafs of a
    // damaged map list the same again and again, the rest is left out.
    const std::vector<Listed> &listedFaces();
    std::vector<Listed> listedBrushes() const;
    // By model the first entity that has it; -1: none.
    const std::vector<qint32> &entities();
    // By texinfo the record of its texture's image; -1: none.
    const std::vector<qint32> &images();
    // Empty for -1.
    QByteArrayView imageName(qint32 image) const;

private:
    std::vector<Listed> listed(bsp::FieldRef ranges, bsp::FieldRef entries) const;

    const MapFile &map_;
    std::stop_token stop_;
    std::optional<std::vector<FaceFacts>> faces_;
    std::optional<std::vector<Listed>> listedFaces_;
    std::optional<std::vector<qint32>> entities_, images_;
};
