#include "core/query/parsedfilter.h"

#include "core/query/filtertest.h"

#include <QRegularExpression>

#include <utility>

using namespace Qt::StringLiterals;

namespace {

void addKeyNames(QStringList &names, const ParsedFilter::Node &node)
{
    static const QRegularExpression key(u"\\A[A-Za-z_][^\\s\"!<>=~:|&()]*\\z"_s);
    if (node.kind == ParsedFilter::Node::One && !node.term.isWord() && key.match(node.term.text.name).hasMatch())
        names.append(node.term.text.name);
    for (const auto &part : node.parts)
        addKeyNames(names, part);
}

} // namespace

// Parses the grammar: alternatives of terms and of alternatives in parentheses.
class FilterParser
{
public:
    explicit FilterParser(const QString &text) : text_(text) {}

    ParsedFilter parse()
    {
        ParsedFilter filter;
        filter.text_ = text_;
        filter.root_ = std::make_shared<const Node>(alternatives());
        filter.fault_ = fault_;
        filter.structureFault_ = structureFault_;
        return filter;
    }

private:
    using Node = ParsedFilter::Node;
    using Term = ParsedFilter::Term;

    bool isAtEnd() const { return at_ >= text_.size(); }
    QChar charAt(qsizetype at) const { return at < text_.size() ? text_[at] : QChar(); }

    void skipSpace() { at_ = behindSpace(at_); }
    qsizetype behindSpace(qsizetype at) const
    {
        while (charAt(at).isSpace())
            ++at;
        return at;
    }

    void fail(const FilterFault &fault)
    {
        if (!fault_)
            fault_ = fault;
    }

    // Keeps the first fault of a term.
    void fail(Term &term, const FilterFault &fault)
    {
        if (!term.fault)
            term.fault = fault;
        fail(fault);
    }

    // Reports a fault in how the terms are combined: nothing after it is read.
    void stop(qsizetype position, const QString &what)
    {
        structureFault_ = FilterFault{position, 1, what};
        fail(*structureFault_);
    }

    // Reads alternatives up to the end, or to the parenthesis that closes the group.
    Node alternatives()
    {
        Node any{.kind = Node::Any};
        qsizetype bar = -1;
        for (skipSpace(); !structureFault_; skipSpace()) {
            const auto start = at_;
            auto all = terms();
            if (at_ == start) {
                if (isAtBar())
                    stop(at_, FilterText::tr("There is nothing before this |."));
                else if (bar >= 0)
                    stop(bar, FilterText::tr("There is nothing after the last |."));
                break;
            }
            if (!all.parts.empty())
                any.parts.push_back(std::move(all));
            bar = at_;
            if (!takeBar())
                break;
        }
        return any;
    }

    Node terms()
    {
        Node all{.kind = Node::All};
        bool isFirst = true;
        for (skipSpace(); !structureFault_ && !isAtEnd() && !isAtBar() && !closes(at_); skipSpace()) {
            if (!isFirst && takeJoint(u"&&"_s, u"and"_s))
                continue;
            if (!isFirst && joins(u"or"_s))
                break;
            isFirst = false;
            all.parts.push_back(part());
        }
        return all;
    }

    bool isAtBar() const { return charAt(at_) == u'|'; }

    bool takeBar()
    {
        if (isAtBar()) {
            at_ += charAt(at_ + 1) == u'|' ? 2 : 1;
            return true;
        }
        return takeJoint({}, u"or"_s);
    }

    // Returns whether the word is here, between two terms, and not a term itself.
    bool joins(const QString &word) const
    {
        const auto end = at_ + word.size();
        if (text_.mid(at_, word.size()).compare(word, Qt::CaseInsensitive) != 0 || !charAt(end).isSpace())
            return false;
        const auto next = behindSpace(end);
        return next < text_.size() && text_[next] != u'|' && !isOperator(next) && !closes(next);
    }

    bool takeJoint(const QString &sign, const QString &word)
    {
        const bool isSign = !sign.isEmpty() && text_.mid(at_, sign.size()) == sign;
        if (!isSign && !joins(word))
            return false;
        at_ += isSign ? sign.size() : word.size();
        return true;
    }

    bool closes(qsizetype at) const { return depth_ > 0 && charAt(at) == u')'; }

    // Returns the parenthesis that closes the one at `open`; -1 if there is none, or nothing in between: then it is an
    // ordinary character.
    qsizetype closing(qsizetype open) const
    {
        int depth = 0;
        bool isQuoted = false;
        for (auto at = open; at < text_.size(); ++at) {
            isQuoted = isQuoted != (text_[at] == u'"');
            if (!isQuoted)
                depth += text_[at] == u'(' ? 1 : text_[at] == u')' ? -1 : 0;
            if (depth == 0)
                return text_.mid(open + 1, at - open - 1).trimmed().isEmpty() ? -1 : at;
        }
        return -1;
    }

    // Reads a term, or several in parentheses.
    Node part()
    {
        const bool negated = charAt(at_) == u'!';
        const auto open = at_ + negated;
        if (charAt(open) != u'(' || closing(open) < 0 || depth_ >= deepest)
            return {.kind = Node::One, .term = term()};
        const auto start = std::exchange(at_, open + 1);
        ++depth_;
        negations_ += negated;
        auto inside = alternatives();
        negations_ -= negated;
        --depth_;
        if (charAt(at_) == u')')
            ++at_;
        inside.negated = negated;
        inside.position = start;
        inside.length = at_ - start;
        return inside;
    }

    // Reads a word up to a space, a |, the end of a group or, if `name`, an operator; in quotes, anything is part of it.
    QString word(bool name, Term &term)
    {
        if (charAt(at_) == u'"') {
            const auto start = at_++;
            const auto end = text_.indexOf(u'"', at_);
            if (end < 0)
                fail(term, {start, text_.size() - start, FilterText::tr("This quote is never closed.")});
            const auto inside = text_.mid(at_, end < 0 ? -1 : end - at_);
            at_ = end < 0 ? text_.size() : end + 1;
            return inside;
        }
        const auto start = at_;
        if (!name && isListOfChoices(at_)) {
            at_ = text_.indexOf(u')', at_) + 1;
            return text_.mid(start, at_ - start);
        }
        for (int open = 0; !isAtEnd() && !text_[at_].isSpace() && !isAtBar() && !(name && isOperator(at_)); ++at_) {
            if (open == 0 && closes(at_))
                break;
            open += text_[at_] == u'(' ? 1 : text_[at_] == u')' && open > 0 ? -1 : 0;
        }
        return text_.mid(start, at_ - start);
    }

    // Refuses a parenthesis without its partner in a word that begins at `start` and ends here.
    void checkParentheses(Term &term, qsizetype start)
    {
        QList<qsizetype> open;
        for (auto at = start; at < at_; ++at) {
            if (text_[at] == u'(')
                open.append(at);
            else if (text_[at] == u')' && open.isEmpty())
                return fail(
                    term, {at, 1, FilterText::tr("There is no ( before this parenthesis. Put text with parentheses in quotes.")});
            else if (text_[at] == u')')
                open.removeLast();
        }
        if (!open.isEmpty())
            fail(term,
                 {open.first(), 1, FilterText::tr("This parenthesis is never closed. Put text with parentheses in quotes.")});
    }

    // Refuses words of other languages of filters, and those that join terms where there is none.
    void checkKeyword(Term &term)
    {
        const auto word = term.text.value.toLower();
        const bool isJoint = word == u"and" || word == u"or", isNot = word == u"not";
        if (!isJoint && !isNot && word != u"like")
            return;
        const auto why = isJoint ? FilterText::tr("There is no term before or after this %1.")
                         : isNot ? FilterText::tr("To negate a term, put a ! before it instead of %1.")
                                 : FilterText::tr("To search a column, put a ~ after its name instead of %1: texture~sky.");
        fail(term, {term.text.nameAt, word.size(),
                    why.arg(term.text.value) + u' ' + FilterText::tr("To search for the word, put it in quotes.")});
    }

    // Returns whether the value that begins here is of the form (a|b), without a space, and ends there.
    bool isListOfChoices(qsizetype at) const
    {
        static const QRegularExpression list(u"\\G\\([^\\s()|\"]+(?:\\|[^\\s()|\"]+)+\\)(?=[\\s|)]|$)"_s);
        return list.match(text_, at).hasMatch();
    }

    bool isOperator(qsizetype at) const
    {
        const auto c = charAt(at);
        return !c.isNull() && (u"=~:<>"_s.contains(c) || (c == u'!' && charAt(at + 1) == u'='));
    }

    // Moves to an operator here or after spaces. Returns whether there is one.
    bool findOperator()
    {
        const auto next = behindSpace(at_);
        if (!isOperator(next))
            return false;
        at_ = next;
        return true;
    }

    QString takeOperator()
    {
        for (const auto &op : {u"!="_s, u">="_s, u"<="_s, u"=="_s})
            if (text_.mid(at_, 2) == op) {
                at_ += 2;
                return op == u"==" ? u"="_s : op;
            }
        return text_.mid(at_++, 1);
    }

    // Skips spaces before a value, unless they are followed by what looks like another term.
    void skipToValue(Term &term)
    {
        const auto before = at_;
        skipSpace();
        if (at_ == before || charAt(at_) == u'"')
            return;
        const auto value = at_;
        word(true, term); // in no quotes
        at_ = isOperator(at_) ? before : value;
    }

    Term term()
    {
        Term result{.position = at_, .isInNegation = negations_ > 0};
        if (charAt(at_) == u'!') {
            result.negated = true;
            ++at_;
        }
        auto &text = result.text;
        text.nameAt = at_;
        const bool quoted = charAt(at_) == u'"';
        text.name = word(true, result);
        text.nameLength = at_ - text.nameAt;
        if (!quoted)
            checkParentheses(result, text.nameAt);
        if (quoted || (text.name.isEmpty() && !isOperator(at_)) || !findOperator()) {
            if (text.name.isEmpty() && !quoted)
                fail(result, {result.position, 1, FilterText::tr("There is nothing after this !.")});
            text.value = std::exchange(text.name, {});
            text.isQuoted = quoted;
            if (!quoted)
                checkKeyword(result);
        } else {
            readValue(result);
        }
        result.length = at_ - result.position;
        return result;
    }

    void readValue(Term &term)
    {
        auto &text = term.text;
        text.op = takeOperator();
        const auto operatorEnd = at_;
        skipToValue(term);
        text.valueAt = at_;
        text.isQuoted = charAt(at_) == u'"';
        if (text.op == u"~" && isListOfChoices(at_))
            term.choices = text_.sliced(at_ + 1, text_.indexOf(u')', at_) - at_ - 1).split(u'|');
        text.value = word(false, term);
        text.valueLength = at_ - text.valueAt;
        if (!text.isQuoted)
            checkParentheses(term, text.valueAt);
        if (text.name.isEmpty())
            fail(term, {text.nameAt, at_ - text.nameAt, FilterText::tr("There is no column name before %1.").arg(text.op)});
        else if (text.value.isEmpty() && !text.isQuoted)
            fail(term, {text.nameAt, operatorEnd - text.nameAt, FilterText::tr("There is no value after %1.").arg(text.op)});
    }

    static constexpr int deepest = 100; // nested parentheses; further ones are ordinary characters

    const QString &text_;
    qsizetype at_ = 0;
    int depth_ = 0, negations_ = 0;
    std::optional<FilterFault> fault_, structureFault_;
};

ParsedFilter ParsedFilter::parse(const QString &text) { return FilterParser(text).parse(); }

const ParsedFilter::Node &ParsedFilter::root() const
{
    static const Node nothing;
    return root_ ? *root_ : nothing;
}

QStringList ParsedFilter::keyNames() const
{
    QStringList names;
    addKeyNames(names, root());
    names.removeDuplicates();
    return names;
}
