// The images of the window: textures found where the games find them, browsed without a map, and written out.
#include "app/saving/exports.h"
#include "app/window/background.h"
#include "app/window/noticebar.h"
#include "core/document/texturemodel.h"
#include "core/files/archive.h"
#include "core/light/lightexport.h"
#include "core/map/splice.h"
#include "core/vis/matrixpicture.h"
#include "tests/archivebuilder.h"
#include "tests/facts.h"
#include "tests/madetextures.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "tests/waits.h"
#include "tests/windowfixture.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/imageview.h"
#include "widgets/images/placesmenu.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/tables/lumplist.h"
#include "widgets/tables/lumpview.h"

class TestImagePanel : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { start(); }
    void cleanup() { window_.reset(); }
    void theSamplesTexturesAreFound_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("quake2") << sampleFile(u"quake2/maps/gallery.bsp");
        QTest::newRow("quake3") << sampleFile(u"quake3/maps/gallery.bsp");
        QTest::newRow("halflife") << sampleFile(u"halflife/maps/gallery.bsp");
        QTest::newRow("halflife with a WAD") << sampleFile(u"halflife/maps/gallery_wad.bsp");
        QTest::newRow("inside a PAK") << sampleFile(u"archives/gallery.pak/maps/gallery.bsp");
        QTest::newRow("inside a PK3") << sampleFile(u"archives/gallery.pk3/maps/gallery.bsp");
        QTest::newRow("inside the program") << samplePath(u"quake2");
    }

    void theSamplesTexturesAreFound()
    {
        QFETCH(QString, path);
        open(path);
        showImages();
        const auto lacking = missing();
        // Names of surfaces that no picture belongs to, as the map's compiler wrote them.
        const QStringList none{u"#0"_s, u"noshader"_s, u"textures/common/trigger"_s};
        for (const auto &name : lacking)
            QVERIFY2(none.contains(name), qPrintable(lacking.join(u' ')));
        QCOMPARE(model()->textureCount(),
                 static_cast<int>(window_->document()->map().recordCount(window_->document()->map().format().roles.images)));
    }

    void aFaceLeadsToItsTextureAndBack()
    {
        open(sampleFile(u"quake2/maps/gallery.bsp"));
        showImages();
        auto &selection = window_->document()->selection();
        const auto &map = window_->document()->map();
        const int faces = map.format().roles.faces, images = map.format().roles.images;
        const quint32 face[] = {map.recordCount(faces) / 2};
        selection.set({{faces, face[0]}});
        const auto image = window_->document()->references().project(face, faces, images);
        QCOMPARE(textures()->browser()->currentTexture(), static_cast<int>(image.front()));
        QTRY_VERIFY(!textures()->isBusy());
        textures()->browser()->selectFacesAction()->trigger();
        const auto all = window_->document()->references().project(image, images, faces);
        QCOMPARE(selection.records().size(), all.size());
        QVERIFY(std::ranges::find(selection.records(), RecordRef{faces, face[0]}) != selection.records().end());
    }

    void missingTexturesAreFoundInAFolderThatIsAdded()
    {
        open(save(u"alone.bsp"_s, contentOf(sampleFile(u"quake2/maps/gallery.bsp"))));
        showImages();
        QCOMPARE(missing().size(), model()->textureCount());
        QTRY_VERIFY(textures()->notice()->isVisible());
        QVERIFY(textures()->notice()->text().contains(u"missing"_s));
        emit textures()->places()->added(sampleFile(u"quake2"));
        QTRY_VERIFY(model()->textureCount() > 0 && isSettled());
        QCOMPARE(missing(), QStringList());
        QTRY_VERIFY(!textures()->notice()->isVisible());
        QCOMPARE(Settings().gameConfigurations().front().places, QStringList{sampleFile(u"quake2")});
        window_->closeMap();
        open(folder_.filePath(u"alone.bsp"_s)); // and another time
        showImages();
        QCOMPARE(missing(), QStringList());
    }

    void imagesAreBrowsedWithoutAMap_data()
    {
        const auto row = addColumns<QString, int>("path", "least");
        row("wad", sampleFile(u"halflife/gallery.wad"), 10);
        row("folder", sampleFile(u"quake2/textures"), 16);
        row("wal", sampleFile(u"quake2/textures/gallery/arrow.wal"), 1);
        row("pcx", sampleFile(u"quake2/pics/colormap.pcx"), 1);
        row("tga", sampleFile(u"quake3/textures/gallery/grate.tga"), 1);
        row("jpg", sampleFile(u"quake3/textures/gallery/brick.jpg"), 1);
        row("png", sampleFile(u"quake3/textures/gallery/lamp.png"), 1);
    }

    void imagesAreBrowsedWithoutAMap()
    {
        QFETCH(QString, path);
        QFETCH(int, least);
        window_->open(path);
        QTRY_VERIFY(model()->textureCount() >= least);
        QVERIFY(textures()->isVisible());
        QVERIFY(!window_->lumps()->isVisible());
        QTRY_VERIFY(!textures()->isBusy());
        QCOMPARE(textures()->browser()->currentTexture(), 0); // shown large at once
        QVERIFY(window_->windowTitle().contains(QFileInfo(path).fileName()));
        open(sampleFile(u"quake2/maps/gallery.bsp")); // and then a map
        QVERIFY(window_->lumps()->isVisible());
    }

    void whatIsBrowsedIsReadAgain_data()
    {
        const auto row = addColumns<bool>("hasMap");
        row("alone", false);
        row("beside a map", true);
    }
    // The texture that is chosen stays so, also where another comes before it.
    void whatIsBrowsedIsReadAgain()
    {
        QFETCH(bool, hasMap);
        QVERIFY(QDir(folder_.path()).mkpath(u"browsed"_s));
        const auto browsed = folder_.filePath(u"browsed"_s);
        for (const auto &name : {u"b.png"_s, u"c.png"_s, u"d.png"_s})
            QVERIFY(QFile::copy(sampleFile(u"quake3/textures/gallery/lamp.png"), browsed + u'/' + name));
        if (hasMap)
            open(save(u"reloaded.bsp"_s, MapBuilder::room(bsp::quake2).build()));
        window_->open(browsed);
        QTRY_COMPARE(model()->textureCount(), 3);
        textures()->browser()->setCurrentTexture(1);
        QVERIFY(QFile::copy(sampleFile(u"quake3/textures/gallery/lamp.png"), browsed + u"/a.png"_s));
        const auto actions = window_->findChildren<QAction *>();
        const auto reload = std::ranges::find_if(actions, [](QAction *action) { return action->text() == u"&Reload"_s; });
        QVERIFY(reload != actions.end());
        QVERIFY((*reload)->isEnabled());
        (*reload)->trigger();
        QTRY_COMPARE(model()->textureCount(), 4);
        const auto *source = model()->source().get();
        QCOMPARE(source->name(textures()->browser()->currentTexture()), source->name(2));
        QVERIFY(source->name(2).contains(u"c.png"_s));
        QDir(browsed).removeRecursively();
        open(sampleFile(u"quake2/maps/gallery.bsp")); // another map comes to the front
        showImages();
        QVERIFY(missing().isEmpty());
        QVERIFY(model()->textureCount() > 4);
    }

    void anArchiveOfSeveralMapsCanBeBrowsed()
    {
        auto archive = Archive::open(sampleFile(u"archives/gallery.pak"));
        VERIFY_RESULT(archive);
        QList<PackedFile> files;
        for (const auto &entry : archive.value().entries()) {
            const auto bytes = archive.value().read(entry);
            VERIFY_RESULT(bytes);
            files.append({.name = entry.name.toLatin1(), .bytes = bytes.value()});
            if (entry.name.endsWith(u".bsp"))
                files.append({.name = "maps/other.bsp", .bytes = bytes.value()});
        }
        window_->open(save(u"two.pak"_s, pakOf(files)));
        QDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = window_->findChild<QDialog *>()) != nullptr);
        QCOMPARE(dialog->findChild<QListWidget *>()->count(), 2);
        const auto buttons = dialog->findChildren<QPushButton *>();
        const auto images = std::ranges::find_if(buttons, [](QPushButton *b) { return b->text().contains(u"Images"_s); });
        QVERIFY(images != buttons.end());
        (*images)->click();
        QTRY_VERIFY(model()->textureCount() >= 16);
        QVERIFY(!window_->document());
    }

    void whatIsNotThereOrNoArchiveSaysSo()
    {
        const auto path = folder_.filePath(u"nowhere.png"_s);
        window_->open(path);
        QTRY_VERIFY(window_->notice()->isVisible());
        QVERIFY(!textures()->isVisible());
        QVERIFY(window_->centralWidget()->isVisible());
        QVERIFY(!Settings().recentFiles().contains(path));
        window_->open(save(u"empty.wad"_s, "WAD3"));
        QTRY_VERIFY(textures()->isVisible());
        QTRY_VERIFY(!textures()->isBusy() && !window_->isBusy());
        QCOMPARE(model()->textureCount(), 0);
        QVERIFY2(said().startsWith(u"empty.wad: "_s), qPrintable(said()));
        QVERIFY(QDir(folder_.path()).mkpath(u"none"_s));
        window_->open(folder_.filePath(u"none"_s));
        QTRY_VERIFY2(states(said(), {u"no images"_s}) && !said().contains(u"empty.wad"_s), qPrintable(said()));
    }

    void imagesAreOpenedBesideUnsavedEdits()
    {
        open(save(u"edited.bsp"_s, MapBuilder::room(bsp::quake2).build()));
        emptyTheWorld();
        QVERIFY(window_->document()->isModified());
        window_->open(sampleFile(u"quake3/textures/gallery/lamp.png"));
        QTRY_VERIFY(model()->textureCount() == 1);
        QVERIFY(!window_->findChild<QMessageBox *>());
        QVERIFY(window_->document()->isModified());
        window_->open(sampleFile(u"quake2/maps/gallery.bsp")); // which would replace it
        QMessageBox *box = nullptr;
        QTRY_VERIFY((box = window_->findChild<QMessageBox *>()) != nullptr);
        QSignalSpy checked(window_.get(), &MainWindow::checked);
        box->button(QMessageBox::Discard)->click();
        QVERIFY(checked.wait(30'000));
        QCOMPARE(window_->document()->name(), u"gallery.bsp"_s);
    }

    void nothingIsSearchedBeforeSomebodyLooksAndKeptAfterClosing()
    {
        open(sampleFile(u"quake2/maps/gallery.bsp"));
        untilWorkEnds();
        QCOMPARE(model()->textureCount(), 0);
        showImages();
        QVERIFY(model()->textureCount() > 0);
        const std::weak_ptr<const TextureSource> source = model()->source();
        QVERIFY(!source.expired());
        window_->closeMap();
        QTRY_VERIFY(source.expired());
    }

    void theFilesOfAMapAreSearchedAnewForOtherWads()
    {
        open(sampleFile(u"halflife/maps/gallery_wad.bsp"));
        showImages();
        const auto before = missing().size();
        const auto source = model()->source();
        emptyTheWorld();
        QTRY_VERIFY(model()->source() && model()->source() != source && isSettled());
        QVERIFY(missing().size() > before);
    }

    void allTexturesAreExportedAndOneByItsBareName()
    {
        open(sampleFile(u"quake2/maps/gallery.bsp"));
        showImages();
        QVERIFY(QDir(folder_.path()).mkpath(u"out"_s));
        PictureExport job{.source = model()->source(), .textures = {}, .path = folder_.filePath(u"out"_s)};
        for (int i = 0; i < model()->textureCount(); ++i)
            job.textures.push_back(i);
        emit textures()->exportRequested(job);
        QTRY_VERIFY(!window_->isBusy());
        QStringList written;
        for (QDirIterator it(job.path, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
            written.append(it.next());
        QCOMPARE(written.size(), model()->textureCount());
        for (const auto &path : written)
            QCOMPARE(QImage(path).format(), QImage::Format_Indexed8);
        window_->open(sampleFile(u"quake2/textures/gallery/arrow.wal"));
        QTRY_VERIFY(model()->textureCount() == 1 && !textures()->isBusy());
        QTRY_VERIFY(textures()->view()->exportAction()->isEnabled());
        textures()->view()->exportAction()->trigger();
        auto *dialog = window_->findChild<QFileDialog *>();
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"arrow.png"_s);
    }

    void anExportThatIsCancelledTellsHowManyItWrote()
    {
        open(sampleFile(u"quake2/maps/gallery.bsp"));
        const auto source = std::make_shared<const MadeTextures>(500, 8, 20);
        PictureExport job{.source = source, .textures = {}, .path = folder_.filePath(u"cancelled"_s)};
        for (int i = 0; i < source->count(); ++i)
            job.textures.push_back(i);
        emit textures()->exportRequested(job);
        QTRY_VERIFY(source->loads > 3);
        for (auto *work : window_->findChildren<BackgroundWork *>())
            if (work->isRunning())
                work->findChild<QToolButton *>()->click();
        QTRY_VERIFY(window_->statusBar()->currentMessage().startsWith(u"Cancelled: "_s));
        int written = 0;
        for (QDirIterator it(job.path, QDir::Files, QDirIterator::Subdirectories); it.hasNext(); it.next())
            ++written;
        const auto told = window_->statusBar()->currentMessage();
        QVERIFY2(states(told, {QString::number(written), u"500"_s, u"cancelled"_s}), qPrintable(told));
    }

    // It is cancelled before any thread takes it up.
    void aFileThatIsCancelledIsToldAndNotThere()
    {
        open(sampleFile(u"quake2/maps/gallery.bsp"));
        const auto map = window_->document()->sharedMap();
        auto vis = decodeVis(*map, VisSet::Pvs);
        QVERIFY(vis);
        const auto matrix = std::make_shared<const VisMatrix>(std::move(vis.value().matrix));
        std::vector<quint32> clusters(matrix->count());
        std::iota(clusters.begin(), clusters.end(), 0U);
        BackgroundWork work;
        Exports exports(window_.get(), &work);
        const QSignalSpy told(&exports, &Exports::statusMessage), failed(&exports, &Exports::failed);
        QTRY_COMPARE(workPool().activeThreadCount(), 0);
        for (const auto &name : {u"table.csv"_s, u"atlas.png"_s, u"matrix.png"_s}) {
            const auto path = folder_.filePath(name);
            QSemaphore isCancelled;
            for (int i = 0; i < workPool().maxThreadCount(); ++i)
                workPool().start([&isCancelled] { isCancelled.acquire(); });
            if (name.startsWith(u"table"))
                exports.write(path, ExportJob{.map = map, .lump = map->format().roles.faces, .rows = {0, 1, 2}});
            else if (name.startsWith(u"atlas"))
                exports.write(map, LightExportJob{.what = LightExportJob::Atlas, .path = path});
            else
                exports.write(MatrixExportJob{.matrix = matrix, .clusters = clusters, .path = path});
            work.findChild<QToolButton *>()->click();
            isCancelled.release(workPool().maxThreadCount());
            QTRY_VERIFY(!told.isEmpty() && states(told.last().first().toString(), {u"Cancelled"_s, name}));
            QVERIFY(!QFileInfo::exists(path));
            QVERIFY(workPool().waitForDone()); // with the semaphore
        }
        QCOMPARE(told.size(), 3);
        QVERIFY(failed.isEmpty());
    }

private:
    TexturePanel *textures() const { return window_->images()->textures(); }
    TextureModel *model() const { return textures()->browser()->model(); }
    void showImages()
    {
        window_->findChild<QDockWidget *>(u"images"_s)->raise();
        QTRY_VERIFY(model()->textureCount() > 0);
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 20'000);
    }
    // An edit that leaves nothing but worldspawn, which names nothing.
    void emptyTheWorld()
    {
        const auto text = window_->document()->map().entityText().toByteArray();
        window_->document()->edit({.what = u"Empty"_s, .splices = difference(text, "{\n\"classname\" \"worldspawn\"\n}\n")});
    }
    bool isSettled() const { return !textures()->isBusy() && model()->knownCount() == model()->textureCount(); }
    QStringList missing() const
    {
        QStringList names;
        for (int row = 0; row < model()->rowCount(); ++row)
            if (model()->index(row).data(TextureModel::StateRole).toInt() == static_cast<int>(TextureModel::State::Missing))
                names.append(model()->index(row).data().toString());
        return names;
    }
    // Where there are no textures.
    QString said() const
    {
        for (const auto *label : textures()->browser()->findChildren<QLabel *>())
            if (label->isVisible() && label->wordWrap())
                return label->text();
        return {};
    }
};

ADD_TEST(TestImagePanel, QApplication)
#include "tst_imagepanel.moc"
