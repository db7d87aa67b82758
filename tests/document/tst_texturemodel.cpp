// Textures as rows: what is read when, and what stays known of it.
#include "core/document/texturemodel.h"
#include "tests/madetextures.h"
#include "tests/mostmemory.h"
#include "tests/program.h"
#include "tests/waits.h"

namespace {

// Pictures of `side` pixels a side, or files as long that are none, of a hundred bytes each; only said to be, since it is what
// they say that is counted.
class Bombs : public TextureSource
{
public:
    Bombs(int count, int side, bool arePictures)
        : count_(count), arePictures_(arePictures), image_(side, side, QImage::Format_Indexed8)
    {
        for (auto *image : {&image_, &small_}) {
            image->setColorTable({qRgb(1, 2, 3)});
            image->fill(0);
        }
    }
    int count() const override { return count_; }
    QString name(int index) const override { return u"bomb%1"_s.arg(index); }
    Texture load(int index) const override
    {
        ++loads;
        Texture texture{.name = name(index)};
        texture.readBytes = 4 * image_.sizeInBytes();
        if (!arePictures_) {
            texture.why = u"/game/bombs.pk3: It is no picture."_s;
            return texture;
        }
        texture.picture.mips = {image_, small_}; // of which thumbnails are made
        texture.size = image_.size();
        texture.fileBytes = 100;
        texture.source = u"/game/bombs.pk3/%1.png"_s.arg(index);
        return texture;
    }
    Texture load(const QString &) const override { return {}; }
    QStringList notices() const override { return {}; }
    QStringList places() const override { return {}; }

    mutable std::atomic<int> loads = 0;

private:
    int count_;
    bool arePictures_;
    QImage image_, small_{128, 128, QImage::Format_Indexed8}; // shared by all
};

class OnePicture : public TextureSource
{
public:
    explicit OnePicture(QImage image) : image_(std::move(image)) {}
    int count() const override { return 1; }
    QString name(int) const override { return u"picture"_s; }
    Texture load(int) const override
    {
        Texture texture{.name = name(0), .size = image_.size()};
        texture.picture.mips = {image_};
        return texture;
    }
    Texture load(const QString &) const override { return load(0); }
    QStringList notices() const override { return {}; }
    QStringList places() const override { return {}; }

private:
    QImage image_;
};

} // namespace

class TestTextureModel : public QObject
{
    Q_OBJECT

private slots:
    void everyTextureOfAMapIsReadInTheEnd()
    {
        TextureModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSource(std::make_shared<MadeTextures>(250), true);
        QCOMPARE(model.rowCount(), 250);
        QCOMPARE(model.index(7).data().toString(), u"wall/tex0007"_s);
        QTRY_COMPARE(model.knownCount(), 250);
        QCOMPARE(model.missingCount(), 25);
        QCOMPARE(model.index(1).data(TextureModel::SizeRole).toSize(), QSize(128, 128));
        const auto thumbnail = model.index(8).data(Qt::DecorationRole).value<QImage>();
        QCOMPARE(thumbnail.pixel(0, 0), MadeTextures::colorOf(8));
        QCOMPARE(model.index(9).data(TextureModel::StateRole).toInt(), static_cast<int>(TextureModel::State::Missing));
        QVERIFY(model.index(9).data(Qt::DecorationRole).isNull());
    }

    void whatIsMissingAndUsedIsListedAlone()
    {
        TextureModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSource(std::make_shared<MadeTextures>(30), true); // 9, 19 and 29 are not there
        std::vector<quint32> faces(30, 4);
        faces[19] = 0;
        model.setFaces(faces);
        model.setFilter({}, true);
        QTRY_COMPARE(model.rowCount(), 2); // they come as they become known
        QTRY_COMPARE(model.knownCount(), 30);
        QCOMPARE(model.missingCount(), 2);
        QCOMPARE(names(model), (QStringList{u"0009"_s, u"0029"_s}));
        model.setMissing({3}); // from somebody who knows better
        QCOMPARE(model.missingCount(), 1);
        QCOMPARE(names(model), QStringList{u"0003"_s});
    }

    void ofAFolderOnlyWhatIsLookedAtIsRead()
    {
        TextureModel model;
        const auto source = std::make_shared<MadeTextures>(5000);
        model.setSource(source, false);
        untilWorkEnds();
        QCOMPARE(source->loads, 0);
        for (const int row : {4000, 4001})
            QVERIFY(model.index(row).data(Qt::DecorationRole).isNull());
        QTRY_COMPARE(model.knownCount(), 2);
        QCOMPARE(source->loads, 2);
        QCOMPARE(model.index(4001).data(Qt::DecorationRole).value<QImage>().pixel(0, 0), MadeTextures::colorOf(4001));
        QCOMPARE(source->loads, 2);
    }

    void whatUnpacksToFarMoreThanItsFilesIsReadUpToABound_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<bool>("arePictures");
        QTest::addColumn<int>("most"); // that are read
        QTest::newRow("pictures") << 2048 << true << 99;
        QTest::newRow("large pictures") << 4096 << true << 5;
        QTest::newRow("other files") << 2048 << false << 99;
    }

    void whatUnpacksToFarMoreThanItsFilesIsReadUpToABound()
    {
        QFETCH(int, side);
        QFETCH(bool, arePictures);
        QFETCH(int, most);
        constexpr int count = 200;
        TextureModel model;
        const auto source = std::make_shared<Bombs>(count, side, arePictures);
        model.setSource(source, true);
        QTRY_COMPARE(model.knownCount(), count);
        QVERIFY2(source->loads > 2 && source->loads <= most, qPrintable(QString::number(source->loads)));
        const auto last = static_cast<TextureModel::State>(model.index(count - 1).data(TextureModel::StateRole).toInt());
        QCOMPARE(last, TextureModel::State::Unreadable);
        if (arePictures)
            QVERIFY(!model.index(0).data(Qt::DecorationRole).isNull());
    }

    void aThumbnailOfALargePictureTakesNoCopyOfIt()
    {
        QImage large(8192, 4096, QImage::Format_ARGB32); // 128 MB
        large.fill(Qt::red);
        TextureModel model;
        if (!forgetMostMemory())
            QSKIP("This system does not tell how much memory was used at most.");
        const auto before = mostMemory();
        model.setSource(std::make_shared<OnePicture>(large), true);
        QTRY_COMPARE(model.knownCount(), 1);
        QVERIFY2(mostMemory() - before < 64 << 20, qPrintable(QString::number(mostMemory() - before)));
        const auto thumbnail = model.index(0).data(Qt::DecorationRole).value<QImage>();
        QCOMPARE(thumbnail.size(), QSize(96, 48));
        QCOMPARE(thumbnail.pixelColor(47, 23), QColor(Qt::red));
    }

    void noticesComeWithWhatIsRead()
    {
        TextureModel model;
        model.setSource(std::make_shared<MadeTextures>(3), true);
        QCOMPARE(model.notices(), QStringList());
        QTRY_COMPARE(model.notices(), QStringList(u"no palette"_s));
        model.setSource(nullptr, false);
        QCOMPARE(model.notices(), QStringList());
    }

    void theFilterTakesNamesAndSources()
    {
        TextureModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSource(std::make_shared<MadeTextures>(40), true);
        model.setFilter(u"WALL tex003"_s, false);
        QCOMPARE(model.rowCount(), 10);
        QTRY_COMPARE(model.knownCount(), 40);
        model.setFilter(u"pak1 tex000"_s, false);
        QCOMPARE(names(model), (QStringList{u"0001"_s, u"0003"_s, u"0005"_s, u"0007"_s})); // 9 is missing
        QCOMPARE(model.rowOf(3), 1);
        QCOMPARE(model.rowOf(4), -1);
    }

    void theOrderIsChosen()
    {
        TextureModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSource(std::make_shared<MadeTextures>(5), true);
        QTRY_COMPARE(model.knownCount(), 5);
        model.setFaces({3, 0, 9, 9, 1});
        model.setOrder(TextureModel::Order::ByFaces);
        QCOMPARE(names(model), (QStringList{u"0002"_s, u"0003"_s, u"0000"_s, u"0004"_s, u"0001"_s}));
        QCOMPARE(model.index(0).data(TextureModel::FacesRole).toInt(), 9);
        model.setOrder(TextureModel::Order::BySize);
        QCOMPARE(names(model), (QStringList{u"0002"_s, u"0001"_s, u"0004"_s, u"0000"_s, u"0003"_s}));
    }

    void anotherSourceTakesOverAtOnce()
    {
        TextureModel model;
        const auto first = std::make_shared<MadeTextures>(100, 64, 5);
        model.setSource(first, true);
        QTRY_VERIFY(first->loads > 0);
        model.setSource(std::make_shared<MadeTextures>(3), true);
        QCOMPARE(model.rowCount(), 3);
        QTRY_COMPARE(model.knownCount(), 3);
        untilWorkEnds(); // what the other was reading arrives nowhere
        QCOMPARE(model.knownCount(), 3);
        model.setSource(nullptr, true);
        QCOMPARE(model.rowCount(), 0);
    }

    void itEndsWhileItReads()
    {
        const auto source = std::make_shared<MadeTextures>(1000, 64, 2);
        {
            TextureModel model;
            model.setSource(source, true);
            QTRY_VERIFY(source->loads > 0);
        }
        const int loads = source->loads;
        untilWorkEnds();
        QCOMPARE(source->loads, loads);
    }

private:
    static QStringList names(const TextureModel &model)
    {
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names.append(model.index(row).data().toString().right(4));
        return names;
    }
};

ADD_TEST(TestTextureModel, QCoreApplication)
#include "tst_texturemodel.moc"
