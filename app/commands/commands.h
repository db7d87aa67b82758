// The command line: `lumpscope SUBCOMMAND FILE ...`, with core alone and no display (but to draw).
#pragma once

#include "app/commands/arguments.h"
#include "core/files/entityfile.h"
#include "core/map/mapfile.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class GameFiles;
class OutputFile;
struct EditFaults;
struct Written;
struct GameConfiguration;
class QJsonArray;
class QJsonObject;

namespace commands
{

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(commands)
};

// Cancelled: by Ctrl+C, so that the program ends as that would end it (sys::endInterrupted()).
enum Exit { Fine = 0, Findings = 1, Failed = 2, Unmatched = 3, Cancelled = 130 };
// Returns the exit code of two edits: one that failed outweighs one that was refused, and that one that was done though
// something given matched nothing.
int worse(int code, int other);

// A command has one of both.
struct Command {
    Synopsis (*synopsis)();
    int (*runOnMap)(const MapFile &map, const Arguments &arguments) = nullptr;
    int (*runOnFile)(const Arguments &arguments) = nullptr; // opens the file by itself
    bool draws = false;                                     // with OpenGL, which takes a QGuiApplication and a display
};

Synopsis infoSynopsis();
int info(const MapFile &map, const Arguments &arguments);
Synopsis dumpSynopsis();
int dump(const MapFile &map, const Arguments &arguments);
Synopsis checkSynopsis();
int checkMap(const Arguments &arguments);
Synopsis entitiesSynopsis();
int entities(const Arguments &arguments);
// Of `entities`: edits of several maps by a filter or by rules. What is wrong with its words is told as a whole sentence.
QList<Option> batchOptions();
bool isBatch(const Arguments &arguments);
// Says that an edit of several maps takes a folder as its --output, where a file was named.
QString outputIsFolder(const QString &output);
int entityBatch(const Arguments &arguments);
// `entities A --diff B`: what is another in B.
int entitiesDiff(const Arguments &arguments);
enum class Missing { Told, Untold };
// Reads a map, as the format that --as names if it does; what that leaves out goes to the standard error, and by default
// which lumps the file lacks bytes of (missingParts()).
Result<MapFile> openMap(const QString &path, const Arguments &arguments, Missing missing = Missing::Told);
// Returns whether a map may be edited: not if the file lacks bytes of it, unless that is forced. What is missing goes to the
// standard error, about `path`.
bool isWhole(const MapFile &map, const QString &path, bool forced);
// Returns the paths of all maps (.bsp) in a folder and the folders below it, and in the archives there, sorted; links to folders
// are not followed.
QStringList mapsBelow(const QString &folder);
// An entity text of its own; the path may be that of a pipe.
Result<QByteArray> readEntityText(const QString &path, NulInside nul = NulInside::Fails);
// What programs read does not depend on the language of whoever runs them: for --json, before anything is said.
void speakEnglish();
// Whether an edit may be written; what speaks against it goes to the standard error, about `path`.
bool isAccepted(const EditFaults &faults, const QString &path, bool forced);
// Returns why writeMap() refused, and which option would have it write all the same if there is one.
QString refusalOf(const Written &written);
// Tells where the old file is kept, and whether its owner changed, a line each.
QStringList linesOf(const Written &written);
Synopsis atSynopsis();
int at(const MapFile &map, const Arguments &arguments);
Synopsis pvsSynopsis();
int pvs(const MapFile &map, const Arguments &arguments);
Synopsis imagesSynopsis();
int images(const Arguments &arguments);
Synopsis renderSynopsis();
int render(const Arguments &arguments);
Synopsis shadersSynopsis();
int shaders(const Arguments &arguments);

// Of the words without a subcommand, which open the window.
Synopsis windowSynopsis();
// All subcommands, in the order of the help.
QList<Synopsis> synopses();
// Whether the first word of the command line is a subcommand, or asks for help or the version.
bool isCommand(const QString &word);
bool draws(const QString &word); // a subcommand that needs a QGuiApplication
// Runs it; the exit code.
int run(const QStringList &words);

bool mention(const QString &text); // on the standard output, where nothing depends on it; false when it takes no more
int print(const QString &text);    // to the standard output; Fine, or Failed when it takes no more
int printJson(const QJsonObject &object);
QJsonArray arrayOf(const std::vector<quint32> &numbers);
// Opens the file, or the standard output if the path is empty, and calls write(), which returns whether it succeeded.
// Returns Fine; Failed, after telling why; or Cancelled if `stop` was requested: then no file is left.
int writeTo(const QString &path, const std::function<bool(OutputFile &)> &write, const std::stop_token &stop = {});
// Returns what Ctrl+C stops while something is written to a file or into a folder, so that none is left half-written. At the
// standard output and at devices it ends the program as ever.
std::stop_token interruption(const QString &output);
// Tells that the user cancelled and that the file was not written. Returns Cancelled.
int cancelled(const QString &path);
// What is wrong with --game, in a sentence; empty: nothing.
QString faultOfGame(const Arguments &arguments);
// What a game brings: folders and archives that are searched first, and files of definitions.
struct GivenPlaces {
    QStringList places, definitions;
};
// Takes the map for the game that --game names, or, where it names folders alone, the one that the map tells; without
// --game for the game, and with the folders, that the window would (gameOf()). The sentence of a fault says which games the
// map's format has.
Result<GivenPlaces> adoptGame(MapFile &map, const Arguments &arguments);
// A map as one of its game, and that game's files.
struct GameMap {
    std::shared_ptr<const MapFile> map;
    std::shared_ptr<const GameFiles> files;
};
// Opens the file of a command, and takes it for a game by adoptGame(). Nothing: it cannot be opened, or --game does not fit
// it; that is told, and the command has Failed.
std::optional<GameMap> openForGame(const QString &command, const Arguments &arguments);
// The folders and archives of --game where there is no map.
QStringList gamePlaces(const Arguments &arguments);
// What --game names, as the window has it: a configuration without an id. Nothing: it was not given.
Result<std::optional<GameConfiguration>> givenConfiguration(const Arguments &arguments);
// Why a map of that format is none of a configuration's game, in a sentence; empty: it may be.
QString whyNotOf(const GameConfiguration &configuration, const bsp::Format &format);
// The option, whose help says what the folders are searched for.
Option gameOption();
// --definitions, whose files definitionoption.h reads.
Option definitionsOption();
int fail(const QString &sentence);                       // to the standard error; Failed
int fail(const QString &about, const QString &sentence); // the same of a file

} // namespace commands
