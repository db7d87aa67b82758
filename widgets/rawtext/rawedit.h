// The editor of the entity text: keys, clipboard and scrolling. TextSync keeps it in sync with the stored text.
#pragma once

#include "widgets/rawtext/textsync.h"

#include <QPlainTextEdit>
#include <QTextBlock>

class LineNumbers;

class RawEdit : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit RawEdit(Document *document, QWidget *parent = nullptr);

    const TextSync &sync() const { return *sync_; }
    LineNumbers *lineNumbers() const { return lineNumbers_; }
    // Updates the text; call it with every change of the Document's entities. Keeps the cursor and the scroll position.
    void follow(const Splices &splices);

    qsizetype cursorByte() const { return sync_->byteAt(textCursor().position()); }
    Span selectedBytes() const;
    QTextCursor cursorOf(Span bytes) const; // selects them, with its position at their start
    // Sets the cursor and brings it into view.
    void goTo(const QTextCursor &cursor);
    int lineOf(qsizetype offset) const; // from 1

    QTextBlock firstVisible() const { return firstVisibleBlock(); }
    QTextBlock lastVisible() const;
    Span visibleBytes() const;
    // Calls `line` with each visible line, its top and its height.
    template <typename Line>
    void eachVisibleLine(Line line) const
    {
        auto top = blockBoundingGeometry(firstVisibleBlock()).translated(contentOffset()).top();
        for (auto block = firstVisibleBlock(); block.isValid() && top <= viewport()->height(); block = block.next()) {
            const auto height = blockBoundingRect(block).height();
            line(block, top, height);
            top += height;
        }
    }

signals:
    void statusMessage(const QString &sentence);
    void viewChanged(); // different text is in view
    void toolTipWanted(const QPoint &at, int position);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;
    QMimeData *createMimeDataFromSelection() const override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    QString storable(QString text);
    void followUndo(int index);
    void placeLineNumbers();

    Document *document_;
    TextSync *sync_;
    LineNumbers *lineNumbers_;
    qsizetype changedAt_ = -1;          // byte where the last change from elsewhere ended, or -1
    int undoIndex_ = 0, undoCount_ = 0; // of the undo stack, to tell undo and redo from a new edit
};
