// The subcommand `render`.
#pragma once

#include "app/commands/arguments.h"

namespace commands {

// Draws what renderJob() reads from the arguments. Needs a QGuiApplication; says so if there is none. Returns the exit code.
int render(const Arguments &arguments);

} // namespace commands
