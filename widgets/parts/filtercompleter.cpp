#include "widgets/parts/filtercompleter.h"

#include "widgets/parts/filteredit.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

FilterCompleter::FilterCompleter(QLineEdit *edit, Document *document, int lump)
    : FilterCompleter(edit, [document, lump] {
          return Table{document->sharedMap(), lump};
      })
{
}

FilterCompleter::FilterCompleter(QLineEdit *edit, std::function<Table()> table)
    : QObject(edit), edit_(edit), table_(std::move(table)), list_(new QListWidget(edit->parentWidget()))
{
    list_->hide();
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setUniformItemSizes(true);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setAccessibleName(tr("Completions"));
    edit->installEventFilter(this);
    wait_.setSingleShot(true);
    wait_.setInterval(60);
    connect(&wait_, &QTimer::timeout, this, &FilterCompleter::ask);
    connect(edit, &QLineEdit::textEdited, &wait_, qOverload<>(&QTimer::start));
    connect(edit, &QLineEdit::textChanged, list_, &QWidget::hide); // typing shows it again
    connect(list_, &QListWidget::itemClicked, this, [this] { accept(list_->currentRow()); });
}

// Finds completions on a worker thread, with References of its own: only one thread may use the document's.
void FilterCompleter::ask()
{
    const auto table = table_();
    if (!table.map)
        return;
    work_.run([table, text = edit_->text(), at = edit_->cursorPosition()](
                  std::stop_token stop) { return completionsAt(References(*table.map), table.lump, text, at, std::move(stop)); },
              [this, text = edit_->text()](const Completions &completions) {
                  if (edit_->hasFocus() && edit_->text() == text)
                      show(completions);
              });
}

// Puts matching named filters before the columns. As they replace the whole line, completions of its last word alone are
// dropped.
void FilterCompleter::addNamed(Completions &completions) const
{
    const auto typed = edit_->text().trimmed();
    std::vector<Completion> named;
    for (auto it = named_.begin(); it != named_.end() && !typed.isEmpty(); ++it)
        if (it.key().startsWith(typed, Qt::CaseInsensitive))
            named.push_back({it.value(), tr("named filter %1").arg(it.key())});
    const bool isWholeLine = completions.from == 0 && completions.length == edit_->text().size();
    if (!named.empty() && !isWholeLine)
        completions = {0, edit_->text().size(), {}};
    completions.all.insert(completions.all.begin(), named.begin(), named.end());
}

// Shows the list, unless it offers only what is already typed.
void FilterCompleter::show(Completions completions)
{
    addNamed(completions);
    completions_ = std::move(completions);
    const auto &all = completions_.all;
    const auto typed = edit_->text().mid(completions_.from, completions_.length);
    list_->clear();
    for (const auto &[text, note] : all)
        list_->addItem(u"%1   \u2013   %2"_s.arg(text, note));
    list_->setVisible(!all.empty() && (all.size() > 1 || all.front().text != typed));
    if (!list_->isVisible())
        return;
    constexpr int mostRows = 10, widest = 620;
    auto *parent = edit_->parentWidget();
    auto below = edit_->mapTo(parent, QPoint(0, edit_->height()));
    if (const auto *line = qobject_cast<FilterEdit *>(edit_); line && line->why()->isVisible())
        below.setY(line->why()->geometry().bottom() + 1); // leaves the fault readable
    const int row = std::max(list_->sizeHintForRow(0), 1);
    const int rows = std::min(static_cast<int>(all.size()), mostRows);
    const auto room = parent->size() - QSize(below.x(), below.y());
    list_->setGeometry(QRect(below, QSize(widest, rows * row + 2 * list_->frameWidth()).boundedTo(room)));
    list_->raise();
}

void FilterCompleter::accept(int row)
{
    if (row < 0 || row >= static_cast<int>(completions_.all.size()))
        return;
    const auto &chosen = completions_.all[static_cast<size_t>(row)].text;
    const auto text = edit_->text();
    edit_->setText(text.left(completions_.from) + chosen + text.mid(completions_.from + completions_.length));
    edit_->setCursorPosition(static_cast<int>(completions_.from + chosen.size()));
    edit_->setFocus();
}

// Returns false if the line should handle the key.
bool FilterCompleter::press(int key)
{
    const int row = list_->currentRow();
    switch (key) {
    case Qt::Key_Down: list_->setCurrentRow(std::min(row + 1, list_->count() - 1)); return true;
    case Qt::Key_Up: list_->setCurrentRow(std::max(row - 1, 0)); return row >= 0;
    case Qt::Key_Escape: list_->hide(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        list_->hide();
        if (row < 0)
            return false;
        accept(row);
        return true;
    case Qt::Key_Tab: // the line itself completes column names, as far as they agree
        list_->hide();
        if (row < 0 && !completions_.isValue)
            return false;
        accept(std::max(row, 0));
        return true;
    default: return false;
    }
}

bool FilterCompleter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        list_->hide();
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape) {
        wait_.stop(); // otherwise the list would cover what the key leads to
        work_.cancel();
    }
    return (list_->isVisible() && press(key)) || QObject::eventFilter(watched, event);
}
