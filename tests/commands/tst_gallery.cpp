// `lumpscope gallery`: the files of the page, and the data that it shows. tests/engines.sh opens one in a browser.
#include "app/commands/gallerypage.h"
#include "core/checks/checks.h"
#include "core/map/mapsummary.h"
#include "tests/archivebuilder.h"
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;
using commands::GalleryPage;

class TestGallery : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QTemporaryDir folder;
        const auto ended = run({u"gallery"_s, u"--sample"_s, u"quake2"_s, u"--output"_s, folder.path(), u"--size"_s, u"16x16"_s},
                               {}, {}, QProcessEnvironment::systemEnvironment());
        if (ended.code == 2 && (ended.err.contains("OpenGL 3.3") || ended.err.contains("display")))
            why_ = u"Nothing can be drawn here: %1"_s.arg(QString::fromUtf8(ended.err));
        else
            QVERIFY2(ended.code == 0, ended.err.constData());
    }

    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid() && QDir(folder_->path()).mkpath(u"maps/again"_s));
        maps_ = folder_->filePath(u"maps"_s);
        page_ = folder_->filePath(u"page"_s);
    }

    void thePageHasTheSamples_data() { addSampleMapRows(); }
    void thePageHasTheSamples()
    {
        FETCH_MAP_PATH();
        const auto map = std::move(readMapFile(path)).value();
        const auto ended = makePlain(path);
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.err.isEmpty(), ended.err.constData());
        QCOMPARE(ended.out, (page_ + u"/index.html\n"_s).toUtf8());
        const auto data = pageData();
        const auto entries = data[u"maps"_s].toArray();
        QCOMPARE(entries.size(), 1);
        const auto entry = entries[0].toObject();
        QCOMPARE(entry[u"path"].toString(), path);
        QCOMPARE(entry[u"name"].toString(), QFileInfo(path).completeBaseName());
        QCOMPARE(entry[u"title"].toString(), QString::fromLatin1(mapTitle(map)));
        QCOMPARE(entry[u"format"].toString(), fromView(map.format().name));
        QCOMPARE(entry[u"size"].toInteger(), map.fileSize());
        QCOMPARE(data[u"counts"_s].toArray().size(), std::ssize(mapCounts));
        QJsonArray counts;
        for (const auto &count : mapCounts)
            counts.append(count.of(map));
        QCOMPARE(entry[u"counts"].toArray(), counts);
        QStringList onCards;
        for (const auto &at : data[u"cardCounts"_s].toArray())
            onCards.append(data[u"counts"_s][at.toInt()].toString());
        QCOMPARE(onCards, (QStringList{u"Entities"_s, u"Faces"_s, u"Textures"_s}));
        QVERIFY(!entry.contains(u"picture") && !entry.contains(u"error"));
        std::array<qint64, 3> problems{};
        for (const auto &problem :
             QJsonDocument::fromJson(run({u"check"_s, path, u"--json"_s}).out).object()[u"problems"].toArray()) {
            const auto severity = problem[u"severity"].toString();
            problems[severity == u"error" ? 0 : severity == u"warning" ? 1 : 2] += problem[u"count"].toInteger();
        }
        QCOMPARE(entry[u"problems"].toArray(), (QJsonArray{problems[0], problems[1], problems[2]}));
    }

    void theFilesNeedNothingElse()
    {
        QCOMPARE(makePlain(sampleFile(u"quake2/maps/gallery.bsp")).code, 0);
        const auto page = contentOf(page_ + u"/index.html"_s);
        for (const auto *name : {"gallery.css", "gallery.js", "maps.js"}) {
            QVERIFY2(page.contains(name), name);
            QVERIFY2(contentOf(page_ + u'/' + QString::fromLatin1(name)).contains("Written by lumpscope gallery"), name);
        }
        static const QRegularExpression open(u"\\{[a-zA-Z]+\\}"_s);
        QVERIFY2(!QString::fromUtf8(page).contains(open), page.constData());
        QVERIFY(!page.contains("http:") && !page.contains("https:"));
    }

    void textsAreInTheUsersLanguage()
    {
        const auto path = sampleFile(u"quake2/maps/gallery.bsp");
        QCOMPARE(makePlain(path).code, 0);
        QCOMPARE(pageData()[u"texts"_s][u"language"].toString(), u"en"_s);
        QCOMPARE(run({u"gallery"_s, path, u"--output"_s, page_, u"--no-pictures"_s}, {}, u"de"_s).code, 0);
        QCOMPARE(pageData()[u"texts"_s][u"language"].toString(), u"de"_s);
        QVERIFY(contentOf(page_ + u"/index.html"_s).contains("<html lang=\"de\">"));
    }

    void markupOfStrangersStaysText()
    {
        const QByteArray hostile = "</script><img src=x onerror=alert(1)>\\nA 'B' <!--";
        put(u"odd.bsp"_s, "{\n\"classname\" \"worldspawn\"\n\"message\" \"" + hostile + "\"\n\"_author\" \"<b>\xe9\"\n}\n");
        QCOMPARE(makePlain(maps_).code, 0);
        const auto data = contentOf(page_ + u"/maps.js"_s);
        QVERIFY(!data.contains('<'));
        const auto entry = entries()[0].toObject();
        QCOMPARE(entry[u"title"].toString(), u"</script><img src=x onerror=alert(1)> A 'B' <!--"_s);
        QCOMPARE(entry[u"author"].toString(), u"<b>\u00e9"_s);
        QVERIFY(!contentOf(page_ + u"/index.html"_s).contains("onerror"));
    }

    void aBrokenMapIsListed()
    {
        put(u"whole.bsp"_s);
        writeFile(maps_ + u"/broken.bsp"_s, "this is not a map");
        const auto ended = makePlain(maps_);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("broken.bsp: "), ended.err.constData());
        const auto all = entries();
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0][u"path"].toString(), u"broken.bsp"_s);
        QVERIFY(all[0][u"error"].toString().endsWith(u'.'));
        QCOMPARE(all[1][u"path"].toString(), u"whole.bsp"_s);
        QVERIFY(!all[1].toObject().contains(u"error"));
    }

    void brokenArchivesAndIncompleteMapsAreMarked()
    {
        put(u"whole.bsp"_s);
        writeFile(maps_ + u"/cut.bsp"_s, contentOf(maps_ + u"/whole.bsp"_s).chopped(8));
        writeFile(maps_ + u"/bad.pak"_s, QByteArray("PACK").leftJustified(64, '\xff'));
        QCOMPARE(makePlain(maps_).code, 2);
        QHash<QString, QJsonObject> all;
        for (const auto &entry : entries())
            all.insert(entry[u"path"].toString(), entry.toObject());
        QVERIFY(all[u"bad.pak"_s].contains(u"error") && all[u"bad.pak"_s][u"isFile"].toBool());
        QVERIFY(all[u"cut.bsp"_s][u"incomplete"].toBool() && !all[u"cut.bsp"_s].contains(u"isFile"));
        QVERIFY(!all[u"whole.bsp"_s].contains(u"incomplete"));
    }

    void withoutMapsTheEarlierPageStays()
    {
        put(u"whole.bsp"_s);
        QCOMPARE(makePlain(maps_).code, 0);
        const auto before = contentOf(page_ + u"/maps.js"_s);
        QVERIFY(QDir().mkpath(folder_->filePath(u"empty"_s)));
        writeFile(folder_->filePath(u"broken.bsp"_s), "this is not a map");
        for (const auto &name : {u"none.bsp"_s, u"nofolder"_s, u"empty"_s, u"broken.bsp"_s}) {
            const auto ended = makePlain(folder_->filePath(name));
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.out.isEmpty() && ended.err.contains("no page was written"), ended.err.constData());
            QCOMPARE(contentOf(page_ + u"/maps.js"_s), before);
        }
    }

    // A picture is kept unless its map was in a folder that is named again, and no longer exists.
    void picturesOfOtherMapsAreKept()
    {
        const auto path = [this](const QString &name) { return folder_->filePath(name); };
        QVERIFY(QDir().mkpath(path(u"more"_s)));
        const QStringList maps{u"maps/one.bsp"_s, u"maps/two.bsp"_s, u"more/one.bsp"_s, u"more/two.bsp"_s};
        put(u"one.bsp"_s);
        put(u"two.bsp"_s);
        const auto written = [&](const QStringList &folders) {
            GalleryPage page(page_);
            QString fault = page.open();
            for (const auto &map : maps) {
                const auto name = GalleryPage::pictureName(path(map));
                if (QFile::exists(path(map)) && fault.isEmpty())
                    page.add({{u"path"_s, map}, {u"picture"_s, name}, {u"stamp"_s, u"a"_s}});
            }
            return fault.isEmpty() ? page.write(true, folders) : fault;
        };
        const auto isKept = [&](const QString &map) {
            return QFile::exists(page_ + u"/pictures/"_s + GalleryPage::pictureName(path(map)));
        };
        for (const auto *name : {"one.bsp", "two.bsp"})
            QVERIFY(QFile::copy(path(u"maps/"_s + QString::fromLatin1(name)), path(u"more/"_s + QString::fromLatin1(name))));
        QCOMPARE(written({}), QString());
        for (const auto &map : maps)
            writeFile(page_ + u"/pictures/"_s + GalleryPage::pictureName(path(map)), "drawn");
        QVERIFY(QFile::remove(path(u"maps/one.bsp"_s)) && QFile::remove(path(u"more/one.bsp"_s)));
        QCOMPARE(written({}), QString());
        for (const auto &map : maps)
            QVERIFY2(isKept(map), qPrintable(map));
        QCOMPARE(written({path(u"maps/"_s)}), QString());
        QVERIFY(!isKept(maps[0]) && isKept(maps[1]) && isKept(maps[2]) && isKept(maps[3]));
        QCOMPARE(written({path(u"more/"_s), path(u"maps/"_s)}), QString());
        QVERIFY(!isKept(maps[2]) && isKept(maps[3]));
    }

    void usedUpLimitsAreShown()
    {
        auto room = MapBuilder::room(bsp::quake2);
        const auto &roles = bsp::quake2.roles;
        const auto name = room.name(roles.models);
        const auto map = std::move(readMapFile(writeFile(folder_->filePath(u"room.bsp"_s), room.build()))).value();
        const auto most = effectiveLimit(map, roles.models, map.format().engineOf(map.game())).most;
        QVERIFY(most > 0);
        const auto model = room.lumpBytes(name).first(room.lumpBytes(name).size() / room.count(name));
        room.setLumpBytes(name, model.repeated(most * 9 / 10));
        writeFile(maps_ + u"/full.bsp"_s, room.build());
        room.setLumpBytes(name, model.repeated(most * 7 / 10));
        writeFile(maps_ + u"/roomy.bsp"_s, room.build());
        makePlain(maps_);
        const auto all = entries();
        QCOMPARE(all[0][u"limits"].toArray().size(), 1);
        QCOMPARE(all[0][u"limits"][0][u"used"].toInteger(), most * 9 / 10);
        QCOMPARE(all[0][u"limits"][0][u"limit"].toInteger(), most);
        QCOMPARE(all[0][u"fullest"], all[0][u"limits"][0]);
        QCOMPARE(all[1][u"limits"].toArray().size(), 0);
        QCOMPARE(all[1][u"fullest"][u"used"].toInteger(), most * 7 / 10);
    }

    void mapsOfTheSameNameHaveTheirOwnPictures()
    {
        const auto name = GalleryPage::pictureName(u"/maps/base.bsp"_s);
        QCOMPARE(GalleryPage::pictureName(u"/maps/base.bsp"_s), name);
        QVERIFY(GalleryPage::pictureName(u"/maps/again/base.bsp"_s) != name);
        static const QRegularExpression safe(u"^[A-Za-z0-9_-]+\\.jpg$"_s);
        for (const auto &path : {u"/maps/base.bsp"_s, u"/maps/<a \"b\">.bsp"_s, u"/maps/..bsp"_s, u"/maps/größe 地図.bsp"_s,
                                 u"/maps/%1.bsp"_s.arg(QString(250, u'a')), u"/a.pk3/maps/con.bsp"_s}) {
            QVERIFY2(GalleryPage::pictureName(path).contains(safe), qPrintable(GalleryPage::pictureName(path)));
            QVERIFY(GalleryPage::pictureName(path).size() < 100);
        }
    }

    void pathsAreToldApart()
    {
        put(u"one.bsp"_s);
        put(u"again/one.bsp"_s);
        QCOMPARE(makePlain(maps_).code, 0);
        QCOMPARE(entries()[0][u"path"].toString(), u"again/one.bsp"_s);
        QCOMPARE(make({maps_ + u"/again"_s, maps_ + u"/one.bsp"_s, u"--no-pictures"_s}).code, 0);
        QCOMPARE(entries()[0][u"path"].toString(), maps_ + u"/again/one.bsp"_s);
        QVERIFY(QDir().mkpath(folder_->filePath(u"more"_s)));
        QVERIFY(QFile::copy(maps_ + u"/one.bsp"_s, folder_->filePath(u"more/one.bsp"_s)));
        QCOMPARE(make({maps_ + u"/again"_s, folder_->filePath(u"more"_s), u"--no-pictures"_s}).code, 0);
        QCOMPARE(entries()[0][u"path"].toString(), u"maps/again/one.bsp"_s);
        QCOMPARE(entries()[1][u"path"].toString(), u"more/one.bsp"_s);
        QVERIFY(QFile::rename(folder_->filePath(u"more/one.bsp"_s), folder_->filePath(u"more/two.bsp"_s)));
        QCOMPARE(make({maps_ + u"/again"_s, folder_->filePath(u"more"_s), u"--no-pictures"_s}).code, 0);
        QCOMPARE(entries()[1][u"path"].toString(), u"more/two.bsp"_s);
    }

    void withoutOpenGLThePageHasNoPictures_data()
    {
        const auto row = addColumns<QString, QString>("variable", "value");
        row("none", {}, {});
        row("no such display", u"DISPLAY"_s, u":98765"_s);
        row("platform without OpenGL", u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        row("no such platform", u"QT_QPA_PLATFORM"_s, u"nosuch"_s);
    }

    void withoutOpenGLThePageHasNoPictures()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        auto environment = withoutDisplay();
        if (!variable.isEmpty())
            environment.insert(variable, value);
        put(u"whole.bsp"_s);
        const auto ended = run({u"gallery"_s, maps_, u"--output"_s, page_}, {}, {}, environment);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: gallery: No new pictures are drawn") && ended.err.count('\n') == 1,
                 ended.err.constData());
        QCOMPARE(entries().size(), 1);
        QVERIFY(!entries()[0].toObject().contains(u"picture"));
    }

    void filesOfOthersAreKept()
    {
        QVERIFY(QDir().mkpath(page_ + u"/pictures"_s));
        const auto other = writeFile(page_ + u"/pictures/own.jpg"_s, "mine"), site = writeFile(page_ + u"/index.html"_s, "<p>");
        put(u"whole.bsp"_s);
        const auto ended = makePlain(maps_);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("index.html: This file does not belong to an earlier page"), ended.err.constData());
        QCOMPARE(contentOf(site), "<p>");
        QVERIFY(!QFile::exists(page_ + u"/maps.js"_s));
        QVERIFY(QFile::remove(site));
        QCOMPARE(makePlain(maps_).code, 0);
        QCOMPARE(makePlain(maps_).code, 0);
        QCOMPARE(contentOf(other), "mine");
    }

    void wrongWordsAreTold()
    {
        const auto path = sampleFile(u"quake2/maps/gallery.bsp");
        auto ended = run({u"gallery"_s, path});
        QCOMPARE(ended.code, 2);
        QCOMPARE(ended.err, "lumpscope: gallery: --output DIR is missing: the folder to write into.\n");
        ended = make({path, u"--size"_s, u"axb"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.startsWith("lumpscope: gallery: --size takes "), ended.err.constData());
        QVERIFY(!QFile::exists(page_));
        ended = run({u"gallery"_s, path, u"--output"_s, writeFile(folder_->filePath(u"file"_s), "x")});
        QCOMPARE(ended.code, 2);
        QCOMPARE(contentOf(folder_->filePath(u"file"_s)), "x");
    }

    void picturesAreDrawnAndKept()
    {
        if (!why_.isEmpty())
            QSKIP(qPrintable(why_));
        for (const auto &[to, game] : {std::pair(u"/one.bsp"_s, u"quake2"_s), {u"/again/one.bsp"_s, u"halflife"_s}})
            QVERIFY(QFile::copy(sampleFile(game + u"/maps/gallery.bsp"_s), maps_ + to));
        QCOMPARE(draw(u"64x48"_s).code, 0);
        const auto first = picturePath(0), second = picturePath(1);
        QVERIFY(first != second);
        QCOMPARE(QImage(first).size(), QSize(64, 48));
        QVERIFY(QImage(first) != QImage(second));
        writeFile(first, "kept");
        QCOMPARE(draw(u"64x48"_s).code, 0);
        QCOMPARE(contentOf(first), "kept");
        QCOMPARE(makePlain(maps_).code, 0);
        QCOMPARE(contentOf(first), "kept");
        QCOMPARE(draw(u"32x24"_s).code, 0);
        QCOMPARE(QImage(first).size(), QSize(32, 24));
        QVERIFY(QFile::remove(maps_ + u"/one.bsp"_s));
        QCOMPARE(draw(u"32x24"_s).code, 0);
        QCOMPARE(QDir(page_ + u"/pictures"_s).entryList(QDir::Files).size(), 1);
    }

    void newArchivesRenewPictures()
    {
        if (!why_.isEmpty())
            QSKIP(qPrintable(why_));
        QVERIFY(QFile::copy(sampleFile(u"quake2/maps/gallery.bsp"), maps_ + u"/one.bsp"_s));
        for (const auto &text : {QByteArray("some"), QByteArray("other text")}) {
            save(*folder_, u"pak0.pak"_s, pakOf({{.name = "readme.txt", .bytes = text}}));
            QCOMPARE(draw(u"32x24"_s).code, 0);
            QCOMPARE(QImage(picturePath(0)).size(), QSize(32, 24));
            writeFile(picturePath(0), "kept");
            QCOMPARE(draw(u"32x24"_s).code, 0);
            QCOMPARE(contentOf(picturePath(0)), "kept");
        }
    }

    // A renderer draws all pictures.
    void aPictureDoesNotDependOnTheOnesBefore()
    {
        if (!why_.isEmpty())
            QSKIP(qPrintable(why_));
        QVERIFY(QFile::copy(sampleFile(u"quake3/maps/gallery.bsp"), maps_ + u"/b.bsp"_s));
        QCOMPARE(draw(u"64x48"_s).code, 0);
        const auto alone = contentOf(picturePath(0));
        QVERIFY(QFile::copy(sampleFile(u"halflife/maps/gallery.bsp"), maps_ + u"/a.bsp"_s));
        QVERIFY(QDir(page_).removeRecursively());
        QCOMPARE(draw(u"64x48"_s).code, 0);
        QCOMPARE(entries()[1][u"path"].toString(), u"b.bsp"_s);
        QCOMPARE(contentOf(picturePath(1)), alone);
    }

private:
    void put(const QString &name, const QByteArray &entities = {}) const
    {
        auto room = MapBuilder::room(bsp::quake2);
        if (!entities.isEmpty())
            room.setLumpBytes("ENTITIES", entities + '\0');
        writeFile(maps_ + u'/' + name, room.build());
    }
    Ended make(const QStringList &words) const { return run(QStringList{u"gallery"_s, u"--output"_s, page_} + words); }
    Ended makePlain(const QString &file) const { return make({file, u"--no-pictures"_s}); }
    Ended draw(const QString &size) const
    {
        return run({u"gallery"_s, maps_, u"--output"_s, page_, u"--size"_s, size}, {}, {},
                   QProcessEnvironment::systemEnvironment());
    }
    QJsonObject pageData() const
    {
        const auto file = contentOf(page_ + u"/maps.js"_s);
        return QJsonDocument::fromJson(file.sliced(file.indexOf('{')).chopped(2)).object();
    }
    QJsonArray entries() const { return pageData()[u"maps"_s].toArray(); }
    QString picturePath(int entry) const { return page_ + u"/pictures/"_s + entries()[entry][u"picture"].toString(); }

    std::unique_ptr<QTemporaryDir> folder_;
    QString maps_, page_, why_; // not empty: nothing is drawn here
};

ADD_TEST(TestGallery, QCoreApplication)
#include "tst_gallery.moc"
