#include "widgets/view3d/overlays/leakoverlay.h"

#include <QDir>

void LeakOverlay::setDocument(Document *document)
{
    follow(document);
    reading_.cancel();
    file_ = {};
    names_.clear();
    show();
    if (!document || document->isSample() || document->isInArchive())
        return;
    names_ = pointFileNames(document->path());
    if (const auto path = pointFileBeside(document->path()); !path.isEmpty())
        open(path);
}

void LeakOverlay::open(const QString &path)
{
    reading_.run([path](std::stop_token) { return readPointFile(path); },
                 [this](Result<PointFile> read) {
                     if (!read)
                         return emit failed(read.error());
                     file_ = std::move(read).value();
                     show();
                 });
}

void LeakOverlay::setShown(bool shown)
{
    isShown_ = shown;
    show();
}

void LeakOverlay::show()
{
    painter_.set(OverlayLayer::Leak, isShown_ ? marksOf(file_) : Marks());
    emit changed();
}

QString LeakOverlay::explanation() const
{
    if (!file_.path.isEmpty())
        return tr("%1: a line of %n segments from an entity to the leak.", nullptr, static_cast<int>(file_.pieces.size()))
            .arg(QDir::toNativeSeparators(file_.path));
    if (names_.isEmpty())
        return tr("No pointfile: this map is not in a folder. Use View > Open Pointfile to open one.");
    return tr("No pointfile: neither %1 nor %2 is in the folder of the map. Use View > Open Pointfile to open another.")
        .arg(names_[0], names_[1]);
}

Box LeakOverlay::box() const
{
    Box box;
    for (const auto &[from, to] : file_.pieces) {
        box.add(narrow(from));
        box.add(narrow(to));
    }
    return box;
}
