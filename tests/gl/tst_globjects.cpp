// What the 3D view holds in the graphics driver: nothing is left there by maps, modes, selections and docks that come
// and go, and nothing is made or sent before it is needed.
#include "tests/mapbuilder.h"
#include "tests/modelbuilder.h"
#include "tests/program.h"
#include "tests/viewfixture.h"
#include "widgets/gl/opengl.h"
#include "widgets/gl/scenerenderer.h"

#include <QOpenGLFramebufferObject>

namespace {

constexpr int rounds = 12;         // an object that is left behind is counted in the second of a kind
constexpr int mostPrograms = 64;   // all ways of drawing
constexpr GLuint mostNames = 4096; // drivers give names from 1 on, and those that are free again

struct Objects {
    int textures = 0, buffers = 0, arrays = 0;
    int programs = 0; // made when a way of drawing is first met, and then kept: not compared
    friend bool operator==(const Objects &a, const Objects &b)
    {
        return a.textures == b.textures && a.buffers == b.buffers && a.arrays == b.arrays;
    }
};

QString textOf(const Objects &objects)
{
    return u"%1 textures, %2 buffers, %3 programs, %4 vertex arrays"_s.arg(objects.textures)
        .arg(objects.buffers)
        .arg(objects.programs)
        .arg(objects.arrays);
}

// Without a window, of a room, looked at along -x.
struct OwnRenderer {
    OwnRenderer()
    {
        const auto map = std::make_shared<const MapFile>(readMap(MapBuilder::room(bsp::goldsrc).build()).value());
        made = buildMapScene(map, {}, {});
        if (!context.create() || !context.makeCurrent())
            qFatal("no context");
        buffer = std::make_unique<QOpenGLFramebufferObject>(size, QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGB8);
        renderer = std::make_unique<SceneRenderer>();
        if (!renderer->initialize().isEmpty())
            qFatal("no renderer");
    }
    QImage draw()
    {
        SceneView view{.camera = {.position = {50, 0, 0}, .yaw = 180}};
        view.hidden = {};
        buffer->bind();
        renderer->draw(view, size);
        return buffer->toImage();
    }

    const QSize size{64, 48};
    OffscreenContext context;
    std::shared_ptr<const MapScene> made;
    std::unique_ptr<QOpenGLFramebufferObject> buffer;
    std::unique_ptr<SceneRenderer> renderer;
};

// Its skins are red.
SceneModel squareModel()
{
    SceneModel made{.model = std::make_shared<const Model>(readModel(md2Of("a")).value()), .skins = std::vector<SceneTexture>(2)};
    for (auto &skin : made.skins) {
        skin.picture = QImage(2, 2, QImage::Format_RGBA8888);
        skin.picture.fill(Qt::red);
    }
    return made;
}

} // namespace

class TestGlObjects : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOpenGL(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void mapsLeaveNothing()
    {
        std::vector<Objects> first(samples().size());
        for (int i = 0; i < rounds; ++i) {
            show(i);
            auto &before = first[static_cast<size_t>(i) % first.size()];
            if (before == Objects())
                before = objects();
            else
                QVERIFY2(before == objects(),
                         qPrintable(u"round %1: %2, before %3"_s.arg(i).arg(textOf(objects()), textOf(before))));
            QVERIFY(before.textures > 5);
            QVERIFY(objects().programs <= mostPrograms);
            if (i % 2 == 1)
                window_->closeMap();
        }
    }

    void docksLeaveNothing()
    {
        show(0);
        auto *dock = window_->findChild<QDockWidget *>(u"view"_s);
        Objects floating, docked;
        for (int i = 0; i < rounds; ++i) {
            const bool floats = i % 2 == 0;
            dock->setFloating(floats);
            dock->raise(); // back among the others it may lie behind them
            QTRY_VERIFY(view()->isVisible());
            QTRY_VERIFY(!view()->isBusy());
            QVERIFY(!picture().isNull());
            QVERIFY(view()->drawnFaces() > 0);
            auto &before = floats ? floating : docked;
            if (before == Objects())
                before = objects();
            else
                QVERIFY2(before == objects(),
                         qPrintable(u"round %1: %2, before %3"_s.arg(i).arg(textOf(objects()), textOf(before))));
        }
    }

    void modesAndSelectionsLeaveNothing()
    {
        show(0);
        const int faces = window_->document()->map().format().roles.faces;
        const auto go = [&](int i) {
            window_->view()->modes()->setCurrentIndex(i % window_->view()->modes()->count());
            window_->view()->pvs()->setCurrentIndex(i % window_->view()->pvs()->count());
            window_->document()->selection().set({{faces, static_cast<quint32>(i) % 20}, {faces, 30}});
            QCoreApplication::processEvents();
            QVERIFY(!picture().isNull());
        };
        for (int i = 0; i < 20; ++i)
            go(i);
        const auto before = objects();
        for (int i = 20; i < 20 + rounds; ++i)
            go(i);
        QVERIFY(objects().programs <= mostPrograms);
        QVERIFY2(before == objects(), qPrintable(u"%1, before %2"_s.arg(textOf(objects()), textOf(before))));
    }

    // The driver takes its time for each, before the picture is seen.
    void whatIsNotShownHasNoProgram()
    {
        OwnRenderer own;
        auto &renderer = *own.renderer;
        auto scene = own.made->scene;
        const auto programs = [&own] {
            own.draw();
            int count = 0;
            for (GLuint name = 1; name <= mostNames; ++name)
                count += own.context.context()->extraFunctions()->glIsProgram(name) ? 1 : 0;
            return count;
        };
        renderer.setScene(&scene);
        const int plain = programs();
        renderer.setModel(squareModel());
        renderer.setShownModels({{.entity = 1}});
        QCOMPARE(programs(), plain + 1);
        SceneDecals decals{.vertexes = std::vector<DecalVertex>(3), .decals = {{.vertexCount = 3}}};
        decals.pictures.push_back(squareModel().skins.front().picture);
        renderer.setDecals(decals);
        QCOMPARE(programs(), plain + 2);
        scene.flares.push_back({.point = {0, 0, 0}, .color = {1, 1, 1}});
        renderer.setScene(&scene);
        QCOMPARE(programs(), plain + 3);
        for (auto &batch : scene.batches)
            batch.pass = ScenePass::Sky;
        QCOMPARE(programs(), plain + 4);
        QVERIFY(renderer.takeNotice().isEmpty());
    }

    // As many bytes of it as a frame has time for; what is there in part is not drawn.
    void aModelIsSentInParts()
    {
        OwnRenderer own;
        auto &renderer = *own.renderer;
        renderer.setScene(&own.made->scene);
        renderer.setShownModels({{.entity = 1}});
        const auto model = squareModel();
        const auto without = own.draw();
        qsizetype bytes = 1;
        QVERIFY(!renderer.setModel(model, bytes));
        QVERIFY(bytes <= 0);
        QCOMPARE(own.draw(), without);
        bytes = 1;
        QVERIFY(renderer.setModel(model, bytes));
        const auto with = own.draw();
        QVERIFY(with != without);
        renderer.clearModels();
        renderer.setModel(model);
        QCOMPARE(own.draw(), with);
    }

private:
    // What the view's context has, and those that it shares names with.
    Objects objects() const
    {
        view()->makeCurrent();
        auto *gl = view()->context()->extraFunctions();
        Objects objects;
        for (GLuint name = 1; name <= mostNames; ++name) {
            objects.textures += gl->glIsTexture(name) ? 1 : 0;
            objects.buffers += gl->glIsBuffer(name) ? 1 : 0;
            objects.programs += gl->glIsProgram(name) ? 1 : 0;
            objects.arrays += gl->glIsVertexArray(name) ? 1 : 0;
        }
        view()->doneCurrent();
        return objects;
    }
    void show(int sample)
    {
        const auto name = QString::fromLatin1(samples()[static_cast<size_t>(sample) % samples().size()]->id.data());
        ViewFixture::show(samplePath(name));
        QVERIFY(!picture().isNull()); // all of it is sent
        QVERIFY(view()->drawnFaces() > 0);
    }
};

ADD_TEST(TestGlObjects, QApplication)
#include "tst_globjects.moc"
