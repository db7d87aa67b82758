// The inspector, and selecting what records use, in a real window.
#include "core/document/hexmodel.h"
#include "core/document/lumpmodel.h"
#include "core/document/recordmodel.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/texturemaps.h"
#include "tests/windowfixture.h"
#include "widgets/tables/fulltext.h"
#include "widgets/tables/inspector.h"
#include "widgets/tables/shaderview.h"

class InspectorTest : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theInspectorShowsTheCurrentFieldInWholeAndHowAFaceIsLit()
    {
        open(samplePath(u"quake2"));
        auto *faces = table(u"faces"_s);
        click(faces->table(), 6, 0);
        const auto *whole = window_->inspector()->wholeText();
        const auto *light = window_->inspector()->light();
        QVERIFY(!whole->isVisible());
        QTRY_VERIFY(light->isVisible());
        QVERIFY2(light->text().startsWith(u"Lit: "_s), qPrintable(light->text()));
        QVERIFY(light->textInteractionFlags() & Qt::TextSelectableByMouse);
        click(window_->inspector()->fields(), 4, RecordModel::Value);
        QVERIFY(whole->isVisible());
        QVERIFY(whole->toPlainText().startsWith(u"texinfo = "_s));
        const auto before = whole->toPlainText();
        click(faces->table(), 200, 0); // another face: the same field
        QVERIFY(whole->toPlainText().startsWith(u"texinfo = "_s));
        QVERIFY(whole->toPlainText() != before);
        click(table(u"planes"_s)->table(), 1, 0);
        QVERIFY(!whole->isVisible() && !light->isVisible());
        window_->closeMap();
        QVERIFY(!window_->document());
    }

    void theInspectorShowsFieldsAndBytesBothWays()
    {
        open(samplePath(u"quake2"));
        click(table(u"faces"_s)->table(), 6, 0);
        auto *fields = window_->inspector()->fields();
        auto *bytes = window_->inspector()->bytes();
        const int faces = lump(u"faces"_s), calculated = window_->document()->map().fieldCount(faces) - 10;
        QTRY_COMPARE(fields->model()->rowCount(), 10 + calculated);
        QVERIFY(calculated > 0 && fields->model()->index(10, RecordModel::Meaning).data().toString().endsWith(u"(calculated)"_s));
        fields->setCurrentIndex(fields->model()->index(10, RecordModel::Value)); // no byte holds it
        for (int row = 0; row < bytes->model()->rowCount(); ++row)
            for (int column = 0; column < bytes->model()->columnCount(); ++column)
                QVERIFY(!bytes->model()->index(row, column).data(HexModel::HighlightRole).toBool());
        QCOMPARE(fields->model()->index(9, RecordModel::Name).data().toString(), u"lightofs"_s);
        fields->setCurrentIndex(fields->model()->index(9, RecordModel::Value));
        QVERIFY(bytes->model()->index(1, 0).data(HexModel::HighlightRole).toBool()); // bytes 16 to 19
        QVERIFY(!bytes->model()->index(0, 15).data(HexModel::HighlightRole).toBool());
        emit bytes->entered(bytes->model()->index(0, 10));
        QCOMPARE(fields->currentIndex().row(), 4); // texinfo
        auto *links = window_->inspector()->links();
        const auto uses = links->model()->index(0, 0);
        QVERIFY(links->model()->rowCount(uses) >= 3);
        const auto plane = links->model()->index(0, 0, links->model()->index(0, 0, uses));
        emit links->activated(plane);
        QCOMPARE(window_->tables()->currentLump(), lump(u"planes"_s));
    }

    void selectingWhatIsUsedTellsWhatAndOpensATableForIt()
    {
        open(samplePath(u"quake2"));
        table(u"planes"_s);
        auto *faces = table(u"faces"_s);
        click(faces->table(), 6, 0);
        QTest::keyClick(faces->table(), Qt::Key_U, Qt::ControlModifier);
        const auto message = window_->statusBar()->currentMessage();
        QVERIFY2(message.contains(u"1 in Planes"_s), qPrintable(message));
        QVERIFY2(message.contains(u"1 in Texinfo"_s), qPrintable(message));
        QCOMPARE(window_->tables()->currentLump(), lump(u"faces"_s)); // Planes is open: nothing is raised
        QVERIFY(faces->table()->hasFocus());
        auto *planes = table(u"planes"_s);
        window_->tables()->tabs()->setCurrentIndex(0); // of Faces
        window_->tables()->closeCurrent();
        click(planes->table(), 0, 0);
        QTest::keyClick(planes->table(), Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
        const auto &selection = window_->document()->selection();
        QVERIFY(selection.records().size() > 1);
        QCOMPARE(window_->tables()->currentLump(), selection.current().lump);
        QVERIFY(window_->tables()->currentView() != planes);
        QVERIFY(window_->tables()->currentView()->table()->hasFocus());
        QTRY_VERIFY(!window_->tables()->currentView()->model()->marked().empty());
    }

    void theShaderOfARecordIsToldStageByStage()
    {
        const GameFolder game;
        game.save(u"game/scripts/a.shader"_s, "// of walls\nwall\n{\nsurfaceparm nomarks\n{\nmap a.tga\n}\n"
                                              "{\nmap lost.tga\nblendFunc add\n}\n{\nvideoMap b.roq\n}\n}\n");
        game.save(u"game/a.tga"_s, tga({4, 4}, qRgb(10, 20, 30)));
        auto room = MapBuilder::room(bsp::quake3);
        room.set("SHADERS", 0, "shader", "wall").set("SHADERS", 1, "shader", "plain");
        room.set("SURFACES", 0, "shaderNum", 0).set("BRUSHSIDES", 0, "shaderNum", 1);
        open(game.save(u"game/maps/a.bsp"_s, room.build()));
        const auto *shader = window_->inspector()->shader();
        const auto row = [&](int number, int role = Qt::DisplayRole) {
            return shader->stages()->model()->index(number, 0).data(role);
        };
        click(table(u"SURFACES"_s)->table(), 0, 0);
        QTRY_VERIFY(shader->isVisible());
        QTRY_COMPARE(shader->stages()->model()->rowCount(), 3);
        QVERIFY(shader->place()->text().contains(u"scripts/a.shader") && shader->place()->text().endsWith(u'2'));
        QVERIFY(shader->words()->text().contains(u"surfaceparm nomarks"_s));
        QCOMPARE(row(0).toString(), u"map a.tga\n"_s + game.path(u"game/a.tga"_s));
        QCOMPARE(row(0, Qt::DecorationRole).value<QImage>().pixel(1, 1), qRgb(10, 20, 30));
        QVERIFY2(row(1).toString().endsWith(u"lost.tga: not found"_s), qPrintable(row(1).toString()));
        QVERIFY(row(1, Qt::DecorationRole).isNull());
        QVERIFY(row(2).toString().contains(u"b.roq"_s));
        QVERIFY(row(1, Qt::CheckStateRole).isValid() && !row(2, Qt::CheckStateRole).isValid()); // videos are not drawn at all
        click(table(u"BRUSHSIDES"_s)->table(), 0, 0);                                           // without a script
        QTRY_COMPARE(shader->stages()->model()->rowCount(), 1);
        QVERIFY(shader->place()->text().startsWith(u"plain\n"_s));
        QVERIFY(row(0).toString().endsWith(u"plain.tga: not found"_s));
        click(table(u"PLANES"_s)->table(), 0, 0);
        QVERIFY(!shader->isVisible());
        window_->closeMap();
        QVERIFY(!window_->document());
    }

    void longWordsOfAStageAreWrapped()
    {
        const GameFolder game;
        game.save(u"game/scripts/a.shader"_s,
                  "wall\n{\n{\nmap textures/of_a_folder/of_long_names/and_of_others_that_are_longer/and_one_more.tga\n"
                  "tcMod turb 0 0.25 0.5 0.75\n}\n{\nmap "
                      + QByteArray(200, 'x') + ".tga\n}\n{\nmap <i>a.tga\n}\n}\n");
        auto room = MapBuilder::room(bsp::quake3);
        room.set("SHADERS", 0, "shader", "wall");
        const auto path = game.save(u"game/maps/a.bsp"_s, room.build());
        Document document(path, std::move(readMapFile(path).value()));
        ShaderView shader;
        shader.setDocument(&document);
        shader.resize(900, 500);
        shader.setRecord({document.map().findLump(u"SHADERS"_s), 0});
        const auto *list = shader.stages();
        QTRY_COMPARE(list->model()->rowCount(), 3);
        const auto row = [list](int number) { return list->visualRect(list->model()->index(number, 0)); };
        const int wide = row(0).height();
        shader.resize(240, 500);
        QTRY_VERIFY(row(0).height() > wide);
        QTRY_COMPARE(list->horizontalScrollBar()->maximum(), 0);
        for (const int number : {0, 1, 2})
            QVERIFY(row(number).width() <= list->viewport()->width());
        QCOMPARE(row(1).top(), row(0).bottom() + 1);

        const auto toolTip = [list](int number) { return list->model()->index(number, 0).data(Qt::ToolTipRole).toString(); };
        QVERIFY(toolTip(0).contains(u"and_one_more.tga"_s) && toolTip(0).contains(u"tcMod turb"_s));
        QVERIFY2(toolTip(2).contains(u"&lt;i&gt;a.tga"_s), qPrintable(toolTip(2)));
    }
};

ADD_TEST(InspectorTest, QApplication)
#include "tst_inspector.moc"
