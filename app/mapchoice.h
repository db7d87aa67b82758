// Which map of an archive to open.
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

// Lists the maps of an archive, by the paths that openMap() takes, beside the work at hand; `open` gets what was
// chosen, and `browse` is called when it is not a map but the archive's images that are wanted.
void chooseMap(QWidget *parent, const QString &archive, const QStringList &maps,
               std::function<void(const QString &)> open, std::function<void()> browse);
