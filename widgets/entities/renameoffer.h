// Said above the keys once an entity has another targetname: who still names it by the one of before, to be renamed as well.
// It is in nobody's way, and goes with the next edit.
#pragma once

#include "core/document/document.h"
#include "core/entities/renames.h"

#include <QFrame>

class QLabel;
class QPushButton;

class RenameOffer : public QFrame
{
    Q_OBJECT
public:
    explicit RenameOffer(Document *document, QWidget *parent = nullptr);
    // The numbers are those of the document as it is now.
    void show(const NameUses &uses);
    QLabel *text() const { return text_; }
    QPushButton *renameButton() const { return rename_; }
    QPushButton *selectButton() const { return select_; } // of who names it

signals:
    void accepted();
    void changed(); // it came or went

private:
    void select();
    void dismiss();
    QString nameOf(qint32 entity) const;
    QStringList lines(const NameUses &uses, size_t most) const;

    Document *document_;
    NameUses uses_;
    QLabel *text_;
    QPushButton *rename_, *select_;
};
