// The keys that view a map from one of its sides, the same in every view. They are not shortcuts: those would take
// precedence over the letters of menus that are open over the view.
#pragma once

#include "core/camera/camera.h"

#include <QKeyEvent>

#include <optional>

// Returns the side for a letter or, as in other 3D programs, a digit of the number pad; nothing for any other key.
inline std::optional<CameraSide> sideOfKey(const QKeyEvent &event)
{
    const bool isPad = event.modifiers() == Qt::KeypadModifier, isPlain = event.modifiers() == Qt::NoModifier;
    const auto is = [&](int letter, int digit) { return (isPlain && event.key() == letter) || (isPad && event.key() == digit); };
    if (is(Qt::Key_T, Qt::Key_7))
        return CameraSide::Top;
    if (is(Qt::Key_R, Qt::Key_1))
        return CameraSide::Front;
    return is(Qt::Key_L, Qt::Key_3) ? std::optional(CameraSide::Side) : std::nullopt;
}

inline bool isPerspectiveKey(const QKeyEvent &event)
{
    return (event.modifiers() == Qt::NoModifier && event.key() == Qt::Key_P)
           || (event.modifiers() == Qt::KeypadModifier && event.key() == Qt::Key_5);
}
