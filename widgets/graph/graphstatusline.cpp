#include "widgets/graph/graphstatusline.h"

#include <QPainter>
#include <QTextLayout>

namespace {

constexpr int lineCount = 2;

} // namespace

GraphStatusLine::GraphStatusLine(QWidget *parent) : ElidedLabel(parent)
{
    setMargin(3);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // it never asks for more room than there is
}

QSize GraphStatusLine::sizeHint() const { return {0, lineCount * fontMetrics().lineSpacing() + 2 * margin()}; }
QSize GraphStatusLine::minimumSizeHint() const { return sizeHint(); }

QStringList GraphStatusLine::shownLines() const
{
    QStringList shown;
    QTextLayout layout(text(), font());
    layout.beginLayout();
    for (auto line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(contentsRect().width() - 2 * margin());
        const auto start = line.textStart();
        if (shown.size() == lineCount - 1) {
            shown += fontMetrics().elidedText(text().mid(start), Qt::ElideRight, static_cast<int>(line.width()));
            break;
        }
        shown += text().mid(start, line.textLength()).trimmed();
    }
    layout.endLayout();
    return shown;
}

bool GraphStatusLine::fits() const
{
    const auto shown = shownLines();
    return shown.isEmpty() || text().endsWith(shown.last());
}

void GraphStatusLine::paintElided(QPainter &painter) const
{
    QRect rect = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    for (const auto &line : shownLines()) {
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, line);
        rect.setTop(rect.top() + fontMetrics().lineSpacing());
    }
}
