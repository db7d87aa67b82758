// The text files in which GoldSrc's mods describe themselves.
#pragma once

#include <QStringList>

// Returns the value of a key, in any case, from lines of `key "value"`; empty if the file has none or is not a regular file.
// Reads only the first 64 KB: such files are a screen long.
QString settingOf(const QString &path, const QString &key);
// Returns the values of all lines with the key from a UTF-8 file, such as the "path" of each library in Steam's
// libraryfolders.vdf.
QStringList settingsOf(const QString &path, const QString &key);
