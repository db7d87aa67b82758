// The pairs of a visibility as a picture of any part at any scale, rows and columns in one of two orders. What a pixel
// stands for is counted, not sampled: from the bits themselves, or where it stands for many pairs from counts that were
// made once for blocks of them.
#pragma once

#include "core/vis/blockcounts.h"
#include "core/vis/mapvis.h"

#include <QRect>

// Of the rows and columns.
enum class VisOrder { Number, Place };
std::vector<quint32> clustersIn(VisOrder order, std::span<const ClusterBox> places);

struct MatrixColors {
    QRgb unseen = 0, seen = 0, oneWay = 0;
    // Of a pixel that stands for several pairs: what part of them sees, and what part sees without being seen, of 0
    // to 1. A single pair that sees one way leaves a trace in the largest block.
    QRgb blended(double seenShare, double oneWayShare) const;
    friend bool operator==(const MatrixColors &, const MatrixColors &) = default;
};

class MatrixPicture
{
public:
    // Takes long for many clusters. An early end is asked for with `stop`; what comes then is to be thrown away.
    MatrixPicture(std::shared_ptr<const MapVis> vis, VisOrder order, std::stop_token stop = {});

    const MapVis &vis() const { return *vis_; }
    const std::shared_ptr<const MapVis> &sharedVis() const { return vis_; }
    VisOrder order() const { return order_; }
    quint32 count() const { return vis_->count(); } // of the rows, and of the columns
    // Which cluster a row and the column of that number stand for, and back.
    quint32 clusterAt(quint32 place) const { return clusters_[place]; }
    quint32 placeOf(quint32 cluster) const { return places_[cluster]; }
    const std::vector<quint32> &clusters() const { return clusters_; }

    bool sees(quint32 row, quint32 column) const { return matrix_->at(row, column); }
    bool isOneWay(quint32 row, quint32 column) const { return sees(row, column) && !matrix_->at(column, row); }

    // Pixels of the picture in which one stands for `pairs` pairs (at least 1) across and down. `part` lies in it.
    QImage draw(double pairs, const QRect &part, const MatrixColors &colors) const;

private:
    struct StoredCounts {
        quint16 sees = 0, oneWay = 0;
    };
    void countBlocks(const std::stop_token &stop);
    void drawPairs(QImage &image, QPoint first, const MatrixColors &colors) const;
    void drawShares(QImage &image, const QRect &part, double pairs, const MatrixColors &colors) const;
    void addStored(int level, quint32 row, quint32 first, std::span<PairCounts> counts) const;

    std::shared_ptr<const MapVis> vis_;
    VisOrder order_;
    std::vector<quint32> clusters_, places_;
    std::shared_ptr<const VisMatrix> matrix_, transposed_; // in the order of clusters_
    std::vector<std::vector<StoredCounts>> levels_;        // row by row, from blocks of coarsestCounted on
};
