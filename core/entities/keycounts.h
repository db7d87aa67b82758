// Counts how many entities have each key, to choose the keys that a list shows.
#pragma once

#include "core/entities/edits.h"

#include <QHash>

class KeyCounts
{
public:
    // Ignores case. Counts at most 2,000 of the entities, evenly spaced.
    KeyCounts(const EntitySource &source, std::span<const quint32> entities);

    // Returns the keys as first spelled, the most common first.
    std::vector<QByteArray> commonest() const;
    // Returns the keys that many of these entities have but fewer of `others`, the most distinctive first.
    std::vector<QByteArray> distinctiveAgainst(const KeyCounts &others) const;

private:
    struct Key {
        QByteArray text;      // as first spelled
        quint32 entities = 0; // how many have it
        quint32 number = 0;   // in order of first occurrence
    };
    double shareOf(const QByteArray &lowered) const;
    std::vector<QByteArray> inOrder(const std::vector<std::pair<double, const Key *>> &rated) const;

    QHash<QByteArray, Key> keys_; // by lower-case key
    quint32 entities_ = 0;
};
