#include "core/cells/tablerows.h"

#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

struct TableRowsText {
    Q_DECLARE_TR_FUNCTIONS(tablerows)
};

constexpr QByteArrayView byteOrderMark = "\xef\xbb\xbf";

QByteArrayView withoutMark(QByteArrayView text)
{
    return text.startsWith(byteOrderMark) ? text.sliced(byteOrderMark.size()) : text;
}

// Decodes the escapes of a JSON string to UTF-8. Returns false for escapes that JSON does not have.
bool unescape(QByteArrayView escaped, QByteArray &to)
{
    static constexpr QByteArrayView letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
    constexpr qsizetype digits = 4;
    QString units; // of a run of \u escapes, since two of them may be one character
    const auto flush = [&] {
        to += units.toUtf8();
        units.clear();
    };
    while (!escaped.isEmpty()) {
        const auto plain = escaped.indexOf('\\');
        if (plain != 0) {
            flush();
            to += escaped.first(plain < 0 ? escaped.size() : plain);
            escaped = escaped.sliced(plain < 0 ? escaped.size() : plain);
            continue;
        }
        if (escaped.size() < 2)
            return false;
        const auto letter = letters.indexOf(escaped[1]);
        if (letter >= 0) {
            flush();
            to += meanings[letter];
            escaped = escaped.sliced(2);
            continue;
        }
        bool isHex = escaped[1] == 'u' && escaped.size() >= 2 + digits;
        const auto unit = isHex ? escaped.sliced(2, digits).toUShort(&isHex, 16) : ushort();
        if (!isHex)
            return false;
        units += QChar(unit);
        escaped = escaped.sliced(2 + digits);
    }
    flush();
    return true;
}

} // namespace

CsvRows::CsvRows(QByteArrayView text) : rest_(withoutMark(text)) {}

bool CsvRows::fail(const QString &error)
{
    error_ = error;
    return false;
}

QByteArrayView CsvRows::cell(size_t at) const
{
    const auto begin = at == 0 ? 0 : ends_[at - 1];
    return QByteArrayView(row_).sliced(begin, ends_[at] - begin);
}

bool CsvRows::next()
{
    row_.resize(0);
    ends_.clear();
    if (rest_.isEmpty() || !error_.isEmpty())
        return false;
    rowLine_ = line_;
    for (;;) {
        if (!readCell())
            return false;
        ends_.push_back(row_.size());
        if (rest_.startsWith("\r\n"))
            rest_ = rest_.sliced(1);
        if (rest_.isEmpty())
            return fail(TableRowsText::tr("Line %1 has no line end; the file may have been cut off.").arg(numberText(line_)));
        const char end = rest_.front();
        if (end != ',' && end != '\n')
            return fail(TableRowsText::tr("Line %1: a comma or a line end must follow cell %2.")
                            .arg(numberText(line_), numberText(ends_.size())));
        rest_ = rest_.sliced(1);
        if (end == ',')
            continue;
        ++line_;
        return true;
    }
}

bool CsvRows::readCell()
{
    if (!rest_.startsWith('"')) {
        const auto end = std::ranges::find_if(rest_, [](char c) { return c == ',' || c == '\n' || c == '\r'; });
        row_ += rest_.first(end - rest_.begin());
        rest_ = rest_.sliced(end - rest_.begin());
        return true;
    }
    const auto begin = line_;
    for (;;) {
        rest_ = rest_.sliced(1); // the opening quote, or the second of two, which stand for one
        const auto quote = rest_.indexOf('"');
        if (quote < 0)
            return fail(TableRowsText::tr("Line %1: the quote that opens cell %2 is not closed; the file may have been cut off.")
                            .arg(numberText(begin), numberText(ends_.size() + 1)));
        const auto part = rest_.first(quote);
        line_ += part.count('\n');
        row_ += part;
        rest_ = rest_.sliced(quote + 1);
        if (!rest_.startsWith('"'))
            return true;
        row_ += '"';
    }
}

JsonRows::JsonRows(QByteArrayView text) : rest_(withoutMark(text))
{
    isNamed_ = take('{');
    if ((isNamed_ && (!readString(name_) || !take(':'))) || !take('['))
        fail();
}

bool JsonRows::fail()
{
    if (error_.isEmpty())
        error_ = TableRowsText::tr("Line %1: expected an array of objects with a number or a text for each column; the file may "
                                   "have been cut off.")
                     .arg(numberText(line_));
    return false;
}

void JsonRows::skipBlanks()
{
    while (!rest_.isEmpty() && QByteArrayView(" \t\r\n").contains(rest_.front())) {
        line_ += rest_.front() == '\n' ? 1 : 0;
        rest_ = rest_.sliced(1);
    }
}

// Skips blanks, then the character. Returns false if another one is there.
bool JsonRows::take(char c)
{
    skipBlanks();
    if (!rest_.startsWith(c))
        return false;
    rest_ = rest_.sliced(1);
    return true;
}

bool JsonRows::next()
{
    if (!error_.isEmpty())
        return false;
    if (isFirst_ ? take(']') : !take(',')) {
        const bool isClosed = isFirst_ || take(']');
        if (!isClosed || (isNamed_ && !take('}')))
            return fail();
        skipBlanks();
        return rest_.isEmpty() ? false : fail();
    }
    isFirst_ = false;
    members_.clear();
    if (!take('{'))
        return fail();
    do {
        auto &member = members_.emplace_back();
        if (!readString(member.name) || !take(':') || !readValue(member))
            return fail();
    } while (take(','));
    return take('}') || fail();
}

bool JsonRows::readString(QByteArray &to)
{
    if (!take('"'))
        return false;
    qsizetype end = 0;
    while (end < rest_.size() && rest_[end] != '"')
        end += rest_[end] == '\\' ? 2 : 1;
    if (end >= rest_.size() || !unescape(rest_.first(end), to))
        return false;
    rest_ = rest_.sliced(end + 1);
    return true;
}

bool JsonRows::readValue(Member &member)
{
    if (readString(member.text)) // skips blanks in any case
        return true;
    const auto end = std::ranges::find_if(rest_, [](char c) { return QByteArrayView(",]} \t\r\n").contains(c); });
    member.text = rest_.first(end - rest_.begin()).toByteArray();
    member.isNull = member.text == "null";
    rest_ = rest_.sliced(member.text.size());
    return member.isNull || member.text.startsWith('-')
           || (!member.text.isEmpty() && member.text[0] >= '0' && member.text[0] <= '9');
}
