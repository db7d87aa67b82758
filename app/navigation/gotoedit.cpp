#include "app/navigation/gotoedit.h"

#include "core/map/references.h"
#include "core/text.h"

#include <QAbstractItemView>
#include <QAbstractListModel>
#include <QAbstractProxyModel>
#include <QCompleter>
#include <QTimer>

using namespace Qt::StringLiterals;

struct GoToOffer {
    NamedRecords named;
    qint64 count = 0; // records of a lump, faces of a texture, else entities
};

namespace {

// Counts faces with its own References: the document's may only be used in its thread.
std::vector<GoToOffer> offersOf(const MapFile &map, std::stop_token stop)
{
    const References references(map);
    const auto &roles = map.format().roles;
    std::vector<GoToOffer> offers;
    for (auto &named : namedRecords(map)) {
        if (stop.stop_requested())
            return {};
        const qint64 count = named.kind == NamedRecords::Kind::Lump ? map.recordCount(named.lump)
                             : named.kind == NamedRecords::Kind::Texture
                                 ? std::ssize(references.project(named.records, roles.images, roles.faces))
                                 : std::ssize(named.records);
        offers.push_back({std::move(named), count});
    }
    return offers;
}

QString noteOf(const GoToOffer &offer)
{
    const int count = static_cast<int>(offer.count);
    switch (offer.named.kind) {
    case NamedRecords::Kind::Lump: return GoToEdit::tr("table of %Ln records", nullptr, count);
    case NamedRecords::Kind::Texture: return GoToEdit::tr("texture of %Ln faces", nullptr, count);
    case NamedRecords::Kind::EntityClass: return GoToEdit::tr("class of %Ln entities", nullptr, count);
    case NamedRecords::Kind::EntityName: break;
    }
    return GoToEdit::tr("targetname of %Ln entities", nullptr, count);
}

} // namespace

class GoToNames : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void set(std::vector<GoToOffer> offers)
    {
        beginResetModel();
        offers_ = std::move(offers);
        endResetModel();
    }
    const NamedRecords &at(int row) const { return offers_[static_cast<size_t>(row)].named; }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(offers_.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const auto &offer = offers_[static_cast<size_t>(index.row())];
        if (role == Qt::EditRole)
            return offer.named.name;
        return role == Qt::DisplayRole ? u"%1   \u2013   %2"_s.arg(offer.named.name, noteOf(offer)) : QVariant();
    }

private:
    std::vector<GoToOffer> offers_;
};

GoToEdit::GoToEdit(QWidget *parent) : QLineEdit(parent), names_(new GoToNames(this))
{
    setPlaceholderText(tr("Go to: faces 120, cluster 7, func_door, a texture, *3, 128 -64 40"));
    setAccessibleName(tr("Go to a record or position"));
    setClearButtonEnabled(true);
    setMaximumWidth(460);
    auto *completer = new QCompleter(names_, this);
    completer->setCompletionRole(Qt::EditRole);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
    setCompleter(completer);
    // Handles Return itself: QCompleter only reports entries chosen with the mouse.
    connect(this, &QLineEdit::returnPressed, this, [this, completer] {
        const auto offered = completer->popup()->isVisible() ? completer->popup()->currentIndex() : QModelIndex();
        if (offered.isValid())
            choose(offered);
        else
            emit entered();
        completer->popup()->hide();
    });
    connect(completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, &GoToEdit::choose);
}

void GoToEdit::setDocument(Document *document)
{
    collecting_.cancel();
    leaveDocument(document_, this);
    document_ = document;
    setEnabled(document != nullptr);
    names_->set({});
    isStale_ = true;
    if (document_)
        document_->tables().whenTouched(Derived::EntityList, this, [this] {
            collecting_.cancel();
            names_->set({}); // their records may have other numbers now
            isStale_ = true;
            if (hasFocus())
                collect();
        });
}

void GoToEdit::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    collect();
}

// Collects the names on a worker thread, once per map and after edits: a map may have tens of thousands.
void GoToEdit::collect()
{
    if (!document_ || !std::exchange(isStale_, false))
        return;
    collecting_.run([map = document_->sharedMap()](std::stop_token stop) { return offersOf(*map, std::move(stop)); },
                    [this](std::vector<GoToOffer> offers) {
                        names_->set(std::move(offers));
                        if (hasFocus() && !text().isEmpty())
                            completer()->complete();
                    },
                    [this] { isStale_ = true; });
}

int GoToEdit::offered() const { return text().isEmpty() ? 0 : completer()->completionCount(); }
void GoToEdit::chooseFirst() { choose(completer()->completionModel()->index(0, 0)); }

// Types the name of a table, so that a record number can be added; goes to the records of any other name.
void GoToEdit::choose(const QModelIndex &index)
{
    const auto *shown = qobject_cast<const QAbstractProxyModel *>(completer()->completionModel());
    const auto row = shown->mapToSource(index).row();
    if (row < 0)
        return;
    const auto named = names_->at(row);
    const bool isTable = named.kind == NamedRecords::Kind::Lump;
    const auto text = isTable ? named.name + u' ' : QString();
    QTimer::singleShot(0, this, [this, text] { setText(text); }); // after the completer, which writes the chosen name
    if (!isTable)
        emit chosen(refsOf(named.lump, named.records));
}
