// Reads Stripper:Source's configurations as its own reader does (alliedmodders/stripper-source: parser.cpp,
// Stripper::ApplyFileFilter()), line by line. Titles and } are recognised at the start of a line, { only alone on a line. In
// a block, the first "key" "value" anywhere on a line is used. A file begins in a filter: part. If parts of modify: are
// repeated, the last wins. Ignored lines are noted. Unlike the original, this reads whole lines rather than 253 bytes of them,
// accepts titles in capitals, as Lumper does, and refuses an unknown title before a {, a block that is not closed, and a block
// that would select every entity.
#include "core/entities/rulereaders.h"
#include "core/text.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

enum class StripperBlock : quint8 { Filter, Add, Modify };
enum class StripperPart : quint8 { None, Match, Replace, Delete, Insert };

struct StripperTitle {
    QLatin1StringView text;
    StripperBlock block;
    StripperPart part = StripperPart::None;
};

constexpr StripperTitle stripperTitles[] = {{"filter:"_L1, StripperBlock::Filter},
                                            {"remove:"_L1, StripperBlock::Filter},
                                            {"add:"_L1, StripperBlock::Add},
                                            {"modify:"_L1, StripperBlock::Modify},
                                            {"match:"_L1, StripperBlock::Modify, StripperPart::Match},
                                            {"replace:"_L1, StripperBlock::Modify, StripperPart::Replace},
                                            {"delete:"_L1, StripperBlock::Modify, StripperPart::Delete},
                                            {"insert:"_L1, StripperBlock::Modify, StripperPart::Insert}};

// Returns what looks like a title, "explode:"; empty if the line does not begin so.
QString titleWord(QStringView line)
{
    const auto colon = line.indexOf(u':');
    const auto isPart = [](QChar c) { return c.isLetterOrNumber() || c == u'_'; };
    return colon > 0 && std::ranges::all_of(line.first(colon), isPart) ? line.first(colon + 1).toString() : QString();
}

class StripperReader : private RuleBlockReader
{
public:
    explicit StripperReader(QStringView file) : lines_(file) {}
    Result<EntityRules> read();

private:
    bool takeLine();
    const StripperTitle *title() const;
    bool takeTitle(const StripperTitle &title);
    bool open();
    bool refuseUnknown();
    void takePair();
    bool close();
    bool closePart();
    bool addRule(EntityRule rule);
    EntityRule ruleAt(quint32 line) const;
    bool tests(std::vector<RuleTest> &into);
    bool isChosen(const EntityRule &rule);
    bool neverClosed() { return fault(isOpen_ ? opened_ : modify_->line, RuleText::tr("This block is never closed.")); }
    void passOver(const QString &what) { noteIgnored(lines_.number(), what); }
    void passOver() { noteUnknown(lines_.number(), lines_.line().toString()); }

    RuleLines lines_;
    StripperBlock block_ = StripperBlock::Filter;
    StripperPart part_ = StripperPart::None;
    std::optional<EntityRule> modify_; // the modify: block being read
    QString title_;                    // what looks like a title on the previous line
    quint32 titleLine_ = 0;
};

const StripperTitle *StripperReader::title() const
{
    const auto isIt = [this](const StripperTitle &each) {
        return lines_.line().startsWith(each.text, Qt::CaseInsensitive)
               && (each.part == StripperPart::None || block_ == StripperBlock::Modify);
    };
    const auto *found = std::ranges::find_if(stripperTitles, isIt);
    return found == std::end(stripperTitles) ? nullptr : found;
}

bool StripperReader::takeTitle(const StripperTitle &title)
{
    if (isOpen_ || (modify_ && title.part == StripperPart::None))
        return neverClosed();
    block_ = title.block;
    part_ = title.part;
    return true;
}

EntityRule StripperReader::ruleAt(quint32 line) const
{
    EntityRule rule;
    rule.line = line;
    rule.anyPair = true;
    return rule;
}

// Refuses an unknown title: the original would assign its block to the title before.
bool StripperReader::refuseUnknown()
{
    const auto word = shortWord(title_);
    return fault(
        titleLine_,
        modify_ ? RuleText::tr("%1 is not part of modify:, which can contain match:, replace:, delete: and insert:.").arg(word)
                : RuleText::tr("%1 is not a block. The blocks are filter:, remove:, add: and modify:.").arg(word));
}

bool StripperReader::open()
{
    if (block_ == StripperBlock::Modify) {
        const bool isItsOwn = part_ == StripperPart::None;
        if (modify_ && isItsOwn)
            passOver();
        if (!modify_)
            modify_ = ruleAt(lines_.number());
        if (isItsOwn)
            return true;
    }
    isOpen_ = true;
    opened_ = lines_.number();
    pairs_.clear();
    return true;
}

void StripperReader::takePair()
{
    static const QRegularExpression pair(u"\"([^\"]+)\"\\s+\"([^\"]+)\""_s);
    const auto line = lines_.line().toString();
    const auto found = pair.match(line);
    if (!found.hasMatch()) {
        passOver();
        return;
    }
    pairs_.push_back({{found.captured(1), found.captured(2)}, lines_.number()});
    if (pair.match(line, found.capturedEnd()).hasMatch())
        passOver(RuleText::tr("Only the first pair on this line is used."));
}

bool StripperReader::tests(std::vector<RuleTest> &into)
{
    into.clear();
    for (const auto &[pair, line] : pairs_) {
        RuleTest test{.key = pair.key, .text = pair.value, .kind = RuleTest::AnyCase};
        if (pair.value.size() > 1 && pair.value.startsWith(u'/') && pair.value.endsWith(u'/')) {
            auto made = expression(pair.value.sliced(1, pair.value.size() - 2), QRegularExpression::CaseInsensitiveOption);
            if (!made)
                return fault(line, made.error());
            test.kind = RuleTest::Expression;
            test.expression = std::move(made).value();
        }
        into.push_back(std::move(test));
    }
    return true;
}

bool StripperReader::isChosen(const EntityRule &rule)
{
    return !rule.match.empty() || fault(rule.line, RuleText::tr("This block does not say which entities it applies to."));
}

bool StripperReader::addRule(EntityRule rule)
{
    rules_.rules.push_back(std::move(rule));
    return isCountFine(rules_.rules.size(), lines_.number());
}

bool StripperReader::closePart()
{
    switch (part_) {
    case StripperPart::None: break;
    case StripperPart::Match: return tests(modify_->match);
    case StripperPart::Replace: return values(modify_->replace);
    case StripperPart::Delete: return tests(modify_->removePairs);
    case StripperPart::Insert: return values(modify_->insert);
    }
    return true;
}

// Closes a block, a part of modify:, or modify: itself.
bool StripperReader::close()
{
    if (!isOpen_) {
        part_ = StripperPart::None;
        auto rule = *std::exchange(modify_, std::nullopt);
        return isChosen(rule) && addRule(std::move(rule));
    }
    isOpen_ = false;
    if (block_ == StripperBlock::Modify)
        return closePart();
    auto rule = ruleAt(opened_);
    if (block_ == StripperBlock::Filter) {
        rule.remove = true;
        return tests(rule.match) && isChosen(rule) && addRule(std::move(rule));
    }
    rule.onMap = true;
    if (pairs_.empty())
        return fault(opened_, RuleText::tr("This block adds an entity without keys."));
    return values(rule.newEntities.emplace_back()) && addRule(std::move(rule));
}

bool StripperReader::takeLine()
{
    const auto line = lines_.line();
    if (line == u'{' && !isOpen_)
        return title_.isEmpty() ? open() : refuseUnknown();
    title_.clear();
    if (const auto *found = title())
        return takeTitle(*found);
    if (line.startsWith(u'}') && (isOpen_ || modify_))
        return close();
    if (isOpen_) {
        takePair();
        return true;
    }
    title_ = titleWord(line);
    titleLine_ = lines_.number();
    passOver();
    return true;
}

Result<EntityRules> StripperReader::read()
{
    while (lines_.next())
        if (!takeLine())
            return error_;
    if (isOpen_ || modify_) {
        neverClosed();
        return error_;
    }
    return rulesRead();
}

} // namespace

Result<EntityRules> readStripperRules(QStringView file) { return StripperReader(file).read(); }
