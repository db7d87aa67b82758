// What is typed into a cell, as the bytes that its field stores.
#include "core/cells/celledit.h"
#include "core/cells/cellvalue.h"
#include "core/format/bspx.h"
#include "core/map/celltext.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/testmaps.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

// Returns the first column of a lump with this name.
bsp::FieldRef columnOf(const MapFile &map, const char *lump, const char *field)
{
    const int number = map.findLump(QString::fromLatin1(lump));
    return {number, map.findColumn(number, field)};
}

// Whether characters follow the NUL of a cell; typing the same text again drops them.
bool hasMore(QByteArrayView chars) { return QByteArrayView(upToNul(chars)).size() < chars.size() - chars.count('\0'); }

} // namespace

class TestCellValue : public QObject
{
    Q_OBJECT

private slots:
    // Both what tables show and what they export lead back to the bytes that the cell has.
    void everyCellTakesItsOwnText_data() { addMapRows(); }
    void everyCellTakesItsOwnText()
    {
        OPEN_MAP(map);
        for (const int lump : map.lumps()) {
            for (int field = 0; field < static_cast<int>(map.lump(lump).fields.size()); ++field) {
                const bsp::FieldRef at{lump, field};
                const auto &declared = map.field(at);
                if (!whyLocked(map, at).isEmpty() || declared.type == bsp::Type::Text)
                    continue;
                const CellText cell(map, lump, field);
                for (const quint32 record : spread(map.recordCount(lump), 200)) {
                    const auto bytes = viewOf(map.recordBytes({lump, record})).sliced(declared.offset, sizeOf(declared));
                    const bool isShort = cell.isText() && (hasMore(bytes) || !bytes.contains('\0'));
                    if (isShort || (!cell.isText() && !std::isfinite(cell.column().number(record))))
                        continue;
                    for (const auto &text : {cell.text(record), cell.storedText(record)}) {
                        const auto typed = cellBytes(map, at, text);
                        VERIFY_EACH(typed, qPrintable(typed.error()));
                        const bool isZero = cell.column().number(record) == 0 && !cell.isText(); // -0 is typed as 0
                        VERIFY_EACH(typed.value() == bytes || isZero,
                                    qPrintable(u"%1 %2: %3"_s.arg(lumpName(map, lump), fromView(declared.name), text)));
                    }
                }
            }
        }
    }

    void aNumberMustFitItsField_data()
    {
        const auto row = addColumns<QString, QString, QString, QString, bool>("lump", "field", "least", "greatest", "isWhole");
        row("signed 16 bits", u"FACES"_s, u"side"_s, u"-32768"_s, u"32767"_s, true);
        row("unsigned 8 bits", u"FACES"_s, u"styles[0]"_s, u"0"_s, u"255"_s, true);
        row("signed 32 bits", u"FACES"_s, u"firstedge"_s, u"-2147483648"_s, u"2147483647"_s, true);
        row("unsigned 16 bits", u"EDGES"_s, u"v[0]"_s, u"0"_s, u"65535"_s, true);
        row("fractions", u"PLANES"_s, u"dist"_s, u"-3.4028235e+38"_s, u"3.4028235e+38"_s, false);
    }
    void aNumberMustFitItsField()
    {
        QFETCH(QString, lump);
        QFETCH(QString, field);
        QFETCH(QString, least);
        QFETCH(QString, greatest);
        QFETCH(bool, isWhole);
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto at = columnOf(map, qPrintable(lump), qPrintable(field));
        QVERIFY(at.field >= 0);
        for (const auto &text : {least, greatest})
            VERIFY_RESULT(cellBytes(map, at, text));
        const auto [low, high] = rangeOf(map, at);
        if (isWhole) {
            for (const double outside : {low - 1, high + 1}) {
                const auto refused = cellBytes(map, at, outside);
                QVERIFY(!refused);
                QVERIFY2(refused.error().contains(least) && refused.error().contains(greatest), qPrintable(refused.error()));
            }
            QVERIFY(!cellBytes(map, at, u"1.5"_s));
        } else {
            QCOMPARE(cellBytes(map, at, u"1.5"_s).value(), QByteArray::fromHex("0000c03f"));
        }
        for (const auto *text : {u"", u"nan", u"inf", u"1e39", u"7 8", u"door"})
            QVERIFY(!cellBytes(map, at, QString::fromUtf16(text)));
    }

    void flagsAreWordsOrNumbers()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto at = columnOf(map, "TEXINFO", "flags");
        const auto bits = [&](const QString &text) {
            const auto bytes = cellBytes(map, at, text);
            return bytes ? static_cast<qint64>(bsp::load<quint32>(bytesOf(bytes.value()).data())) : -1;
        };
        QCOMPARE(bits(u"SKY | nodraw"_s), 0x84);
        QCOMPARE(bits(u"SKY|0x40000000 | 1"_s), 0x4000'0005);
        QCOMPARE(bits(u"0xffffffff"_s), 0xffff'ffff);
        QCOMPARE(bits(u"0"_s), 0);
        QCOMPARE(bits(u"-2147483648"_s), 0x8000'0000);
        QCOMPARE(bits(u"-2147483649"_s), -1);
        QCOMPARE(bits(u"SKY | SEA"_s), -1);
        QVERIFY(cellBytes(map, at, u"SKY | SEA"_s).error().contains(u"SEA"));
    }

    void namedValuesAndNumbersAreOne()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto at = columnOf(map, "PLANES", "type");
        QCOMPARE(cellBytes(map, at, u"AnyZ"_s).value(), cellBytes(map, at, u"5"_s).value());
    }

    void lightStylesHaveTheNamesOfTheSources_data()
    {
        const auto row = addColumns<const bsp::Format *, QString, int>("format", "name", "number");
        row("Quake", &bsp::quake, u"normal"_s, 0);
        row("none", &bsp::quake2, u"None"_s, 255);
        row("Quake II", &bsp::quake2, u"flicker (FIRST variety)"_s, 1);
        row("Half-Life", &bsp::goldsrc, u"underwater light mutation"_s, 12);
        row("only Half-Life", &bsp::quake2, u"underwater light mutation"_s, -1);
    }
    void lightStylesHaveTheNamesOfTheSources()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(QString, name);
        QFETCH(int, number);
        OPEN_BYTES(map, MapBuilder::room(*format).build());
        for (const auto *field : {"styles[0]", "styles[3]"}) {
            const auto bytes = cellBytes(map, columnOf(map, "FACES", field), name);
            QCOMPARE(bytes ? static_cast<int>(static_cast<quint8>(bytes.value().front())) : -1, number);
        }
        QVERIFY(!cellBytes(map, columnOf(map, "FACES", "side"), name));
    }

    // LMSTYLE16 has room for style 255.
    void lightStylesOfBspxLumpsHaveNamesToo_data()
    {
        const auto row = addColumns<const bsp::Format *, QString, int>("format", "lump", "none");
        row("bytes", &bsp::quake, u"LMSTYLE"_s, 0xff);
        row("words", &bsp::quake, u"LMSTYLE16"_s, 0xffff);
        row("words of Quake II", &bsp::quake2, u"LMSTYLE16"_s, 0xffff);
    }
    void lightStylesOfBspxLumpsHaveNamesToo()
    {
        QFETCH(const bsp::Format *, format);
        QFETCH(QString, lump);
        QFETCH(int, none);
        auto room = MapBuilder::room(*format);
        const auto size = qsizetype{room.count("FACES")} * 2 * (none > 0xff ? 2 : 1); // two styles a face
        OPEN_BYTES(map, room.addBspx(lump.toLatin1(), QByteArray(size, '\0')).build());
        for (const auto *field : {"styles[0]", "styles[1]"}) {
            const auto at = columnOf(map, lump.toLatin1().constData(), field);
            QCOMPARE(cellBytes(map, at, u"none"_s).value(), cellBytes(map, at, QString::number(none)).value());
            QCOMPARE(cellBytes(map, at, u"fast strobe"_s).value(), cellBytes(map, at, u"4"_s).value());
            QVERIFY(!cellBytes(map, at, u"underwater light mutation"_s));
        }
    }

    // A field whose meaning is said to be red, green and blue is a colour, in formats that come later too.
    void coloursAreDeclaredAsSuch_data() { addFormatRows(); }
    void coloursAreDeclaredAsSuch()
    {
        const auto check = [](const bsp::Lump &lump) {
            for (const auto &field : lump.fields)
                if (field.meaning.find("red, green, blue") != std::string_view::npos && !field.name.ends_with("[3]")) // alpha
                    QVERIFY2(field.use == bsp::Use::Color, field.name.data());
        };
        for (const auto &lump : fetchFormat().lumps)
            check(lump);
        for (const auto &added : bsp::bspxLumps())
            check(added.table);
    }

    void onlyFlaresHaveAColourInsteadOfADirection()
    {
        auto room = MapBuilder::room(bsp::quake3);
        OPEN_BYTES(map, room.set("SURFACES", 1, "surfaceType", 4).build());
        const auto red = columnOf(map, "SURFACES", "lightmapVecs[0].x");
        for (int part = 0; part < 3; ++part) {
            QCOMPARE(colorOf(map, {red.lump, 1}, red.field + part), red);
            QCOMPARE(colorOf(map, {red.lump, 0}, red.field + part), bsp::FieldRef());
        }
        QCOMPARE(colorOf(map, {red.lump, 1}, red.field + 3), bsp::FieldRef());
    }

    void coloursBeginWithRed()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).build());
        for (const auto &[lump, name] : {std::pair("DRAWVERTS", "color"), {"LIGHTGRID", "ambient"}, {"LIGHTGRID", "directed"}})
            for (int part = 0; part < 3; ++part) {
                const auto at = columnOf(map, lump, qPrintable(u"%1[%2]"_s.arg(QLatin1StringView(name)).arg(part)));
                QCOMPARE(colorOf(map, {at.lump, 0}, at.field), (bsp::FieldRef{at.lump, at.field - part}));
            }
        for (const auto *other : {"color[3]", "normal.z", "xyz.x"})
            QCOMPARE(colorOf(map, {map.findLump(u"DRAWVERTS"_s), 0}, columnOf(map, "DRAWVERTS", other).field), bsp::FieldRef());
    }

    // Quake III's surfaces name their shader by number.
    void aReferenceTakesTheNameOfItsRecord()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake3).build());
        const auto at = columnOf(map, "SURFACES", "shaderNum");
        const auto last = map.recordCount(map.field(at).target) - 1;
        const auto name = map.column(map.field(at).target, "shader").chars(last);
        QCOMPARE(cellBytes(map, at, QString::fromLatin1(name)).value(), cellBytes(map, at, QString::number(last)).value());
        QVERIFY(cellBytes(map, at, u"no/such/shader"_s).error().contains(u"no/such/shader"));
    }

    void aNameNeedsRoomForItsNul()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto at = columnOf(map, "TEXINFO", "texture");
        QCOMPARE(cellBytes(map, at, u"e1u1/sky"_s).value(), QByteArray("e1u1/sky").append(24, '\0'));
        QVERIFY(cellBytes(map, at, QString(31, u'a')));
        QVERIFY(!cellBytes(map, at, QString(32, u'a')));
        QVERIFY(!cellBytes(map, at, u"\u20ac"_s));
    }

    // Quake's children are 16 bits; numbers from some on are negative ones.
    void childrenTakeTheNumbersThatTheyShow()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake).build());
        const auto at = map.format().columns.nodeFront;
        const auto nodes = map.recordCount(map.format().roles.nodes);
        for (const qint64 child : {qint64(-1), qint64(0), qint64(nodes) - 1}) {
            auto changed = map;
            const auto bytes = cellBytes(map, at, QString::number(child));
            VERIFY_RESULT(bytes);
            VERIFY_RESULT(changed.apply(editOf(map, {{{at.lump, 0}, at.field, bytes.value()}})));
            QCOMPARE(changed.column(at).integer(0), child);
        }
    }

    void onlyStoredFieldsAreEdited()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto clusters = map.format().roles.clusters;
        QVERIFY(whyLocked(map, map.format().columns.planeNormal).isEmpty());
        QVERIFY(!whyLocked(map, {clusters, 0}).isEmpty());
        const auto computed = static_cast<int>(map.lump(map.format().roles.faces).fields.size());
        QVERIFY(!whyLocked(map, {map.format().roles.faces, computed}).isEmpty());
    }

    void anEditHasWhatDiffersOnce()
    {
        OPEN_BYTES(map, MapBuilder::room(bsp::quake2).build());
        const auto dist = columnOf(map, "PLANES", "dist"), type = columnOf(map, "PLANES", "type");
        const auto cell = [&](bsp::FieldRef at, quint32 record, const char *text) {
            return CellChange{{at.lump, record}, at.field, cellBytes(map, at, QString::fromLatin1(text)).value()};
        };
        const auto same = CellText(map, dist.lump, dist.field).storedText(2).toLatin1();
        const auto edit = editOf(map, {cell(type, 1, "4"), cell(dist, 2, same.constData()), cell(dist, 1, "7"),
                                       cell(dist, 0, "-12.5"), cell(dist, 1, "8")});
        QCOMPARE(edit.size(), size_t(1));
        QCOMPARE(edit.front().splices.size(), size_t(3));
        auto changed = map;
        const auto change = changed.apply(edit);
        VERIFY_RESULT(change);
        QVERIFY(!change.value().resizes(dist.lump));
        QCOMPARE(changed.column(dist).number(0), -12.5);
        QCOMPARE(changed.column(dist).number(1), 8.0);
        QCOMPARE(changed.column(type).integer(1), 4);
        VERIFY_RESULT(changed.apply(inverse(edit)));
        QVERIFY(!changed.isChanged());
    }
};

ADD_TEST(TestCellValue, QCoreApplication)
#include "tst_cellvalue.moc"
