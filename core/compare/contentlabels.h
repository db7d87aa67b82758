// Labels of records by their content: two records have the same label if their fields are equal and their references lead to
// records with the same labels, whatever the records' numbers. Fields that only locate data in the file do not count.
#pragma once

#include "core/map/link.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

// How a field counts in the label of its record.
enum class Counting : quint8 {
    Bits,      // the stored bytes
    Chars,     // the characters up to the NUL
    Location,  // only whether it refers to something, or a value that stands for something else
    PagePoint, // a lightmap coordinate, relative to the lightmap of the surface that owns the vertex
    Reference, // the label of the record that it leads to
    Corner,    // a surfedge: the labels of its vertexes, in its direction
    Child,     // like Reference, for a child in a tree of this lump and the records below
    Owned,     // a range whose order counts: the labels of its records
    Listed,    // a range whose order does not count
    Later,     // a reference that would close a cycle of lumps: it does not count in the label, only in comparisons
};

struct CountedField {
    Counting how = Counting::Bits;
    int field = 0;
    bool isPosition = false; // in map units, so that a tolerance applies
    Column column{};
    std::optional<Link> link{};
    int slot = -1, negative = -1; // the tables of the records that it leads to
};

// Bytes of a record that count as stored. Of floats, -0 counts as 0.
struct CountedBytes {
    quint32 offset = 0, length = 0;
    bool areFloats = false;
};

// The records of one lump, and how their fields count.
struct LabelledTable {
    int lump = bsp::none;
    quint32 count = 0, stride = 1;
    bool isByNumber = false; // points of a grid: each record's number is what it stands for
    bool isTree = false;
    bool hasReferences = false; // that count in labels
    qint64 claimed = 0;         // records in all ranges; not more than overlapping ones of a sound map
    bool hasLabels = false;     // false: labels are computed each time
    bsp::ByteView bytes{};
    std::vector<CountedBytes> runs{};
    std::vector<CountedField> fields{};
    std::vector<quint64> labels{};

    const std::byte *at(quint32 record) const { return bytes.data() + static_cast<size_t>(record) * stride; }
};

// By table: for each record the matching record of the other map, or -1.
using MatchLists = std::vector<std::vector<qint32>>;

class ContentLabels
{
public:
    enum class Trees { Whole, WithoutChildren }; // what the label of a node covers
    // Prepares the tables of these lumps, which must have records. The map must outlive this. With a tolerance (map units) above
    // 0, boxes do not count in labels.
    ContentLabels(const MapFile &map, std::span<const int> lumps, double tolerance = 0, Trees trees = Trees::Whole);

    const MapFile &map() const { return map_; }
    const std::vector<LabelledTable> &tables() const { return tables_; }
    const LabelledTable &table(int slot) const { return tables_[static_cast<size_t>(slot)]; }
    int slotOf(int lump) const;
    // Returns the tables, those that others refer to first.
    const std::vector<int> &order() const { return order_; }

    // Makes records of this map take over the labels of their matches in `other`.
    void takeLabelsOf(const ContentLabels &other, const MatchLists &matches);
    // Computes a table's labels. Those of the tables before it in order() must be computed.
    void compute(int slot, const std::stop_token &stop = {});
    // Returns how many records of a table's ranges are read at most: twice all of them, unless they overlap so much that only a
    // damaged map has them.
    qint64 budgetOf(int slot) const;
    // Allows this many records to be read. compute() does so, too.
    void renewBudget(int slot) const;
    // Takes records of a range from the budget. Returns false if they are more than are left.
    bool mayRead(quint32 count) const;
    // Returns whether records of ranges were not read since their budget was used up.
    bool isCut() const { return isCut_; }
    quint64 labelOf(int slot, quint32 record) const;
    // Returns the label of a record's own content, regardless of its match.
    quint64 contentOf(int slot, quint32 record) const;

    // The fields of a record that a hash covers.
    enum class Part {
        Values,              // numbers and texts
        ValuesAndReferences, // also references to single records outside of a tree
        References,          // references of all kinds, ranges and children, but no values
    };
    quint64 hashOf(int slot, quint32 record, Part part) const;
    // Returns a hash of what a counted field says.
    quint64 meaningOf(const LabelledTable &table, const CountedField &field, quint32 record) const;
    // Returns the record that a field leads to; its lump is a table here. Invalid if it leads to none.
    RecordRef targetOf(const CountedField &field, quint32 record) const;
    // Returns a lightmap coordinate in luxels from the low corner of its surface's rectangle: the stored one or, if the compiler
    // stored none, the one around the surface's vertexes.
    double pagePoint(const CountedField &field, quint32 record) const;

private:
    void addField(LabelledTable &table, int field, double tolerance, Trees trees);
    void countClaimed(LabelledTable &table) const;
    void findPageCorners();
    void findOrder();
    void visit(int slot, std::vector<quint8> &states);
    void computeTree(int slot);
    quint64 matchedOr(int slot, quint32 record, quint64 content) const;
    quint64 rangeOf(const CountedField &field, quint32 record) const;
    quint64 cornerOf(const CountedField &field, quint32 record) const;

    const MapFile &map_;
    std::vector<LabelledTable> tables_;
    std::vector<int> order_;
    std::map<int, int> slots_;
    Column edgeStart_, edgeEnd_;
    int vertexSlot_ = -1;
    std::vector<qint32> pageOwners_;                 // by vertex: the surface whose lightmap its coordinates lie in, or -1
    std::vector<std::array<double, 2>> pageCorners_; // by surface and layer of light, in luxels
    const ContentLabels *other_ = nullptr;
    const MatchLists *matches_ = nullptr;
    mutable qint64 rangeBudget_ = 0; // records of ranges that may still be read for the current table
    mutable bool isCut_ = false;
};
