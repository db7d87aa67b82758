// The words of a shader script, separated by white space; quotes join words. // and /* */ begin comments.
#pragma once

#include <QByteArrayView>
#include <QString>

#include <algorithm>
#include <utility>

struct ShaderWord {
    QByteArrayView bytes;
    int line = 0;          // 0: end of the script
    bool isQuoted = false; // a brace in quotes is a name
    qsizetype at = 0;      // offset of its first byte

    // Returns the part of the word that the engine keeps (MAX_TOKEN_CHARS of q_shared.h; COM_ParseExt()).
    QString text() const { return QString::fromLatin1(bytes.first(std::min<qsizetype>(bytes.size(), 1023))); }
    bool isEnd() const { return line == 0; }
    // Returns whether the word is this brace. Where a keyword or a shader's name is due, any word that begins with it is.
    bool begins(char brace) const { return !isQuoted && bytes.startsWith(brace); }
    bool beginsWithBrace() const { return begins('{') || begins('}'); }
    // Returns whether the word is a brace among parameters, where a longer word is a name, such as textures/fences/{iron.tga.
    bool isBrace() const { return bytes.size() == 1 && beginsWithBrace(); }
};

// Takes the words of a text one by one. The text must outlive it.
class ShaderWords
{
public:
    // Begins at the byte `at`, which is in the line `line`.
    explicit ShaderWords(QByteArrayView text, qsizetype at = 0, int line = 1) : text_(text), at_(at), line_(line)
    {
        next_ = read();
    }

    const ShaderWord &peek() const { return next_; }
    ShaderWord take() { return std::exchange(next_, read()); }
    // Takes the brace that the next word begins with; any text attached to it becomes the next word.
    ShaderWord takeBrace()
    {
        const ShaderWord brace{next_.bytes.first(1), next_.line};
        at_ = next_.at + 1;
        line_ = next_.line;
        next_ = read();
        return brace;
    }

    // Takes the next word and the others on its line. Takes nothing and returns false if a brace, a quote or a comment may be
    // among them, which only take() tells apart.
    bool takePlainLine();

private:
    void skip();
    ShaderWord read();
    bool startsWith(QByteArrayView what) const { return text_.sliced(at_).startsWith(what); }

    QByteArrayView text_;
    qsizetype at_ = 0;
    qsizetype end_ = 0; // of the last unquoted word; a later word that begins before it also ends here, which saves a search
    int line_ = 1;
    ShaderWord next_;
};
