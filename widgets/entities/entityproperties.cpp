#include "widgets/entities/entityproperties.h"

#include "core/document/differencetaker.h"
#include "core/document/entitykeysmodel.h"
#include "core/text.h"
#include "widgets/entities/keyvaluedelegate.h"
#include "widgets/entities/renameoffer.h"
#include "widgets/parts/contextmenu.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/recordtable.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTableView>

using namespace Qt::StringLiterals;

EntityProperties::EntityProperties(Document *document, QWidget *parent)
    : QWidget(parent), document_(document), model_(new EntityKeysModel(*document, this)), title_(createSentence(this)),
      filtered_(createSentence(this)), empty_(createSentence(tr("Select an entity to see its keys."), this)),
      others_(createSentence(this)), offer_(new RenameOffer(document, this)), table_(new QTableView(this))
{
    auto bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    filtered_->hide();
    empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    setUpTable();
    createActions();
    createOffer();
    auto *layout = createLayout<QVBoxLayout>(this, {}, 3);
    layout->addWidget(title_);
    layout->addWidget(filtered_);
    layout->addWidget(offer_);
    layout->addWidget(empty_);
    layout->addWidget(table_, 1);
    layout->addWidget(others_);
    setFocusProxy(table_);
    connect(model_, &QAbstractItemModel::modelReset, this, &EntityProperties::restoreRow);
    connect(model_, &QAbstractItemModel::modelReset, this, &EntityProperties::showTitle);
    connect(model_, &QAbstractItemModel::dataChanged, this, &EntityProperties::showTitle);
    connect(model_, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { hadFocus_ = table_->hasFocus() || table_->isAncestorOf(QApplication::focusWidget()); });
    connect(model_, &EntityKeysModel::refused, this, &EntityProperties::statusMessage);
    connect(model_, &EntityKeysModel::keyNamed, this, &EntityProperties::editValueOfNewKey, Qt::QueuedConnection);
    const auto goToKey = [this](const QString &key) {
        table_->setCurrentIndex(model_->index(model_->rowOfKey(key), EntityKeysModel::Value));
    };
    connect(model_, &EntityKeysModel::keyAdded, this, goToKey, Qt::QueuedConnection); // its editor closes first
    connect(&document->tables(), &MapTables::differencesChanged, this, &EntityProperties::showOthers);
    connect(model_, &QAbstractItemModel::columnsInserted, this, [this] { // the values of both maps share the room
        auto *header = table_->horizontalHeader();
        header->resizeSection(EntityKeysModel::Value,
                              (table_->viewport()->width() - header->sectionSize(EntityKeysModel::Key)) / 2);
    });
    showTitle();
}

void EntityProperties::setUpTable()
{
    auto *delegate = new KeyValueDelegate(table_);
    connect(delegate, &KeyValueDelegate::refused, this, &EntityProperties::statusMessage);
    table_->setItemDelegate(delegate);
    table_->setModel(model_);
    setUpRows(table_, 6);
    table_->setSelectionBehavior(QAbstractItemView::SelectItems);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::AnyKeyPressed);
    table_->setAlternatingRowColors(true);
    table_->setAccessibleName(tr("Keys of the selected entities"));
    table_->verticalHeader()->hide();
    auto *header = table_->horizontalHeader();
    header->setStretchLastSection(true);
    const auto width = [metrics = table_->fontMetrics()](const QString &text) { return metrics.horizontalAdvance(text); };
    header->resizeSection(EntityKeysModel::Key, // the row for a new key is in italics
                          std::max(width(u"_remap_targetname"_s), width(EntityKeysModel::adder() + u"nnnn"_s)));
    table_->installEventFilter(this);
    table_->viewport()->installEventFilter(this);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        if (!current.isValid())
            return;
        currentKey_ = model_->keyAt(current.row());
        currentColumn_ = current.column();
    });
}

void EntityProperties::createActions()
{
    const auto add = [this](const QString &text, const QKeySequence &key, auto slot) {
        return addOwnAction(table_, text, key, this, slot);
    };
    const auto row = [this] { return table_->currentIndex().row(); };
    const auto edit = [this](int at, EntityKeysModel::Column column) {
        if (at < 0)
            return;
        table_->setCurrentIndex(model_->index(at, column));
        beginEdit(table_->currentIndex());
    };
    // Enter is no shortcut, as that would take it from an editor.
    add(tr("&Follow Link or Edit\tReturn"), {}, [this] { follow(table_->currentIndex()); });
    add(tr("&Edit the Value"), QKeySequence(Qt::Key_F2),
        [row, edit, this] { edit(row(), row() == model_->adderRow() ? EntityKeysModel::Key : EntityKeysModel::Value); });
    add(tr("Re&name the Key"), QKeySequence(u"Shift+F2"_s), [row, edit] { edit(row(), EntityKeysModel::Key); });
    add(tr("&Add a Key"), QKeySequence(Qt::Key_Insert), [edit, this] { edit(model_->adderRow(), EntityKeysModel::Key); });
    add(tr("&Remove the Key"), QKeySequence::Delete, [this, row] { model_->remove(row()); });
    const auto move = [this, row](int by) {
        const int to = row() + by;
        const int column = currentColumn_;
        model_->move(row(), by);
        if (model_->entities().size() == 1 && to >= 0 && to < model_->adderRow())
            table_->setCurrentIndex(model_->index(to, column));
    };
    add(tr("Move the Key &Up"), QKeySequence(u"Alt+Up"_s), [move] { move(-1); });
    add(tr("Move the Key &Down"), QKeySequence(u"Alt+Down"_s), [move] { move(1); });
    add(tr("&Copy Key and Value"), QKeySequence::Copy, [this, row] {
        if (const auto text = model_->textOf(row()); !text.isEmpty())
            QGuiApplication::clipboard()->setText(text);
    });
    add(tr("&Paste"), QKeySequence::Paste, [this, row] { model_->paste(row(), QGuiApplication::clipboard()->text()); });
    add(tr("&Take from the Other Map"), QKeySequence(u"Ctrl+T"_s), [this, row] {
        const auto &entities = model_->entities();
        const auto key = model_->keyAt(row());
        const auto why = entities.size() != 1 || key.isEmpty() ? tr("Select a key of a single entity.")
                                                               : taking::takeKey(*document_, entities.front(), key);
        if (!why.isEmpty())
            emit statusMessage(why);
    });
    renameToo_ = add(tr("Rename All References &Too"), QKeySequence(u"Ctrl+R"_s), [this] { emit offer_->accepted(); });
    renameToo_->setEnabled(false);
    offerActions(table_);
}

void EntityProperties::createOffer()
{
    connect(offer_, &RenameOffer::changed, renameToo_, [this] { renameToo_->setEnabled(!offer_->isHidden()); });
    connect(model_, &EntityKeysModel::usesLeft, offer_,
            [this](const NameUses &uses, const std::vector<qint32> &entities, const QString &name, qint32 only) {
                offer_->show(uses);
                disconnect(offer_, &RenameOffer::accepted, model_, nullptr);
                connect(offer_, &RenameOffer::accepted, model_, [=, this, keys = uses.all.size()] {
                    const bool isDone = model_->renameUsesToo(entities, name, only);
                    table_->setFocus();
                    if (isDone)
                        emit statusMessage(tr("References renamed: %1").arg(numberText(keys)));
                });
            });
}

void EntityProperties::setEntities(std::vector<qint32> entities) { model_->setEntities(std::move(entities)); }

void EntityProperties::setFiltered(int count)
{
    filtered_->setVisible(count > 0);
    filtered_->setText(tr("Hidden by the list's filter: %n entities", nullptr, count));
}

void EntityProperties::showTitle()
{
    const auto &entities = model_->entities();
    const bool isEmpty = entities.empty();
    empty_->setVisible(isEmpty);
    table_->setVisible(!isEmpty);
    title_->setVisible(!isEmpty);
    if (entities.size() == 1)
        title_->setText(u"%1 %2"_s.arg(edits::nameOf(document_->entitySource(), entities.front())).arg(entities.front()));
    else if (!isEmpty)
        title_->setText(tr("%1 entities: changes apply to all of them").arg(numberText(entities.size())));
    showOthers();
}

void EntityProperties::showOthers()
{
    const auto pairs = model_->pairsOnlyInOther();
    others_->setVisible(!pairs.isEmpty());
    others_->setText(tr("Only in the other map: %1").arg(pairs.join(u", "_s)));
}

void EntityProperties::restoreRow()
{
    if (hadFocus_) // an editor that had it is gone
        table_->setFocus();
    const int row = model_->rowOfKey(currentKey_);
    if (row >= 0)
        table_->setCurrentIndex(model_->index(row, currentColumn_));
}

void EntityProperties::editValueOfNewKey()
{
    const auto value = model_->index(model_->adderRow(), EntityKeysModel::Value);
    table_->setCurrentIndex(value);
    beginEdit(value);
}

void EntityProperties::follow(const QModelIndex &index)
{
    const auto links = model_->linksOf(index.row());
    if (!links.empty())
        emit followed(links);
    else if (index.isValid())
        beginEdit(valueOf(index));
}

void EntityProperties::beginEdit(const QModelIndex &cell)
{
    if (const auto &why = document_->whyReadOnly(); why.isEmpty())
        table_->edit(cell);
    else
        emit statusMessage(why);
}

// Returns where typing begins: in the value, as typing over a key would change the key; but in the empty row, in the key.
QModelIndex EntityProperties::valueOf(const QModelIndex &index) const
{
    const bool names = !index.isValid() || index.row() == model_->adderRow();
    return names ? index : index.siblingAtColumn(EntityKeysModel::Value);
}

bool EntityProperties::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == table_->viewport() && event->type() == QEvent::MouseButtonPress) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const bool follows = mouse->button() == Qt::MiddleButton
                             || (mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::ControlModifier);
        const auto links = model_->linksOf(table_->indexAt(mouse->position().toPoint()).row());
        if (follows && !links.empty()) {
            emit followed(links);
            return true;
        }
    }
    // A line edit passes Enter on to the table that it is in.
    if (watched == table_ && event->type() == QEvent::KeyPress && table_->hasFocus()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            follow(table_->currentIndex());
            return true;
        }
        if (!key->text().isEmpty() && key->text().front().isPrint())
            table_->setCurrentIndex(valueOf(table_->currentIndex())); // the table then edits it
    }
    return QWidget::eventFilter(watched, event);
}
