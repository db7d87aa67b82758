#include "core/entities/rulejson.h"

#include "core/entities/rulereaders.h"
#include "core/text.h"

namespace {

constexpr int mostDepth = 16;             // rules have four
constexpr quint32 mostValues = 1'000'000; // each takes many times the memory of its text

class JsonReader
{
public:
    explicit JsonReader(QStringView text) : text_(text) {}
    Result<RuleJson> read();

private:
    bool value(RuleJson &into, int depth);
    bool list(RuleJson &into, QChar end, int depth);
    bool string(QString &into);
    bool escape(QString &into);
    bool word(RuleJson &into);
    void skipSpace();
    bool takes(QChar c);
    bool fault(const QString &what);
    QChar at() const { return at_ < text_.size() ? text_[at_] : QChar(); }

    QStringView text_;
    qsizetype at_ = 0;
    quint32 line_ = 1, values_ = 0;
    Error error_;
};

bool JsonReader::fault(const QString &what)
{
    error_ = ruleError(line_, what);
    return false;
}

// Skips white space and // comments. Allows comments at the start of a line, as ripent.py does, and also after a value.
void JsonReader::skipSpace()
{
    while (at_ < text_.size()) {
        if (text_[at_] == u'/' && text_.sliced(at_).startsWith(u"//")) {
            const auto end = text_.indexOf(u'\n', at_);
            at_ = end < 0 ? text_.size() : end;
        } else if (text_[at_].isSpace()) {
            line_ += text_[at_] == u'\n';
            ++at_;
        } else {
            return;
        }
    }
}

bool JsonReader::takes(QChar c)
{
    skipSpace();
    if (at() != c || at_ >= text_.size())
        return false;
    ++at_;
    return true;
}

bool JsonReader::escape(QString &into)
{
    static constexpr QStringView letters = u"\"\\/bfnrt", meanings = u"\"\\/\b\f\n\r\t";
    const auto letter = at();
    ++at_;
    if (const auto found = letters.indexOf(letter); found >= 0) {
        into += meanings[found];
        return true;
    }
    bool isHex = false;
    const auto digits = letter == u'u' && at_ + 4 <= text_.size() ? text_.sliced(at_, 4) : QStringView();
    const auto code = digits.toUShort(&isHex, 16);
    if (!isHex)
        return fault(RuleText::tr("A backslash must be followed by one of \" \\ / b f n r t, or by u and four hex "
                                  "digits."));
    into += QChar(code);
    at_ += 4;
    return true;
}

bool JsonReader::string(QString &into)
{
    while (at_ < text_.size()) {
        const auto c = text_[at_++];
        if (c == u'"')
            return true;
        if (c.unicode() < 32)
            return fault(RuleText::tr("A string is not closed on its line."));
        if (c != u'\\')
            into += c;
        else if (!escape(into))
            return false;
    }
    return fault(RuleText::tr("A string is not closed on its line."));
}

bool JsonReader::word(RuleJson &into)
{
    const auto from = at_;
    while (at().isLetterOrNumber() || at() == u'-' || at() == u'+' || at() == u'.')
        ++at_;
    const auto found = text_.sliced(from, at_ - from);
    bool isNumber = false;
    if (found == u"true" || found == u"false" || found == u"null") {
        into.kind = found == u"true" ? RuleJson::True : found == u"false" ? RuleJson::False : RuleJson::Null;
        return true;
    }
    static_cast<void>(found.toDouble(&isNumber));
    into.kind = RuleJson::Number;
    into.text = found.toString();
    return isNumber || fault(RuleText::tr("Expected a value: a string in quotes, [ or {."));
}

bool JsonReader::list(RuleJson &into, QChar end, int depth)
{
    if (takes(end))
        return true;
    do {
        RuleJson item;
        if (end == u'}' && (!takes(u'"') || !string(item.name) || !takes(u':')))
            return !error_.what.isEmpty() ? false : fault(RuleText::tr("Expected a name in quotes and a colon."));
        if (!value(item, depth))
            return false;
        into.items.push_back(std::move(item));
    } while (takes(u','));
    return takes(end) || fault(RuleText::tr("Expected a comma or %1.").arg(end));
}

bool JsonReader::value(RuleJson &into, int depth)
{
    skipSpace();
    into.line = line_;
    if (depth == 0 || ++values_ > mostValues)
        return fault(RuleText::tr("The rules are too large or nested too deeply."));
    if (takes(u'"')) {
        into.kind = RuleJson::String;
        return string(into.text);
    }
    const bool isObject = at() == u'{';
    if (!isObject && at() != u'[')
        return word(into);
    ++at_;
    into.kind = isObject ? RuleJson::Object : RuleJson::Array;
    return list(into, isObject ? u'}' : u']', depth - 1);
}

Result<RuleJson> JsonReader::read()
{
    RuleJson root;
    if (!value(root, mostDepth))
        return error_;
    skipSpace();
    if (at_ < text_.size()) {
        fault(RuleText::tr("There is more text after the end of the rules."));
        return error_;
    }
    return root;
}

} // namespace

Result<RuleJson> readRuleJson(QStringView text) { return JsonReader(text).read(); }
