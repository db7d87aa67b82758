#include "widgets/rawtext/findbar.h"

#include "core/document/codehint.h"
#include "core/entities/textlines.h"
#include "core/text.h"
#include "widgets/parts/colors.h"
#include "widgets/parts/factories.h"
#include "widgets/rawtext/rawedit.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int restTime = 150;       // milliseconds without a change before the text is searched again
constexpr size_t mostSplices = 500; // for more, one splice over all that changes is cheaper

QToolButton *addButton(QWidget *parent, const QString &text, const QString &tip, bool checkable)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setCheckable(checkable);
    button->setAutoRaise(true);
    return button;
}

} // namespace

FindBar::FindBar(RawEdit *edit, Document *document, QWidget *parent)
    : QWidget(parent), edit_(edit), document_(document), pattern_(new QLineEdit(this)), replacement_(new QLineEdit(this)),
      count_(createLabel(this)), why_(createSentence(this)), replaceRow_(new QWidget(this))
{
    createViews();
    pool_.setMaxThreadCount(1);
    again_.setSingleShot(true);
    again_.setInterval(restTime);
    connect(&again_, &QTimer::timeout, this, [this] { search(then_); });
    connect(pattern_, &QLineEdit::textChanged, this, &FindBar::patternChanged);
    connect(replacement_, &QLineEdit::textChanged, this, &FindBar::updateCount);
    document->tables().whenTouched(Derived::EntityList, this, [this](const MapChange &change) { followChange(change); });
    connect(edit, &QPlainTextEdit::selectionChanged, this, &FindBar::updateCount);
    hide();
}

void FindBar::createViews()
{
    pattern_->setPlaceholderText(tr("Find in the text"));
    pattern_->setAccessibleName(tr("Find in the text"));
    pattern_->setClearButtonEnabled(true);
    replacement_->setPlaceholderText(tr("Replace with"));
    replacement_->setAccessibleName(tr("Replace with"));
    why_->hide();
    caseSensitive_ = addButton(this, u"Aa"_s, tr("Match case"), true);
    regular_ =
        addButton(this, u".*"_s, tr("Regular expression; \\1 in the replacement inserts what the first group matched"), true);
    auto *previous = addButton(this, u"\u2191"_s, tr("Previous match (Shift+F3)"), false);
    auto *next = addButton(this, u"\u2193"_s, tr("Next match (F3)"), false);
    auto *shut = addButton(this, u"\u2715"_s, tr("Close (Esc)"), false);
    replace_ = new QPushButton(tr("&Replace"), replaceRow_);
    replaceAll_ = new QPushButton(replaceRow_);
    count_->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 of %2").arg(u"0,000"_s, u"00,000"_s)));
    auto *layout = createLayout<QGridLayout>(this, {0, 2, 0, 2});
    int column = 0;
    const std::initializer_list<QWidget *> inLine = {pattern_, caseSensitive_, regular_, previous, next, count_, shut};
    for (auto *each : inLine)
        layout->addWidget(each, 0, column++);
    auto *row = createLayout<QHBoxLayout>(replaceRow_);
    row->addWidget(replace_);
    row->addWidget(replaceAll_);
    row->addStretch();
    layout->addWidget(replacement_, 1, 0);
    layout->addWidget(replaceRow_, 1, 1, 1, column - 1);
    layout->addWidget(why_, 2, 0, 1, column);
    layout->setColumnStretch(0, 1);
    for (auto *button : {caseSensitive_, regular_})
        connect(button, &QToolButton::toggled, this, &FindBar::patternChanged);
    connect(previous, &QToolButton::clicked, this, [this] { step(false); });
    connect(next, &QToolButton::clicked, this, [this] { step(true); });
    connect(shut, &QToolButton::clicked, this, &FindBar::closeBar);
    connect(replace_, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(replaceAll_, &QPushButton::clicked, this, &FindBar::replaceAll);
    for (QWidget *each : std::initializer_list<QWidget *>{pattern_, replacement_, edit_})
        each->installEventFilter(this);
}

void FindBar::open(bool withReplacement)
{
    const auto selected = shownText(spanOf(edit_->sync().bytes(), edit_->selectedBytes()), edit_->sync().code());
    from_ = edit_->selectedBytes().offset;
    replacement_->setVisible(withReplacement);
    replaceRow_->setVisible(withReplacement);
    show();
    if (!selected.isEmpty() && !selected.contains(u'\n') && !regular_->isChecked() && selected != pattern_->text())
        pattern_->setText(selected);
    else
        search(Then::Stay);
    pattern_->setFocus(Qt::ShortcutFocusReason);
    pattern_->selectAll();
}

void FindBar::closeBar()
{
    searching_.cancel();
    isCurrent_ = false;
    setMatches({});
    hide();
    edit_->setFocus(Qt::ShortcutFocusReason);
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = watched != edit_ && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    if (!isVisible() || (key->key() != Qt::Key_Escape && !isEnter))
        return false;
    event->accept(); // before the window's shortcuts get it
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    if (!isEnter)
        closeBar();
    else if (watched == replacement_)
        replaceOne();
    else
        step(!(key->modifiers() & Qt::ShiftModifier));
    return true;
}

void FindBar::patternChanged()
{
    isCurrent_ = false;
    search(Then::Nearest);
}

void FindBar::search(Then then)
{
    again_.stop();
    searching_.cancel(); // its pattern is outdated
    then_ = then;
    search_.reset();
    say({});
    if (!pattern_->text().isEmpty()) {
        auto search =
            TextSearch::create({pattern_->text(), regular_->isChecked(), caseSensitive_->isChecked(), edit_->sync().code()});
        if (search)
            search_ = std::move(search).value();
        else
            say(search.error());
    }
    if (search_)
        searching_.run(
            [search = *search_, text = edit_->sync().bytes()](const std::stop_token &stop) {
                return search.matches(text, [&stop] { return stop.stop_requested(); });
            },
            [this](Result<std::vector<TextMatch>> matches) { take(std::move(matches)); });
    else
        take(std::vector<TextMatch>());
    updateCount();
}

void FindBar::take(Result<std::vector<TextMatch>> matches)
{
    if (!matches)
        say(matches.error());
    isCurrent_ = static_cast<bool>(matches);
    setMatches(matches ? std::move(matches).value() : std::vector<TextMatch>());
    const auto then = std::exchange(then_, Then::Stay);
    if (then == Then::ReplaceAll)
        replaceAll();
    else
        go(then);
    updateCount();
}

void FindBar::setMatches(std::vector<TextMatch> matches)
{
    matches_ = std::move(matches);
    emit found(isVisible() ? matches_ : std::vector<TextMatch>());
    updateCount();
}

// Moves matches after a change along with the text, until it is searched again.
void FindBar::followChange(const MapChange &change)
{
    isCurrent_ = false;
    searching_.cancel();
    auto kept = std::move(matches_);
    if (change.textSplices().size() == 1) {
        const auto &splice = change.textSplices().front();
        const auto end = splice.offset + splice.removed.size();
        std::erase_if(kept, [&](TextMatch m) { return m.offset < end && m.end() > splice.offset; });
        for (auto &match : kept)
            if (match.offset >= end)
                match.offset += static_cast<quint32>(splice.inserted.size() - splice.removed.size());
    } else {
        kept.clear();
    }
    setMatches(std::move(kept));
    if (isVisible() && search_)
        again_.start();
}

void FindBar::step(bool forward)
{
    if (pattern_->text().isEmpty())
        return open(false);
    const auto where = forward ? Then::Next : Then::Previous;
    if (isCurrent_)
        go(where);
    else if (searching_.isRunning() && !again_.isActive())
        then_ = where;
    else
        search(where);
}

void FindBar::go(Then where)
{
    if (matches_.empty() || where == Then::Stay)
        return;
    const auto selected = edit_->selectedBytes();
    const auto start = where == Then::Nearest ? from_ : selected.offset;
    const auto at = std::ranges::lower_bound(matches_, start, {}, &TextMatch::offset);
    auto index = static_cast<size_t>(at - matches_.begin());
    if (where == Then::Next && selectedMatch())
        index = *selectedMatch() + 1;
    if (where == Then::Previous)
        index = index == 0 ? matches_.size() - 1 : index - 1;
    select(index % matches_.size());
}

void FindBar::select(size_t match)
{
    edit_->goTo(edit_->cursorOf({matches_[match].offset, matches_[match].length}));
    from_ = matches_[match].offset;
    updateCount();
}

std::optional<size_t> FindBar::selectedMatch() const
{
    const auto selected = edit_->selectedBytes();
    const auto at = std::ranges::lower_bound(matches_, selected.offset, {}, &TextMatch::offset);
    if (at == matches_.end() || *at != TextMatch{selected.offset, selected.length})
        return {};
    return static_cast<size_t>(at - matches_.begin());
}

// Returns false, after saying why, if the document is read-only or the encoding has no bytes for the replacement.
bool FindBar::canReplace()
{
    if (const auto &why = document_->whyReadOnly(); !why.isEmpty()) {
        say(why);
        return false;
    }
    const auto bytes = toBytes(replacement_->text(), edit_->sync().code());
    if (!bytes)
        say(withCodeHint(bytes.error(), replacement_->text(), edit_->sync().code()));
    return static_cast<bool>(bytes);
}

void FindBar::replaceOne()
{
    const auto match = selectedMatch();
    if (!isCurrent_ || !match || !search_)
        return step(true);
    if (!canReplace())
        return;
    const auto splice = search_->replacementOf(edit_->sync().bytes(), matches_[*match], replacement_->text());
    const auto behind = splice.offset + splice.inserted.size();
    if (splice.removed != splice.inserted)
        document_->edit({.what = tr("Replacement"), .splices = {splice}});
    if (!isVisible())
        return; // the new text is shown in hex
    auto cursor = edit_->textCursor();
    cursor.setPosition(edit_->sync().positionAt(behind));
    edit_->setTextCursor(cursor);
    search(Then::Next);
}

void FindBar::replaceAll()
{
    if (!search_ || !canReplace())
        return;
    if (isCurrent_ && !matches_.empty())
        searching_.run(
            [search = *search_, text = edit_->sync().bytes(), by = replacement_->text()](const std::stop_token &stop) {
                return search.replacements(text, by, [&stop] { return stop.stop_requested(); });
            },
            [this](const Result<Splices> &splices) { replace(splices); });
    else if (!isCurrent_)
        search(Then::ReplaceAll);
}

void FindBar::replace(const Result<Splices> &splices)
{
    if (!splices)
        return say(splices.error());
    auto all = splices.value();
    const auto count = all.size();
    if (count > mostSplices)
        all = difference(edit_->sync().bytes(), applied(edit_->sync().bytes(), all));
    document_->edit({.what = tr("Replacement of %1").arg(numberText(count)), .splices = std::move(all)});
    emit statusMessage(tr("Replaced: %1.").arg(numberText(count)));
    if (isVisible())
        search(Then::Stay);
}

void FindBar::updateCount()
{
    const auto all = numberText(matches_.size());
    const auto selected = selectedMatch();
    if (!search_)
        count_->clear();
    else if (searching_.isRunning())
        count_->setText(tr("Searching..."));
    else if (matches_.empty())
        count_->setText(why_->text().isEmpty() ? tr("Nothing found") : QString());
    else if (selected)
        count_->setText(tr("%1 of %2").arg(numberText(*selected + 1), all));
    else
        count_->setText(tr("%1 found").arg(all));
    replaceAll_->setText(matches_.empty() ? tr("Replace &All") : tr("Replace &All (%1)").arg(all));
    replace_->setEnabled(!matches_.empty());
    replaceAll_->setEnabled(!matches_.empty());
}

void FindBar::say(const QString &fault)
{
    auto colors = palette();
    colors.setColor(QPalette::WindowText, withContrast(faultColor(colors), colors.color(QPalette::Window), 4.5));
    why_->setPalette(colors);
    why_->setText(fault);
    why_->setVisible(!fault.isEmpty());
}
