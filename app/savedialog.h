// What a save will change, or has changed, in sentences.
#pragma once

#include "core/save/report.h"

#include <QDialog>

class QVBoxLayout;

class SaveDialog : public QDialog
{
    Q_OBJECT
public:
    // Before a save to `path`; accepted when it shall be written. `overwrites`: the file there was changed by others.
    SaveDialog(const SaveReport &report, const ChecksumChange &checksums, const QString &path, bool overwrites,
               QWidget *parent);
    // After it.
    SaveDialog(const SaveReport &report, const ChecksumChange &checksums, QWidget *parent);

signals:
    void exportRequested();

private:
    void addReport(const SaveReport &report, const ChecksumChange &checksums);
    void addLine(const QString &text);
    void addFaults(const QString &heading, const QStringList &faults);

    QVBoxLayout *layout_;
};
