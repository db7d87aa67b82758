// What is done to whole entities: added, copied, put in another place, taken away. Each is one step of undo, and what
// it made is selected. Only entities that the list shows are reached: nobody loses what he does not see.
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
    // `list`: the rows that the user sees.
    EntityCommands(Document *document, const RecordRows *list, QObject *parent = nullptr);

    // Those that the Selection means, ascending; and the one that its user is at, or -1.
    std::vector<qint32> selected() const;
    qint32 current() const;
    // "func_door 12"
    QString nameOf(qint32 entity) const;

    // Behind the current entity, with an origin where one is given. False when it was refused.
    bool add(const QString &classname, const QString &origin = {});
    // Whether the current one has a brush model.
    bool hasModel() const;
    // With the brush model of the current one, beside it.
    bool addOfModel(const QString &classname);
    void duplicate();
    void remove();
    void cut();
    void copy();
    void paste();
    void move(int by);
    // Selects whom the current entity targets, or who targets it; of several one after the other.
    void walk(bool toTargets);
    // All whom the selected ones target, or who target them.
    void selectNeighbours(bool targets);

signals:
    void statusMessage(const QString &sentence);
    void noticed(const Notice &notice); // worth more than a moment

private:
    // Of the selected those that the list shows; where there are none it says so: `wanted`, or that they are filtered out.
    std::vector<qint32> reached(const QString &wanted);
    qint32 neighbourOf(const std::vector<qint32> &entities) const;
    // `typed`: what of it somebody typed.
    bool push(Result<EntityEdit> edit, const QString &typed = {}, std::function<void()> then = {});
    void select(const std::vector<qint32> &entities);
    QStringList namesOf(const std::vector<qint32> &entities) const;
    void putOnClipboard(const std::vector<qint32> &entities) const;
    void tellOfModels(const CopiedEntities &copied);
    bool areOthersAsIn(const std::vector<OtherModel> &told) const;
    void useSameModels();
    QString consequence(const std::vector<qint32> &removed) const;

    Document *document_;
    const RecordRows *list_;
    EntityWalk *walk_;
    std::vector<qint32> added_; // by the last edit
    std::vector<OtherModel> others_; // of what was pasted last
};
