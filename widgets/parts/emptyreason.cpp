#include "widgets/parts/emptyreason.h"

#include "core/query/emptyfilter.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QEvent>

#include <algorithm>

EmptyReason::EmptyReason(Document *document, int lump, QWidget *parent) : QLabel(parent), document_(document), lump_(lump)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setMargin(6);
}

// Finds the reason with References of its own: only one thread may use the document's.
void EmptyReason::tell(const Filter &filter)
{
    setText(tr("Nothing matches the filter. Press Esc in the filter line to clear it."));
    search_.run(
        [map = document_->sharedMap(), lump = lump_, text = filter.text(), keys = filter.keys()](std::stop_token stop) {
            const References references(*map);
            return whyEmpty(Filter::parse(text, references, lump, keys), references, lump, std::move(stop));
        },
        [this](const QString &why) {
            if (!why.isEmpty())
                setText(why + u'\n' + tr("Press Esc in the filter line to clear it."));
            place();
        });
    place();
}

void EmptyReason::say(const QString &sentence)
{
    search_.cancel();
    setText(sentence);
}

// Becomes a child of the area: a child of its viewport would be scrolled along.
void EmptyReason::coverTopOf(QAbstractScrollArea *area)
{
    area_ = area;
    setParent(area);
    setFont(QApplication::font()); // tables have a fixed-width font
    area->viewport()->installEventFilter(this);
}

void EmptyReason::place()
{
    if (!area_)
        return;
    const auto within = area_->viewport()->geometry();
    setGeometry(within.x(), within.y(), within.width(), std::min(heightForWidth(within.width()), within.height()));
}

bool EmptyReason::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QLabel::eventFilter(watched, event);
}
