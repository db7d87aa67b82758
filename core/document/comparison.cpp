#include "core/document/comparison.h"

#include "core/document/document.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int pauseOfEdits = 300; // milliseconds without an edit

// Copies a map without its differences, which would keep the maps of earlier comparisons in memory.
std::shared_ptr<const MapFile> aloneOf(const MapFile &map)
{
    auto copy = std::make_shared<MapFile>(map);
    copy->setDifferences({});
    return copy;
}

} // namespace

Comparison::Comparison(Document &document, MapTables &tables) : QObject(&document), document_(document), tables_(tables)
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

void Comparison::setOther(std::shared_ptr<const MapFile> other)
{
    edited_ = std::move(other);
    work_.cancel();
    renewing_.start();
    emit changed();
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
        start(former.name_, former.edited_ ? former.edited_ : former.other_);
}

void Comparison::stop()
{
    work_.cancel();
    renewing_.stop();
    other_.reset();
    edited_.reset();
    setDiff({});
    name_.clear();
    isWithSaved_ = hasFailed_ = false;
    emit changed();
}

void Comparison::compareWith(const QString &name, std::shared_ptr<const MapFile> other)
{
    setDiff({});
    name_ = name;
    edited_ = std::move(other);
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
        setDiff({});
    emit changed();
}

bool Comparison::isRenumbered(const MapChange &change) const
{
    const auto &map = document_.map();
    return change.isAll() || std::ranges::any_of(change.lumps(), [&](const LumpChange &lump) {
               const bool isUnknown = lump.isResized && map.isStored(lump.lump) && !map.lump(lump.lump).isBlob();
               return isUnknown || !lump.numbers.empty() || map.recordCount(lump.lump) != diff_->b->recordCount(lump.lump);
           });
}

void Comparison::compare()
{
    renewing_.stop();
    hasFailed_ = false;
    if (const auto edited = std::exchange(edited_, nullptr))
        other_ = aloneOf(*edited);
    work_.run(
        [a = other_, b = aloneOf(document_.map())](std::stop_token stop) -> std::shared_ptr<const MapDiff> {
            return std::make_shared<const MapDiff>(diffMaps(a, b, {.stop = stop}));
        },
        [this](std::shared_ptr<const MapDiff> diff) {
            setDiff(std::move(diff));
            emit changed();
        },
        [this] {
            setDiff({});
            hasFailed_ = true;
            emit changed();
        });
    emit changed();
}

void Comparison::setDiff(std::shared_ptr<const MapDiff> diff)
{
    if (!diff && !diff_)
        return;
    diff_ = std::move(diff);
    tables_.setDifferences(diff_ ? std::make_shared<const MapDifferences>(MapDifferences{
                               .other = diff_->a, .of = [diff = diff_](RecordRef record) { return diff->ofB(record); }})
                                 : nullptr);
}

std::optional<QString> Comparison::otherText(RecordRef record, int field) const
{
    const auto &differences = document_.map().differences();
    return differences ? differences->otherText(document_.map(), record, field) : std::nullopt;
}

QString Comparison::word(RecordDifference::Kind kind)
{
    switch (kind) {
    case RecordDifference::Added: return tr("added");
    case RecordDifference::Removed: return tr("removed");
    case RecordDifference::Changed: return tr("changed");
    case RecordDifference::Same: break;
    }
    return {};
}
