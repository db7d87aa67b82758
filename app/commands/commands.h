// The command line, `lumpscope SUBCOMMAND FILE ...`. It needs no display and uses only core, except that --game reads the user's
// game configurations from Settings. tests/project/tst_rooms.cpp checks that. What `render` and `gallery` draw is drawn by
// lumpscope-window.
#pragma once

#include "app/commands/arguments.h"
#include "core/files/entityfile.h"
#include "core/map/mapfile.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class GameFiles;
class OutputFile;
struct EditFaults;
struct EntityDifferences;
struct EntitySource;
struct Written;
struct GameConfiguration;
class QJsonArray;
class QJsonObject;

namespace commands {

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(commands)
};

// Cancelled: by Ctrl+C; the program then ends as if Ctrl+C had ended it (sys::endInterrupted()).
enum Exit { Fine = 0, Findings = 1, Failed = 2, Unmatched = 3, Cancelled = 130 };
// Returns the worse exit code of two edits: Failed, then Findings (refused), then Unmatched, then Fine.
int worse(int code, int other);

// Runs a subcommand that draws. Returns the exit code.
using Draw = std::function<int(const Arguments &)>;

// A subcommand. Either runOnMap or runOnFile is set, or it draws.
struct Command {
    Synopsis (*synopsis)();
    int (*runOnMap)(const MapFile &map, const Arguments &arguments) = nullptr;
    int (*runOnFile)(const Arguments &arguments) = nullptr; // opens the file itself, and may take many
    bool draws = false;                                     // with OpenGL, which needs a QGuiApplication and a display
    const char16_t *drawsWith = nullptr;                    // the option with which it draws; null: none
};

Synopsis infoSynopsis();
int info(const Arguments &arguments);
Synopsis dumpSynopsis();
int dump(const Arguments &arguments);
Synopsis checkSynopsis();
int checkMap(const Arguments &arguments);
Synopsis entitiesSynopsis();
int entities(const Arguments &arguments);
// Returns the options of `entities` that edit several maps by a filter or by rules.
QList<Option> batchOptions();
// Returns whether any of batchOptions() is given.
bool isBatch(const Arguments &arguments);
// Returns the sentence that an edit needs a folder as its --output, where `output` is a file.
QString outputIsFolder(const QString &output);
int entityBatch(const Arguments &arguments);
// Runs `entities A --diff B`: prints how the entities in B differ.
int entitiesDiff(const Arguments &arguments);
// Returns the JSON that `entities --diff` prints.
QJsonObject asJson(const EntityDifferences &differences, const EntitySource &was, const EntitySource &now);
Synopsis diffSynopsis();
int diff(const Arguments &arguments);
enum class Missing { Reported, Ignored };
// Reads a map, as the format of --as if it is given. Prints to the standard error why the map is read-only, that its last
// save was cut off, and by default which lumps lack bytes (missingParts()).
Result<MapFile> openMap(const QString &path, const Arguments &arguments, Missing missing = Missing::Reported);
// Returns whether a map may be edited: not if its file lacks bytes, unless `forced`. Prints what is missing to the standard
// error, about `path`.
bool isWhole(const MapFile &map, const QString &path, bool forced);
// Reads an entity text from a file or a pipe.
Result<QByteArray> readEntityText(const QString &path, NulInside nul = NulInside::Fails);
// Switches to English, for --json: what programs read must not depend on the user's language. Call it before any output.
void speakEnglish();
// Returns whether an edit may be written. Prints its faults to the standard error, about `path`.
bool isAccepted(const EditFaults &faults, const QString &path, bool forced);
// Returns why writeMap() refused, and the option that makes it write anyway, if there is one.
QString refusalOf(const Written &written);
// Returns lines that say where the old file is kept and whether its owner changed.
QStringList linesOf(const Written &written);
Synopsis lumpSynopsis();
int lump(const Arguments &arguments);
Synopsis editSynopsis();
int editRecords(const Arguments &arguments);
Synopsis atSynopsis();
int at(const MapFile &map, const Arguments &arguments);
Synopsis pvsSynopsis();
int pvs(const Arguments &arguments);
Synopsis imagesSynopsis();
int images(const Arguments &arguments);
Synopsis renderSynopsis();
Synopsis gallerySynopsis();
Synopsis findSynopsis();
int find(const Arguments &arguments);
Synopsis shadersSynopsis();
int shaders(const Arguments &arguments);

// Returns the synopsis of the arguments that open the window.
Synopsis windowSynopsis();
// Returns the synopses of all subcommands, in the order of the help.
QList<Synopsis> synopses();
// Returns whether the first argument is a subcommand, or asks for help or the version.
bool isCommand(const QString &word);
// Returns whether a subcommand with these arguments needs a QGuiApplication.
bool draws(const QStringList &words);
// Runs a subcommand, by `draw` if it draws, or prints the help or the version. Returns the exit code.
int run(const QStringList &words, const Draw &draw = {});

// These print at once, or put what they print into the MapOutput of this thread.
bool tryPrint(const QString &text);       // prints; returns false if that failed, and reports no error
int print(const QString &text);           // prints to the standard output; returns Fine, or Failed if it cannot be written
int printJson(const QJsonObject &object); // adds withFile()
// Returns the sentence that the standard output cannot be written. `why`: the reason; empty: none is known.
QString unprinted(const QString &why);
int failToPrint(); // prints that sentence after a call that failed; returns Failed
QJsonArray arrayOf(const std::vector<quint32> &numbers);
// Opens the file, or the standard output if the path is empty, and calls write(), which returns whether it succeeded.
// Returns Fine; Failed, after printing why; or Cancelled, without leaving a file, if `stop` was requested.
int writeTo(const QString &path, const std::function<bool(OutputFile &)> &write, const std::stop_token &stop = {});
// Returns whether a path is that of the standard output.
bool isStandardOutput(const QString &path);
// Returns the token that Ctrl+C stops while a file or a folder is written, so that no file is left half-written. For the
// standard output and for devices Ctrl+C ends the program as usual.
std::stop_token interruption(const QString &output);
// Prints that the user cancelled and the file was not written. Returns Cancelled.
int cancelled(const QString &path);
// Returns a sentence on what is wrong with --game; empty: nothing.
QString faultOfGame(const Arguments &arguments);
// What comes with a game: folders and archives that are searched first, and definition files.
struct GivenPlaces {
    QStringList places, definitions;
};
// Sets the map's game to the one that --game names; if that names only folders, the detected game stays. Without --game,
// uses the game and the folders that the window would use (gameOf()). The error lists the games of the map's format.
Result<GivenPlaces> adoptGame(MapFile &map, const Arguments &arguments);
// A map with its game set, and that game's files.
struct GameMap {
    std::shared_ptr<const MapFile> map;
    std::shared_ptr<const GameFiles> files;
};
// Opens a command's file and sets its game with adoptGame(). Returns nothing, after printing why, if it cannot be opened or
// --game does not fit it: the command has Failed.
std::optional<GameMap> openForGame(const QString &command, const Arguments &arguments);
// Returns the folders and archives of --game, for a command without a map.
QStringList gamePlaces(const Arguments &arguments);
// Returns what --game names as a configuration without an id; nothing if it is not given.
Result<std::optional<GameConfiguration>> givenConfiguration(const Arguments &arguments);
// Returns a sentence on why a map of this format cannot be of the configuration's game; empty: it can.
QString whyNotOf(const GameConfiguration &configuration, const bsp::Format &format);
// Returns the option --game.
Option gameOption();
// Returns the option --definitions. GivenDefinitions reads its files.
Option definitionsOption();
int fail(const QString &sentence);                       // prints to the standard error; returns Failed
int fail(const QString &about, const QString &sentence); // the same, about a file
// Returns a sentence about a word that is none of these names, followed by what it may mean.
QString withMeant(const QString &sentence, const QString &word, const QStringList &names);
// Returns a sentence on an exception that was caught: most likely, there is not enough memory.
QString exceptionSentence(const std::exception_ptr &thrown);

} // namespace commands
