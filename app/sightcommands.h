// What clusters see, and who sees them, as commands: of what is selected, or else of where the camera is. The actions are
// the same in the Go menu and in the menus of all views in which clusters can be selected.
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
    // Offers them to the views.
    SightCommands(const Views &views, Navigation *navigation, QWidget *window);
    void setDocument(Document *document); // null: no map

    enum What { Seen, Viewers, Heard, Faces, Entities, HotSpots, Count };
    QAction *action(What what) const { return actions_[what]; }
    const QList<QAction *> &actions() const { return actions_; } // by What

signals:
    void statusMessage(const QString &sentence);

private:
    void run(What what);
    void selectClusters(What what);
    void selectFaces();
    void selectEntities();
    void showHotSpots();
    // Those that are selected, or hold what is; of an empty selection the camera's. None: a sentence was said.
    std::vector<quint32> clusters();
    void select(std::vector<RecordRef> records);

    const Views &views_;
    Navigation *navigation_;
    ViewPanel *view_;
    QPointer<Document> document_;
    QList<QAction *> actions_;
    std::optional<What> waiting_; // for the visibility to be read
};
