// The ways to a record: typed, followed from another view, back and forward. Each selects it and shows its table.
#pragma once

#include "core/document/document.h"

#include <QObject>
#include <QPointer>

class QLineEdit;
class TableArea;
class ViewPanel;
class Views;
struct FilterRequest;
struct TypedPlace;

class Navigation : public QObject
{
    Q_OBJECT
public:
    Navigation(const Views &views, QWidget *window);
    void setDocument(Document *document); // null: no map

    QLineEdit *edit() const { return edit_; } // where to go is typed here
    void goTo(RecordRef record);
    void walk(bool forward); // through what was selected before
    void showTable(int lump);
    // Filters a table and selects all records that it shows then.
    void selectMatches(int lump, const QString &filter);
    // Raises a table and adds a term to its filter.
    void filter(const FilterRequest &request);
    // Of a selection of other records than those in front: how many there are, and a table to see them in.
    void showLinked();

signals:
    void statusMessage(const QString &sentence);
    void noticed(const QString &sentence); // why what is typed leads nowhere; empty: it does

private:
    void goToTyped();
    void goToPlace(const TypedPlace &place);

    QPointer<Document> document_;
    TableArea *tables_;
    ViewPanel *view_;
    QLineEdit *edit_;
};
