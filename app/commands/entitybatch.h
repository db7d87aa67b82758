// What the words of `entities FILE... --set ...` ask for.
#pragma once

#include "app/commands/commands.h"
#include "core/entities/entityrules.h"

#include <optional>

struct BatchWanted {
    QStringList files;
    QStringList leftAlone; // backups and half-written copies of these, which a pattern such as maps/* names as well
    const bsp::Format *as = nullptr; // that they are read as; null: as they tell
    QString folder; // for the edited maps; empty: none
    bool inPlace = false, dryRun = false, json = false, force = false, keepLinks = false;
    bool all = false;   // maps that do not change are written into the folder, too
    bool clean = false; // results of an earlier run there are replaced or removed; of other files backups are kept
    QString fault; // of the rules, a key or the added text, in a whole sentence: no map can be edited; empty: none
    QString rulesFile;             // where the rules are from; empty: from --set and the like
    std::optional<QString> filter; // which entities the one rule is for
    bool sparesWorld = false;      // without a filter it leaves the first out
    EntityRules rules;
    std::optional<QByteArray> added; // of --add

    // Where the edited map goes; empty: nowhere.
    QString outputFor(const QString &file) const;
};

// Fails with a whole sentence if the words do not go together, or if an output is another's or is read: then nothing is to be
// touched. Nothing is written yet.
Result<BatchWanted> batchWanted(const Arguments &arguments);
