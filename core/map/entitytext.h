// The entity lump as the engines read it: spans over the original bytes, so that what is not understood is not lost.
//
// The grammar is that of the games' own parsers (Quake II g_spawn.c, Quake III g_spawn.c, GoldSrc pr_edict.cpp): tokens
// between white space or in quotes, no escapes, // comments; only the first character of a token decides whether it
// is a brace, quotes or not. Where the games differ, bsp::EntityGrammar says how.
#pragma once

#include "core/games/game.h"
#include "core/map/textcode.h"

#include <QByteArrayView>
#include <QString>

#include <span>
#include <vector>

struct Span {
    quint32 offset = 0; // bytes from the start of the text
    quint32 length = 0;
    quint32 end() const { return offset + length; }
    friend bool operator==(const Span &, const Span &) = default;
};

struct KeyValue {
    Span key, value; // without quotes; a key as the game knows it (bsp::EntityGrammar::stripsKeys)
    bool keyQuoted = true, valueQuoted = true;
};

// Returns the span of everything between a word's quotes, including the blanks that stripping a key removes.
inline Span wholeWord(QByteArrayView text, Span span, bool quoted)
{
    auto end = span.end();
    while (quoted && end < text.size() && text[end] != '"')
        ++end;
    return {span.offset, end - span.offset};
}

// Returns the same span including the quotes.
inline Span withQuotes(QByteArrayView text, Span span, bool quoted)
{
    if (!quoted)
        return span;
    const auto end = wholeWord(text, span, quoted).end();
    const quint32 behind = end < text.size() ? end + 1 : end; // a last quote may never be closed
    return {span.offset - 1, behind - span.offset + 1};
}

struct Entity {
    Span span;                            // from its opening brace to its closing one
    bool closed = true;                   // false: the text ends before a closing brace
    quint32 firstPair = 0, pairCount = 0; // in EntityText::pairs
};

struct EntityFault {
    quint32 offset = 0; // where in the text
    quint32 line = 1;
    qint32 entity = -1; // number of the entity it is in; -1: between entities
    bool fatal = true;  // games refuse the map; false: they go on, but misread it
    QString what;       // translated, a whole sentence without the line
};

struct EntityText {
    quint32 length = 0; // up to the NUL
    std::vector<Entity> entities;
    std::vector<KeyValue> pairs;
    std::vector<EntityFault> faults; // in the order of the text, the first thousand
    quint32 faultCount = 0;
    TextCode code = TextCode::Latin1; // its encoding: detected by textCodeOf(), or chosen

    std::span<const KeyValue> pairsOf(const Entity &entity) const { return {pairs.data() + entity.firstPair, entity.pairCount}; }
};

inline QByteArrayView spanOf(QByteArrayView text, Span span) { return text.sliced(span.offset, span.length); }

// Returns a word as the game reads it if it is a key: without trailing blanks, if the grammar strips them.
QByteArrayView knownKey(QByteArrayView word, const bsp::EntityGrammar &grammar);

// The text that an edit is made for, and its parsed form.
struct EntitySource {
    QByteArrayView text; // up to the NUL
    const EntityText &parsed;
    const bsp::EntityGrammar &grammar;
    const bsp::Game *game = nullptr; // null: unknown, as for a text without its map

    // Returns how the game reads values or, if it is unknown, how most games do.
    const bsp::ValueReading &values() const
    {
        static constexpr bsp::ValueReading usual;
        return game ? game->values : usual;
    }
    qint32 count() const { return static_cast<qint32>(parsed.entities.size()); }
    const Entity &entity(qint32 number) const { return parsed.entities[static_cast<size_t>(number)]; }
    std::span<const KeyValue> pairsOf(qint32 number) const { return parsed.pairsOf(entity(number)); }
    QByteArrayView key(const KeyValue &pair) const { return spanOf(text, pair.key); }
    QByteArrayView value(const KeyValue &pair) const { return spanOf(text, pair.value); }
    TextCode code() const { return parsed.code; }
    // Converts bytes of the text for display.
    QString toText(QByteArrayView bytes) const { return ::toText(bytes, code()); }
    // Returns the bytes to search for. A character that the encoding lacks becomes a NUL, which the text never has.
    QByteArray searchBytes(QStringView shown) const { return toBytes(shown, code(), '\0'); }
    // Returns the same for a key, as the game reads it.
    QByteArray searchKey(QStringView shown) const { return knownKey(searchBytes(shown), grammar).toByteArray(); }
};

// Reads the text up to its NUL, if it has one. Reports what an engine would refuse as a fault, and goes on reading if
// possible. Takes time and memory in proportion to the text.
EntityText parseEntities(QByteArrayView text, const bsp::EntityGrammar &grammar = {.blockComments = true});

// Returns what follows the NUL that ends the text, from the first byte that is not zero to the end of the lump. Empty if
// only zeros follow.
QByteArrayView bytesAfterText(QByteArrayView lump);
// Returns the bytes up to the last one that is not zero. A save treats texts that differ only in zeros at the end as equal.
QByteArrayView withoutZerosAtEnd(QByteArrayView bytes);
// Returns a sentence that says how many bytes follow the text, without zeros at the end, that games do not read them, and that
// saving keeps them.
QString sentenceOfBytesAfterText(QByteArrayView behind);
// Returns the lump with a new text, which has no NUL. Data after the old text keeps its offset if the new text ends before it;
// otherwise it follows the new text's NUL.
QByteArray withText(QByteArrayView lump, QByteArray text);
// Returns the bytes that withText() puts after a text of that size.
QByteArray behindTextOf(QByteArrayView lump, qsizetype size);
