#include "app/entityfiles.h"

#include "core/files/outputfile.h"
#include "core/files/regularfile.h"
#include "core/text.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

using namespace Qt::StringLiterals;

EntityFiles::EntityFiles(QWidget *window) : QObject(window), window_(window) {}

void EntityFiles::askForImport(Document *document, const QString &folder)
{
    auto *dialog = new QFileDialog(window_, tr("Import Entities"), folder,
                                   tr("Entity texts (*.ent *.ENT *.txt);;All files (*)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, document,
            [this, document](const QString &path) { importFrom(path, document); });
    dialog->open();
}

// The whole text; byte for byte, up to a NUL at its end.
void EntityFiles::importFrom(const QString &path, Document *document)
{
    constexpr qint64 mostBytes = 64 << 20;
    const auto name = QFileInfo(path).fileName();
    const auto file = openRegularFile(path);
    if (!file) {
        emit failed(u"%1: %2"_s.arg(name, file.error()));
        return;
    }
    if (file.value()->size() > mostBytes) {
        emit failed(tr("%1 is too long for an entity text: %2 bytes.").arg(name, numberText(file.value()->size())));
        return;
    }
    auto text = file.value()->readAll();
    if (text.endsWith('\0'))
        text.chop(1);
    if (text.contains('\0')) {
        emit failed(tr("%1 holds a NUL: the games would read it up to there only. It is no entity text.").arg(name));
        return;
    }
    auto splices = difference(document->map().entityText(), text);
    if (splices.empty())
        emit statusMessage(tr("%1 holds the text that is there already.").arg(name));
    document->edit({.what = tr("Import %1").arg(name), .splices = std::move(splices)});
}

void EntityFiles::askForExport(const Document &document, const QString &folder)
{
    auto *dialog = new QFileDialog(window_, tr("Export Entities"), folder, tr("Entity texts (*.ent);;All files (*)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"ent"_s);
    dialog->selectFile(QFileInfo(document.name()).completeBaseName() + u".ent"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
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
        emit statusMessage(tr("The entity text is written to %1.").arg(name));
    else
        emit failed(tr("%1 cannot be written: %2.").arg(name, output.error()));
}
