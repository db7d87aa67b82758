// Which stages of which shaders somebody has switched off, for all views of a window, until they are switched on again or
// the map is closed; they stay so when it is reloaded. As with the Selection, views know this and never each other.
#pragma once

#include "core/scene/stages.h"

#include <QObject>

class MapFile;

class HiddenStages : public QObject
{
    Q_OBJECT
public:
    // By the records of the derived images.
    const StagesOff &all() const { return off_; }
    // `stage`: SceneStage::number.
    bool isHidden(qint32 image, int stage) const { return (off_.value(image) >> stage & 1) != 0; }
    int count() const; // stages, of all shaders
    void setHidden(qint32 image, int stage, bool hidden);
    void showAll(); // of all shaders
    // Takes over what is switched off in another document, whose map `others` is: of the shaders that `its` own map has too.
    // They are known by their names, since the same map may come back with other shaders before them.
    void adopt(const HiddenStages &other, const MapFile &others, const MapFile &its);

signals:
    void changed();

private:
    StagesOff off_; // no shader without a stage that is
};
