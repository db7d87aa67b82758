// Keeps the text of an editor and the entity text of a Document in sync. Typing becomes edits of the Document; edits made
// elsewhere, and undo, reach the editor as the same small splices.
//
// The bytes are authoritative. The editor's text is read block by block, never by toPlainText(), which turns 0xA0 into a
// space. If the resulting bytes read differently from what the editor shows (a CR and an LF brought together become one line
// end), the editor is updated to show the bytes.
#pragma once

#include "core/document/document.h"
#include "core/entities/textlines.h"

class QTextDocument;

class TextSync : public QObject
{
    Q_OBJECT
public:
    // Fills `shown` and switches off its own undo. From then on, only input in the editor may change it.
    TextSync(QTextDocument *shown, Document *document, QObject *parent);

    // Updates the editor; call it with every change of the Document's entities. Returns the byte after the change, for a
    // cursor; -1 if the change came from here.
    qsizetype follow(const Splices &splices);

    const QByteArray &bytes() const { return bytes_; }
    TextCode code() const { return lines_.code(); }
    // Returns false while a change is in progress: positions in the editor then do not match the bytes.
    bool isAtRest() const { return !isNoted_ && !isPutting_; }
    qsizetype byteAt(int position) const { return lines_.byteAt(position); }
    int positionAt(qsizetype offset) const { return static_cast<int>(lines_.characterAt(offset)); }

signals:
    void edited(); // the input is in the Document

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
    CharacterSplice noted_; // the user's change, until the editor's layout is up to date
    qsizetype added_ = 0;
    bool isNoted_ = false;
    bool isOwn_ = false;     // the Document is being changed from here
    bool isPutting_ = false; // the editor is being changed from here
};
