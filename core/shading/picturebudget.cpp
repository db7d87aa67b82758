#include "core/shading/picturebudget.h"

#include "core/files/system.h"
#include "core/images/drawnmips.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

// The bound is `always` + `perFirstByte` per byte of the files, but no more than `mostOfFirst`, so that small files fit: those of
// the games have at most 64 texels per byte, and some pack better. `perByte`, the bytes that real pictures take per byte of their
// files, is added to it.
constexpr qint64 always = 128 << 20, perFirstByte = 256, mostOfFirst = 256 << 20, perByte = 24;
// Bounds what is read, because reading takes time too; not even the plainest real pictures expand this much.
constexpr qint64 alwaysUnpacked = 768 << 20, unpackedPerByte = 64;
constexpr int smallestSide = 16; // texels
constexpr qint64 usualMost = 2LL << 30;

struct BudgetText {
    Q_DECLARE_TR_FUNCTIONS(PictureBudget)
};

// Returns the bytes that a driver takes for a picture and its mips.
qint64 costOf(QSize size) { return qint64{size.width()} * size.height() * 4 * 4 / 3; }

} // namespace

qint64 PictureBudget::roomHere() { return sys::memory() / 2; }
qint64 PictureBudget::most() { return std::min(usualMost, roomHere()); }

// The caller must hold the mutex.
qint64 PictureBudget::all() const
{
    const qint64 first = std::min(always + packed_ * perFirstByte, mostOfFirst);
    return std::min(most_, first + packed_ * perByte);
}

qint64 PictureBudget::left() const { return std::max<qint64>(all() - spent_, 0); }

void PictureBudget::earn(const QString &path, qint64 bytes)
{
    const std::lock_guard lock(mutex_);
    if (bytes <= 0 || earned_.contains(path))
        return;
    earned_.insert(path);
    packed_ += std::min(bytes, most_);
}

void PictureBudget::addRead(qint64 bytes)
{
    const std::lock_guard lock(mutex_);
    read_ += bytes;
}

bool PictureBudget::mayRead()
{
    const std::lock_guard lock(mutex_);
    const bool may = read_ <= alwaysUnpacked + packed_ * unpackedPerByte;
    leftOut_ += may ? 0 : 1;
    return may;
}

void PictureBudget::fit(SceneTexture &texture)
{
    auto &picture = texture.picture;
    earn(texture.file, texture.fileBytes);
    addRead(texture.readBytes + picture.sizeInBytes());
    if (picture.isNull())
        return;
    auto size = picture.size();
    {
        const std::lock_guard lock(mutex_);
        // A picture takes at most a quarter of what is left, so that something remains for those that follow. An eighth of the
        // bound is kept for the models, which are read after the pictures of the map.
        const auto keptForModels = std::max<qint64>(all() / 8 - models_, 0);
        while (costOf(size) > (left() - keptForModels) / 4 && std::max(size.width(), size.height()) > smallestSide)
            size = halfOf(size);
        spent_ += costOf(size) * (texture.glow.isNull() ? 1 : 2);
        coarser_ += size == picture.size() ? 0 : 1;
    }
    for (auto *each : {&picture, &texture.glow})
        while (!each->isNull() && each->size() != size)
            *each = halfOf(*each);
}

bool PictureBudget::takeModel(qint64 bytes)
{
    const std::lock_guard lock(mutex_);
    if (2 * bytes > left() / 2) { // leaves something for pictures
        ++leftOut_;
        return false;
    }
    spent_ += 2 * bytes;
    models_ += 2 * bytes;
    return true;
}

void PictureBudget::reserve(qint64 bytes)
{
    const std::lock_guard lock(mutex_);
    spent_ += bytes;
}

int PictureBudget::coarser() const
{
    const std::lock_guard lock(mutex_);
    return coarser_;
}

int PictureBudget::leftOut() const
{
    const std::lock_guard lock(mutex_);
    return leftOut_;
}

QString PictureBudget::sentence() const
{
    QStringList sentences;
    const auto megabytes = numberText(most_ >> 20);
    if (const int count = coarser(); count > 0)
        sentences +=
            BudgetText::tr("%Ln textures are drawn at reduced resolution: at full resolution, all textures together would "
                           "need more than %1 MB, or far more memory than files of their size normally need.",
                           nullptr, count)
                .arg(megabytes);
    if (const int count = leftOut(); count > 0)
        sentences += BudgetText::tr("%Ln texture and model files are not drawn: all of them together would need more than "
                                    "%1 MB, or far more memory than files of their size normally need.",
                                    nullptr, count)
                         .arg(megabytes);
    return sentences.join(u' ');
}
