// Where a saved entity text goes, for every format and every way in which a file can be laid out, but for BSPX.
// LUMPSCOPE_EDITS_EACH: how many edits in a row for each map (60 by default).
#include "tests/planning.h"
#include "tests/program.h"
#include "tests/rows.h"

using namespace planning;

class TestPlacement : public QObject
{
    Q_OBJECT

private slots:
    void anEqualTextChangesNoByteWhateverTheLumpHolds_data()
    {
        const auto row = addColumns<QByteArray, QByteArray>("lump", "text");
        row("without a NUL", world, world);
        row("with more behind the NUL", world + QByteArray("\0more", 5), world);
        row("with two NULs", world + QByteArray(2, '\0'), world);
        row("no text", {}, {});
        row("a NUL alone", QByteArray(1, '\0'), {});
    }

    void anEqualTextChangesNoByteWhateverTheLumpHolds()
    {
        QFETCH(QByteArray, lump);
        QFETCH(QByteArray, text);
        const auto bytes = MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", lump).build();
        PLAN(plan, bytes, text);
        QCOMPARE(plan.placement, LumpPlacement::Unchanged);
        QCOMPARE(plan.file.whole(), bytes);
    }

    void aShorterTextStaysWhereItWas_data() { addFormatRows(); }
    // And back: then the file is the first one again, byte for byte.
    void aShorterTextStaysWhereItWas()
    {
        const auto room = MapBuilder::room(fetchFormat());
        PLAN(plan, room.build(), world);
        QCOMPARE(plan.placement, LumpPlacement::InPlace);
        QCOMPARE(plan.lump.offset, planMap.extent(0).offset);
        QCOMPARE(plan.lump.length, world.size() + 1);
        QCOMPARE(plan.newSize, plan.oldSize);
        PLAN(back, plan.file.whole(), textOf(room));
        QCOMPARE(back.placement, LumpPlacement::InPlace);
        QCOMPARE(back.file.whole(), room.build());
    }

    void zeroBytesBehindTheTextAreRoom_data() { addFormatRows(); }
    void zeroBytesBehindTheTextAreRoom()
    {
        auto room = MapBuilder::room(fetchFormat());
        const auto text = textOf(room);
        room.setLumpBytes("ENTITIES", text + QByteArray(400, '\0'));
        OPEN_BYTES(map, room.build());
        room.setExtent("ENTITIES", static_cast<qint32>(map.extent(0).offset), static_cast<qint32>(text.size()));
        PLAN(plan, room.build(), longer(text));
        QCOMPARE(plan.placement, LumpPlacement::InPlace);
        QCOMPARE(plan.lump.offset, map.extent(0).offset);
        QCOMPARE(plan.newSize, plan.oldSize);
        PLAN(tooLong, room.build(), longer(longer(text)));
        QCOMPARE(tooLong.placement, LumpPlacement::Appended);
    }

    void aLongerTextGoesToTheEndOnce_data() { addFormatRows(); }
    void aLongerTextGoesToTheEndOnce()
    {
        const auto room = MapBuilder::room(fetchFormat());
        const auto text = longer(textOf(room));
        PLAN(plan, room.build(), text);
        QCOMPARE(plan.placement, LumpPlacement::Appended);
        QCOMPARE(plan.lump.offset % 4, 0);
        QVERIFY(plan.lump.offset - plan.oldSize < 4);
        const auto old = plan.file.whole().mid(planMap.extent(0).offset, planMap.extent(0).length);
        QCOMPARE(old.count('\0'), old.size());
        PLAN(grown, plan.file.whole(), longer(text));
        QCOMPARE(grown.placement, LumpPlacement::AtEnd);
        QCOMPARE(grown.lump.offset, plan.lump.offset);
        PLAN(back, grown.file.whole(), text);
        QCOMPARE(back.placement, LumpPlacement::AtEnd);
        QCOMPARE(back.file.whole(), plan.file.whole());
    }

    void aTextAtTheEndGrowsAndShrinksThere_data()
    {
        const auto row = addFormatColumns<int, int>("odd", "zeros");
        for (const auto *format : bsp::formats())
            for (const int odd : {0, 1, 2, 3})
                for (const int zeros : {0, 1, 3})
                    row(*format, qPrintable(u"%1 and %2"_s.arg(odd).arg(zeros)), odd, zeros);
    }

    void aTextAtTheEndGrowsAndShrinksThere()
    {
        QFETCH(int, odd);
        QFETCH(int, zeros);
        const auto text = world + QByteArray(odd, ' ');
        const auto bytes = textLast(fetchFormat(), text + '\0', QByteArray(zeros, '\0'));
        const bool aligned = bytes.size() % 4 == 0;
        const auto check = [&](const SavePlan &plan) {
            return plan.placement == LumpPlacement::AtEnd && (plan.newSize % 4 == 0 || !aligned)
                   && plan.newSize - plan.lump.end() < (aligned ? 4 : 1);
        };
        PLAN(grown, bytes, longer(text));
        QVERIFY(check(grown));
        PLAN(shrunk, bytes, world.chopped(1));
        QVERIFY(check(shrunk));
        QVERIFY(shrunk.newSize <= shrunk.oldSize);
        PLAN(back, grown.file.whole(), text);
        QCOMPARE(back.placement, LumpPlacement::AtEnd);
        QVERIFY(back.newSize < text.size() + 1 + back.lump.offset + 4);
    }

    void manyZeroBytesBehindATextAtTheEndStay_data() { addFormatRows(); }
    void manyZeroBytesBehindATextAtTheEndStay()
    {
        const auto bytes = textLast(fetchFormat(), world + '\0', QByteArray(1000, '\0'));
        PLAN(plan, bytes, longer(world));
        QCOMPARE(plan.placement, LumpPlacement::InPlace);
        QCOMPARE(plan.newSize, plan.oldSize);
        PLAN(tooLong, bytes, longer(longer(longer(longer(world)))));
        QCOMPARE(tooLong.placement, LumpPlacement::AtEnd);
        QVERIFY(tooLong.newSize > tooLong.oldSize);
        QCOMPARE(tooLong.lump.offset, tooLongMap.extent(0).offset);
    }

    void otherBytesBehindTheTextStay_data() { addFormatRows(); }
    void otherBytesBehindTheTextStay()
    {
        PLAN(plan, textLast(fetchFormat(), world + '\0', QByteArray("\0\0more", 6)), longer(world));
        QCOMPARE(plan.placement, LumpPlacement::Appended);
        QCOMPARE(plan.file.whole().mid(planMap.extent(0).end(), 6), QByteArray("\0\0more", 6));
        PLAN(fits, textLast(fetchFormat(), world + '\0', QByteArray("\0\0more", 6)), world + "\n\n");
        QCOMPARE(fits.placement, LumpPlacement::InPlace);
    }

    void whatStandsBehindTheNulIsKept_data() { addFormatRows(); }
    // In its place while the text ends before it, else right behind the text; wherever the lump lies.
    void whatStandsBehindTheNulIsKept()
    {
        const auto &format = fetchFormat();
        const auto mark = "{\n\"classname\" \"item_ghost\"\n}\n\0"_ba;
        const auto lump = longer(world) + QByteArray(40, '\0') + mark;
        for (const auto &bytes : {MapBuilder::room(format).setLumpBytes("ENTITIES", lump).build(), textLast(format, lump),
                                  MapBuilder::room(format).setLumpBytes("ENTITIES", lump).addBspx("FIRST", "12345").build()}) {
            PLAN(shorter, bytes, world);
            QCOMPARE(shorter.saved->entityBytes().toByteArray().last(mark.size()), mark);
            QCOMPARE(shorter.file.whole().mid(shorterMap.extent(0).end() - mark.size(), mark.size()), mark);
            auto edited = shorterMap;
            edited.setEntityText(world); // what views show before it is saved
            QCOMPARE(edited.entityBytes(), shorter.saved->entityBytes());
            PLAN(longerBy39, bytes, longer(world) + QByteArray(39, ' '));
            QCOMPARE(longerBy39.lump.length, lump.size());
            PLAN(far, bytes, longer(longer(world)));
            QCOMPARE(far.saved->entityBytes().toByteArray(), longer(longer(world)) + '\0' + mark);
            PLAN(back, shorter.file.whole(), longer(world));
            QCOMPARE(back.file.whole(), bytes);
        }
    }

    void otherLumpsBehindTheNulStayWhereTheyAre_data() { addFormatRows(); }
    // They are no rest of a text: the new lump has nothing of them.
    void otherLumpsBehindTheNulStayWhereTheyAre()
    {
        const auto &format = fetchFormat();
        auto room = MapBuilder::room(format).setLumpBytes("ENTITIES", world + '\0' + "others' bytes");
        OPEN_BYTES(map, room.build());
        const auto at = map.extent(0).offset + world.size() + 3;
        room.setExtent(room.name(format.roles.visibility), static_cast<qint32>(at), 8);
        OPEN_BYTES(shared, room.build());
        const auto plan = planSave(shared, longer(world));
        VERIFY_RESULT(plan);
        QCOMPARE(plan.value().lump.length, longer(world).size() + 1);
        QCOMPARE(plan.value().file.whole().mid(at - 2, 13), QByteArray("others' bytes"));
    }

    void anEmptyLumpIsNotLeftBehindTheEnd_data() { addFormatRows(); }
    void anEmptyLumpIsNotLeftBehindTheEnd()
    {
        const auto lump = fetchFormat().roles.visibility;
        auto room = MapBuilder::room(fetchFormat());
        const auto at = room.setLumpBytes("ENTITIES", {}).build().size();
        const auto text = longer(world) + '\0';
        room.setExtent("ENTITIES", static_cast<qint32>(at), static_cast<qint32>(text.size())).appendBytes(text);
        const auto end = room.build().size();
        room.setExtent(room.name(lump), static_cast<qint32>(end), 0);
        PLAN(plan, room.build(), world);
        QCOMPARE(plan.placement, LumpPlacement::AtEnd);
        QCOMPARE(plan.newSize, end);
    }

    void sharedBytesAreNeitherWrittenNorZeroed_data() { addFormatRows(); }
    void sharedBytesAreNeitherWrittenNorZeroed()
    {
        const auto &format = fetchFormat();
        auto room = MapBuilder::room(format);
        OPEN_BYTES(map, room.build());
        const auto text = map.extent(0);
        room.setExtent(room.name(format.roles.visibility), static_cast<qint32>(text.offset + 10), 8);
        PLAN(plan, room.build(), world);
        QCOMPARE(plan.placement, LumpPlacement::Appended);
        const auto old = plan.file.whole().mid(text.offset, text.length);
        QCOMPARE(old.mid(10, 8), room.build().mid(text.offset + 10, 8));
        QCOMPARE(old.count('\0'), old.size() - 8);
    }

    void aLumpOfNoBytesGoesToTheEnd_data()
    {
        const auto row = addFormatColumns<int, int, bool>("offset", "length", "bspx");
        for (const auto *format : bsp::formats()) {
            if (format->firstTwoSwapped)
                continue; // told by its text, so it has one
            row(*format, "no length", 200, 0, false);
            row(*format, "negative length", 200, -5, false);
            row(*format, "negative offset", -4, 2, false);
            row(*format, "out of the file", 100'000'000, 5, false); // where BSPX is not found
            row(*format, "no length, BSPX", 200, 0, true);
            row(*format, "negative length, BSPX", 200, -5, true);
            row(*format, "negative offset, BSPX", -4, 2, true);
        }
    }

    void aLumpOfNoBytesGoesToTheEnd()
    {
        QFETCH(int, offset);
        QFETCH(int, length);
        QFETCH(bool, bspx);
        auto room = MapBuilder::room(fetchFormat());
        room.setExtent("ENTITIES", offset, length);
        if (bspx)
            room.addBspx("FIRST", "12345");
        PLAN(plan, room.build(), world);
        QCOMPARE(plan.placement, bspx ? LumpPlacement::BeforeBspx : LumpPlacement::Appended);
        QCOMPARE(plan.lump.length, world.size() + 1);
    }

    void aLumpThatRunsPastTheEndIsCutThere_data() { addFormatRows(); }
    void aLumpThatRunsPastTheEndIsCutThere()
    {
        const auto &format = fetchFormat();
        auto bytes = textLast(format, longer(world) + '\0');
        bytes.chop(100);
        PLAN(plan, bytes, world);
        QCOMPARE(plan.placement, LumpPlacement::AtEnd);
        QCOMPARE(plan.lump.offset, planMap.extent(0).offset);
        QCOMPARE(plan.lump.length, world.size() + 1);
    }

    void whatCannotBeSavedIsRefused()
    {
        const auto refusal = [](const QByteArray &bytes, const QByteArray &text) {
            const auto map = readMap(bytes);
            const auto plan = planSave(map.value(), text);
            return plan ? u"saved"_s : plan.error();
        };
        const auto room = MapBuilder::room(bsp::quake2);
        const auto text = longer(textOf(room));
        QVERIFY(refusal(room.build(), QByteArray("a\0b", 3)).contains(u"NUL"));

        auto runsOut = room;
        runsOut.setExtent("POP", static_cast<qint32>(room.build().size() - 10), 100);
        QCOMPARE(refusal(runsOut.build(), text), u"saved"_s); // behind what the file lacks
        runsOut.setExtent("POP", static_cast<qint32>(room.build().size() - 10), 0x7000'0000);
        QVERIFY(refusal(runsOut.build(), text).contains(u"beyond the end of the file"));
        auto overDirectory = room;
        overDirectory.setExtent("POP", 0, 100);
        QVERIFY(refusal(overDirectory.build(), text).contains(u"Other lumps would change: "));

        auto bspx = room.build();
        bspx += "BSPX" + words({1}) + QByteArray("FAR").leftJustified(24, '\0') + words({0x7fffffff, 4});
        QVERIFY(refusal(bspx, text).contains(u"2 GiB"));

        QVERIFY(refusal(MapBuilder::room(bsp::blueShift).build(), "{ classname worldspawn }").contains(u"Half-Life"));
    }

    void oneEditAfterAnotherLosesNothing_data() { addMapRows(); }
    // Edits in a row, each of the file that the one before left.
    void oneEditAfterAnotherLosesNothing()
    {
        OPEN_MAP(map);
        QRandomGenerator random(1);
        const auto first = map.entityText().toByteArray();
        auto bytes = map.file().whole();
        const auto firstSize = bytes.size();
        auto text = first;
        auto longest = text.size();
        std::shared_ptr<const MapFile> saved;
        const int edits = triesFrom("LUMPSCOPE_EDITS_EACH", 60);
        for (int edit = 0; edit < edits; ++edit) {
            const auto at = random.bounded(static_cast<quint32>(text.size() / 2 + 1)) + text.size() / 2;
            switch (random.bounded(4)) {
            case 0: text.insert(at, QByteArray(random.bounded(3000), 'i')); break;
            case 1: text.remove(at, random.bounded(3000)); break;
            case 2: text.replace(at, 5, "{\"a\" \"b\"}"); break;
            default: text = edit % 3 == 0 ? first : text + "// the end"; break;
            }
            longest = std::max(longest, text.size());
            const auto plan = planSave(saved ? *saved : map, text);
            VERIFY_RESULT(plan);
            QCOMPARE(violation(map.format(), bytes, text, plan.value().file.whole()), QString());
            bytes = plan.value().file.whole();
            VERIFY_EACH(bytes.size() <= firstSize + longest + 8, qPrintable(QString::number(edit)));
            saved = plan.value().saved;
            const auto again = planSave(*saved, text);
            VERIFY_RESULT(again);
            QCOMPARE(again.value().file.whole(), bytes);
        }
    }
};

ADD_TEST(TestPlacement, QCoreApplication)
#include "tst_placement.moc"
