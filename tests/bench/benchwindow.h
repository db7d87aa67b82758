// A window with a map, for the benchmarks.
#pragma once

#include "app/window/mainwindow.h"

#include <QApplication>
#include <QtTest>

// The window has empty settings of its own. If a path is given, its map has been read and checked when the constructor
// returns.
class BenchWindow
{
public:
    explicit BenchWindow(const QString &path = {}, QSize size = {})
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("lumpscope-bench"));
        window_ = std::make_unique<MainWindow>();
        if (size.isValid())
            window_->resize(size);
        window_->show();
        QApplication::setActiveWindow(window_.get()); // there may be no window manager to do it
        if (path.isEmpty())
            return;
        QSignalSpy checked(window_.get(), &MainWindow::checked);
        window_->open(path);
        checked.wait(60'000);
    }
    MainWindow &operator*() { return *window_; }

private:
    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};
