#include "core/vis/matrixpicture.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace
{

constexpr int coarsest = 7;       // blocks of 128x128 pairs: counts of larger ones would not fit into 16 bits
constexpr quint32 shades = 64;    // from none of the pairs to all
constexpr double leastTint = 0.3; // of one-way pairs, however few of a pixel's pairs they are

quint32 blocksIn(quint32 count, int level)
{
    return (count + (1U << level) - 1) >> level;
}

// The pixels along one side of a part of the picture, and the blocks that each stands for.
class Steps
{
public:
    Steps(double pairs, int level, int first, int pixels, quint32 count)
    {
        const quint32 side = blocksIn(count, level);
        for (int i = 0; i <= pixels; ++i) {
            const double pair = (first + i) * pairs;
            ends_.push_back(pair + 0.5 >= count ? side : static_cast<quint32>(pair) >> level);
        }
    }
    quint32 first() const { return ends_.front(); }
    quint32 end() const { return ends_.back(); }
    quint32 first(int pixel) const { return ends_[static_cast<size_t>(pixel)]; }
    quint32 end(int pixel) const { return ends_[static_cast<size_t>(pixel) + 1]; }

private:
    std::vector<quint32> ends_;
};

// None and all keep their own shades; whatever lies between is seen to lie between.
quint32 shadeOf(quint32 part, quint32 whole)
{
    if (part == 0)
        return 0;
    const auto nearest = static_cast<quint32>((quint64(part) * shades + whole / 2) / whole);
    return std::clamp<quint32>(nearest, 1, part == whole ? shades : shades - 1);
}

std::vector<QRgb> tableOf(const MatrixColors &colors)
{
    std::vector<QRgb> table;
    for (quint32 seen = 0; seen <= shades; ++seen)
        for (quint32 oneWay = 0; oneWay <= shades; ++oneWay)
            table.push_back(colors.blended(static_cast<double>(seen) / shades, static_cast<double>(oneWay) / shades));
    return table;
}

quint32 pairsIn(quint32 firstBlock, quint32 endBlock, int level, quint32 count)
{
    return std::min(endBlock << level, count) - (firstBlock << level);
}

// The coarsest whose blocks are not larger than a pixel; of those that are stored the next finer one, since a pixel
// stands for whole blocks and is the truer the more they are.
int levelFor(double pairs)
{
    const int level = static_cast<int>(std::log2(pairs));
    return std::clamp(level > coarsestCounted ? level - 1 : level, 0, coarsest);
}

PairCounts sumOf(std::span<const PairCounts> counts)
{
    PairCounts sum;
    for (const auto &some : counts) {
        sum.sees += some.sees;
        sum.oneWay += some.oneWay;
    }
    return sum;
}

} // namespace

std::vector<quint32> clustersIn(VisOrder order, const MapVis &vis)
{
    if (order == VisOrder::Place)
        return orderByPlace(vis.places);
    std::vector<quint32> clusters(vis.count());
    std::iota(clusters.begin(), clusters.end(), 0U);
    return clusters;
}

QRgb MatrixColors::blended(double seenShare, double oneWayShare) const
{
    const auto mix = [](QRgb one, QRgb other, double share) {
        const auto channel = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
        return qRgb(channel(qRed(one), qRed(other)), channel(qGreen(one), qGreen(other)), channel(qBlue(one), qBlue(other)));
    };
    const QRgb color = mix(unseen, seen, seenShare);
    if (oneWayShare <= 0)
        return color;
    return mix(color, oneWay, leastTint + (1 - leastTint) * oneWayShare);
}

MatrixPicture::MatrixPicture(std::shared_ptr<const MapVis> vis, VisOrder order, std::stop_token stop)
    : vis_(std::move(vis)), order_(order), clusters_(clustersIn(order, *vis_)), places_(clusters_.size())
{
    for (quint32 place = 0; place < count(); ++place)
        places_[clusters_[place]] = place;
    if (order == VisOrder::Number) {
        matrix_ = {vis_, &vis_->decoded.matrix};
        transposed_ = {vis_, &vis_->seenBy};
    } else {
        matrix_ = std::make_shared<const VisMatrix>(vis_->decoded.matrix.inOrder(clusters_));
        if (stop.stop_requested())
            return;
        transposed_ = std::make_shared<const VisMatrix>(matrix_->transposed());
    }
    countBlocks(stop);
}

void MatrixPicture::countBlocks(const std::stop_token &stop)
{
    for (int level = coarsestCounted; level <= coarsest && !stop.stop_requested(); ++level) {
        const bool isFirst = level == coarsestCounted;
        const quint32 side = blocksIn(count(), level), finerSide = blocksIn(count(), level - 1);
        std::vector<StoredCounts> blocks;
        blocks.reserve(static_cast<size_t>(side) * side);
        std::vector<PairCounts> sums(isFirst ? matrix_->row(0).size() * blocksPerWord(level) : finerSide);
        for (quint32 row = 0; row < side && !stop.stop_requested(); ++row) {
            std::ranges::fill(sums, PairCounts{});
            if (isFirst)
                addBlocks(*matrix_, *transposed_, level, row, 0, sums);
            else
                for (quint32 finer = 2 * row; finer < std::min(2 * row + 2, finerSide); ++finer)
                    addStored(level - 1, finer, 0, sums);
            for (quint32 column = 0; column < side; ++column) {
                const auto all = std::span<const PairCounts>(sums);
                const auto sum = isFirst ? sums[column] : sumOf(all.subspan(2 * column, std::min(2U, finerSide - 2 * column)));
                blocks.push_back({static_cast<quint16>(sum.sees), static_cast<quint16>(sum.oneWay)});
            }
        }
        levels_.push_back(std::move(blocks));
    }
}

void MatrixPicture::addStored(int level, quint32 row, quint32 first, std::span<PairCounts> counts) const
{
    const auto &blocks = levels_[static_cast<size_t>(level - coarsestCounted)];
    const auto *stored = blocks.data() + static_cast<size_t>(row) * blocksIn(count(), level) + first;
    for (size_t i = 0; i < counts.size(); ++i) {
        counts[i].sees += stored[i].sees;
        counts[i].oneWay += stored[i].oneWay;
    }
}

QImage MatrixPicture::draw(double pairs, const QRect &part, const MatrixColors &colors) const
{
    QImage image(part.size(), QImage::Format_RGB32);
    if (image.isNull())
        return image;
    const int level = levelFor(pairs);
    const bool isStored = level >= coarsestCounted;
    const Steps rows(pairs, level, part.y(), part.height(), count()), columns(pairs, level, part.x(), part.width(), count());
    const quint32 perWord = isStored ? 1 : blocksPerWord(level);
    const quint32 base = columns.first() / perWord * perWord;
    std::vector<PairCounts> sums((columns.end() - base + perWord - 1) / perWord * perWord);
    const auto table = tableOf(colors);
    for (int y = 0; y < part.height(); ++y) {
        std::ranges::fill(sums, PairCounts{});
        for (quint32 row = rows.first(y); row < rows.end(y); ++row)
            if (isStored)
                addStored(level, row, base, sums);
            else
                addBlocks(*matrix_, *transposed_, level, row, base / perWord, sums);
        const quint32 high = pairsIn(rows.first(y), rows.end(y), level, count());
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < part.width(); ++x) {
            const quint32 first = columns.first(x), end = columns.end(x);
            const auto sum = sumOf(std::span<const PairCounts>(sums).subspan(first - base, end - first));
            const quint32 all = high * pairsIn(first, end, level, count());
            line[x] = table[shadeOf(sum.sees, all) * (shades + 1) + shadeOf(sum.oneWay, all)];
        }
    }
    return image;
}
