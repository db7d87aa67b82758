// The entities as a list to work with: in file order, or by class under headings that can be folded. Rows that the
// chosen way of playing leaves out are grey and say why. Its columns are keys: behind the class those that the filter
// names, then what those are about that the filter shows or, without one, the classes that are selected.
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
    // Where these are as long as nothing is filtered or selected; behind them are the keys that most entities have.
    enum Column { Classname, Targetname, Target, Origin, Model };
    static constexpr int ColumnCount = 8;
    static constexpr int LeftOutRole = RawRole + 4; // bool: the game does not make this entity

    explicit EntityListModel(const Document &document, QObject *parent = nullptr);

    int lump() const override { return document_.map().format().roles.entityList; }
    RecordRef recordAt(int row) const override;
    // Of an entity under a folded heading the heading's row.
    int rowOf(quint32 index) const override;
    // A heading stands for its entities while they are folded away, or where it was chosen itself.
    void appendRecords(int row, bool isAlone, std::vector<quint32> &records) const override;

    void setFilter(Filter filter);
    const Filter &filter() const { return filter_; }
    void setGrouped(bool grouped);
    bool isGrouped() const { return grouped_; }
    // Null: every entity is made.
    void setSpawnMode(const bsp::SpawnMode *mode);

    int columnOf(const QString &key) const; // -1: none has it
    bool isHeading(int row) const;
    bool isFolded(int row) const; // of a heading
    void setFolded(int row, bool folded);
    void setAllFolded(bool folded);

    quint32 entityCount() const { return document_.map().recordCount(lump()); }
    quint32 shownCount() const { return shown_; } // that pass the filter
    quint32 leftOutCount() const;                 // of all

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void columnsChosen(const std::vector<int> &now); // by column of before, where its key stands; -1: nowhere

protected:
    int rows() const override { return static_cast<int>(rows_.size()); }
    int columns() const override { return ColumnCount; }
    QVariant cellData(const QModelIndex &index, int role) const override;
    bool isMarked(int row) const override;

private:
    struct Row {
        qint32 entity = -1; // of a heading -1
        qint32 group = -1;
        friend bool operator==(const Row &, const Row &) = default;
    };
    struct Group {
        QByteArray classname; // lower case, as it is told from others
        QString title;
        std::vector<quint32> entities;
        friend bool operator==(const Group &, const Group &) = default;
    };
    void arrange(); // rows_ anew, and tells views of it
    std::vector<Group> groupsOf(const std::vector<quint32> &entities) const;
    void addHelp(QStringList &lines, QByteArrayView classname) const;
    QVariant headingData(const Group &group, int column, int role) const;
    void chooseColumns();
    std::vector<quint32> lookedAt() const;
    QByteArrayView keyOf(int column) const;
    // The name in a cell; null: its key names nobody.
    QByteArrayView nameIn(quint32 entity, int column) const;
    QByteArrayView value(quint32 entity, int column) const; // null: the entity lacks the key
    QString text(quint32 entity, int column) const;
    bool isModel(int column) const { return isSame(keyOf(column), "model"); }
    const Link *modelLink() const { return document_.references().link(document_.map().format().columns.entityModel); }
    RecordRef link(quint32 entity, int column) const;
    bool isBroken(quint32 entity, int column) const;
    QString whyNotMade(qint32 entity) const; // in the way of playing that was set
    QString toolTip(quint32 entity, int column) const;

    const Document &document_;
    Filter filter_;
    bool grouped_ = false;
    const bsp::SpawnMode *mode_ = nullptr;
    QSet<QByteArray> folded_; // classes
    std::vector<Group> groups_;
    std::vector<Row> rows_;
    std::vector<qint32> rowOf_; // by entity; -1: filtered out
    std::vector<QByteArray> keys_; // by column; an empty one has nothing
    QTimer settle_; // while the selection may change again
    quint32 shown_ = 0;
};
