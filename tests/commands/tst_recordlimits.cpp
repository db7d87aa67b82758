// The limits of the work that a file of rules, perhaps from a stranger, may cause in a map.
#include "app/commands/recordbatch.h"
#include "tests/batchfixture.h"
#include "tests/program.h"

class TestRecordLimits : public BatchFixture
{
    Q_OBJECT

private slots:
    void init() { makeMaps(); }

    void rulesBeyondALimitChangeNothing_data()
    {
        const auto row = addColumns<QString, quint64, int, int>("file", "cells", "milliseconds", "code");
        const quint64 usual = commands::RecordEditLimits().cells;
        constexpr int minute = 60'000;
        row("usual", u"r"_s, usual, minute, commands::Fine);
        row("the filter's cells", u"r"_s, 1, minute, commands::Findings);
        row("the assignment's cells", u"r"_s, cellsOfFilter(), minute, commands::Findings);
        row("time", u"r"_s, usual, 0, commands::Findings);
        row("the command line has none", QString(), 1, 0, commands::Fine);
    }
    void rulesBeyondALimitChangeNothing()
    {
        QFETCH(QString, file);
        QFETCH(quint64, cells);
        QFETCH(int, milliseconds);
        QFETCH(int, code);
        const std::vector<RecordRule> rules{
            {.file = file, .line = 1, .lump = u"PLANES"_s, .filter = u"id>=0"_s, .assignments = {u"dist = value + 1"_s}}};
        const auto edit = commands::recordEdit(rules, {}, {cells, std::chrono::milliseconds(milliseconds)});
        QCOMPARE(commands::editMaps(maps({lit_}), *edit), code);
        QCOMPARE(QFileInfo::exists(out_ + u"/lit.bsp"_s), code == commands::Fine);
    }

    // The time passes while the rule is at work: its expressions take much longer than the shorter limit.
    void rulesThatRunLongAreStopped()
    {
        const std::vector<RecordRule> rules{longRule()};
        using namespace std::chrono_literals;
        for (const auto &[time, code] :
             {std::pair<std::chrono::milliseconds, int>(1ms, commands::Findings), {1min, commands::Fine}}) {
            const auto edit = commands::recordEdit(rules, {}, {.time = time});
            QCOMPARE(commands::editMaps(maps({lit_}), *edit), code);
            QCOMPARE(QFileInfo::exists(out_ + u"/lit.bsp"_s), code == commands::Fine);
        }
    }

    // What one map uses up is not missing for the next.
    void everyMapHasLimitsOfItsOwn()
    {
        const std::vector<RecordRule> rules{
            {.file = u"r"_s, .line = 1, .lump = u"PLANES"_s, .assignments = {u"dist = value + 1"_s}}};
        const auto map = std::move(readMapFile(lit_)).value();
        const quint64 enoughForOne = 30ULL * (1 + map.recordCount(map.format().roles.planes));
        const auto edit = commands::recordEdit(rules, {}, {.cells = enoughForOne});
        QCOMPARE(commands::editMaps(maps({lit_, dark_}), *edit), commands::Fine);
        QVERIFY(QFileInfo::exists(out_ + u"/lit.bsp"_s) && QFileInfo::exists(out_ + u"/dark.bsp"_s));
    }

private:
    static RecordRule longRule()
    {
        RecordRule rule{.file = u"r"_s, .line = 1, .lump = u"PLANES"_s, .assignments = {u"dist = value + 1"_s}};
        const auto changesNothing = u"dist = value"_s + u"+1-1"_s.repeated(240);
        for (int i = 0; i < 500; ++i)
            rule.assignments.push_back(changesNothing);
        return rule;
    }
    commands::BatchArguments maps(const QStringList &files) const
    {
        commands::BatchArguments wanted{.folder = out_};
        for (const auto &file : files)
            wanted.maps.push_back({.path = file});
        return wanted;
    }

    // The number of cells that the filter id>=0 reads, each twice.
    static quint64 cellsOfFilter()
    {
        const auto map = std::move(readMap(MapBuilder::room(bsp::quake2).build())).value();
        return 2ULL * map.recordCount(map.format().roles.planes);
    }
};

ADD_TEST(TestRecordLimits, QCoreApplication)
#include "tst_recordlimits.moc"
