// Reads ripent.py's rules as its README.md describes them. Where its script differs (it performs no actions yet, and applies
// not_match only to missing keys), the README takes precedence. Rules with "lump" are this program's own.
#include "core/cells/assignment.h"
#include "core/entities/rulejson.h"
#include "core/entities/rulereaders.h"
#include "core/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostCalculations = 2'000; // in a file; each can take 50 KB
constexpr qsizetype longestFilter = 1'000;

// Returns whether a text names a brush model, such as "*12", and is no pattern, whose star would match model 112, too. "\*" is
// a literal star.
bool isModelNumber(QStringView text)
{
    return text.size() > 1 && text[0] == u'*'
           && std::ranges::all_of(text.sliced(1), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

RuleTest wildcardTest(const QString &key, QString text)
{
    RuleTest test{.key = key, .text = text};
    if (isModelNumber(text))
        return test;
    const bool isStarAtEnd = text.endsWith(u"\\*"), isStarAtStart = text.startsWith(u"\\*");
    const bool open = !isStarAtStart && text.startsWith(u'*');
    const bool openEnd = !isStarAtEnd && text.endsWith(u'*') && (text.size() > 1 || !open);
    if (isStarAtEnd && text.size() > 2)
        text.remove(text.size() - 2, 1);
    if (isStarAtStart)
        text.remove(0, 1);
    if (open)
        text.remove(0, 1);
    if (openEnd)
        text.chop(1);
    test.text = text;
    test.kind = open && openEnd ? RuleTest::Contains : open ? RuleTest::Ends : openEnd ? RuleTest::Begins : RuleTest::Exact;
    return test;
}

class RipentReader
{
public:
    bool read(EntityRule &rule, const RuleJson &object);
    bool read(RecordRule &rule, const RuleJson &object);
    Error error;

private:
    bool readMember(EntityRule &rule, const RuleJson &member);
    bool readMember(RecordRule &rule, const RuleJson &member);
    bool goesWithDelete(const RuleJson &object);
    bool tests(std::vector<RuleTest> &into, const RuleJson &object);
    bool pairs(RulePairs &into, const RuleJson &object);
    bool calculations(std::vector<Calculation> &into, const RuleJson &object);
    bool assignments(QStringList &into, const RuleJson &set);
    bool filter(std::optional<QString> &into, const RuleJson &text);
    // Counts an expression. Fails if the file has more than mostCalculations.
    bool countExpression(quint32 line);
    bool renames(RulePairs &into, const RuleJson &object);
    bool words(QStringList &into, const RuleJson &array);
    bool entities(std::vector<RulePairs> &into, const RuleJson &array);
    bool limit(qint32 &into, const RuleJson &number);
    bool fault(quint32 line, const QString &what);
    // Returns whether a value is a text, or a number, whose digits are the text; sets `error` if it is not.
    bool isValue(const RuleJson &value);

    int calculations_ = 0;
};

bool RipentReader::fault(quint32 line, const QString &what)
{
    error = ruleError(line, what);
    return false;
}

bool RipentReader::isValue(const RuleJson &value)
{
    return value.kind == RuleJson::String || value.kind == RuleJson::Number
           || fault(value.line, RuleText::tr("%1 should be a string in quotes.").arg(shortWord(value.name)));
}

bool RipentReader::tests(std::vector<RuleTest> &into, const RuleJson &object)
{
    if (object.kind != RuleJson::Object)
        return fault(object.line, RuleText::tr("%1 should be keys and values in braces.").arg(object.name));
    for (const auto &item : object.items) {
        if (!isValue(item))
            return false;
        into.push_back(wildcardTest(item.name, item.text));
    }
    return true;
}

bool RipentReader::pairs(RulePairs &into, const RuleJson &object)
{
    if (object.kind != RuleJson::Object)
        return fault(object.line, RuleText::tr("%1 should be keys and values in braces.").arg(object.name));
    for (const auto &item : object.items) {
        if (!isValue(item))
            return false;
        if (const auto why = ruleKeyFault(item.name); !why.isEmpty())
            return fault(item.line, why);
        if (const auto why = ruleValueFault(item.text); !why.isEmpty())
            return fault(item.line, why);
        into.push_back({item.name, item.text});
    }
    return true;
}

bool RipentReader::countExpression(quint32 line)
{
    return ++calculations_ <= mostCalculations
           || fault(line, RuleText::tr("There are more than %1 expressions.").arg(numberText(mostCalculations)));
}

bool RipentReader::calculations(std::vector<Calculation> &into, const RuleJson &object)
{
    RulePairs expressions;
    if (!pairs(expressions, object))
        return false;
    for (size_t i = 0; i < expressions.size(); ++i) {
        const auto &[key, expression] = expressions[i];
        if (!countExpression(object.items[i].line))
            return false;
        auto calculation = readCalculation(key, expression);
        if (!calculation)
            return fault(object.items[i].line, u"%1: %2"_s.arg(shortWord(key), calculation.error()));
        into.push_back(std::move(calculation).value());
    }
    return true;
}

bool RipentReader::renames(RulePairs &into, const RuleJson &object)
{
    if (!pairs(into, object))
        return false;
    for (size_t i = 0; i < into.size(); ++i)
        if (const auto why = ruleKeyFault(into[i].value); !why.isEmpty())
            return fault(object.items[i].line, why);
    return true;
}

bool RipentReader::words(QStringList &into, const RuleJson &array)
{
    if (array.kind != RuleJson::Array)
        return fault(array.line, RuleText::tr("%1 should be a list in square brackets.").arg(array.name));
    for (const auto &item : array.items) {
        if (item.kind != RuleJson::String)
            return fault(item.line, RuleText::tr("%1 should be a list of strings in quotes.").arg(array.name));
        into.append(item.text);
    }
    return true;
}

bool RipentReader::entities(std::vector<RulePairs> &into, const RuleJson &array)
{
    if (array.kind != RuleJson::Array)
        return fault(array.line, RuleText::tr("%1 should be a list in square brackets.").arg(array.name));
    for (const auto &item : array.items)
        if (!pairs(into.emplace_back(), item))
            return false;
    return true;
}

bool RipentReader::limit(qint32 &into, const RuleJson &number)
{
    bool isNumber = false;
    into = number.text.toInt(&isNumber);
    return (isNumber && into >= 0) || fault(number.line, RuleText::tr("limit should be a whole number."));
}

bool RipentReader::readMember(EntityRule &rule, const RuleJson &member)
{
    const auto &name = member.name;
    if (name == u"match")
        return tests(rule.match, member);
    if (name == u"not_match")
        return tests(rule.notMatch, member);
    if (name == u"have")
        return words(rule.have, member);
    if (name == u"not_have")
        return words(rule.notHave, member);
    if (name == u"maps")
        return words(rule.maps, member);
    if (name == u"limit")
        return limit(rule.limit, member);
    if (name == u"replace")
        return pairs(rule.replace, member);
    if (name == u"rename")
        return renames(rule.rename, member);
    if (name == u"add")
        return pairs(rule.set, member);
    if (name == u"calc")
        return calculations(rule.calculations, member);
    if (name == u"remove")
        return words(rule.removeKeys, member);
    if (name == u"new_entity")
        return entities(rule.newEntities, member);
    if (name == u"where" || name == u"set")
        return fault(member.line, RuleText::tr("%1 is only allowed in a rule with lump.").arg(name));
    if (name != u"delete")
        return fault(member.line, RuleText::tr("%1 is not allowed in a rule.").arg(shortWord(name)));
    rule.remove = member.kind == RuleJson::True;
    return rule.remove || member.kind == RuleJson::False || fault(member.line, RuleText::tr("delete should be true or false."));
}

// Checks that a rule that deletes entities changes no keys; it may still add new entities.
bool RipentReader::goesWithDelete(const RuleJson &object)
{
    static const QStringList others{u"replace"_s, u"rename"_s, u"add"_s, u"calc"_s, u"remove"_s};
    for (const auto &member : object.items)
        if (others.contains(member.name))
            return fault(member.line, RuleText::tr("%1 cannot be combined with delete.").arg(member.name));
    return true;
}

bool RipentReader::read(EntityRule &rule, const RuleJson &object)
{
    if (object.kind != RuleJson::Object)
        return fault(object.line, RuleText::tr("Each rule should be in braces."));
    rule.line = object.line;
    rule.copies = true;
    for (const auto &member : object.items)
        if (!readMember(rule, member))
            return false;
    if (rule.remove && !goesWithDelete(object))
        return false;
    rule.onMap = rule.match.empty() && rule.notMatch.empty() && rule.have.isEmpty() && rule.notHave.isEmpty();
    const bool changes = rule.remove || !rule.replace.empty() || !rule.rename.empty() || !rule.set.empty()
                         || !rule.calculations.empty() || !rule.removeKeys.isEmpty();
    return !rule.onMap || !changes
           || fault(rule.line,
                    RuleText::tr("This rule does not say which entities it changes: it needs match, not_match, have or "
                                 "not_have."));
}

// Reads {"FIELD": "EXPRESSION", "FIELD": "+= EXPRESSION"} or ["FIELD=EXPRESSION", "FIELD+=EXPRESSION"].
bool RipentReader::assignments(QStringList &into, const RuleJson &set)
{
    if (set.kind != RuleJson::Object)
        return words(into, set) && std::ranges::all_of(set.items, [this](const RuleJson &item) {
                   return countExpression(item.line)
                          && (!Assignment::fieldNameIn(item.text).isEmpty()
                              || fault(item.line, RuleText::tr("%1 names no field before an =.").arg(shortWord(item.text))));
               });
    for (const auto &item : set.items) {
        if (!countExpression(item.line) || !isValue(item))
            return false;
        const auto value = item.text.trimmed();
        const bool isSum = value.startsWith(u"+=") || value.startsWith(u"-=");
        const auto text = item.name + (isSum ? QString() : u"="_s) + value;
        if (item.name.trimmed().isEmpty() || Assignment::fieldNameIn(text) != item.name.trimmed())
            return fault(item.line, RuleText::tr("%1 is not the name of a field.").arg(shortWord(item.name)));
        into.append(text);
    }
    return true;
}

bool RipentReader::filter(std::optional<QString> &into, const RuleJson &text)
{
    if (text.kind != RuleJson::String || text.text.trimmed().isEmpty())
        return fault(text.line, RuleText::tr("where should be a filter in quotes."));
    into = text.text;
    return into->size() <= longestFilter
           || fault(text.line, RuleText::tr("A filter can have at most %1 characters; this one has %2.")
                                   .arg(numberText(longestFilter), numberText(into->size())));
}

bool RipentReader::readMember(RecordRule &rule, const RuleJson &member)
{
    const auto &name = member.name;
    if (name == u"maps")
        return words(rule.maps, member);
    if (name == u"where")
        return filter(rule.filter, member);
    if (name == u"set")
        return assignments(rule.assignments, member);
    if (name != u"lump")
        return fault(member.line, RuleText::tr("%1 is not allowed in a rule with lump.").arg(shortWord(name)));
    rule.lump = member.text;
    return isValue(member) && (!rule.lump.isEmpty() || fault(member.line, RuleText::tr("lump should be the name of a lump.")));
}

bool RipentReader::read(RecordRule &rule, const RuleJson &object)
{
    rule.line = object.line;
    for (const auto &member : object.items)
        if (!readMember(rule, member))
            return false;
    return !rule.assignments.isEmpty() || fault(rule.line, RuleText::tr("This rule does not say what it changes: it needs set."));
}

} // namespace

Result<EntityRules> readRipentRules(const QString &file)
{
    const auto json = readRuleJson(file);
    if (!json)
        return Error{json.error()};
    if (json.value().kind != RuleJson::Array)
        return ruleError(json.value().line, RuleText::tr("Rules should be a list in square brackets."));
    if (json.value().items.size() > mostRules)
        return ruleError(1, RuleText::tr("There are more than %1 rules.").arg(numberText(mostRules)));
    EntityRules rules;
    RipentReader reader;
    for (const auto &object : json.value().items) {
        const bool isOfRecords = std::ranges::find(object.items, u"lump"_s, &RuleJson::name) != object.items.end();
        if (isOfRecords ? !reader.read(rules.records.emplace_back(), object) : !reader.read(rules.rules.emplace_back(), object))
            return reader.error;
    }
    return rules;
}

QString rulePattern(const QString &value)
{
    if (isModelNumber(value))
        return value;
    auto pattern = value;
    if (pattern.size() > 1 && pattern.endsWith(u'*'))
        pattern.insert(pattern.size() - 1, u'\\');
    if (pattern.startsWith(u'*'))
        pattern.prepend(u'\\');
    return pattern;
}

QString ruleValue(const QString &value) { return value.startsWith(u'$') ? u'$' + value : value; }
