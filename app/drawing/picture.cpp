#include "app/drawing/picture.h"

#include "core/scene/entities/startplace.h"
#include "core/scene/pvs.h"
#include "core/where/pointinleaf.h"

namespace commands {

SceneKinds hiddenBy(const RenderJob &job) { return SceneView().hidden | job.hides; }

Camera cameraOf(const RenderJob &job, const MapFile &map)
{
    auto camera = startPlace(map);
    camera.position = job.position.value_or(camera.position);
    camera.fieldOfView = job.fieldOfView.value_or(camera.fieldOfView);
    if (job.angles) {
        camera.pitch = camera.yaw = 0;
        camera.turn((*job.angles)[1], (*job.angles)[0]);
    }
    return camera;
}

Result<QImage> drawPicture(Offscreen &offscreen, const RenderJob &job, DrawnMap &drawn, const Marks &lines)
{
    const auto &scene = *drawn.scene;
    const auto &map = *scene.map;
    SceneView view{.camera = cameraOf(job, map), .mode = job.mode->draws, .wireframe = job.mode->wireframe};
    view.hidden = hiddenBy(job);
    view.textureGain = map.game().brightness.texture;
    view.fog = job.drawsFog;
    view.portals = job.drawsPortals;
    view.animate = job.time > 0;
    view.time = job.time;
    view.flow = map.game().flow;
    view.over = map.game().brightness.over;
    view.showsVertexLight = map.game().paged.showsVertexLight;
    view.ripples = map.game().ripples;
    view.rippleTurn = map.game().rippleTurn;
    std::vector<quint8> seen, seenFlares, seenClusters;
    if (job.usesPvs) {
        const auto cluster = pointInLeaf(map, view.camera.position).cluster;
        seen = scene.pvs->seenFrom(cluster);
        seenFlares = scene.pvs->flaresSeenFrom(cluster);
        seenClusters = clustersSeenFrom(map, cluster);
    }
    view.inPvs = seen;
    view.flaresInPvs = seenFlares;
    view.clustersInPvs = seenClusters;
    const auto fill = [&](SceneRenderer &renderer) {
        drawn.give(renderer);
        renderer.setOutlines(lines);
        if (job.mode->draws == DrawMode::Flat)
            renderer.setFaceColors(colorFaces(scene, map, {.by = job.mode->colors}).colors);
    };
    return offscreen.draw(fill, view, job.size, [&](const SceneRenderer &renderer) {
        drawn.bounds.append(renderer.boxedSentence());
        drawn.bounds.removeAll(QString());
    });
}

} // namespace commands
