// Splits an FGD into words, strings and punctuation signs.
#pragma once

#include <QByteArrayView>

namespace bsp {

struct FgdToken {
    enum Kind { End, Word, String, Sign };
    Kind kind = End;
    QByteArrayView text; // of a string, the part between its quotes
    qsizetype at = 0;    // its offset in the file
    bool isOpen = false; // a string that is not closed on its line

    bool is(char sign) const { return kind == Sign && text.front() == sign; }
};

// The text between a bracket and its counterpart or, if that is missing, all of the text searched for it.
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
    // Returns whether the next token is the first on its line.
    bool beginsLine() const;
    // Returns whether the next token is a bracket that closes on its line, within 1,000 bytes, with a : or = behind it.
    // Such brackets are Source 2's tags of a key, [ group="X" ] or { enabled = true }, not a list of choices.
    bool beginsTags() const;
    // Skips the rest of the text.
    void end();
    // Skips to the next word that begins with @.
    void skipToClass();
    // Skips the rest of the line, up to a ] that closes a bracket opened earlier.
    void skipLine();
    // Skips the bracket that comes next, ( [ or {, and returns its contents. Searches for its counterpart up to the next
    // line that begins with @, or only on its own line.
    FgdBracket skipBracket(bool inLine = false);

private:
    FgdToken read();
    FgdToken readString();
    void skipSpace();
    bool beginsComment() const;

    QByteArrayView text_;
    qsizetype at_ = 0;
    qsizetype lineEnd_ = -1; // of the line on which the last string began
    FgdToken token_;
};

} // namespace bsp
