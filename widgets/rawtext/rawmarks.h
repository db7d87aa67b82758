// Colours and marks of the raw text, for the lines in view alone: keys, values, braces and comments by what the parser
// took them for, faults underlined, the selected entities, the current line and what was found.
//
// Not a QSyntaxHighlighter: that goes over all lines behind a quote that is opened, which takes longer than a key
// stroke may; and the parser has just read the text anyway.
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
    void updateSoon() { timer_.start(); } // when all that follows a change has followed it
    void updateColors();                  // the palette is another
    // The fault under a byte in view, or null.
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
    std::vector<std::pair<Span, size_t>> faults_; // in view, with their numbers
    QTextCharFormat parts_[4], fault_, match_, selected_, currentLine_;
    QTimer timer_;
    bool isUpdating_ = false;
};
