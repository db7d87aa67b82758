#include "widgets/parts/filteredit.h"

#include "core/text.h"
#include "widgets/parts/colors.h"
#include "widgets/parts/factories.h"

#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QTextCharFormat>

#include <algorithm>

FilterEdit::FilterEdit(QWidget *parent) : QLineEdit(parent), why_(createSentence(parent))
{
    setProperty("helpPage", QStringLiteral("filter"));
    why_->setMargin(4);
    why_->setFrameShape(QFrame::Box);
    why_->setAutoFillBackground(true);
    why_->setBackgroundRole(QPalette::ToolTipBase);
    why_->setForegroundRole(QPalette::ToolTipText);
    why_->hide();
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::textEdited, this, [this] { at_ = -1; }); // an edited line is no longer one of the history
    setPlaceholderText(tr("Filter: words, numEdges>8, texture~sky, flags:WARP, cluster=12..20, !term, a | b"));
    setAccessibleName(tr("Filter"));
}

std::optional<Filter> FilterEdit::read(const References &references, int lump, const QStringList &knownKeys, Filter::Names names)
{
    auto filter = Filter::parse(text(), references, lump, knownKeys, names);
    judge(filter);
    if (filter.fault())
        filter = Filter::parse(filter.rest(), references, lump, knownKeys, names);
    return filter.fault() ? std::nullopt : std::optional(std::move(filter));
}

// Underlines a faulty term. QLineEdit cannot format its text, but an input method event without text can.
void FilterEdit::judge(const Filter &filter)
{
    const auto &fault = filter.fault() ? filter.fault() : filter.hint();
    QList<QInputMethodEvent::Attribute> attributes;
    if (fault) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        const auto red = faultColor(palette());
        format.setUnderlineColor(red);
        format.setBackground(blended(palette().color(QPalette::Base), red, 0.25)); // the underline alone is thin
        attributes.append({QInputMethodEvent::TextFormat, static_cast<int>(fault->position) - cursorPosition(),
                           static_cast<int>(std::max<qsizetype>(fault->length, 1)), format});
    }
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(this, &event);
    setAccessibleDescription(fault ? fault->what : QString());
    setToolTip(asToolTip(accessibleDescription()));
    placeWhy();
}

// Shows the reason only while the line has focus, as it covers the top of the table.
void FilterEdit::placeWhy()
{
    const bool shown = hasFocus() && !toolTip().isEmpty();
    why_->setVisible(shown);
    if (!shown)
        return;
    constexpr int leastWidth = 320;
    why_->setText(accessibleDescription());
    const auto below = mapTo(parentWidget(), QPoint(0, height()));
    const int wide = std::min(std::max(width(), leastWidth), parentWidget()->width() - below.x());
    why_->setGeometry(below.x(), below.y(), wide, why_->heightForWidth(wide));
    why_->raise();
}

void FilterEdit::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    placeWhy();
}

void FilterEdit::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    placeWhy();
}

void FilterEdit::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    placeWhy();
}

bool FilterEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept(); // otherwise the window would handle it
        return true;
    }
    if (event->type() == QEvent::ToolTip && why_->isVisible())
        return true; // the label below says the same
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (walk(key->key()) || leave(key->key()))
            return true;
        if (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier && complete())
            return true;
    }
    return QLineEdit::event(event);
}

bool FilterEdit::leave(int key)
{
    if (key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape)
        return false;
    remember();
    if (key == Qt::Key_Escape)
        clear();
    emit left();
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        emit entered();
    return true;
}

// Adds the typed filter to the history.
void FilterEdit::remember()
{
    constexpr qsizetype most = 50;
    const auto typed = text().trimmed();
    at_ = -1;
    if (typed.isEmpty())
        return;
    history_.removeAll(typed);
    history_.append(typed);
    while (history_.size() > most)
        history_.removeFirst();
}

void FilterEdit::setKept(const QStringList &filters)
{
    at_ = -1;
    for (const auto &filter : filters)
        if (!history_.contains(filter))
            history_.prepend(filter);
}

bool FilterEdit::walk(int key)
{
    const bool isUp = key == Qt::Key_Up;
    if ((!isUp && key != Qt::Key_Down) || (!isUp && at_ < 0))
        return false;
    auto from = at_;
    if (from < 0) {
        remember();
        from = history_.size() - (text().trimmed().isEmpty() ? 0 : 1);
    }
    const auto next = from + (isUp ? -1 : 1);
    if (next < 0)
        return true;
    at_ = next < history_.size() ? next : -1;
    setText(at_ < 0 ? QString() : history_[at_]);
    return true;
}

// Completes the word before the cursor as far as all names that begin with it agree. Returns false if that adds nothing, so
// that Tab moves on.
bool FilterEdit::complete()
{
    const auto before = text().left(cursorPosition());
    auto start = before.size();
    while (start > 0 && (before[start - 1].isLetterOrNumber() || QStringLiteral("_.[]").contains(before[start - 1])))
        --start;
    const auto word = before.mid(start);
    if (word.isEmpty())
        return false;
    QString common;
    for (const auto &name : names_) {
        if (!name.startsWith(word, Qt::CaseInsensitive))
            continue;
        if (common.isEmpty())
            common = name;
        qsizetype same = 0;
        while (same < std::min(common.size(), name.size()) && common[same].toLower() == name[same].toLower())
            ++same;
        common.truncate(same);
    }
    if (common.size() <= word.size())
        return false;
    setText(before.left(start) + common + text().mid(before.size()));
    setCursorPosition(static_cast<int>(start + common.size()));
    return true;
}
