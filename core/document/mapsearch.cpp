#include "core/document/mapsearch.h"

#include "core/format/formats.h"
#include "core/map/layout.h"
#include "core/opening/mapfiles.h"
#include "core/opening/mapsource.h"
#include "core/search/declaredlumps.h"
#include "core/text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <mutex>

using namespace Qt::StringLiterals;

namespace {

constexpr int lookEvery = 50;   // milliseconds
constexpr int mainColumns = 12; // of a table, the first ones

// Returns the columns to show of maps of all formats: those that the filter names, then the first ones of the table.
QStringList shownColumns(const RecordQuery &query)
{
    auto shown = filterColumns(query, bsp::formats());
    for (const auto &each : lumpsNamed(query.table))
        for (const auto &field : each.lump->fields.first(std::min<size_t>(each.lump->fields.size(), mainColumns)))
            if (const auto name = fromView(field.name); !shown.contains(name, Qt::CaseInsensitive))
                shown.append(name);
    return shown;
}

// Returns a map's path below the folder or archive that is searched.
QString nameBelow(const QString &place, const NamedMap &map)
{
    const auto below = place + u'/';
    return map.below > 0                ? map.relative()
           : map.path.startsWith(below) ? map.path.sliced(below.size())
                                        : QFileInfo(map.path).fileName();
}

void takeRows(FoundInMap &to, const FoundRecords &found)
{
    std::vector<const CellText *> cells;
    for (const auto &column : found.columns())
        if (column.cell) {
            to.columns.append(QString::fromUtf8(column.name));
            cells.push_back(&*column.cell);
        }
    to.rows.reserve(found.records().size());
    for (const quint32 record : found.records()) {
        QStringList texts;
        for (const auto *cell : cells)
            texts.append(cell->isNone(record) ? QString() : cell->text(record));
        to.rows.push_back({record, std::move(texts)});
    }
}

void searchMap(SearchedMap &searched, Result<MapFile> map, const RecordQuery &query, size_t most, const std::stop_token &stop)
{
    const auto end = [&searched](SearchedMap::Outcome outcome, const QString &why) {
        searched.outcome = outcome;
        searched.why = why;
    };
    if (!map)
        return end(SearchedMap::Unreadable, map.error());
    searched.isIncomplete = !missingParts(map.value()).isEmpty();
    FilteredMap filtered(std::move(map).value());
    const auto found = findRecords(filtered, query, most, stop);
    if (found) {
        searched.unknownKeys = found.value().unknownKeys();
        QStringList reasons;
        for (const auto &[words, why] : found.value().omissions())
            reasons.append(MapSearch::tr("Not searched for %1. %2").arg(words, why));
        searched.why = reasons.join(u' ');
        return takeRows(searched.found, found.value());
    }
    const int lump = filtered.map().findLump(query.table);
    const bool hasTable = lump != bsp::none && !filtered.map().lump(lump).fields.empty();
    end(hasTable ? SearchedMap::Unfit : SearchedMap::WithoutTable, found.error());
}

// `most`: the records that are needed at most.
SearchedMap searchNamed(const MapSearchRequest &request, const RecordQuery &query, const NamedMap &named, size_t most,
                        const std::stop_token &stop)
{
    const auto isOpen = request.openMap && named.path == request.openPath;
    SearchedMap searched;
    try {
        searchMap(searched,
                  !named.fault.isEmpty() ? Result<MapFile>(Error{named.fault})
                  : isOpen               ? Result<MapFile>(MapFile(*request.openMap))
                                         : openMap(named.path),
                  query, most, stop);
    } catch (const std::bad_alloc &) {
        searched = {.outcome = SearchedMap::Unreadable, .why = MemoryFaults::sentence()};
    }
    searched.found.path = named.path;
    searched.found.name = nameBelow(request.place, named);
    return searched;
}

} // namespace

// What the worker thread has found and the window's has not taken yet.
struct MapSearch::Arrived {
    std::mutex mutex;
    bool areListed = false; // the maps
    size_t count = 0;       // of them
    std::vector<SearchedMap> maps;
};

MapSearch::MapSearch(FoundRows *rows, QObject *parent) : QObject(parent), rows_(rows)
{
    look_.setInterval(lookEvery);
    connect(&look_, &QTimer::timeout, this, &MapSearch::take);
}

MapSearch::~MapSearch() = default;

void MapSearch::start(const MapSearchRequest &request)
{
    work_.cancel();
    rows_->clear();
    counts_ = {};
    reasons_.clear();
    unknownKeys_ = {};
    fault_.clear();
    auto parsed = RecordQuery::parse(request.table, request.filter);
    if (!parsed) {
        fault_ = parsed.error();
        return end(State::Failed);
    }
    auto query = std::move(parsed).value();
    query.columns = shownColumns(query);
    query.isLenient = true;
    arrived_ = std::make_shared<Arrived>();
    state_ = State::Listing;
    look_.start();
    emit changed();
    work_.run([request, query = std::move(query),
               arrived = arrived_](std::stop_token stop) { return search(request, query, *arrived, stop); },
              [this](const QString &fault) {
                  take();
                  if (state_ == State::Full)
                      return;
                  fault_ = fault;
                  end(fault.isEmpty() ? State::Finished : State::Failed);
              },
              [this] { end(State::Cancelled); });
}

// Searches all maps in a worker thread. Returns a sentence if there are none.
QString MapSearch::search(const MapSearchRequest &request, const RecordQuery &query, Arrived &arrived,
                          const std::stop_token &stop)
{
    auto place = request;
    place.place = wholePath(request.place);
    if (!QFileInfo::exists(mapSource(place.place).file))
        return tr("%1 does not exist. Choose a folder, an archive or a map.").arg(QDir::toNativeSeparators(place.place));
    const auto maps = mapsBelow(place.place, stop);
    if (maps.size() == 1 && !maps.front().fault.isEmpty() && maps.front().path == place.place)
        return maps.front().fault;
    {
        const std::lock_guard lock(arrived.mutex);
        arrived.areListed = true;
        arrived.count = maps.size();
    }
    std::atomic<size_t> listed = 0;
    processInOrder(
        maps.size(), limitsForMaps(stop), [&maps](size_t index) { return memoryFor(maps[index]); },
        [&](size_t index) { // one record more than fits tells that the list is full
            return searchNamed(place, query, maps[index], mostRecords + 1 - std::min(listed.load(), mostRecords), stop);
        },
        [&](SearchedMap map) {
            if (stop.stop_requested())
                return false; // what was begun may be incomplete
            listed += map.found.rows.size();
            const std::lock_guard lock(arrived.mutex);
            arrived.maps.push_back(std::move(map));
            return listed <= mostRecords;
        });
    return {};
}

void MapSearch::cancel()
{
    if (!isRunning())
        return;
    take();
    if (isRunning())
        end(State::Cancelled);
}

// Takes what has arrived. Ends the search if there is more than the list may hold.
void MapSearch::take()
{
    std::vector<SearchedMap> maps;
    bool isNews = false;
    {
        const std::lock_guard lock(arrived_->mutex);
        maps.swap(arrived_->maps);
        counts_.maps = arrived_->count;
        isNews = arrived_->areListed && (state_ == State::Listing || !maps.empty());
        state_ = arrived_->areListed ? State::Searching : State::Listing;
    }
    std::vector<FoundInMap> found;
    bool isFull = false;
    for (auto &[inMap, outcome, why, isIncomplete, unknown] : maps) {
        ++counts_.done;
        counts_.searched += outcome == SearchedMap::Searched;
        if (outcome == SearchedMap::Searched)
            unknownKeys_.add(unknown);
        counts_.partly += outcome == SearchedMap::Searched && !why.isEmpty();
        counts_.incomplete += outcome == SearchedMap::Searched && isIncomplete;
        counts_.unreadable += outcome == SearchedMap::Unreadable;
        counts_.withoutTable += outcome == SearchedMap::WithoutTable;
        counts_.unfit += outcome == SearchedMap::Unfit;
        if (!why.isEmpty() && counts_.done - counts_.searched + counts_.partly <= mostReasons)
            addReason(why, inMap.name);
        if (isIncomplete && outcome == SearchedMap::Searched && counts_.incomplete <= mostReasons)
            addReason(tr("The file is incomplete: it lacks bytes of some lumps."), inMap.name);
        const auto room = mostRecords - counts_.found;
        isFull = inMap.rows.size() > room;
        if (isFull)
            inMap.rows.resize(room);
        counts_.withFound += !inMap.rows.empty();
        counts_.found += inMap.rows.size();
        found.push_back(std::move(inMap));
        if (isFull)
            break;
    }
    rows_->append(std::move(found));
    if (isFull)
        end(State::Full);
    else if (isNews)
        emit changed();
}

void MapSearch::addReason(const QString &why, const QString &map)
{
    const auto known = std::ranges::find(reasons_, why, &Reason::why);
    if (known == reasons_.end())
        reasons_.push_back({why, {map}});
    else
        known->maps.append(map);
}

void MapSearch::end(State state)
{
    work_.cancel();
    look_.stop();
    state_ = state;
    if (const auto [column, order] = rows_->sorting(); column >= 0)
        rows_->sort(column, order);
    emit changed();
}
