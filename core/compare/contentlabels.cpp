#include "core/compare/contentlabels.h"

#include "core/compare/pageplace.h"
#include "core/map/firstclaims.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace {

constexpr quint64 factor = 0x9e3779b97f4a7c15U; // 2^64 divided by the golden ratio
constexpr qint64 mostClaims = 64;               // how often the records of a range may be in others, on average
constexpr double luxelParts = 8;                // lightmap coordinates count in eighths of a luxel
constexpr quint32 stopInterval = 1U << 16;      // records between two looks at the stop token

quint64 mixed(quint64 hash, quint64 value)
{
    hash = (hash ^ value) * factor;
    return hash ^ (hash >> 32);
}

quint64 mixedBytes(quint64 hash, const std::byte *at, size_t size)
{
    for (; size >= sizeof(quint64); size -= sizeof(quint64), at += sizeof(quint64))
        hash = mixed(hash, bsp::load<quint64>(at));
    if (size == sizeof(quint32)) // most often, for speed
        return mixed(hash, quint64{bsp::load<quint32>(at)} << 8 | size);
    quint64 rest = size; // so that zeros at the end count
    for (; size > 0; --size, ++at)
        rest = rest << 8 | std::to_integer<quint64>(*at);
    return mixed(hash, rest);
}

quint64 mixedRun(quint64 hash, const std::byte *record, const CountedBytes &run)
{
    const auto *at = record + run.offset;
    if (!run.areFloats)
        return mixedBytes(hash, at, run.length);
    constexpr quint32 sign = 0x8000'0000;
    for (const auto *end = at + run.length; at < end; at += sizeof(quint32)) {
        const auto bits = bsp::load<quint32>(at);
        hash = mixed(hash, bits == sign ? 0 : bits);
    }
    return hash;
}

quint64 seedOf(int slot) { return mixed(factor, static_cast<quint64>(slot) + 1); }

bool isAmong(bsp::FieldRef field, bsp::FieldRef first, int count = 1)
{
    return first.lump != bsp::none && field.lump == first.lump && field.field >= first.field && field.field < first.field + count;
}

// Returns whether a field is a position, a distance or a box, in map units.
bool isPositionIn(const bsp::Format &format, bsp::FieldRef field)
{
    const auto &columns = format.columns;
    const auto distance = bsp::FieldRef{columns.planeNormal.lump, columns.planeNormal.field + 3};
    return isAmong(field, columns.vertexPoint, 3) || isAmong(field, distance) || isAmong(field, columns.leafBox, 6)
           || isAmong(field, columns.modelBox, 6) || isAmong(field, columns.flarePoint, 3)
           || field.lump == format.roles.nodes; // whose numbers are its box
}

// Returns whether the order of the records of a range means something: the corners of a face and the sides of a brush.
bool isOrdered(const bsp::Columns &columns, bsp::FieldRef field)
{
    return isAmong(field, columns.faceEdges) || isAmong(field, columns.faceVertexes) || isAmong(field, columns.faceTriangles)
           || isAmong(field, columns.brushSides);
}

} // namespace

ContentLabels::ContentLabels(const MapFile &map, std::span<const int> lumps, double tolerance, Trees trees) : map_(map)
{
    const auto &columns = map.format().columns;
    for (int slot = 0; const int lump : lumps)
        slots_.emplace(lump, slot++);
    edgeStart_ = map.column(columns.edgeStart);
    edgeEnd_ = map.column(columns.edgeEnd);
    vertexSlot_ = slotOf(map.format().roles.vertexes);
    for (const int lump : lumps) {
        auto &table = tables_.emplace_back();
        table.lump = lump;
        table.count = map.recordCount(lump);
        table.stride = map.lump(lump).stride;
        table.bytes = map.lumpBytes(lump);
        table.isByNumber = lump == (columns.gridPoint.lump != bsp::none ? columns.gridPoint : columns.gridAmbient).lump;
        for (int field = 0; field < static_cast<int>(map.lump(lump).fields.size()); ++field)
            addField(table, field, tolerance, trees);
        countClaimed(table);
        table.hasLabels = !table.isByNumber && (table.fields.size() > 1 || table.claimed > 0);
    }
    if (columns.vertexPage.lump != bsp::none)
        findPageCorners();
    findOrder();
    for (auto &table : tables_)
        table.hasReferences = std::ranges::any_of(
            table.fields, [](const CountedField &field) { return field.slot >= 0 && field.how != Counting::Later; });
}

void ContentLabels::findPageCorners()
{
    const auto &columns = map_.format().columns;
    const auto layers = static_cast<size_t>(map_.format().lightLayers.most);
    const Link vertexes(map_, columns.faceVertexes);
    const auto width = map_.column(columns.facePageWidth);
    pageCorners_.resize(vertexes.count() * layers);
    const auto vertexCount = map_.recordCount(columns.vertexPage.lump);
    FirstClaims claims(vertexCount);
    for (quint32 face = 0; face < vertexes.count(); ++face)
        if (const auto range = vertexes.at(face); range.count > 0)
            claims.claim(range.first, range.first + range.count, face);
    pageOwners_ = std::move(claims).owners();
    for (size_t layer = 0; layer < layers; ++layer)
        for (int axis = 0; axis < 2; ++axis) {
            const auto number = static_cast<int>(layer);
            const auto point = map_.column(columns.vertexPage, 2 * number + axis);
            const auto corner = map_.column(axis == 0 ? columns.facePageX : columns.facePageY, number);
            std::vector<bool> isBegun(vertexes.count());
            for (quint32 vertex = 0; vertex < vertexCount; ++vertex) {
                if (pageOwners_[vertex] < 0)
                    continue;
                const auto face = static_cast<quint32>(pageOwners_[vertex]);
                const bool isStored = width.integer(face) > 0;
                const auto value = isStored ? corner.number(face) : point.number(vertex) * map_.format().pageSide;
                auto &known = pageCorners_[face * layers + layer][static_cast<size_t>(axis)];
                known = isBegun[face] ? std::min(known, value) : value;
                isBegun[face] = true;
            }
        }
}

int ContentLabels::slotOf(int lump) const
{
    const auto found = slots_.find(lump);
    return found == slots_.end() ? -1 : found->second;
}

void ContentLabels::addField(LabelledTable &table, int number, double tolerance, Trees trees)
{
    const bsp::FieldRef ref{table.lump, number};
    const auto &field = map_.field(ref);
    const auto &columns = map_.format().columns;
    const auto place = pagePlaceOf(map_.format(), ref);
    if (field.use == bsp::Use::Count || (place && table.lump != columns.vertexPage.lump))
        return;
    CountedField counted{.field = number, .column = map_.column(table.lump, number)};
    const bool isKnown = slotOf(field.target) >= 0;
    switch (field.use) {
    case bsp::Use::ByteOffset: counted.how = Counting::Location; break;
    case bsp::Use::Index:
        counted.how = !isKnown ? Counting::Location : field.target == table.lump ? Counting::Later : Counting::Reference;
        break;
    case bsp::Use::SignedIndex:
        counted.how = !isKnown ? Counting::Bits : isAmong(ref, columns.surfedge) ? Counting::Corner : Counting::Reference;
        break;
    case bsp::Use::Child:
        counted.how = trees == Trees::WithoutChildren && field.target == table.lump ? Counting::Later : Counting::Child;
        break;
    case bsp::Use::First:
        counted.how = !isKnown ? Counting::Bits : isOrdered(columns, ref) ? Counting::Owned : Counting::Listed;
        break;
    default:
        if (field.type == bsp::Type::Chars)
            counted.how = Counting::Chars;
        else if (place)
            counted.how = Counting::PagePoint;
    }
    if (bsp::isReference(field.use) && counted.how != Counting::Bits && counted.how != Counting::Chars) {
        counted.link.emplace(map_, ref);
        counted.slot = slotOf(field.target);
        counted.negative = slotOf(field.negative);
    }
    table.isTree = table.isTree || (counted.how == Counting::Child && field.target == table.lump);
    if (counted.how == Counting::Bits) {
        counted.isPosition = isPositionIn(map_.format(), ref);
        // The boxes of leafs, nodes and models follow from their positions in the trees; vertexes and planes are nothing else.
        const bool isInLabel = tolerance <= 0 || !counted.isPosition || isAmong(ref, columns.vertexPoint, 3)
                               || table.lump == columns.planeNormal.lump;
        const bool isFloat = field.type == bsp::Type::F32;
        auto *last = table.runs.empty() ? nullptr : &table.runs.back();
        if (isInLabel && last && last->offset + last->length == field.offset && last->areFloats == isFloat)
            last->length += bsp::sizeOf(field);
        else if (isInLabel)
            table.runs.push_back({field.offset, bsp::sizeOf(field), isFloat});
    }
    table.fields.push_back(std::move(counted));
}

// Surfaces of equal models may share their triangles.
void ContentLabels::countClaimed(LabelledTable &table) const
{
    for (const auto &field : table.fields) {
        if (field.slot < 0 || (field.how != Counting::Owned && field.how != Counting::Listed))
            continue;
        qint64 claimed = 0;
        for (quint32 record = 0; record < table.count; ++record)
            claimed += field.link->at(record).count;
        const auto records = qint64{table.count} + map_.recordCount(field.column.field().target);
        table.claimed += std::min(claimed, mostClaims * records);
    }
}

// A lump comes after those that it refers to. References that would close a circle count later.
void ContentLabels::findOrder()
{
    std::vector<quint8> states(tables_.size());
    for (int slot = 0; slot < static_cast<int>(tables_.size()); ++slot)
        visit(slot, states);
}

void ContentLabels::visit(int slot, std::vector<quint8> &states)
{
    enum : quint8 { New, Begun, Done };
    auto &state = states[static_cast<size_t>(slot)];
    if (state != New)
        return;
    state = Begun;
    for (auto &field : tables_[static_cast<size_t>(slot)].fields) {
        for (const int target : {field.slot, field.negative}) {
            if (target < 0 || target == slot || field.how == Counting::Location)
                continue;
            visit(target, states);
            if (states[static_cast<size_t>(target)] == Begun)
                field.how = Counting::Later;
        }
        if (field.how == Counting::Corner && vertexSlot_ >= 0)
            visit(vertexSlot_, states);
    }
    states[static_cast<size_t>(slot)] = Done;
    order_.push_back(slot);
}

void ContentLabels::takeLabelsOf(const ContentLabels &other, const MatchLists &matches)
{
    other_ = &other;
    matches_ = &matches;
}

quint64 ContentLabels::matchedOr(int slot, quint32 record, quint64 content) const
{
    if (!matches_)
        return content;
    const auto &list = (*matches_)[static_cast<size_t>(slot)];
    const qint32 match = record < list.size() ? list[record] : -1;
    return match < 0 ? content : other_->labelOf(slot, static_cast<quint32>(match));
}

qint64 ContentLabels::budgetOf(int slot) const { return 2 * table(slot).claimed; }

void ContentLabels::renewBudget(int slot) const { rangeBudget_ = budgetOf(slot); }

bool ContentLabels::mayRead(quint32 count) const
{
    rangeBudget_ -= count;
    isCut_ = isCut_ || rangeBudget_ < 0;
    return rangeBudget_ >= 0;
}

void ContentLabels::compute(int slot, const std::stop_token &stop)
{
    auto &table = tables_[static_cast<size_t>(slot)];
    renewBudget(slot);
    if (!table.hasLabels)
        return;
    table.labels.assign(table.count, 0);
    if (table.isTree)
        return computeTree(slot);
    for (quint32 record = 0; record < table.count; ++record) {
        if (record % stopInterval == 0 && stop.stop_requested())
            return;
        const qint32 match = matches_ ? (*matches_)[static_cast<size_t>(slot)][record] : -1;
        table.labels[record] = match < 0 ? contentOf(slot, record) : other_->labelOf(slot, static_cast<quint32>(match));
    }
}

// Children first. In a damaged map a node may be below itself; it then has the label 0 there.
void ContentLabels::computeTree(int slot)
{
    enum : quint8 { New, Begun, Done };
    auto &table = tables_[static_cast<size_t>(slot)];
    std::vector<quint8> states(table.count);
    std::vector<quint32> path;
    for (quint32 root = 0; root < table.count; ++root) {
        path.assign(1, root);
        while (!path.empty()) {
            const auto record = path.back();
            auto &state = states[record];
            if (state != New) {
                path.pop_back();
                if (state == Begun)
                    table.labels[record] = matchedOr(slot, record, contentOf(slot, record));
                state = Done;
                continue;
            }
            state = Begun;
            for (const auto &field : table.fields)
                if (field.how == Counting::Child)
                    if (const auto child = targetOf(field, record); child.lump == slot && states[child.index] == New)
                        path.push_back(child.index);
        }
    }
}

quint64 ContentLabels::labelOf(int slot, quint32 record) const
{
    const auto &table = this->table(slot);
    return table.hasLabels ? table.labels[record] : matchedOr(slot, record, contentOf(slot, record));
}

quint64 ContentLabels::contentOf(int slot, quint32 record) const
{
    const auto &table = this->table(slot);
    auto hash = seedOf(slot);
    if (table.isByNumber)
        hash = mixed(hash, record);
    for (const auto &run : table.runs)
        hash = mixedRun(hash, table.at(record), run);
    for (const auto &field : table.fields)
        if (field.how != Counting::Bits && field.how != Counting::Later)
            hash = mixed(hash, meaningOf(table, field, record));
    return table.lump == map_.format().roles.areas ? mixed(hash, record == 0) : hash; // area 0 is unused, or solid
}

quint64 ContentLabels::hashOf(int slot, quint32 record, Part part) const
{
    const auto &table = this->table(slot);
    auto hash = seedOf(slot);
    for (const auto &run : table.runs)
        if (part != Part::References)
            hash = mixedRun(hash, table.at(record), run);
    for (const auto &field : table.fields) {
        const bool isValue = field.how == Counting::Bits || field.how == Counting::Chars || field.how == Counting::Location
                             || field.how == Counting::PagePoint;
        const bool isInRuns = field.how == Counting::Bits || field.how == Counting::PagePoint;
        const bool isWanted = part == Part::References ? !isValue && field.how != Counting::Later
                              : isValue                ? !isInRuns
                                                       : part == Part::ValuesAndReferences && field.how == Counting::Reference;
        if (isWanted)
            hash = mixed(hash, meaningOf(table, field, record));
    }
    return hash;
}

RecordRef ContentLabels::targetOf(const CountedField &field, quint32 record) const
{
    const auto target = field.link ? field.link->at(record) : Link::Target{};
    if (target.state != Link::Target::Valid || target.count == 0)
        return {};
    return {target.lump == field.column.field().target ? field.slot : field.negative, target.first};
}

quint64 ContentLabels::meaningOf(const LabelledTable &table, const CountedField &field, quint32 record) const
{
    switch (field.how) {
    case Counting::Bits: {
        const auto &stored = field.column.field();
        return mixedRun(0, table.at(record), {stored.offset, bsp::sizeOf(stored), stored.type == bsp::Type::F32});
    }
    case Counting::Chars: {
        const auto text = field.column.chars(record);
        return mixedBytes(0, reinterpret_cast<const std::byte *>(text.data()), static_cast<size_t>(text.size()));
    }
    case Counting::PagePoint: {
        const auto point = pagePoint(field, record);
        // Points at luxels' centres and edges are far from the limits of these steps.
        return std::isfinite(point) ? static_cast<quint64>(std::llround(std::clamp(point * luxelParts + 0.25, -1e9, 1e9))) : 1;
    }
    case Counting::Corner: return cornerOf(field, record);
    case Counting::Owned:
    case Counting::Listed: return rangeOf(field, record);
    case Counting::Location:
    case Counting::Reference:
    case Counting::Child:
    case Counting::Later: break;
    }
    const auto target = field.link->at(record);
    if (field.how == Counting::Location)
        return target.state == Link::Target::Nothing ? static_cast<quint64>(field.column.integer(record)) : factor;
    const auto record_ = targetOf(field, record);
    if (!record_.isValid())
        return mixed(target.state, static_cast<quint64>(field.column.integer(record)));
    const bool isBackwards = field.column.field().use == bsp::Use::SignedIndex && field.column.integer(record) < 0;
    return labelOf(record_.lump, record_.index) + isBackwards;
}

// An edge may be stored in either direction, so that the vertexes count, not the edge.
quint64 ContentLabels::cornerOf(const CountedField &field, quint32 record) const
{
    const auto edge = targetOf(field, record);
    const auto value = field.column.integer(record);
    if (!edge.isValid() || vertexSlot_ < 0)
        return static_cast<quint64>(value);
    auto start = edgeStart_.integer(edge.index), end = edgeEnd_.integer(edge.index);
    if (value < 0)
        std::swap(start, end);
    const auto label = [&](qint64 vertex) {
        const bool exists = vertex >= 0 && vertex < table(vertexSlot_).count;
        return exists ? labelOf(vertexSlot_, static_cast<quint32>(vertex)) : static_cast<quint64>(vertex);
    };
    return mixed(label(start), label(end));
}

quint64 ContentLabels::rangeOf(const CountedField &field, quint32 record) const
{
    const auto range = field.link->at(record);
    auto hash = mixed(range.state, range.count);
    if (range.state == Link::Target::Invalid || !mayRead(range.count))
        return mixed(hash, static_cast<quint64>(field.column.integer(record)));
    for (quint32 i = 0; i < range.count; ++i) {
        const auto label = labelOf(field.slot, range.first + i);
        hash = field.how == Counting::Owned ? mixed(hash, label) : hash + mixed(factor, label);
    }
    return hash;
}

double ContentLabels::pagePoint(const CountedField &field, quint32 record) const
{
    const auto &format = map_.format();
    const auto place = pagePlaceOf(format, {format.columns.vertexPage.lump, field.field}).value_or(PagePlace{});
    const qint32 owner = record < pageOwners_.size() ? pageOwners_[record] : -1;
    const auto number =
        static_cast<size_t>(owner) * static_cast<size_t>(format.lightLayers.most) + static_cast<size_t>(place.layer);
    const auto corner = owner < 0 ? 0 : pageCorners_[number][static_cast<size_t>(place.axis)];
    return field.column.number(record) * map_.format().pageSide - corner;
}
