#include "core/checks/checkers.h"

#include "core/checks/enginestops.h"
#include "core/entities/textlimits.h"

#include <algorithm>

namespace {

struct LongWord {
    QByteArrayView key;           // the key of its pair
    quint64 length = 0, most = 0; // characters
};

// The pieces that an engine splits a word into. If a quoted word fills its last piece, an empty piece follows.
class Pieces
{
public:
    Pieces(const EntitySource &source, Span word, bool quoted, int longest)
        : bytes_(spanOf(source.text, word)), longest_(longest), quoted_(quoted)
    {
    }
    qint64 count() const
    {
        const auto full = bytes_.size() / longest_;
        return full + (quoted_ || full == 0 || bytes_.size() % longest_ > 0);
    }
    // Returns whether a piece after the first closes the entity.
    bool haveBrace() const
    {
        for (qsizetype at = longest_; at < bytes_.size(); at += longest_)
            if (bytes_[at] == '}')
                return true;
        return false;
    }

private:
    QByteArrayView bytes_;
    qsizetype longest_;
    bool quoted_;
};

Span wholeKey(const EntitySource &source, const KeyValue &pair) { return wholeWord(source.text, pair.key, pair.keyQuoted); }

bool isCut(const EntitySource &source, const KeyValue &pair, int piece)
{
    return piece > 0
           && (Pieces(source, wholeKey(source, pair), pair.keyQuoted, piece).count() > 1
               || Pieces(source, pair.value, pair.valueQuoted, piece).count() > 1);
}

// Returns whether an entity whose words are split stops the engine: its closing brace comes in place of a value or too
// early, or the word classname is no longer a key.
bool stopsAtPieces(const EntitySource &source, qint32 entity, int piece)
{
    qint64 words = 0;
    bool hasClass = false, hasBrace = false;
    const auto add = [&](Span word, bool quoted) {
        const Pieces pieces(source, word, quoted, piece);
        hasClass |= words % 2 == 0 && spanOf(source.text, word) == QByteArrayView("classname");
        hasBrace |= pieces.haveBrace();
        words += pieces.count();
    };
    for (const auto &pair : source.pairsOf(entity)) {
        add(wholeKey(source, pair), pair.keyQuoted);
        add(pair.value, pair.valueQuoted);
    }
    return words % 2 == 1 || !hasClass || hasBrace;
}

// Reports a word that is too long. QuakeSpasm ends the text there, except in the value of the key wad (ED_ParseEdict()).
// ReHLDS' COM_Parse() returns the rest of the word as the next one.
void addWord(const CheckContext &context, RecordRef where, const LongWord &word, const KeyValue &pair, Problems &problems)
{
    const auto &map = context.map;
    const auto *engine = stopsOf(map.format(), context.engine);
    const auto source = map.entitySource();
    const bool isInPieces = engine && isCut(source, pair, engine->wordPiece);
    const bool isRefused = engine
                           && ((engine->longWords && word.key != "wad")
                               || (isInPieces && stopsAtPieces(source, static_cast<qint32>(where.index), engine->wordPiece)));
    const bool isDropped = engine && engine->longestWord > 0 && word.length > static_cast<quint64>(engine->longestWord);
    problems.add(
        isRefused                 ? Severity::Error
        : isDropped || isInPieces ? Severity::Warning
                                  : Severity::Note,
        "entity-token", where, -1,
        [&] {
            const bool overruns = map.game().text.overruns;
            auto text = (overruns ? CheckText::tr("Entity %1: the key \"%2\" or its value is %3 characters long; %4 itself keeps "
                                                  "%5 of them and writes past the end of its buffer.")
                                  : CheckText::tr("Entity %1: the key \"%2\" or its value is %3 characters long; %4 itself reads "
                                                  "only %5."))
                            .arg(numberText(where.index), toText(word.key, map.textCode()).left(40), numberText(word.length),
                                 fromView(map.game().title), numberText(word.most + (overruns ? 1 : 0)));
            if (isInPieces)
                text = CheckText::tr("%1 %2 splits it into pieces of %3 characters, so keys and values get mixed up.")
                           .arg(text, fromView(engine->engine), numberText(engine->wordPiece));
            if (isDropped)
                return CheckText::tr("%1 %2 reads a key or value of more than %3 characters as empty.")
                    .arg(text, fromView(engine->engine), numberText(engine->longestWord));
            return isRefused ? CheckText::tr("%1 This makes %2 stop or crash.").arg(text, fromView(engine->engine)) : text;
        },
        word.key);
}

// Xash3D's SV_ParseEdict() stops at the first pair too many, and SV_LoadFromFile() then finds a word where an entity should
// begin. Pairs that it skips do not count.
void checkPairCount(const CheckContext &context, const EngineStops &engine, Problems &problems)
{
    const auto source = context.map.entitySource();
    for (qint32 entity = 0; entity < source.count() && engine.mostPairs > 0; ++entity) {
        const auto pairs = source.pairsOf(entity);
        const auto kept = std::ranges::count_if(pairs, [&source](const KeyValue &pair) {
            const auto key = spanOf(source.text, wholeKey(source, pair));
            return !key.isEmpty() && pair.value.length > 0 && key != "classname" && key != "wad";
        });
        if (kept > engine.mostPairs)
            problems.add(
                Severity::Error, "entity-pairs", {context.map.format().roles.entityList, static_cast<quint32>(entity)}, -1, [&] {
                    return CheckText::tr("Entity %1 has %2 keys; %3 allows at most %4 and stops loading the map.")
                        .arg(numberText(entity), numberText(kept), fromView(engine.engine), numberText(engine.mostPairs));
                });
    }
}

} // namespace

// Checks the lengths of words and entities. Games read only up to a limit; beyond it they drop the map, or lose the rest. It
// is an error if the chosen engine has the limit: many read more.
void checkEntityLengths(const CheckContext &context, Problems &problems)
{
    const auto &map = context.map;
    const auto game = fromView(map.game().title);
    const auto *engine = stopsOf(map.format(), context.engine);
    const auto severity = engine && engine->longEntities ? Severity::Error : Severity::Warning;
    for (const auto &[part, entity, pair, length, most] : tooLongParts(map.entitySource(), map.game().text)) {
        const RecordRef where{map.format().roles.entityList, static_cast<quint32>(entity)};
        const auto number = numberText(entity), has = numberText(length), takes = numberText(most);
        if (part == TooLong::Pairs)
            problems.add(severity, "entity-pairs", where, -1, [&] {
                return CheckText::tr("Entity %1 has %2 keys; %3 allows at most %4 and stops loading the map.")
                    .arg(number, has, game, takes);
            });
        else if (part == TooLong::EntityBytes)
            problems.add(severity, "entity-length", where, -1, [&] {
                return CheckText::tr("Entity %1 has %2 bytes of keys and values; %3 allows at most %4 and stops loading "
                                     "the map.")
                    .arg(number, has, game, takes);
            });
        else if (part == TooLong::Word)
            addWord(context, where, {.key = spanOf(map.entityText(), pair.key), .length = length, .most = most}, pair, problems);
    }
    if (engine)
        checkPairCount(context, *engine, problems);
}
