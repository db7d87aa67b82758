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

// Returns all that stands between a word's quotes: of a key also the blanks at its end that do not count.
inline Span wholeWord(QByteArrayView text, Span span, bool quoted)
{
    auto end = span.end();
    while (quoted && end < text.size() && text[end] != '"')
        ++end;
    return {span.offset, end - span.offset};
}

// Returns the same with its quotes.
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
    bool fatal = true;  // the games refuse the map; otherwise they go on, though not as meant
    QString what;       // translated, a whole sentence without the line
};

struct EntityText {
    quint32 length = 0; // up to the NUL
    std::vector<Entity> entities;
    std::vector<KeyValue> pairs;
    std::vector<EntityFault> faults; // in the order of the text, the first thousand
    quint32 faultCount = 0;
    TextCode code = TextCode::Latin1; // what its bytes stand for: as textCodeOf() says, or as somebody chose

    std::span<const KeyValue> pairsOf(const Entity &entity) const
    {
        return {pairs.data() + entity.firstPair, entity.pairCount};
    }
};

inline QByteArrayView spanOf(QByteArrayView text, Span span)
{
    return text.sliced(span.offset, span.length);
}

// Returns the key that a game knows by a word: where its grammar says so, without the blanks at the end.
QByteArrayView knownKey(QByteArrayView word, const bsp::EntityGrammar &grammar);

// The text that an edit is made for, with what it was read as.
struct EntitySource {
    QByteArrayView text; // up to the NUL
    const EntityText &parsed;
    const bsp::EntityGrammar &grammar;
    const bsp::Game *game = nullptr; // null: nobody knows, as of a text that came without its map

    // How values are read; where nobody knows the game, as most do.
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
    // Of bytes of the text, as people read them.
    QString toText(QByteArrayView bytes) const { return ::toText(bytes, code()); }
    // What is looked for in it; a character without bytes is one that it does not have.
    QByteArray soughtBytes(QStringView shown) const { return toBytes(shown, code(), '\0'); }
    // The same of a key, as the game knows it.
    QByteArray soughtKey(QStringView shown) const { return knownKey(soughtBytes(shown), grammar).toByteArray(); }
};

// Reads the text up to its NUL, or all of it. Goes on behind a fault wherever it can; what an engine would refuse is
// a fault. Takes time and memory in proportion to the text.
EntityText parseEntities(QByteArrayView text, const bsp::EntityGrammar &grammar = {.blockComments = true});
