// The entities of a text while rules change them, and the splices and the list of changes that result.
#pragma once

#include "core/entities/entityrules.h"

#include <QHash>

// Indexes of items by their key in lower case, ascending.
class KeyIndex
{
public:
    bool isEmpty() const { return numbers_.isEmpty(); }
    void add(QByteArrayView key, quint32 number);
    void remove(QByteArrayView key, quint32 number);
    void clear() { numbers_.clear(); }
    // Valid until the index changes.
    std::span<const quint32> of(QByteArrayView key) const;

private:
    QHash<QByteArray, std::vector<quint32>> numbers_;
};

struct DraftPair {
    QByteArray key, value;
    qint32 from = -1; // its index in the text's entity; -1: new
};

struct DraftEntity {
    std::vector<DraftPair> pairs;
    bool removed = false;
    mutable KeyIndex index{};  // index of its pairs, made once many pairs are searched often; else empty
    mutable quint32 looks = 0; // linear searches since the last index
};

// The entities of the text, by number, then the new ones.
using RuleDraft = std::vector<DraftEntity>;

// Makes a draft that shares the bytes of the text, which must outlive it.
RuleDraft draftOf(const EntitySource &source);
// Returns the changes, without `matched` and `lacking`. Appends `text` to the end.
Result<AppliedRules> changesOf(const EntitySource &source, const RuleDraft &draft, const QByteArray &text);
