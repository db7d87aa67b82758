// The tests of a folder are one program: tests_FOLDER NAME [OPTIONS] runs the class that NAME stands for with QtTest's options.
#pragma once
#include <QtTest>

using namespace Qt::StringLiterals;
using TestMain = int (*)(int argc, char **argv);

// A test in its program, by the name of its class in lower case and without "Test": "mapfile" for TestMapFile.
struct AddedTest {
    AddedTest(const QMetaObject &test, TestMain main);
};

template <typename Test, typename Application>
int runTest(int argc, char **argv)
{
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

// Adds a class of tests to the program. Application: QCoreApplication, QGuiApplication, or QApplication for widgets.
#define ADD_TEST(Test, Application) static const AddedTest added##Test(Test::staticMetaObject, runTest<Test, Application>);
