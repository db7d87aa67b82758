// The menu that sets the encoding of the entity text: detected, or chosen. A choice is remembered for its map.
#pragma once

#include "core/document/document.h"

#include <QAction>
#include <QPointer>

class QMenu;
class Settings;

class TextCodeMenu : public QObject
{
    Q_OBJECT
public:
    // Adds its own submenu to `menu`.
    TextCodeMenu(Settings &settings, QMenu *menu, QObject *parent);
    // Applies the encoding that was chosen earlier for this map. Call it for a newly opened document before it is shown.
    void adopt(Document &document) const;
    // Sets the document whose encoding the menu shows; null: no map.
    void setDocument(Document *document);
    QList<QAction *> actions() const { return actions_; }

private:
    void choose(std::optional<TextCode> code);
    void keep() const;
    void show();

    Settings &settings_;
    QPointer<Document> document_;
    QList<QAction *> actions_; // in the order of `choices`
};
