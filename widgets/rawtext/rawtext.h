// The text of all entities, to be edited: the editor with its find bar, and a line that says what is wrong.
#pragma once

#include "widgets/parts/contextmenu.h"
#include "widgets/rawtext/rawedit.h"

class FindBar;
class RawFaults;
class RawMarks;
class QLabel;
struct TextStop;

class RawText : public QWidget
{
    Q_OBJECT
public:
    // Why a text cannot be edited as one; empty: it can.
    static QString reasonAgainst(QByteArrayView text);

    explicit RawText(Document *document, QWidget *parent = nullptr);
    // To be called with every change of the entities that leaves the text one to be edited.
    void follow(const MapChange &change);
    RawEdit *edit() const { return edit_; }
    FindBar *findBar() const { return findBar_; }
    QLabel *status() const { return status_; }

    void find();
    // Of its actions, which lie over it alone.
    static QList<OwnKey> keys();
    void goToEntity();            // selects the entity under the cursor, in all views
    void goToFault(bool forward); // in a circle

signals:
    void statusMessage(const QString &sentence);

protected:
    void changeEvent(QEvent *event) override;

private:
    static const QList<OwnAction<RawText>> &actionRows();
    void createActions();
    void showMenu(const QPoint &at);
    void showSelection();
    void showToolTip(const QPoint &at, int position);
    void updateStatus();
    const TextStop *faultToTell() const;
    QString sentence(const TextStop &fault) const;

    Document *document_;
    RawEdit *edit_;
    RawFaults *faults_;
    RawMarks *marks_;
    FindBar *findBar_;
    QLabel *status_, *place_;
    QList<QAction *> actions_; // for the context menu
};
