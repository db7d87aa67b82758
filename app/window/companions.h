// The program's other windows. Windows that share have the same camera and selection, so that two compiles of one map can be
// compared side by side.
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

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
    ~Companions() override;

    // Adds the commands that open further windows; returns those that need an open map.
    QList<QAction *> fillMenu(QMenu *menu);
    // Checked while this window shares its camera and selection with the others that do.
    QAction *sharing() const { return sharing_; }
    // Opens another window, with the map at `path` unless that is empty. It deletes itself when closed.
    MainWindow *open(const QString &path);
    // Like open(), but on the right half of the screen; this window takes the left half. Both share from then on.
    MainWindow *openBeside(const QString &path);
    // Returns another window that shows a map, preferably one that shares camera and selection; null: there is none.
    MainWindow *otherWithMap() const;
    // Closes all windows. Those with unsaved edits ask first.
    static void closeAll();
    // Saves the window's geometry for the next start, as it was before openBeside() changed it.
    void keepGeometry(Settings &settings) const;

signals:
    void statusMessage(const QString &sentence);

private:
    static MainWindow *create(const QString &path); // not shown yet
    static QList<MainWindow *> windows();
    QList<MainWindow *> sharers() const; // without this window
    void askForBeside();
    void begin(bool shares);
    void adopt();
    void followSelection();
    void passCamera();
    void passSelection();
    void pass(MainWindow *to);
    struct Compared;
    Compared &comparedWith(MainWindow *to);
    void passTo(Compared &compared);
    void select(Compared &compared);

    MainWindow *window_;
    QAction *sharing_;
    bool isBeside_ = false; // openBeside() made this window
    QByteArray geometry_;   // before openBeside() moved this window; empty: it did not
    bool listens_ = false;  // another window is setting this one's camera or selection: pass nothing on
    QPointer<Document> followed_;
    std::vector<std::unique_ptr<Compared>> compared_;
    quint64 version_ = 0; // increases whenever this window's map changes
};
