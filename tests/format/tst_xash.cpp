// Xash3D's BSP30ext: twelve lumps more, whose header stands behind the directory of a Half-Life map.
#include "tests/planning.h"
#include "tests/planting.h"
#include "tests/program.h"

using namespace planting;

namespace {

constexpr qint64 headerAt = 4 + 15 * 8, headerSize = 8 + 12 * 8;

void addXashRows()
{
    QTest::addColumn<const bsp::Format *>("format");
    for (const auto *format : {&bsp::goldsrc, &bsp::blueShift})
        QTest::newRow(format->id.data()) << format;
}

QByteArray faceInfo(const QByteArray &land, int step, int extent, int group)
{
    return land.leftJustified(16, '\0') + littleEndian(step, 2) + littleEndian(extent, 2) + littleEndian(group, 2);
}

struct XashLump {
    int slot = 0;
    QByteArray bytes;
};

// A map whose directory has the header behind it, so that everything lies further back by that; the lumps' bytes are at the
// end of the file.
QByteArray withXash(const MapBuilder &room, const QList<XashLump> &lumps, qint64 version = 4)
{
    const auto plain = room.build();
    QByteArray moved = plain.first(headerAt);
    for (qint64 at = 4; at < headerAt; at += 8)
        moved.replace(at, 4, words({bsp::load<qint32>(plain.constData() + at) + headerSize}));
    QByteArray header = "XASH" + words({version}), payload;
    const auto end = plain.size() + headerSize;
    for (int slot = 0; slot < 12; ++slot) {
        QByteArray entry = words({0, 0});
        for (const auto &lump : lumps)
            if (lump.slot == slot) {
                entry = words({end + payload.size(), lump.bytes.size()});
                payload += lump.bytes;
            }
        header += entry;
    }
    return moved + header + plain.sliced(headerAt) + payload;
}

const QByteArray infos = faceInfo("hills", 8, 32, -1) + faceInfo("A_NAME_OF_16_LET", 16, 16, 2);

// Texinfo 0 goes by face info 1, the others as usual.
QByteArray wholeMap(const bsp::Format &format)
{
    auto room = validRoom(format);
    for (quint32 texinfo = 0; texinfo < room.count("TEXINFO"); ++texinfo)
        room.set("TEXINFO", texinfo, "flags", texinfo == 0 ? 0x10000 : 0xffff0000);
    return withXash(room, {{0, "directions"_ba.repeated(3)}, {1, infos}, {7, "nodes"}});
}

} // namespace

class TestXash : public QObject
{
    Q_OBJECT

private slots:
    void theLumpsAreThere_data() { addXashRows(); }
    void theLumpsAreThere()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, wholeMap(format));
        QCOMPARE(map.xashDirectory().offset, headerAt);
        QCOMPARE(map.xashDirectory().length, headerSize);
        QCOMPARE(map.lumps().size(), format.lumps.size() + 3);
        const int info = map.findLump(u"FACEINFO"), ways = map.findLump(u"AINODEGRAPH");
        QCOMPARE(map.originOf(info), LumpOrigin::Xash);
        QCOMPARE(map.recordCount(info), 2U);
        QCOMPARE(map.text(map.column(info, "landname"), 0).toByteArray(), "hills"_ba);
        QCOMPARE(map.text(map.column(info, "landname"), 1).toByteArray(), "A_NAME_OF_16_LET"_ba);
        QCOMPARE(map.column(info, "texture_step").integer(0), 8);
        QCOMPARE(map.column(info, "max_extent").integer(0), 32);
        QCOMPARE(map.column(info, "groupid").integer(0), -1);
        QCOMPARE(viewOf(map.lumpBytes(ways)).toByteArray(), "nodes"_ba);
        QCOMPARE(map.lump(ways).kind, bsp::Kind::Bytes);
        QCOMPARE(map.recordCount(map.findLump(u"LIGHTVECS")), 10U);
        walk(map);
        OPEN_BYTES(plain, validRoom(format).build());
        QCOMPARE(printed(map, check(map)), printed(plain, check(plain)));
    }

    void texinfosHaveFaceInfos_data() { addXashRows(); }
    void texinfosHaveFaceInfos()
    {
        const auto &format = fetchFormat();
        auto room = validRoom(format);
        room.set("TEXINFO", 0, "flags", 0x10001).set("TEXINFO", 1, "flags", 0xffff0000);
        OPEN_BYTES(map, withXash(room, {{1, infos}}));
        const int texinfo = format.roles.texinfo, field = map.findColumn(texinfo, "faceinfo");
        QVERIFY(field != bsp::none);
        QCOMPARE(map.column(format.columns.texinfoFlags).integer(0), 1);
        QCOMPARE(map.column(format.columns.texinfoFlags).integer(1), 0);
        QCOMPARE(map.column(texinfo, field).integer(0), 1);
        QCOMPARE(map.column(texinfo, field).integer(1), -1);
        const Link link(map, texinfo, field);
        QCOMPARE(link.at(0).ref(), (RecordRef{map.findLump(u"FACEINFO"), 1}));
        QCOMPARE(link.at(1).state, Link::Target::Nothing);
        OPEN_BYTES(plain, validRoom(format).build());
        QCOMPARE(plain.findColumn(texinfo, "faceinfo"), bsp::none);
        QCOMPARE(plain.recordCount(texinfo), map.recordCount(texinfo));
        const auto copy = map; // its tables are its own
        QCOMPARE(copy.column(texinfo, field).integer(0), 1);
    }

    void withoutTheHeaderThereAreNone_data() { addXashRows(); }
    void withoutTheHeaderThereAreNone()
    {
        const auto &format = fetchFormat();
        for (const auto &bytes : {withXash(validRoom(format), {{1, infos}}, 3), wholeMap(format).replace(headerAt, 4, "XASX")}) {
            OPEN_BYTES(map, bytes);
            QCOMPARE(map.xashDirectory().length, 0);
            QCOMPARE(map.lumps().size(), format.lumps.size());
            QCOMPARE(map.findColumn(format.roles.texinfo, "faceinfo"), bsp::none);
        }
    }

    void noLengthIsTooShort()
    {
        const auto bytes = wholeMap(bsp::goldsrc);
        for (qint64 length = headerAt; length < bytes.size(); length += length < headerAt + headerSize + 64 ? 1 : 211) {
            OPEN_BYTES(map, bytes.first(length));
            QCOMPARE(map.xashDirectory().length > 0, length >= headerAt + headerSize);
            walk(map);
            check(map);
        }
    }

    void whatIsWrongIsFound()
    {
        const auto found = [](QByteArray bytes, qint64 slot, qint64 offset, qint64 length) {
            bytes.replace(headerAt + 8 + 8 * slot, 8, words({offset, length}));
            const auto map = std::move(readMap(bytes)).value();
            return printed(map, check(map));
        };
        const auto bytes = wholeMap(bsp::goldsrc);
        for (const auto &[offset, length] :
             {std::pair<qint64, qint64>{-1, 22}, {INT32_MAX, 22}, {0, -22}, {bytes.size() - 1, 44}})
            QVERIFY(found(bytes, 1, offset, length).contains(u"warning lump-outside FACEINFO 0"_s));
        QVERIFY(found(bytes, 1, bytes.size() - 40, 40).contains(u"warning record-cut FACEINFO 0"_s));
        QVERIFY(found(bytes, 0, 200, 30).contains(u"warning lump-overlap LIGHTVECS 0"_s));
        const auto one = found(bytes, 1, bytes.size() - 22, 22);
        QVERIFY2(one.contains(u"warning index-range TEXINFO.faceinfo 0"_s), qPrintable(one.join(u'\n')));
    }

    void anEditKeepsThem_data()
    {
        QTest::addColumn<const bsp::Format *>("format");
        QTest::addColumn<bool>("hasBspx");
        for (const auto *format : {&bsp::goldsrc, &bsp::blueShift})
            for (const bool hasBspx : {false, true})
                QTest::addRow("%s%s", format->id.data(), hasBspx ? " BSPX" : "") << format << hasBspx;
    }

    // The text becomes shorter, longer, and longer again; each time all lumps are as they were.
    void anEditKeepsThem()
    {
        const auto &format = fetchFormat();
        QFETCH(bool, hasBspx);
        auto bytes = wholeMap(format);
        const auto text = planning::textOf(validRoom(format));
        if (hasBspx) { // in front of Xash3D's lumps, where engines look for it
            OPEN_BYTES(map, bytes);
            qint64 end = 0;
            for (int lump = 0; lump < format.directorySize; ++lump)
                end = std::max(end, map.extent(lump).end());
            end = (end + 3) / 4 * 4;
            const auto block = bspxBlock(end, {{"FIRST", "12345"}, {"SECOND", "678"}});
            const auto moved = block.size();
            const auto payload = bytes.sliced(end);
            bytes = bytes.first(end) + block + payload;
            for (int slot = 0; slot < 12; ++slot) {
                const auto at = headerAt + 8 + 8 * slot;
                if (const auto offset = bsp::load<qint32>(bytes.constData() + at); offset > 0)
                    bytes.replace(at, 4, words({offset + moved}));
            }
        }
        OPEN_BYTES(original, bytes);
        QCOMPARE(original.bspxDirectory().length > 0, hasBspx);
        auto before = bytes;
        for (const auto &next : {text.chopped(10), planning::longer(text), planning::longer(planning::longer(text)), text}) {
            OPEN_BYTES(map, before);
            const auto plan = planSave(map, next);
            VERIFY_RESULT(plan);
            OPEN_BYTES(saved, plan.value().file.whole());
            QCOMPARE(saved.entityText().toByteArray(), next);
            QCOMPARE(saved.lumps(), original.lumps());
            QCOMPARE(saved.xashDirectory().offset, headerAt);
            for (const int lump : original.lumps())
                if (lump != format.roles.entities && lump != format.roles.entityList)
                    QVERIFY2(std::ranges::equal(original.lumpBytes(lump), saved.lumpBytes(lump)),
                             original.lump(lump).name.data());
            before = plan.value().file.whole();
        }
    }

    // A lump that consists of zeros, right behind the entity text at the end of the file, looks like padding.
    void zerosOfALumpBehindTheTextAreNoRoom()
    {
        const auto &format = bsp::goldsrc;
        auto room = MapBuilder::room(format);
        const auto text = planning::world + '\0';
        const auto at = room.setLumpBytes("ENTITIES", {}).build().size();
        room.setExtent("ENTITIES", static_cast<qint32>(at), static_cast<qint32>(text.size())).appendBytes(text);
        const auto bytes = withXash(room, {{8, QByteArray(600, '\0')}});
        OPEN_BYTES(map, bytes);
        const int shadows = map.findLump(u"SHADOWMAP");
        QCOMPARE(map.extent(shadows).offset, map.extent(0).end());
        const auto plan = planSave(map, planning::longer(planning::world));
        VERIFY_RESULT(plan);
        QCOMPARE(plan.value().placement, LumpPlacement::Appended);
        OPEN_BYTES(saved, plan.value().file.whole());
        QCOMPARE(saved.extent(shadows).offset, map.extent(shadows).offset);
        QCOMPARE(viewOf(saved.lumpBytes(shadows)).toByteArray(), QByteArray(600, '\0'));
        QVERIFY(saved.extent(0).offset >= saved.extent(shadows).end());
    }

    void theyMoveWithBspx()
    {
        const auto &format = bsp::goldsrc;
        const auto room = validRoom(format);
        const auto plain = withXash(room, {});
        const auto end = (plain.size() + 3) / 4 * 4;
        const auto block = bspxBlock(end, {{"FIRST", "12345"}});
        auto bytes = plain + QByteArray(end - plain.size(), '\0') + block + infos;
        bytes.replace(headerAt + 8 + 8, 8, words({end + block.size(), infos.size()}));
        OPEN_BYTES(map, bytes);
        const auto plan = planSave(map, planning::longer(planning::textOf(room)));
        VERIFY_RESULT(plan);
        QCOMPARE(plan.value().placement, LumpPlacement::BeforeBspx);
        OPEN_BYTES(saved, plan.value().file.whole());
        const int info = map.findLump(u"FACEINFO");
        QCOMPARE(saved.extent(info).offset, map.extent(info).offset + plan.value().bspxMoved);
        QCOMPARE(viewOf(saved.lumpBytes(info)).toByteArray(), infos);
    }
};

ADD_TEST(TestXash, QCoreApplication)
#include "tst_xash.moc"
