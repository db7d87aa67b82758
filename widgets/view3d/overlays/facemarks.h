// Marks of the faces that are selected or under the pointer: tints and outlines. The long outlines of the selection, which
// change seldom, are kept apart from those that follow the pointer.
#pragma once

#include "core/geometry/boxtree.h"
#include "core/scene/marks/marks.h"
#include "core/scene/scene.h"
#include "widgets/gl/scenerenderer.h"

#include <vector>

// Returns the borders of map faces wherever a scene shows them: the edges that belong to only one triangle. Stops at `most`
// lines.
Marks faceBorders(const Scene &scene, std::span<const quint32> faces, QRgb color, size_t most);

class FaceMarks
{
public:
    // Sets the scene; null: nothing is drawn. It must live until it is replaced or this object is deleted. In another map's
    // scene, nothing is marked yet.
    void setScene(const Scene *scene);
    void setSelected(std::vector<quint32> faces); // records of the faces' lump
    // Sets further FaceState bits by scene face; empty: none.
    void setTints(std::vector<quint8> tints);
    // Sets the face under the pointer (a record); -1: none. Returns false if it is already set.
    bool setHovered(qint64 face);
    // Sets lines that mark a position.
    void setPlace(Marks lines);
    const std::vector<quint32> &selected() const { return selected_; }
    // Returns the box around the selected faces.
    const Box &selectedBox() const { return selectedBox_; }

    // Sends what has changed to the driver. Needs a current context.
    void send(SceneRenderer &renderer);

private:
    void setStates();
    void flag(qint64 face, bool hovered);

    const Scene *scene_ = nullptr;
    std::vector<quint32> selected_; // faces
    Box selectedBox_;               // around them
    qint64 hovered_ = -1;           // face
    Marks place_;
    std::vector<quint8> tints_;    // FaceState bits by scene face; not used for another scene
    std::vector<quint8> states_;   // all bits, by scene face
    std::vector<quint32> changed_; // of states_; scene faces
    bool areStatesStale_ = false, isSelectionStale_ = false, isPointedStale_ = false;
};
