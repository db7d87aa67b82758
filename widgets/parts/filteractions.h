// Keep, Exclude and Add: the commands by which views other than tables change a table's filter, with the same words and keys
// everywhere. Tables have commands of their own, for cells.
#pragma once

#include "core/query/filterrequest.h"

#include <QKeySequence>

#include <functional>

class QMenu;
class QWidget;

using AskFilter = std::function<void(FilterRequest::How)>;

// Adds the commands to a menu.
void addFilterEntries(QMenu *menu, const AskFilter &ask);
// Adds the commands as actions of a widget, whose keys work while it has focus.
void addFilterActions(QWidget *widget, const AskFilter &ask);
// Returns the key of a command, the same in tables.
QKeySequence filterKey(FilterRequest::How how);
