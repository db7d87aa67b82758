// The errors that an edit adds, which refuse a save.
#include "core/checks/addederrors.h"
#include "tests/planting.h"
#include "tests/program.h"

using namespace planting;

class TestAddedErrors : public QObject
{
    Q_OBJECT

private slots:
    void aNewErrorIsTold_data() { addFormatRows(); }
    void aNewErrorIsTold()
    {
        const auto room = validRoom(fetchFormat());
        QCOMPARE(added(room, room), QStringList());
        QCOMPARE(added(broken(room, 1), room), QStringList()); // mended
        const auto sentences = added(room, broken(room, 1));
        QCOMPARE(sentences.size(), qsizetype(1));
        QVERIFY2(sentences.first().contains(u"30001"_s) || sentences.first().contains(u"30,001"_s),
                 qPrintable(sentences.first()));
    }

    void anOldErrorIsNotTold()
    {
        const auto room = validRoom(bsp::quake2);
        QCOMPARE(added(broken(room, 1), broken(room, 1)), QStringList());
        auto elsewhere = broken(room, 1);
        elsewhere.set("PLANES", 0, "dist", 7);
        QCOMPARE(added(broken(room, 1), elsewhere), QStringList());
    }

    // Of a kind that the map had already, those that are new are told; of many the first few and their number.
    void moreOfAKindAreTold()
    {
        const auto room = validRoom(bsp::quake2);
        QVERIFY(room.count("LEAFFACES") > 0);
        auto many = room;
        while (many.count("LEAFFACES") < 20)
            many.addRecord("LEAFFACES");
        const auto before = broken(many, 1);
        const auto two = added(before, broken(many, 2));
        QCOMPARE(two.size(), qsizetype(1));
        QVERIFY2(two.first().contains(u"30002"_s) || two.first().contains(u"30,002"_s), qPrintable(two.first()));
        const auto all = added(before, broken(many, 20));
        QCOMPARE(all.size(), qsizetype(6));
        QVERIFY2(all.last().endsWith(u": 14."), qPrintable(all.last()));
    }

    // faultsOfEdit() finds what an edit of the text adds; an entity can also lose its model.
    void onlyEntitiesThatRecordsBreakAreTold()
    {
        auto room = validRoom(bsp::quake2);
        room.addRecord("MODELS");
        auto text = room;
        addText("{\n\"classname\" \"func_wall\"\n\"model\" \"*2\"\n}\n")(text);
        auto fewer = text;
        const auto models = fewer.lumpBytes("MODELS");
        fewer.setLumpBytes("MODELS", models.chopped(models.size() / static_cast<qsizetype>(room.count("MODELS"))));
        const auto lost = added(text, fewer);
        QVERIFY2(lost.join(u'\n').contains(u"model \"*2\""), qPrintable(lost.join(u'\n')));
        auto broken = room;
        addText("{\n\"classname\" \"func_wall\"\n\"model\" \"*99\"\n")(broken);
        QCOMPARE(added(room, broken), QStringList());
    }

    void lumpsThatNoLongerFitAreTold()
    {
        const auto shifts = QByteArray("LMSHIFT");
        auto room = validRoom(bsp::quake2);
        auto other = room;
        other.addRecord("FACES");
        const QByteArray fitting(room.count("FACES"), '\4');
        const auto misfits = [](const MapBuilder &before, const MapBuilder &after) {
            const auto was = readMap(before.build()), now = readMap(after.build());
            return was && now ? misfitsAdded(was.value(), now.value()) : QStringList{u"no map"_s};
        };
        QCOMPARE(misfits(room, other), QStringList());
        room.addBspx(shifts, fitting);
        other.addBspx(shifts, fitting);
        const auto told = misfits(room, other);
        QCOMPARE(told.size(), qsizetype(1));
        QVERIFY2(told.first().contains(u"LMSHIFT"), qPrintable(told.first()));
        QCOMPARE(misfits(other, room), QStringList()); // mended
        QCOMPARE(misfits(other, other), QStringList());
    }

    void nothingIsToldOnceStopped()
    {
        const auto room = validRoom(bsp::quake2);
        OPEN_BYTES(before, room.build());
        OPEN_BYTES(after, broken(room, 1).build());
        QCOMPARE(errorsAdded(before, after, stopped()), QStringList());
    }

private:
    // Makes so many entries of leafs' lists of faces refer to faces that the map lacks, from 30,001 on.
    static MapBuilder broken(MapBuilder room, quint32 entries)
    {
        const auto &lists = room.format().columns.leafFace;
        for (quint32 entry = 0; entry < entries; ++entry)
            room.set(room.name(lists.lump), entry,
                     room.format().lumps[static_cast<size_t>(lists.lump)].fields[static_cast<size_t>(lists.field)].name,
                     30001 + entry);
        return room;
    }

    static QStringList added(const MapBuilder &before, const MapBuilder &after)
    {
        const auto was = readMap(before.build()), now = readMap(after.build());
        return was && now ? errorsAdded(was.value(), now.value()) : QStringList{u"no map"_s};
    }
};

ADD_TEST(TestAddedErrors, QCoreApplication)
#include "tst_addederrors.moc"
