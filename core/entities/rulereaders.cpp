#include "core/entities/rulereaders.h"

#include "core/entities/edits.h"
#include "core/text.h"

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype longestRules = 8LL << 20; // of a file

constexpr qsizetype longestWord = 40;

// Behind comments of either kind JSON begins with a bracket.
bool isRuleJson(QStringView file)
{
    for (const auto line : file.tokenize(u'\n')) {
        const auto words = line.trimmed();
        const bool isComment = words.startsWith(u"//") || words.startsWith(u';') || words.startsWith(u'#');
        if (!words.isEmpty() && !isComment)
            return words[0] == u'[' || words[0] == u'{';
    }
    return false;
}

} // namespace

Error ruleError(quint32 line, const QString &what)
{
    return {line == 0 ? what : RuleText::tr("Line %1: %2").arg(numberText(line), what)};
}

QString shortWord(const QString &word)
{
    return word.size() > longestWord ? word.first(longestWord) + u'\u2026' : word;
}

QString ruleKeyFault(const QString &key)
{
    return edits::keyFault(key, TextCode::Utf8);
}

QString ruleValueFault(const QString &value)
{
    return edits::valueFault(value, TextCode::Utf8);
}

Result<EntityRules> readRules(const QByteArray &file)
{
    if (file.size() > longestRules)
        return Error{RuleText::tr("It is too long for rules.")};
    auto text = file.isValidUtf8() ? QString::fromUtf8(file) : QString::fromLatin1(file);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    if (text.trimmed().isEmpty())
        return ruleError(1, RuleText::tr("There are no rules in it."));
    return isRuleJson(text) ? readRipentRules(text) : readStripperRules(text);
}
