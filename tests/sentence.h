// The form that messages must have.
#pragma once

#include <QString>

inline bool isSentence(const QString &text)
{
    return text.size() > 20 && text.endsWith(u'.') && !text.contains(u'\n') && !text.contains(QStringLiteral("%1"));
}
