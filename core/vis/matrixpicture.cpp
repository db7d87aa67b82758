#include "core/vis/matrixpicture.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace
{

constexpr int coarsest = 7;       // blocks of 128x128 pairs: counts of larger ones would not fit into 16 bits
constexpr quint32 shades = 64;    // from none of the pairs to all
constexpr double leastTint = 0.7; // share of the one-way colour, however few of a pixel's pairs are one-way

quint32 blocksIn(quint32 count, int level) { return (count + (1U << level) - 1) >> level; }

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

// Returns the shade of a part: 0 only for none, `shades` only for all. `times` is shades / whole.
quint32 shadeOf(quint32 part, quint32 whole, float times)
{
    if (part == 0 || part == whole)
        return part == 0 ? 0 : shades;
    return std::clamp<quint32>(static_cast<quint32>(static_cast<float>(part) * times + 0.5F), 1, shades - 1);
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

// Returns the coarsest level whose blocks are not larger than a pixel; for stored levels, one finer, because a pixel
// consists of whole blocks and the more there are, the more accurate it is.
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

std::vector<quint32> clustersIn(VisOrder order, std::span<const ClusterBox> places)
{
    if (order == VisOrder::Place)
        return orderByPlace(places);
    std::vector<quint32> clusters(places.size());
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
    : vis_(std::move(vis)), order_(order), clusters_(clustersIn(order, vis_->places)), places_(clusters_.size())
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
                const auto finer = std::span<const PairCounts>(sums).subspan(isFirst ? column : 2 * column);
                const auto sum = sumOf(finer.first(isFirst ? 1 : std::min<size_t>(2, finer.size())));
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

void MatrixPicture::drawPairs(QImage &image, QPoint first, const MatrixColors &colors) const
{
    const QRgb table[] = {colors.unseen, colors.seen, colors.unseen, colors.oneWay};
    for (int y = 0; y < image.height(); ++y) {
        const auto viewer = static_cast<quint32>(first.y() + y);
        const auto row = matrix_->row(viewer), column = transposed_->row(viewer);
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const auto at = static_cast<quint32>(first.x() + x);
            const quint64 sees = row[at / 64] >> at % 64 & 1, isSeen = column[at / 64] >> at % 64 & 1;
            line[x] = table[sees | (sees & ~isSeen) << 1];
        }
    }
}

QImage MatrixPicture::draw(double pairs, const QRect &part, const MatrixColors &colors) const
{
    QImage image(part.size(), QImage::Format_RGB32);
    if (!image.isNull() && pairs == 1)
        drawPairs(image, part.topLeft(), colors);
    else if (!image.isNull())
        drawShares(image, part, pairs, colors);
    return image;
}

void MatrixPicture::drawShares(QImage &image, const QRect &part, double pairs, const MatrixColors &colors) const
{
    const int level = levelFor(pairs);
    const bool isStored = level >= coarsestCounted;
    const Steps rows(pairs, level, part.y(), part.height(), count());
    const Steps columns(pairs, level, part.x(), part.width(), count());
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
        const float timesHigh = static_cast<float>(shades) / static_cast<float>(high);
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < part.width(); ++x) {
            const quint32 first = columns.first(x), end = columns.end(x);
            const auto sum = sumOf(std::span<const PairCounts>(sums).subspan(first - base, end - first));
            const quint32 wide = pairsIn(first, end, level, count());
            const float times = timesHigh / static_cast<float>(wide);
            const quint32 seen = shadeOf(sum.sees, high * wide, times), oneWay = shadeOf(sum.oneWay, high * wide, times);
            line[x] = table[seen * (shades + 1) + oneWay];
        }
    }
}
