// Which faces of a scene are selected or under the pointer: tinted, and outlined. What changes seldom and is long is
// kept apart from what follows the pointer.
#pragma once

#include "core/geometry/boxtree.h"
#include "core/scene/marks.h"
#include "core/scene/scene.h"
#include "widgets/gl/renderer.h"

#include <vector>

// The borders of faces of the map wherever a scene shows them: edges of a single triangle. Ends at `most` lines, behind
// which nothing is looked at.
Marks faceBorders(const Scene &scene, std::span<const quint32> faces, QRgb color, size_t most);

class FaceMarks
{
public:
    // Null: nothing is drawn. The scene must outlive it, or be replaced; of another map nothing is marked in it yet.
    void setScene(const Scene *scene);
    void setSelected(std::vector<quint32> faces); // records of the faces' lump
    // Further FaceState bits by scene face; empty: none.
    void setTints(std::vector<quint8> tints);
    // A record; -1: none. False: it is that one already.
    bool setHovered(qint64 face);
    // Lines that mark a place.
    void setPlace(Marks lines);
    const std::vector<quint32> &selected() const { return selected_; }
    // Where the selected faces stand.
    const Box &selectedBox() const { return selectedBox_; }

    // The driver has nothing of it.
    void markStale();
    // What has changed goes to it; the context is current.
    void send(SceneRenderer &renderer);

private:
    void setStates();
    void flag(qint64 face, bool hovered);

    const Scene *scene_ = nullptr;
    std::vector<quint32> selected_; // faces
    Box selectedBox_;               // around them
    qint64 hovered_ = -1;           // face
    Marks place_;
    std::vector<quint8> tints_;    // FaceState bits by scene face; of another scene they are not used
    std::vector<quint8> states_;   // likewise, of all kinds
    std::vector<quint32> changed_; // of states_; scene faces
    bool areStatesStale_ = false, isSelectionStale_ = false, isPointedStale_ = false;
};
