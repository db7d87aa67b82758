// What the two programs share: `lumpscope` links core alone and runs the subcommands, `lumpscope-window` draws. Both take the
// same arguments, and decide by these functions what they mean.
#pragma once

#include "app/commands/commands.h"

namespace commands {

// Parses the arguments that open the window: "lumpscope [FILE | --sample NAME] [--as FORMAT] [--game PATH|NAME]...". Returns
// nothing if there are none.
Result<std::optional<Arguments>> parseWindowArguments(const QStringList &words);
// Returns whether these arguments open the window. Otherwise runProgram() runs a subcommand, or says what is wrong.
bool opensWindow(const QStringList &words);

// Loads English as the fallback, for its plural forms ("1 face", "2 faces"), and then the user's own language.
void loadOwnTranslation(QCoreApplication &app);
// Sets the names by which QSettings finds its file. On Windows, too, the settings are a file and not in the registry.
void nameApplication();
// Runs a subcommand, or prints the help or why there is no window. Returns the exit code.
int runProgram(QCoreApplication &app, const QStringList &words, const Draw &draw);

} // namespace commands
