#include "core/document/hiddenstages.h"

void HiddenStages::setHidden(qint32 image, int stage, bool hidden)
{
    if (isHidden(image, stage) == hidden)
        return;
    const auto bits = off_.value(image) ^ StageBits{1} << stage;
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
