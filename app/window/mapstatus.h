// Shows what is open in the window's title, and messages, the selection and the numbers of problems in its status bar.
#pragma once

#include <QObject>
#include <QPointer>

class Document;
class QLabel;
class QMainWindow;

class MapStatus : public QObject
{
    Q_OBJECT
public:
    explicit MapStatus(QMainWindow *window);
    void setDocument(Document *document);      // null: no map
    void showImages(const QString &path);      // in the title, while no map is open
    void showMessage(const QString &sentence); // for a few seconds

private:
    void showTitle();
    void showNumbers();

    QMainWindow *window_;
    QLabel *numbers_;
    QPointer<Document> document_;
};
