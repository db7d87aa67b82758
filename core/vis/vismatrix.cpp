#include "core/vis/vismatrix.h"

#include "core/text.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>

namespace {

struct VisText {
    Q_DECLARE_TR_FUNCTIONS(VisMatrix)
};

// Run-length code packs an empty row at 128 to 1, and rows may share bytes. 16,000 clusters are always allowed, more than
// the largest maps have; 32,768, the most that Half-Life's leafs can be numbered, if the file is large. Views make up to
// five copies of the matrix.
constexpr quint64 alwaysTaken = 32 << 20, mostTaken = 128 << 20, mostPerByte = 4; // bytes of the matrix

// Writes the bytes of a row in turn; drops those beyond its end.
class RowWriter
{
public:
    RowWriter(std::span<quint64> row, qint64 bytes) : row_(row), bytes_(std::min<qint64>(bytes, std::ssize(row) * 8)) {}
    bool isFull() const { return at_ >= bytes_; }
    void put(std::byte byte)
    {
        row_[static_cast<size_t>(at_ / 8)] |= std::to_integer<quint64>(byte) << at_ % 8 * 8;
        ++at_;
    }
    void skip(int zeros) { at_ += zeros; }

private:
    std::span<quint64> row_;
    qint64 bytes_, at_ = 0;
};

// Decodes Quake II's and Half-Life's run-length code: a zero byte is followed by the number of zero bytes that it stands for
// (CM_DecompressVis()).
void unpack(bsp::ByteView packed, RowWriter row)
{
    for (size_t at = 0; at < packed.size() && !row.isFull(); ++at) {
        if (packed[at] != std::byte{0})
            row.put(packed[at]);
        else if (++at < packed.size())
            row.skip(std::to_integer<int>(packed[at]));
    }
}

// Exchanges rows and columns of 64 words by swapping halves of ever smaller blocks.
void transpose(std::array<quint64, 64> &block)
{
    quint64 mask = 0xffffffff;
    for (unsigned size = 32; size != 0; size /= 2, mask ^= mask << size)
        for (unsigned i = 0; i < 64; i = (i + size + 1) & ~size) {
            const quint64 moved = (block[i] >> size ^ block[i + size]) & mask;
            block[i] ^= moved << size;
            block[i + size] ^= moved;
        }
}

// Returns eight bytes, the lowest first, each with its bits reversed: the highest bit is an image's leftmost pixel.
quint64 mirrored(quint64 word)
{
    word = ((word >> 1) & 0x5555'5555'5555'5555) | ((word & 0x5555'5555'5555'5555) << 1);
    word = ((word >> 2) & 0x3333'3333'3333'3333) | ((word & 0x3333'3333'3333'3333) << 2);
    word = ((word >> 4) & 0x0f0f'0f0f'0f0f'0f0f) | ((word & 0x0f0f'0f0f'0f0f'0f0f) << 4);
    return qToLittleEndian(word);
}

// Counts the ones without std::popcount(), which calls a library function on processors without an instruction for it, for
// which the package is built too.
quint32 popcount(quint64 word)
{
    word -= (word >> 1) & 0x5555'5555'5555'5555;
    word = (word & 0x3333'3333'3333'3333) + ((word >> 2) & 0x3333'3333'3333'3333);
    word = (word + (word >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
    return static_cast<quint32>((word * 0x0101'0101'0101'0101) >> 56);
}

} // namespace

quint32 onesOf(std::span<const quint64> row)
{
    quint32 ones = 0;
    for (const quint64 word : row)
        ones += popcount(word);
    return ones;
}

VisMatrix::VisMatrix(quint32 count) : count_(count), words_((count + size_t(63)) / 64), bits_(words_ * count) {}

VisMatrix VisMatrix::transposed(const std::stop_token &stop) const
{
    VisMatrix result(count_);
    std::array<quint64, 64> block{};
    for (quint32 top = 0; top < count_ && !stop.stop_requested(); top += 64)
        for (quint32 left = 0; left < count_; left += 64) {
            for (quint32 i = 0; i < 64; ++i)
                block[i] = top + i < count_ ? row(top + i)[left / 64] : 0;
            transpose(block);
            for (quint32 i = 0; i < 64 && left + i < count_; ++i)
                result.row(left + i)[top / 64] = block[i];
        }
    return result;
}

// Moves whole rows, transposes the matrix, and does the same with its columns.
VisMatrix VisMatrix::inOrder(std::span<const quint32> order) const
{
    const auto rowsInOrder = [order](const VisMatrix &matrix) {
        VisMatrix result(matrix.count());
        for (quint32 i = 0; i < matrix.count(); ++i)
            std::ranges::copy(matrix.row(order[i]), result.row(i).begin());
        return result;
    };
    return rowsInOrder(rowsInOrder(*this).transposed()).transposed();
}

void decodeVisRow(const MapFile &map, VisRow stored, std::span<quint64> row)
{
    std::ranges::fill(row, stored.offset < 0 ? ~quint64(0) : 0);
    if (stored.offset < 0)
        return;
    const auto lump = visBytes(map);
    const auto packed = lump.subspan(static_cast<size_t>(std::min<qint64>(stored.offset, std::ssize(lump))));
    RowWriter writer(row, stored.bytes);
    // The code takes at most two bytes for one, except for runs of length 0, which a damaged lump may be full of.
    if (visCodingOf(map.format()).isPacked)
        return unpack(packed.first(std::min(packed.size(), 2 * static_cast<size_t>(std::max<qint64>(stored.bytes, 0)))), writer);
    for (size_t at = 0; at < packed.size() && !writer.isFull(); ++at)
        writer.put(packed[at]);
}

QString whyNoPhs(const bsp::Format &format)
{
    return visCodingOf(format).hasPhs ? QString() : VisText::tr("Maps of this game have no PHS (potentially hearable set).");
}

Result<DecodedVis> decodeVis(const MapFile &map, VisSet set, std::stop_token stop)
{
    if (const auto why = whyNoPhs(map.format()); set == VisSet::Phs && !why.isEmpty())
        return Error{why};
    const quint32 count = clusterCount(map);
    const quint64 size = (count + quint64(63)) / 64 * 8 * count;
    if (size > std::clamp<quint64>(static_cast<quint64>(map.fileSize()) * mostPerByte, alwaysTaken, mostTaken))
        return Error{VisText::tr("%1 clusters are too many to decode: their visibility matrix would take %2 MB.")
                         .arg(numberText(count), numberText(size >> 20))};
    DecodedVis vis{.matrix = VisMatrix(count)};
    const VisRowCheck check(map);
    for (quint32 cluster = 0; cluster < count && !stop.stop_requested(); ++cluster) {
        const auto row = vis.matrix.row(cluster);
        const auto stored = visRow(map, cluster, set);
        decodeVisRow(map, stored, row);
        if (count % 64 != 0)
            row.back() &= (quint64(1) << count % 64) - 1;
        vis.withoutRow += stored.offset < 0 ? 1U : 0U;
        vis.broken += stored.offset >= 0 && !check.fits(stored) ? 1U : 0U;
    }
    return vis;
}

QImage imageOf(const VisMatrix &matrix, std::span<const quint32> order)
{
    const auto side = static_cast<int>(order.size());
    QImage image(side, side, QImage::Format_Mono);
    if (image.isNull())
        return image;
    image.setColorTable({qRgb(0, 0, 0), qRgb(255, 255, 255)});
    const bool isByNumber = order.size() == matrix.count() && std::ranges::is_sorted(order);
    const auto ordered = isByNumber ? VisMatrix() : matrix.inOrder(order);
    const auto &shown = isByNumber ? matrix : ordered;
    for (int y = 0; y < side; ++y) {
        auto *line = image.scanLine(y);
        const auto row = shown.row(static_cast<quint32>(y));
        for (size_t i = 0; i < row.size(); ++i) {
            const auto pixels = mirrored(row[i]);
            std::memcpy(line + 8 * i, &pixels, std::min<size_t>(8, static_cast<size_t>(image.bytesPerLine()) - 8 * i));
        }
    }
    return image;
}

VisCounts countVis(const VisMatrix &matrix, const VisMatrix &transposed)
{
    VisCounts counts;
    for (quint32 cluster = 0; cluster < matrix.count(); ++cluster) {
        const auto row = matrix.row(cluster), column = transposed.row(cluster);
        const auto sees = onesOf(row), seenBy = onesOf(column);
        quint32 bothWays = 0;
        for (size_t i = 0; i < row.size(); ++i)
            bothWays += popcount(row[i] & column[i]);
        counts.sees.push_back(sees);
        counts.seenBy.push_back(seenBy);
        counts.oneWay.push_back(sees - bothWays);
        counts.seenOneWay.push_back(seenBy - bothWays);
        counts.pairs += sees;
        counts.oneWayPairs += sees - bothWays;
    }
    return counts;
}
