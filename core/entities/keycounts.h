// Which keys entities have: to choose what a list shows of them.
#pragma once

#include "core/entities/edits.h"

#include <QHash>

class KeyCounts
{
public:
    KeyCounts() = default;
    // Of very many entities those that stand for the others, evenly taken. Keys are told in any case.
    KeyCounts(const EntitySource &source, std::span<const quint32> entities);

    // As they are spelled first, the keys that the most of them have first.
    std::vector<QByteArray> commonest() const;
    // Those that many of these have, and fewer of `others`: what they are about. The most telling first.
    std::vector<QByteArray> tellingBeside(const KeyCounts &others) const;

private:
    struct Key {
        QByteArray text;      // as it is spelled first
        quint32 entities = 0; // that have it
        quint32 number = 0;   // in the order in which they were met
    };
    double shareOf(const QByteArray &lowered) const;
    std::vector<QByteArray> inOrder(const std::vector<std::pair<double, const Key *>> &rated) const;

    QHash<QByteArray, Key> keys_; // by their lower case
    quint32 entities_ = 0;
};
