// The dialog that says what a save will change, or has changed.
#pragma once

#include "core/save/mapwriter.h"
#include "core/save/report.h"

#include <QDialog>

class QVBoxLayout;

class SaveDialog : public QDialog
{
    Q_OBJECT
public:
    struct OldFile {
        bool overwrites = false;             // another program has changed it
        QString linked{};                    // why it is written in place: it has several names; empty: it has one
        std::optional<BackupPlace> backup{}; // where the current file is kept; nothing: it is not kept
    };
    // Asks before a save to `path`. The dialog is accepted if the user wants to save.
    SaveDialog(const SaveReport &report, const ChecksumChange &checksums, const QString &path, const OldFile &old,
               QWidget *parent);
    // Reports on a save that was made.
    SaveDialog(const SaveReport &report, const ChecksumChange &checksums, QWidget *parent);

signals:
    void exportRequested();

private:
    void addReport(const SaveReport &report, const ChecksumChange &checksums);
    void addChanges(const QStringList &lines);
    void addLine(const QString &text);
    void addFaults(const QString &heading, const QStringList &faults);

    QVBoxLayout *layout_;
};
