// Reads stripper_qmm's configurations, which servers of Quake II and III use, as its MapEntities::apply_config() does
// (thecybermind/stripper_qmm: src/ent.cpp): filter:, add:, and replace: followed by with:, whose block applies to all
// replace: blocks since the last with:. Up to version 2.4 a line is KEY=VALUE; from 2.5 on words are quoted and may stand
// anywhere (MapEntities::tokenlist_from_entstring()). A mask without a value requires an entity without that key
// (is_ent_match()), one between slashes is a regular expression for the whole value, and a with: pair without a value
// removes the key (replace_ent()). Of equal keys the last wins. What the original ignores is noted. Unlike the original,
// this refuses a block that is not closed, and an added worldspawn, which the original puts first.
#include "core/entities/rulereaders.h"
#include "core/text.h"

#include <QHash>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

enum class QmmSection : quint8 { Filter, Add, Replace, With };

struct QmmTitle {
    QStringView text;
    QmmSection section;
};
constexpr QmmTitle qmmTitles[] = {{u"filter:", QmmSection::Filter},
                                  {u"add:", QmmSection::Add},
                                  {u"replace:", QmmSection::Replace},
                                  {u"with:", QmmSection::With}};

const QmmTitle *qmmTitleOf(QStringView word)
{
    const auto isIt = [word](const QmmTitle &title) { return word.compare(title.text, Qt::CaseInsensitive) == 0; };
    const auto *found = std::ranges::find_if(qmmTitles, isIt);
    return found == std::end(qmmTitles) ? nullptr : found;
}

// Splits a file into words: braces, quoted text, and text between white space.
class QmmWords
{
public:
    explicit QmmWords(QStringView text) : text_(text) {}
    bool next(); // false: no more words
    QStringView word() const { return word_; }
    quint32 line() const { return line_; }

private:
    bool isAtWordsEnd() const
    {
        const auto c = text_[at_];
        return c.isSpace() || c == u'{' || c == u'}' || c == u'"';
    }

    QStringView text_, word_;
    qsizetype at_ = 0, counted_ = 0;
    quint32 line_ = 1;
};

bool QmmWords::next()
{
    while (at_ < text_.size() && text_[at_].isSpace())
        ++at_;
    if (at_ == text_.size())
        return false;
    line_ += static_cast<quint32>(text_.sliced(counted_, at_ - counted_).count(u'\n'));
    counted_ = at_;
    const auto begin = at_++;
    if (text_[begin] == u'"') {
        const auto end = text_.indexOf(u'"', at_);
        word_ = end < 0 ? text_.sliced(at_) : text_.sliced(at_, end - at_);
        at_ = end < 0 ? text_.size() : end + 1;
        return true;
    }
    if (text_[begin] != u'{' && text_[begin] != u'}')
        while (at_ < text_.size() && !isAtWordsEnd())
            ++at_;
    word_ = text_.sliced(begin, at_ - begin);
    return true;
}

class QmmReader : private RuleBlockReader
{
public:
    Result<EntityRules> readLines(QStringView file);
    Result<EntityRules> readWords(QStringView file);

private:
    bool takeLine(QStringView line);
    bool takeWord(QStringView word);
    bool takeOutside(QStringView word);
    void open();
    void takePair(QString key, QString value);
    bool close();
    bool closeWith();
    bool addRule(EntityRule rule);
    bool masks(EntityRule &rule);
    bool mask(EntityRule &rule, const RuleLinePair &one);
    bool isCountFine() { return RuleBlockReader::isCountFine(rules_.rules.size() + replaced_.size(), line_); }
    void passOver(const QString &what) { noteIgnored(line_, what); }
    void passOverWord(QStringView word) { noteUnknown(line_, word.toString()); }
    Result<EntityRules> finished();

    quint32 line_ = 0;
    QmmSection section_ = QmmSection::Filter;
    std::optional<QString> key_;       // the key whose value comes next, when reading words
    QHash<QString, size_t> byKey_;     // indexes in pairs_
    std::vector<EntityRule> replaced_; // replace: blocks waiting for their with:
    size_t copied_ = 0;                // copies of with: pairs that several masks share
};

void QmmReader::open()
{
    isOpen_ = true;
    opened_ = line_;
    pairs_.clear();
    byKey_.clear();
    key_.reset();
}

void QmmReader::takePair(QString key, QString value)
{
    if (section_ == QmmSection::Add && value.isEmpty()) {
        passOver(RuleText::tr("A key without a value is not added."));
        return;
    }
    const auto known = byKey_.constFind(key);
    if (known != byKey_.cend()) {
        pairs_[*known] = {{std::move(key), std::move(value)}, line_};
        return;
    }
    byKey_.insert(key, pairs_.size());
    pairs_.push_back({{std::move(key), std::move(value)}, line_});
}

bool QmmReader::mask(EntityRule &rule, const RuleLinePair &one)
{
    const auto &[key, value] = one.pair;
    RuleTest test{.key = key, .text = value};
    const bool isEmpty = value.isEmpty(), isExpression = !isEmpty && value.startsWith(u'/') && value.endsWith(u'/');
    if (isEmpty || isExpression) {
        const auto inside =
            isEmpty ? u"(?s)."_s : QRegularExpression::anchoredPattern(value.mid(1, qMax<qsizetype>(value.size() - 2, 0)));
        auto made = expression(inside, QRegularExpression::NoPatternOption);
        if (!made)
            return fault(one.line, made.error());
        test.kind = RuleTest::Expression;
        test.expression = std::move(made).value();
    }
    (isEmpty ? rule.notMatch : rule.match).push_back(std::move(test)); // without a value: no such key, or an empty value
    return true;
}

bool QmmReader::masks(EntityRule &rule)
{
    return std::ranges::all_of(pairs_, [&](const RuleLinePair &one) { return mask(rule, one); });
}

bool QmmReader::addRule(EntityRule rule)
{
    rules_.rules.push_back(std::move(rule));
    return isCountFine();
}

// Makes a rule of each waiting replace: block, in order, since one may change what the next requires.
bool QmmReader::closeWith()
{
    constexpr size_t mostCopied = 1'000'000; // real files have a few
    RulePairs all;
    if (pairs_.empty()) {
        passOver(RuleText::tr("An empty with: does nothing and is skipped."));
        return true;
    }
    if (replaced_.empty()) {
        passOver(RuleText::tr("This with: does nothing, because there is no replace: before it."));
        return true;
    }
    copied_ += replaced_.size() * pairs_.size();
    if (copied_ > mostCopied)
        return fault(opened_, RuleText::tr("The rules are too large."));
    if (!values(all))
        return false;
    for (auto &rule : std::exchange(replaced_, {})) {
        for (const auto &pair : all)
            if (pair.value.isEmpty())
                rule.removeKeys.append(pair.key);
            else
                rule.set.push_back(pair);
        if (!addRule(std::move(rule)))
            return false;
    }
    return true;
}

bool QmmReader::close()
{
    isOpen_ = false;
    if (key_)
        passOver(RuleText::tr("%1 has no value and is skipped.").arg(shortWord(*key_)));
    EntityRule rule;
    rule.line = opened_;
    switch (section_) {
    case QmmSection::Filter:
        rule.remove = true;
        if (!pairs_.empty())
            return masks(rule) && addRule(std::move(rule));
        passOver(RuleText::tr("An empty filter: does nothing and is skipped."));
        return true;
    case QmmSection::Replace: {
        const bool isRead = masks(rule); // without pairs it applies to all entities
        replaced_.push_back(std::move(rule));
        return isRead && isCountFine();
    }
    case QmmSection::With: return closeWith();
    case QmmSection::Add: break;
    }
    rule.onMap = true;
    const auto classname = byKey_.constFind(u"classname"_s);
    if (classname == byKey_.cend()) {
        passOver(RuleText::tr("An entity without a classname is not added."));
        return true;
    }
    if (pairs_[*classname].pair.value == u"worldspawn")
        return fault(opened_, RuleText::tr("A worldspawn cannot be added. Change the map's worldspawn with replace: and with:."));
    return values(rule.newEntities.emplace_back()) && addRule(std::move(rule));
}

bool QmmReader::takeLine(QStringView line)
{
    if (!isOpen_) {
        if (const auto *title = qmmTitleOf(line))
            section_ = title->section;
        else if (line.startsWith(u'{'))
            open();
        else
            passOverWord(line);
        return true;
    }
    if (line.startsWith(u'}'))
        return close();
    const auto equals = line.indexOf(u'=');
    if (line.startsWith(u'{') || equals < 0)
        passOverWord(line);
    else
        takePair(line.first(equals).toString(), line.sliced(equals + 1).toString());
    return true;
}

bool QmmReader::takeOutside(QStringView word)
{
    if (const auto *title = qmmTitleOf(word))
        section_ = title->section;
    else if (word == u'{')
        open();
    else
        passOverWord(word);
    return true;
}

bool QmmReader::takeWord(QStringView word)
{
    if (!isOpen_)
        return takeOutside(word);
    if (word == u'}')
        return close();
    if (word == u'{' || qmmTitleOf(word)) {
        passOverWord(word);
        return true;
    }
    if (key_)
        takePair(*std::exchange(key_, std::nullopt), word.toString());
    else
        key_ = word.toString();
    return true;
}

Result<EntityRules> QmmReader::finished()
{
    if (isOpen_)
        return ruleError(opened_, RuleText::tr("This block is never closed."));
    for (const auto &rule : replaced_)
        noteIgnored(rule.line, RuleText::tr("This replace: does nothing, because there is no with: after it."));
    return rulesRead();
}

Result<EntityRules> QmmReader::readLines(QStringView file)
{
    for (RuleLines lines(file); lines.next();) {
        line_ = lines.number();
        if (!takeLine(lines.line()))
            return error_;
    }
    return finished();
}

Result<EntityRules> QmmReader::readWords(QStringView file)
{
    for (QmmWords words(file); words.next();) {
        line_ = words.line();
        if (!takeWord(words.word()))
            return error_;
    }
    return finished();
}

} // namespace

Result<EntityRules> readQmmLines(QStringView file) { return QmmReader().readLines(file); }
Result<EntityRules> readQmmWords(QStringView file) { return QmmReader().readWords(file); }
