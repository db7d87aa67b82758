// After a change of a targetname, offers above the keys to rename the references that still use the old name. It blocks nothing,
// and the next edit hides it.
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
    // Shows the offer. `uses` must have the current entity numbers.
    void show(const NameUses &uses);
    QLabel *text() const { return text_; }
    QPushButton *renameButton() const { return rename_; }
    QPushButton *selectButton() const { return select_; } // selects the entities that use the old name

signals:
    void accepted();
    void changed(); // the offer was shown or hidden

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
