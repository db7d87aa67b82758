// Which stages of which shaders somebody has switched off, for all views of a window, until they are switched on again or
// the map is closed. As with the Selection, views know this and never each other.
#pragma once

#include "core/scene/stages.h"

#include <QObject>

class HiddenStages : public QObject
{
    Q_OBJECT
public:
    // By the records of the derived images.
    const StagesOff &all() const { return off_; }
    // `stage`: SceneStage::number.
    bool isHidden(qint32 image, int stage) const { return (off_.value(image) >> stage & 1) != 0; }
    void setHidden(qint32 image, int stage, bool hidden);
    void showAll(); // of all shaders

signals:
    void changed();

private:
    StagesOff off_; // no shader without a stage that is
};
