// The parts of an entity text as its parser read them, for colours and underlines.
#pragma once

#include "core/map/entitytext.h"

struct TextPart {
    enum Kind { Key, Value, Brace, Comment };
    quint32 offset = 0, length = 0;
    Kind kind = Key;
    friend bool operator==(const TextPart &, const TextPart &) = default;
};

// Returns the parts that overlap text[from, to), ascending. Takes time in proportion to their number, not to the text.
std::vector<TextPart> partsIn(QByteArrayView text, const EntityText &parsed, const bsp::EntityGrammar &grammar, quint32 from,
                              quint32 to);
// Returns the word that a fault is about, at most to the end of its line.
Span faultSpan(QByteArrayView text, const EntityFault &fault);
// Returns the entity that contains a byte, or the next after it, or the last; -1: there is none.
qint32 entityAt(const EntityText &parsed, quint32 offset);
