// Parses the command line. Unlike QCommandLineParser it accepts negative numbers as values and several values per option.
#pragma once

#include "core/format/formats.h"
#include "core/result.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

struct Option {
    QString name;   // without the dashes
    QString values; // as in the help: "X Y Z", "DIR", or the choices, "json|csv"; empty: a switch
    QString help;
    bool repeats = false;
    bool isNeeded = false; // shown in the help; checked by the command
    // Whether its value is a file that the command writes or reads; no option does both. `isNamed`: behind NAME=.
    bool writes = false, reads = false, isNamed = false;
    bool edits = false; // with this option, the map may be an output too

    QString words() const { return values.isEmpty() ? name : name + u' ' + values; } // "lump NAME|INDEX"
};

struct Synopsis {
    QString command;
    QString positionals; // as in the help: "FILE X Y Z"; "FILE...": one or more
    QString help;
    QList<Option> options;
    // Sentences on when it exits with 0, 2 (empty: as for all commands), 1 and 3 (empty: never).
    QString fine{}, failed{}, findings{}, unmatched{};
};

// Returns the options that every subcommand takes: --as, --sample and --help.
QList<Option> commonOptions();
// Adds these options, except one that the subcommand declares with another meaning.
Synopsis withCommonOptions(Synopsis synopsis);
// Returns a line with all options: "lumpscope dump FILE [--lump NAME|INDEX]...".
QString usageLine(const Synopsis &synopsis);

// Returns each exit code with a sentence on when it occurs.
QList<std::pair<int, QString>> exitsOf(const Synopsis &synopsis);

// Returns the text of --help, with all options in the synopsis.
QString helpOf(const Synopsis &synopsis);

class Arguments
{
public:
    // `words` are the arguments after the subcommand.
    Arguments(const Synopsis &synopsis, const QStringList &words);

    // Returns a sentence on what is wrong with the arguments; empty: nothing.
    const QString &error() const { return error_; }
    // Returns the first file to be written that is also read, under any name; empty: none. Only maps may be both, with an option
    // that edits them.
    QString overwritten() const;
    bool wantsHelp() const { return has(QStringLiteral("help")); }
    QString help() const { return helpOf(synopsis_); }
    const QString &command() const { return synopsis_.command; }
    // The map, from FILE or --sample.
    const QString &file() const { return file_; }
    // Returns the same arguments for one of many maps, with these values of options; an empty value removes the option.
    Arguments ofMap(const QString &file, const QMap<QString, QString> &values) const;
    bool isOfMany() const { return isOfMany_; } // made by ofMap()
    // All files, for a command that takes "FILE...".
    QStringList files() const;
    // The format that --as names; null: the map's own.
    const bsp::Format *as() const { return as_; }
    const QStringList &positionals() const { return positionals_; } // without the first FILE, as typed
    bool has(const QString &option) const { return values_.contains(option); }
    // All values of all occurrences of an option.
    QStringList values(const QString &option) const { return values_.value(option); }
    QString value(const QString &option) const { return values_.value(option).value(0); }

private:
    bool takeOption(const QStringList &words, qsizetype &at);
    QString unknownOption(const QString &word, const QString &name) const; // a sentence

    Synopsis synopsis_;
    QString error_, file_;
    QStringList positionals_;
    QMap<QString, QStringList> values_;
    const bsp::Format *as_ = nullptr;
    bool isOfMany_ = false;
};

// A value of an option in the form NAME=PATH.
struct NamedPath {
    QString name, path; // both empty if the value has no such form
};
NamedPath namedPathOf(const QString &value);

// Parses finite numbers. The error names the first word that is none.
Result<std::vector<double>> numbersOf(const QStringList &words);
