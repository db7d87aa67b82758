#include "core/mapdiff/taking.h"

#include "core/cells/celledit.h"
#include "core/cells/cellvalue.h"
#include "core/cells/lumptable.h"
#include "core/cells/users.h"
#include "core/map/celltext.h"
#include "core/map/link.h"
#include "core/text.h"
#include "core/where/visibility.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace {

struct TakingText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

QByteArray storedBytes(const MapDiff &diff, RecordRef a, int field)
{
    const auto &declared = diff.a->field({a.lump, field});
    return viewOf(diff.a->recordBytes(a)).sliced(declared.offset, bsp::sizeOf(declared)).toByteArray();
}

bool isByNumber(bsp::Use use) { return use == bsp::Use::Index || use == bsp::Use::SignedIndex || use == bsp::Use::Child; }

QString whyNotTaken(const MapDiff &diff, RecordRef a, const bsp::Field &field)
{
    const auto name = fromView(field.name);
    if (field.use == bsp::Use::First || field.use == bsp::Use::Count)
        return TakingText::tr("%1 of %2 is part of a range of records, which can only be taken with the whole lumps.")
            .arg(name, title(*diff.a, a));
    if (field.use == bsp::Use::ByteOffset || field.use == bsp::Use::Relative)
        return TakingText::tr("%1 of %2 is an offset in the other map, which means nothing in this one.")
            .arg(name, title(*diff.a, a));
    return {};
}

// Returns the number by which a field of B refers to the counterpart of the record that it refers to in A.
Result<double> numberInB(const MapDiff &diff, RecordRef a, int field, RecordRef target)
{
    const auto &declared = diff.a->field({a.lump, field});
    const auto match = diff.records.inB(target);
    if (!match.isValid())
        return Error{TakingText::tr("%1 of %2 refers to %3 in the other map, which this map lacks. Take that first.")
                         .arg(fromView(declared.name), title(*diff.a, a), title(*diff.a, target))};
    const auto number = static_cast<double>(match.index);
    const bool isNegative = diff.a->column(a.lump, field).integer(a.index) < 0;
    if (isNegative && declared.use == bsp::Use::Child)
        return -1 - number;
    return isNegative ? -number : number;
}

// Returns what a field of B has to store to say what the record of A says. `lump`: in B.
Result<QByteArray> bytesToTake(const MapDiff &diff, const MapFile &map, RecordRef a, bsp::FieldRef at)
{
    const auto &field = map.field(at);
    if (const auto why = whyNotTaken(diff, a, field); !why.isEmpty())
        return Error{why};
    if (!isByNumber(field.use))
        return storedBytes(diff, a, at.field);
    const auto target = Link(*diff.a, a.lump, at.field).at(a.index);
    if (target.state != Link::Target::Valid || !target.ref().isValid())
        return storedBytes(diff, a, at.field);
    const auto number = numberInB(diff, a, at.field, target.ref());
    return number ? cellBytes(map, at, number.value()) : Result<QByteArray>(Error{number.error()});
}

// Which records of a lump have the same number in both maps. Bytes of a lump without records have it if all bytes are equal.
class InPlace
{
public:
    InPlace(const MapDiff &diff, int lump)
    {
        const auto &table = diff.b->lump(lump);
        const auto its = std::ranges::find(diff.records.lumps, lump, &LumpMatches::lumpB);
        if (table.isBlob() || table.fields.empty()) {
            isEqual_ = its != diff.records.lumps.end() && its->isEqual;
            return;
        }
        moved_.push_back(0);
        for (quint32 record = 0; record < diff.b->recordCount(lump); ++record)
            moved_.push_back(moved_.back() + (diff.records.inA({lump, record}) == RecordRef{lump, record} ? 0 : 1));
    }
    bool has(quint32 first, quint32 count) const
    {
        const auto end = size_t{first} + count;
        return isEqual_ || (end < moved_.size() && moved_[first] == moved_[end]);
    }

private:
    bool isEqual_ = false;
    std::vector<quint32> moved_; // by record: the number of records before it that have another number
};

// A lump with references, in A and B; none: that map lacks it.
struct Referring {
    int inA = bsp::none, inB = bsp::none;
};

Link::Target targetOf(const std::optional<Link> &link, RecordRef record)
{
    return link && record.isValid() ? link->at(record.index) : Link::Target{};
}

std::optional<Link> linkOf(const MapFile &map, int lump, int field)
{
    return lump == bsp::none ? std::nullopt : std::optional<Link>(std::in_place, map, lump, field);
}

bool isSameTarget(const Link::Target &one, const Link::Target &other)
{
    return one.state == other.state && one.lump == other.lump && one.first == other.first && one.count == other.count;
}

// Returns the stored lump that a reference leads to: images lie in the lump of the textures. None: there is none.
int storedTarget(const MapFile &map, int target)
{
    const auto &roles = map.format().roles;
    const int stored = target == roles.images ? roles.textures : target;
    return stored != bsp::none && map.isStored(stored) ? stored : bsp::none;
}

// Returns whether what B's records refer to in a lump stays right if that gets A's bytes: they refer to records with the same
// numbers in both maps, or by the same numbers as their counterparts.
bool usersStayRight(const MapDiff &diff, Referring users, int lump, const InPlace &inPlace)
{
    for (int field = 0; field < static_cast<int>(diff.b->lump(users.inB).fields.size()); ++field) {
        const auto &declared = diff.b->field({users.inB, field});
        if (!bsp::isReference(declared.use) || (storedTarget(*diff.b, declared.target) != lump && declared.negative != lump))
            continue;
        const Link here(*diff.b, users.inB, field);
        const auto there = linkOf(*diff.a, users.inA, field);
        for (quint32 record = 0; record < here.count(); ++record)
            if (const auto target = here.at(record);
                target.state == Link::Target::Valid && storedTarget(*diff.b, target.lump) == lump
                && !inPlace.has(target.first, target.count)
                && !isSameTarget(target, targetOf(there, diff.records.inA({users.inB, record}))))
                return false;
    }
    return true;
}

// Returns a lump in which A's records would lead elsewhere if only theirs were taken over: they refer to records with other
// numbers in B, or by offsets that neither their counterparts have nor the same bytes lie at. None: there is none.
int misledTarget(const MapDiff &diff, Referring taken)
{
    std::map<int, InPlace> places;
    for (int field = 0; field < static_cast<int>(diff.a->lump(taken.inA).fields.size()); ++field) {
        const auto &declared = diff.a->field({taken.inA, field});
        if (!bsp::isReference(declared.use))
            continue;
        const Link there(*diff.a, taken.inA, field);
        const auto here = linkOf(*diff.b, taken.inB, field);
        for (quint32 record = 0; record < there.count(); ++record) {
            const auto target = there.at(record);
            const int stored = target.state == Link::Target::Valid ? storedTarget(*diff.a, target.lump) : bsp::none;
            if (stored == bsp::none || stored == taken.inA
                || places.try_emplace(stored, diff, stored).first->second.has(target.first, target.count))
                continue;
            const bool isAsBefore =
                diff.a->lump(stored).isBlob() && isSameTarget(target, targetOf(here, diff.records.inB({taken.inA, record})));
            if (!isAsBefore)
                return stored;
        }
    }
    return bsp::none;
}

// Returns whether leafs that match are in clusters with the same numbers, and no others are in clusters.
bool areClustersInPlace(const MapDiff &diff)
{
    const int leafs = diff.b->format().roles.leafs;
    const auto countA = clusterCount(*diff.a), countB = clusterCount(*diff.b);
    if (countA != countB)
        return false;
    for (quint32 leaf = 0; leaf < diff.b->recordCount(leafs); ++leaf) {
        const auto match = diff.records.inA({leafs, leaf});
        if (clusterOfLeaf(*diff.b, leaf, countB) != (match.isValid() ? clusterOfLeaf(*diff.a, match.index, countA) : -1))
            return false;
    }
    for (quint32 leaf = 0; leaf < diff.a->recordCount(leafs); ++leaf)
        if (clusterOfLeaf(*diff.a, leaf, countA) >= 0 && !diff.records.inB({leafs, leaf}).isValid())
            return false;
    return true;
}

// Returns a lump whose references from or to this one would lead elsewhere if B got A's bytes; none: there is none.
int misledLump(const MapDiff &diff, const LumpMatches &lump)
{
    const auto &roles = diff.b->format().roles;
    const Referring entities{diff.records.entityListA, diff.records.entityListB};
    const bool areEntities = lump.lumpB != bsp::none && lump.lumpB == roles.entities;
    if (const int misled = misledTarget(diff, areEntities ? entities : Referring{lump.lumpA, lump.lumpB}); misled != bsp::none)
        return misled;
    if (lump.lumpB == bsp::none)
        return bsp::none;
    const InPlace inPlace(diff, lump.lumpB);
    for (const auto &users : diff.records.lumps)
        if (users.lumpB != bsp::none && users.lumpB != lump.lumpB
            && !usersStayRight(diff, {users.lumpA, users.lumpB}, lump.lumpB, inPlace))
            return users.lumpB;
    if (!usersStayRight(diff, entities, lump.lumpB, inPlace))
        return entities.inB;
    const bool isOfClusters =
        roles.visibility != bsp::none
        && (lump.lumpB == roles.visibility || (lump.lumpB == roles.leafs && !InPlace(diff, roles.visibility).has(0, 0)));
    return isOfClusters && !areClustersInPlace(diff) ? roles.leafs : bsp::none;
}

} // namespace

Result<Edit> editToTake(const MapDiff &diff, const MapFile &map, int lump, std::span<const quint32> records, int field)
{
    std::vector<CellChange> changes;
    for (const quint32 record : records) {
        const auto difference = diff.ofB({lump, record});
        if (difference.kind != RecordDifference::Changed)
            continue;
        for (const int each : difference.fields) {
            if (field != bsp::none && field != each)
                continue;
            auto bytes = bytesToTake(diff, map, difference.a, {lump, each});
            if (!bytes)
                return Error{bytes.error()};
            changes.push_back({{lump, record}, each, std::move(bytes).value()});
        }
    }
    return editOf(map, std::move(changes));
}

Result<Edit> editToAppend(const MapDiff &diff, const MapFile &map, int lumpA, std::vector<quint32> records)
{
    const auto found = std::ranges::find(diff.records.lumps, lumpA, &LumpMatches::lumpA);
    if (found == diff.records.lumps.end() || found->lumpB == bsp::none || &diff.a->format() != &map.format())
        return Error{TakingText::tr("This map has no lump %1.").arg(fromView(diff.a->lump(lumpA).title))};
    const int lump = found->lumpB;
    if (hasPairs(map, lump))
        records = withOpposites(map, lump, std::move(records));
    if (const auto why = whyNoMore(map, lump, std::ssize(records)); !why.isEmpty())
        return Error{why};
    const auto &table = map.lump(lump);
    QByteArray added;
    for (const quint32 record : records) {
        if (!diff.a->contains({lumpA, record}))
            return Error{
                TakingText::tr("The opposite plane of %1 is missing in the other map.").arg(title(*diff.a, {lumpA, record ^ 1}))};
        auto bytes = viewOf(diff.a->recordBytes({lumpA, record})).toByteArray();
        for (int field = 0; field < static_cast<int>(table.fields.size()); ++field) {
            if (isOwned(map, {lump, field}))
                continue; // it takes no bytes
            const auto its = bytesToTake(diff, map, {lumpA, record}, {lump, field});
            if (!its)
                return Error{its.error()};
            bytes.replace(map.field({lump, field}).offset, its.value().size(), its.value());
        }
        added += bytes;
    }
    Edit edit{{.lump = lump, .splices = {{qsizetype{table.stride} * map.recordCount(lump), {}, added}}}};
    if (const auto why = map.whyNot(edit); !why.isEmpty())
        return Error{why};
    return edit;
}

Result<Edit> editToTakeLump(const MapDiff &diff, const MapFile &map, const LumpMatches &lump)
{
    if (&diff.a->format() != &map.format())
        return Error{TakingText::tr("The other map has a different format, so its lumps cannot be taken.")};
    if (lump.lumpA == bsp::none)
        return removalOf(map, lump.lumpB);
    const auto bytes = viewOf(diff.a->lumpBytes(lump.lumpA));
    if (const int misled = misledLump(diff, lump); misled != bsp::none)
        return Error{
            TakingText::tr("%1 cannot be taken as a whole: records of %2 have different numbers or offsets in the other map, "
                           "so references would lead elsewhere. Take single records.")
                .arg(fromView(diff.a->lump(lump.lumpA).title), fromView(map.lump(misled).title))};
    if (lump.lumpB != bsp::none)
        return editFromBytes(map, lump.lumpB, bytes, true);
    if (lump.lumpA < firstBspxLump)
        return Error{TakingText::tr("This map has no lump %1.").arg(fromView(diff.a->lump(lump.lumpA).title))};
    return additionOf(map, viewOf(diff.a->lump(lump.lumpA).name).toByteArray(), bytes);
}
