// A copy of a map with its records in another order, so that a comparison has to find them by their content.
#pragma once

#include "core/map/firstclaims.h"
#include "core/map/link.h"

#include <QByteArray>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>
#include <vector>

// Shuffles records of a map's lumps and makes all references lead to the same records as before. A range still lists the same
// records.
class PermutedMap
{
public:
    PermutedMap(const MapFile &map, quint32 seed) : map_(map), random_(seed), bytes_(viewOf(map.bytesAsOpened()).toByteArray())
    {
        for (const int lump : map.lumps())
            for (int field = 0; map.isStored(lump) && field < static_cast<int>(map.lump(lump).fields.size()); ++field)
                if (const auto use = map.field({lump, field}).use; bsp::isReference(use) && use != bsp::Use::ByteOffset)
                    links_.emplace_back(map, lump, field);
    }

    // Shuffles a lump's records, each within the ranges that list it. Planes that are pairs stay together. Record 0 stays unless
    // `withFirst`.
    void shuffle(int lump, bool withFirst = true)
    {
        const auto count = map_.recordCount(lump);
        const quint32 unit = lump == map_.format().roles.planes && map_.format().columns.sidePlane.lump != bsp::none ? 2 : 1;
        std::set<quint32> cuts{withFirst ? 0U : unit, count};
        for (const auto &link : links_)
            for (quint32 record = 0; record < link.count(); ++record)
                if (map_.field({link.lump(), link.field()}).use == bsp::Use::First)
                    if (const auto target = link.at(record); target.lump == lump && target.count > 0)
                        cuts.insert({target.first, target.first + target.count});
        auto order = identity(count);
        for (auto cut = cuts.begin(); std::next(cut) != cuts.end(); ++cut) {
            std::vector<quint32> units((*std::next(cut) - *cut) / unit);
            std::iota(units.begin(), units.end(), 0U);
            std::ranges::shuffle(units, random_);
            for (quint32 i = 0; i < units.size(); ++i)
                for (quint32 part = 0; part < unit; ++part)
                    order[*cut + i * unit + part] = *cut + units[i] * unit + part;
        }
        move(lump, order);
    }

    // Moves the ranges of records that a field lists, each in one piece.
    void shuffleRanges(bsp::FieldRef first)
    {
        const Link ranges(map_, first);
        const int lump = map_.field(first).target;
        FirstClaims claims(map_.recordCount(lump));
        auto owners = identity(ranges.count());
        std::ranges::shuffle(owners, random_);
        std::vector<quint32> order;
        for (const quint32 owner : owners)
            for (quint32 i = 0; i < ranges.at(owner).count; ++i)
                if (const auto record = ranges.at(owner).first + i; !claims.isTaken(record)) {
                    claims.take(record, owner);
                    order.push_back(record);
                }
        for (quint32 record = 0; record < map_.recordCount(lump); ++record)
            if (!claims.isTaken(record))
                order.push_back(record);
        move(lump, order);
    }

    QByteArray bytes() const { return bytes_; }

private:
    static std::vector<quint32> identity(quint32 count)
    {
        std::vector<quint32> numbers(count);
        std::iota(numbers.begin(), numbers.end(), 0U);
        return numbers;
    }

    // `order`: by new number, the old one.
    void move(int lump, const std::vector<quint32> &order)
    {
        std::vector<quint32> newNumber(order.size());
        for (quint32 number = 0; number < order.size(); ++number)
            newNumber[order[number]] = number;
        moveRecords(lump, order);
        for (const auto &link : links_) {
            const auto &field = map_.field({link.lump(), link.field()});
            const bool leadsThere = field.target == lump || field.negative == lump;
            if (leadsThere && field.type == bsp::Type::Number)
                moveRecords(link.lump(), order); // those that belong to the records by their number
            else if (leadsThere && field.use != bsp::Use::Name && field.use != bsp::Use::Model && field.use != bsp::Use::Relative)
                for (quint32 record = 0; record < link.count(); ++record)
                    if (const auto target = link.at(record); target.lump == lump && target.count > 0)
                        store(link, record, newNumber, target);
        }
    }

    void moveRecords(int lump, const std::vector<quint32> &order)
    {
        const auto stride = map_.lump(lump).stride;
        const auto at = map_.extent(lump).offset;
        const auto old = bytes_.mid(at, static_cast<qsizetype>(order.size()) * stride);
        for (size_t i = 0; i < order.size(); ++i)
            bytes_.replace(at + static_cast<qsizetype>(i * stride), stride, old.mid(qsizetype{order[i]} * stride, stride));
        auto &places = places_[lump]; // a lump is moved once
        places.resize(order.size());
        for (quint32 i = 0; i < places.size(); ++i)
            places[order[i]] = i;
    }

    // Returns where a record lies now.
    quint32 placeOf(int lump, quint32 record) const
    {
        const auto found = places_.find(lump);
        return found == places_.end() ? record : found->second[record];
    }

    void store(const Link &link, quint32 record, const std::vector<quint32> &newNumber, const Link::Target &target)
    {
        const auto &field = map_.field({link.lump(), link.field()});
        const auto value = map_.column(link.lump(), link.field()).integer(record);
        auto number = qint64{newNumber[target.first]};
        if (field.use == bsp::Use::First) // its records stay together, though not in their order
            number = *std::min_element(newNumber.begin() + target.first, newNumber.begin() + target.first + target.count);
        if (field.use == bsp::Use::SignedIndex && value < 0)
            number = -number;
        else if (field.use == bsp::Use::Child && value < 0)
            number = ~number;
        const auto at =
            map_.extent(link.lump()).offset + qint64{placeOf(link.lump(), record)} * map_.lump(link.lump()).stride + field.offset;
        for (quint32 byte = 0; byte < bsp::sizeOf(field); ++byte)
            bytes_[at + byte] = static_cast<char>(number >> (8 * byte));
    }

    const MapFile &map_;
    std::mt19937 random_;
    QByteArray bytes_;
    std::vector<Link> links_;
    std::map<int, std::vector<quint32>> places_; // by lump and number: where the record lies now
};
