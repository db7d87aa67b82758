#include "app/saving/recoveryoffers.h"

#include "app/window/background.h"
#include "app/window/noticebar.h"
#include "core/assets/gameconfiguration.h"
#include "core/document/recordeditor.h"
#include "core/entities/entitydiff.h"
#include "core/files/outputfile.h"
#include "core/format/formats.h"
#include "core/text.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filedialogs.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool isBasisOf(const Recovery::Found &found, const MapFile &map)
{
    return found.basisText ? *found.basisText == map.entityText() : found.basis == Recovery::fingerprint(map.entityText());
}

struct OtherMap {
    QString edited, now; // the games' titles, or the formats' names where they differ
};

// Returns the game or format of the map that was edited and that of the map now in the file, if they differ.
std::optional<OtherMap> otherMap(const Recovery::Found &found, const MapFile &map)
{
    const auto format = fromView(map.format().id), game = map.detectedGame() ? fromView(map.detectedGame()->id) : QString();
    if (!found.format.isEmpty() && found.format != format) {
        const auto *edited = bsp::findFormat(found.format.toStdString());
        return OtherMap{edited ? fromView(edited->name) : found.format, fromView(map.format().name)};
    }
    if (found.game.isEmpty() || game.isEmpty() || found.game == game)
        return {};
    const auto *edited = findGame(found.game);
    return OtherMap{edited ? fromView(edited->title) : found.game, fromView(map.detectedGame()->title)};
}

// Returns the text above the list of changes that restoring reverts: `sentence`, after a sentence on another game or format.
QString withOtherMap(const Recovery::Found &found, const MapFile &map, const QString &sentence)
{
    const auto other = otherMap(found, map);
    return other ? RecoveryOffers::tr("These edits were made in a map of %1, but the file now holds a map of %2.")
                           .arg(other->edited, other->now)
                       + u' ' + sentence
                 : sentence;
}

MapFile withEntities(const MapFile &map, const QByteArray &text)
{
    MapFile copy = map;
    copy.setEntityText(text);
    return copy;
}

// Returns the map with the found edits, or with those of the entities alone if other lumps have changed since.
MapFile withEdits(const MapFile &map, const Recovery::Found &found)
{
    MapFile copy = map;
    if (!found.otherEdits.isEmpty() && found.otherBasis == Recovery::fingerprintOfOthers(map))
        for (const auto &packed : found.otherEdits)
            if (const auto edit = unpacked(packed); !edit || !copy.apply(edit.value()))
                break;
    copy.setEntityText(found.text);
    copy.prepare();
    return copy;
}

// Returns one line per changed entity; very many and very long lines are cut.
QStringList listed(const EntityDifferences &differences, const EntitySource &was, const EntitySource &now)
{
    constexpr size_t mostLines = 1000;
    constexpr qsizetype longestLine = 500;
    auto lines = linesOf(differences, was, now, mostLines);
    for (auto &line : lines)
        if (line.size() > longestLine)
            line = line.first(longestLine) + QChar(0x2026);
    const auto count = differences.changed.size() + differences.removed.size() + differences.added.size();
    if (count > mostLines)
        lines.append(RecoveryOffers::tr("And %1 more.", "changes of entities").arg(numberText(count - mostLines)));
    return lines;
}

// Returns whether no lump but the entities was edited. If false, their bytes may be the same nevertheless.
bool sharesOtherLumps(const MapFile &map, const MapFile &onDisk)
{
    const auto lumps = map.lumps();
    return lumps.size() == onDisk.lumps().size() && std::ranges::all_of(lumps, [&](int lump) {
               return lump == map.format().roles.entities || !map.isStored(lump) || map.sharesLump(onDisk, lump);
           });
}

QString gone()
{
    return RecoveryOffers::tr("These edits are no longer available: another window has restored or discarded them.");
}

} // namespace

RecoveryOffers::RecoveryOffers(NoticeBar *notice, Recovery *recovery, BackgroundWork *work)
    : QObject(recovery), notice_(notice), recovery_(recovery), work_(work)
{
    connect(work_, &BackgroundWork::cancelled, this, [this] { askAgain(); });
}

void RecoveryOffers::offer(Document *document)
{
    work_->cancel();
    asked_.reset();
    document_ = document;
    const auto found = document && document->whyReadOnly().isEmpty() ? Recovery::find(document->path()) : std::nullopt;
    if (!found)
        return;
    const bool isInMap = found->text == document->map().entityText() && found->otherEdits.isEmpty();
    if (found->fault.isEmpty() && isInMap) {
        if (Recovery::discard(*found))
            offer(document);
        return;
    }
    if (!found->fault.isEmpty())
        return offerBroken(*found, tr("There are unsaved edits to this map, but they cannot be read."));
    ask(*found);
}

void RecoveryOffers::ask(const Recovery::Found &found)
{
    asked_ = found;
    const auto when = QLocale().toString(found.when, QLocale::ShortFormat);
    const auto restoreIt = [this, found, document = document_] {
        if (!document_ || document_ != document)
            return;
        if (hasOtherEdits(found)) {
            ask(found);
            notice_->say(
                tr("Nothing was restored, because lumps other than the entities have been edited since the map was opened. "
                   "Undo these edits, then press Restore."));
        } else if (isBasisOf(found, document_->map()) && !otherMap(found, document_->map())) {
            restore(found);
        } else {
            askToRevert(found);
        }
    };
    const auto compareIt = [this, found, document = document_] {
        if (document_ && document_ == document)
            compare(found);
    };
    const auto &map = document_->map();
    const auto other = otherMap(found, map);
    notice_->ask(other ? tr("There are unsaved edits to this file from %1. They were made in a map of %2, but the file now "
                            "holds a map of %3.")
                             .arg(when, other->edited, other->now)
                 : isBasisOf(found, map)
                     ? tr("There are unsaved edits to this map from %1. Restore applies them as one undo step. If this would "
                          "revert newer edits, it lists those first.")
                           .arg(when)
                     : tr("There are unsaved edits to this map from %1. The map has changed since then.").arg(when),
                 {{tr("Restore"), restoreIt}, {tr("Compare"), compareIt}, {tr("Discard"), [this, found] { discard(found); }}});
}

// Asks again after an attempt to restore that was cancelled. Does not look for the edits: Recovery::find() skips those of a map
// that has been edited in this window.
void RecoveryOffers::askAgain()
{
    if (const auto found = document_ && asked_ ? Recovery::read(*asked_) : std::nullopt; found && found->fault.isEmpty())
        ask(*found);
}

// Returns whether lumps other than the entities have been edited in this window, so that the edits to them cannot be applied.
bool RecoveryOffers::hasOtherEdits(const Recovery::Found &found) const
{
    const auto onDisk = document_->onDisk();
    const auto &map = document_->map();
    return !found.otherEdits.isEmpty() && !sharesOtherLumps(map, *onDisk)
           && Recovery::fingerprintOfOthers(*onDisk) == found.otherBasis
           && Recovery::fingerprintOfOthers(map) != found.otherBasis;
}

void RecoveryOffers::offerBroken(const Recovery::Found &found, const QString &what)
{
    notice_->ask(tr("%1 %2 The file is %3.").arg(what, found.fault, QDir::toNativeSeparators(found.file)),
                 {{tr("Discard"), [this, found] { discard(found); }}});
}

void RecoveryOffers::restore(const Recovery::Found &found)
{
    asked_.reset();
    const auto what = tr("Recovery of Unsaved Edits");
    const auto ofText = difference(document_->map().entityText(), found.text);
    const bool areOthersSame = found.otherEdits.isEmpty() || found.otherBasis == Recovery::fingerprintOfOthers(document_->map());
    if (areOthersSame)
        recovery_->take(found);
    else // the kept file stays beside these edits
        notice_->say(tr("Only the entities are restored, because the other edited lumps have since changed in the file."));
    if (found.otherEdits.isEmpty() || !areOthersSame) {
        document_->edit({.what = what, .splices = ofText});
        return;
    }
    document_->records().setUnlocked(true); // they were edited
    document_->undoStack().beginMacro(what);
    for (const auto &packed : found.otherEdits)
        if (const auto edit = unpacked(packed); !edit || !document_->edit(what, edit.value()))
            break;
    document_->edit({.what = what, .splices = ofText});
    document_->finishEditing(); // before the macro ends, so that it contains all edits
    document_->undoStack().endMacro();
}

// Compares the map with itself after the edits, and asks again.
void RecoveryOffers::compare(const Recovery::Found &found)
{
    work_->run(
        tr("Reading the unsaved edits..."),
        [found, map = document_->sharedMap()](const std::stop_token &) {
            return std::make_shared<const MapFile>(withEdits(*map, found));
        },
        [this, found](const std::shared_ptr<const MapFile> &edited) {
            if (!document_)
                return;
            emit compareWanted(tr("the unsaved edits"), edited);
            ask(found);
        },
        {}, [this] { askAgain(); });
}

// Returns what restoring the edits would revert of later changes by other programs to the map.
RecoveryOffers::Reverted RecoveryOffers::revertedBy(const Recovery::Found &found, const MapFile &map, const std::stop_token &stop)
{
    constexpr qsizetype longest = 8 << 20; // bytes of a text that is compared; games take a few
    const auto basis = found.basisText.value_or(QByteArray());
    if (std::max({map.entityText().size(), found.text.size(), basis.size()}) > longest)
        return {tr("The map has changed since these edits were made. Restoring them reverts all later changes to its "
                   "entities. The entity texts are too long to list these changes."),
                {}};
    const auto restored = withEntities(map, found.text);
    const auto now = map.entitySource(), then = restored.entitySource();
    if (!found.basisText)
        return {tr("The map has changed since these edits were made. Restoring them makes the following changes, which may "
                   "include reverting later changes made elsewhere:"),
                listed(entityDifferences(now, then, stop), now, then)};
    const auto before = withEntities(map, basis);
    const auto lines = listed(reversals(before.entitySource(), now, then, stop), now, then);
    return {lines.isEmpty() ? tr("The map has changed since these edits were made, but they affect none of the entities "
                                 "that have changed since.")
                            : tr("The map has changed since these edits were made. Restoring them also reverts these later "
                                 "changes:"),
            lines};
}

// Lists later changes by others before restoring: the whole text is restored, which reverts them.
void RecoveryOffers::askToRevert(const Recovery::Found &found)
{
    const auto now = document_->sharedMap();
    work_->run(
        tr("Comparing the unsaved edits with the map..."),
        [found, now](const std::stop_token &stop) { return revertedBy(found, *now, stop); },
        [this, found, now](const Reverted &reverted) { showReverted(found, now, reverted); }, {}, [this] { askAgain(); });
}

void RecoveryOffers::showReverted(const Recovery::Found &found, const std::shared_ptr<const MapFile> &now,
                                  const Reverted &reverted)
{
    if (!document_)
        return;
    if (document_->map().entityText() != now->entityText())
        return askToRevert(found); // it has been edited since
    auto *dialog = new QDialog(notice_->window());
    dialog->setObjectName(u"revertQuestion"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Restore Unsaved Edits"));
    dialog->setMinimumWidth(560);
    const auto sentence = withOtherMap(found, *now, reverted.sentence);
    auto *label = createSentence(sentence, dialog);
    auto *list = new QListWidget(dialog);
    list->addItems(reverted.lines);
    list->setWordWrap(true);
    list->setAccessibleName(sentence);
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
    connect(dialog, &QDialog::finished, this, [this, found, now, document = document_](int answer) {
        if (!document_ || document_ != document)
            return;
        if (answer != QDialog::Accepted)
            askAgain();
        else if (document_->map().entityText() == now->entityText())
            restore(found);
        else
            askToRevert(found);
    });
    dialog->open();
}

void RecoveryOffers::discard(const Recovery::Found &found)
{
    if (!Recovery::discard(found))
        return notice_->say(gone());
    const auto bringBack = [this, found, document = document_] {
        if (!Recovery::bringBack(found))
            notice_->say(gone());
        else if (document_ && document_ == document)
            offer(document_);
        else if (!document_)
            offerClosed(found);
    };
    notice_->say(found.fault.isEmpty() ? tr("The unsaved edits to %1 were discarded.").arg(QFileInfo(found.path).fileName())
                                       : tr("The unsaved edits were discarded."),
                 {{tr("Bring Them Back"), bringBack}});
}

// Offers the latest edits last, so that they are shown on top of the others.
void RecoveryOffers::offerAll()
{
    constexpr qsizetype most = 10; // the others are offered at the next start, and when their maps are opened
    if (document_)
        return;
    const auto left = Recovery::all().mid(0, most);
    for (qsizetype i = left.size() - 1; i >= 0; --i)
        offerClosed(left[i]);
}

void RecoveryOffers::offerClosed(const Recovery::Found &found)
{
    if (!found.fault.isEmpty())
        return offerBroken(found, tr("There are unsaved edits to a map, but they cannot be read."));
    const QFileInfo map(found.path);
    const auto when = QLocale().toString(found.when, QLocale::ShortFormat);
    const auto path = found.path;
    if (map.exists())
        notice_->ask(tr("There are unsaved edits to %1 from %2.").arg(QDir::toNativeSeparators(path), when),
                     {{tr("Open"), [this, path] { emit openWanted(path); }}, {tr("Discard"), [this, found] { discard(found); }}});
    else
        notice_->ask(
            tr("There are unsaved edits to %1 from %2. The map is no longer in %3.")
                .arg(map.fileName(), when, QDir::toNativeSeparators(map.path())),
            {{tr("Save as .ent..."), [this, found] { askWhere(found); }}, {tr("Discard"), [this, found] { discard(found); }}});
}

// Exports the edits as an .ent file. They stay kept and are offered again, since the user may not use the file.
void RecoveryOffers::askWhere(const Recovery::Found &found)
{
    auto *dialog = createSaveDialog(notice_->window(), tr("Save the Edited Entities"), {}, tr("Entity files (*.ent)"),
                                    QFileInfo(found.path).completeBaseName() + u".ent"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, found](const QString &path) {
        const auto kept = Recovery::read(found);
        if (!kept)
            return notice_->say(gone());
        if (!kept->fault.isEmpty())
            return offerClosed(*kept);
        OutputFile output(path);
        const auto name = QFileInfo(path).fileName();
        if (output.isOpen() && output.write(kept->text) && output.commit())
            notice_->say(tr("The edited entities were written to %1.").arg(name),
                         {{tr("Discard the Unsaved Edits"), [this, found] { discard(found); }}});
        else
            notice_->say(tr("%1 cannot be written: %2.").arg(name, output.error()));
    });
    connect(dialog, &QDialog::rejected, this, [this, found] { offerClosed(found); });
    dialog->open();
}
