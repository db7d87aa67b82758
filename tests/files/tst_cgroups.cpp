// The memory that control groups allow.
#include "core/files/cgroups.h"
#include "tests/files.h"
#include "tests/program.h"
#include "tests/rows.h"

class TestCgroups : public QObject
{
    Q_OBJECT

private slots:
    void theLowestLimitCounts_data()
    {
        const auto row = addColumns<QByteArray, qint64>("groups", "limit");
        row("version 2", "0::/job/step\n", 300);
        row("of an outer group", "0::/job/step/task\n", 300);
        row("of no group", "0::/other\n", 900); // of the root, which may be a container's
        row("version 1", "12:cpu,cpuacct:/\n5:memory:/slurm/job_1\n", 200);
        row("both", "5:memory:/slurm/job_1\n0::/job\n", 200);
        row("other controllers", "12:cpu,cpuacct:/job\n", -1);
        row("none", "", -1);
    }

    void theLowestLimitCounts()
    {
        QFETCH(QByteArray, groups);
        QFETCH(qint64, limit);
        const QTemporaryDir root;
        for (const auto &[file, text] : {std::pair{"memory.max", "900\n"},
                                         {"job/memory.max", "500\n"},
                                         {"job/step/memory.max", "300\n"},
                                         {"job/step/task/memory.max", "max\n"},
                                         {"memory/memory.limit_in_bytes", "9223372036854771712\n"},
                                         {"memory/slurm/memory.limit_in_bytes", "400\n"},
                                         {"memory/slurm/job_1/memory.limit_in_bytes", "200\n"}}) {
            const auto path = root.filePath(QLatin1StringView(file));
            QVERIFY(QDir().mkpath(QFileInfo(path).path()));
            writeFile(path, text);
        }
        QCOMPARE(memoryLimitOf(groups, root.path()).value_or(-1), limit);
    }
};

ADD_TEST(TestCgroups, QCoreApplication)
#include "tst_cgroups.moc"
