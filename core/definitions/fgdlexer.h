// The words, strings and signs of an FGD.
#pragma once

#include <QByteArrayView>

namespace bsp {

struct FgdToken {
    enum Kind { End, Word, String, Sign };
    Kind kind = End;
    QByteArrayView text; // of a string what stands between its quotes
    qsizetype at = 0;    // where it begins in the file
    bool isOpen = false; // a string that nothing closes in its line

    bool is(char sign) const { return kind == Sign && text.front() == sign; }
};

// What stands between a bracket and its counterpart; where that is missing, all up to where it was sought.
struct FgdBracket {
    QByteArrayView text;
    bool isOpen = false;
};

class FgdLexer
{
public:
    explicit FgdLexer(QByteArrayView text);

    const FgdToken &peek() const { return token_; }
    FgdToken next();
    // Whether the token that comes is the first of its line.
    bool beginsLine() const;
    // Whether a bracket comes that closes in its line and has a : or = behind it: Source 2's tags of a key, [ group="X" ] or
    // { enabled = true }, and no list of choices. It is sought in the next 1,000 bytes.
    bool beginsTags() const;
    // Leaves out the rest of the text.
    void end();
    // Goes on at the next line that begins with @.
    void skipToClass();
    // What is left of the line, up to a ] that closes what began in others.
    void skipLine();
    // Of the bracket that comes, ( [ or {. Its counterpart is sought up to the next line that begins with @, or in its own
    // line alone.
    FgdBracket skipBracket(bool inLine = false);

private:
    FgdToken read();
    FgdToken readString();
    void skipSpace();
    bool beginsComment() const;

    QByteArrayView text_;
    qsizetype at_ = 0;
    qsizetype lineEnd_ = -1; // of the line that the last string began in
    FgdToken token_;
};

} // namespace bsp
