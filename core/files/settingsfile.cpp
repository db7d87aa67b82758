#include "core/files/settingsfile.h"

#include "core/files/regularfile.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 longestSettings = 64 << 10; // bytes

} // namespace

QString settingOf(const QString &path, const QString &key)
{
    const auto file = openRegularFile(path);
    if (!file)
        return {};
    const auto text = QString::fromLatin1(file.value()->read(longestSettings));
    const QRegularExpression line(u"^[ \\t]*\"?%1\"?[ \\t]+\"?([^\"\\r\\n]*)"_s.arg(QRegularExpression::escape(key)),
                                  QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
    return line.match(text).captured(1).trimmed();
}
