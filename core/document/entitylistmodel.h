// The list of entities: in file order, or by class under headings that can be folded. Entities that the game does not spawn in
// the chosen spawn mode are grey, and their tool tips say why. Columns are keys: the classname, the keys that the filter names,
// then keys that are typical of the entities that the filter shows or, without a filter, of the selected classes.
#pragma once

#include "core/document/document.h"
#include "core/document/recordrows.h"
#include "core/entities/spawns.h"
#include "core/query/filter.h"
#include "core/text.h"

#include <QSet>
#include <QTimer>

class EntityListModel : public RecordRows
{
    Q_OBJECT
public:
    // The columns while nothing is filtered or selected; the keys that most entities have follow them.
    enum Column { Classname, Targetname, Target, Origin, Model };
    static constexpr int ColumnCount = 8;
    static constexpr int LeftOutRole = RawRole + 4; // bool: the game does not spawn this entity

    explicit EntityListModel(const Document &document, QObject *parent = nullptr);

    int lump() const override { return document_.map().format().roles.entityList; }
    RecordRef recordAt(int row) const override;
    // Returns the heading's row for an entity under a folded heading.
    int rowOf(quint32 index) const override;
    // Appends all entities of a heading if it is folded, or was selected alone.
    void appendRecords(int row, bool isAlone, std::vector<quint32> &records) const override;

    void setFilter(Filter filter);
    const Filter &filter() const { return filter_; }
    void setGrouped(bool grouped);
    bool isGrouped() const { return grouped_; }
    // `mode` null: the game spawns every entity.
    void setSpawnMode(const bsp::SpawnMode *mode);

    int columnOf(const QString &key) const; // -1: no column shows the key
    bool isHeading(int row) const;
    bool isFolded(int row) const; // of a heading
    void setFolded(int row, bool folded);
    void setAllFolded(bool folded);

    quint32 entityCount() const { return document_.map().recordCount(lump()); }
    quint32 shownCount() const { return shown_; } // that pass the filter
    quint32 leftOutCount() const;                 // of all

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void columnsChosen(const std::vector<int> &now); // new column by old one; -1: it is gone

protected:
    int rows() const override { return static_cast<int>(rows_.size()); }
    int columns() const override { return ColumnCount; }
    QVariant cellData(const QModelIndex &index, int role) const override;
    bool isMarked(int row) const override;

private:
    struct Row {
        qint32 entity = -1; // -1: a heading
        qint32 group = -1;
        friend bool operator==(const Row &, const Row &) = default;
    };
    struct Group {
        QByteArray classname; // lower case, for comparison
        QString title;
        std::vector<quint32> entities;
        friend bool operator==(const Group &, const Group &) = default;
    };
    void arrange(); // updates rows_, and notifies views
    std::vector<Group> groupsOf(const std::vector<quint32> &entities) const;
    void addHelp(QStringList &lines, QByteArrayView classname) const;
    QVariant headingData(const Group &group, int column, int role) const;
    void chooseColumns();
    std::vector<quint32> relevantEntities() const;
    QByteArrayView keyOf(int column) const;
    // Returns the entity name in a cell; null: its key names no entity.
    QByteArrayView nameIn(quint32 entity, int column) const;
    QByteArrayView value(quint32 entity, int column) const; // null: the entity lacks the key
    QString text(quint32 entity, int column) const;
    bool isModel(int column) const { return isSame(keyOf(column), "model"); }
    const Link *modelLink() const { return document_.references().link(document_.map().format().columns.entityModel); }
    RecordRef link(quint32 entity, int column) const;
    bool isBroken(quint32 entity, int column) const;
    QString whyNotMade(qint32 entity) const; // in the spawn mode that was set
    QString toolTip(quint32 entity, int column) const;

    const Document &document_;
    Filter filter_;
    bool grouped_ = false;
    const bsp::SpawnMode *mode_ = nullptr;
    QSet<QByteArray> folded_; // classes
    std::vector<Group> groups_;
    std::vector<Row> rows_;
    std::vector<qint32> rowOf_;    // by entity; -1: filtered out
    std::vector<QByteArray> keys_; // by column; empty: an empty column
    QTimer settle_;                // runs while the selection may change again
    quint32 shown_ = 0;
};
