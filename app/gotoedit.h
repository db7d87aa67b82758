// The line where one types where to go. It offers what the map has by name: lumps, textures, and classes and names of
// entities, each with its count.
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
    int offered() const; // how many names contain what is typed
    void chooseFirst();  // of these

signals:
    void entered();                                     // Return, on what is typed
    void chosen(const std::vector<RecordRef> &records); // of what is offered; of one lump

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void collect();
    void choose(const QModelIndex &index);

    QPointer<Document> document_;
    GoToNames *names_;
    LatestWork collecting_;
    bool isStale_ = true; // what is offered is of another map, or of before an edit
};
