#include "widgets/parts/filedialogs.h"

#include "core/files/archive.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QVariant>

namespace {

struct PlaceQuestionText {
    Q_DECLARE_TR_FUNCTIONS(PlaceQuestion)
};

void open(QFileDialog *dialog, const std::function<void(const QString &)> &take)
{
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog->parentWidget(), take);
    dialog->open();
}

} // namespace

QString windowFolder(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget())
        if (const auto folder = widget->property("folder"); folder.isValid())
            return folder.toString();
    return {};
}

QFileDialog *createOpenDialog(QWidget *parent, const QString &title, const QString &folder, const QString &filter)
{
    auto *dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    return dialog;
}

QFileDialog *createFolderDialog(QWidget *parent, const QString &title, const QString &folder)
{
    auto *dialog = createOpenDialog(parent, title, folder, {});
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    return dialog;
}

QFileDialog *createSaveDialog(QWidget *parent, const QString &title, const QString &folder, const QString &filter,
                              const QString &name)
{
    auto *dialog = new QFileDialog(parent, title, folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(name).suffix());
    dialog->selectFile(name);
    return dialog;
}

void askForGameFolder(QWidget *widget, const std::function<void(const QString &)> &take)
{
    open(createFolderDialog(widget, PlaceQuestionText::tr("Add Game Folder"), windowFolder(widget)), take);
}

void askForGameArchive(QWidget *widget, const std::function<void(const QString &)> &take)
{
    open(createOpenDialog(widget, PlaceQuestionText::tr("Add Game Archive"), windowFolder(widget),
                          PlaceQuestionText::tr("Archives (%1);;All files (*)").arg(Archive::namePatterns())),
         take);
}
