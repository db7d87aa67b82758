// A file in runs of shared memory and zeros, held against the same bytes in one piece.
#include "core/files/filebytes.h"
#include "core/save/lumpplacement.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/rows.h"
#include "tests/sentence.h"
#include "tests/testmaps.h"

#include <random>

class TestFileBytes : public QObject
{
    Q_OBJECT

private slots:
    void whateverIsDoneItHoldsTheSameBytes()
    {
        std::mt19937 random(7);
        const auto below = [&random](qint64 end) { return static_cast<qint64>(random() % static_cast<quint32>(end)); };
        for (int round = 0; round < 200; ++round) {
            FileBytes file;
            QByteArray plain;
            for (int step = 0; step < 20; ++step) {
                const QByteArray bytes(below(9000), static_cast<char>('a' + step));
                switch (below(5)) {
                case 0:
                    file.append(bytes);
                    plain += bytes;
                    break;
                case 1:
                    file.appendZeros(bytes.size());
                    plain += QByteArray(bytes.size(), '\0');
                    break;
                case 2: {
                    const auto at = below(plain.size() + 1);
                    file.put(at, bytes);
                    plain.replace(at, bytes.size(), bytes);
                    break;
                }
                case 3: {
                    const auto at = below(plain.size() + 1), length = below(12'000);
                    file = file.part(at, length);
                    plain = plain.mid(at, length);
                    break;
                }
                default:
                    file.append(FileBytes(file)); // of itself
                    plain += QByteArray(plain);
                    file = file.part(0, 40'000);
                    plain.truncate(40'000);
                }
                QCOMPARE(file.size(), plain.size());
                QCOMPARE(file.whole(), plain);
                const auto at = below(plain.size() + 1), length = below(12'000);
                QCOMPARE(file.read(at, length), plain.mid(at, length));
                QVERIFY(file.holds(at, bytesOf(QByteArrayView(plain).sliced(at, std::min(length, plain.size() - at)))));
                const auto part = plain.mid(at, length);
                QCOMPARE(file.part(at, length).isZero(), part.count('\0') == part.size());
            }
            QVERIFY(file == FileBytes(plain));
            if (plain.isEmpty())
                continue;
            const auto at = below(plain.size());
            plain[at] = static_cast<char>(plain[at] + 1);
            QVERIFY(!(file == FileBytes(plain)));
            QVERIFY(!file.holds(0, bytesOf(plain)));
        }
    }

    void whatLiesOutsideIsLeftOut()
    {
        const FileBytes file(QByteArray("0123456789"));
        QCOMPARE(file.read(7, 5), QByteArray("789"));
        for (const qint64 at : {qint64(-1), qint64(10), std::numeric_limits<qint64>::max(), std::numeric_limits<qint64>::min()}) {
            QCOMPARE(file.read(at, 5), QByteArray());
            QVERIFY(file.pieceAt(at, 5).empty());
        }
        for (const qint64 length : {qint64(0), qint64(-1), std::numeric_limits<qint64>::min()})
            QCOMPARE(file.read(0, length), QByteArray());
        QCOMPARE(file.read(3, std::numeric_limits<qint64>::max()), QByteArray("3456789"));
        QVERIFY(!file.holds(8, bytesOf(QByteArrayView("89a"))));
    }

    void bytesOfOnePieceAreShared()
    {
        const QByteArray bytes(100'000, 'x');
        QCOMPARE(FileBytes(bytes).whole().constData(), bytes.constData());
        auto file = FileBytes(bytes).part(0, 50'000);
        file.append(FileBytes(bytes).part(50'000, 50'000));
        QCOMPARE(file.whole().constData(), bytes.constData());
    }

    void aSavedMapSharesWhatItDidNotChange_data() { addFormatRows(); }
    void aSavedMapSharesWhatItDidNotChange()
    {
        const auto &format = fetchFormat();
        OPEN_BYTES(map, MapBuilder::room(format).build());
        const auto opened = map.bytesAsOpened();
        const auto plan = planSave(map, map.entityText().toByteArray() + QByteArray(5000, ' '));
        VERIFY_RESULT(plan);
        for (int lump = 0; lump < format.directorySize; ++lump) {
            const auto extent = plan.value().saved->extent(lump);
            if (lump == format.roles.entities || extent.length <= 0)
                continue;
            QCOMPARE(plan.value().file.pieceAt(extent.offset, extent.length).data(), opened.data() + map.extent(lump).offset);
            QVERIFY(plan.value().saved->lumpBytes(lump).data() == map.lumpBytes(lump).data());
        }
    }
};

ADD_TEST(TestFileBytes, QCoreApplication)
#include "tst_filebytes.moc"
