#include "core/compare/recordmatches.h"

#include "core/compare/contentlabels.h"
#include "core/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <map>
#include <numeric>

namespace {

constexpr qsizetype mostUncertain = 50'000; // records without an equal for which identities are compared
constexpr int mostRounds = 12;
constexpr int mostAlike = 16;             // owners of equal parts that are compared with one
constexpr quint32 mostCompared = 256;     // records of a range that are compared
constexpr qsizetype mostNear = 64;        // records of a cell of space that are compared with one
constexpr double pageTolerance = 1.0 / 8; // luxels

// Which pairs follow from a pair of records that match.
enum class Step {
    Equal,     // those with equal labels
    Referred,  // what both refer to by the same field, or list at the same position
    Remaining, // also what alone is left in both lists
};

bool isSameTable(const MapFile &a, int lumpA, const MapFile &b, int lumpB)
{
    const auto &one = a.lump(lumpA), &other = b.lump(lumpB);
    return one.stride == other.stride && std::ranges::equal(one.fields, other.fields, [](const auto &x, const auto &y) {
               return x.name == y.name && x.type == y.type && x.use == y.use;
           });
}

// Returns the lump of `b` that has the same name; `none` if there is none, or the formats differ.
int lumpLike(const MapFile &a, int lump, const MapFile &b)
{
    if (lump < firstBspxLump)
        return &a.format() == &b.format() ? lump : bsp::none;
    const auto found = std::ranges::find_if(b.lumps(), [&](int other) {
        return other >= firstBspxLump && a.lump(lump).name == b.lump(other).name && a.originOf(lump) == b.originOf(other);
    });
    return found == b.lumps().end() ? bsp::none : *found;
}

class Matcher
{
    using Part = ContentLabels::Part;

public:
    Matcher(const MapFile &a, const MapFile &b, const std::vector<int> &lumpsA, const std::vector<int> &lumpsB,
            const EntityMatches &entities, const MatchRequest &request)
        : request_(request), a_(a, lumpsA, request.tolerance), b_(b, lumpsB, request.tolerance), entities_(entities)
    {
        for (size_t slot = 0; slot < lumpsA.size(); ++slot) {
            toB_.emplace_back(a_.tables()[slot].isByNumber ? 0 : a_.tables()[slot].count, -1);
            toA_.emplace_back(b_.tables()[slot].isByNumber ? 0 : b_.tables()[slot].count, -1);
        }
        findOwners();
    }

    // Returns false if too many records have no equal.
    bool match();
    // Compares the records that match.
    void compare(LumpMatches &lump, int slot);
    // Returns whether so many ranges overlapped that some were not read.
    bool isCut() const { return isCut_ || a_.isCut() || b_.isCut(); }
    // Moves a table's matches out. No table can be compared afterwards.
    void moveTo(LumpMatches &lump, int slot);

private:
    struct Pair {
        quint32 a, b;
    };
    void findOwners();
    bool isStopped() const { return request_.stop.stop_requested(); }
    bool isFreeA(int slot, quint32 record) const { return toB_[size_t(slot)][record] < 0; }
    bool isFreeB(int slot, quint32 record) const { return toA_[size_t(slot)][record] < 0; }
    // Returns the record of B that matches a record of A, or -1.
    qint32 matchOf(int slot, quint32 record) const;
    void join(int slot, quint32 a, quint32 b, bool isEqual);
    qsizetype leftIn(int slot, const MatchLists &lists) const;
    bool isComplete(int slot) const { return leftIn(slot, toB_) == 0 || leftIn(slot, toA_) == 0; }
    qsizetype leftOver() const;
    enum class Names { Labels, Identities, OnlyOnes };
    template <typename Name>
    void joinByName(int slot, Names names, Name name);
    void joinEqual(int slot);
    void joinByIdentity(int slot, Step step);
    void joinSimilar(int slot);
    void joinOpposites(int slot);
    void joinNear(int slot, bsp::FieldRef first, int parts);
    void joinRoots(int slot);
    void joinFirst(int slot);
    void joinRemaining(int slot);
    void joinModelsOfEntities(int slot);
    void follow(int slot, Step step);
    void followPair(int slot, Pair pair, Step step, std::vector<Pair> &more);
    void followRange(const CountedField &a, const CountedField &b, Pair pair, Step step);
    void descend(Step step);
    void ascend(Step step);
    quint64 identityOf(const ContentLabels &of, int slot, quint32 record) const;
    quint64 planesOfBrush(const ContentLabels &of, int slot, quint32 brush) const;
    bool isField(int slot, const CountedField &field, bsp::FieldRef wanted) const;
    bool isEqual(int slot, const CountedField &a, const CountedField &b, Pair pair) const;
    bool isEqualReference(const CountedField &a, const CountedField &b, Pair pair) const;
    std::vector<int> fieldsThatDiffer(int slot, Pair pair) const;
    const bsp::Format &format() const { return a_.map().format(); }

    const MatchRequest &request_;
    ContentLabels a_, b_;
    MatchLists toB_, toA_;
    const EntityMatches &entities_;
    std::vector<std::vector<int>> owners_; // by table: those whose ranges alone refer to it; empty: others refer to it, too
    qsizetype joined_ = 0;
    bool isExact_ = true; // all matches have equal content
    qint64 rangeBudget_ = 0;
    bool isCut_ = false;
};

// Records that only ranges refer to, such as surfedges, are matched by the records that own them.
void Matcher::findOwners()
{
    std::vector<bool> isReferred(a_.tables().size());
    owners_.resize(a_.tables().size());
    for (int slot = 0; slot < static_cast<int>(a_.tables().size()); ++slot)
        for (const auto &field : a_.table(slot).fields)
            for (const int target : {field.slot, field.negative}) {
                if (target < 0)
                    continue;
                if (field.how == Counting::Owned || field.how == Counting::Listed)
                    owners_[size_t(target)].push_back(slot);
                else
                    isReferred[size_t(target)] = true;
            }
    for (size_t slot = 0; slot < owners_.size(); ++slot)
        if (isReferred[slot])
            owners_[slot].clear();
}

qint32 Matcher::matchOf(int slot, quint32 record) const
{
    if (!a_.table(slot).isByNumber)
        return toB_[size_t(slot)][record];
    return record < b_.table(slot).count ? static_cast<qint32>(record) : -1;
}

void Matcher::join(int slot, quint32 a, quint32 b, bool isEqual)
{
    isExact_ = isExact_ && isEqual;
    toB_[size_t(slot)][a] = static_cast<qint32>(b);
    toA_[size_t(slot)][b] = static_cast<qint32>(a);
    ++joined_;
}

qsizetype Matcher::leftIn(int slot, const MatchLists &lists) const { return std::ranges::count(lists[size_t(slot)], -1); }

qsizetype Matcher::leftOver() const
{
    qsizetype left = 0;
    for (const int slot : a_.order())
        if (owners_[size_t(slot)].empty())
            left += std::min(leftIn(slot, toB_), leftIn(slot, toA_));
    return left;
}

// Joins records without a match whose names are equal, in their order; OnlyOnes: only if one in each map has the name. The name 0
// is none.
template <typename Name>
void Matcher::joinByName(int slot, Names names, Name name)
{
    using Named = std::pair<quint64, quint32>;
    const auto namedOf = [&](const ContentLabels &of, const std::vector<qint32> &matches) {
        std::vector<Named> named;
        for (quint32 record = 0; record < matches.size() && !isStopped(); ++record)
            if (matches[record] < 0)
                if (const auto value = name(of, record); value != 0)
                    named.emplace_back(value, record);
        std::ranges::sort(named);
        return named;
    };
    a_.renewBudget(slot);
    b_.renewBudget(slot);
    const auto inA = namedOf(a_, toB_[size_t(slot)]);
    if (inA.empty())
        return;
    const auto inB = namedOf(b_, toA_[size_t(slot)]);
    auto a = inA.begin(), b = inB.begin();
    while (a != inA.end() && b != inB.end()) {
        if (a->first != b->first) {
            ++(a->first < b->first ? a : b);
            continue;
        }
        const auto isNext = [&](const auto &at, const auto &list) {
            return at + 1 != list.end() && (at + 1)->first == at->first;
        };
        if (names == Names::OnlyOnes && (isNext(a, inA) || isNext(b, inB))) {
            const auto value = a->first;
            while (a != inA.end() && a->first == value)
                ++a;
            continue;
        }
        join(slot, a->second, b->second, names == Names::Labels);
        ++a;
        ++b;
    }
}

void Matcher::joinEqual(int slot)
{
    const auto count = std::min(a_.table(slot).count, b_.table(slot).count);
    for (quint32 record = 0; record < count && record < toB_[size_t(slot)].size(); ++record)
        if (isFreeA(slot, record) && isFreeB(slot, record) && a_.labelOf(slot, record) == b_.labelOf(slot, record))
            join(slot, record, record, true);
    joinByName(slot, Names::Labels, [slot](const ContentLabels &of, quint32 record) { return of.labelOf(slot, record); });
}

bool Matcher::isField(int slot, const CountedField &field, bsp::FieldRef wanted) const
{
    return wanted.lump != bsp::none && a_.table(slot).lump == wanted.lump && field.field == wanted.field;
}

// Returns a hash of the planes of a brush's sides, in any order; 0 if too many brushes share their sides.
quint64 Matcher::planesOfBrush(const ContentLabels &of, int slot, quint32 brush) const
{
    const int sides = of.slotOf(format().columns.sidePlane.lump);
    const auto fieldOf = [&of](int table, bsp::FieldRef wanted) {
        const auto &fields = of.table(table).fields;
        const auto found = std::ranges::find(fields, wanted.field, &CountedField::field);
        return found == fields.end() ? nullptr : &*found;
    };
    const auto *range = fieldOf(slot, format().columns.brushSides);
    const auto *plane = sides < 0 ? nullptr : fieldOf(sides, format().columns.sidePlane);
    if (!range || !plane)
        return 0;
    const auto target = range->link->at(brush);
    if (!of.mayRead(target.count))
        return 0;
    quint64 planes = target.count;
    for (quint32 side = target.first; side < target.first + target.count; ++side)
        planes += of.meaningOf(of.table(sides), *plane, side) | 1;
    return planes;
}

// Returns a hash of the fields that say which record it is, however the others change; 0: there are none.
quint64 Matcher::identityOf(const ContentLabels &of, int slot, quint32 record) const
{
    const auto &columns = format().columns;
    const auto &roles = format().roles;
    const auto &table = of.table(slot);
    const int lump = a_.table(slot).lump;
    if (lump == columns.brushSides.lump)
        return planesOfBrush(of, slot, record);
    const bool isPoint = std::ranges::any_of(table.fields, [&](const CountedField &field) {
        return isField(slot, field, columns.faceVertexes) && field.link->at(record).count == 0;
    });
    const int flares = isPoint ? 3 : 0; // which have a position instead of vertexes
    // The first field of each group, and how many fields it has.
    using Group = std::pair<bsp::FieldRef, int>;
    const auto groups = std::to_array<Group>({{columns.flarePoint, flares},
                                              {columns.vertexPoint, 3},
                                              {columns.vertexTexture, 2},
                                              {columns.planeNormal, 4},
                                              {columns.texinfoAxes, 8},
                                              {columns.texinfoImage, 1},
                                              {columns.imageName, 1},
                                              {columns.faceEdges, 1},
                                              {columns.faceVertexes, 1},
                                              {columns.leafContents, 1},
                                              {columns.leafBox, 6},
                                              {columns.nodePlane, 1},
                                              {columns.modelBox, 6}});
    quint64 identity = 0;
    for (const auto &field : table.fields) {
        const bool isNodeBox = lump == roles.nodes && field.isPosition;
        const bool isName = lump == roles.images && field.how == Counting::Chars;
        const bool isOwner = field.column.field().type == bsp::Type::Number;
        const bool isInGroup = std::ranges::any_of(groups, [&](const Group &group) {
            const auto &[first, count] = group;
            return first.lump == lump && lump != bsp::none && field.field >= first.field && field.field < first.field + count;
        });
        if (isName || isOwner || isNodeBox || isInGroup)
            identity = (identity * 31 + of.meaningOf(table, field, record)) * 0x9e3779b97f4a7c15U + 1;
    }
    return identity;
}

void Matcher::joinByIdentity(int slot, Step step)
{
    const auto &table = a_.table(slot);
    const auto &columns = format().columns;
    if (request_.tolerance > 0 && table.lump == columns.vertexPoint.lump)
        joinNear(slot, columns.vertexPoint, 3);
    else if (request_.tolerance > 0 && table.lump == columns.planeNormal.lump)
        joinNear(slot, columns.planeNormal, 4);
    const bool isOwned = !owners_[size_t(slot)].empty();
    if (isOwned && step != Step::Remaining)
        return; // such as equal vertexes of neighbouring surfaces
    joinByName(slot, step == Step::Remaining ? Names::Identities : Names::OnlyOnes,
               [&](const ContentLabels &of, quint32 record) { return identityOf(of, slot, record); });
    const auto joinByPart = [&](Part part) {
        joinByName(slot, Names::OnlyOnes, [&](const ContentLabels &of, quint32 record) { return of.hashOf(slot, record, part); });
    };
    if (!isOwned && !table.runs.empty() && table.hasReferences)
        joinByPart(Part::References);
    if (table.isTree && !table.runs.empty())
        joinByPart(Part::Values);
    joinSimilar(slot);
    if (table.lump == columns.planeNormal.lump && columns.sidePlane.lump != bsp::none)
        joinOpposites(slot);
}

// Joins records that own ranges, such as faces and brushes, with the one of equal values that shares most of the range.
void Matcher::joinSimilar(int slot)
{
    const auto isOwner = [](const CountedField &field) { return field.how == Counting::Owned; };
    const auto &fields = a_.table(slot).fields;
    const auto owned = std::ranges::find_if(fields, isOwner);
    if (owned == fields.end())
        return;
    // Calls take(label) for the records of a range, mixed with the values of their owner.
    const auto forEachPart = [slot](const ContentLabels &of, const CountedField &field, quint32 record, auto take) {
        const auto range = field.link->at(record);
        const auto values = of.hashOf(slot, record, Part::ValuesAndReferences);
        for (quint32 i = 0; i < std::min(range.count, mostCompared); ++i)
            take(values ^ of.labelOf(field.slot, range.first + i));
    };
    using Named = std::pair<quint64, quint32>;
    std::vector<Named> parts;
    for (quint32 record = 0; record < toB_[size_t(slot)].size() && !isStopped(); ++record)
        if (isFreeA(slot, record))
            forEachPart(a_, *owned, record, [&](quint64 name) { parts.emplace_back(name, record); });
    std::ranges::sort(parts);
    const auto &other = b_.table(slot).fields[size_t(owned - fields.begin())];
    for (quint32 record = 0; record < toA_[size_t(slot)].size() && !isStopped(); ++record) {
        if (!isFreeB(slot, record))
            continue;
        std::map<quint32, int> votes;
        forEachPart(b_, other, record, [&](quint64 name) {
            auto part = std::ranges::lower_bound(parts, Named{name, 0});
            for (int i = 0; i < mostAlike && part != parts.end() && part->first == name; ++i, ++part)
                if (isFreeA(slot, part->second))
                    ++votes[part->second];
        });
        if (!votes.empty())
            join(slot, std::ranges::max_element(votes, {}, &std::pair<const quint32, int>::second)->first, record, false);
    }
}

// Joins planes whose opposites match.
void Matcher::joinOpposites(int slot)
{
    for (quint32 record = 0; record < toB_[size_t(slot)].size(); ++record) {
        const auto opposite = record ^ 1;
        if (!isFreeA(slot, record) || opposite >= toB_[size_t(slot)].size() || isFreeA(slot, opposite))
            continue;
        const auto match = static_cast<quint32>(toB_[size_t(slot)][opposite]) ^ 1;
        if (match < toA_[size_t(slot)].size() && isFreeB(slot, match))
            join(slot, record, match, false);
    }
}

// Joins records whose positions differ at most by the tolerance, each with the first in the file. Normals may differ by as much
// as moves a point by the tolerance at a distance of 1,000 units. Records that are not finite have no position.
void Matcher::joinNear(int slot, bsp::FieldRef first, int parts)
{
    using Values = std::array<double, 4>;
    using Cell = std::array<qint64, 4>;
    const auto widthOf = [&](int part) { return parts == 4 && part < 3 ? request_.tolerance / 1000 : request_.tolerance; };
    const auto columnsOf = [&](const ContentLabels &of) {
        std::array<Column, 4> columns;
        for (int part = 0; part < parts; ++part)
            columns[size_t(part)] = of.map().column(of.table(slot).lump, first.field + part);
        return columns;
    };
    const auto columnsA = columnsOf(a_), columnsB = columnsOf(b_);
    const auto valuesOf = [parts](const std::array<Column, 4> &columns, quint32 record) {
        Values values{};
        for (int part = 0; part < parts; ++part)
            values[size_t(part)] = columns[size_t(part)].number(record);
        return values;
    };
    const auto isFinite = [](const Values &values) {
        return std::ranges::all_of(values, [](double value) { return std::isfinite(value); });
    };
    const auto cellOf = [&](const Values &values) {
        Cell cell{};
        for (int part = 0; part < parts; ++part)
            cell[size_t(part)] = static_cast<qint64>(std::clamp(std::floor(values[size_t(part)] / widthOf(part)), -1e15, 1e15));
        return cell;
    };
    std::map<Cell, std::vector<quint32>> cells; // in reverse order
    for (auto record = static_cast<quint32>(toB_[size_t(slot)].size()); record-- > 0;)
        if (const auto values = valuesOf(columnsA, record); isFreeA(slot, record) && isFinite(values))
            cells[cellOf(values)].push_back(record);
    const auto isNear = [&](quint32 a, const Values &values) {
        const auto others = valuesOf(columnsA, a);
        for (int part = 0; part < parts; ++part)
            if (std::abs(others[size_t(part)] - values[size_t(part)]) > widthOf(part))
                return false;
        return true;
    };
    const int neighbours = parts == 4 ? 81 : 27;
    for (quint32 record = 0; record < toA_[size_t(slot)].size() && !isStopped(); ++record) {
        const auto values = valuesOf(columnsB, record);
        if (!isFreeB(slot, record) || !isFinite(values))
            continue;
        const auto middle = cellOf(values);
        for (int i = 0; i < neighbours && isFreeB(slot, record); ++i) {
            auto cell = middle;
            for (int part = 0, rest = i; part < parts; ++part, rest /= 3)
                cell[size_t(part)] += rest % 3 - 1;
            const auto found = cells.find(cell);
            if (found == cells.end())
                continue;
            auto &candidates = found->second;
            const auto end = std::ssize(candidates) > mostNear ? candidates.rbegin() + mostNear : candidates.rend();
            const auto near = std::find_if(candidates.rbegin(), end, [&](quint32 a) { return isNear(a, values); });
            if (near == end)
                continue;
            join(slot, *near, record, false);
            candidates.erase(std::next(near).base());
        }
    }
}

// The world is the first model, and the root of the world's tree the first node.
void Matcher::joinRoots(int slot)
{
    const auto &roles = format().roles;
    const int lump = a_.table(slot).lump;
    const bool isRoot = lump == roles.models || (lump == roles.nodes && format().columns.modelTree.lump == bsp::none);
    if (!isRoot)
        return;
    joinFirst(slot);
    if (lump != roles.models)
        return;
    joinEqual(slot);
    joinByName(slot, Names::OnlyOnes,
               [&](const ContentLabels &of, quint32 record) { return of.hashOf(slot, record, Part::References); });
    for (const auto names : {Names::OnlyOnes, Names::Identities})
        joinByName(slot, names, [&](const ContentLabels &of, quint32 record) { return identityOf(of, slot, record); });
}

// Joins what no other record leads to: the first leafs and edges, which stand for nothing, the models of entities that match, and
// what alone is left in a lump, if at least half of its fields are equal.
void Matcher::joinRemaining(int slot)
{
    const int lump = a_.table(slot).lump;
    if (lump == format().roles.leafs || lump == format().columns.edgeStart.lump)
        joinFirst(slot);
    if (lump == format().roles.models)
        joinModelsOfEntities(slot);
    if (leftIn(slot, toB_) != 1 || leftIn(slot, toA_) != 1)
        return;
    const auto leftOf = [slot](const MatchLists &lists) {
        const auto &list = lists[size_t(slot)];
        return static_cast<quint32>(std::ranges::find(list, -1) - list.begin());
    };
    const Pair pair{leftOf(toB_), leftOf(toA_)};
    a_.renewBudget(slot);
    b_.renewBudget(slot);
    if (fieldsThatDiffer(slot, pair).size() * 2 <= a_.map().lump(lump).fields.size())
        join(slot, pair.a, pair.b, false);
}

void Matcher::joinModelsOfEntities(int slot)
{
    const Link modelsA(a_.map(), format().columns.entityModel), modelsB(b_.map(), format().columns.entityModel);
    const auto modelOf = [](const Link &models, qint64 entity) {
        return entity >= 0 && entity < models.count() ? models.at(static_cast<quint32>(entity)).ref() : RecordRef{};
    };
    for (qint64 entity = 0; entity < std::ssize(entities_.toNow); ++entity) {
        const auto a = modelOf(modelsA, entity), b = modelOf(modelsB, entities_.toNow[size_t(entity)]);
        if (a.isValid() && b.isValid() && isFreeA(slot, a.index) && isFreeB(slot, b.index))
            join(slot, a.index, b.index, false);
    }
}

void Matcher::joinFirst(int slot)
{
    if (!toB_[size_t(slot)].empty() && !toA_[size_t(slot)].empty() && isFreeA(slot, 0) && isFreeB(slot, 0))
        join(slot, 0, 0, false);
}

void Matcher::followRange(const CountedField &a, const CountedField &b, Pair pair, Step step)
{
    const int slot = a.slot;
    const auto inA = a.link->at(pair.a), inB = b.link->at(pair.b);
    rangeBudget_ -= qint64{inA.count} + inB.count;
    isCut_ = isCut_ || rangeBudget_ < 0;
    if (slot < 0 || rangeBudget_ < 0)
        return;
    const auto label = [slot](const ContentLabels &of, quint32 record) { return of.labelOf(slot, record); };
    for (quint32 i = 0; i < std::min(inA.count, inB.count); ++i)
        if (const auto x = inA.first + i, y = inB.first + i; isFreeA(slot, x) && isFreeB(slot, y) && label(a_, x) == label(b_, y))
            join(slot, x, y, true);
    using Named = std::pair<quint64, quint32>;
    std::vector<Named> left, others;
    for (quint32 i = 0; i < inA.count; ++i)
        if (isFreeA(slot, inA.first + i))
            left.emplace_back(label(a_, inA.first + i), inA.first + i);
    for (quint32 i = 0; !left.empty() && i < inB.count; ++i)
        if (isFreeB(slot, inB.first + i))
            others.emplace_back(label(b_, inB.first + i), inB.first + i);
    if (left.empty() || others.empty())
        return;
    if (step != Step::Equal && a.how == Counting::Owned && inA.count == inB.count) {
        for (quint32 i = 0; i < inA.count; ++i)
            if (isFreeA(slot, inA.first + i) && isFreeB(slot, inB.first + i))
                join(slot, inA.first + i, inB.first + i, false);
        return;
    }
    // The lists that leafs and areas own have no other use, so that what is left may match in its order.
    const bool isOwn = !owners_[size_t(slot)].empty();
    if (step == Step::Remaining && left.size() == others.size() && (isOwn || left.size() == 1)) {
        for (size_t i = 0; i < left.size(); ++i)
            join(slot, left[i].second, others[i].second, left[i].first == others[i].first);
        return;
    }
    std::ranges::sort(left);
    std::ranges::sort(others);
    auto x = left.begin(), y = others.begin();
    while (x != left.end() && y != others.end()) {
        if (x->first != y->first) {
            ++(x->first < y->first ? x : y);
            continue;
        }
        join(slot, (x++)->second, (y++)->second, true);
    }
}

void Matcher::followPair(int slot, Pair pair, Step step, std::vector<Pair> &more)
{
    const auto &fieldsA = a_.table(slot).fields, &fieldsB = b_.table(slot).fields;
    for (size_t i = 0; i < fieldsA.size(); ++i) {
        const auto &a = fieldsA[i], &b = fieldsB[i];
        if (a.how == Counting::Owned || a.how == Counting::Listed) {
            followRange(a, b, pair, step);
            continue;
        }
        const bool isChild = a.how == Counting::Child;
        const bool isReference = a.how == Counting::Reference || a.how == Counting::Corner || a.how == Counting::Later;
        if (!isChild && (!isReference || step == Step::Equal))
            continue;
        const auto x = a_.targetOf(a, pair.a), y = b_.targetOf(b, pair.b);
        if (!x.isValid() || x.lump != y.lump || !isFreeA(x.lump, x.index) || !isFreeB(y.lump, y.index))
            continue;
        constexpr auto all = Part::ValuesAndReferences;
        const bool isSame = a_.labelOf(x.lump, x.index) == b_.labelOf(y.lump, y.index);
        const bool isAlike =
            isSame || (isChild ? a_.hashOf(x.lump, x.index, all) == b_.hashOf(y.lump, y.index, all) : step != Step::Equal);
        if (!isAlike && step != Step::Remaining)
            continue;
        join(x.lump, x.index, y.index, isSame);
        if (x.lump == slot)
            more.push_back({x.index, y.index});
    }
}

void Matcher::follow(int slot, Step step)
{
    const auto &fields = a_.table(slot).fields;
    if (std::ranges::none_of(fields, [](const CountedField &field) { return field.slot >= 0 || field.negative >= 0; }))
        return;
    rangeBudget_ = a_.budgetOf(slot) + b_.budgetOf(slot);
    std::vector<Pair> more;
    for (quint32 record = 0; record < a_.table(slot).count && !isStopped(); ++record) {
        const auto match = matchOf(slot, record);
        if (match < 0)
            continue;
        more.push_back({record, static_cast<quint32>(match)});
        while (!more.empty()) {
            const auto pair = more.back();
            more.pop_back();
            followPair(slot, pair, step, more);
        }
    }
}

// From the records that refer to others down to these.
void Matcher::descend(Step step)
{
    for (auto slot = a_.order().rbegin(); slot != a_.order().rend() && !isStopped(); ++slot) {
        joinRoots(*slot);
        if (step == Step::Remaining)
            joinRemaining(*slot);
        if (a_.table(*slot).isTree)
            follow(*slot, step);
        const auto &owners = owners_[size_t(*slot)];
        // Records of owners without a match may still turn out to be theirs.
        if (step == Step::Remaining || std::ranges::all_of(owners, [this](int owner) { return isComplete(owner); }))
            joinEqual(*slot);
        follow(*slot, step);
    }
}

// From the records that others refer to up to those. With Step::Equal, it only renews the labels of B.
void Matcher::ascend(Step step)
{
    for (const int slot : a_.order()) {
        if (isStopped())
            return;
        b_.compute(slot, request_.stop);
        if (step == Step::Equal)
            continue;
        const auto before = joined_;
        joinByIdentity(slot, step);
        if (joined_ != before)
            b_.compute(slot, request_.stop);
    }
}

bool Matcher::match()
{
    for (const int slot : a_.order()) {
        a_.compute(slot, request_.stop);
        b_.compute(slot, request_.stop);
    }
    b_.takeLabelsOf(a_, toA_);
    descend(Step::Equal);
    const auto isDone = [this] { return std::ranges::all_of(a_.order(), [this](int slot) { return isComplete(slot); }); };
    if ((isExact_ && isDone()) || isStopped())
        return true;
    ascend(Step::Equal);
    descend(Step::Referred);
    bool isCertain = leftOver() <= mostUncertain;
    int round = 0;
    for (const auto step : {Step::Referred, Step::Remaining})
        for (auto before = joined_ - 1; isCertain && joined_ != before && round < mostRounds && !isStopped(); ++round) {
            before = joined_;
            ascend(step);
            descend(step);
        }
    ascend(Step::Equal);
    return isCertain;
}

bool Matcher::isEqualReference(const CountedField &a, const CountedField &b, Pair pair) const
{
    const auto x = a_.targetOf(a, pair.a), y = b_.targetOf(b, pair.b);
    if (!x.isValid() || !y.isValid())
        return !x.isValid() && !y.isValid() && a.column.integer(pair.a) == b.column.integer(pair.b);
    return x.lump == y.lump
           && (toB_[size_t(x.lump)][x.index] == static_cast<qint32>(y.index)
               || a_.labelOf(x.lump, x.index) == b_.labelOf(y.lump, y.index));
}

bool Matcher::isEqual(int slot, const CountedField &a, const CountedField &b, Pair pair) const
{
    switch (a.how) {
    case Counting::Later: return isEqualReference(a, b, pair);
    case Counting::PagePoint:
        if (std::abs(a_.pagePoint(a, pair.a) - b_.pagePoint(b, pair.b)) <= pageTolerance)
            return true;
        break;
    case Counting::Bits:
        if (request_.tolerance > 0 && a.isPosition
            && std::abs(a.column.number(pair.a) - b.column.number(pair.b)) <= request_.tolerance)
            return true;
        break;
    default: break;
    }
    if (a_.meaningOf(a_.table(slot), a, pair.a) == b_.meaningOf(b_.table(slot), b, pair.b))
        return true;
    const bool isReference = a.how == Counting::Reference || a.how == Counting::Child || a.how == Counting::Corner;
    return isReference && isEqualReference(a, b, pair);
}

std::vector<int> Matcher::fieldsThatDiffer(int slot, Pair pair) const
{
    std::vector<int> differ;
    const auto &fieldsA = a_.table(slot).fields, &fieldsB = b_.table(slot).fields;
    for (size_t i = 0; i < fieldsA.size(); ++i) {
        const auto &a = fieldsA[i], &b = fieldsB[i];
        if (isEqual(slot, a, b, pair))
            continue;
        const bool isRange = a.how == Counting::Owned || a.how == Counting::Listed;
        const int count = a.field + a.column.field().pair;
        if (isRange && a.link->at(pair.a).count != b.link->at(pair.b).count)
            differ.push_back(count);
        differ.push_back(a.field);
    }
    std::ranges::sort(differ);
    return differ;
}

void Matcher::compare(LumpMatches &lump, int slot)
{
    const auto &a = a_.table(slot), &b = b_.table(slot);
    a_.renewBudget(slot);
    b_.renewBudget(slot);
    const bool hasLater = std::ranges::any_of(a.fields, [](const CountedField &field) { return field.how == Counting::Later; });
    lump.isByNumber = a.isByNumber;
    const auto isSame = [&](quint32 x, quint32 y) {
        if (a.isByNumber && !a.hasReferences)
            return lump.isEqual || std::memcmp(a.at(x), b.at(y), a.stride) == 0;
        return !hasLater && ((isExact_ && !a.isByNumber) || a_.labelOf(slot, x) == b_.contentOf(slot, y));
    };
    for (quint32 record = 0; record < a.count && !isStopped(); ++record) {
        const auto match = matchOf(slot, record);
        const auto other = static_cast<quint32>(match);
        if (match < 0)
            lump.onlyA.push_back(record);
        else if (isSame(record, other))
            continue;
        else if (auto fields = fieldsThatDiffer(slot, {record, other}); !fields.empty())
            lump.changed.push_back({record, other, std::move(fields)});
    }
    for (quint32 record = 0; record < b.count; ++record)
        if (a.isByNumber ? record >= a.count : toA_[size_t(slot)][record] < 0)
            lump.onlyB.push_back(record);
}

void Matcher::moveTo(LumpMatches &lump, int slot)
{
    lump.toB = std::move(toB_[size_t(slot)]);
    lump.toA = std::move(toA_[size_t(slot)]);
}

std::vector<quint32> allRecordsOf(const MapFile &map, int lump)
{
    std::vector<quint32> all(map.lump(lump).fields.empty() ? 0 : map.recordCount(lump));
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

RecordRef counterpartIn(const std::vector<LumpMatches> &lumps, RecordRef record, int LumpMatches::*from, int LumpMatches::*to,
                        std::vector<qint32> LumpMatches::*list, std::vector<quint32> LumpMatches::*only)
{
    const auto lump = std::ranges::find(lumps, record.lump, from);
    if (!record.isValid() || lump == lumps.end() || (*lump).*to == bsp::none)
        return {};
    if (lump->isByNumber)
        return std::ranges::binary_search((*lump).*only, record.index) ? RecordRef{} : RecordRef{(*lump).*to, record.index};
    const auto &matches = (*lump).*list;
    const auto found = record.index < matches.size() ? matches[record.index] : -1;
    return found < 0 ? RecordRef{} : RecordRef{(*lump).*to, static_cast<quint32>(found)};
}

RecordRef entityIn(const std::vector<qint32> &matches, quint32 entity, int list)
{
    const auto found = entity < matches.size() ? matches[entity] : -1;
    return found < 0 ? RecordRef{} : RecordRef{list, static_cast<quint32>(found)};
}

} // namespace

bool RecordMatches::isSame() const
{
    return std::ranges::all_of(lumps, [](const LumpMatches &lump) { return lump.isSame(); });
}

RecordRef RecordMatches::inB(RecordRef a) const
{
    if (a.isValid() && a.lump == entityListA)
        return entityIn(entities.toNow, a.index, entityListB);
    return counterpartIn(lumps, a, &LumpMatches::lumpA, &LumpMatches::lumpB, &LumpMatches::toB, &LumpMatches::onlyA);
}

RecordRef RecordMatches::inA(RecordRef b) const
{
    if (b.isValid() && b.lump == entityListB)
        return entityIn(entities.toWas, b.index, entityListA);
    return counterpartIn(lumps, b, &LumpMatches::lumpB, &LumpMatches::lumpA, &LumpMatches::toA, &LumpMatches::onlyB);
}

RecordMatches matchRecords(const MapFile &a, const MapFile &b, const MatchRequest &request)
{
    RecordMatches matches{.entities = matchEntities(a, b, request.stop),
                          .entityListA = a.format().roles.entityList,
                          .entityListB = b.format().roles.entityList};
    for (const int lump : a.lumps())
        if (a.isStored(lump))
            matches.lumps.push_back({.lumpA = lump, .lumpB = lumpLike(a, lump, b)});
    for (const int lump : b.lumps())
        if (b.isStored(lump) && std::ranges::find(matches.lumps, lump, &LumpMatches::lumpB) == matches.lumps.end())
            matches.lumps.push_back({.lumpB = lump});
    std::vector<int> lumpsA, lumpsB;
    std::vector<LumpMatches *> compared;
    for (auto &lump : matches.lumps) {
        const bool hasBoth = lump.lumpA != bsp::none && lump.lumpB != bsp::none;
        lump.isEqual = hasBoth && viewOf(a.lumpBytes(lump.lumpA)) == viewOf(b.lumpBytes(lump.lumpB));
        if (hasBoth && a.lump(lump.lumpA).kind == bsp::Kind::Records && isSameTable(a, lump.lumpA, b, lump.lumpB)) {
            lumpsA.push_back(lump.lumpA);
            lumpsB.push_back(lump.lumpB);
            compared.push_back(&lump);
            continue;
        }
        if (lump.lumpA != bsp::none && !lump.isEqual)
            lump.onlyA = allRecordsOf(a, lump.lumpA);
        if (lump.lumpB != bsp::none && !lump.isEqual)
            lump.onlyB = allRecordsOf(b, lump.lumpB);
    }
    if (&a.format() == &b.format()) { // textures refer to them by number
        lumpsA.push_back(a.format().roles.images);
        lumpsB.push_back(a.format().roles.images);
    }
    Matcher matcher(a, b, lumpsA, lumpsB, matches.entities, request);
    matches.isUncertain = !matcher.match();
    for (size_t slot = 0; slot < compared.size(); ++slot)
        matcher.compare(*compared[slot], static_cast<int>(slot));
    matches.isUncertain = matches.isUncertain || matcher.isCut();
    for (size_t slot = 0; slot < compared.size(); ++slot)
        matcher.moveTo(*compared[slot], static_cast<int>(slot));
    return matches;
}
