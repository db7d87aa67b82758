// A change of bytes, most often of a text, as those that it takes out and puts in: the one form of every edit, small enough to
// be kept for undo, exact enough to be taken back byte for byte.
#pragma once

#include "core/map/entitytext.h"

#include <QByteArray>

#include <vector>

struct Splice {
    qsizetype offset = 0; // in the bytes before the change
    QByteArray removed, inserted;
    friend bool operator==(const Splice &, const Splice &) = default;
};

// Ascending and apart from each other; all offsets count in the same text. Two insertions at one place keep their
// order.
using Splices = std::vector<Splice>;

// Whether what they change has another size then, or other bytes in other places.
bool resizes(const Splices &splices);
QByteArray applied(QByteArrayView text, const Splices &splices);
// What takes the change back.
Splices inverse(const Splices &splices);
// The one splice that turns `before` into `after`; none when they are equal.
Splices difference(QByteArrayView before, QByteArrayView after);
// Joins `next`, made right behind `first`, to it where both are one run of typing or deleting; false: they stay two. Behind the
// typing either may have one more splice, of what stands behind the text in its lump. Nothing is left of what took itself back.
bool joinTyping(Splices &first, const Splices &next);

// Where each entity of `before` is in `after`, told by the place of its opening brace; -1: it is gone.
std::vector<qint32> renumbered(const EntityText &before, const EntityText &after, const Splices &splices);
// Those below `count` that are not among the numbers, ascending.
std::vector<qint32> missingFrom(const std::vector<qint32> &numbers, size_t count);
