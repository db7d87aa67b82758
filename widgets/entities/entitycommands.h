// Commands for whole entities: add, copy, move, delete. Each is one undo step and selects its result. They apply only to
// entities that the list shows, so that the user sees what is lost.
#pragma once

#include "core/document/document.h"
#include "core/entities/copied.h"
#include "widgets/offer.h"

#include <QObject>

#include <functional>

class EntityWalk;
class RecordRows;

class EntityCommands : public QObject
{
    Q_OBJECT
public:
    // `list`: the rows of the list of entities.
    EntityCommands(Document *document, const RecordRows *list, QObject *parent = nullptr);

    // Return the entities that the Selection refers to, ascending, and the current one, or -1.
    std::vector<qint32> selected() const;
    qint32 current() const;
    // "func_door 12"
    QString nameOf(qint32 entity) const;

    // Adds an entity after the current one, with an origin if one is given. Returns false if it was refused.
    bool add(const QString &classname, const QString &origin = {});
    // Returns whether the current entity has a brush model.
    bool hasModel() const;
    // Adds an entity that shares the current one's brush model, with an origin that puts it beside that one.
    bool addOfModel(const QString &classname);
    void duplicate();
    void remove();
    void cut();
    void copy();
    void paste();
    void move(int by);
    // Selects the next entity of a walk along the targets of the current entity, or back along what targets it.
    void walk(bool toTargets);
    // Selects all that the selected entities target, or all that target them.
    void selectNeighbours(bool targets);

signals:
    void statusMessage(const QString &sentence);
    void noticed(const Notice &notice); // for the notice bar

private:
    // Returns the selected entities that the list shows. If there are none, emits `wanted`, or a message that the filter hides
    // them.
    std::vector<qint32> reached(const QString &wanted);
    qint32 neighbourOf(const std::vector<qint32> &entities) const;
    // Makes the edit and selects what it adds; then calls `then`. Returns false if the edit cannot be made. `typed`: the part of
    // the edit that was typed, for hints about its encoding.
    bool push(Result<EntityEdit> edit, const QString &typed = {}, std::function<void()> then = {});
    void select(const std::vector<qint32> &entities);
    QStringList namesOf(const std::vector<qint32> &entities) const;
    void putOnClipboard(const std::vector<qint32> &entities) const;
    void warnAboutModels(const CopiedEntities &copied);
    bool isWarningCurrent(const std::vector<OtherModel> &warned) const;
    void useSameModels();
    QString consequence(const std::vector<qint32> &removed) const;

    Document *document_;
    const RecordRows *list_;
    EntityWalk *walk_;
    std::vector<qint32> added_;      // entities that the last edit added
    std::vector<OtherModel> others_; // models that the last paste warned about
};
