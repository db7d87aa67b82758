// That what is framed on real maps can be seen: from inside, through the picture, before everything else.
#include "core/scene/entities/startplace.h"
#include "core/scene/frameparts.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

constexpr FaceFlags translucentFlags = FaceFlag::Liquid | FaceFlag::AlphaTested | FaceFlag::Blended | FaceFlag::Adds
                                       | FaceFlag::Filters | FaceFlag::Darkens | FaceFlag::Translucent33
                                       | FaceFlag::Translucent66;

// Whether some of the face is what is met first in the picture, drawn and hidden as a view at first does.
bool isMet(const MapScene &scene, const Camera &camera, double aspect, quint32 face)
{
    RayOptions options;
    options.accepts = [&scene](quint32 met, const ModelPlacement &placement) {
        return placement.isDrawn && !scene.geometry.faces[met].look.flags.testFlag(FaceFlag::NoDraw);
    };
    constexpr int steps = 24;
    for (int row = 0; row <= steps; ++row)
        for (int column = 0; column <= steps; ++column) {
            const auto way = camera.towards(2.0 * column / steps - 1, 2.0 * row / steps - 1, aspect);
            for (const auto &hit : scene.caster->all({camera.position, way}, scene.scene.placements, options)) {
                if (hit.face == face)
                    return true;
                if (!(scene.geometry.faces[hit.face].look.flags & translucentFlags))
                    break;
            }
        }
    return false;
}

} // namespace

class TestFraming : public QObject
{
    Q_OBJECT

private slots:
    void facesAreSeenFromInsideTheMap_data() { addFewMapRows(); }
    void facesAreSeenFromInsideTheMap()
    {
        OPEN_MAP(map);
        const auto scene = buildMapScene(std::make_shared<const MapFile>(map), {}, {});
        const auto world = frameWorldOf(*scene, [](quint32) { return true; });
        quint32 asked = 0, inside = 0, met = 0;
        for (const double aspect : {1.6, 0.5})
            for (const quint32 face : spread(static_cast<quint32>(scene->geometry.faces.size()), 24)) {
                const auto &shape = scene->geometry.faces[face];
                if (shape.indexCount == 0 || shape.look.flags & (FaceFlag::NoDraw | FaceFlag::Sky) || shape.model != 0)
                    continue;
                const auto framed = frameClearly(startPlace(map), frameTargetOf(*scene, {&face, 1}), aspect, world);
                VERIFY_EACH(framed.camera.isFinite(), qPrintable(u"face %1"_s.arg(face)));
                VERIFY_EACH(!framed.isInside || !world.isInside || world.isInside(framed.camera.position),
                            qPrintable(u"face %1 is framed from where nobody can be"_s.arg(face)));
                ++asked;
                inside += framed.isInside;
                met += isMet(*scene, framed.camera, aspect, face);
            }
        // Other people's maps may have no faces in the world that are drawn.
        QVERIFY(asked > 0 || !sampleMaps().contains(path));
        // Some face into the void, or into what is filled.
        QVERIFY2(met * 10 >= asked * 9, qPrintable(u"%1 of %2 faces are seen"_s.arg(met).arg(asked)));
        QVERIFY2(inside * 10 >= asked * 8, qPrintable(u"%1 of %2 from inside"_s.arg(inside).arg(asked)));
    }
};

ADD_TEST(TestFraming, QCoreApplication)
#include "tst_framing.moc"
