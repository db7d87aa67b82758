// A change of bytes: those that it takes out and those that it puts in. All edits consist of splices: they are small enough to be
// kept for undo, and exact enough to be taken back byte for byte.
#pragma once

#include "core/map/entitytext.h"

#include <QByteArray>

#include <optional>
#include <vector>

struct Splice {
    qsizetype offset = 0; // in the bytes before the change
    QByteArray removed, inserted;
    friend bool operator==(const Splice &, const Splice &) = default;
};

// Ascending and apart from each other; all offsets count in the same text. Two insertions at one place keep their
// order.
using Splices = std::vector<Splice>;

// Returns whether any splice takes out and puts in a different number of bytes.
bool resizes(const Splices &splices);
QByteArray applied(QByteArrayView text, const Splices &splices);
// Returns splices of a text as splices of what `made` has made of it. Nothing if both change the same bytes.
std::optional<Splices> shiftedBy(Splices splices, const Splices &made);
// What takes the change back.
Splices inverse(const Splices &splices);
// Returns the one splice that turns `before` into `after`; none when they are equal. Of several that do, it is one that begins
// with a brace: where entities are put in or taken out, it is whole entities.
Splices difference(QByteArrayView before, QByteArrayView after);
// Joins `next` to `first`, which was made right before it, if both are one run of typing or deleting; returns false if they are
// not. Each may have a second splice, of what stands behind the text in the lump. `first` is empty afterwards if the two cancel
// out.
bool joinTyping(Splices &first, const Splices &next);

// Where each entity of `before` is in `after`, told by the place of its opening brace; -1: it is gone.
std::vector<qint32> renumbered(const EntityText &before, const EntityText &after, const Splices &splices);
// Returns the numbers below `count` that are not in `numbers`, ascending.
std::vector<qint32> missingFrom(const std::vector<qint32> &numbers, size_t count);
