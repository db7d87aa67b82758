// Models as their readers give them, whole and broken.
#include "core/models/model.h"
#include "tests/modelbuilder.h"
#include "tests/program.h"
#include "tests/sentence.h"

namespace {

const QList<std::pair<QByteArray, QByteArray>> &kinds()
{
    static const QList<std::pair<QByteArray, QByteArray>> all{
        {"MD2", md2Of("models/a/skin")}, {"MD3", md3Of("models/a/skin")}, {"MDL", studioOf()}, {"SPR", spriteOf()}};
    return all;
}

void addKinds()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const auto &[kind, bytes] : kinds())
        QTest::newRow(kind.constData()) << bytes;
}

// Whether whoever draws it stays within it.
bool isSound(const Model &model)
{
    if (model.frames.empty() || model.indexes.size() % 3 != 0
        || model.points.size() != model.frames.size() * model.texture.size())
        return false;
    for (const auto index : model.indexes)
        if (index >= model.cornerCount())
            return false;
    for (const auto &surface : model.surfaces)
        if (surface.skin >= std::ssize(model.skins) || surface.frame >= std::ssize(model.frames)
            || size_t{surface.firstIndex} + surface.indexCount > model.indexes.size())
            return false;
    return std::ranges::all_of(model.tags, [](const ModelTag &tag) {
        return std::ranges::all_of(tag.place.axes, [](const Point &axis) { return length(axis) < 1.001; })
               && length(tag.place.origin) < 1e7; // neither is so of what is no number
    });
}

QByteArray withNumber(QByteArray bytes, qsizetype at, qint64 number)
{
    for (int i = 0; i < 4; ++i)
        bytes[at + i] = static_cast<char>(number >> (8 * i));
    return bytes;
}

// Of the first triangle's plane, as seen from the side where its corners go clockwise.
Point facing(const Model &model)
{
    const auto at = [&](size_t i) { return toPoint(model.points[model.indexes[i]].point); };
    return cross(at(2) - at(0), at(1) - at(0));
}

} // namespace

class ModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsReadAsItWasMade_data() { addKinds(); }
    void everyKindIsReadAsItWasMade()
    {
        QFETCH(const QByteArray, bytes);
        const auto read = readModel(bytes);
        QVERIFY2(read, read ? "" : qPrintable(read.error()));
        const auto &model = read.value();
        QCOMPARE(model.kind, QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(isSound(model));
        QCOMPARE(model.frames.size(), size_t{2});
        QCOMPARE(model.cornerCount(), 4u);
        const int side = model.kind == u"SPR" ? -1 : 1; // of x, that it looks to
        const auto normal = facing(model);
        QVERIFY(normal[0] * side > 0);
        QCOMPARE(normal[1], 0.0);
        for (const auto &point : model.points)
            QVERIFY(point.normal[0] * side > 120);
        if (model.kind == u"SPR")
            return;
        const double lift = model.kind == u"MDL" ? 5 : 0; // its bone is
        for (size_t frame = 0; frame < 2; ++frame) {
            QCOMPARE(model.frames[frame].low,
                     (Point{static_cast<double>(frame) * frameStep, -squareSide / 2, lift - squareSide / 2}));
            QCOMPARE(model.frames[frame].high,
                     (Point{static_cast<double>(frame) * frameStep, squareSide / 2, lift + squareSide / 2}));
        }
    }

    void skinsAreNamedOrEmbedded()
    {
        const auto md2 = readModel(md2Of("models/a/skin"), {.skin = 1});
        QCOMPARE(md2.value().surfaces.front().skin, 1);
        QCOMPARE(md2.value().skins[1].name, u"models/a/skin2.pcx"_s);
        QCOMPARE(md2.value().frames[1].name, u"stand2"_s);
        const auto md3 = readModel(md3Of("models/a/shader"));
        QCOMPARE(md3.value().skins.front().name, u"models/a/shader"_s);
        QCOMPARE(md3.value().frames.front().radius, static_cast<double>(squareSide)); // as fog takes it
        QVERIFY(md3.value().skins.front().picture.isNull());
        const auto studio = readModel(studioOf());
        QCOMPARE(studio.value().skins.front().picture.pixel(0, 0), qRgb(255, 0, 0));
        QCOMPARE(studio.value().framesPerSecond, 12.0);
    }

    // A file may claim as many as it has bytes for, and each is a picture.
    void ofManySkinsTheFirstAreKept()
    {
        auto bytes = withNumber(md2Of("models/a/skin"), 20, 300); // num_skins, ofs_skins
        bytes = withNumber(bytes, 44, bytes.size());
        for (int i = 0; i < 300; ++i)
            bytes += ("skin" + QByteArray::number(i) + ".pcx").leftJustified(64, '\0');
        const auto last = readModel(bytes, {.skin = 255}).value();
        QCOMPARE(last.skins.size(), size_t{256});
        QCOMPARE(last.skins[static_cast<size_t>(last.surfaces.front().skin)].name, u"skin255.pcx"_s);
        QCOMPARE(readModel(bytes, {.skin = 299}).value().surfaces.front().skin, 0);
    }

    void tagsAreThoseOfTheFirstFrame()
    {
        const auto tags = readModel(md3Of("a")).value().tags;
        QCOMPARE(tags.size(), size_t{1});
        QCOMPARE(tags.front().name, u"tag_barrel"_s);
        QCOMPARE(tags.front().place, (Transform{{Point{0, 1, 0}, Point{-1, 0, 0}, Point{0, 0, 1}}, {10, 2, 3}}));
        QVERIFY(readModel(md2Of("a")).value().tags.empty());
    }

    void tagsThatLeadOutAreRefused()
    {
        constexpr qsizetype numTags = 80, ofsTags = 96, tagBytes = 112;
        const auto bytes = md3Of("a");
        const auto size = bytes.size();
        QCOMPARE(readModel(withNumber(bytes, ofsTags, size - tagBytes)).value().tags.front().place.origin[0], 50.0);
        QVERIFY(isSentence(readModel(withNumber(bytes, ofsTags, size - tagBytes + 1)).error()));
        QVERIFY(isSentence(readModel(withNumber(bytes, ofsTags, -1)).error()));
        for (const qint64 count : {-1, 3, 0x7fffffff}) // two frames of one
            QVERIFY(isSentence(readModel(withNumber(bytes, numTags, count)).error()));
        const auto none = readModel(withNumber(withNumber(bytes, numTags, 0), ofsTags, -1)); // they need not be anywhere
        QVERIFY(none && none.value().tags.empty());
    }

    void aHalfLifeModelShowsTheBodyAndSkinThatAreAskedFor()
    {
        const auto other = readModel(studioOf(), {.body = 1, .skin = 1});
        QCOMPARE(other.value().frames.front().low[2], 105.0 - squareSide / 2);
        QCOMPARE(other.value().surfaces.front().skin, 1);
        const auto lowestWith = [](const ModelChoice &choice) {
            return readModel(studioOf(), choice).value().frames.front().low[2];
        };
        QCOMPARE(lowestWith({.parts = 1}), 105.0 - squareSide / 2);
        QCOMPARE(lowestWith({.body = 1, .parts = 0x10}), 5.0 - squareSide / 2); // of a part that it does not have
        QCOMPARE(lowestWith({.parts = 0xf}), 5.0 - squareSide / 2);
        const auto none = readModel(studioOf(), {.body = 2, .skin = 7, .sequence = 9});
        QCOMPARE(none.value().frames.front().low[2], 5.0 - squareSide / 2);
        QCOMPARE(none.value().surfaces.front().skin, 0);
        QCOMPARE(none.value().frames.size(), size_t{2});
    }

    void aSequenceIsAskedForByItsNumberNameOrActivity()
    {
        const auto nameOf = [](const ModelChoice &choice, qint32 walkWeight = 1) {
            return readModel(studioOf({.walkWeight = walkWeight}), choice).value().frames.front().name;
        };
        QCOMPARE(nameOf({}), u"walk"_s);
        QCOMPARE(nameOf({.sequence = 1}), u"idle"_s);
        QCOMPARE(nameOf({.sequenceName = "IDLE"}), u"idle"_s);
        QCOMPARE(nameOf({.sequence = 1, .sequenceName = "none"}), u"idle"_s);
        QCOMPARE(nameOf({.activity = 1}), u"idle"_s);
        QCOMPARE(nameOf({.activity = 1}, 9), u"walk"_s);
        QCOMPARE(nameOf({.sequence = 1, .activity = 2}, 9), u"idle"_s);
    }

    void itsTexturesAndSequencesMayBeInFilesBesideIt()
    {
        QStringList asked;
        const auto companion = [&asked](const QString &more) {
            asked.append(more);
            return more == u"t" ? studioTexturesOf() : studioOf();
        };
        const auto bytes = studioOf({.withTextures = false, .sequenceGroup = 1});
        const auto whole = readModel(bytes, {}, companion);
        QCOMPARE(asked, (QStringList{u"t"_s, u"01"_s}));
        QCOMPARE(whole.value().skins.size(), size_t{2});
        QCOMPARE(whole.value().frames.size(), size_t{2});
        const auto alone = readModel(bytes);
        QVERIFY(isSound(alone.value()));
        QCOMPARE(alone.value().surfaces.front().skin, -1);
        QCOMPARE(alone.value().frames.size(), size_t{1});
    }

    void spritesTellHowTheyAreTurnedAndCutOut()
    {
        const auto plain = readModel(spriteOf(3));
        QCOMPARE(plain.value().facing, ModelFacing::Fixed);
        QCOMPARE(plain.value().frames.front().low, (Point{0, -2, -1}));
        QCOMPARE(plain.value().frames.front().high, (Point{0, 2, 1}));
        QCOMPARE(plain.value().skins.front().picture.pixel(0, 0), qRgb(255, 128, 64));
        QCOMPARE(plain.value().surfaces[1].frame, 1);
        QVERIFY(readModel(spriteOf(2, 1)).value().skins.front().adds);
        const auto strong = readModel(spriteOf(2, 2)).value();
        QCOMPARE(strong.skins[0].picture.pixel(0, 0), qRgba(16, 32, 48, 1)); // the last colour, as strong as the index
        const auto cut = readModel(spriteOf(2, 3)).value();
        QVERIFY(cut.skins[1].isCutOut);
        QCOMPARE(qAlpha(cut.skins[1].picture.pixel(0, 0)), 0);
    }

    void modelsCutOffAnywhereAreRefusedOrSound_data() { addKinds(); }
    void modelsCutOffAnywhereAreRefusedOrSound()
    {
        QFETCH(const QByteArray, bytes);
        for (qsizetype size = 0; size < bytes.size(); ++size) {
            const QByteArray part(bytes.constData(), size); // of its own, so that reads behind it are told
            const auto read = readModel(part);
            QVERIFY2(read ? isSound(read.value()) : isSentence(read.error()), qPrintable(QString::number(size)));
        }
    }

    void modelsWithAnyNumberBrokenAreRefusedOrSound_data() { addKinds(); }
    void modelsWithAnyNumberBrokenAreRefusedOrSound()
    {
        QFETCH(const QByteArray, bytes);
        for (qsizetype at = 4; at + 4 <= bytes.size() && at < 1200; at += 2)
            for (const quint32 number : {0u, 1u, 255u, 0x7fffffffu, 0x80000000u, 0xffffffffu, 0x7f800000u, 0x20000000u}) {
                const auto read = readModel(withNumber(bytes, at, number));
                QVERIFY2(read ? isSound(read.value()) : isSentence(read.error()), qPrintable(QString::number(at)));
                if (read)
                    QVERIFY2(read.value().bytes() <= 64 * bytes.size() + 65'536, qPrintable(QString::number(at)));
            }
    }

    void otherFilesAreRefusedWithASentence()
    {
        for (const QByteArray bytes : {"", "IDP", "IDPO\6\0\0\0", "IDP2\7\0\0\0"})
            QVERIFY(isSentence(readModel(bytes.leftJustified(200, '\0')).error()));
    }
};

ADD_TEST(ModelsTest, QCoreApplication)

#include "tst_models.moc"
