// Keeps what an editor shows the same as the entity text of a Document. What is typed becomes edits of the Document;
// what is edited elsewhere, or taken back, reaches the editor as the same small splices.
//
// The bytes are the truth. The editor's text is read block by block, never by toPlainText(), which turns 0xA0 into a
// blank. Where the editor cannot have meant the bytes that its change makes - one that brings a CR and an LF together
// makes them one line end - it is brought back to show the bytes.
#pragma once

#include "core/document/document.h"
#include "core/entities/textlines.h"

class QTextDocument;

class TextSync : public QObject
{
    Q_OBJECT
public:
    // Fills `shown`, whose own undo it switches off. Nobody else may change it but as its user's doing.
    TextSync(QTextDocument *shown, Document *document, QObject *parent);

    // To be called with every change of the Document's entities. Returns the byte behind what changed, for a cursor; -1
    // when the change came from here.
    qsizetype follow(const Splices &splices);

    const QByteArray &bytes() const { return bytes_; }
    TextCode code() const { return lines_.code(); }
    // False while a change is on its way: places in the editor are then not places in the bytes.
    bool isAtRest() const { return !isNoted_ && !isPutting_; }
    qsizetype byteAt(int position) const { return lines_.byteAt(position); }
    int positionAt(qsizetype offset) const { return static_cast<int>(lines_.characterAt(offset)); }

signals:
    void edited(); // what the user changed is in the Document

private:
    void note(int from, int removed, int added);
    void commit();
    QString shownIn(int from, qsizetype length) const;
    bool adoptCode();
    void put(const CharacterSplice &splice);

    QTextDocument *shown_;
    Document *document_;
    QByteArray bytes_; // what `shown_` shows
    TextLines lines_;
    CharacterSplice noted_; // what the user did, until the editor has come to rest
    qsizetype added_ = 0;
    bool isNoted_ = false;
    bool isOwn_ = false;     // the Document is told what came from here
    bool isPutting_ = false; // the editor is told what came from there
};
