// Visibility data without a map.
#pragma once

#include "core/vis/mapvis.h"
#include "tests/mapbuilder.h"

#include <memory>

// Returns the visibility of clusters along a line, the last one at its beginning.
inline std::shared_ptr<const MapVis> visOf(VisMatrix matrix, VisSet set = VisSet::Pvs)
{
    MapVis vis{.set = set, .decoded = {std::move(matrix)}};
    vis.seenBy = vis.decoded.matrix.transposed();
    vis.counts = countVis(vis.decoded.matrix, vis.seenBy);
    for (quint32 c = 0; c < vis.count(); ++c) {
        const Point at{-static_cast<double>(c), 0, 0};
        vis.places.push_back({at, at, 1});
    }
    return std::make_shared<const MapVis>(std::move(vis));
}

// Returns a matrix in which each cluster sees itself and the next.
inline VisMatrix oneWayMatrix(quint32 count)
{
    VisMatrix matrix(count);
    for (quint32 c = 0; c < count; ++c) {
        matrix.set(c, c);
        if (c + 1 < count)
            matrix.set(c, c + 1);
    }
    return matrix;
}

inline QByteArray rowBytes(const VisMatrix &matrix, quint32 cluster, qsizetype bytes)
{
    QByteArray row;
    for (qsizetype i = 0; i < bytes; ++i) {
        const auto word = static_cast<size_t>(i / 8);
        row += static_cast<char>(word < matrix.row(cluster).size() ? matrix.row(cluster)[word] >> i % 8 * 8 & 255 : 0);
    }
    return row;
}

// Packs a row as compilers do: a run of zeros is a 0 and their number.
inline QByteArray packed(const QByteArray &row)
{
    QByteArray bytes;
    for (qsizetype at = 0; at < row.size();) {
        if (row[at] != '\0') {
            bytes += row[at++];
            continue;
        }
        int zeros = 0;
        for (; at < row.size() && row[at] == '\0' && zeros < 255; ++at)
            ++zeros;
        bytes += '\0';
        bytes += static_cast<char>(zeros);
    }
    return bytes;
}

// Returns a visibility lump of Quake II, in which all clusters hear all.
inline QByteArray clusterRle(const VisMatrix &matrix)
{
    const auto start = 4 + 8 * qint64(matrix.count()), width = qint64((matrix.count() + 7) / 8);
    QByteArray header = words({matrix.count()}), rows;
    for (quint32 cluster = 0; cluster < matrix.count(); ++cluster) {
        header += words({start + rows.size()});
        rows += packed(rowBytes(matrix, cluster, width));
        header += words({start + rows.size()});
        rows += QByteArray(width, '\xff');
    }
    return header + rows;
}
