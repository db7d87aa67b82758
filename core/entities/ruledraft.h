// The entities of a text while rules change them, and the splices and the list that say what they changed.
#pragma once

#include "core/entities/entityrules.h"

#include <QHash>

// Numbers of what has a key, by the key in small letters, ascending.
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
    qint32 from = -1; // its number in the entity of the text; -1: it is new
};

struct DraftEntity {
    std::vector<DraftPair> pairs;
    bool removed = false;
    mutable KeyIndex index{}; // numbers of its pairs, once they are many and often asked for; else empty
    mutable quint32 looks = 0; // through all pairs since there was one
};

// First those of the text, in their order and under their numbers, then the new ones.
using RuleDraft = std::vector<DraftEntity>;

// Its bytes are those of the text, which must live as long.
RuleDraft draftOf(const EntitySource &source);
// Without `matched`. `text` is put at the end.
Result<AppliedRules> changesOf(const EntitySource &source, const RuleDraft &draft, const QByteArray &text);
