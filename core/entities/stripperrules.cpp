// Stripper:Source's configurations as Lumper's StripperConfig.cs reads and applies them, but that an expression is all
// that stands between its slashes, that comments may stand among pairs, as in Stripper:Source itself, and that a block
// which would choose every entity is refused.
#include "core/entities/rulereaders.h"
#include "core/text.h"

using namespace Qt::StringLiterals;

namespace
{

// An expression that tries without end is given up: many more steps than one for such values ever takes. It is not made machine
// code, which takes 1 MB for a short one with nested repetitions.
constexpr QLatin1StringView matchLimits("(*NO_JIT)(*LIMIT_MATCH=100000)(*LIMIT_DEPTH=1000)");
constexpr qsizetype longestExpression = 1'000;
constexpr int mostExpressions = 2'000; // of a file: each takes up to 128 KB

struct LinePair {
    RulePair pair;
    quint32 line = 0;
};

class StripperReader
{
public:
    explicit StripperReader(const QString &file) : lines_(file.split(u'\n')) {}
    Result<EntityRules> read();

private:
    bool next();
    bool opens(QString &title, const QString &before);
    bool block(const QString &title);
    bool modifyBlock(EntityRule &rule);
    bool modifyPart(EntityRule &rule, const QString &title, quint32 line);
    bool pairs(std::vector<LinePair> &into);
    bool values(RulePairs &into);
    bool tests(std::vector<RuleTest> &into);
    bool isChosen(const EntityRule &rule);
    bool fault(quint32 line, const QString &what);

    QStringList lines_;
    qsizetype at_ = 0;
    QString line_; // the present one, trimmed
    quint32 number_ = 0;
    int expressions_ = 0; // so far
    EntityRules rules_;
    Error error_;
};

bool StripperReader::fault(quint32 line, const QString &what)
{
    error_ = ruleError(line, what);
    return false;
}

// The next line that is neither empty nor a comment; false: there is none.
bool StripperReader::next()
{
    while (at_ < lines_.size()) {
        line_ = lines_[at_++].trimmed();
        number_ = static_cast<quint32>(at_);
        const bool isComment = line_.startsWith(u';') || line_.startsWith(u"//") || line_.startsWith(u'#');
        if (!line_.isEmpty() && !isComment)
            return true;
    }
    return false;
}

// The present line is a title, or the brace of another block with the title of the one before; takes the brace.
bool StripperReader::opens(QString &title, const QString &before)
{
    if (line_ == u'{') {
        title = before;
        return !title.isEmpty() || fault(number_, RuleText::tr("This block has no title, such as filter:."));
    }
    title = line_.toLower();
    const auto line = number_;
    return (next() && line_ == u'{')
           || fault(line, RuleText::tr("%1 is not understood here: it should be a title, such as "
                                       "filter:, with a { in the line below.")
                              .arg(shortWord(title)));
}

bool StripperReader::pairs(std::vector<LinePair> &into)
{
    static const QRegularExpression pair(u"^\"([^\"]+)\"\\s+\"([^\"]*)\"$"_s);
    const auto opened = number_;
    while (next()) {
        if (line_ == u'}')
            return true;
        const auto found = pair.match(line_);
        if (!found.hasMatch())
            return fault(number_, RuleText::tr("This is no \"key\" \"value\"."));
        into.push_back({{found.captured(1), found.captured(2)}, number_});
    }
    return fault(opened, RuleText::tr("This block is never closed."));
}

bool StripperReader::values(RulePairs &into)
{
    std::vector<LinePair> found;
    if (!pairs(found))
        return false;
    for (auto &[pair, line] : found) {
        const auto wrongKey = ruleKeyFault(pair.key),
                   wrong = wrongKey.isEmpty() ? ruleValueFault(pair.value) : wrongKey;
        if (!wrong.isEmpty())
            return fault(line, wrong);
        into.push_back(std::move(pair));
    }
    return true;
}

bool StripperReader::tests(std::vector<RuleTest> &into)
{
    std::vector<LinePair> found;
    if (!pairs(found))
        return false;
    for (const auto &[pair, line] : found) {
        RuleTest test{.key = pair.key, .text = pair.value, .kind = RuleTest::AnyCase};
        if (pair.value.size() > 2 && pair.value.startsWith(u'/') && pair.value.endsWith(u'/')) {
            if (pair.value.size() > longestExpression)
                return fault(line, RuleText::tr("This expression is too long."));
            if (++expressions_ > mostExpressions)
                return fault(line, RuleText::tr("There are more than %1 regular expressions.").arg(numberText(mostExpressions)));
            test.kind = RuleTest::Expression;
            test.expression = QRegularExpression(matchLimits + pair.value.sliced(1, pair.value.size() - 2),
                                                 QRegularExpression::CaseInsensitiveOption);
            if (!test.expression.isValid())
                return fault(line,
                             RuleText::tr("This is no regular expression: %1.").arg(test.expression.errorString()));
        }
        into.push_back(std::move(test));
    }
    return true;
}

bool StripperReader::isChosen(const EntityRule &rule)
{
    return !rule.match.empty() || fault(rule.line, RuleText::tr("This block does not say of which entities."));
}

bool StripperReader::modifyPart(EntityRule &rule, const QString &title, quint32 line)
{
    if (title == u"match:")
        return tests(rule.match);
    if (title == u"replace:")
        return values(rule.replace);
    if (title == u"delete:")
        return tests(rule.removePairs);
    if (title == u"insert:")
        return values(rule.insert);
    return fault(line, RuleText::tr("%1 is no part of modify:; there are match:, replace:, delete: and insert:.")
                           .arg(shortWord(title)));
}

bool StripperReader::modifyBlock(EntityRule &rule)
{
    QString title;
    while (next()) {
        if (line_ == u'}')
            return isChosen(rule);
        const auto line = number_;
        if (!opens(title, QString(title)) || !modifyPart(rule, title, line))
            return false;
    }
    return fault(rule.line, RuleText::tr("This block is never closed."));
}

bool StripperReader::block(const QString &title)
{
    auto &rule = rules_.rules.emplace_back();
    rule.line = number_;
    rule.anyPair = true;
    if (title == u"add:") {
        rule.onMap = true;
        return values(rule.newEntities.emplace_back());
    }
    if (title == u"modify:")
        return modifyBlock(rule);
    rule.remove = true;
    return tests(rule.match) && isChosen(rule);
}

Result<EntityRules> StripperReader::read()
{
    QString title;
    while (next()) {
        const auto line = number_;
        bool isRead = opens(title, QString(title));
        const bool isKnown = title == u"filter:" || title == u"remove:" || title == u"add:" || title == u"modify:";
        if (isRead && !isKnown)
            isRead =
                fault(line, RuleText::tr("%1 is no title of a block; there are filter:, remove:, add: and modify:.")
                                .arg(shortWord(title)));
        if (isRead && rules_.rules.size() == mostRules)
            isRead = fault(line, RuleText::tr("There are more than %1 rules.").arg(numberText(mostRules)));
        if (!isRead || !block(title))
            return error_;
    }
    return std::move(rules_);
}

} // namespace

Result<EntityRules> readStripperRules(const QString &file)
{
    return StripperReader(file).read();
}
