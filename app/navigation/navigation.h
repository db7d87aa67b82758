// Goes to records that the user types, that a link in a view leads to, or that the selection history holds. Selects the records
// and shows their table.
#pragma once

#include "core/document/document.h"

#include <QObject>
#include <QPointer>

class Actions;
class GoToEdit;
class QLineEdit;
class Settings;
class ShowIn3D;
class SightCommands;
class TableArea;
class ViewPanel;
class Views;
struct FilterRequest;
struct TypedPlace;

class Navigation : public QObject
{
    Q_OBJECT
public:
    Navigation(const Views &views, const Actions &actions, Settings &settings, QWidget *window);
    void setDocument(Document *document); // null: no map

    QLineEdit *edit() const; // the Go To line
    SightCommands *sights() const { return sights_; }
    void goTo(RecordRef record);
    // Selects `records`, all of one lump, and shows their table. The first that exists in the map becomes the current one.
    void goToAll(std::vector<RecordRef> records);
    void walk(bool forward);  // through the selection history
    void showTable(int lump); // in front of the views tabbed with it
    // Filters a table and selects all records that match.
    void selectMatches(int lump, const QString &filter);
    // Shows a table and adds a term to its filter.
    void filter(const FilterRequest &request);
    // Reports the numbers of selected records, by table. If none of these tables is open, opens that of the current record.
    void showLinked();

signals:
    void statusMessage(const QString &sentence);
    void noticed(const QString &sentence); // why the typed text matches nothing; empty: it matched

private:
    void openTable(int lump);
    void goToTyped();
    void arrive(const std::vector<RecordRef> &records);
    void goToPlace(const TypedPlace &place);

    QPointer<Document> document_;
    TableArea *tables_;
    ViewPanel *view_;
    GoToEdit *edit_;
    ShowIn3D *showIn3D_;
    SightCommands *sights_;
    bool isFromView_ = false; // the 3D view had focus before the Go To line
};
