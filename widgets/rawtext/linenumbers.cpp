#include "widgets/rawtext/linenumbers.h"

#include "widgets/parts/colors.h"
#include "widgets/rawtext/rawedit.h"

#include <QMouseEvent>
#include <QPainter>

LineNumbers::LineNumbers(RawEdit *edit) : QWidget(edit), edit_(edit) { setCursor(Qt::ArrowCursor); }

QSize LineNumbers::sizeHint() const
{
    constexpr qsizetype leastDigits = 3, around = 3; // for the mark and space on both sides
    const auto digits = std::max(leastDigits, QString::number(edit_->blockCount()).size());
    return {static_cast<int>(digits + around) * edit_->fontMetrics().horizontalAdvance(u'0'), 0};
}

void LineNumbers::setFaulty(std::set<int> lines)
{
    if (lines == faulty_)
        return;
    faulty_ = std::move(lines);
    update();
}

void LineNumbers::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto &colors = edit_->palette();
    painter.fillRect(rect(), colors.color(QPalette::AlternateBase));
    const int current = edit_->textCursor().blockNumber(), digit = edit_->fontMetrics().horizontalAdvance(u'0');
    const auto grey = withContrast(blended(colors.color(QPalette::Base), colors.color(QPalette::Text), 0.5),
                                   colors.color(QPalette::AlternateBase), 4.5);
    auto bold = edit_->font();
    bold.setBold(true);
    edit_->eachVisibleLine([&](const QTextBlock &block, qreal top, qreal height) {
        const bool isFaulty = faulty_.contains(block.blockNumber() + 1);
        painter.setFont(isFaulty ? bold : edit_->font());
        painter.setPen(isFaulty ? faultColor(colors) : block.blockNumber() == current ? colors.color(QPalette::Text) : grey);
        const QRectF line(digit / 2.0, top, width() - digit * 1.5, height);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
        if (isFaulty)
            painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("!"));
    });
}

void LineNumbers::mousePressEvent(QMouseEvent *event)
{
    auto cursor = edit_->cursorForPosition(QPoint(0, event->position().toPoint().y()));
    cursor.movePosition(QTextCursor::StartOfBlock);
    cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor);
    edit_->setTextCursor(cursor);
    edit_->setFocus(Qt::MouseFocusReason);
}
