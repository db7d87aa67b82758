#include "widgets/parts/placequestion.h"

#include "core/files/archive.h"
#include "widgets/parts/windowfolder.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace
{

struct PlaceQuestionText {
    Q_DECLARE_TR_FUNCTIONS(PlaceQuestion)
};

void open(QFileDialog *dialog, const std::function<void(const QString &)> &take)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog->parentWidget(), take);
    dialog->open();
}

} // namespace

void askForGameFolder(QWidget *widget, const std::function<void(const QString &)> &take)
{
    auto *dialog = new QFileDialog(widget, PlaceQuestionText::tr("Add Game Folder"), windowFolder(widget));
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    open(dialog, take);
}

void askForGameArchive(QWidget *widget, const std::function<void(const QString &)> &take)
{
    auto *dialog = new QFileDialog(widget, PlaceQuestionText::tr("Add Game Archive"), windowFolder(widget),
                                   PlaceQuestionText::tr("Archives (%1);;All files (*)").arg(Archive::namePatterns()));
    dialog->setFileMode(QFileDialog::ExistingFile);
    open(dialog, take);
}
