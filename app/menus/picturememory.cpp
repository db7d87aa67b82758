#include "app/menus/picturememory.h"

#include "app/settings.h"
#include "core/shading/picturebudget.h"
#include "widgets/view3d/viewport.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace
{

struct MemoryText {
    Q_DECLARE_TR_FUNCTIONS(PictureMemory)
};

} // namespace

QMenu *addPictureMemoryMenu(QMenu *parent, Viewport *viewport, Settings &settings)
{
    auto *menu = parent->addMenu(MemoryText::tr("&Memory for Textures"));
    const auto bytesOf = [](int megabytes) {
        return megabytes > 0 ? std::min(qint64{megabytes} << 20, PictureBudget::roomHere()) : PictureBudget::most();
    };
    auto *group = new QActionGroup(menu);
    for (const int megabytes : {0, 256, 512, 1024, 2048, 4096, 8192}) {
        if (qint64{megabytes} << 20 > PictureBudget::roomHere())
            continue;
        const auto shown =
            QLocale().formattedDataSize(bytesOf(megabytes), megabytes > 0 ? 0 : 1, QLocale::DataSizeTraditionalFormat);
        auto *action = group->addAction(menu->addAction(megabytes > 0 ? shown : MemoryText::tr("&Automatic (%1)").arg(shown)));
        action->setCheckable(true);
        action->setChecked(megabytes == settings.pictureMemory());
        action->setStatusTip(
            MemoryText::tr("Memory that a map's textures may use in the 3D view; if they need more, they are drawn at lower "
                           "resolution"));
        QObject::connect(action, &QAction::triggered, viewport, [&settings, viewport, bytesOf, megabytes] {
            settings.pictureMemory.set(megabytes);
            viewport->setPictureMemory(bytesOf(megabytes));
        });
    }
    viewport->setPictureMemory(bytesOf(settings.pictureMemory()));
    return menu;
}
