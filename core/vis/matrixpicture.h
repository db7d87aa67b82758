// Draws any part of the visibility matrix at any scale, with rows and columns in one of two orders, and exports it. A pixel is
// coloured by counting its pairs, not by sampling: from the bits or, for a pixel of many pairs, from counts computed once for
// blocks of pairs.
#pragma once

#include "core/vis/mapvis.h"

#include <QRect>

// The order of rows and columns.
enum class VisOrder { Number, Place };
std::vector<quint32> clustersIn(VisOrder order, std::span<const ClusterBox> places);

struct MatrixColors {
    QRgb unseen = 0, seen = 0, oneWay = 0; // in a comparison, oneWay is for pairs that only this map has
    QRgb onlyOther = 0;                    // for pairs that only the other map has
    // Returns the colour of a pixel for several pairs, from the shares (0 to 1) of pairs that are visible and that are
    // visible one way only. Even a single one-way pair shows in the largest block.
    QRgb blended(double seenShare, double oneWayShare) const;
    friend bool operator==(const MatrixColors &, const MatrixColors &) = default;
};

// Counts of the pairs in a block.
struct PairCounts {
    quint32 sees = 0;
    quint32 oneWay = 0; // those among them that are visible one way only
};

class MatrixPicture
{
public:
    // Takes long for many clusters. `other`: the matrix of another map with the same clusters, whose pairs are compared with
    // those of `vis`; null: one-way pairs are told apart instead. Once `stop` is requested, returns early with a picture to be
    // discarded.
    MatrixPicture(std::shared_ptr<const MapVis> vis, VisOrder order, const VisMatrix *other = nullptr, std::stop_token stop = {});

    const MapVis &vis() const { return *vis_; }
    const std::shared_ptr<const MapVis> &sharedVis() const { return vis_; }
    VisOrder order() const { return order_; }
    quint32 count() const { return vis_->count(); } // of rows, and of columns
    // Convert between the index of a row and column and its cluster.
    quint32 clusterAt(quint32 place) const { return clusters_[place]; }
    quint32 placeOf(quint32 cluster) const { return places_[cluster]; }
    const std::vector<quint32> &clusters() const { return clusters_; }

    bool isComparison() const { return onlyOther_ != nullptr; }
    // Returns whether a pair is visible; in a comparison, in any of the maps.
    bool sees(quint32 row, quint32 column) const { return matrix_->at(row, column); }
    // Returns whether a pair is visible one way only; in a comparison, only in this map.
    bool isOneWay(quint32 row, quint32 column) const { return sees(row, column) && !unmarked_->at(row, column); }
    bool isOnlyInOther(quint32 row, quint32 column) const { return onlyOther_ && onlyOther_->isOneWay(row, column); }

    // Draws `part`, in pixels, of the picture in which a pixel stands for `pairs` pairs (at least 1) across and down.
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
    MatrixPicture(const MatrixPicture &both, std::shared_ptr<const VisMatrix> unmarked, const std::stop_token &stop);
    std::shared_ptr<const VisMatrix> inOrder(const VisMatrix &matrix) const;

    // In the order of clusters_. Pairs of matrix_ that unmarked_ lacks have the colour for one-way pairs.
    std::shared_ptr<const VisMatrix> matrix_, unmarked_;
    std::unique_ptr<const MatrixPicture> onlyOther_; // marks the pairs that only the other map has; null: no comparison
    std::vector<std::vector<StoredCounts>> levels_;  // row by row, from 8x8 blocks on
};

// An export that a view requests, to be run on a worker thread.
struct MatrixExportJob {
    std::shared_ptr<const VisMatrix> matrix;
    std::vector<quint32> clusters; // all of them, in the order of rows and columns
    QString path;
};
// Writes a PNG with one bit per pair, white where the row's cluster sees the column's. Returns the file's size in bytes.
// Writes nothing if stopped.
Result<qint64> runMatrixExport(const MatrixExportJob &job, const std::stop_token &stop = {});
