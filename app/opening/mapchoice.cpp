#include "app/opening/mapchoice.h"

#include "core/text.h"
#include "widgets/parts/factories.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>

namespace
{

struct ChoiceText {
    Q_DECLARE_TR_FUNCTIONS(MapChoice)
};

} // namespace

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
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(label);
    layout->addWidget(list);
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(images, &QPushButton::clicked, dialog, &QDialog::reject);
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
