// The format tables' text as Qt's.
#pragma once

#include <QString>

#include <string_view>

// Latin-1, as maps are.
inline QString fromView(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}
