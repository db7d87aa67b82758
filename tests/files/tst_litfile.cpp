// Files of light beside maps: what is one, and where one is found.
#include "core/checks/checks.h"
#include "core/light/luxels.h"
#include "core/opening/litfile.h"
#include "core/save/lumpplacement.h"
#include "tests/facts.h"
#include "tests/gamefolder.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"
#include "tests/testmaps.h"

namespace {

constexpr qint64 luxels = 6;

QByteArray counting(qsizetype size)
{
    QByteArray bytes(size, '\0');
    for (qsizetype i = 0; i < size; ++i)
        bytes[i] = static_cast<char>(i + 1);
    return bytes;
}

QByteArray litOf(qint64 version, const QByteArray &payload) { return "QLIT" + littleEndian(version, 4) + payload; }

// Of two faces: 2 x 1 luxels of one style, and 1 x 2 of two.
struct Lit2Face {
    int offset, width, height, shift;
    std::array<int, 4> styles;
};
constexpr Lit2Face lit2Faces[] = {{4, 2, 1, 2, {7, 255, 255, 255}}, {0, 1, 2, 3, {1, 2, 255, 255}}};

enum class Lit2 { Arrays, Records, WideRecords };

QByteArray lit2Of(Lit2 layout, bool withDirections)
{
    const int width = layout == Lit2::WideRecords ? 2 : 1;
    QByteArray offsets, extents, styles, shifts, records;
    for (const auto &face : lit2Faces) {
        const auto offset = littleEndian(face.offset, 4);
        const auto extent = littleEndian(face.width, 2) + littleEndian(face.height, 2);
        QByteArray style;
        for (const int number : face.styles)
            style += littleEndian(number == 255 && width == 2 ? 0xffff : number, width);
        const auto shift = littleEndian(face.shift, 1);
        offsets += offset;
        extents += extent;
        styles += style;
        shifts += shift;
        records += offset + style + extent + shift;
    }
    return litOf(2, words({2, luxels}) + (layout == Lit2::Arrays ? offsets + extents + styles + shifts : records)
                        + counting((withDirections ? 6 : 3) * luxels));
}

Result<LightFile> read(QByteArray bytes, qint64 own = luxels)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readLitFile(buffer, u"a.lit"_s, own);
}

} // namespace

class TestLitFile : public QObject
{
    Q_OBJECT

private slots:
    void filesAreReadWhole_data()
    {
        const auto row = addColumns<QByteArray, int, qsizetype, bool>("bytes", "code", "first", "hasFaces");
        row("version 1", litOf(1, counting(3 * luxels)), int(LuxelFormat::Rgb), qsizetype(8), false);
        row("HDR", litOf(0x10001, counting(4 * luxels)), int(LuxelFormat::E5Bgr9), qsizetype(8), false);
        row("LIT2 as arrays", lit2Of(Lit2::Arrays, true), int(LuxelFormat::Rgb), qsizetype(16 + 2 * 13), true);
        row("LIT2 as records", lit2Of(Lit2::Records, true), int(LuxelFormat::Rgb), qsizetype(16 + 2 * 13), true);
        row("LIT2 as wide records", lit2Of(Lit2::WideRecords, true), int(LuxelFormat::Rgb), qsizetype(16 + 2 * 17), true);
    }

    void filesAreReadWhole()
    {
        QFETCH(QByteArray, bytes);
        const auto file = read(bytes);
        VERIFY_RESULT(file);
        QTEST(int(file.value().code), "code");
        QTEST(file.value().firstLuxel, "first");
        QTEST(file.value().faces.has_value(), "hasFaces");
        QCOMPARE(file.value().luxels, qsizetype(luxels));
        QCOMPARE(file.value().bytes, bytes);
        QCOMPARE(file.value().name, u"a.lit"_s);
    }

    void whatIsCutOffOrLongerIsRefused_data() { filesAreReadWhole_data(); }
    void whatIsCutOffOrLongerIsRefused()
    {
        QFETCH(QByteArray, bytes);
        for (qsizetype length = 0; length < bytes.size(); ++length) {
            const auto cut = read(bytes.first(length));
            // LIT2 may end before its directions.
            const bool isWithout = bytes.contains(QByteArray("QLIT") + littleEndian(2, 4)) && length == bytes.size() - 3 * luxels;
            VERIFY_EACH(bool(cut) == isWithout, qPrintable(u"%1 bytes"_s.arg(length)));
        }
        QVERIFY(!read(bytes + '\0'));
    }

    void otherVersionsAndOtherMapsAreRefused()
    {
        for (const qint64 version : {0LL, 3LL, 0x10000LL, 0x10002LL, -1LL})
            for (const int width : {3, 4})
                QVERIFY(!read(litOf(version, counting(width * luxels))));
        QVERIFY(!read("QLIR" + littleEndian(1, 4) + counting(3 * luxels)));
        QVERIFY(!read(litOf(1, counting(3 * luxels)), luxels + 1));
        QVERIFY(!read(litOf(1, {}), 0));
        QVERIFY(!read(litOf(2, words({-1, -1}))));
        const auto refused = read("no light at all");
        QVERIFY(!refused && isSentence(refused.error()));
        const auto others = read(litOf(1, counting(3 * luxels)), luxels + 1);
        QVERIFY(!others && isSentence(others.error()) && others.error().contains(u"another version"_s));
    }

    void facesOfLit2AreReadInEachLayout_data()
    {
        const auto row = addColumns<int, bool>("layout", "withDirections");
        for (const bool with : {false, true}) {
            row(with ? "arrays" : "arrays alone", int(Lit2::Arrays), with);
            row(with ? "records" : "records alone", int(Lit2::Records), with);
            row(with ? "wide records" : "wide records alone", int(Lit2::WideRecords), with);
        }
    }

    void facesOfLit2AreReadInEachLayout()
    {
        QFETCH(int, layout);
        QFETCH(bool, withDirections);
        const auto file = read(lit2Of(static_cast<Lit2>(layout), withDirections));
        VERIFY_RESULT(file);
        const auto &faces = file.value().faces;
        QVERIFY(faces);
        QCOMPARE(faces->count, 2U);
        const auto at = [&](FaceNumbers where, int face) {
            return file.value().bytes.constData() + where.first + face * where.stride;
        };
        for (int face = 0; face < 2; ++face) {
            const auto &expected = lit2Faces[face];
            QCOMPARE(bsp::load<qint32>(at(faces->offsets, face)), expected.offset);
            QCOMPARE(int(bsp::load<quint16>(at(faces->extents, face))), expected.width);
            QCOMPARE(int(bsp::load<quint16>(at(faces->extents, face) + 2)), expected.height);
            QCOMPARE(int(bsp::load<quint8>(at(faces->shifts, face))), expected.shift);
            QCOMPARE(int(bsp::load<quint8>(at(faces->styles, face))), expected.styles[0]);
        }
        QCOMPARE(file.value().bytes[file.value().firstLuxel], '\1');
    }

    void facesThatLeadOutOfLit2AreRefused()
    {
        auto bytes = lit2Of(Lit2::Arrays, true);
        QVERIFY(read(bytes));
        bytes[16] = 5; // its 2 x 1 luxels end behind the last
        QVERIFY(!read(bytes));
        bytes.replace(16, 4, littleEndian(-2, 4));
        QVERIFY(!read(bytes));
        bytes.replace(16, 4, littleEndian(-1, 4)); // it has none
        QVERIFY(read(bytes));
    }

    void lightIsTakenFromAFileAndWrittenBack_data()
    {
        const auto row = addColumns<int, qint64>("code", "version");
        row("version 1", int(LuxelFormat::Rgb), 1);
        row("HDR", int(LuxelFormat::E5Bgr9), 0x10001);
    }

    void lightIsTakenFromAFileAndWrittenBack()
    {
        QFETCH(int, code);
        QFETCH(qint64, version);
        const auto format = static_cast<LuxelFormat>(code);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake).build());
        const auto own = std::ssize(map.lumpBytes(map.format().roles.lighting));
        const auto light = counting(own * bytesOf(format)), file = litOf(version, light);
        const auto taken = lightOfLitFile(file, format, map);
        VERIFY_RESULT(taken);
        QCOMPARE(taken.value(), light);
        const auto written = litFileOfLight(light, format, map);
        VERIFY_RESULT(written);
        QCOMPARE(written.value(), file);
        for (qsizetype length = 0; length < file.size(); ++length)
            VERIFY_EACH(!lightOfLitFile(file.first(length), format, map), qPrintable(u"%1 bytes"_s.arg(length)));
        const auto facts = [](qint64 has, qint64 needs) {
            return QStringList{QLocale().toString(has), QLocale().toString(needs)};
        };
        const auto longer = lightOfLitFile(file + QByteArray(12, '\1'), format, map);
        QVERIFY2(!longer && states(longer.error(), facts(file.size() + 12, file.size())), qPrintable(longer.error()));
        for (const auto &other : {light.chopped(1), light + '\1', QByteArray()}) {
            const auto refused = litFileOfLight(other, format, map);
            QVERIFY2(!refused && isSentence(refused.error()) && states(refused.error(), facts(other.size(), light.size())),
                     qPrintable(refused.error()));
        }
    }

    void lightInAnotherFormatIsRefused()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake).build());
        const auto own = std::ssize(map.lumpBytes(map.format().roles.lighting));
        const auto rgb = litOf(1, counting(3 * own)), hdr = litOf(0x10001, counting(4 * own));
        QVERIFY(lightOfLitFile(rgb, LuxelFormat::E5Bgr9, map).error().contains(u"RGBLIGHTING"_s));
        QVERIFY(lightOfLitFile(hdr, LuxelFormat::Rgb, map).error().contains(u"LIGHTING_E5BGR9"_s));
        QVERIFY(lightOfLitFile(lit2Of(Lit2::Arrays, false), LuxelFormat::Rgb, map).error().contains(u"LIT2"_s));
        OPEN_BYTES(unlit, MapBuilder::room(bsp::quake).setLumpBytes("LIGHTING", {}).build());
        QVERIFY(!lightOfLitFile(litOf(1, {}), LuxelFormat::Rgb, unlit) && !litFileOfLight({}, LuxelFormat::Rgb, unlit));
    }

    void oneIsFoundBesideTheMap_data()
    {
        const auto row = addColumns<QString, QString, bool>("map", "lit", "found");
        row("in its folder", u"maps/a.bsp"_s, u"maps/a.lit"_s, true);
        row("in capitals", u"maps/a.bsp"_s, u"maps/A.LIT"_s, true);
        row("of another name", u"maps/a.bsp"_s, u"maps/b.lit"_s, false);
        row("in its archive", u"one.pak/maps/a.bsp"_s, u"one.pak/maps/a.lit"_s, true);
        row("beside its archive", u"two.pak/maps/a.bsp"_s, u"maps/a.lit"_s, true);
        row("beside its archive, in capitals", u"four.pak/maps/a.bsp"_s, u"maps/A.LIT"_s, true);
        row("not in another folder", u"three.pak/maps/a.bsp"_s, u"a.lit"_s, false);
    }

    void oneIsFoundBesideTheMap()
    {
        QFETCH(QString, map);
        QFETCH(QString, lit);
        const GameFolder folder;
        const auto builder = MapBuilder::room(bsp::quake);
        const auto light = litOf(1, QByteArray(3 * builder.lumpBytes("LIGHTING").size(), '\x7f'));
        QHash<QString, QList<PackedFile>> packs;
        for (const auto &[path, bytes] : {std::pair(map, builder.build()), {lit, light}}) {
            const auto inside = path.indexOf(u".pak/"_s);
            if (inside < 0)
                folder.save(path, bytes);
            else
                packs[path.left(inside + 4)].append({.name = path.mid(inside + 5).toLatin1(), .bytes = bytes});
        }
        for (auto pack = packs.cbegin(); pack != packs.cend(); ++pack)
            folder.save(pack.key(), pakOf(pack.value()));
        const auto opened = openMap(folder.path(map));
        VERIFY_RESULT(opened);
        QTEST(opened.value().lightFile() != nullptr, "found");
        const LightData data(opened.value());
        QTEST(data.source() == LightData::File, "found");
        QCOMPARE(data.luxels(), std::ssize(builder.lumpBytes("LIGHTING")));
    }

    void mapsWithColoursOfTheirOwnTakeNone()
    {
        for (const auto *format : {&bsp::quake2, &bsp::goldsrc}) {
            const auto builder = MapBuilder::room(*format);
            const auto map = folder_.save(u"coloured.bsp"_s, builder.build());
            folder_.save(u"coloured.lit"_s, litOf(1, QByteArray(3 * builder.lumpBytes("LIGHTING").size(), '\1')));
            const auto opened = openMap(map);
            VERIFY_RESULT(opened);
            QVERIFY(!opened.value().lightFile());
        }
    }

    void whatDoesNotFitIsTold_data()
    {
        const auto row = addColumns<QByteArray, QString>("lit", "told"); // facts, between bars
        const auto own = MapBuilder::room(bsp::quake).lumpBytes("LIGHTING").size();
        row("no light at all", "text", u"not a .lit file"_s);
        row("a version to come", litOf(3, QByteArray(3 * own, '\1')), u"not a .lit file"_s);
        row("empty", {}, u"empty"_s);
        row("a web page", "<!DOCTYPE html>\n<html>Not here</html>\n", u"HTML"_s);
        row("cut within the header", QByteArray("QLIT\1\0", 6), u"6 bytes|8"_s);
        row("cut LIT2 within the header", litOf(2, words({2})), u"12 bytes|16"_s);
        row("cut LIT2", lit2Of(Lit2::Records, false).chopped(1), u"2 faces|6 luxels|60 bytes|59"_s);
        row("too short", litOf(1, QByteArray(3 * own - 3, '\1')), u"truncated"_s);
        row("too short by less than a luxel", litOf(1, QByteArray(3 * own - 1, '\1')), u"truncated"_s);
        row("another map's", litOf(1, QByteArray(3 * own + 3, '\1')), u"another version"_s);
        row("of other faces", lit2Of(Lit2::Arrays, true), u"2 faces"_s);
        row("cut off", lit2Of(Lit2::Arrays, true).chopped(1), u"length|header"_s);
        row("that of the map", litOf(1, QByteArray(3 * own, '\1')), QString());
    }

    // Beside the map, and in its archive.
    void whatDoesNotFitIsTold()
    {
        QFETCH(QByteArray, lit);
        QFETCH(QString, told);
        const GameFolder folder;
        const auto bytes = MapBuilder::room(bsp::quake).build();
        folder.save(u"a.bsp"_s, bytes);
        folder.save(u"A.Lit"_s, lit);
        folder.save(u"b.pak"_s, pakOf({{.name = "maps/a.bsp", .bytes = bytes}, {.name = "maps/a.lit", .bytes = lit}}));
        for (const auto &path : {folder.path(u"a.bsp"_s), folder.path(u"b.pak/maps/a.bsp"_s)}) {
            const auto map = openMap(path).value();
            QCOMPARE(map.lightFile() != nullptr, told.isEmpty());
            const References references(map);
            const auto problems =
                check({.map = map, .references = references, .wanted = {.only = {u"light-beside-unfit"_s}}, .mapPath = path});
            QCOMPARE(problems.empty(), told.isEmpty());
            if (told.isEmpty())
                continue;
            const auto &text = problems.front().findings.front().text;
            QVERIFY2(states(text, told.split(u'|')) && text.contains(u".lit"_s, Qt::CaseInsensitive) && isSentence(text),
                     qPrintable(text));
        }
    }

    void mapsThatAreSavedKeepTheLight()
    {
        const auto builder = MapBuilder::room(bsp::quake);
        const auto path = folder_.save(u"alike.bsp"_s, builder.build());
        folder_.save(u"alike.lit"_s, litOf(1, QByteArray(3 * builder.lumpBytes("LIGHTING").size(), '\1')));
        const auto map = openMap(path).value();
        QVERIFY(map.lightFile());
        const auto plan = planSave(map, map.entityText().toByteArray() + "{ \"classname\" \"light\" }");
        VERIFY_RESULT(plan);
        QCOMPARE(plan.value().saved->lightFile(), map.lightFile());
        QVERIFY(LightData(*plan.value().saved).source() == LightData::File);
    }

    // Its compiler wrote the brightest channel of each luxel into the lump.
    void theLightOfARealMapIsThatOfItsLump()
    {
        const auto maps = qEnvironmentVariable("LUMPSCOPE_MAPS");
        const auto path = maps + u"/../family/quake/progs_dump__pd_counter.bsp"_s;
        if (maps.isEmpty() || !QFileInfo::exists(path))
            QSKIP("LUMPSCOPE_MAPS does not lead to the map.");
        const auto coloured = openMap(path), grey = readMapFile(path);
        VERIFY_RESULT(coloured);
        VERIFY_RESULT(grey);
        QVERIFY(coloured.value().lightFile() && !grey.value().lightFile());
        const Luxels with(coloured.value()), without(grey.value());
        qint64 all = 0, colours = 0;
        for (quint32 face = 0; face < grey.value().recordCount(grey.value().format().roles.faces); ++face) {
            const auto light = without.light(face);
            for (int slot = 0; light && slot < light->styles; ++slot) {
                const auto lit = with.image(face, slot), plain = without.image(face, slot);
                QCOMPARE(lit.size(), plain.size());
                for (int y = 0; y < plain.height(); ++y)
                    for (int x = 0; x < plain.width(); ++x) {
                        const auto colour = lit.pixel(x, y);
                        QCOMPARE(std::max({qRed(colour), qGreen(colour), qBlue(colour)}), qRed(plain.pixel(x, y)));
                        colours += qRed(colour) != qBlue(colour);
                        ++all;
                    }
            }
        }
        QVERIFY2(all > 30000 && colours > 100, qPrintable(u"%1 luxels, %2 coloured"_s.arg(all).arg(colours)));
    }

private:
    const GameFolder folder_;
};

ADD_TEST(TestLitFile, QCoreApplication)
#include "tst_litfile.moc"
