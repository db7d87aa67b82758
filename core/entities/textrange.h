// The common parts of entity edits: the translation context, and which bytes around a token are removed with it or separate
// new text from it.
#pragma once

#include "core/entities/edits.h"

#include <QCoreApplication>

struct EditText {
    Q_DECLARE_TR_FUNCTIONS(edits)
};

// Returns the start of the line if only blanks precede `at`, else `at`.
qsizetype lineStart(QByteArrayView text, qsizetype at);
// Returns the end of the line, including its line feed, if only blanks follow `at`, else `at`.
qsizetype lineEnd(QByteArrayView text, qsizetype at);
// Removes text[from, to), with its line if nothing else is there, else with the blanks after it. Never joins the words
// before and after it.
Splice removal(QByteArrayView text, qsizetype from, qsizetype to);
// Inserts text at `at` on a line of its own.
Splice insertionOfLines(QByteArrayView text, qsizetype at, QByteArray lines);
// Returns the bytes of a pair with its quotes.
Span wholePair(const EntitySource &source, const KeyValue &pair);
// Adds a splice that replaces the key or the value of a pair, unless it is that word already.
void replaceWord(Splices &splices, const EntitySource &source, Span span, bool quoted, const QByteArray &word);
// Inserts new pairs, a line each, above the entity's closing brace.
Result<Splice> newPairs(const EntitySource &source, qint32 entity, const QByteArray &lines);
// Moves places[from] to places[to]; those between shift by one. The text between the places stays.
Splices movedSlot(QByteArrayView text, const std::vector<Span> &places, size_t from, size_t to);
