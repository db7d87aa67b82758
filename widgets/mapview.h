// The base of all views of a map: each shows a document, and emits signals for what it needs from the window.
#pragma once

#include "core/camera/camera.h"
#include "core/document/document.h"
#include "core/query/filterrequest.h"
#include "widgets/offer.h"

#include <QWidget>

// A key or mouse gesture that a view handles itself, for lists of keys. Actions list their own keys.
struct OwnKey {
    QString keys, what;
};

class MapView : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    // Sets the document to show; null: no map. `again`: the same map was reloaded, so remembered positions in it are kept. The
    // document must live until the view is deleted or gets another one.
    virtual void setDocument(Document *document, bool again = false) = 0;
    // Sets whether the view is in front. Qt counts docks behind other tabs as visible; views there need not read anything.
    virtual void setInFront(bool inFront);
    // Returns the keys that no action lists, and those of actions that may not exist yet.
    virtual QList<OwnKey> ownKeys() const { return {}; }

    // Takes the window's commands about the selection, for the context menus of the view.
    virtual void offer(const QList<QAction *> &) {}

signals:
    void statusMessage(const QString &sentence);                   // shown for a moment
    void noticed(const Notice &notice);                            // shown until it is read, or no longer true
    void followed(RecordRef record);                               // select it and show its table
    void selectedLinked();                                         // linked records are selected; show their table
    void filterRequested(const FilterRequest &request);            // filter the table of its lump
    void showIn3DRequested();                                      // move the camera to the selection
    void showOnlyRequested(const std::vector<RecordRef> &records); // in 3D, hide all other faces

    void cameraRequested(const Camera &camera); // show the map from there in 3D
    void hotSpotsRequested();                   // show the places from which most is drawn

protected:
    // Sets the widget that is hidden while the view is not in front. Without it, nothing is hidden.
    void setContent(QWidget *content);

private:
    QWidget *content_ = nullptr;
};
