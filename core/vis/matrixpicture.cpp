#include "core/vis/matrixpicture.h"

#include "core/images/pngwriter.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace {

struct MatrixText {
    Q_DECLARE_TR_FUNCTIONS(MatrixExport)
};

// Blocks have 2^level pairs a side. Those up to 8x8 are counted from the bits, 64 pairs at a time.
constexpr int coarsestCounted = 3;
constexpr int coarsest = 7;       // blocks of 128x128 pairs: counts of larger ones would not fit into 16 bits
constexpr quint32 shades = 64;    // from none of the pairs to all
constexpr double leastTint = 0.7; // least share of the one-way colour in a pixel with any one-way pair

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

// Mixes a colour into an image, as much as the brightness of `mask` says.
void tint(QImage &image, const QImage &mask, QRgb color)
{
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        const auto *shares = reinterpret_cast<const QRgb *>(mask.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int share = qRed(shares[x]);
            const auto mix = [share](int a, int b) { return a + (b - a) * share / 255; };
            line[x] =
                qRgb(mix(qRed(line[x]), qRed(color)), mix(qGreen(line[x]), qGreen(color)), mix(qBlue(line[x]), qBlue(color)));
        }
    }
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

// Returns how many blocks a word covers side by side.
constexpr quint32 blocksPerWord(int level) { return 64U >> level; }

// Masks for the lower of each two fields of 1, 2, 4 and 8 bits.
constexpr quint64 lower[] = {0x5555'5555'5555'5555, 0x3333'3333'3333'3333, 0x0f0f'0f0f'0f0f'0f0f, 0x00ff'00ff'00ff'00ff};

// Replaces each field of 2^level bits by the number of its ones.
template <int level>
quint64 onesByField(quint64 bits)
{
    for (int i = 0; i < level; ++i)
        bits = (bits & lower[i]) + (bits >> (1 << i) & lower[i]);
    return bits;
}

// Sums of fields over 2^level rows. These need fields twice as wide, so even and odd fields go into separate words.
template <int level>
struct FieldSums {
    quint64 even = 0, odd = 0;
    void add(quint64 bits)
    {
        const quint64 ones = onesByField<level>(bits);
        even += ones & lower[level];
        odd += ones >> (1 << level) & lower[level];
    }
    void addTo(std::span<PairCounts> blocks, quint32 PairCounts::*count) const
    {
        constexpr quint32 width = 2U << level; // of a field, in bits
        constexpr quint64 field = (quint64(1) << width) - 1;
        if ((even | odd) == 0)
            return; // the usual case for one-way pairs
        auto *block = blocks.data();
        for (quint32 shift = 0; shift < 64; shift += width, block += 2) {
            block[0].*count += static_cast<quint32>(even >> shift & field);
            block[1].*count += static_cast<quint32>(odd >> shift & field);
        }
    }
};

template <int level>
void addRows(const VisMatrix &matrix, const VisMatrix &unmarked, quint32 row, size_t firstWord, std::span<PairCounts> counts)
{
    constexpr quint32 fields = blocksPerWord(level);
    const quint32 first = row << level, end = std::min(first + (1U << level), matrix.count());
    for (size_t word = 0; word * fields < counts.size(); ++word) {
        FieldSums<level> sees, oneWay;
        for (quint32 viewer = first; viewer < end; ++viewer) {
            const quint64 seen = matrix.row(viewer)[firstWord + word];
            sees.add(seen);
            oneWay.add(seen & ~unmarked.row(viewer)[firstWord + word]);
        }
        const auto blocks = counts.subspan(word * fields, fields);
        sees.addTo(blocks, &PairCounts::sees);
        oneWay.addTo(blocks, &PairCounts::oneWay);
    }
}

// Adds a row of blocks to `counts`, from `firstWord` of the matrix's rows on. `counts` has room for a whole number of words.
void addBlocks(const VisMatrix &matrix, const VisMatrix &unmarked, int level, quint32 row, size_t firstWord,
               std::span<PairCounts> counts)
{
    constexpr auto adders = std::array{&addRows<0>, &addRows<1>, &addRows<2>, &addRows<coarsestCounted>};
    adders[static_cast<size_t>(level)](matrix, unmarked, row, firstWord, counts);
}

VisMatrix eitherOf(const VisMatrix &one, const VisMatrix &other)
{
    VisMatrix either = one;
    for (quint32 viewer = 0; viewer < either.count(); ++viewer) {
        const auto row = either.row(viewer);
        for (size_t word = 0; word < row.size(); ++word)
            row[word] |= other.row(viewer)[word];
    }
    return either;
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

MatrixPicture::MatrixPicture(std::shared_ptr<const MapVis> vis, VisOrder order, const VisMatrix *other, std::stop_token stop)
    : vis_(std::move(vis)), order_(order), clusters_(clustersIn(order, vis_->places)), places_(clusters_.size())
{
    for (quint32 place = 0; place < count(); ++place)
        places_[clusters_[place]] = place;
    const bool isByNumber = order == VisOrder::Number;
    matrix_ = isByNumber ? std::shared_ptr<const VisMatrix>(vis_, &vis_->decoded.matrix) : inOrder(vis_->decoded.matrix);
    if (stop.stop_requested())
        return;
    if (other && other->count() == count()) {
        const auto here = matrix_;
        unmarked_ = isByNumber ? std::make_shared<const VisMatrix>(*other) : inOrder(*other);
        matrix_ = std::make_shared<const VisMatrix>(eitherOf(*here, *unmarked_));
        onlyOther_.reset(new MatrixPicture(*this, here, stop));
    } else if (isByNumber) {
        unmarked_ = {vis_, &vis_->seenBy};
    } else {
        unmarked_ = std::make_shared<const VisMatrix>(matrix_->transposed());
    }
    countBlocks(stop);
}

// Makes a picture of the same pairs with other marks.
MatrixPicture::MatrixPicture(const MatrixPicture &both, std::shared_ptr<const VisMatrix> unmarked, const std::stop_token &stop)
    : vis_(both.vis_), order_(both.order_), matrix_(both.matrix_), unmarked_(std::move(unmarked))
{
    countBlocks(stop);
}

std::shared_ptr<const VisMatrix> MatrixPicture::inOrder(const VisMatrix &matrix) const
{
    return std::make_shared<const VisMatrix>(matrix.inOrder(clusters_));
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
                addBlocks(*matrix_, *unmarked_, level, row, 0, sums);
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
        const auto row = matrix_->row(viewer), column = unmarked_->row(viewer);
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
    if (onlyOther_ && !image.isNull())
        tint(image, onlyOther_->draw(pairs, part, {.oneWay = qRgb(255, 255, 255)}), colors.onlyOther);
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
                addBlocks(*matrix_, *unmarked_, level, row, base / perWord, sums);
        const quint32 pairsDown = pairsIn(rows.first(y), rows.end(y), level, count());
        const float shadesPerRow = static_cast<float>(shades) / static_cast<float>(pairsDown);
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < part.width(); ++x) {
            const quint32 first = columns.first(x), end = columns.end(x);
            const auto sum = sumOf(std::span<const PairCounts>(sums).subspan(first - base, end - first));
            const quint32 pairsAcross = pairsIn(first, end, level, count());
            const float times = shadesPerRow / static_cast<float>(pairsAcross);
            const quint32 seen = shadeOf(sum.sees, pairsDown * pairsAcross, times),
                          oneWay = shadeOf(sum.oneWay, pairsDown * pairsAcross, times);
            line[x] = table[seen * (shades + 1) + oneWay];
        }
    }
}

Result<qint64> runMatrixExport(const MatrixExportJob &job, const std::stop_token &stop)
{
    if (job.matrix->count() == 0)
        return Error{MatrixText::tr("The map has no clusters, so there is no visibility matrix to export.")};
    const auto image = imageOf(*job.matrix, job.clusters);
    if (image.isNull())
        return Error{MatrixText::tr("There is not enough memory for an image of %1 x %1 pixels.").arg(job.matrix->count())};
    if (stop.stop_requested())
        return qint64(0);
    return writePng(image, job.path);
}
