// What edits of entities share: their words for people, and which bytes go with a token when it is taken out or
// something is put beside it: its line, where it stands alone.
#pragma once

#include "core/entities/edits.h"

#include <QCoreApplication>

struct EditText {
    Q_DECLARE_TR_FUNCTIONS(edits)
};

// The start of the line when only blanks stand before `at`, else `at`.
qsizetype lineStart(QByteArrayView text, qsizetype at);
// Behind the line's end when only blanks stand between `at` and it, else `at`.
qsizetype lineEnd(QByteArrayView text, qsizetype at);
// Takes out text[from, to): with its line when nothing else stands there, else with the blanks behind it. Never glues
// what stands before to what stands behind.
Splice removal(QByteArrayView text, qsizetype from, qsizetype to);
// Puts text at `at` on a line of its own.
Splice insertionOfLines(QByteArrayView text, qsizetype at, QByteArray lines);
// The bytes of a pair, with its quotes.
Span wholePair(const EntitySource &source, const KeyValue &pair);
// Adds the splice that makes the key or the value of a pair another word; none where it is that word.
void replaceWord(Splices &splices, const EntitySource &source, Span span, bool quoted, const QByteArray &word);
// New pairs, a line each, stand above the entity's closing brace.
Result<Splice> newPairs(const EntitySource &source, qint32 entity, const QByteArray &lines);
// Gives slots[from] the place of slots[to]; those between move up or down by one. What stands between slots stays.
Splices movedSlot(QByteArrayView text, const std::vector<Span> &places, size_t from, size_t to);
