// The shader stages that are switched off in all views of a window, until they are switched on again or the map is closed.
// Reloading the map keeps them. As with the Selection, views know this and never each other.
#pragma once

#include "core/shading/stages.h"

#include <QObject>

class MapFile;

class HiddenStages : public QObject
{
    Q_OBJECT
public:
    // Returns the hidden stages by records of the derived images.
    const StagesOff &all() const { return off_; }
    // `stage`: SceneStage::number.
    bool isHidden(qint32 image, int stage) const { return (off_.value(image) >> stage & 1) != 0; }
    int count() const; // stages, of all shaders
    void setHidden(qint32 image, int stage, bool hidden);
    void showAll(); // of all shaders
    // Hides the stages that are hidden in another document, whose map is `others`, of shaders that this document's map, `its`,
    // has too. Matches shaders by name, since a reloaded map may number them differently.
    void adopt(const HiddenStages &other, const MapFile &others, const MapFile &its);

signals:
    void changed();

private:
    StagesOff off_; // only shaders with hidden stages
};
