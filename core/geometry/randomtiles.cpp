#include "core/geometry/randomtiles.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <utility>

namespace {

constexpr size_t tableSide = 20;     // MOD_FRAMES
constexpr double luxel = 16;         // texels; a face's start is rounded down to a multiple (CalcSurfaceExtents())
constexpr double farthest = 1 << 30; // texels
using Table = std::array<std::array<quint32, tableSide>, tableSide>;

// Returns the table that GL_InitRandomTable() fills by COM_RandomLong() of engine/common/common.c: the minimal standard
// generator after eight discarded numbers, shuffled through a table of 32 from which the number returned last selects the next.
// The seed is the one that COM_SetRandomSeed() makes of 255.
Table randomTable()
{
    constexpr quint32 seed = 22261048 - 255, kept = 32, late = 8, ofKept = std::minstd_rand0::max() / kept + 1;
    std::minstd_rand0 numbers(seed);
    numbers.discard(late);
    std::array<quint32, kept> shuffled{};
    for (auto place = shuffled.rbegin(); place != shuffled.rend(); ++place)
        *place = static_cast<quint32>(numbers());
    quint32 last = shuffled.front();
    Table table{};
    for (auto &row : table)
        for (auto &cell : row) {
            last = std::exchange(shuffled[last / ofKept], static_cast<quint32>(numbers()));
            cell = last & 0x7FFF;
        }
    return table;
}

// Returns the cell of a texel coordinate. The engine adds 65536 sizes, so that coordinates before the texture's start are
// not negative.
size_t cellOf(double at, qint64 size)
{
    constexpr qint64 ahead = 65536;
    const auto begin = static_cast<qint64>(std::floor(std::clamp(at, -farthest, farthest) / luxel) * luxel);
    const auto cell = (begin + ahead * size) / size % qint64{tableSide};
    return static_cast<size_t>(cell < 0 ? cell + qint64{tableSide} : cell);
}

} // namespace

RandomTiles::RandomTiles(const MapFile &map)
{
    if (!map.game().randomTiles)
        return;
    const int images = map.format().roles.images;
    const auto names = map.column(images, "name"), width = map.column(images, "width"), height = map.column(images, "height");
    QHash<QByteArray, std::array<qint32, 10>> found; // by what follows the digit
    for (quint32 i = 0; i < names.count(); ++i) {
        const auto name = names.chars(i);
        if (name.size() < 2 || name[0] != '-' || name[1] < '0' || name[1] > '9')
            continue;
        const auto key = name.sliced(2).toByteArray().toLower();
        auto set = found.find(key);
        if (set == found.end()) {
            set = found.insert(key, {});
            set->fill(-1);
        }
        if (auto &place = (*set)[static_cast<size_t>(name[1] - '0')]; place < 0)
            place = static_cast<qint32>(i);
    }
    tiles_.resize(found.isEmpty() ? 0 : names.count());
    for (const auto &set : std::as_const(found)) {
        const auto end = std::ranges::find(set, -1);
        if (end - set.begin() < 2 || std::any_of(end, set.end(), [](qint32 image) { return image >= 0; }))
            continue;
        sets_.emplace_back(set.begin(), end);
        for (const auto image : sets_.back()) {
            const auto record = static_cast<quint32>(image);
            tiles_[record] = {static_cast<quint32>(sets_.size()), width.integer(record), height.integer(record)};
        }
    }
}

qint32 RandomTiles::shown(qint32 image, double s, double t) const
{
    if (image < 0 || static_cast<size_t>(image) >= tiles_.size() || std::isnan(s) || std::isnan(t))
        return -1;
    const auto &tile = tiles_[static_cast<size_t>(image)];
    if (tile.set == 0 || tile.width <= 0 || tile.height <= 0)
        return -1;
    static const auto table = randomTable();
    constexpr size_t cycle = 2; // ANIM_CYCLE
    const auto &set = sets_[tile.set - 1];
    return set[table[cellOf(s, tile.width)][cellOf(t, tile.height)] % (set.size() * cycle) / cycle];
}
