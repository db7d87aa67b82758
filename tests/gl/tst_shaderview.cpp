// Stages of shaders that are switched off in the inspector: the 3D view is drawn without them.
#include "core/assets/maptextures.h"
#include "core/shading/picturenumbers.h"
#include "core/shading/sky.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/texturemaps.h"
#include "tests/viewfixture.h"
#include "widgets/gl/offscreen.h"
#include "widgets/tables/shaderview.h"

namespace {

QByteArray roomOf(const char *firstShader, const char *others)
{
    auto room = MapBuilder::room(bsp::quake3);
    for (quint32 i = 0; i < room.count("SHADERS"); ++i)
        room.set("SHADERS", i, "shader", i == 0 ? firstShader : others);
    return room.build();
}

} // namespace

class TestShaderView : public ViewFixture
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        useOpenGL();
        const QByteArray stages("{\nmap a.tga\n}\n{\nmap half.tga\nblendFunc filter\n}\n}\n");
        game_.save(u"baseq3/scripts/a.shader"_s,
                   "wall\n{\n" + stages + "heaven\n{\nsurfaceparm sky\nskyparms - 128 -\n" + stages);
        game_.save(u"baseq3/a.tga"_s, tga({4, 4}, qRgb(100, 150, 200)));
        game_.save(u"baseq3/half.tga"_s, tga({4, 4}, qRgb(128, 128, 128)));
        path_ = game_.save(u"baseq3/maps/a.bsp"_s, roomOf("wall", "wall"));
        skyPath_ = game_.save(u"baseq3/maps/b.bsp"_s, roomOf("heaven", "heaven"));
    }

    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theOtherStagesAreDrawn_data()
    {
        const auto row = addColumns<bool, StageBits, bool, QColor>("isSky", "off", "isSelected", "expected");
        const QColor whole(50, 75, 100), bright(100, 150, 200), behind(41, 43, 48);
        row("all on", false, 0U, false, whole);
        row("the second off", false, 2U, false, bright);
        row("the first off: what is behind shines through", false, 1U, false, QColor(20, 22, 24));
        row("both off", false, 3U, false, behind);
        row("one off that there is not", false, 4U, false, whole);
        row("a sky's, all on", true, 0U, false, whole);
        row("a sky's second off", true, 2U, false, bright);
        row("a sky's first off: behind it nothing is drawn", true, 1U, false, QColor(0, 0, 0));
        row("all on, and selected", false, 0U, true, QColor(142, 112, 66));
        row("a sky's second off, and selected", true, 2U, true, QColor(170, 154, 121));
    }

    void theOtherStagesAreDrawn()
    {
        QFETCH(bool, isSky);
        QFETCH(StageBits, off);
        QFETCH(bool, isSelected);
        QFETCH(QColor, expected);
        const auto path = isSky ? skyPath_ : path_;
        const auto map = std::make_shared<const MapFile>(openMap(path).value());
        const auto files = std::make_shared<const GameFiles>(path, *map);
        const auto textures = mapTextures(map, files);
        PictureNumbers numbers(*textures);
        std::vector<SceneTexture> read;
        ImageFlags flags;
        for (qint32 i = 0; i < textures->count(); ++i) {
            numbers.number(read.emplace_back(readSceneTexture(*map, *textures, i)));
            flags.push_back(read.back().flags);
        }
        for (qint32 i = 0; i < numbers.others().size(); ++i)
            read.push_back(readSceneFrame(*textures, numbers.others()[i], numbers.firstOther() + i));
        const auto made = buildMapScene(map, {}, flags);
        const auto fill = [&](SceneRenderer &renderer) {
            renderer.setScene(&made->scene);
            renderer.setLight(made->light);
            if (isSelected)
                renderer.setStates(std::vector<quint8>(made->scene.faces.size(), FaceSelected));
            renderer.setStagesOff({{0, off}}); // before its texture is known
            for (const auto &texture : read)
                renderer.setTexture(texture);
            renderer.setSky(findSky(*map, *files, *textures, skyImage(made->scene)));
        };
        const auto drawn = drawOffscreen(fill, {.camera = camera()}, {64, 48});
        VERIFY_RESULT(drawn);
        const auto is = drawn.value().pixelColor(32, 24);
        constexpr int most = 3;
        const bool isNear = std::abs(is.red() - expected.red()) <= most && std::abs(is.green() - expected.green()) <= most
                            && std::abs(is.blue() - expected.blue()) <= most;
        QVERIFY2(isNear, qPrintable(u"%1, not %2"_s.arg(is.name(), expected.name())));
    }

    void theKeyAndTheBoxSwitchThem()
    {
        showFace();
        const auto whole = settled();
        QCOMPARE(stateOf(1), Qt::Checked);
        stages()->setFocus();
        QTest::keyClick(stages(), Qt::Key_Down);
        QTest::keyClick(stages(), Qt::Key_Space);
        QCOMPARE(stateOf(1), Qt::Unchecked);
        QCOMPARE(stateOf(0), Qt::Checked);
        const auto bright = settled();
        QVERIFY(bright != whole);
        QTest::keyClick(stages(), Qt::Key_Space);
        QCOMPARE(stateOf(1), Qt::Checked);
        QCOMPARE(settled(), whole);
        const auto row = stages()->visualRect(stages()->model()->index(1, 0));
        const auto *style = stages()->style();
        const int boxAt =
            style->pixelMetric(QStyle::PM_FocusFrameHMargin) + style->pixelMetric(QStyle::PM_IndicatorWidth) / 2 + 1;
        QTest::mouseClick(stages()->viewport(), Qt::LeftButton, {}, {row.left() + boxAt, row.center().y()});
        QCOMPARE(stateOf(1), Qt::Unchecked);
        QCOMPARE(settled(), bright);
        selection().set({face(1)}); // of the same shader
        QCOMPARE(stateOf(1), Qt::Unchecked);
    }

    void allComeBack()
    {
        showFace();
        const auto whole = settled();
        QVERIFY(!all()->isEnabled());
        for (int row = 0; row < 2; ++row) {
            stages()->setCurrentIndex(stages()->model()->index(row, 0));
            QTest::keyClick(stages(), Qt::Key_Space);
        }
        QVERIFY(all()->isEnabled() && stateOf(0) == Qt::Unchecked && stateOf(1) == Qt::Unchecked);
        QVERIFY(settled() != whole);
        QTest::mouseClick(all(), Qt::LeftButton);
        QVERIFY(!all()->isEnabled() && stateOf(0) == Qt::Checked && stateOf(1) == Qt::Checked);
        QCOMPARE(settled(), whole);
    }

    void theViewSaysHowManyAreOff()
    {
        showFace();
        const auto *notice = view()->stagesNotice();
        const auto *sentence = notice->findChild<QLabel *>();
        QVERIFY(!notice->isVisible());
        for (const int row : {0, 1}) {
            stages()->setCurrentIndex(stages()->model()->index(row, 0));
            QTest::keyClick(stages(), Qt::Key_Space);
            QVERIFY(notice->isVisible());
            QVERIFY2(sentence->text().startsWith(QString::number(row + 1)), qPrintable(sentence->text()));
        }
        view()->shownOnly().showSelected();
        const auto *other = view()->shownOnly().notice();
        QVERIFY(other->isVisible() && !other->geometry().intersects(notice->geometry()));
        QTest::mouseClick(notice->findChild<QPushButton *>(), Qt::LeftButton);
        QVERIFY(!notice->isVisible() && other->isVisible());
        QVERIFY(stateOf(0) == Qt::Checked && stateOf(1) == Qt::Checked);
    }

    void theyStayOffWhenTheMapIsReloaded()
    {
        const auto path = game_.save(u"baseq3/maps/c.bsp"_s, roomOf("wall", "wall"));
        showFace(path);
        stages()->setCurrentIndex(stages()->model()->index(1, 0));
        QTest::keyClick(stages(), Qt::Key_Space);
        QCOMPARE(document()->hiddenStages().all(), (StagesOff{{0, 2}}));
        const auto without = settled();

        reload();
        QTRY_VERIFY_WITH_TIMEOUT(view()->isReady() && !view()->isBusy(), 30'000);
        QCOMPARE(settled(), without);

        game_.save(u"baseq3/maps/c.bsp"_s, roomOf("heaven", "wall"));
        reload();
        QCOMPARE(document()->hiddenStages().all(), (StagesOff{{1, 2}})); // the walls' image has another number
        QVERIFY(view()->stagesNotice()->isVisible() && all()->isEnabled());
        selection().set({RecordRef{lump(u"SHADERS"_s), 1}});
        QTRY_COMPARE(stages()->model()->rowCount(), 2);
        QVERIFY(stateOf(0) == Qt::Checked && stateOf(1) == Qt::Unchecked);

        game_.save(u"baseq3/maps/c.bsp"_s, roomOf("heaven", "heaven"));
        reload();
        QVERIFY(document()->hiddenStages().all().isEmpty());
        QVERIFY(!view()->stagesNotice()->isVisible() && !all()->isEnabled());
    }

private:
    static Camera camera() { return {.position = {40, 0, 0}, .yaw = 180}; }
    void showFace() { showFace(path_); }
    void showFace(const QString &path)
    {
        open(path);
        QTRY_VERIFY_WITH_TIMEOUT(view()->isReady() && !view()->isBusy(), 30'000);
        selection().set({face(0)});
        QTRY_VERIFY(stages()->isVisible());
        QTRY_COMPARE(stages()->model()->rowCount(), 2);
        view()->setCamera(camera());
    }

    // The middle of the view, clear of notices, once all that it needs was made.
    QImage settled() const
    {
        untilAtRest();
        return picture().copy(QRect(middle() - QPoint(50, 50), QSize(100, 100)));
    }

    QListView *stages() const { return window_->inspector()->shader()->stages(); }
    QPushButton *all() const { return window_->inspector()->shader()->showAll(); }
    Qt::CheckState stateOf(int row) const
    {
        return static_cast<Qt::CheckState>(stages()->model()->index(row, 0).data(Qt::CheckStateRole).toInt());
    }
    QString path_, skyPath_;
    GameFolder game_;
};

ADD_TEST(TestShaderView, QApplication)
#include "tst_shaderview.moc"
