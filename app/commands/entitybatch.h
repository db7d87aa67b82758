// The arguments of an edit, `entities FILE... --set ...`.
#pragma once

#include "app/commands/commands.h"
#include "core/entities/entityrules.h"

#include <optional>

struct BatchArguments {
    QStringList files;
    // Skipped files: backups and half-written copies of `files`, which a pattern such as maps/* includes.
    QStringList leftAlone;
    const bsp::Format *as = nullptr; // the format to read them as; null: their own
    QString folder;                  // for the edited maps; empty: none
    bool inPlace = false, dryRun = false, json = false, force = false, keepLinks = false;
    bool all = false;   // also writes maps that do not change into the folder
    bool clean = false; // replaces or removes an earlier run's results; backs up other files
    // A sentence on what is wrong with the rules, a key or the added text, so that no map can be edited; empty: nothing.
    QString fault;
    QString rulesFile;             // the path of the rules; empty: --set and similar options define them
    std::optional<QString> filter; // selects the entities of the single rule
    bool sparesWorld = false;      // keeps the world, unless a filter without negations selects it
    EntityRules rules;
    std::optional<QByteArray> added; // the text of --add

    // Returns where the edited map is written; empty: nowhere.
    QString outputFor(const QString &file) const;
};

// Parses the arguments; writes nothing. Fails with a whole sentence if options do not go together, two maps have the same
// output, or an output is also read: then no file may be touched.
Result<BatchArguments> parseBatchArguments(const Arguments &arguments);
