// Where questions for files begin: beside the file that the window is about, or that was opened last.
#pragma once

#include <QVariant>
#include <QWidget>

// What the window around a widget, or the one behind that, tells as its property "folder"; else empty.
inline QString windowFolder(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const auto folder = widget->property("folder"); folder.isValid())
            return folder.toString();
    return {};
}
