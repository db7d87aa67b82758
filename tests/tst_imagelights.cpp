// What the command line writes of lightmaps.
#include "app/commands/imagelights.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace
{

commands::ImagesJob jobOf(const MapFile &map, const QString &folder)
{
    return {.folder = folder, .map = std::make_shared<const MapFile>(map)};
}

int writeLightmaps(const MapFile &map, const QString &folder)
{
    commands::ImagesReport report;
    return commands::writeLightmaps(jobOf(map, folder), {}, report);
}

int writeAtlas(const MapFile &map, const QString &folder)
{
    commands::ImagesReport report;
    return commands::writeAtlas(jobOf(map, folder), {}, report);
}

} // namespace

class TestImageLights : public QObject {
    Q_OBJECT

private slots:
    void filesStandWhereTheyAreExpected_data() { addFormatRows(); }
    void filesStandWhereTheyAreExpected();
    void aMapWithoutLightIsNoFailure();
    void whatCannotBeWrittenFails();
};

void TestImageLights::filesStandWhereTheyAreExpected()
{
    OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
    const QTemporaryDir folder;
    const auto into = folder.filePath(u"new"_s);
    QCOMPARE(writeLightmaps(map, into), int(commands::Fine));
    QCOMPARE(writeAtlas(map, into), int(commands::Fine));
    const QDir written(into);
    QCOMPARE(written.entryList(QDir::Files), QStringList({u"atlas.json"_s, u"atlas.png"_s}));
    const auto lightmaps = QDir(written.filePath(u"lightmaps"_s)).entryList(QDir::Files);
    QCOMPARE(lightmaps.size(), qsizetype(map.recordCount(map.format().roles.faceLightmaps)));
    QVERIFY(lightmaps.contains(u"5-0.png"_s));
}

void TestImageLights::aMapWithoutLightIsNoFailure()
{
    OPEN_BYTES(map, MapBuilder::room(bsp::quake2).setLumpBytes("LIGHTING", {}).build());
    const QTemporaryDir folder;
    QCOMPARE(writeLightmaps(map, folder.path()), int(commands::Fine));
    QCOMPARE(writeAtlas(map, folder.path()), int(commands::Fine));
    QVERIFY(!QFile::exists(folder.filePath(u"atlas.png"_s)));
}

void TestImageLights::whatCannotBeWrittenFails()
{
    OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(writeLightmaps(map, file.fileName()), int(commands::Failed));
    QCOMPARE(writeAtlas(map, file.fileName()), int(commands::Failed));
}

QTEST_GUILESS_MAIN(TestImageLights)
#include "tst_imagelights.moc"
