// Checks the bytes of a save for changes that it must not make. Shares no code with the planner.
#pragma once

#include "core/format/schema.h"

#include <QByteArray>
#include <QString>

// Returns what is wrong with `after` as the result of saving `text` in `before`; empty: nothing.
QString violation(const bsp::Format &format, const QByteArray &before, const QByteArray &text, const QByteArray &after);
