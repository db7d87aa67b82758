// Documentation of the command line for other programs to show, made from the declarations that --help prints.
#pragma once

#include "app/commands/arguments.h"
#include "app/help/releases.h"

#include <QList>
#include <QString>

#include <vector>

using Synopses = QList<Synopsis>;

// Returns lumpscope(1) as roff. `date` (yyyy-MM-dd) is the newest release's.
QString manualPage(const Synopses &synopses, const QString &version, const QString &date);

QString bashCompletion(const Synopses &synopses);
QString zshCompletion(const Synopses &synopses);
QString fishCompletion(const Synopses &synopses);

// Returns the changelog of a Debian package, newest first, signed by `maintainer`, "NAME <ADDRESS>".
QString debianChangelog(const std::vector<Release> &releases, const QString &maintainer);
