// The ways to a record: typed, followed from another view, back and forward. Each selects it and shows its table.
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

    QLineEdit *edit() const; // where to go is typed here
    SightCommands *sights() const { return sights_; }
    void goTo(RecordRef record);
    // Of one lump; the first that the map has is the current one.
    void goToAll(std::vector<RecordRef> records);
    void walk(bool forward); // through what was selected before
    void showTable(int lump); // before what shares its place
    // Filters a table and selects all records that it shows then.
    void selectMatches(int lump, const QString &filter);
    // Shows a table and adds a term to its filter.
    void filter(const FilterRequest &request);
    // Of a selection of other records than those in front: how many there are, and a table to see them in.
    void showLinked();

signals:
    void statusMessage(const QString &sentence);
    void noticed(const QString &sentence); // why what is typed leads nowhere; empty: it does

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
    bool isFromView_ = false; // the 3D view had the keyboard before the line where one types
};
