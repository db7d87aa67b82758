#include "core/map/textcode.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace {

constexpr char32_t strayBytes = 0xef00; // plus the byte
constexpr char32_t firstStray = strayBytes + 0x80, lastStray = strayBytes + 0xff;
constexpr qsizetype mostUnfit = 5; // characters that unfit() returns

struct CodeText {
    Q_DECLARE_TR_FUNCTIONS(TextCode)
};

bool isStray(char32_t c) { return c >= firstStray && c <= lastStray; }

// Returns whether text editors keep the character unchanged, and it does not represent a stray byte.
bool isShownAsItself(char32_t c)
{
    return !isStray(c) && c != 0x2028 && c != 0x2029 && c != 0xfffc && (c < 0xfdd0 || c > 0xfdef) && (c & 0xfffe) != 0xfffe;
}

// Returns the length in bytes of the character that this byte begins, and the least code point of that length. A length of 1:
// the byte begins none.
std::pair<int, char32_t> lengthFrom(uchar lead)
{
    if (lead >= 0xc2 && lead <= 0xdf)
        return {2, 0x80};
    if (lead >= 0xe0 && lead <= 0xef)
        return {3, 0x800};
    return lead >= 0xf0 && lead <= 0xf4 ? std::pair(4, char32_t(0x10000)) : std::pair(1, char32_t(0));
}

CodedCharacter utf8At(QByteArrayView text, qsizetype at)
{
    const auto lead = static_cast<uchar>(text[at]);
    if (lead < 0x80)
        return {lead};
    const CodedCharacter stray{strayBytes + lead};
    const auto [length, least] = lengthFrom(lead);
    if (length == 1 || at + length > text.size())
        return stray;
    auto value = static_cast<char32_t>(lead & (0x7f >> length));
    for (int i = 1; i < length; ++i) {
        if (!isContinuation(text[at + i]))
            return stray;
        value = value << 6 | (static_cast<uchar>(text[at + i]) & 0x3f);
    }
    const bool isValid = value >= least && value <= 0x10ffff && !QChar::isSurrogate(value);
    return isValid && isShownAsItself(value) ? CodedCharacter{value, length} : stray;
}

struct TextCharacter {
    char32_t value = 0;
    int units = 1;
};

// Returns the character at `at`; an unpaired surrogate unchanged.
TextCharacter characterOf(QStringView text, qsizetype at)
{
    const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return isPair ? TextCharacter{QChar::surrogateToUcs4(text[at], text[at + 1]), 2} : TextCharacter{text[at].unicode()};
}

bool fits(char32_t c, TextCode code)
{
    if (c == 0)
        return false;
    return code == TextCode::Latin1 ? c < 0x100 : isStray(c) || (!QChar::isSurrogate(c) && isShownAsItself(c));
}

void append(QByteArray &bytes, char32_t c, TextCode code)
{
    const auto add = [&bytes](char32_t byte) { bytes += static_cast<char>(static_cast<uchar>(byte)); };
    const auto addRest = [&add, c](int count) {
        while (count-- > 0)
            add(0x80 | ((c >> (6 * count)) & 0x3f));
    };
    if (code == TextCode::Latin1 || c < 0x80 || isStray(c)) {
        add(c & 0xff);
    } else if (c < 0x800) {
        add(0xc0 | c >> 6);
        addRest(1);
    } else if (c < 0x10000) {
        add(0xe0 | c >> 12);
        addRest(2);
    } else {
        add(0xf0 | c >> 18);
        addRest(3);
    }
}

} // namespace

bool isAscii(QByteArrayView text)
{
    qsizetype at = 0;
    for (quint64 word = 0; at + 8 <= text.size(); at += 8) { // every edit checks the whole text, which may be large
        std::memcpy(&word, text.data() + at, 8);
        if (word & 0x8080808080808080)
            return false;
    }
    return std::ranges::none_of(text.sliced(at), [](char c) { return static_cast<uchar>(c) > 127; });
}

TextCode textCodeOf(QByteArrayView text) { return !isAscii(text) && text.isValidUtf8() ? TextCode::Utf8 : TextCode::Latin1; }
QString nameOf(TextCode code) { return code == TextCode::Utf8 ? u"UTF-8"_s : u"Latin-1"_s; }

CodedCharacter characterAt(QByteArrayView text, qsizetype at, TextCode code)
{
    return code == TextCode::Utf8 ? utf8At(text, at) : CodedCharacter{static_cast<uchar>(text[at])};
}

CodedCharacter characterBefore(QByteArrayView text, qsizetype end, TextCode code)
{
    const auto before = text.first(end);
    const auto most = code == TextCode::Utf8 ? std::min<qsizetype>(4, end) : 1;
    for (int bytes = 2; bytes <= most && isContinuation(text[end - bytes + 1]); ++bytes)
        if (const auto found = utf8At(before, end - bytes); found.bytes == bytes)
            return found;
    return characterAt(before, end - 1, code);
}

QString toText(QByteArrayView bytes, TextCode code)
{
    if (code == TextCode::Latin1 || isAscii(bytes))
        return QString::fromLatin1(bytes);
    QString text;
    text.reserve(bytes.size());
    for (qsizetype at = 0; at < bytes.size();) {
        const auto [value, length] = utf8At(bytes, at);
        text.append(QChar::fromUcs4(value));
        at += length;
    }
    return text;
}

Result<QByteArray> toBytes(QStringView text, TextCode code)
{
    if (const auto wrong = unfit(text, code); !wrong.isEmpty())
        return Error{CodeText::tr("%1 cannot be written: the encoding of the entity text, %2, does not have this character.")
                         .arg(characterOf(wrong, 0).units == 2 ? wrong.first(2) : wrong.first(1), nameOf(code))};
    return toBytes(text, code, '\0');
}

QByteArray toBytes(QStringView text, TextCode code, char instead)
{
    QByteArray bytes;
    bytes.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const auto [value, units] = characterOf(text, at);
        if (fits(value, code))
            append(bytes, value, code);
        else
            bytes += instead;
        at += units;
    }
    return bytes;
}

QString unfit(QStringView text, TextCode code)
{
    QString all;
    qsizetype count = 0;
    for (qsizetype at = 0; at < text.size() && count < mostUnfit;) {
        const auto [value, units] = characterOf(text, at);
        if (!fits(value, code)) {
            all += text.sliced(at, units);
            ++count;
        }
        at += units;
    }
    return all;
}
