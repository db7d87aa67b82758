// What a save may change, held against the bytes alone: shares no code with the planner.
#pragma once

#include "core/format/schema.h"

#include <QByteArray>
#include <QList>
#include <QString>

// "BSPX", its directory and its payloads one behind the other, for a file of which they begin at byte `at`.
QByteArray bspxBlock(qint64 at, const QList<std::pair<QByteArray, QByteArray>> &lumps);

// What is wrong with `after` as `before` saved with `text`; empty: nothing.
QString violation(const bsp::Format &format, const QByteArray &before, const QByteArray &text, const QByteArray &after);
