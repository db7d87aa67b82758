// The words of a shader script, parted by white space; in quotes they are one. // and /* */ begin comments.
#pragma once

#include <QByteArrayView>
#include <QString>

#include <algorithm>
#include <utility>

struct ShaderWord {
    QByteArrayView bytes;
    int line = 0;          // 0: the script has ended
    bool isQuoted = false; // a brace in quotes is a name
    qsizetype at = 0;      // its first byte

    // As much of it as the engine reads (MAX_TOKEN_CHARS of q_shared.h; COM_ParseExt()).
    QString text() const { return QString::fromLatin1(bytes.first(std::min<qsizetype>(bytes.size(), 1023))); }
    bool isEnd() const { return line == 0; }
    // Where a keyword or a shader's name may stand, all that begins with a brace is one.
    bool begins(char brace) const { return !isQuoted && bytes.startsWith(brace); }
    bool beginsWithBrace() const { return begins('{') || begins('}'); }
    // Among parameters, words with braces are names, as textures/fences/{iron.tga.
    bool isBrace() const { return bytes.size() == 1 && beginsWithBrace(); }
};

// Keeps the view.
class ShaderWords
{
public:
    explicit ShaderWords(QByteArrayView text) : text_(text) { next_ = read(); }

    const ShaderWord &peek() const { return next_; }
    ShaderWord take() { return std::exchange(next_, read()); }
    // The brace that the next word begins with; what is glued behind it is the next word then.
    ShaderWord takeBrace()
    {
        const ShaderWord brace{next_.bytes.first(1), next_.line};
        at_ = next_.at + 1;
        line_ = next_.line;
        next_ = read();
        return brace;
    }

private:
    void skip();
    ShaderWord read();
    bool startsWith(QByteArrayView what) const { return text_.sliced(at_).startsWith(what); }

    QByteArrayView text_;
    qsizetype at_ = 0;
    qsizetype end_ = 0; // of the last unquoted word: what begins in it ends there, and is not searched again
    int line_ = 1;
    ShaderWord next_;
};
