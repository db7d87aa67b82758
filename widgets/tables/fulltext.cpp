#include "widgets/tables/fulltext.h"

#include <QtMath>

#include <algorithm>

namespace {

constexpr int mostLines = 5;               // further ones are reached by scrolling
constexpr qsizetype mostCharacters = 4096; // texts of damaged maps may take seconds to lay out

} // namespace

FullText::FullText(const QString &accessibleName, QWidget *parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(2);
    setAccessibleName(accessibleName);
    hide();
}

void FullText::showText(const QString &text)
{
    const auto shown = text.size() > mostCharacters ? text.left(mostCharacters) + QChar(0x2026) : text;
    if (shown != toPlainText())
        setPlainText(shown);
    setVisible(!text.isEmpty());
    fitHeight();
}

void FullText::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void FullText::fitHeight()
{
    const int lines = qCeil(document()->size().height()); // a plain text document's size is in lines
    setVerticalScrollBarPolicy(lines > mostLines ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setFixedHeight(std::clamp(lines, 1, mostLines) * fontMetrics().lineSpacing() + qCeil(2 * document()->documentMargin()) + 2);
}
