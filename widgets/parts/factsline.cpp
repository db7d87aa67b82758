#include "widgets/parts/factsline.h"

#include "core/text.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString textOf(const QList<FactsLine::Fact> &facts)
{
    QStringList texts;
    for (const auto &fact : facts)
        texts.append(fact.text);
    return texts.join(u"  \u00b7  "_s);
}

} // namespace

FactsLine::FactsLine(QWidget *parent) : ElidedLabel(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // its text must not widen the window
}

void FactsLine::setFacts(const QList<Fact> &facts)
{
    facts_ = facts;
    fit();
}

void FactsLine::fit()
{
    auto shown = facts_;
    const auto isTooLong = [&] { return fontMetrics().horizontalAdvance(textOf(shown)) > contentsRect().width(); };
    while (shown.size() > 1 && isTooLong())
        shown.erase(std::ranges::max_element(shown, {}, &Fact::rank));
    setText(textOf(shown));
}

bool FactsLine::event(QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fit();
    if (event->type() != QEvent::ToolTip || text() == textOf(facts_))
        return ElidedLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), asToolTip(textOf(facts_)), this);
    return true;
}
