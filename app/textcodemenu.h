// Which code the entity text is taken for: as the text tells, or as somebody said once of that map, which is remembered.
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
    // Fills a menu of its own in `menu`.
    TextCodeMenu(Settings &settings, QMenu *menu, QObject *parent);
    // To a document that was just opened, before it is shown: what was said of that map.
    void adopt(Document &document) const;
    // Whose code is chosen; null: no map.
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
