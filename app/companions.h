// The other windows of the program. Those that share look at the same: two compiles of one map, side by side.
#pragma once

#include "core/map/record.h"

#include <QList>
#include <QObject>
#include <QPointer>

class Document;
class MainWindow;
class QAction;
class QMenu;
class Settings;

class Companions : public QObject
{
    Q_OBJECT
public:
    explicit Companions(MainWindow *window);

    // Adds what opens another window; returns those that are of use only with a map.
    QList<QAction *> fillMenu(QMenu *menu);
    // Whether this window shares its camera and its selection with the others that do.
    QAction *sharing() const { return sharing_; }
    // Another window, with a map or, where `path` is empty, with none. It deletes itself when it is closed.
    MainWindow *open(const QString &path);
    // The same at the right of this one, which takes the left half of the screen; they share from then on.
    MainWindow *openBeside(const QString &path);
    // Closes all windows; those with unsaved edits ask first.
    static void closeAll();
    // Remembers how large the window is and where, for the next start: not what openBeside() has made of it.
    void keepGeometry(Settings &settings) const;

signals:
    void statusMessage(const QString &sentence);

private:
    static MainWindow *create(const QString &path); // not shown yet
    static QList<MainWindow *> windows();
    QList<MainWindow *> sharers() const; // the others
    void askForBeside();
    void begin(bool shares);
    void adopt();
    void followSelection();
    void passCamera();
    void passSelection();
    void pass(MainWindow *to);
    // Of the document of `to`.
    std::vector<RecordRef> selectedIn(const MainWindow *to) const;

    MainWindow *window_;
    QAction *sharing_;
    bool isBeside_ = false; // openBeside() made this window
    QByteArray geometry_;   // from before it moved this window; empty: it did not
    bool listens_ = false; // to another window, and passes nothing on
    QPointer<Document> followed_;
};
