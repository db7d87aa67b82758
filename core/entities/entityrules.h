// Rules that edit the entities and records of many maps: each selects some and says what to change. They are read from three
// kinds of files that people share, recognised by their contents:
//
// - the JSON of ripent.py (github.com/Mikk155/ripent.py, README.md): an array of rules with match, not_match, have,
//   not_have, maps, and replace, rename, add, remove, new_entity, delete; and this program's own "limit" and "calc". A rule
//   with "lump" is this program's own, too: it edits records, with "where", "set" and "maps".
// - the configurations of Stripper:Source (github.com/alliedmodders/stripper-source): filter: or remove:, add:, modify:
//   with match:, replace:, delete: and insert:, regular expressions between slashes.
// - the configurations of stripper_qmm (github.com/thecybermind/stripper_qmm): filter:, add:, replace: and with:.
//
// Files may come from strangers, so their size, the number of rules and the work are limited.
#pragma once

#include "core/entities/calculation.h"
#include "core/map/splice.h"
#include "core/result.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace bsp {
class GameClasses;
}

struct RuleTest {
    enum Kind { Exact, AnyCase, Begins, Ends, Contains, Expression };
    QString key, text;
    Kind kind = Exact;
    QRegularExpression expression{};
};

struct RulePair {
    QString key, value;
};
using RulePairs = std::vector<RulePair>;

// The actions are applied in the order of these members. Keys are compared regardless of case, except those of a
// multi_manager, which are names.
struct EntityRule {
    QString file;     // path of its file, for messages; empty: it has none
    quint32 line = 0; // in its file; 0: it has none
    QString stem;     // the rule applies to maps that this name is for (isStemForMap()); empty: all
    // The selection: entities that pass all of these.
    QStringList maps; // by name; empty: all
    std::vector<RuleTest> match, notMatch;
    QStringList have, notHave;
    bool anyPair = false; // any of equal keys may match; else only the last, which the games use
    qint32 limit = -1;    // only the first so many; -1: all
    bool onMap = false;   // no entities: the rule runs once and only adds new ones
    // The actions.
    bool remove = false; // deletes the entities; the rule's only other action may be to add new ones
    bool copies = false; // a value of "$key" means the entity's own value of that key
    RulePairs replace;   // sets the value if the key exists; with `anyPair`, in all its pairs
    RulePairs rename;    // key, new key
    RulePairs set;       // changes the key, or adds it
    // Sets keys to results, in order. An entity that lacks a key or flag of an expression stays as it is, but spawnflags that
    // it lacks are 0.
    std::vector<Calculation> calculations;
    QStringList removeKeys;
    std::vector<RuleTest> removePairs;
    RulePairs insert;                   // adds a pair even if the key exists
    std::vector<RulePairs> newEntities; // added at the end of the text for each selected entity
};

// A rule that edits records, in the words of `lumpscope edit`.
struct RecordRule {
    QString file{};                  // as in EntityRule
    quint32 line = 0;                // in its file; 0: it has none
    QString stem{};                  // as in EntityRule
    QStringList maps{};              // by name; empty: all
    QString lump;                    // name or directory slot
    std::optional<QString> filter{}; // selects the records; nothing: all
    QStringList assignments;         // FIELD=EXPRESSION, FIELD+=EXPRESSION or FIELD-=EXPRESSION, made in order
};

// The contents of a file of rules.
struct EntityRules {
    std::vector<EntityRule> rules; // each applies to the result of those before it
    QByteArray text;               // whole entities, appended verbatim
    QStringList ignoredLines;      // sentences on what this kind's own reader ignores; only the first if there are very many
    // Each applies to the map as it is after all `rules` and the records' rules before it.
    std::vector<RecordRule> records{};
};

// A change of a key or, if `key` is empty, of a whole entity, whose text is `old` or `now`.
struct RuleChange {
    qint32 entity = -1; // its number in the text before, or if it was added, after
    QString key;
    std::optional<QString> old, now; // nothing: the key or entity did not exist, or was removed
};

struct AppliedRules {
    Splices splices;
    std::vector<RuleChange> changes;
    std::vector<qint32> matched; // by rule, the number of selected entities; -1: the rule is for other maps
    // By rule, the keys to replace, rename, remove or calculate with, and the flags in expressions, that none of the selected
    // entities has. A key counts as found if it was renamed before or has the value already. A key to remove may be missing
    // because it was removed before, or because it is misspelled.
    std::vector<QStringList> lacking;
};

// Reads a file of rules. Error messages begin with the line.
Result<EntityRules> readRules(const QByteArray &file);
// Returns whether a rule with these `maps` applies to the map with this name. Ignores case. Empty `maps`: it applies to all maps.
bool isForMap(const QStringList &maps, const QString &mapName);
// Returns whether a file of rules with this name, without its .cfg, is for the map with this name. Stripper:Source applies
// maps/de.cfg and then maps/de_dust.cfg to the map de_dust: the file's name is all of the map's, or its beginning up to an
// underscore (parse_map() in its support.cpp). Ignores case. An empty name: it is for all maps.
bool isStemForMap(const QString &stem, const QString &mapName);
template <typename Rule>
bool isRuleForMap(const Rule &rule, const QString &mapName)
{
    return isStemForMap(rule.stem, mapName) && isForMap(rule.maps, mapName);
}
// Applies the rules of entities; a pure function. `classes` have the flags that expressions can name; null: those of the text's
// game. `among`: rules select only from these entities of the text, and if there are none, add none either; null: all, and
// those that rules add. Fails if the text's encoding lacks a character of a value, an entity cannot take a pair, an expression
// has no result for an entity, or the work exceeds its limit.
Result<AppliedRules> applyRules(const EntitySource &source, const EntityRules &rules, const QString &mapName,
                                const bsp::GameClasses *classes = nullptr, const std::vector<qint32> *among = nullptr);

// Return a value escaped for the JSON's "match", and for its "replace", "add" and "new_entity".
QString rulePattern(const QString &value);
QString ruleValue(const QString &value);
