#include "widgets/tables/editmany.h"

#include "core/cells/cellvalue.h"
#include "core/document/recordeditor.h"
#include "core/document/recordrows.h"
#include "core/expression.h"
#include "core/map/celltext.h"
#include "core/text.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/recordtable.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostPreviewed = 200;   // records
constexpr size_t mostCompared = 20'000; // records; more would delay each letter

// Completes the name that ends at the cursor.
class NameCompleter : public QCompleter
{
public:
    NameCompleter(const QStringList &names, QLineEdit *edit) : QCompleter(names, edit), edit_(edit)
    {
        setCaseSensitivity(Qt::CaseInsensitive);
        setFilterMode(Qt::MatchContains); // names with spaces begin with a quotation mark
    }
    QStringList splitPath(const QString &) const override { return {before().mid(nameAt())}; }
    QString pathFromIndex(const QModelIndex &index) const override
    {
        return before().first(nameAt()) + QCompleter::pathFromIndex(index) + edit_->text().mid(edit_->cursorPosition());
    }

private:
    QString before() const { return edit_->text().first(edit_->cursorPosition()); }
    qsizetype nameAt() const
    {
        const auto text = before();
        auto at = text.size();
        while (at > 0 && Expression::isOfName(text[at - 1]))
            --at;
        return at > 0 && text[at - 1] == u'"' ? at - 1 : at;
    }

    QLineEdit *edit_;
};

// Returns a name as expressions take it.
QString quoted(const QString &name) { return std::ranges::all_of(name, Expression::isOfName) ? name : u"\"%1\""_s.arg(name); }

QStringList namesIn(const MapFile &map, int lump)
{
    QStringList names{u"value"_s};
    for (int number = 0; number < static_cast<int>(map.lump(lump).fields.size()); ++number) {
        names.append(fromView(map.field({lump, number}).name));
        for (const auto &[value, name] : namesOf(map, {lump, number}))
            names.append(quoted(fromView(name)));
    }
    names.removeDuplicates();
    return names;
}

// Returns assignments to a field, as examples.
QStringList examplesFor(const bsp::Field &field)
{
    const auto name = fromView(field.name);
    const auto text = [](const auto &value) { return fromView(value.name); };
    if (field.type == bsp::Type::Chars || field.type == bsp::Type::Text)
        return {u"%1 = \"name\""_s.arg(name)};
    if (field.names.empty())
        return {u"%1 = 64"_s.arg(name), u"%1 = value + 8"_s.arg(name)};
    if (field.use != bsp::Use::Flags)
        return {u"%1 = %2"_s.arg(name, text(field.names.back()))};
    return {u"%1 += %2"_s.arg(name, text(field.names.front())), u"%1 -= %2"_s.arg(name, text(field.names.back()))};
}

// Returns a cell of the preview. It marks a reference that leads nowhere, and explains it, as tables do.
QTableWidgetItem *createCell(const QString &text, const References &references, bsp::FieldRef field, quint32 record)
{
    auto *item = new QTableWidgetItem(text);
    const auto *link = references.link(field);
    if (link && link->at(record).state == Link::Target::Invalid) {
        item->setData(RecordRows::BrokenRole, true);
        item->setToolTip(asToolTip(whyInvalid(references.map(), *link, record)));
    }
    return item;
}

} // namespace

EditMany::EditMany(Document *document, bsp::FieldRef field, std::vector<quint32> records, QWidget *parent)
    : QDialog(parent), document_(document), lump_(field.lump), records_(std::move(records)),
      sharers_(sharersOf(document->references(), lump_, records_)), line_(new QLineEdit), fault_(createSentence(this)),
      usersLabel_(createSentence(this)), preview_(new QTableWidget(0, 3))
{
    const auto &table = document->map().lump(lump_);
    const auto &chosen = document->map().field(field);
    line_->setText(u"%1 = value"_s.arg(fromView(chosen.name)));
    setWindowTitle(tr("Change %1").arg(fromView(table.title)));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *sentence = createSentence(this);
    const QStringList sentences{
        tr("Changes one field of %Ln records as one step of undo.", nullptr, static_cast<int>(records_.size())),
        tr("Examples: %1.").arg(examplesFor(chosen).join(u", "_s)),
        tr("An expression can use value, the old value, and the names of columns and flags.")};
    sentence->setText(sentences.join(u' '));
    line_->setAccessibleName(tr("Field and its new value"));
    line_->setCompleter(new NameCompleter(namesIn(document->map(), lump_), line_));
    preview_->setItemDelegate(new RecordDelegate(preview_));
    preview_->setHorizontalHeaderLabels({tr("Record"), tr("Old"), tr("New")});
    preview_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    preview_->verticalHeader()->hide();
    preview_->horizontalHeader()->setStretchLastSection(true);
    preview_->setAccessibleName(tr("Preview"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    accept_ = buttons->addButton(sharers_.empty() ? tr("C&hange") : tr("C&hange for All"), QDialogButtonBox::AcceptRole);
    auto *layout = createLayout<QVBoxLayout>(this, {9, 9, 9, 9}, 6);
    layout->addWidget(sentence);
    layout->addWidget(line_);
    layout->addWidget(fault_);
    layout->addWidget(preview_, 1);
    showSharers(layout);
    layout->addWidget(buttons);
    accept_->setDefault(true); // once it is in the dialog
    connect(line_, &QLineEdit::textChanged, this, &EditMany::showPreview);
    connect(&document->tables(), &MapTables::changed, this, &QDialog::reject); // the records may be others now
    connect(buttons, &QDialogButtonBox::accepted, this, &EditMany::change);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showPreview(line_->text());
    line_->setFocus();
    line_->selectAll();
    resize(520, 420);
}

void EditMany::showSharers(QVBoxLayout *layout)
{
    auto sentences = tr("Used by %1. The change affects all of them.").arg(usersText(document_->map(), sharers_));
    if (whyNoMore(document_->map(), lump_).isEmpty())
        sentences += u' ' + tr("To change only some, duplicate the records (Ctrl+D) and make those users refer to the copies.");
    usersLabel_->setText(sentences);
    selecting_ = new QPushButton(tr("&Select Them"), this);
    selecting_->setAutoDefault(false);
    for (auto *part : {static_cast<QWidget *>(usersLabel_), static_cast<QWidget *>(selecting_)})
        part->setVisible(!sharers_.empty());
    auto *line = new QHBoxLayout;
    line->addWidget(usersLabel_, 1);
    line->addWidget(selecting_);
    layout->addLayout(line);
    connect(selecting_, &QPushButton::clicked, this, [this] { document_->selection().set(recordsOf(sharers_)); });
}

// Shows what the first of the records would become, or what is wrong with the text.
void EditMany::showPreview(const QString &text)
{
    const auto &map = document_->map();
    const auto shown = std::span(records_).first(std::min(records_.size(), mostPreviewed));
    const auto changes = document_->records().assigned(lump_, text, shown);
    const bool isVain = changes && changesNothing(text, changes.value());
    fault_->setText(!changes ? changes.error()
                    : isVain ? tr("This changes nothing: the records already have these values.")
                             : QString());
    accept_->setEnabled(changes && !isVain);
    preview_->setRowCount(changes ? static_cast<int>(changes.value().size()) : 0);
    if (preview_->rowCount() == 0)
        return;
    auto edited = map;
    if (const auto made = edited.apply(editOf(map, changes.value())); !made) {
        fault_->setText(made.error());
        return preview_->setRowCount(0);
    }
    const References after(edited);
    for (int row = 0; row < preview_->rowCount(); ++row) {
        const auto &[record, number, bytes] = changes.value()[static_cast<size_t>(row)];
        const bsp::FieldRef field{lump_, number};
        const auto put = [&](int column, const References &references) {
            const auto value = CellText(references.map(), lump_, number).text(record.index);
            preview_->setItem(row, column, createCell(value, references, field, record.index));
        };
        preview_->setItem(row, 0, new QTableWidgetItem(title(map, record)));
        put(1, document_->references());
        put(2, after);
    }
}

// Returns whether all records have their new values already. `shown`: the changes of those in the preview. Returns false for
// very many records if only the first ones have them.
bool EditMany::changesNothing(const QString &text, const std::vector<CellChange> &shown) const
{
    const auto &map = document_->map();
    if (!editOf(map, shown).empty() || records_.size() > mostCompared)
        return false;
    const auto all = document_->records().assigned(lump_, text, records_);
    return all && editOf(map, all.value()).empty();
}

void EditMany::change()
{
    disconnect(&document_->tables(), nullptr, this, nullptr);
    const auto count = document_->records().assign(lump_, line_->text(), records_);
    if (!count) {
        connect(&document_->tables(), &MapTables::changed, this, &QDialog::reject);
        fault_->setText(count.error());
        return;
    }
    emit statusMessage(tr("Records changed: %1.").arg(numberText(count.value())));
    accept();
}
