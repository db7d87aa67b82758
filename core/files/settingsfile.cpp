#include "core/files/settingsfile.h"

#include "core/files/regularfile.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestSettings = 64 << 10; // bytes

QRegularExpression lineOf(const QString &key)
{
    return QRegularExpression(u"^[ \\t]*\"?%1\"?[ \\t]+\"?([^\"\\r\\n]*)"_s.arg(QRegularExpression::escape(key)),
                              QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
}

QByteArray textOf(const QString &path)
{
    const auto file = openRegularFile(path);
    return file ? file.value()->read(longestSettings) : QByteArray();
}

} // namespace

QString settingOf(const QString &path, const QString &key)
{
    return lineOf(key).match(QString::fromLatin1(textOf(path))).captured(1).trimmed();
}

QStringList settingsOf(const QString &path, const QString &key)
{
    const auto text = QString::fromUtf8(textOf(path));
    QStringList values;
    for (auto match = lineOf(key).globalMatch(text); match.hasNext();)
        values.append(match.next().captured(1).trimmed());
    return values;
}
