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

// Newest first. Changes that are not told in the language ("de") are in English.
std::vector<Release> releases(const QString &language);
