// What is visible in mirrors and portals. As in the engine, it is drawn first, into the same picture, and the shader of
// their faces is drawn over it (renderer/tr_main.c, R_SortDrawSurfs(); tr_backend.c, RB_BeginDrawingView()).
#include "widgets/gl/renderer.h"

#include <limits>

// Returns the nearest one in sight. A portal that is no mirror ends at its shader's range. There are no portals in portals.
std::optional<SceneRenderer::PortalInSight> SceneRenderer::portalInSight(const SceneView &view, const CullChoice &choice)
{
    std::optional<PortalInSight> found;
    std::vector<quint32> faces; // that may belong to it
    double nearest = std::numeric_limits<double>::infinity();
    // The engine only meets what is in the PVS of the eye.
    const auto isKnownHidden = [&](quint32 face) {
        return view.inSight.size() == scene_->faces.size() && view.inSight[face] == 0;
    };
    for (const auto &batch : scene_->batches) {
        const auto *shader = stagedBy(view, batch);
        if (!shader || !shader->isPortal())
            continue;
        for (quint32 i = batch.firstFace; i < batch.firstFace + batch.faceCount; ++i) {
            if (isKnownHidden(i))
                continue;
            const auto &face = scene_->faces[i];
            const auto distance =
                choice.takes(*scene_, i) ? distanceInSight(*scene_, face, view.camera, choice.aspect) : std::nullopt;
            const auto plane = distance ? planeOf(*scene_, face) : std::nullopt;
            if (!plane)
                continue;
            faces.push_back(i);
            const auto *portal = *distance < nearest ? nearestPortal(portals_, *plane, face.box.middle()) : nullptr;
            if (!portal || (!portal->isMirror && *distance > shader->portalRange))
                continue;
            nearest = *distance;
            found = PortalInSight{*portal, *plane, {}};
        }
    }
    for (const quint32 i : faces)
        if (found && liesIn(found->plane, *scene_, scene_->faces[i]))
            found->faces.push_back({scene_->faces[i].firstIndex, scene_->faces[i].indexCount});
    return found;
}

// Restricts what is drawn next to these faces: there the depth becomes the furthest, elsewhere the nearest. Returns false if
// the driver does not accept the program.
bool SceneRenderer::keepToPortal(const SceneView &view, const PortalInSight &seen)
{
    if (!useProgram(view, {.wires = true}))
        return false;
    glDepthMask(GL_TRUE);
    glClearDepth(0);
    glClear(GL_DEPTH_BUFFER_BIT);
    glClearDepth(1);
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    glDisable(GL_CULL_FACE);
    glDepthFunc(GL_ALWAYS);
    glDepthRange(1, 1);
    drawRanges(seen.faces);
    glDepthRange(0, 1);
    glDepthFunc(GL_LEQUAL);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    return true;
}

// Leaves the depth cleared. Ignores the PVS of the eye, as the view in a portal is from elsewhere.
void SceneRenderer::drawInPortal(const SceneView &view, CullChoice choice, const QMatrix4x4 &part)
{
    if (portals_.empty() || view.mode != DrawMode::Lit || view.camera.isParallel())
        return;
    const auto seen = portalInSight(view, choice);
    if (!seen)
        return;
    toClip_ = part * view.camera.projection(choice.aspect) * view.camera.view();
    beginView(view.mode);
    if (!keepToPortal(view, *seen))
        return;
    drewPortal_ = true;
    const auto through = viewThrough(seen->portal, seen->plane, view.animate ? view.time : 0);
    auto beyond = view;
    beyond.camera = through.eyeOf(view.camera);
    beyond.inPvs = beyond.clustersInPvs = beyond.inSight = {};
    choice.inPvs = {};
    choice.through = &through;
    toClip_ = part * through.toClip(view.camera, choice.aspect);
    beginView(view.mode);
    if (through.isMirror)
        glFrontFace(GL_CCW); // as left and right are swapped
    const auto &ranges = cull_->choose(choice);
    drawInOrder(beyond, ranges);
    drawBlended(beyond, ranges, false);
    drewMotion_ = drewMotion_ || seen->portal.moves();
    vertexArray_.release();
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
}
