// Commands that select what is visible or audible from clusters, what they are visible from, and their faces and entities. They
// apply to the selected clusters, or else to the camera's. The Go menu and the menus of all views in which clusters can be
// selected have the same actions.
#pragma once

#include "core/document/document.h"

#include <QList>
#include <QObject>
#include <QPointer>

class Navigation;
class QAction;
class QWidget;
class ViewPanel;
class Views;

class SightCommands : public QObject
{
    Q_OBJECT
public:
    // Adds the commands to the views' menus.
    SightCommands(const Views &views, Navigation *navigation, QWidget *window);
    void setDocument(Document *document); // null: no map

    enum What { Seen, Viewers, Heard, Faces, Entities, HotSpots, Count };
    QAction *action(What what) const { return actions_[what]; }
    const QList<QAction *> &actions() const { return actions_; } // indexed by What

signals:
    void statusMessage(const QString &sentence);

private:
    void run(What what);
    void selectClusters(What what);
    void selectFaces();
    void selectEntities();
    void showHotSpots();
    // Returns the selected clusters and those that contain selected records; with no selection, the camera's. If there are
    // none, emits a message.
    std::vector<quint32> clusters();
    void select(std::vector<RecordRef> records);

    const Views &views_;
    Navigation *navigation_;
    ViewPanel *view_;
    QPointer<Document> document_;
    QList<QAction *> actions_;
    std::optional<What> waiting_; // the command that waits for the visibility to be read
};
