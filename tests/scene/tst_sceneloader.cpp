// What is made for a 3D view beside the window: in whatever order the view is shown and hidden, and folders are added.
#include "core/assets/shadertext.h"
#include "core/document/sceneloader.h"
#include "core/entities/edits.h"
#include "tests/entitymap.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/texturemaps.h"
#include "tests/waits.h"

class TestSceneLoader : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsMadeUntilItIsWanted()
    {
        const auto document = open();
        SceneLoader loader;
        QSignalSpy made(&loader, &SceneLoader::sceneMade), known(&loader, &SceneLoader::texturesKnown);
        loader.setDocument(document.get());
        QVERIFY(!loader.isRunning());
        loader.setWanted(true);
        QVERIFY(loader.isRunning());
        QTRY_COMPARE(known.count(), 1);
        QTRY_COMPARE(made.count(), 2); // once more by what the scripts say
        QVERIFY(loader.scene());
        QVERIFY(loader.scene()->map->file() == document->map().file());
        QTRY_VERIFY(loader.sky());
        QTRY_VERIFY(!loader.isRunning());
    }

    void foldersMayBeAddedWhileTheSceneOfAHiddenViewIsMade()
    {
        const auto document = open();
        SceneLoader loader;
        QSignalSpy made(&loader, &SceneLoader::sceneMade), known(&loader, &SceneLoader::texturesKnown);
        loader.setWanted(true);
        loader.setDocument(document.get());
        QVERIFY(loader.isRunning());
        loader.setWanted(false);
        document->setConfiguration({.places = added_});
        QVERIFY(!loader.isRunning());
        untilWorkEnds(); // what was under way; nobody takes it
        QCOMPARE(made.count(), 0);
        loader.setWanted(true);
        QTRY_COMPARE(known.count(), 1);
        QVERIFY(loader.scene());
    }

    void aHiddenViewIsNotBuiltAnewForItsScripts()
    {
        const auto document = open();
        SceneLoader loader;
        QSignalSpy made(&loader, &SceneLoader::sceneMade), known(&loader, &SceneLoader::texturesKnown);
        connect(&loader, &SceneLoader::sceneMade, &loader, [&loader] { loader.setWanted(false); });
        loader.setWanted(true);
        loader.setDocument(document.get());
        QTRY_COMPARE(known.count(), 1);
        QTRY_VERIFY(!loader.isRunning());
        QCOMPARE(made.count(), 1);
        loader.setWanted(true);
        QTRY_COMPARE(made.count(), 2);
    }

    void anotherMapTakesThePlaceOfTheFirst()
    {
        const auto first = open(), second = open();
        SceneLoader loader;
        QSignalSpy made(&loader, &SceneLoader::sceneMade), known(&loader, &SceneLoader::texturesKnown);
        loader.setWanted(true);
        loader.setDocument(first.get());
        loader.setDocument(nullptr);
        QVERIFY(!loader.isRunning() && !loader.scene());
        second->setConfiguration({.places = added_});
        loader.setDocument(second.get());
        QTRY_COMPARE(known.count(), 1);
        QTRY_COMPARE(made.count(), 2);
        loader.setDocument(nullptr);
        QVERIFY(!loader.scene() && !loader.sky());
        QVERIFY(loader.missingSentence().isEmpty());
    }

    void anEditFindsAnotherSkyOnlyIfTheMapNamesOne()
    {
        const auto path = sampleFile(u"quake2/maps/gallery.bsp"_s);
        Document document(path, std::move(readMapFile(path).value()));
        SceneLoader loader;
        QSignalSpy made(&loader, &SceneLoader::sceneMade), sky(&loader, &SceneLoader::skyFound),
            models(&loader.models(), &ModelLoader::shownChanged);
        loader.setWanted(true);
        loader.setDocument(&document);
        QTRY_VERIFY(loader.sky() && !loader.isRunning());
        QCOMPARE(sky.count(), 1);
        const auto shown = models.count();
        const auto setOfWorld = [&](const QString &key, const QString &value) {
            made.clear();
            document.edit(edits::setValue(document.map().entitySource(), std::array{0}, key, value).value());
            QTRY_VERIFY(!made.isEmpty() && !loader.isRunning());
        };
        setOfWorld(u"message"_s, u"Another title"_s);
        QCOMPARE(sky.count(), 1);
        setOfWorld(u"sky"_s, u"nowhere"_s);
        QCOMPARE(sky.count(), 2);
        QVERIFY(loader.sky()->files.wanted.contains(u"nowhere"));
        QCOMPARE(models.count(), shown);
    }

    void anEditReadsTexturesAnewOnlyIfTheMapNamesOtherWads()
    {
        const auto path = sampleFile(u"halflife/maps/gallery_wad.bsp");
        Document document(path, std::move(readMapFile(path).value()));
        SceneLoader loader;
        QSignalSpy known(&loader, &SceneLoader::texturesKnown), anew(&document, &Document::gameFilesChanged);
        loader.setWanted(true);
        loader.setDocument(&document);
        QTRY_COMPARE(known.count(), 1);

        const auto setOfWorld = [&](const QString &key, const QString &value) {
            document.edit(edits::setValue(document.map().entitySource(), std::array{0}, key, value).value());
        };
        setOfWorld(u"message"_s, u"Another title"_s);
        Document later(path, readMapFile(path).value()); // edited after it, so that it looks for other WADs after it
        QVERIFY(later.gameFiles());
        QSignalSpy laterAnew(&later, &Document::gameFilesChanged);
        later.edit(edits::setValue(later.map().entitySource(), std::array{0}, u"wad"_s, u"nowhere.wad"_s).value());
        QVERIFY(laterAnew.wait());
        untilWorkEnds();
        QCOMPARE(anew.count(), 0);
        QCOMPARE(known.count(), 1);

        setOfWorld(u"wad"_s, u"nowhere.wad"_s);
        QTRY_COMPARE(anew.count(), 1);
        QTRY_COMPARE(known.count(), 2);
    }

    void anEditPutsOtherShadersInTheirPlace()
    {
        const auto path = sampleFile(u"quake3/maps/gallery.bsp");
        Document document(path, std::move(readMapFile(path).value()));
        SceneLoader loader;
        QSignalSpy known(&loader, &SceneLoader::texturesKnown), anew(&document, &Document::gameFilesChanged);
        loader.setWanted(true);
        loader.setDocument(&document);
        QTRY_COMPARE(known.count(), 1);
        const auto setOfWorld = [&](const QString &key, const QString &value) {
            document.edit(edits::setValue(document.map().entitySource(), std::array{0}, key, value).value());
        };
        setOfWorld(u"message"_s, u"Another title"_s);
        setOfWorld(u"remapshader"_s, u"textures/a;textures/b"_s);
        QTRY_COMPARE(anew.count(), 1);
        QTRY_COMPARE(known.count(), 2);
        document.undoStack().undo();
        QTRY_COMPARE(anew.count(), 2);
    }

    void scriptsAreReadOnceUntilFilesAreLookedForAnew()
    {
        const GameFolder game;
        const auto writeScript = [&game](const QByteArray &word) {
            game.save(u"baseq3/scripts/a.shader"_s, "textures/room/floor\n{\nsurfaceparm " + word + "\n}\n");
        };
        writeScript("nomarks");
        const auto path = game.save(u"baseq3/maps/a.bsp"_s, MapBuilder::room(bsp::quake3).build());
        Document document(path, std::move(readMapFile(path).value()));
        const auto words = [&document] {
            const auto texture = document.textures()->load(u"textures/room/floor"_s);
            return texture.shader ? wordsOf(*texture.shader) : QStringList();
        };
        QCOMPARE(words(), QStringList{u"surfaceparm nomarks"_s});
        writeScript("slick");
        QCOMPARE(words(), QStringList{u"surfaceparm nomarks"_s});
        document.renewGameFiles();
        QCOMPARE(words(), QStringList{u"surfaceparm slick"_s});
        writeScript("dust");
        document.setConfiguration({.places = added_});
        QCOMPARE(words(), QStringList{u"surfaceparm dust"_s});
    }

    // The map is drawn anew for each batch.
    void aLongListOfTexturesIsReadInFewBatches()
    {
        constexpr int count = 5000;
        QByteArray offsets;
        for (int i = 0; i < count; ++i)
            offsets += words({4 + 4 * count});
        const auto document =
            documentOf(MapBuilder::room(bsp::goldsrc)
                           .setLumpBytes("TEXTURES", words({count}) + offsets + miptexOf("wall", {16, 16}, QList<QRgb>(256, 0))));
        SceneLoader loader;
        std::vector<qint32> read;
        int batches = 0;
        connect(&loader, &SceneLoader::texturesRead, this, [&](const std::vector<SceneTexture> &textures) {
            batches += 1;
            for (const auto &texture : textures)
                read.push_back(texture.image);
        });
        loader.setWanted(true);
        loader.setDocument(document.get());
        QTRY_VERIFY(!loader.isRunning());
        QCOMPARE(read.size(), size_t{count});
        QVERIFY(std::ranges::is_sorted(read));
        QVERIFY2(batches < 100, qPrintable(QString::number(batches)));
    }

private:
    // Of Quake III, whose scripts say how faces are drawn.
    std::unique_ptr<Document> open() const
    {
        const auto path = sampleFile(u"quake3/maps/gallery.bsp");
        return std::make_unique<Document>(path, std::move(readMapFile(path).value()));
    }
    const QStringList added_{sampleFile(u"quake2")};
};

ADD_TEST(TestSceneLoader, QCoreApplication)
#include "tst_sceneloader.moc"
