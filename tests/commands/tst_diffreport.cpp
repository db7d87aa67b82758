// `lumpscope diff A B --html FILE`: one file with lists and pictures of what differs, whatever the maps say.
#include "tests/commandline.h"
#include "tests/program.h"

using namespace commandline;

namespace {

constexpr auto world = "{ \"classname\" \"worldspawn\" }\n{ \"classname\" \"info_player_start\" \"origin\" \"0 0 32\" }\n";

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Returns the pictures of a report, in their order.
QList<QImage> picturesIn(const QByteArray &html)
{
    static const QRegularExpression picture(u"src=\"data:image/jpeg;base64,([^\"]*)\""_s);
    QList<QImage> pictures;
    for (auto found = picture.globalMatch(QString::fromLatin1(html)); found.hasNext();)
        pictures.append(QImage::fromData(QByteArray::fromBase64(found.next().captured(1).toLatin1())));
    return pictures;
}

} // namespace

class TestDiffReport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(folder_.isValid()); }

    void withoutADisplayThereAreListsAlone()
    {
        auto built = MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", QByteArray(world) + '\0');
        const auto a = save(folder_, u"a.bsp"_s, built.build());
        built.set("TEXINFO", 1, "value", 300);
        built.setLumpBytes("ENTITIES", world + "{ \"classname\" \"<script>alert(1)</script>\" \"%1\" \"&\" }"_ba + '\0');
        const auto b = save(folder_, u"b & c.bsp"_s, built.build());
        const auto ended = run({u"diff"_s, a, b, u"--html"_s, page()});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("The report has no pictures, because there is no display."), ended.err.constData());
        const auto html = contentsOf(page());
        QVERIFY(html.startsWith("<!DOCTYPE html>"));
        QVERIFY(html.contains("The report has no pictures, because there is no display."));
        QVERIFY(html.contains("TEXINFO: changed: 1") && html.contains("-&gt; 300"));
        QVERIFY(html.contains("b &amp; c.bsp") && html.contains("&lt;script&gt;alert(1)"));
        QVERIFY(!html.contains("<script") && !html.contains("<link") && !html.contains("src="));
    }

    void equalMapsHaveNothingToList()
    {
        const auto a = save(folder_, u"a.bsp"_s, MapBuilder::room(bsp::quake2).build());
        const auto b = save(folder_, u"b.bsp"_s, MapBuilder::room(bsp::quake2).build());
        QCOMPARE(run({u"diff"_s, a, b, u"--html"_s, page()}).code, 0);
        QVERIFY(contentsOf(page()).contains("The maps are the same."));
    }

    void wrongWordsAreTold()
    {
        const auto a = save(folder_, u"a.bsp"_s, MapBuilder::room(bsp::quake2).build());
        const auto before = contentsOf(a);
        QCOMPARE(run({u"diff"_s, a, a, u"--html"_s, a}).code, 2);
        QCOMPARE(contentsOf(a), before);
        auto ended = run({u"diff"_s, a, a, u"--html"_s, page(), u"--json"_s});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("--html and --json"), ended.err.constData());
        ended = run({u"diff"_s, folder_.path(), folder_.path(), u"--html"_s, page()});
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.err.contains("not folders"), ended.err.constData());
        QCOMPARE(run({u"diff"_s, a, folder_.filePath(u"none.bsp"_s), u"--html"_s, page()}).code, 2);
    }

    void bothMapsAreDrawnFromTheSamePlaces()
    {
        auto built = MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", QByteArray(world) + '\0');
        const auto a = save(folder_, u"a.bsp"_s, built.build());
        built.set("TEXINFO", 0, "value", 300);
        built.setLumpBytes("LIGHTING", QByteArray(built.lumpBytes("LIGHTING").size(), '\0'));
        const auto b = save(folder_, u"b.bsp"_s, built.build());
        const auto ended = run({u"diff"_s, a, b, u"--html"_s, page()}, {}, {}, QProcessEnvironment::systemEnvironment());
        if (ended.err.contains("OpenGL 3.3") || ended.err.contains("display"))
            QSKIP(ended.err.constData());
        QCOMPARE(ended.code, 1);
        const auto pictures = picturesIn(contentsOf(page()));
        QVERIFY(pictures.size() >= 2 && pictures.size() % 2 == 0);
        for (const auto &picture : pictures)
            QCOMPARE(picture.size(), QSize(640, 480));
        QVERIFY(pictures[0] != pictures[1]);
    }

private:
    QString page() const { return folder_.filePath(u"report.html"_s); }

    QTemporaryDir folder_;
};

ADD_TEST(TestDiffReport, QCoreApplication)
#include "tst_diffreport.moc"
