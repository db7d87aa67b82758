#include "widgets/entities/renameoffer.h"

#include "core/text.h"
#include "widgets/parts/factories.h"

#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostInText = 5, mostInToolTip = 40; // keys that are listed one by one
constexpr qsizetype mostNames = 3;

} // namespace

RenameOffer::RenameOffer(Document *document, QWidget *parent)
    : QFrame(parent), document_(document), text_(createSentence()), rename_(new QPushButton(tr("Rename Them Too"))),
      select_(new QPushButton(tr("Select Them")))
{
    setFrameShape(QFrame::StyledPanel);
    rename_->setToolTip(tr("Change these references to the new name as well; a single Undo reverts everything (Ctrl+R)"));
    select_->setToolTip(tr("Select the entities that still use the old name"));
    auto *close = new QToolButton;
    close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    close->setAutoRaise(true);
    close->setToolTip(tr("Leave them unchanged"));
    close->setAccessibleName(close->toolTip());
    auto *layout = createLayout<QVBoxLayout>(this, {4, 4, 4, 4}, 3);
    layout->addWidget(text_);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(rename_);
    buttons->addWidget(select_);
    buttons->addStretch();
    buttons->addWidget(close);
    layout->addLayout(buttons);
    hide();
    connect(rename_, &QPushButton::clicked, this, &RenameOffer::accepted);
    connect(select_, &QPushButton::clicked, this, &RenameOffer::select);
    connect(close, &QToolButton::clicked, this, &RenameOffer::dismiss);
    document->tables().whenTouched(Derived::EntityList, this, [this] { dismiss(); });
}

QString RenameOffer::nameOf(qint32 entity) const
{
    return u"%1 %2"_s.arg(edits::nameOf(document_->entitySource(), entity)).arg(entity);
}

// Lists each key with its entity.
QStringList RenameOffer::lines(const NameUses &uses, size_t most) const
{
    const auto source = document_->entitySource();
    QStringList lines;
    for (size_t i = 0; i < std::min(uses.all.size(), most); ++i) {
        const auto [entity, pair] = uses.all[i];
        const auto key = source.key(source.pairsOf(entity)[static_cast<size_t>(pair)]);
        lines.append(u"%1 (%2)"_s.arg(nameOf(entity), source.toText(key)));
    }
    if (uses.all.size() > most)
        lines.append(tr("and %1 more").arg(numberText(uses.all.size() - most)));
    return lines;
}

void RenameOffer::show(const NameUses &uses)
{
    uses_ = uses;
    const auto source = document_->entitySource();
    QStringList names;
    for (const auto &name : uses.names.first(std::min(uses.names.size(), mostNames)))
        names.append(source.toText(name));
    if (uses.names.size() > mostNames)
        names.append(tr("and %1 more").arg(numberText(uses.names.size() - mostNames)));
    auto text = tr("References to %1 remain in %2.", "1: names; 2: who uses them")
                    .arg(names.join(u", "_s), lines(uses, mostInText).join(u", "_s));
    if (!uses.keepers.empty())
        text += u' '
                + (uses.keepers.size() == 1
                       ? tr("%1 keeps the old name; after renaming, nothing would refer to it.").arg(nameOf(uses.keepers.front()))
                       : tr("%1 and %2 more keep the old name; after renaming, nothing would refer to them.")
                             .arg(nameOf(uses.keepers.front()), numberText(uses.keepers.size() - 1)));
    text_->setText(text);
    text_->setToolTip(uses.all.size() > mostInText ? asToolTip(lines(uses, mostInToolTip).join(u'\n')) : QString());
    setVisible(true);
    emit changed();
}

void RenameOffer::select()
{
    std::vector<qint32> entities;
    for (const auto &use : uses_.all)
        if (entities.empty() || entities.back() != use.entity)
            entities.push_back(use.entity);
    document_->selection().set(refsOf(document_->map().format().roles.entityList, entities));
}

void RenameOffer::dismiss()
{
    if (isHidden())
        return;
    uses_ = {};
    hide();
    emit changed();
}
