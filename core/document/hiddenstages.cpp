#include "core/document/hiddenstages.h"

#include "core/map/mapfile.h"

#include <bit>
#include <utility>

namespace {

QByteArray shaderName(const MapFile &map, quint32 image)
{
    return map.text(map.column(map.format().roles.images, "name"), image).toByteArray().toLower();
}

} // namespace

int HiddenStages::count() const
{
    int count = 0;
    for (const auto bits : off_)
        count += std::popcount(bits);
    return count;
}

void HiddenStages::setHidden(qint32 image, int stage, bool hidden)
{
    if (isHidden(image, stage) == hidden)
        return;
    const auto bits = off_.value(image) ^ StageBits { 1 } << stage;
    if (bits != 0)
        off_.insert(image, bits);
    else
        off_.remove(image);
    emit changed();
}

void HiddenStages::showAll()
{
    if (off_.isEmpty())
        return;
    off_.clear();
    emit changed();
}

void HiddenStages::adopt(const HiddenStages &other, const MapFile &others, const MapFile &its)
{
    QHash<QByteArray, StageBits> byName;
    for (auto off = other.off_.cbegin(); off != other.off_.cend(); ++off)
        byName.insert(shaderName(others, static_cast<quint32>(off.key())), off.value());
    StagesOff adopted;
    const auto images = its.recordCount(its.format().roles.images);
    for (quint32 image = 0; image < images && adopted.size() < byName.size(); ++image)
        if (const auto bits = byName.value(shaderName(its, image)); bits != 0)
            adopted.insert(static_cast<qint32>(image), bits);
    if (adopted == off_)
        return;
    off_ = std::move(adopted);
    emit changed();
}
