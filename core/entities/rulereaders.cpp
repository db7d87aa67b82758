#include "core/entities/rulereaders.h"

#include "core/entities/edits.h"
#include "core/text.h"

namespace {

constexpr qsizetype longestRules = 8LL << 20; // bytes of a file

constexpr qsizetype longestWord = 40;

// Stop an expression that backtracks forever; real values need far fewer steps. NO_JIT: machine code for a short expression with
// nested repetitions can take 1 MB.
constexpr QLatin1StringView matchLimits("(*NO_JIT)(*LIMIT_MATCH=100000)(*LIMIT_DEPTH=1000)");
constexpr qsizetype longestExpression = 1'000;
constexpr int mostExpressions = 2'000;
constexpr qsizetype mostIgnoredLines = 100;

bool isRuleComment(QStringView line) { return line.startsWith(u"//") || line.startsWith(u';') || line.startsWith(u'#'); }

// Returns whether a file is JSON: after any comments it begins with a list, or with an object whose first string is followed
// by a colon.
bool isRuleJson(QStringView file)
{
    for (RuleLines lines(file); lines.next();) {
        const auto line = lines.line();
        if (line[0] != u'{')
            return line[0] == u'[';
        const auto inside = file.sliced(line.data() - file.data() + 1).trimmed();
        const auto end = inside.startsWith(u'"') ? inside.indexOf(u'"', 1) : -1;
        return end > 0 && inside.sliced(end + 1).trimmed().startsWith(u':');
    }
    return false;
}

// Returns the text after a title, matched regardless of case; null if the line does not begin with the title.
QStringView behindTitle(QStringView line, QStringView title)
{
    return line.startsWith(title, Qt::CaseInsensitive) ? line.sliced(title.size()).trimmed() : QStringView();
}

// Returns whether a brace follows a title, or a pair follows a brace, on the same line. Stripper:Source reads neither.
bool opensInLine(QStringView line)
{
    for (const auto title : {QStringView(u"filter:"), QStringView(u"add:")})
        if (const auto behind = behindTitle(line, title); behind.startsWith(u'{')) {
            if (behind.size() == 1)
                return true;
            line = behind;
        }
    return line.startsWith(u'{') && line.sliced(1).trimmed().startsWith(u'"');
}

// Returns whether the line is a title that, outside of modify:, only stripper_qmm knows.
bool isQmmTitle(QStringView line)
{
    for (const auto title : {QStringView(u"replace:"), QStringView(u"with:")})
        if (const auto behind = behindTitle(line, title); !behind.isNull() && (behind.isEmpty() || behind.startsWith(u'{')))
            return true;
    return false;
}

// Returns whether the line is "key" "", which Stripper:Source ignores.
bool hasEmptyValue(QStringView line)
{
    const auto end = line.startsWith(u'"') ? line.indexOf(u'"', 1) : -1;
    return end > 1 && line.sliced(end + 1).trimmed().startsWith(u"\"\"");
}

// Returns true for a line KEY=VALUE, false for one with a quoted word, else nothing.
std::optional<bool> isAssignment(QStringView line)
{
    const auto equals = line.indexOf(u'='), quote = line.indexOf(u'"');
    if (equals > 0 && (quote < 0 || equals < quote))
        return true;
    return quote < 0 ? std::nullopt : std::optional(false);
}

using RuleReader = Result<EntityRules> (*)(QStringView);

// Chooses a file's reader. Only Stripper:Source has modify:, only stripper_qmm has with: and its own forms of pairs. A file
// that means the same to both is read as Stripper:Source's.
RuleReader readerOf(QStringView file)
{
    bool isQmm = false, isInside = false;
    qsizetype assignments = 0, words = 0; // lines in blocks
    for (RuleLines lines(file); lines.next();) {
        const auto line = lines.line();
        if (!behindTitle(line, u"modify:").isNull())
            return readStripperRules;
        if (line == u'{' || line.startsWith(u'}')) {
            isInside = line == u'{';
            continue;
        }
        isQmm = isQmm || isQmmTitle(line) || opensInLine(line) || (isInside && hasEmptyValue(line));
        if (const auto found = isInside ? isAssignment(line) : std::nullopt)
            ++(*found ? assignments : words);
    }
    return assignments > words ? readQmmLines : isQmm ? readQmmWords : readStripperRules;
}

} // namespace

Error ruleError(quint32 line, const QString &what)
{
    return {line == 0 ? what : RuleText::tr("Line %1: %2").arg(numberText(line), what)};
}

Error ruleError(const QString &file, quint32 line, const QString &what)
{
    const auto error = ruleError(line, what);
    return file.isEmpty() ? error : Error{QStringLiteral("%1: %2").arg(file, error.what)};
}

QString shortWord(const QString &word) { return word.size() > longestWord ? word.first(longestWord) + u'\u2026' : word; }
QString ruleKeyFault(const QString &key) { return edits::keyFault(key, TextCode::Utf8); }
QString ruleValueFault(const QString &value) { return edits::valueFault(value, TextCode::Utf8); }

bool RuleBlockReader::fault(Error error)
{
    error_ = std::move(error);
    return false;
}

bool RuleBlockReader::isCountFine(size_t rules, quint32 line)
{
    return rules <= mostRules || fault(line, RuleText::tr("There are more than %1 rules.").arg(numberText(mostRules)));
}

bool RuleBlockReader::values(RulePairs &into)
{
    into.clear();
    for (auto &[pair, line] : pairs_) {
        const auto wrongKey = ruleKeyFault(pair.key), wrong = wrongKey.isEmpty() ? ruleValueFault(pair.value) : wrongKey;
        if (!wrong.isEmpty())
            return fault(line, wrong);
        into.push_back(std::move(pair));
    }
    return true;
}

void RuleBlockReader::noteIgnored(quint32 line, const QString &what)
{
    auto &lines = rules_.ignoredLines;
    if (lines.size() < mostIgnoredLines && (lines.isEmpty() || !lines.last().startsWith(ruleError(line, {}).what)))
        lines.append(ruleError(line, what).what);
}

void RuleBlockReader::noteUnknown(quint32 line, const QString &word)
{
    const auto text = shortWord(word);
    if (unknown_.what.isEmpty())
        unknown_ = ruleError(line, RuleText::tr("%1 is unknown here, and the file contains no rules.").arg(text));
    noteIgnored(line, RuleText::tr("%1 is unknown here and is skipped.").arg(text));
}

Result<EntityRules> RuleBlockReader::rulesRead()
{
    if (!rules_.rules.empty())
        return std::move(rules_);
    return unknown_.what.isEmpty() ? ruleError(1, RuleText::tr("The file contains no rules.")) : unknown_;
}

bool RuleLines::next()
{
    while (at_ < text_.size()) {
        const auto found = text_.indexOf(u'\n', at_);
        const auto end = found < 0 ? text_.size() : found;
        line_ = text_.sliced(at_, end - at_).trimmed();
        at_ = end + 1;
        ++number_;
        if (!line_.isEmpty() && !isRuleComment(line_))
            return true;
    }
    return false;
}

Result<QRegularExpression> RuleBlockReader::expression(const QString &pattern, QRegularExpression::PatternOptions options)
{
    if (pattern.size() > longestExpression)
        return Error{RuleText::tr("This expression is too long.")};
    if (++expressions_ > mostExpressions)
        return Error{RuleText::tr("There are more than %1 regular expressions.").arg(numberText(mostExpressions))};
    QRegularExpression expression(matchLimits + pattern, options);
    if (!expression.isValid())
        return Error{RuleText::tr("This is not a valid regular expression: %1.").arg(expression.errorString())};
    return expression;
}

Result<EntityRules> readRules(const QByteArray &file)
{
    if (file.size() > longestRules)
        return Error{RuleText::tr("The file is too large for rules.")};
    auto text = file.isValidUtf8() ? QString::fromUtf8(file) : QString::fromLatin1(file);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    if (text.trimmed().isEmpty())
        return ruleError(1, RuleText::tr("The file contains no rules."));
    return isRuleJson(text) ? readRipentRules(text) : readerOf(text)(text);
}
