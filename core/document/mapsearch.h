// Searches a table of all maps in a folder or an archive in the background. Results come in the maps' order.
#pragma once

#include "core/document/foundrows.h"
#include "core/document/latestwork.h"
#include "core/map/mapfile.h"
#include "core/search/recordsearch.h"

#include <QObject>
#include <QTimer>

#include <memory>

// What became of one map.
struct SearchedMap {
    enum Outcome { Searched, Unreadable, WithoutTable, Unfit }; // Unfit: the filter names what its table does not have
    FoundInMap found{};
    Outcome outcome = Searched;
    QString why{};             // of other outcomes; of Searched, which alternatives of the filter were not searched for
    bool isIncomplete = false; // the file lacks bytes of lumps
    QStringList unknownKeys{}; // FoundRecords::unknownKeys()
};

struct MapSearchRequest {
    QString place;  // a folder, an archive, or a map
    QString table;  // a lump, as MapFile::findLump() takes it
    QString filter; // as in the filter line of tables
    // The open map, which is searched with its edits in place of the file that it was read from; null: none.
    std::shared_ptr<const MapFile> openMap{};
    QString openPath{};
};

class MapSearch : public QObject
{
    Q_OBJECT
public:
    static constexpr size_t mostRecords = 20'000; // that are listed; the search ends there
    static constexpr size_t mostReasons = 1'000;  // maps that reasons() lists

    enum class State { Idle, Listing, Searching, Finished, Cancelled, Full, Failed };
    struct Counts {
        size_t maps = 0;                                                                 // in the folder
        size_t done = 0;                                                                 // of them
        size_t searched = 0, withFound = 0, unreadable = 0, withoutTable = 0, unfit = 0; // of those done
        size_t partly = 0;     // of those searched: not for all alternatives of the filter
        size_t incomplete = 0; // of those searched: files that lack bytes of lumps
        size_t found = 0;      // records in the list
    };

    struct Reason {
        QString why;
        QStringList maps; // their names
    };

    // Adds what it finds to `rows`.
    explicit MapSearch(FoundRows *rows, QObject *parent = nullptr);
    ~MapSearch() override;

    // Clears the list and begins a search; ends an earlier one. When the search ends, the list is sorted again.
    void start(const MapSearchRequest &request);
    void cancel(); // keeps what is found so far
    bool isRunning() const { return state_ == State::Listing || state_ == State::Searching; }
    State state() const { return state_; }
    const Counts &counts() const { return counts_; }
    // Returns why maps were not searched, or only in part, each reason once.
    const std::vector<Reason> &reasons() const { return reasons_; }
    // Returns the keys that the filter names and no entity of the searched maps has.
    const QStringList &unknownKeys() const { return unknownKeys_.keys(); }
    const QString &fault() const { return fault_; } // a sentence on why the search failed

signals:
    void changed(); // the list, the counts or the state

private:
    struct Arrived;
    static QString search(const MapSearchRequest &request, const RecordQuery &query, Arrived &arrived,
                          const std::stop_token &stop);
    void take();
    void addReason(const QString &why, const QString &map);
    void end(State state);

    FoundRows *rows_;
    std::shared_ptr<Arrived> arrived_;
    Counts counts_;
    std::vector<Reason> reasons_;
    KeysOfNoMap unknownKeys_;
    QString fault_;
    State state_ = State::Idle;
    QTimer look_; // for what has arrived
    LatestWork work_;
};
