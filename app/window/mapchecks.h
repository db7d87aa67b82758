// Checks the open map in the background: once it has been painted, and again a moment after each edit.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

class BackgroundWork;
class Document;
class ProblemList;
class QWidget;

class MapChecks : public QObject
{
    Q_OBJECT
public:
    // `work` shows the checks. The first check of a map waits until `window` has been painted.
    MapChecks(QWidget *window, BackgroundWork *work, ProblemList *problems);
    void setDocument(Document *document); // null: no map
    bool isRunning() const;               // or soon will be: once the window is drawn, or edits pause

signals:
    void checked(); // the document's problems are known

private:
    void start();

    QWidget *window_;
    BackgroundWork *work_;
    ProblemList *problems_;
    QPointer<Document> document_;
    QPointer<QObject> first_;
    QTimer recheck_;
};
