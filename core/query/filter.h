// The filter line of tables: which records of a lump to show.
//
//   word            some column, as displayed, contains it        "two words"  with spaces
//   numEdges>8      also < >= <= = == !=, spaces around them      cluster=12..20  a range
//   texture~sky     the column's text contains it                 flags:WARP   the flag is set
//   !term           not, !(a | b) too                             a b | (c d)  (a and b) or (c and d)
//   id=5..9         the record's number                           e1u1*floor?  * any characters, ? any one; with ~ and words
//   texture~(a|b)   it contains either
//   modified        it differs from the file on disk               was.dist>8     what it is there
//   diff:added      only this map has it, and not the one to compare with; diff:changed, diff:dist  they differ, in that column
//
// Between terms, && and `and` mean the same as a space, || and `or` the same as |. A single * at the beginning is literal
// (*lava is a texture's name), and so is any in quotes, after a backslash, or in a comparison with =.
//
// A name stands for the first of these that exists: the column with that name, in this table, in the lumps that the format's
// routes lead to, nearest first, or in those that the table's own reference fields lead to; all of the table's own columns
// that begin with it (origin, plane); such a lump itself (cluster, leaf, texture), its records' numbers or names; the
// table's own computed column; columns of those lumps and, at last, computed ones of this table that begin with it. A term
// about another lump's column holds for the records that lead to a matching record there.
#pragma once

#include "core/map/references.h"
#include "core/query/parsedfilter.h"

#include <stop_token>

class Filter
{
public:
    Filter() = default;
    enum class Names {
        Short, // the beginning of a name will do
        Whole, // only whole names, or those of a whole vector or array, so that they mean the same in maps of all formats
    };
    // An alternative that a map cannot answer.
    struct Omission {
        QString words, why; // as typed; a sentence
    };
    // Binds a parsed filter to the columns, flags and keys of a map, reading no records; with a fault(), the filter keeps
    // everything. `knownKeys` are taken for entity keys even if no entity has them: those of a filter that is bound again.
    static Filter bind(const ParsedFilter &parsed, const References &references, int lump, const QStringList &knownKeys = {},
                       Names names = Names::Short);
    // Binds a filter for maps of all formats: takes only whole names, and omits alternatives that do not fit this map, as long as
    // another one fits. It has a fault if a term outside of alternatives does not fit, or any term inside a negation:
    // omitting that could let records pass that it should exclude.
    static Filter bindFitting(const ParsedFilter &parsed, const References &references, int lump,
                              const QStringList &knownKeys = {});
    // Parses a text for a single map, and binds it.
    static Filter parse(const QString &text, const References &references, int lump, const QStringList &knownKeys = {},
                        Names names = Names::Short);

    const std::optional<FilterFault> &fault() const { return fault_; }
    // The text of a filter with a fault, without the invalid terms; unchanged if the fault is in how terms are combined.
    const QString &rest() const { return rest_; }
    // The first term of a valid filter that no record of any map can pass.
    const std::optional<FilterFault> &hint() const { return hint_; }
    // The alternatives that bindFitting() omitted, which match nothing here; each once, however often it is typed.
    const std::vector<Omission> &omissions() const { return omissions_; }
    bool isEmpty() const { return !root_; }
    // What it was bound from. After an edit of the entities, and for a copy of the map, a filter must be bound again.
    const ParsedFilter &parsed() const { return parsed_; }
    const QString &text() const { return parsed_.text(); }
    // The names in it that stand for entity keys.
    const QStringList &keys() const { return keys_; }
    // Returns whether it uses computed columns that the map does not have yet (MapFile::hasComputed()): then no record
    // passes there, and it must be bound again once they exist.
    bool needsComputed() const { return needsComputed_; }
    // Returns whether a term reads a column of a lump in the map, not on disk.
    bool reads(int lump) const;
    // Returns the records that pass, ascending; incomplete once `stop` is requested. Uses all cores. `references` may differ
    // from those it was bound with, but must belong to the same MapFile.
    std::vector<quint32> apply(const References &references, int lump, std::stop_token stop = {}) const;
    // Returns how many cells apply() reads at most, to estimate whether it may take long.
    quint64 effort(const MapFile &map, int lump) const;

    // Returns a value as a term takes it: in quotes if something in it has a special meaning.
    static QString quoted(const QString &value);

    struct Term; // one condition
    struct Node; // several conditions, and how they are combined
    // Returns whether a term appended to the text would belong only to the last alternative.
    bool hasAlternatives() const;
    const Node *root() const { return root_.get(); } // null: empty

private:
    friend class FilterBinder;

    ParsedFilter parsed_;
    QString rest_;
    QStringList keys_;
    std::shared_ptr<const Node> root_;
    std::optional<FilterFault> fault_, hint_;
    std::vector<Omission> omissions_;
    bool needsComputed_ = false;
};

// Returns the names that a filter on a lump can begin with, for completion: for the entity list the keys that occur, the
// most frequent first; then the lump's own columns and those reached by routes and links.
QStringList filterNames(const References &references, int lump);
