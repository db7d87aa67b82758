// Any folder, archive or image can be browsed, with the palette that lies around it.
#include "core/assets/foldertextures.h"
#include "tests/gamefolder.h"
#include "tests/picturebuilder.h"
#include "tests/program.h"

namespace {

std::shared_ptr<const TextureSource> texturesIn(const QString &path)
{
    const auto opened = folderTextures(path);
    if (!opened)
        qFatal("%s: %s", qPrintable(path), qPrintable(opened.error()));
    return opened.value();
}

QStringList names(const TextureSource &source)
{
    QStringList list;
    for (int i = 0; i < source.count(); ++i)
        list.append(source.name(i));
    return list;
}

QByteArray wal() { return walOf("wal", {16, 16}); }

QByteArray colormap() { return pcxOf({4, 4}, someIndexes({4, 4}), someColors()); }

} // namespace

class FolderTexturesTest : public QObject
{
    Q_OBJECT

private slots:
    void foldersAreListedWithWhatIsInThem()
    {
        const GameFolder folder;
        for (const auto *name : {"b.wal", "A.TGA", "sub/c.jpg", "sub/deeper/d.png", "a.wal", "notes.txt", "sub/maps.bsp"})
            folder.save(QString::fromLatin1(name), "bytes");
        QVERIFY(QFile::link(folder.path(), folder.path(u"sub/loop"_s)));
        const auto textures = texturesIn(folder.path());
        QCOMPARE(names(*textures), (QStringList{u"A.TGA"_s, u"a.wal"_s, u"b.wal"_s, u"sub/c.jpg"_s, u"sub/deeper/d.png"_s}));
        QCOMPARE(textures->places(), QStringList{folder.path()});
    }

    void palettesAreFoundUpwards()
    {
        const GameFolder folder;
        folder.save(u"game/textures/e1/a.wal"_s, wal());
        const auto grey = texturesIn(folder.path(u"game/textures/e1"_s));
        QCOMPARE(grey->load(0).picture.image().colorTable(), neutralPalette());
        QCOMPARE(grey->notices().size(), 1);
        QVERIFY(grey->notices().first().contains(folder.path(u"game"_s)));
        folder.save(u"game/pics/colormap.pcx"_s, colormap());
        const auto colored = texturesIn(folder.path(u"game/textures/e1"_s));
        const auto texture = colored->load(0);
        QCOMPARE(texture.picture.image().colorTable(), someColors());
        QCOMPARE(texture.source, folder.path(u"game/textures/e1/a.wal"_s));
        QCOMPARE(texture.size, QSize(16, 16));
        QVERIFY(colored->notices().isEmpty());
    }

    void archivesAreListed()
    {
        const QList<PackedFile> files{{.name = "textures/b.wal", .bytes = wal()},
                                      {.name = "textures\\A.wal", .bytes = wal()},
                                      {.name = "pics/colormap.pcx", .bytes = colormap()},
                                      {.name = "maps/a.bsp", .bytes = "no image"},
                                      {.name = "TEXTURES/a.wal", .bytes = wal()}};
        const GameFolder folder;
        for (const auto &bytes : {pakOf(files), zipOf(files)}) {
            const auto path = folder.save(u"any.name"_s, bytes);
            const auto textures = texturesIn(path);
            QCOMPARE(textures->count(), 3); // of equal names one
            QCOMPARE(textures->name(0), u"pics/colormap.pcx"_s);
            QCOMPARE(textures->name(1).toLower(), u"textures/a.wal"_s);
            QCOMPARE(textures->load(u"textures/b.wal"_s).picture.image().colorTable(), someColors());
            QCOMPARE(textures->load(2).source, path + u"/textures/b.wal"_s);
        }
    }

    void wadsBringTheirPalettesOrFindTheGames()
    {
        const GameFolder folder;
        auto other = someColors();
        std::ranges::reverse(other);
        const auto path =
            folder.save(u"valve/a.wad"_s, wadOf({{.name = "own", .bytes = miptexOf("own", {16, 16}, other)},
                                                 {.name = "quake", .bytes = miptexOf("quake", {16, 16}, {}), .type = 68},
                                                 {.name = "pic", .bytes = qpicOf({3, 5}, someIndexes({3, 5}), other), .type = 66},
                                                 {.name = "palette", .bytes = QByteArray(768, 'p'), .type = 64}}));
        const auto textures = texturesIn(path);
        QCOMPARE(names(*textures), (QStringList{u"own.mip"_s, u"pic.qpic"_s, u"quake.mip"_s}));
        QCOMPARE(textures->load(0).picture.image().colorTable(), other);
        QVERIFY(textures->load(0).palette.isEmpty());
        QCOMPARE(textures->load(1).size, QSize(3, 5));
        QCOMPARE(textures->load(2).picture.image().color(251), qRgb(255, 0, 0)); // Quake's own
        QVERIFY(!textures->load(2).palette.isEmpty() && textures->notices().isEmpty());
        folder.save(u"valve/gfx/palette.lmp"_s, QByteArray(768, '\x20'));
        QCOMPARE(texturesIn(path)->load(2).picture.image().colorTable(), Palette(256, qRgb(32, 32, 32)));
    }

    void aSingleImageIsOneAndOtherNamesLeadNowhere()
    {
        const GameFolder folder;
        folder.save(u"textures/b.tga"_s, tgaOf({}, {2, 2}, QList<QRgb>(4, qRgb(1, 2, 3))));
        const auto path = folder.save(u"textures/a.tga"_s, tgaOf({}, {1, 2}, QList<QRgb>(2, qRgb(1, 2, 3))));
        const auto textures = texturesIn(path);
        QCOMPARE(names(*textures), QStringList{u"a.tga"_s});
        QCOMPARE(textures->load(0).size, QSize(1, 2));
        QCOMPARE(textures->load(0).source, path);
        folder.save(u"outside.wal"_s, wal());
        folder.save(u"in/a.wal"_s, wal());
        const auto listed = texturesIn(folder.path(u"in"_s));
        QVERIFY(!listed->load(u"a.wal"_s).isMissing());
        const auto outside = listed->load(u"../outside.wal"_s);
        QVERIFY(outside.isMissing() && outside.why.contains(u"not one of the listed images"));
    }

    void brokenImagesSayWhatIsWrong()
    {
        const GameFolder folder;
        const auto path = folder.save(u"a.wal"_s, "broken");
        const auto texture = texturesIn(path)->load(0);
        QVERIFY(texture.isMissing());
        QVERIFY2(texture.why.startsWith(path + u": "_s), qPrintable(texture.why));
        QCOMPARE(texture.tried.list(), QStringList{path});
        const auto textures = texturesIn(folder.path());
        QVERIFY(QFile::remove(path));
        QVERIFY(textures->load(0).isMissing()); // it went meanwhile
    }

    void whatHasNoImagesIsRefusedOrEmptyAndAStopEndsIt()
    {
        const GameFolder folder, full;
        QCOMPARE(texturesIn(folder.path())->count(), 0);
        QList<std::pair<QString, QString>> paths = {{folder.path(u"absent"_s), u"no such file"_s},
                                                    {folder.save(u"a.txt"_s, "text"), u"neither an archive nor an image"_s},
                                                    {folder.save(u"a.pak"_s, "PACK"), u"begins like a PAK"_s}};
        if (const auto device = u"/dev/zero"_s; QFileInfo::exists(device)) // not on Windows
            paths.append({device, u"device"_s});
        for (const auto &[path, reason] : paths) {
            const auto textures = folderTextures(path);
            QVERIFY(!textures);
            QVERIFY2(textures.error().contains(reason) && textures.error().endsWith(u'.'), qPrintable(textures.error()));
        }
        full.save(u"a.wal"_s, wal());
        const auto textures = folderTextures(full.path(), {}, stopped());
        VERIFY_RESULT(textures);
        QCOMPARE(textures.value()->count(), 0);
    }
};

ADD_TEST(FolderTexturesTest, QCoreApplication)
#include "tst_foldertextures.moc"
