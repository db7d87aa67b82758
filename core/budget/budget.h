// What uses up a budget of a map, and whose it is: its faces, luxels, clipnodes and so on, by texture, model or
// cluster.
#pragma once

#include "core/camera/camera.h"
#include "core/map/mapfile.h"

#include <optional>
#include <span>
#include <stop_token>

enum class BudgetMeasure : quint8 {
    Limits, // how much of each is used
    Faces,
    Triangles,
    Luxels,     // in the file, of all styles
    LightPages, // luxels of the pages that light is drawn from
    Vertexes,
    Clipnodes,
    Drawn, // triangles that are drawn at once, from a place
};
inline constexpr BudgetMeasure budgetMeasures[] = {
    BudgetMeasure::Limits,     BudgetMeasure::Drawn,    BudgetMeasure::Faces,    BudgetMeasure::Triangles,
    BudgetMeasure::Luxels,     BudgetMeasure::LightPages, BudgetMeasure::Vertexes, BudgetMeasure::Clipnodes};

enum class BudgetGrouping : quint8 { Lump, Texture, Model, Cluster, Page, Hull, Place };

struct BudgetQuestion {
    BudgetMeasure measure = BudgetMeasure::Limits;
    BudgetGrouping by = BudgetGrouping::Lump;
    int engine = 0; // whose limits count, in Format::engines
    // Of Drawn by what causes it, the cluster that it is drawn from; -1: that from which most is.
    qint64 from = -1;
    friend bool operator==(const BudgetQuestion &, const BudgetQuestion &) = default;
};

// Whether maps of the format have any of it.
bool isCounted(const bsp::Format &format, BudgetMeasure measure);
// Whose a measure can be; the first is what is meant unless another is asked for.
std::span<const BudgetGrouping> groupingsOf(BudgetMeasure measure);
QString titleOf(BudgetMeasure measure);
QString meaningOf(BudgetMeasure measure);
QString titleOf(BudgetGrouping by);

struct BudgetPart {
    QString name;
    std::vector<RecordRef> records{}; // what it is in the map, ascending; none: nothing that can be selected
    qint64 value = 0;
    qint64 room = 0;                        // how much there may be of it; 0: it is bound by nothing of its own
    bool bindsEngine = false;               // the chosen engine refuses what goes beyond the room
    qint64 number = -1;                     // of its record, lump, page or hull; -1: what belongs to none
    std::optional<BudgetMeasure> measure{}; // of a limit: what tells who uses it up
    QString note{};                         // more that is known of it; may be empty
    std::optional<Camera> look{};           // of a place, from where one sees it as a player would

    bool isRefused() const { return bindsEngine && value > room; }
};

struct Budget {
    BudgetQuestion question;
    std::vector<BudgetPart> parts; // by weight, the largest first; those without a value are left out, but of limits
    qint64 total = 0;              // of the map; less than all parts together where one thing counts for several
    QString summary;               // in sentences
    QString whyEmpty;              // where there are no parts
    qint64 from = -1;              // the cluster that all of it is drawn from; -1: it is of the whole map
    std::optional<Camera> look{};  // in that, as BudgetPart::look

    // Of what there may be, or else of the map's total; 0 to 1, and more of what goes beyond its limit.
    double shareOf(const BudgetPart &part) const;
    // How large it is beside the others: of limits, which count different things, their share.
    double weightOf(const BudgetPart &part) const;
    // All that is known of one, a line each.
    QString textOf(const BudgetPart &part) const;
};

// In proportion to the file, whatever it says; each question reads all that it needs anew, of Drawn the visibility and
// the geometry, so that nothing of them is kept for answers that are. An early end is asked for with `stop`; what comes back then
// is to be thrown away.
Budget budgetOf(const MapFile &map, const BudgetQuestion &question, std::stop_token stop = {});
