// What a save may change, held against the bytes alone: shares no code with the planner.
#pragma once

#include "core/format/schema.h"

#include <QByteArray>
#include <QString>

// What is wrong with `after` as `before` saved with `text`; empty: nothing.
QString violation(const bsp::Format &format, const QByteArray &before, const QByteArray &text, const QByteArray &after);
