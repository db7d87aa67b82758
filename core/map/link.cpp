#include "core/map/link.h"

#include "core/format/build.h"
#include "core/games/keyvalues.h"
#include "core/map/celltext.h"
#include "core/map/firstclaims.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

struct ExplainText {
    Q_DECLARE_TR_FUNCTIONS(checks)
};

QString recordsOf(const MapFile &map, int lump)
{
    return ExplainText::tr("%1 has %Ln records", nullptr, static_cast<int>(map.recordCount(lump)))
        .arg(fromView(map.lump(lump).title));
}

} // namespace

Link::Link(const MapFile &map, int lump, int field) : map_(&map), lump_(lump), field_(field), value_(map.column(lump, field))
{
    const auto &declared = value_.field();
    const auto &target = map.lump(declared.target);
    targets_ = map.recordCount(declared.target);
    if (target.kind == bsp::Kind::Bytes)
        page_ = target.stride;
    if (declared.negative != bsp::none)
        negatives_ = map.recordCount(declared.negative);
    if (declared.use == bsp::Use::First)
        pair_ = map.column(lump, field + declared.pair);
    if (declared.use == bsp::Use::Relative)
        findOwners(map);
}

// Finds the owner of the range that each record's value is relative to: the record that this one refers to, or the one whose
// range this one lies in. Of several owners the first wins.
void Link::findOwners(const MapFile &map)
{
    const auto &declared = value_.field();
    const auto via = bsp::findField(map.format().lumps, declared.via);
    const auto joint = map.column(via.lump, via.field);
    const int owner = via.lump == lump_ ? joint.field().target : via.lump;
    const auto fields = map.lump(owner).fields;
    const int base = bsp::findField(fields, declared.base);
    ownerFirst_ = map.column(owner, base);
    ownerCount_ = map.column(owner, base + fields[static_cast<size_t>(base)].pair);
    const Link link(map, via.lump, via.field);
    if (via.lump == lump_) {
        owners_.assign(value_.count(), -1);
        for (quint32 i = 0; i < value_.count(); ++i)
            if (const auto target = link.at(i); target.state == Target::Valid)
                owners_[i] = static_cast<qint32>(target.first);
        return;
    }
    FirstClaims claims(value_.count());
    for (quint32 record = 0; record < link.count(); ++record) {
        const auto range = link.at(record);
        claims.claim(range.first, range.first + range.count, record);
    }
    owners_ = std::move(claims).owners();
}

Link::Target Link::single(qint64 value, int lump, quint32 records) const
{
    if (value < 0 || value >= records)
        return {Target::Invalid, lump, 0, 0};
    return {Target::Valid, lump, static_cast<quint32>(value), 1};
}

Link::Target Link::page(qint64 value) const
{
    const int lump = value_.field().target;
    const auto page = single(value, lump, targets_);
    return {page.state, lump, page.first * page_, page.count * page_};
}

Link::Target Link::range(qint64 value, qint64 count) const
{
    if (count == 0)
        return {};
    const qint64 first = std::clamp<qint64>(value, 0, targets_);
    const qint64 end = std::clamp<qint64>(value + count, first, targets_);
    const bool inside = count > 0 && value >= 0 && value + count <= targets_;
    return {inside ? Target::Valid : Target::Invalid, value_.field().target, static_cast<quint32>(first),
            static_cast<quint32>(end - first)};
}

Link::Target Link::named(quint32 index) const
{
    const auto &records = map_->namedRecords(lump_, field_);
    return index < records.size() && records[index] >= 0 ? single(records[index], value_.field().target, targets_) : Target{};
}

Link::Target Link::model(quint32 index) const
{
    const auto text = map_->text(value_, index);
    const int models = value_.field().target;
    if (text.isEmpty())
        return index == 0 && targets_ > 0 ? single(0, models, targets_) : Target{};
    if (text[0] != '*')
        return {};
    const auto number = bsp::brushModelIn(text, map_->game().values, targets_);
    return number ? single(*number, models, targets_) : Target{Target::Invalid, models, 0, 0};
}

Link::Target Link::at(quint32 index) const
{
    const auto &field = value_.field();
    const qint64 value = value_.integer(index);
    switch (field.use) {
    case bsp::Use::Index:
        if (value >= field.lowest && value < field.firstRecord)
            return {};
        return page_ > 1 ? page(value) : single(value, field.target, targets_);
    case bsp::Use::ByteOffset:
        if (value >= field.lowest && value < field.firstRecord)
            return {};
        return single(value, field.target, static_cast<quint32>(map_->lumpBytes(field.target).size()));
    case bsp::Use::First: return range(value, pair_.integer(index));
    case bsp::Use::Child:
        if (value >= field.lowest && value < field.firstRecord)
            return {};
        if (value >= 0)
            return single(value, field.target, targets_);
        return field.negative == bsp::none ? Target{} : single(~value, field.negative, negatives_);
    case bsp::Use::SignedIndex: return single(value < 0 ? -value : value, field.target, targets_);
    case bsp::Use::Relative: return relative(index);
    case bsp::Use::Name: return named(index);
    case bsp::Use::Model: return model(index);
    case bsp::Use::Plain:
    case bsp::Use::Count:
    case bsp::Use::Flags:
    case bsp::Use::Enum:
    case bsp::Use::Color:
    case bsp::Use::LightStyle: break;
    }
    return {};
}

Link::Owner Link::owner(quint32 index) const
{
    if (index >= owners_.size() || owners_[index] < 0)
        return {};
    const auto record = static_cast<quint32>(owners_[index]);
    return {record, ownerFirst_.integer(record), ownerCount_.integer(record)};
}

Link::Target Link::relative(quint32 index) const
{
    const qint64 value = value_.integer(index);
    const auto &field = value_.field();
    const auto [record, first, count] = owner(index);
    if (record < 0 || (value >= field.lowest && value < 0))
        return {};
    if (value < 0 || value >= count)
        return {Target::Invalid, field.target, 0, 0};
    return single(first + value, field.target, targets_);
}

QString whyInvalid(const MapFile &map, const Link &link, quint32 record)
{
    const auto column = map.column(link.lump(), link.field());
    const auto &field = column.field();
    const auto where = title(map, {link.lump(), record});
    const auto name = fromView(field.name);
    const auto value = column.integer(record);
    switch (field.use) {
    case bsp::Use::First: {
        const auto counts = map.column(link.lump(), link.field() + field.pair);
        const auto count = counts.integer(record);
        return count < 0 ? ExplainText::tr("%1: %2 is %3; it cannot be negative.")
                               .arg(where, fromView(counts.field().name), numberText(count))
                         : ExplainText::tr("%1: %2 %3 and %4 %5 go past the end of the lump: %6.")
                               .arg(where, name, numberText(value), fromView(counts.field().name), numberText(count),
                                    recordsOf(map, field.target));
    }
    case bsp::Use::Child:
        if (value < 0)
            return ExplainText::tr("%1: %2 is %3, which means record %4, but %5.")
                .arg(where, name, numberText(value), numberText(~value), recordsOf(map, field.negative));
        break;
    case bsp::Use::Relative: {
        const auto owner = link.owner(record);
        return ExplainText::tr("%1: %2 is %3, but the range that it indexes has %Ln records.", nullptr,
                               static_cast<int>(owner.count))
            .arg(where, name, numberText(value));
    }
    default: break;
    }
    return ExplainText::tr("%1: %2 is %3, but %4.").arg(where, name, numberText(value), recordsOf(map, field.target));
}
