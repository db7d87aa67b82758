// Rules that edit the entities of many maps: which entities of which maps, and what becomes of them. Read from files of
// three kinds, told apart by their contents, which people share and keep:
//
// - the JSON of ripent.py (github.com/Mikk155/ripent.py, README.md): an array of rules with match, not_match, have,
//   not_have, maps, and replace, rename, add, remove, new_entity, delete; of this program's own "limit".
// - the configurations of Stripper:Source (github.com/alliedmodders/stripper-source): filter: or remove:, add:, modify:
//   with match:, replace:, delete: and insert:, regular expressions between slashes.
// - those of stripper_qmm (github.com/thecybermind/stripper_qmm): filter:, add:, replace: and with:.
//
// A file comes from strangers: its size, its rules and their work are bounded.
#pragma once

#include "core/map/splice.h"
#include "core/result.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>

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

// The actions are carried out in their order here. Keys are told in any case; those of a multi_manager, which are
// names, are told by their capitals too.
struct EntityRule {
    quint32 line = 0; // in its file; 0: it has none
    // Which entities: those that pass all of it.
    QStringList maps; // by name; empty: all
    std::vector<RuleTest> match, notMatch;
    QStringList have, notHave;
    bool anyPair = false;                      // of equal keys any may match; else the last, which counts for the games
    std::optional<std::vector<qint32>> chosen; // these alone
    qint32 limit = -1;                         // the first so many; -1: all
    bool onMap = false;                        // none: it is carried out once, and only makes new entities
    // What becomes of them.
    bool remove = false; // then it does nothing else but to make new entities
    bool copies = false; // "$key" for a value is the entity's own value of that key
    RulePairs replace;   // where the key is there; with `anyPair` every pair of it
    RulePairs rename;    // key, new key
    RulePairs set;       // adds it, or gives it the value
    QStringList removeKeys;
    std::vector<RuleTest> removePairs;
    RulePairs insert;                   // adds it in any case
    std::vector<RulePairs> newEntities; // at the end of the text, for each that passes
};

struct EntityRules {
    std::vector<EntityRule> rules; // each is carried out on what those before it left
    QByteArray text;               // whole entities that are put at the end, as their bytes are
    QStringList passedOver;        // what the kind's own reader passes over, a sentence with its line each; of very many the first
};

// A change of a key; with an empty one of a whole entity, whose text is `old` or `now`.
struct RuleChange {
    qint32 entity = -1; // its number in the text before; of one that is added in the text after
    QString key;
    std::optional<QString> old, now; // nothing: the key or the entity was not there, or is gone
};

struct AppliedRules {
    Splices splices;
    std::vector<RuleChange> changes;
    std::vector<qint32> matched; // of each rule how many entities passed; -1: it is for other maps
    // Of each rule the keys that it replaces, renames or removes, but found in none of those that passed. One that was
    // renamed before, or has the value already, is found; that a key to remove is not there may be for that too, or
    // since it is misspelled.
    std::vector<QStringList> lacking;
};

// The sentence of a fault begins with the line it is in.
Result<EntityRules> readRules(const QByteArray &file);
// Pure. Fails where a value has no bytes in the text's code, an entity cannot take a pair, or the work has no end.
Result<AppliedRules> applyRules(const EntitySource &source, const EntityRules &rules, const QString &mapName);

// A value as "match" of the JSON takes it for itself, and as "replace", "add" and "new_entity" do.
QString rulePattern(const QString &value);
QString ruleValue(const QString &value);
