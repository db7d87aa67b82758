#include "app/recoveryoffers.h"

#include "app/noticebar.h"
#include "core/entities/entitydiff.h"
#include "widgets/parts/label.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

bool isBasisOf(const Recovery::Found &found, const MapFile &map)
{
    return found.basis == Recovery::fingerprint(map.entityText());
}

MapFile withEntities(const MapFile &map, const QByteArray &text)
{
    MapFile copy = map;
    copy.setEntityText(text);
    return copy;
}

struct Reverted {
    QString sentence;
    QStringList lines;
};

// What restoring the edits takes back of what others changed in the map since.
Reverted revertedBy(const Recovery::Found &found, const MapFile &map)
{
    constexpr qsizetype longest = 8 << 20; // bytes of a text that is compared; games take a few
    constexpr qsizetype mostLines = 1000;
    const auto basis = found.basisText.value_or(QByteArray());
    if (std::max({map.entityText().size(), found.text.size(), basis.size()}) > longest)
        return {RecoveryOffers::tr("The map has changed since these edits were made. Restoring them takes back all that was "
                                   "changed in its entities since; the texts are too long to list it."),
                {}};
    const auto restored = withEntities(map, found.text);
    const auto now = map.entitySource(), then = restored.entitySource();
    if (!found.basisText)
        return {RecoveryOffers::tr("The map has changed since these edits were made. Restoring them changes what is listed here, "
                                   "be it your edits or what others changed since:"),
                linesOf(entityDifferences(now, then), now, then, mostLines)};
    const auto before = withEntities(map, basis);
    const auto lines = linesOf(reversals(before.entitySource(), now, then), now, then, mostLines);
    return {lines.isEmpty() ? RecoveryOffers::tr("The map has changed since these edits were made, but no entity that was "
                                                 "changed since is among those that they change.")
                            : RecoveryOffers::tr("The map has changed since these edits were made. Restoring them takes back "
                                                 "these changes, too:"),
            lines};
}

} // namespace

RecoveryOffers::RecoveryOffers(NoticeBar *notice, Recovery *recovery)
    : QObject(recovery), notice_(notice), recovery_(recovery)
{
}

void RecoveryOffers::offer(Document *document)
{
    document_ = document;
    const auto path = document ? document->path() : QString();
    const auto found = document && document->whyReadOnly().isEmpty() ? Recovery::find(path) : std::nullopt;
    if (!found || found->text == document->map().entityText())
        return;
    const auto when = QLocale().toString(found->when, QLocale::ShortFormat);
    const auto restoreIt = [this, found = *found] {
        if (!document_ || document_->path() != found.path)
            return;
        if (isBasisOf(found, document_->map()))
            restore(found);
        else
            askToRevert(found);
    };
    notice_->ask(isBasisOf(*found, document->map())
                     ? tr("Unsaved edits of this map, from %1, were found.").arg(when)
                     : tr("Unsaved edits of this map, from %1, were found; the map has changed since.").arg(when),
                 {{tr("Restore"), restoreIt}, {tr("Discard"), [this, path] { discard(path); }}});
}

void RecoveryOffers::restore(const Recovery::Found &found)
{
    recovery_->take(found.path);
    document_->edit(
        {.what = tr("Restore unsaved edits"), .splices = difference(document_->map().entityText(), found.text)});
}

// The whole text is restored, so what others changed since is undone with it: that is listed first.
void RecoveryOffers::askToRevert(const Recovery::Found &found)
{
    const auto now = document_->sharedMap();
    const auto reverted = revertedBy(found, *now);
    auto *dialog = new QDialog(notice_->window());
    dialog->setObjectName(u"revertQuestion"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Restore Unsaved Edits"));
    dialog->setMinimumWidth(560);
    auto *label = createLabel(reverted.sentence, dialog);
    label->setWordWrap(true);
    auto *list = new QListWidget(dialog);
    list->addItems(reverted.lines);
    list->setWordWrap(true);
    list->setAccessibleName(reverted.sentence);
    list->setVisible(!reverted.lines.isEmpty());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, dialog);
    buttons->addButton(tr("&Restore Anyway"), QDialogButtonBox::AcceptRole)->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(label);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(dialog, &QDialog::finished, this, [this, found, now](int answer) {
        if (!document_ || document_->path() != found.path)
            return;
        if (answer != QDialog::Accepted)
            offer(document_); // nothing is answered
        else if (document_->map().entityText() == now->entityText())
            restore(found);
        else
            askToRevert(found);
    });
    dialog->open();
}

void RecoveryOffers::discard(const QString &path)
{
    recovery_->discard(path);
    const auto bringBack = [this, path] {
        Recovery::bringBack(path);
        document_ && document_->path() == path ? offer(document_) : offerAll();
    };
    notice_->say(tr("The unsaved edits of %1 are discarded.").arg(QFileInfo(path).fileName()),
                 {{tr("Bring Them Back"), bringBack}});
}

void RecoveryOffers::offerAll()
{
    const auto left = Recovery::all();
    if (left.isEmpty() || document_)
        return;
    const auto path = left.first().path;
    auto sentence = tr("Unsaved edits of %1, from %2, were found.")
                        .arg(QFileInfo(path).fileName(), QLocale().toString(left.first().when, QLocale::ShortFormat));
    QStringList others;
    for (const auto &found : left.mid(1))
        others.append(QFileInfo(found.path).fileName());
    if (!others.isEmpty())
        sentence += u' ' + tr("Of these maps too: %1.").arg(others.join(u", "_s));
    notice_->ask(sentence, {{tr("Open"), [this, path] { emit openWanted(path); }},
                            {tr("Discard"), [this, path] { discard(path); }}});
}
