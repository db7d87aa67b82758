// Shows what is open in the window's title, and messages, the selection and the numbers of problems in its status bar.
#pragma once

#include <QObject>
#include <QPointer>

class Document;
class QAction;
class QLabel;
class QMainWindow;
class QToolButton;

class MapStatus : public QObject
{
    Q_OBJECT
public:
    explicit MapStatus(QMainWindow *window);
    void setDocument(Document *document); // null: no map
    void showImages(const QString &path); // in the title, while no map is open
    // Shows whether cells are unlocked, which the checkable action toggles, on a button.
    void showLock(QAction *editRecords);
    void showMessage(const QString &sentence); // for a few seconds

private:
    void showTitle();
    void showNumbers();

    QMainWindow *window_;
    QLabel *numbers_;
    QToolButton *lock_;
    QPointer<Document> document_;
};
