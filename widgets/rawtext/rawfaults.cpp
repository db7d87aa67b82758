#include "widgets/rawtext/rawfaults.h"

#include "core/entities/textparts.h"

#include <algorithm>

namespace {

constexpr int untilRest = 150; // milliseconds without a change before the text is checked again

// Moves stops along with their text, and drops those that the splice overlaps without lying inside them.
void follow(std::vector<TextStop> &stops, const Splice &splice)
{
    const auto from = splice.offset, to = from + splice.removed.size();
    const auto longer = splice.inserted.size() - splice.removed.size();
    std::erase_if(stops, [from, to](const TextStop &stop) {
        const bool holds = from >= stop.offset && to <= stop.offset + stop.length;
        return stop.offset < to && stop.offset + std::max<qsizetype>(stop.length, 1) > from && !holds;
    });
    for (auto &stop : stops) {
        if (stop.offset >= to && stop.offset > from)
            stop.offset += static_cast<quint32>(longer);
        else if (from >= stop.offset && to <= stop.offset + stop.length)
            stop.length += static_cast<quint32>(longer);
    }
}

} // namespace

RawFaults::RawFaults(Document *document, QObject *parent) : QObject(parent), document_(document)
{
    again_.setSingleShot(true);
    again_.setInterval(untilRest);
    connect(&again_, &QTimer::timeout, this, &RawFaults::look);
    connect(document, &Document::gameChanged, this, &RawFaults::look);
    join();
    look();
}

void RawFaults::follow(const MapChange &change)
{
    looking_.cancel();
    again_.start();
    if (change.textSplices().size() == 1)
        ::follow(stops_, change.textSplices().front());
    else if (!change.textSplices().empty())
        stops_.clear();
    join();
}

void RawFaults::look()
{
    again_.stop();
    const auto &map = document_->map();
    looking_.run([text = map.entityText().toByteArray(), &format = map.format(), &game = map.game(),
                  models = map.recordCount(map.format().roles.models)](
                     const std::stop_token &) { return stopsIn(format, game, text, models); },
                 [this](std::vector<TextStop> stops) {
                     isComplete_ = true;
                     stops_ = std::move(stops);
                     join();
                     emit changed();
                 });
}

void RawFaults::join()
{
    all_.clear();
    for (const auto &fault : document_->map().entities().faults)
        all_.push_back({.offset = fault.offset, .what = fault.what});
    all_.insert(all_.end(), stops_.begin(), stops_.end());
    std::ranges::stable_sort(all_, [](const TextStop &a, const TextStop &b) {
        return std::pair(!a.isOfAll, a.offset) < std::pair(!b.isOfAll, b.offset);
    });
}

quint32 RawFaults::count() const { return document_->map().entities().faultCount + static_cast<quint32>(stops_.size()); }

Span RawFaults::spanOf(const TextStop &fault) const
{
    if (fault.isOfAll || fault.length > 0)
        return {fault.offset, fault.length};
    return faultSpan(document_->map().entityText(), {.offset = fault.offset});
}
