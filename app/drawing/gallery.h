// The subcommand `gallery`: the page is made where its pictures are drawn, so that one process draws all.
#pragma once

#include "app/commands/arguments.h"

namespace commands {

// Makes the page. Without a QGuiApplication or OpenGL it has no pictures. Returns the exit code.
int gallery(const Arguments &arguments);

} // namespace commands
