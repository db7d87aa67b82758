#include "app/saving/entityfiles.h"

#include "app/window/background.h"
#include "core/files/entityfile.h"
#include "core/files/outputfile.h"
#include "core/files/regularfile.h"
#include "core/text.h"
#include "widgets/parts/filedialogs.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

EntityFiles::EntityFiles(QWidget *window, BackgroundWork *work) : QObject(window), window_(window), work_(work) {}

void EntityFiles::askForImport(Document *document, const QString &folder)
{
    auto *dialog =
        createOpenDialog(window_, tr("Import Entities"), folder, tr("Entity files (*.ent *.ENT *.txt);;All files (*)"));
    connect(dialog, &QFileDialog::fileSelected, document, [this, document](const QString &path) { importFrom(path, document); });
    connect(document, &QObject::destroyed, dialog, &QDialog::reject);
    dialog->open();
}

void EntityFiles::importFrom(const QString &path, Document *document)
{
    if (const auto why = work_->whyNotRead(); !why.isEmpty())
        return emit failed(why);
    const auto name = QFileInfo(path).fileName();
    work_->run(
        tr("Importing %1...").arg(name), [path, map = document->sharedMap()](std::stop_token) { return readImport(path, map); },
        [this, path, name, into = QPointer(document)](Result<Import> import) {
            if (!import)
                emit failed(u"%1: %2"_s.arg(name, import.error()));
            else if (into)
                adopt(path, into, std::move(import).value());
        });
}

Result<EntityFiles::Import> EntityFiles::readImport(const QString &path, const std::shared_ptr<const MapFile> &map)
{
    const auto file = openRegularFile(path);
    auto text = file ? readEntityText(*file.value()) : Result<QByteArray>(Error{file.error()});
    if (!text)
        return Error{text.error()};
    Import import{.before = map, .splices = difference(map->entityText(), text.value())};
    auto after = std::make_shared<MapFile>(*map);
    after->setEntityText(std::move(text).value());
    if (after->entities().entities.empty())
        return Error{tr("It contains no entities, and no game loads a map without any. Nothing was imported.")};
    after->prepare();
    import.faults = faultsOfEdit(map->format(), map->game(), map->entityText(), after->entityText(),
                                 map->recordCount(map->format().roles.models));
    auto targets = std::make_shared<const Targets>(after->entitySource(), after->classes());
    import.after = {std::move(after), std::move(targets)};
    return import;
}

void EntityFiles::adopt(const QString &path, Document *document, Import import)
{
    const auto name = QFileInfo(path).fileName();
    if (document->map().sharedEntities() != import.before->sharedEntities()) {
        importFrom(path, document); // it has been edited since
        return;
    }
    if (import.splices.empty())
        return emit statusMessage(tr("%1 has the same entity text as the map. Nothing was imported.").arg(name));
    const auto before = import.before->entities().entities.size(), now = import.after.map->entities().entities.size();
    document->edit({.what = tr("Import %1").arg(name), .splices = std::move(import.splices)}, std::move(import.after));
    const auto sentence =
        tr("The map now has the entity text of %1. Entities: %2 (before: %3).").arg(name, numberText(now), numberText(before));
    const auto wrong = import.faults.refused + import.faults.warned;
    if (wrong.isEmpty())
        return emit statusMessage(sentence);
    QStringList sentences{sentence, wrong.first()};
    if (wrong.size() > 1)
        sentences.append(tr("And %1 more; see Problems.", "faults").arg(numberText(wrong.size() - 1)));
    emit noticed(noticeOfEdit(*document, sentences.join(u' '), true));
}

void EntityFiles::askForExport(const Document &document, const QString &folder)
{
    auto *dialog = createSaveDialog(window_, tr("Export Entities"), folder, tr("Entity files (*.ent);;All files (*)"),
                                    QFileInfo(document.name()).completeBaseName() + u".ent"_s);
    connect(dialog, &QFileDialog::fileSelected, this, // another map may be open by then
            [this, map = document.sharedMap()](const QString &path) { exportTo(path, *map); });
    dialog->open();
}

void EntityFiles::exportTo(const QString &path, const MapFile &map)
{
    const auto text = map.entityText();
    const auto name = QFileInfo(path).fileName();
    OutputFile output(path);
    if (output.isOpen() && output.device().write(text.data(), text.size()) == text.size() && output.commit())
        emit statusMessage(tr("The entity text was written to %1.").arg(name));
    else
        emit failed(tr("%1 cannot be written: %2.").arg(name, output.error()));
}
