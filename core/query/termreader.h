// Interprets a term of the filter line: which columns, keys or records its name stands for, and how they are tested.
#pragma once

#include "core/query/filterterm.h"

// Returns the lumps whose columns a term may name, nearest first: the table's own, those that routes lead to, those that its
// reference fields lead to.
std::vector<int> nameableLumps(const References &references, int lump);

// The name of terms about what differs from another map: diff:changed.
inline constexpr QLatin1StringView differenceName("diff");

// Returns the name of a lump's first column whose meaning, as translated, contains the word; empty: none.
QString columnMeaning(const MapFile &map, int lump, const QString &word);

// Returns whether a filter compares records with the file on disk, which differs only while a map is edited.
bool comparesWithDisk(const ParsedFilter &filter);
// Returns the name that other formats give to a column with this meaning: contentFlags for contents; empty: none.
QString nameElsewhere(const QString &column);

class TermReader
{
public:
    TermReader(const References &references, int lump, const QStringList &knownKeys, Filter::Names names)
        : references_(references), map_(references.map()), lump_(lump), knownKeys_(knownKeys), names_(names)
    {
    }

    // Reads a single word.
    void readWord(Filter::Term &term, const QString &word, bool isQuoted) const;
    // Reads a term with an operator. Returns what is wrong, if anything.
    std::optional<FilterFault> read(Filter::Term &term, const TermText &text, bool isInNegation);
    // What the terms have in common that were read.
    struct Uses {
        QStringList keys{};                // names that stood for entity keys
        std::optional<FilterFault> hint{}; // the first term that can match nothing
        bool needsComputed = false;        // a term uses computed columns that do not exist yet
    };
    const Uses &uses() const { return uses_; }
    // Forgets the terms that were read since uses() returned this.
    void restore(const Uses &uses) { uses_ = uses; }

private:
    struct Named {
        int lump = bsp::none;
        std::vector<int> columns{}; // empty: the lump's records themselves
    };
    std::optional<EntityKeys> entityKeys(const QString &name) const;
    std::optional<FormerRecords> onDisk() const;
    std::optional<FilterFault> readDifference(Filter::Term &term, const TermText &text);
    std::optional<FilterFault> readFormer(Filter::Term &term, const TermText &text) const;
    Named named(const QString &name) const;
    Named namedHere(const QString &name) const;
    FilterFault unknown(const TermText &text) const;
    void hint(const bsp::Field &field, const FilterTest &test, const TermText &text);

    const References &references_;
    const MapFile &map_;
    int lump_;
    QStringList knownKeys_;
    Filter::Names names_;
    Uses uses_;
};
