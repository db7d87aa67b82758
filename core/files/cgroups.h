// The memory that Linux allows a process: containers, Slurm and systemd limit control groups.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

// Returns the lowest memory limit of a process's control groups, in bytes; nothing: there is none. `groups` is its
// /proc/PID/cgroup; `root` is where the groups are mounted, /sys/fs/cgroup.
std::optional<qint64> memoryLimitOf(const QByteArray &groups, const QString &root);
