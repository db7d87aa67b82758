// The tester of Qt's models, whose failures are those of the test.
#pragma once

#include <QAbstractItemModelTester>

inline constexpr auto reporting = QAbstractItemModelTester::FailureReportingMode::QtTest;
