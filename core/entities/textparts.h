// What the parts of a text are, as its parser took them: for colours, and for what to underline.
#pragma once

#include "core/map/entitytext.h"

struct TextPart {
    enum Kind { Key, Value, Brace, Comment };
    quint32 offset = 0, length = 0;
    Kind kind = Key;
    friend bool operator==(const TextPart &, const TextPart &) = default;
};

// The parts that reach into text[from, to), ascending. Costs little more than they are long, however long the text.
std::vector<TextPart> partsIn(QByteArrayView text, const EntityText &parsed, const bsp::EntityGrammar &grammar,
                              quint32 from, quint32 to);
// The word that a fault is about, no longer than its line.
Span faultSpan(QByteArrayView text, const EntityFault &fault);
// The entity that a byte belongs to, or the next behind it, or the last; -1: there is none.
qint32 entityAt(const EntityText &parsed, quint32 offset);
