// The text of all entities in an editor, with a find bar and a line that says what is wrong.
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
    // Returns why a text cannot be edited as text; empty: it can.
    static QString reasonAgainst(QByteArrayView text);

    explicit RawText(Document *document, QWidget *parent = nullptr);
    // Updates the editor. Call it with every change of the entities after which the text can still be edited.
    void follow(const MapChange &change);
    RawEdit *edit() const { return edit_; }
    FindBar *findBar() const { return findBar_; }
    QLabel *status() const { return status_; }

    void find();
    // Returns the keys of its actions, which work only within it.
    static QList<OwnKey> keys();
    void goToEntity();            // selects the entity under the cursor, in all views
    void goToFault(bool forward); // wraps around

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
