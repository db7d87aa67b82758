// The budgets of a map and what uses them: its faces, luxels, clipnodes and so on, by texture, model or cluster.
#pragma once

#include "core/camera/camera.h"
#include "core/map/mapfile.h"

#include <optional>
#include <span>
#include <stop_token>

enum class BudgetMeasure : quint8 {
    Limits, // how much of each limit is used
    Faces,
    Triangles,
    Luxels,     // in the file, of all styles
    LightPages, // luxels of the pages that the engine draws lightmaps from
    Vertexes,
    Clipnodes,
    Drawn, // triangles drawn at once from one position
};
inline constexpr BudgetMeasure budgetMeasures[] = {BudgetMeasure::Limits,    BudgetMeasure::Drawn,    BudgetMeasure::Faces,
                                                   BudgetMeasure::Triangles, BudgetMeasure::Luxels,   BudgetMeasure::LightPages,
                                                   BudgetMeasure::Vertexes,  BudgetMeasure::Clipnodes};

enum class BudgetGrouping : quint8 { Lump, Texture, Model, Cluster, Page, Hull, Place };

struct BudgetQuestion {
    BudgetMeasure measure = BudgetMeasure::Limits;
    BudgetGrouping by = BudgetGrouping::Lump;
    int engine = 0; // whose limits apply; index in Format::engines
    // For Drawn by texture or model: the cluster to draw from; -1: the one from which most is drawn.
    qint64 from = -1;
    friend bool operator==(const BudgetQuestion &, const BudgetQuestion &) = default;
};

// Returns whether a measure applies to maps of a format.
bool isCounted(const bsp::Format &format, BudgetMeasure measure);
// Returns the possible groupings of a measure; the first is the default.
std::span<const BudgetGrouping> groupingsOf(BudgetMeasure measure);
QString titleOf(BudgetMeasure measure);
QString meaningOf(BudgetMeasure measure);
QString titleOf(BudgetGrouping by);

struct BudgetPart {
    QString name;
    std::vector<RecordRef> records{}; // its records in the map, ascending; empty: nothing to select
    qint64 value = 0;
    qint64 room = 0;                        // the most that it may be; 0: it has no limit of its own
    bool isEngineLimit = false;             // the chosen engine refuses maps beyond the room
    qint64 number = -1;                     // of its record, lump, page or hull; -1: it belongs to none
    std::optional<BudgetMeasure> measure{}; // for a limit: the measure that shows what uses it
    QString note{};                         // further details; may be empty
    std::optional<Camera> look{};           // for Place: a player's view from there

    bool isRefused() const { return isEngineLimit && value > room; }
};

struct Budget {
    BudgetQuestion question;
    std::vector<BudgetPart> parts; // in descending order of weight; those of value 0 are omitted, except for limits
    qint64 total = 0;              // of the map, or drawn from `from`; less than the sum if parts overlap
    QString summary;               // in sentences
    QString whyEmpty;              // if there are no parts
    qint64 from = -1;              // the cluster that everything is drawn from; -1: the whole map
    std::optional<Camera> look{};  // a player's view from that cluster

    // Returns the part's share of its room, or else of the total; 0 to 1, or more beyond a limit.
    double shareOf(const BudgetPart &part) const;
    // Returns the part's size relative to the others: for limits, which count different things, its share.
    double weightOf(const BudgetPart &part) const;
    // Returns all that is known about a part, in lines.
    QString textOf(const BudgetPart &part) const;
};

// Answers a question in time and memory proportional to the file. Each call reads what it needs again (for Drawn, the
// visibility and the geometry), so that nothing is kept with the answers. If stopped, the result must be discarded.
Budget budgetOf(const MapFile &map, const BudgetQuestion &question, std::stop_token stop = {});
