// The command line's words. Values may be negative numbers and options may take several, which is more than
// QCommandLineParser does.
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
    QString values; // as the help shows them: "X Y Z", "DIR", or what there is to choose from, "json|csv"; empty: a switch
    QString help;
    bool repeats = false;
    bool isNeeded = false; // the help shows it so; the command checks it
    // Its value is a file that is written, or read: none is both.
    bool writes = false, reads = false;

    QString words() const { return values.isEmpty() ? name : name + u' ' + values; } // "lump NAME|INDEX"
};

struct Synopsis {
    QString command;
    QString positionals; // as the help shows them, "FILE X Y Z"; "FILE...": one or more
    QString help;
    QList<Option> options;
    // When it exits with 0 or 2, where that is more than usual, and with 1 and 3; empty: never.
    QString fine{}, failed{}, findings{}, unmatched{};
};

// With the options that every subcommand takes, --as, --sample and --help.
Synopsis withCommonOptions(Synopsis synopsis);
// "lumpscope dump FILE [--lump NAME|INDEX]...": all of its words.
QString usageLine(const Synopsis &synopsis);

// Each code that it exits with, and when, in a sentence.
QList<std::pair<int, QString>> exitsOf(const Synopsis &synopsis);

// What --help says: of all options that are in it.
QString helpOf(const Synopsis &synopsis);

class Arguments
{
public:
    // `words` follow the subcommand.
    Arguments(const Synopsis &synopsis, const QStringList &words);

    // Not empty: the words are wrong, in a sentence.
    const QString &error() const { return error_; }
    // The first file that would be written and is read as well, under whatever name; empty: none. Only the map that
    // --replace is for may be replaced.
    QString overwritten() const;
    bool wantsHelp() const { return has(QStringLiteral("help")); }
    QString help() const { return helpOf(synopsis_); }
    // The map, from FILE or --sample.
    const QString &file() const { return file_; }
    // Where the command takes "FILE...", all of them.
    QStringList files() const { return QStringList{file_} + positionals_; }
    // The format that --as names; null: the map tells it.
    const bsp::Format *as() const { return as_; }
    const QStringList &positionals() const { return positionals_; } // without FILE
    bool has(const QString &option) const { return values_.contains(option); }
    // All values of all occurrences of an option.
    QStringList values(const QString &option) const { return values_.value(option); }
    QString value(const QString &option) const { return values_.value(option).value(0); }

private:
    bool takeOption(const QStringList &words, qsizetype &at);

    Synopsis synopsis_;
    QString error_, file_;
    QStringList positionals_;
    QMap<QString, QStringList> values_;
    const bsp::Format *as_ = nullptr;
};

// Finite numbers; the sentence names the first word that is none.
Result<std::vector<double>> numbersOf(const QStringList &words);
