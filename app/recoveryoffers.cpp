#include "app/recoveryoffers.h"

#include "app/noticebar.h"

#include <QFileInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

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
    const bool sameBasis = found->basis == Recovery::fingerprint(document->map().entityText());
    const auto when = QLocale().toString(found->when, QLocale::ShortFormat);
    const auto restore = [this, path, text = found->text] {
        if (!document_ || document_->path() != path)
            return;
        recovery_->take(path);
        document_->edit(
            {.what = tr("Restore unsaved edits"), .splices = difference(document_->map().entityText(), text)});
    };
    notice_->ask(sameBasis ? tr("Unsaved edits of this map, from %1, were found.").arg(when)
                           : tr("Unsaved edits of this map, from %1, were found; the map has changed since.").arg(when),
                 {{tr("Restore"), restore}, {tr("Discard"), [this, path] { discard(path); }}});
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
