// The filter line of tables: which records of a lump to show.
//
//   word            some column, as displayed, contains it        "two words"  with spaces
//   numEdges>8      also < >= <= = == !=, spaces around them      cluster=12..20  a range
//   texture~sky     the column's text contains it                 flags:WARP   the flag is set
//   !term           not, !(a | b) too                             a b | (c d)  (a and b) or (c and d)
//   id=5..9         the record's number                           e1u1*floor?  any characters, any one: of ~ and of words
//   texture~(a|b)   it contains either
//
// && and `and` between terms mean what a space does, || and `or` what | does. A * at the beginning, without another, is
// itself (*lava is a texture's name), and so is any in quotes or behind a backslash, or where = compares.
//
// A name stands for the column of that name, here, in the lumps that the format's routes lead to, nearest first, or in
// those that the table's own reference fields lead to; else for all of the table's own that begin with it (origin, plane);
// else for such a lump itself (cluster, leaf, texture), its records' numbers or names; else for the table's own calculated
// column; else for columns there, and at last calculated ones here, that begin with it. A column of another lump holds for
// the records that any matching record there is reached from.
#pragma once

#include "core/map/references.h"

#include <QStringList>

#include <optional>
#include <stop_token>

struct FilterFault {
    qsizetype position = 0, length = 0; // in the text
    QString what;
};

class Filter
{
public:
    Filter() = default;
    // Reads a text, but no records; with a fault() the filter lets everything through.
    // `knownKeys` are keys of entities whether or not any entity has them: those of a filter that is read again.
    static Filter parse(const QString &text, const References &references, int lump,
                        const QStringList &knownKeys = {});

    const std::optional<FilterFault> &fault() const { return fault_; }
    // Of one with a fault: what can be read without the terms that are wrong; the same text where it is how terms hang
    // together.
    const QString &rest() const { return rest_; }
    // Of a filter that is right: the first term that no record of any map can pass.
    const std::optional<FilterFault> &hint() const { return hint_; }
    bool isEmpty() const { return !root_; }
    // What it was read from. After an edit of the entities, and for a copy of the map, a filter is to be read again.
    const QString &text() const { return text_; }
    // Its names that stand for keys of entities.
    const QStringList &keys() const { return keys_; }
    // Whether it asks for calculated columns of the lump that its map does not have yet (MapFile::hasComputed()): no record
    // passes there, and it is to be read again once they are.
    bool needsComputed() const { return needsComputed_; }
    // The records that pass, ascending; not all of them once `stop` is requested. Uses all cores. `references` may be
    // others than those it was parsed with, of the same MapFile.
    std::vector<quint32> apply(const References &references, int lump, std::stop_token stop = {}) const;
    // How many cells apply() reads at most, to tell whether it may take long.
    quint64 effort(const MapFile &map, int lump) const;

    // A value as a term takes it: in quotes where something in it would mean more.
    static QString quoted(const QString &value);

    struct Term; // one condition
    struct Node; // several, and how
    // Whether another term behind the text would go to the last alternative alone.
    bool hasAlternatives() const;
    const Node *root() const { return root_.get(); } // null: empty

private:
    friend class FilterParser;

    QString text_, rest_;
    QStringList keys_;
    std::shared_ptr<const Node> root_;
    std::optional<FilterFault> fault_, hint_;
    bool needsComputed_ = false;
};

// Names that a filter on a lump can begin with, for completion: of the entity list the keys that occur, the most
// frequent first; then its own columns and those reached by routes and links.
QStringList filterNames(const References &references, int lump);
