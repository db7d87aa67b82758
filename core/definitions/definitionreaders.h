// Readers of the three kinds of definition files. They are tolerant: they skip what they do not understand, and note it.
#pragma once

#include "core/definitions/definitions.h"

#include <QCoreApplication>
#include <QHash>

#include <stop_token>

namespace bsp {

struct DefinitionText {
    Q_DECLARE_TR_FUNCTIONS(definitions)
};

// A note about something skipped, and its line; 0: about the whole file.
struct DefinitionNote {
    quint32 line = 0;
    QString text; // a whole sentence
};

struct DefinitionInclude {
    QString path; // as written
    quint32 line = 0;
};

// The contents of one file.
struct DefinitionFile {
    static constexpr size_t mostNotes = 1'000;      // further ones are only counted
    static constexpr quint32 mostCounted = 100'000; // notes; the rest of the file is not read
    static constexpr size_t mostParts = 500'000;    // classes, keys, choices and flags; the largest real files have 30,000

    std::vector<DefinedClass> classes;
    std::vector<DefinitionInclude> includes;
    std::vector<DefinitionNote> notes;
    quint32 noteCount = 0;
    size_t partCount = 0;
    bool isRefused = false; // it exceeds a limit and was not read; the only note says which

    void note(quint32 line, const QString &text);
    // Adds a class that begins on this line. Adds a note if there is no room for further ones.
    void add(DefinedClass made, quint32 line);
    bool isFull() const
    {
        return classes.size() >= Definitions::mostClasses || partCount >= mostParts || noteCount >= mostCounted;
    }
};

enum class DefinitionKind { Fgd, Quaked, RadiantXml, EntityText, Unknown };

// Recognises the kind by the contents, not by the extension, since two of the kinds share theirs with other files. Ignores
// NULs at the end.
DefinitionKind kindOfDefinitions(QByteArrayView file);

// Reads any bytes. If they are not definitions, a note says what they are instead. Takes linear time, and memory of a small
// multiple of the file's size. If stopped, returns what it has read so far.
DefinitionFile readDefinitions(QByteArrayView file, std::stop_token stop = {});

DefinitionFile readFgd(QByteArrayView file, std::stop_token stop = {});
DefinitionFile readQuaked(QByteArrayView file, std::stop_token stop = {});
DefinitionFile readRadiantXml(QByteArrayView file, std::stop_token stop = {});
// Splits the text of a class in .def files and in Radiant's XML into the class's help, its keys and the help of its flags,
// which must exist already.
void readClassText(const QString &text, DefinedClass &made);

// Limits for a class or one of its keys; no real one reaches a third.
constexpr size_t mostKeys = 512, mostChoices = 1'024, mostFlags = 32, mostBases = 24;

// Return false if there was no room.
bool addKey(DefinedClass &made, DefinedKey key);
bool addChoice(DefinedKey &key, DefinedChoice choice);

// Finds the keys of a class by name, in any case, in constant time. Keys must not be added in any other way meanwhile.
class KeysByName
{
public:
    explicit KeysByName(DefinedClass &made);
    // Returns null if there is none.
    DefinedKey *find(QByteArrayView name);
    // Returns null if there is no room.
    DefinedKey *add(DefinedKey key);

private:
    DefinedClass &made_;
    QHash<QByteArray, size_t> places_; // by lower-case name
};

// Decodes a file's text: as UTF-8 if the whole file is valid, else as Windows' code page 1252.
class DefinitionDecoder
{
public:
    explicit DefinitionDecoder(QByteArrayView file) : isUtf8_(file.isValidUtf8()) {}
    QString operator()(QByteArrayView text) const;

private:
    bool isUtf8_;
};

// Returns the kind of a key's values for a file's type word; nothing if the word is unknown.
std::optional<ValueKind> kindOfWord(QByteArrayView word);
// Reads a colour with components up to 1 ("0 .5 .8") or up to 255 ("0 128 204").
std::optional<QRgb> definedColor(QByteArrayView numbers);
// Returns the last quoted path in one of TrenchBroom's expressions: the one used if no condition holds.
QByteArray pathIn(QByteArrayView expression);
// Reads six numbers with any separators; three are the size of a box around the origin.
std::optional<std::array<Point, 2>> definedBox(QByteArrayView numbers);
// Finds line numbers in a text. Continues to count from the last position, so that a whole file takes one pass.
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
