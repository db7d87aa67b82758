#include "app/opening/opening.h"

#include "core/files/archive.h"
#include "core/images/picture.h"
#include "core/opening/mapsource.h"
#include "core/text.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filedialogs.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace {

struct OpeningText {
    Q_DECLARE_TR_FUNCTIONS(Opening)
};

struct ChoiceText {
    Q_DECLARE_TR_FUNCTIONS(MapChoice)
};

} // namespace

Opened openPath(const QString &path, const bsp::Format *as)
{
    const auto maps = mapsInside(path);
    if (maps.size() > 1)
        return {.path = path, .maps = maps};
    const QFileInfo file(path);
    const bool isImage = !as && isPictureName(path) && file.exists();
    if (maps.isEmpty() && (file.isDir() || isImage || Archive::recognizes(path)))
        return {.path = path, .isImages = true};
    const auto only = maps.isEmpty() ? path : maps.first();
    Opened opened{.path = only, .stamp = stampOf(mapSource(only).file)};
    opened.map = openMap(only, as, as ? nullptr : &opened.nearest);
    if (opened.map)
        opened.map.value().prepare(); // here, on the worker thread
    return opened;
}

QFileDialog *fileQuestion(QWidget *window, const QString &folder)
{
    auto *dialog = createOpenDialog(window, OpeningText::tr("Open a Map, an Archive or an Image"), folder,
                                    OpeningText::tr("Maps, archives and images (%1);;Maps (*.bsp *.BSP);;All files (*)")
                                        .arg(u"*.bsp *.BSP %1 %2"_s.arg(Archive::namePatterns(), pictureNamePatterns())));
    dialog->setFileMode(QFileDialog::AnyFile); // so that ARCHIVE/maps/NAME.bsp may be typed
    return dialog;
}

QFileDialog *folderQuestion(QWidget *window, const QString &folder)
{
    return createFolderDialog(window, OpeningText::tr("Browse a Folder of Images"), folder);
}

void chooseMap(QWidget *parent, const QString &archive, const QStringList &maps, std::function<void(const QString &)> open,
               std::function<void()> browse)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ChoiceText::tr("Maps in %1").arg(QFileInfo(archive).fileName()));
    auto *label = createLabel(ChoiceText::tr("This archive holds %1 maps. Which one?").arg(numberText(maps.size())));
    auto *list = new QListWidget;
    for (const auto &map : maps)
        list->addItem(map.mid(archive.size() + 1));
    list->setCurrentRow(0);
    label->setBuddy(list);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    auto *images = buttons->addButton(ChoiceText::tr("&Browse Its Images"), QDialogButtonBox::ActionRole);
    images->setVisible(static_cast<bool>(browse));
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(label);
    layout->addWidget(list);
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(images, &QPushButton::clicked, dialog, &QDialog::reject);
    if (browse)
        QObject::connect(images, &QPushButton::clicked, parent, std::move(browse));
    QObject::connect(list, &QListWidget::itemDoubleClicked, dialog,
                     &QDialog::accept); // Enter presses the default button
    QObject::connect(dialog, &QDialog::accepted, parent, [list, maps, open = std::move(open)] {
        if (list->currentRow() >= 0)
            open(maps[list->currentRow()]);
    });
    dialog->resize(420, 360);
    dialog->show();
    list->setFocus();
}
