// Colours and marks of the raw text, for the lines in view only: keys, values, braces and comments as the parser read them,
// faults underlined, the selected entities, the current line, and the matches of a search.
//
// Not a QSyntaxHighlighter: that would process all lines after an opened quote, which takes longer than a key stroke may;
// and the parser has just read the text anyway.
#pragma once

#include "core/document/document.h"
#include "core/entities/textsearch.h"

#include <QTextCharFormat>
#include <QTextEdit>
#include <QTimer>

class RawEdit;
class RawFaults;
struct TextStop;

class RawMarks : public QObject
{
    Q_OBJECT
public:
    RawMarks(RawEdit *edit, Document *document, const RawFaults *faults);
    void setMatches(std::vector<TextMatch> matches);
    void update();
    void updateSoon() { timer_.start(); } // after all that follows a change
    void updateColors();                  // the palette has changed
    // Returns the fault at a byte in view, or null.
    const TextStop *faultAt(qsizetype offset) const;

private:
    using Marks = QList<QTextEdit::ExtraSelection>;
    void colour(Span bytes);
    void addLines(Marks &marks, Span bytes, Span visible) const;
    void addFaults(Marks &marks, Span visible);
    void addMatches(Marks &marks, Span visible) const;
    void add(Marks &marks, Span bytes, const QTextCharFormat &format) const;

    RawEdit *edit_;
    Document *document_;
    const RawFaults *allFaults_;
    std::vector<TextMatch> matches_;
    std::vector<std::pair<Span, size_t>> faults_; // in view, with their indexes in all()
    QTextCharFormat parts_[4], fault_, match_, selected_, currentLine_;
    QTimer timer_;
    bool isUpdating_ = false;
};
