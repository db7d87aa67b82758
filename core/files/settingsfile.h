// The texts in which GoldSrc's mods say what they are.
#pragma once

#include <QStringList>

// The value of a key, in any case, in lines of `key "value"`; empty where the file has none or is no regular file. Only
// the first 64 KB are read: such files are a screen long.
QString settingOf(const QString &path, const QString &key);
// The values of all lines with such a key, as Steam's libraryfolders.vdf has a "path" for each library; of such
// a text that is UTF-8.
QStringList settingsOf(const QString &path, const QString &key);
