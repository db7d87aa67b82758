// `lumpscope images` as scripts meet it: PNGs named after the textures, and what is missing in words.
#include "core/images/picture.h"
#include "tests/commandline.h"
#include "tests/gamefolder.h"
#include "tests/program.h"
#include "tests/texturemaps.h"

using namespace commandline;

namespace {

QStringList filesIn(const QString &folder)
{
    QStringList names;
    for (QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        names.append(files.next().mid(folder.size() + 1));
    names.sort();
    return names;
}

} // namespace

class ImagesCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void theSamplesTexturesAreWritten()
    {
        const GameFolder folder;
        for (const auto &[sample, arrow] : {std::pair(u"quake2"_s, u"gallery/arrow.png"_s),
                                            {u"quake3"_s, u"textures/gallery/arrow.png"_s},
                                            {u"halflife"_s, u"arrow.png"_s}}) {
            const auto output = folder.path(u"new/"_s + sample);
            const auto ended = run({u"images"_s, u"--sample"_s, sample, u"--output"_s, output, u"--textures"_s});
            QVERIFY2(ended.code == 0 && ended.err.isEmpty(), ended.err.constData());
            QVERIFY2(ended.out.contains("textures written: 12 of "), ended.out.constData());
            QCOMPARE(filesIn(output).size(), 12);
            const QImage image(output + u'/' + arrow);
            QCOMPARE(image.size(), QSize(64, 64));
            QVERIFY(qRed(image.pixel(54, 54)) > 200 && qGreen(image.pixel(54, 54)) < 80);
        }
    }

    void indexedImagesKeepTheirIndexes()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, quake2Map({{"e1/floor", -1}}));
        folder.save(u"baseq2/textures/e1/floor.wal"_s, walOf("e1/floor", {32, 16}));
        folder.save(u"baseq2/pics/colormap.pcx"_s, pcxOf({4, 4}, someIndexes({4, 4}), someColors()));
        QCOMPARE(run({u"images"_s, map, u"--output"_s, folder.path(u"out"_s)}).code, 0);
        const auto written = readByQt(contentOf(folder.path(u"out/e1/floor.png"_s)));
        VERIFY_RESULT(written);
        const auto &image = written.value().image();
        QCOMPARE(image.format(), QImage::Format_Indexed8);
        QCOMPARE(image.colorTable(), someColors());
        const auto indexes = someIndexes({32, 16});
        for (int y = 0; y < 16; ++y)
            for (int x = 0; x < 32; ++x)
                QCOMPARE(image.pixelIndex(x, y), static_cast<quint8>(indexes[y * 32 + x]));
    }

    void foldersArchivesAndImagesAreTakenToo()
    {
        const GameFolder folder;
        const auto count = [&folder](const QString &path, const QString &name) {
            const auto ended = run({u"images"_s, path, u"--textures"_s, u"--output"_s, folder.path(name)});
            const bool isWhole = ended.code == 0 && ended.err.isEmpty() && !ended.out.contains("note: ");
            return isWhole ? filesIn(folder.path(name)).size() : -1;
        };
        QCOMPARE(count(sampleFile(u"archives/gallery.pak"), u"pak"_s), 17);
        QCOMPARE(count(sampleFile(u"archives/gallery.pk3"), u"pk3"_s), 12);
        QCOMPARE(count(sampleFile(u"halflife/gallery.wad"), u"wad"_s), 14);
        QCOMPARE(count(sampleFile(u"quake2/textures"), u"folder"_s), 16);
        QCOMPARE(count(sampleFile(u"quake2/textures/gallery/brick.wal"), u"image"_s), 1);
        QCOMPARE(count(sampleFile(u"archives/gallery.pk3/maps/gallery.bsp"), u"map"_s), 12);
        QVERIFY(filesIn(folder.path(u"pak"_s)).contains(u"textures/gallery/brick.png"_s));
        QVERIFY(filesIn(folder.path(u"wad"_s)).contains(u"{grate.png"_s));
        QCOMPARE(filesIn(folder.path(u"image"_s)), QStringList{u"brick.png"_s});
    }

    void whatIsMissingIsToldByNamesAndByPlaces()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, quake2Map({{"e1/none", -1}, {"e1/bad", -1}, {"e1/grey", -1}}));
        folder.save(u"baseq2/textures/e1/bad.wal"_s, "broken");
        folder.save(u"baseq2/textures/e1/grey.wal"_s, walOf("grey", {16, 16}));
        const auto ended = run({u"images"_s, map, u"--output"_s, folder.path(u"out"_s)});
        QCOMPARE(ended.code, 0);
        const auto base = folder.path(u"baseq2"_s).toUtf8();
        for (const auto &line : QList<QByteArray>{
                 "missing: e1/none\n    textures/e1/none.tga, .png, .jpg, .wal\n",
                 "unreadable: e1/bad\n    " + base + "/textures/e1/bad.wal: ", "note: The palette pics/colormap.pcx is missing",
                 "searched: " + base + " (2 textures)\n", "Searched in: " + base + ".\n",
                 "textures written: 1 of 3; unreadable or missing: 2\n"})
            QVERIFY2(ended.out.contains(line), (line + " is not in " + ended.out).constData());
        QCOMPARE(filesIn(folder.path(u"out"_s)), QStringList{u"e1/grey.png"_s});
    }

    void whatCannotBeWrittenIsNotCountedAsMissing()
    {
        const GameFolder folder;
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, quake2Map({{"e1/none", -1}, {"e1/grey", -1}}));
        folder.save(u"baseq2/textures/e1/grey.wal"_s, walOf("grey", {16, 16}));
        folder.save(u"out/e1"_s, "no folder");
        const auto ended = run({u"images"_s, map, u"--output"_s, folder.path(u"out"_s)});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("/out/e1 cannot be created: "), ended.err.constData());
        // A folder of the image's name: the fault names it once.
        const auto taken = folder.path(u"taken/e1/grey.png"_s);
        QVERIFY(QDir().mkpath(taken + u"/in the way"_s));
        const auto unwritten = run({u"images"_s, map, u"--textures"_s, u"--output"_s, folder.path(u"taken"_s)});
        QCOMPARE(unwritten.code, 2);
        QVERIFY2(unwritten.err.count("grey.png: ") == 1 && unwritten.err.contains("grey.png: It cannot be written: "),
                 unwritten.err.constData());
        QVERIFY2(ended.out.contains("textures written: 0 of 2; unreadable or missing: 1; not written: 1\n"),
                 ended.out.constData());
    }

    void foldersOfTheGameAreSearchedFirst()
    {
        const GameFolder folder;
        const auto map = folder.save(u"a.bsp"_s, quake2Map({{"a", -1}}));
        folder.save(u"textures/a.png"_s, png({1, 1}, qRgb(1, 1, 1)));
        folder.save(u"mine/textures/a.png"_s, png({2, 2}, qRgb(2, 2, 2)));
        const auto pak = folder.savePak(u"else.pak"_s, "textures/a.png", png({3, 3}, qRgb(3, 3, 3)));
        const auto sizeWith = [&](const QStringList &words) {
            const auto ended = run(QStringList{u"images"_s, map, u"--output"_s, folder.path(u"out"_s)} + words);
            return ended.code == 0 ? QImage(folder.path(u"out/a.png"_s)).width() : -1;
        };
        const auto mine = folder.path(u"mine"_s);
        QCOMPARE(sizeWith({}), 1);
        QCOMPARE(sizeWith({u"--game"_s, mine}), 2);
        QCOMPARE(sizeWith({u"--game"_s, pak, u"--game"_s, mine}), 3);
    }

    void palettesOfTheGameColorFoldersToo()
    {
        const GameFolder folder, game;
        folder.save(u"some/floor.wal"_s, walOf("floor", {32, 16}));
        game.save(u"baseq2/pics/colormap.pcx"_s, pcxOf({4, 4}, someIndexes({4, 4}), someColors()));
        const auto colorsOf = [&](const QString &from, const QStringList &words) {
            const auto ended = run(QStringList{u"images"_s, from, u"--output"_s, folder.path(u"out"_s)} + words);
            const auto written = readByQt(contentOf(folder.path(u"out/floor.png"_s)));
            return ended.code == 0 && written ? written.value().image().colorTable() : QList<QRgb>();
        };
        const QStringList words{u"--game"_s, game.path()};
        for (const auto &from : {folder.path(u"some"_s), folder.path(u"some/floor.wal"_s)}) {
            QCOMPARE(colorsOf(from, {}), neutralPalette());
            QCOMPARE(colorsOf(from, words), someColors());
        }
    }

    void lightmapsAreWritten_data() { addFormatRows(); }
    void lightmapsAreWritten()
    {
        const GameFolder folder;
        auto builder = MapBuilder::room(fetchFormat());
        OPEN_BYTES(map, builder.build());
        const auto room = folder.save(u"room.bsp"_s, builder.build()), out = folder.path(u"new"_s);
        const QStringList parts{u"--lightmaps"_s, u"--atlas"_s};
        QCOMPARE(run(QStringList{u"images"_s, room, u"--output"_s, out} + parts).code, 0);
        QCOMPARE(QDir(out).entryList(QDir::Files), QStringList({u"atlas.json"_s, u"atlas.png"_s}));
        const auto lightmaps = QDir(out + u"/lightmaps"_s).entryList(QDir::Files);
        QCOMPARE(lightmaps.size(), qsizetype(map.recordCount(map.format().roles.faceLightmaps)));
        QVERIFY(lightmaps.contains(u"5-0.png"_s));
        for (const auto &part : parts) // a file where the folder should be
            QCOMPARE(run({u"images"_s, room, u"--output"_s, folder.save(u"file"_s, {}), part}).code, 2);
        builder.setLumpBytes(builder.name(fetchFormat().roles.lighting), {});
        const auto dark = folder.save(u"dark.bsp"_s, builder.build());
        QCOMPARE(run(QStringList{u"images"_s, dark, u"--output"_s, folder.path(u"dark"_s)} + parts).code, 0); // no failure
        QVERIFY(!QFile::exists(folder.path(u"dark/atlas.png"_s)));
    }

    void nothingIsWrittenOutsideOfTheFolderOrOverTheAtlas()
    {
        const GameFolder folder;
        const auto evil = folder.save(u"evil.pak"_s, pakOf({{.name = "../../outside.png", .bytes = png({1, 1}, qRgb(1, 1, 1))},
                                                            {.name = "/tmp/absolute.png", .bytes = png({1, 1}, qRgb(1, 1, 1))}}));
        const auto before = filesIn(folder.path());
        const auto ended = run({u"images"_s, evil, u"--output"_s, folder.path(u"a/b/out"_s)});
        QCOMPARE(ended.code, 0);
        QCOMPARE(filesIn(folder.path(u"a/b/out"_s)), (QStringList{u"%2E%2E/%2E%2E/outside.png"_s, u"tmp/absolute.png"_s}));
        QCOMPARE(filesIn(folder.path()).size(), before.size() + 2);
        // A texture is no atlas, whatever its name.
        const auto map = folder.save(u"baseq2/maps/a.bsp"_s, quake2Map({{"atlas", -1}}));
        folder.save(u"baseq2/textures/atlas.png"_s, png({3, 3}, qRgb(3, 3, 3)));
        QCOMPARE(run({u"images"_s, map, u"--output"_s, folder.path(u"kept"_s)}).code, 0);
        QCOMPARE(QImage(folder.path(u"kept/atlas-2.png"_s)).size(), QSize(3, 3));
    }

    void whatCannotBeDoneIsTold_data()
    {
        const auto row = addColumns<QByteArray>("reason"); // named by the words
        row("images", "FILE is missing");
        row("images --sample quake2", "--output DIR is missing");
        row("images --sample quake2 --output", "--output takes DIR");
        row("images --sample quake2 --output OUT --game NONE", "is not a folder, an archive or a known game");
        row("images TEXT --output OUT", "This is text");
        row("images NONE --output OUT", "no such file");
        row("images NONE.wal --output OUT", "no such file");
        row("images BROKEN.pak --output OUT", "begins like a PAK");
    }

    void whatCannotBeDoneIsTold()
    {
        QFETCH(QByteArray, reason);
        const GameFolder folder;
        folder.save(u"TEXT"_s, "hello");
        folder.save(u"BROKEN.pak"_s, "PACK");
        auto list = QString::fromLatin1(QTest::currentDataTag()).split(u' ');
        list.replaceInStrings(QRegularExpression(u"^([A-Z]+)"_s), folder.path() + u"/\\1"_s);
        const auto ended = run(list);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: ") && ended.err.count('\n') == 1 && ended.err.contains(reason),
                 ended.err.constData());
        QVERIFY(!QFileInfo::exists(folder.path(u"OUT"_s)));
    }

    void anOutputThatCannotBeWrittenFails()
    {
        const GameFolder folder;
        const auto file = folder.save(u"file"_s, "a file, not a folder");
        const auto ended = run({u"images"_s, u"--sample"_s, u"halflife"_s, u"--output"_s, file});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains(QDir::toNativeSeparators(file + u"/arrow.png: "_s).toUtf8()), ended.err.constData());
        QCOMPARE(contentOf(file), "a file, not a folder");
        const auto broken = folder.save(u"a.wal"_s, "broken");
        const auto unread = run({u"images"_s, broken, u"--output"_s, folder.path(u"out"_s), u"--json"_s});
        QCOMPARE(unread.code, 2);
        QVERIFY2(unread.err.startsWith("lumpscope: ") && unread.err.contains("None of the images in it could be read."),
                 unread.err.constData());
    }
};

ADD_TEST(ImagesCommandTest, QCoreApplication)
#include "tst_imagescommand.moc"
