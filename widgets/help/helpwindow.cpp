#include "widgets/help/helpwindow.h"

#include <QAction>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr int idRole = Qt::UserRole;
constexpr qsizetype excerptLength = 90;

// Returns the text around the first occurrence of a word.
QString excerpt(const QString &text, const QString &word)
{
    const auto at = text.indexOf(word, 0, Qt::CaseInsensitive);
    const auto start = std::max<qsizetype>(at - excerptLength / 3, 0);
    return (start > 0 ? u"\u2026"_s : QString()) + text.mid(start, excerptLength).simplified() + u"\u2026"_s;
}

} // namespace

HelpBrowser::HelpBrowser(const QList<HelpPage> &pages, QWidget *parent) : ClosedBrowser(parent), pages_(pages)
{
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
}

const HelpPage *HelpBrowser::pageOf(const QString &id) const
{
    const auto it = std::ranges::find(pages_, id, &HelpPage::id);
    return it == pages_.end() ? nullptr : &*it;
}

bool HelpBrowser::showPage(const QString &id)
{
    const auto *page = pageOf(id);
    if (page)
        setSource(QUrl(u"help:"_s + id), page->isMarkdown ? QTextDocument::MarkdownResource : QTextDocument::HtmlResource);
    return page != nullptr;
}

QVariant HelpBrowser::loadResource(int type, const QUrl &name)
{
    const auto *page = name.scheme() == u"help" ? pageOf(name.path()) : nullptr;
    return page ? QVariant(page->text()) : ClosedBrowser::loadResource(type, name);
}

void HelpBrowser::follow(const QUrl &url)
{
    if (url.scheme() != u"help")
        emit linkFollowed(url);
    else
        showPage(url.path());
}

HelpWindow::HelpWindow(const QList<HelpPage> &pages, QWidget *parent)
    : QDialog(parent), pages_(pages), search_(new QLineEdit), side_(new QStackedWidget), contents_(new QTreeWidget),
      found_(new QListWidget), text_(new HelpBrowser(pages))
{
    setWindowTitle(tr("Help"));
    search_->setPlaceholderText(tr("Search the help"));
    search_->setAccessibleName(tr("Search the help"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    found_->installEventFilter(this);
    contents_->setHeaderHidden(true);
    contents_->setAccessibleName(tr("Table of contents"));
    found_->setAccessibleName(tr("Pages found"));
    found_->setWordWrap(true);
    text_->setAccessibleName(tr("Page"));
    fillContents();
    layOut();
    auto *toSearch = new QAction(this);
    toSearch->setShortcut(QKeySequence::Find);
    connect(toSearch, &QAction::triggered, this, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
    addAction(toSearch);
    connect(search_, &QLineEdit::textChanged, this, &HelpWindow::find);
    connect(found_, &QListWidget::currentRowChanged, this, &HelpWindow::showFound);
    connect(contents_, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem *item) { item ? void(text_->showPage(item->data(0, idRole).toString())) : void(); });
    connect(text_, &QTextBrowser::sourceChanged, this, &HelpWindow::followText);
    connect(text_, &HelpBrowser::linkFollowed, this, &HelpWindow::linkFollowed);
    resize(900, 640);
}

void HelpWindow::fillContents()
{
    QHash<QString, QTreeWidgetItem *> items;
    for (const auto &page : pages_) {
        auto *item = new QTreeWidgetItem({page.title});
        item->setData(0, idRole, page.id);
        items.insert(page.id, item);
        if (auto *parent = items.value(page.parent))
            parent->addChild(item);
        else
            contents_->addTopLevelItem(item);
    }
}

void HelpWindow::layOut()
{
    auto *line = new QHBoxLayout;
    const auto addButton = [&](Qt::ArrowType arrow, const QString &tip, auto slot, auto available) {
        auto *button = new QToolButton;
        button->setArrowType(arrow);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        button->setAutoRaise(true);
        button->setEnabled(false);
        connect(button, &QToolButton::clicked, text_, slot);
        connect(text_, available, button, &QWidget::setEnabled);
        line->addWidget(button);
    };
    addButton(Qt::LeftArrow, tr("Back"), &QTextBrowser::backward, &QTextBrowser::backwardAvailable);
    addButton(Qt::RightArrow, tr("Forward"), &QTextBrowser::forward, &QTextBrowser::forwardAvailable);
    line->addWidget(search_, 1);
    side_->addWidget(contents_);
    side_->addWidget(found_);
    auto *parts = new QSplitter;
    parts->addWidget(side_);
    parts->addWidget(text_);
    parts->setStretchFactor(1, 1);
    parts->setSizes({240, 660});
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(line);
    layout->addWidget(parts, 1);
}

void HelpWindow::showPage(const QString &id)
{
    search_->clear();
    if (!text_->showPage(id))
        text_->showPage(pages_.first().id);
    show();
    raise();
    activateWindow();
    search_->setFocus();
}

// Selects the page in the contents: a link or Back may have led to it. QTextBrowser emits this before source() is updated.
void HelpWindow::followText(const QUrl &page)
{
    const QSignalBlocker blocker(contents_);
    for (QTreeWidgetItemIterator it(contents_); *it; ++it)
        if ((*it)->data(0, idRole) == page.path())
            contents_->setCurrentItem(*it);
}

const QString &HelpWindow::plainText(qsizetype page)
{
    static const QRegularExpression marks(u"\\]\\([^)]*\\)|[\\[*#`|]"_s);
    if (plain_.isEmpty())
        for (const auto &each : pages_)
            plain_.append(each.isMarkdown ? each.text().remove(marks)
                                          : QTextDocumentFragment::fromHtml(each.text()).toPlainText());
    return plain_[page];
}

// Lists the pages that have all of the words: written pages before generated ones, and in each group first those with a word in
// the title.
void HelpWindow::find(const QString &typed)
{
    const auto words = typed.split(u' ', Qt::SkipEmptyParts);
    found_->clear();
    side_->setCurrentWidget(words.isEmpty() ? static_cast<QWidget *>(contents_) : found_);
    if (words.isEmpty())
        return;
    const auto has = [](const QString &text) {
        return [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); };
    };
    std::vector<std::pair<int, qsizetype>> ranked;
    for (qsizetype i = 0; i < pages_.size(); ++i) {
        const auto &page = pages_[i];
        if (std::ranges::all_of(words, has(plainText(i))))
            ranked.emplace_back((page.isMarkdown ? 0 : 2) + !std::ranges::any_of(words, has(page.title)), i);
    }
    std::ranges::sort(ranked);
    for (const auto &[rank, i] : ranked) {
        auto *item =
            new QListWidgetItem(u"%1\n    %2"_s.arg(wholeTitle(pages_, pages_[i]), excerpt(plainText(i), words.first())), found_);
        item->setData(idRole, pages_[i].id);
    }
    if (found_->count() == 0) {
        auto *none = new QListWidgetItem(tr("No page has all of these words."), found_);
        none->setFlags(Qt::NoItemFlags);
    }
}

// Shows a page that was found, at the first occurrence of the first search word.
void HelpWindow::showFound(int row)
{
    const auto *item = found_->item(row);
    if (!item || !text_->showPage(item->data(idRole).toString()))
        return;
    text_->moveCursor(QTextCursor::Start);
    findInPage();
}

// Selects the next occurrence of the first search word on the page. Returns false if there is none.
bool HelpWindow::findInPage() { return text_->find(search_->text().split(u' ', Qt::SkipEmptyParts).value(0)); }

// Shows the next occurrence of the first search word: on the page that is shown, then on the next one that was found.
void HelpWindow::showNext()
{
    const int row = found_->currentRow();
    if (row >= 0 && findInPage())
        return;
    if (found_->count() == 1)
        showFound(0); // from its beginning
    found_->setCurrentRow((row + 1) % found_->count());
}

// Esc clears the search, then closes the window.
void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !search_->text().isEmpty())
        search_->clear();
    else
        QDialog::keyPressEvent(event);
}

bool HelpWindow::eventFilter(QObject *watched, QEvent *event)
{
    return (event->type() == QEvent::KeyPress && press(watched, static_cast<QKeyEvent *>(event)))
           || QDialog::eventFilter(watched, event);
}

// Handles keys in the search line and the list of pages found. Return shows the next hit; Down moves from the line to the list.
// The line leaves other keys that scroll to the page. Returns false if the focused widget should handle the key.
bool HelpWindow::press(const QObject *in, QKeyEvent *event)
{
    const int key = event->key();
    const bool isSearching = side_->currentWidget() == found_;
    if (isSearching && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        showNext();
        return true;
    }
    if (in != search_)
        return false;
    if (isSearching && key == Qt::Key_Down) {
        found_->setFocus();
        found_->setCurrentRow(std::max(found_->currentRow(), 0));
        return true;
    }
    if (key != Qt::Key_Up && key != Qt::Key_Down && key != Qt::Key_PageUp && key != Qt::Key_PageDown)
        return false;
    QCoreApplication::sendEvent(text_, event);
    return true;
}
