#include "app/opening/opening.h"

#include "core/files/archive.h"
#include "core/images/picture.h"
#include "core/opening/mapsource.h"
#include "widgets/parts/filedialogs.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace
{

struct OpeningText {
    Q_DECLARE_TR_FUNCTIONS(Opening)
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
