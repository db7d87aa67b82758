// The Go To line. It completes names from the map: lumps, textures, and classes and names of entities, each with its count.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/query/names.h"

#include <QLineEdit>
#include <QPointer>

class GoToNames;

class GoToEdit : public QLineEdit
{
    Q_OBJECT
public:
    explicit GoToEdit(QWidget *parent = nullptr);
    void setDocument(Document *document); // null: no map
    int offered() const;                  // number of names that contain the typed text
    void chooseFirst();                   // the first of these names

signals:
    void entered();                                     // Return was pressed without choosing a name
    void chosen(const std::vector<RecordRef> &records); // the records of the chosen name, all of one lump

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void collect();
    void choose(const QModelIndex &index);

    QPointer<Document> document_;
    GoToNames *names_;
    LatestWork collecting_;
    bool isStale_ = true; // the names are from another map, or from before an edit
};
