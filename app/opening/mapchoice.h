// The dialog that asks which map of an archive to open.
#pragma once

#include <QStringList>

#include <functional>

class QWidget;

// Shows an archive's maps, given by the paths that openMap() takes, in a modeless dialog. Calls `open` with the chosen one,
// or `browse` if the archive's images are wanted instead.
void chooseMap(QWidget *parent, const QString &archive, const QStringList &maps, std::function<void(const QString &)> open,
               std::function<void()> browse);
