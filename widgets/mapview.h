// What the views of a map have in common: each shows a document, and says what it wants of the window around it.
#pragma once

#include "core/camera/camera.h"
#include "core/document/document.h"
#include "core/query/filterrequest.h"
#include "widgets/offer.h"

#include <QWidget>

// What a view does with a key or the mouse by itself, for those who look for it; actions tell their keys.
struct OwnKey {
    QString keys, what;
};

class MapView : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    // Null: no map. `again`: it is the same map, read anew; what is remembered of places in it stays.
    // The document has to outlive the view, or its next document.
    virtual void setDocument(Document *document, bool again = false) = 0;
    // Qt counts what lies behind other tabs of docks as visible. Views that are told of it read nothing there.
    virtual void setInFront(bool inFront);
    // Those that no action tells, with those of actions that may not be there yet.
    virtual QList<OwnKey> ownKeys() const { return {}; }

    // Commands of the window about what is selected, for the menus of the view that it may be selected in.
    virtual void offer(const QList<QAction *> &) {}

signals:
    void statusMessage(const QString &sentence); // for a moment
    void noticed(const Notice &notice);          // until it is read, or no longer true
    void followed(RecordRef record);             // is to be selected, and its table to be shown
    void selectedLinked();                       // what is selected now may have no table in front
    void filterRequested(const FilterRequest &request); // of the table of its lump
    void shownIn3DWanted(); // the camera is to be brought to what is selected now
    void onlyTheseWanted(const std::vector<RecordRef> &records); // in 3D: faces that belong to no others are to be hidden

    void lookWanted(const Camera &camera); // the map is to be seen from there in 3D
    void hotSpotsWanted();                 // where the most is drawn is to be shown

protected:
    // What is hidden while the view is not in front; without this, nothing is.
    void setContent(QWidget *content);

private:
    QWidget *content_ = nullptr;
};
