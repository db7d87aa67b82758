// Lightmaps as files.
#include "core/light/lightexport.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

class TestLightExport : public QObject {
    Q_OBJECT

private slots:
    void everySlotIsAFileOfItsOwn_data() { addFormatRows(); }
    void everySlotIsAFileOfItsOwn();
    void theAtlasSaysWhereEachLightmapLies_data() { addMapRows(); }
    void theAtlasSaysWhereEachLightmapLies();
    void facesThatClaimTheSameLuxelsDoNotFillTheDisk_data() { addFormatRows(); }
    void facesThatClaimTheSameLuxelsDoNotFillTheDisk();
    void progressIsTold();
    void anAtlasWithoutMemoryIsSaid();
    void onlyTheFacesAskedForAreWritten();
    void whatCannotBeWrittenIsSaid();
    void aRequestToStopIsHeard();
};

void TestLightExport::everySlotIsAFileOfItsOwn()
{
    OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
    const Luxels luxels(map);
    const QTemporaryDir folder;
    const auto written = runLightExport(map, {.what = LightExportJob::All, .path = folder.filePath(u"some/lightmaps"_s)});
    VERIFY_RESULT(written);
    const QDir files(folder.filePath(u"some/lightmaps"_s));
    QCOMPARE(written.value().written, files.entryList(QDir::Files).size());
    QCOMPARE(written.value().written, qint64(map.recordCount(map.format().roles.faceLightmaps)));
    for (quint32 face = 0; face < 6; ++face)
        for (int slot = 0; slot < luxels.light(face)->styles; ++slot) {
            const QImage image(files.filePath(u"%1-%2.png"_s.arg(face).arg(slot)));
            QVERIFY(image.convertToFormat(QImage::Format_RGB888) == luxels.image(face, slot));
        }
}

void TestLightExport::theAtlasSaysWhereEachLightmapLies()
{
    OPEN_MAP(map);
    const Luxels luxels(map);
    const QTemporaryDir folder;
    const auto written = runLightExport(map, {.path = folder.filePath(u"atlas.png"_s)});
    if (luxels.pages().empty() && map.recordCount(map.format().roles.faceLightmaps) == 0) {
        QVERIFY(!written && written.error().endsWith(u'.'));
        return;
    }
    VERIFY_RESULT(written);
    const QImage image(folder.filePath(u"atlas.png"_s));
    QFile file(folder.filePath(u"atlas.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto json = QJsonDocument::fromJson(file.readAll()).object();
    QVERIFY(json["width"_L1].toInt() == image.width() && json["height"_L1].toInt() == image.height());
    const auto lightmaps = json["lightmaps"_L1].toArray();
    for (qsizetype i = 0; i < lightmaps.size(); i += 1 + lightmaps.size() / 200) {
        const auto place = lightmaps[i].toObject();
        const auto number = [&place](QLatin1StringView name) { return place[name].toInt(-99); };
        const QRect rect(number("x"_L1), number("y"_L1), number("width"_L1), number("height"_L1));
        const auto face = static_cast<quint32>(number("face"_L1));
        const int slot = number("slot"_L1);
        QCOMPARE(number("style"_L1), luxels.style(face, slot));
        QVERIFY(image.copy(rect).convertToFormat(QImage::Format_RGB888) == luxels.image(face, slot));
    }
    QCOMPARE(static_cast<size_t>(json["pages"_L1].toArray().size()), luxels.pages().size());
}

void TestLightExport::facesThatClaimTheSameLuxelsDoNotFillTheDisk()
{
    const auto &format = fetchFormat();
    auto builder = MapBuilder::room(format);
    const auto name = builder.name(format.roles.faces);
    const auto faces = builder.lumpBytes(name);
    const auto face = faces.first(faces.size() / 7);
    builder.setLumpBytes(name, faces + face.repeated(4500));
    OPEN_BYTES(map, builder.build());
    const QTemporaryDir folder;
    const auto written = exportAllLightmaps(Luxels(map), folder.path());
    VERIFY_RESULT(written);
    const auto files = QDir(folder.path()).entryList(QDir::Files).size();
    QCOMPARE(written.value().written, files);
    QVERIFY(files >= 6 && written.value().leftOut > 0);
}

void TestLightExport::progressIsTold()
{
    OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
    const QTemporaryDir folder;
    Progress progress;
    const auto written = runLightExport(map, {.what = LightExportJob::All, .path = folder.path()}, {}, &progress);
    VERIFY_RESULT(written);
    QVERIFY(progress.done == progress.total && progress.total == map.recordCount(map.format().roles.faces));
}

void TestLightExport::anAtlasWithoutMemoryIsSaid()
{
    LightAtlas atlas;
    atlas.size = {8192, 8192};
    const auto written = exportAtlas(atlas, u"atlas.png"_s);
    QVERIFY(!written && written.error().contains(u"memory for an atlas of 8192 x 8192"_s));
}

void TestLightExport::onlyTheFacesAskedForAreWritten()
{
    OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
    const QTemporaryDir folder;
    const auto written = runLightExport(map, {.what = LightExportJob::Faces, .faces = {1, 3}, .path = folder.path()});
    VERIFY_RESULT(written);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({u"1-0.png"_s, u"1-1.png"_s, u"3-0.png"_s}));
}

void TestLightExport::whatCannotBeWrittenIsSaid()
{
    OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const auto what : {LightExportJob::All, LightExportJob::Atlas}) {
        const auto written = runLightExport(map, {.what = what, .path = folder.filePath(u"file/atlas.png"_s)});
        QVERIFY(!written && written.error().contains(u"file"_s) && written.error().endsWith(u'.'));
    }
}

void TestLightExport::aRequestToStopIsHeard()
{
    OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
    const QTemporaryDir folder;
    std::stop_source stop;
    stop.request_stop();
    for (const auto what : {LightExportJob::All, LightExportJob::Atlas}) {
        const auto written = runLightExport(map, {.what = what, .path = folder.filePath(u"atlas.png"_s)}, stop.get_token());
        VERIFY_RESULT(written);
        QCOMPARE(written.value().written, 0);
    }
}

QTEST_GUILESS_MAIN(TestLightExport)
#include "tst_lightexport.moc"
