// What a save will change, or has changed, in sentences.
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
        bool overwrites = false; // it was changed by others
        QString linked{};        // why it cannot be replaced, but is written into; empty: it has one name
        std::optional<BackupPlace> backup{}; // where the file as it is now is kept; nothing: it is not kept
    };
    // Before a save to `path`; accepted when it shall be written.
    SaveDialog(const SaveReport &report, const ChecksumChange &checksums, const QString &path, const OldFile &old,
               QWidget *parent);
    // After it.
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
