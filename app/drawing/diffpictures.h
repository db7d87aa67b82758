// The subcommand `diff --html` with pictures.
#pragma once

#include "app/commands/arguments.h"

namespace commands {

// Runs `diff`, and draws the pictures of its report. Without a QGuiApplication or OpenGL the report has none. Returns the exit
// code.
int diffWithPictures(const Arguments &arguments);

} // namespace commands
