// Readers of the three kinds of definition files. They are tolerant: what they do not understand they leave out, and say so.
#pragma once

#include "core/definitions/definitions.h"

#include <QCoreApplication>
#include <QHash>

#include <stop_token>

namespace bsp {

struct DefinitionText {
    Q_DECLARE_TR_FUNCTIONS(definitions)
};

// What was left out, and in which line; 0: it is about the whole file.
struct DefinitionNote {
    quint32 line = 0;
    QString text; // a whole sentence
};

struct DefinitionInclude {
    QString path; // as it is written
    quint32 line = 0;
};

// What one file says.
struct DefinitionFile {
    static constexpr size_t mostNotes = 1'000;   // more are counted
    static constexpr quint32 mostCounted = 100'000; // notes: what follows them is not read
    static constexpr size_t mostParts = 500'000; // classes, keys, choices and flags: the largest real files have 30,000

    std::vector<DefinedClass> classes;
    std::vector<DefinitionInclude> includes;
    std::vector<DefinitionNote> notes;
    quint32 noteCount = 0;
    size_t partCount = 0;
    bool isRefused = false; // it exceeds a bound, and nothing of it was read: the only note says which

    void note(quint32 line, const QString &text);
    // One more class, which begins in that line; the last that there is room for is noted.
    void add(DefinedClass made, quint32 line);
    bool isFull() const
    {
        return classes.size() >= Definitions::mostClasses || partCount >= mostParts || noteCount >= mostCounted;
    }
};

enum class DefinitionKind { Fgd, Quaked, RadiantXml, EntityText, Unknown };

// By its contents, up to a NUL at its end, since two of the kinds share endings with other files.
DefinitionKind kindOfDefinitions(QByteArrayView file);

// Whatever the bytes. What is no file of definitions has a note that says what it is instead. Takes linear time, and memory of
// a small multiple of the file's size. Stopped, it is what was read until then.
DefinitionFile readDefinitions(QByteArrayView file, std::stop_token stop = {});

DefinitionFile readFgd(QByteArrayView file, std::stop_token stop = {});
DefinitionFile readQuaked(QByteArrayView file, std::stop_token stop = {});
DefinitionFile readRadiantXml(QByteArrayView file, std::stop_token stop = {});

// Of one class, or of one of its keys; no real one has a third of it.
constexpr size_t mostKeys = 512, mostChoices = 1'024, mostFlags = 32, mostBases = 24;

// False where there was no more room.
bool addKey(DefinedClass &made, DefinedKey key);
bool addChoice(DefinedKey &key, DefinedChoice choice);

// The keys of a class by their names, in any case: finding one takes constant time. They are added here alone meanwhile.
class KeysByName
{
public:
    explicit KeysByName(DefinedClass &made);
    // Null: there is none.
    DefinedKey *find(QByteArrayView name);
    // Null: there is no more room.
    DefinedKey *add(DefinedKey key);

private:
    DefinedClass &made_;
    QHash<QByteArray, size_t> places_; // by names in lower case
};

// A file's text: UTF-8 where all of it is that, else Windows' code page 1252.
class DefinitionDecoder
{
public:
    explicit DefinitionDecoder(QByteArrayView file) : isUtf8_(file.isValidUtf8()) {}
    QString operator()(QByteArrayView text) const;

private:
    bool isUtf8_;
};

// What the values of a key are, by the word that a file has for it; nothing: the word is unknown.
std::optional<ValueKind> kindOfWord(QByteArrayView word);
// "0 .5 .8" or "0 128 204": strengths to 1 or to 255.
std::optional<QRgb> definedColor(QByteArrayView numbers);
// The last path between quotes in an expression of TrenchBroom's, which is the one where none of its conditions holds.
QByteArray pathIn(QByteArrayView expression);
// Six numbers, however they are parted; three: a box of that size around the origin.
std::optional<std::array<Point, 2>> definedBox(QByteArrayView numbers);
// Of a line's number in a text: counted from where it was counted last, so that a whole file costs one pass.
class LineCounter
{
public:
    explicit LineCounter(QByteArrayView text) : text_(text) {}
    quint32 lineAt(qsizetype at);

private:
    QByteArrayView text_;
    qsizetype counted_ = 0;
    quint32 line_ = 1;
};

} // namespace bsp
