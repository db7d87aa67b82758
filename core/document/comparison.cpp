#include "core/document/comparison.h"

#include "core/document/document.h"
#include "core/map/celltext.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int pauseOfEdits = 300; // milliseconds without an edit

} // namespace

Comparison::Comparison(Document &document) : QObject(&document), document_(document)
{
    renewing_.setSingleShot(true);
    renewing_.setInterval(pauseOfEdits);
    connect(&renewing_, &QTimer::timeout, this, &Comparison::compare);
    connect(&document.tables(), &MapTables::changed, this, &Comparison::follow);
    connect(&document, &Document::saved, this, [this] {
        if (isWithSaved_)
            startWithSaved();
    });
}

void Comparison::start(const QString &name, std::shared_ptr<const MapFile> other)
{
    isWithSaved_ = false;
    compareWith(name, std::move(other));
}

void Comparison::startWithSaved()
{
    isWithSaved_ = true;
    compareWith(tr("the file on disk"), document_.onDisk());
}

void Comparison::adopt(const Comparison &former)
{
    if (former.isWithSaved_)
        startWithSaved();
    else if (former.other_)
        start(former.name_, former.other_);
}

void Comparison::stop()
{
    work_.cancel();
    renewing_.stop();
    other_.reset();
    diff_.reset();
    name_.clear();
    isWithSaved_ = hasFailed_ = false;
    emit changed();
}

void Comparison::compareWith(const QString &name, std::shared_ptr<const MapFile> other)
{
    if (other != other_)
        diff_.reset();
    name_ = name;
    other_ = std::move(other);
    compare();
}

// Compares again after an edit. Derived records follow from the stored ones.
void Comparison::follow(const MapChange &change)
{
    const auto isStored = [&map = document_.map()](const LumpChange &lump) { return map.isStored(lump.lump); };
    if (!other_ || (!change.isAll() && std::ranges::none_of(change.lumps(), isStored)))
        return;
    work_.cancel();
    renewing_.start();
    if (diff_ && isRenumbered(change))
        diff_.reset();
    emit changed();
}

bool Comparison::isRenumbered(const MapChange &change) const
{
    const auto &map = document_.map();
    return change.isAll() || std::ranges::any_of(change.lumps(), [&](const LumpChange &lump) {
               return !lump.numbers.empty() || map.recordCount(lump.lump) != diff_->b->recordCount(lump.lump);
           });
}

void Comparison::compare()
{
    renewing_.stop();
    hasFailed_ = false;
    work_.run(
        [a = other_, b = document_.sharedMap()](std::stop_token stop) -> std::shared_ptr<const MapDiff> {
            return std::make_shared<const MapDiff>(diffMaps(a, b, {.stop = stop}));
        },
        [this](std::shared_ptr<const MapDiff> diff) {
            diff_ = std::move(diff);
            emit changed();
        },
        [this] {
            diff_.reset();
            hasFailed_ = true;
            emit changed();
        });
    emit changed();
}

std::optional<QString> Comparison::otherText(RecordRef record, int field) const
{
    const auto difference = of(record);
    if (difference.kind != RecordDifference::Changed || !difference.has(field))
        return {};
    const auto &name = diff_->b->field({record.lump, field}).name;
    const int its = diff_->a->findColumn(difference.a.lump, name); // entities of another format have other columns
    return its == bsp::none ? std::nullopt : std::optional(CellText(*diff_->a, difference.a.lump, its).text(difference.a.index));
}
