// A change of bytes: the ones it removes and the ones it inserts. All edits consist of splices: they are small enough to be
// kept for undo, and exact enough to be undone byte for byte.
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

// Ascending and not overlapping; all offsets refer to the same text. Two insertions at one offset keep their order.
using Splices = std::vector<Splice>;

// Returns whether any splice inserts more or fewer bytes than it removes.
bool resizes(const Splices &splices);
QByteArray applied(QByteArrayView text, const Splices &splices);
// Converts splices of a text to splices of the text after `made`. Returns nothing if both change the same bytes.
std::optional<Splices> shiftedBy(Splices splices, const Splices &made);
// Returns the splices that undo the change.
Splices inverse(const Splices &splices);
// Returns the single splice that turns `before` into `after`; none if they are equal. Of several possible ones it takes one
// that begins with a brace, so that inserting or removing entities affects whole entities.
Splices difference(QByteArrayView before, QByteArrayView after);
// Joins `next` to `first`, which was made right before it, if both are one run of typing or deleting; otherwise returns
// false. Each may have a second splice, for what follows the text in the lump. `first` is empty afterwards if the two cancel
// out.
bool joinTyping(Splices &first, const Splices &next);

// Returns the number in `after` of each entity of `before`, found by the offset of its opening brace; -1: removed.
std::vector<qint32> renumbered(const EntityText &before, const EntityText &after, const Splices &splices);
// Returns the numbers below `count` that are not in `numbers`, ascending.
std::vector<qint32> missingFrom(const std::vector<qint32> &numbers, size_t count);
