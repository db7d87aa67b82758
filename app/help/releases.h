// What is new in each version: the releases of the program's AppStream metadata, which is the only change log.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

#include <vector>

struct Release {
    QString version;
    QDate date;
    QStringList changes; // a sentence each
};

// Returns the releases, newest first. Changes are in the language ("de"), or in English where they are not translated.
std::vector<Release> releases(const QString &language);
