// Where a saved entity text goes when BSPX lumps follow the others: the engines must find them again.
#include "tests/planning.h"
#include "tests/program.h"

using namespace planning;

class TestBspxPlacement : public QObject
{
    Q_OBJECT

private slots:
    void aLongerTextMovesBspxBack_data() { addFormatRows(); }
    void aLongerTextMovesBspxBack()
    {
        auto room = MapBuilder::room(fetchFormat());
        room.addBspx("FIRST", "12345").addBspx("SECOND", QByteArray(100, 's')).appendBytes("tail");
        PLAN(plan, room.build(), longer(textOf(room)));
        QCOMPARE(plan.placement, LumpPlacement::BeforeBspx);
        QCOMPARE(plan.lump.offset, planMap.bspxDirectory().offset);
        QCOMPARE(plan.bspxMoved, planSaved.bspxDirectory().offset - planMap.bspxDirectory().offset);
        QCOMPARE(plan.newSize, plan.oldSize + plan.bspxMoved);
        QCOMPARE(plan.bspxMoved % 4, 0);
        QVERIFY(plan.file.whole().endsWith("tail"));
        QCOMPARE(planSaved.lumps().size(), planMap.lumps().size());
        PLAN(grown, plan.file.whole(), longer(longer(textOf(room))));
        QCOMPARE(grown.placement, LumpPlacement::BeforeBspx);
        QCOMPARE(grown.lump.offset, plan.lump.offset);
        PLAN(back, grown.file.whole(), textOf(room));
        QCOMPARE(back.newSize, grown.newSize);
    }

    void aTextInFrontOfBspxGrowsThere_data() { addFormatRows(); }
    void aTextInFrontOfBspxGrowsThere()
    {
        const auto &format = fetchFormat();
        for (const int odd : {0, 1, 2, 3}) {
            const auto text = world + QByteArray(odd, ' ');
            const auto start = textLast(format, text + '\0');
            const QByteArray padding((4 - start.size() % 4) % 4, '\0');
            const auto at = start.size() + padding.size();
            const auto bytes = start + padding + bspxBlock(at, {{"FIRST", "12345"}, {"SECOND", "678"}});
            PLAN(plan, bytes, longer(text));
            QCOMPARE(plan.placement, LumpPlacement::BeforeBspx);
            QCOMPARE(plan.lump.offset, planMap.extent(0).offset);
            PLAN(padded, bytes, text + QByteArray(padding.size(), ' '));
            QCOMPARE(padded.newSize, bytes.size());
        }
    }

    void ofATextInFrontOfBspxLengthAndPaddingAreKept_data() { addFormatRows(); }
    void ofATextInFrontOfBspxLengthAndPaddingAreKept()
    {
        auto start = textLast(fetchFormat(), longer(world) + '\0');
        start.append((4 - start.size() % 4) % 4, '\0');
        PLAN(plan, start + bspxBlock(start.size(), {{"FIRST", "12345"}}), world);
        QCOMPARE(plan.placement, LumpPlacement::InPlace);
        QCOMPARE(plan.lump.length, planMap.extent(0).length);
        QCOMPARE(planSaved.bspxDirectory().offset, start.size());
        PLAN(back, plan.file.whole(), longer(world));
        QCOMPARE(back.file.whole(), planBefore);
        const auto text = world + QByteArray((3 - world.size() % 4 + 1) % 4, ' '); // three bytes of padding follow its NUL
        auto padded = textLast(fetchFormat(), text + '\0');
        QVERIFY(padded.size() % 4 != 0);
        padded.append(4 - padded.size() % 4, '!');
        PLAN(kept, padded + bspxBlock(padded.size(), {{"FIRST", "12345"}}), longer(text));
        QCOMPARE(kept.placement, LumpPlacement::BeforeBspx);
        QCOMPARE(kept.lump.offset, padded.size());
        QVERIFY(kept.file.whole().contains('!'));
    }

    void bspxEntriesMoveWithTheirPayload_data() { addFormatRows(); }
    // One in front of BSPX, one listed twice, one that the file does not hold, one of no bytes.
    void bspxEntriesMoveWithTheirPayload()
    {
        const auto start = MapBuilder::room(fetchFormat()).build();
        const auto at = start.size();
        const auto entry = [](const QByteArray &name, qint64 offset, qint64 length) {
            return name.leftJustified(24, '\0') + words({offset, length});
        };
        const auto payload = at + 8 + 5 * 32;
        const auto bytes = start + "BSPX" + words({5}) + entry("INFRONT", fetchFormat().headerSize(), 4)
                           + entry("TWICE", payload, 4) + entry("TWICE", payload + 4, 4) + entry("OUT", payload + 100, 4)
                           + entry("NOTHING", payload + 8, 0) + "abcdefgh";
        PLAN(plan, bytes, longer(longer(world)));
        QCOMPARE(plan.placement, LumpPlacement::BeforeBspx);
        const auto offset = [&](qint64 i) {
            return qFromLittleEndian<qint32>(plan.file.whole().constData() + at + plan.bspxMoved + 8 + 32 * i + 24);
        };
        QCOMPARE(offset(0), static_cast<qint32>(fetchFormat().headerSize()));
        QCOMPARE(offset(1), payload + plan.bspxMoved);
        QCOMPARE(offset(2), payload + plan.bspxMoved + 4);
        QCOMPARE(offset(3), payload + plan.bspxMoved + 100);
        QCOMPARE(offset(4), payload + plan.bspxMoved + 8);
    }

    void anExaggeratedCountMovesNoPayload_data() { addFormatRows(); }
    // The payload is full of words that would be offsets behind BSPX if it were read as entries.
    void anExaggeratedCountMovesNoPayload()
    {
        auto room = MapBuilder::room(fetchFormat());
        const auto begin = std::move(readMap(room.addBspx("A", "a").build())).value().bspxDirectory().offset;
        QByteArray payload;
        for (int word = 0; word < 128; ++word)
            payload += words({begin + 80 + word % 4});
        for (const quint32 count : {3U, 1000U, 0x8000'0000U, 0xffff'ffffU}) {
            auto whole = MapBuilder::room(fetchFormat());
            auto bytes = whole.addBspx("FIRST", payload).addBspx("SECOND", payload).build();
            qToLittleEndian(count, bytes.data() + begin + 4);
            PLAN(plan, bytes, longer(textOf(whole)));
            QCOMPARE(plan.placement, LumpPlacement::BeforeBspx);
            QCOMPARE(planMap.bspxDirectory().length, 8 + 2 * 32);
            QVERIFY(plan.file.whole().endsWith(payload + payload));
        }
    }
};

ADD_TEST(TestBspxPlacement, QCoreApplication)
#include "tst_bspxplacement.moc"
