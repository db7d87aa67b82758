// The folder that file dialogs start in: that of the window's file, or of the file opened last.
#pragma once

#include <QVariant>
#include <QWidget>

// Returns the property "folder" of the nearest widget that has one, from `widget` up through its windows; else an empty
// string.
inline QString windowFolder(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const auto folder = widget->property("folder"); folder.isValid())
            return folder.toString();
    return {};
}
