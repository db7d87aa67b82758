#include "tests/program.h"

#include <cstdio>
#include <map>

namespace {

std::map<QByteArray, TestMain> &addedTests()
{
    static std::map<QByteArray, TestMain> tests;
    return tests;
}

} // namespace

AddedTest::AddedTest(const QMetaObject &test, TestMain main)
{
    auto name = QByteArray(test.className()).toLower();
    if (name.startsWith("test"))
        name.remove(0, 4);
    else if (name.endsWith("test"))
        name.chop(4);
    if (!addedTests().emplace(name, main).second)
        qFatal("two tests are called %s", name.constData());
}

// Without a name it lists those that it knows.
int main(int argc, char **argv)
{
    const auto test = argc > 1 ? addedTests().find(argv[1]) : addedTests().end();
    if (test == addedTests().end()) {
        for (const auto &[name, run] : addedTests())
            std::puts(name.constData());
        return 2;
    }
    auto name = "tst_" + test->first; // of the application: settings and caches are each test's own
    argv[1] = name.data();
    return test->second(argc - 1, argv + 1);
}
