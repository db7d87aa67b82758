// An editable table of the selected entities' keys: for one entity every pair in order, for several the union of their keys.
// The last row adds a key. Edits go to the Document, and the rows follow it.
#pragma once

#include "core/document/document.h"
#include "core/document/recordrows.h"
#include "core/entities/renames.h"
#include "core/games/entityclass.h"

class EntityKeysModel : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Key, Value, Other, ColumnCount };           // Other: the value in the map to compare with, while there is one
    static constexpr int MixedRole = RecordRows::RawRole + 5; // bool: the entities' values differ

    explicit EntityKeysModel(Document &document, QObject *parent = nullptr);

    // `entities`: ascending numbers. The model follows edits that renumber them.
    void setEntities(std::vector<qint32> entities);
    const std::vector<qint32> &entities() const { return entities_; }

    int adderRow() const { return static_cast<int>(rows_.size()); } // where a key is added
    static QString adder() { return tr("add a key"); }              // the text shown there
    QString keyAt(int row) const;
    int rowOfKey(const QString &key) const; // the last row with that key; -1: none
    // Returns the keys, each with its value, that one entity has only in the map to compare with.
    QStringList pairsOnlyInOther() const;
    // Returns all that a row's value refers to: entities it targets, or those that target its name; a model; a leaf.
    std::vector<RecordRef> linksOf(int row) const;

    void remove(int row);
    void move(int row, int by); // among the pairs of one entity
    // Returns the row as it would be in the entity text; for mixed values, only the key.
    QString textOf(int row) const;
    // Returns why a cell cannot have this text; empty: it can.
    QString faultOf(const QModelIndex &index, const QString &text) const;
    // Sets the value of a row or, if the text is a pair as copied from a row, the value of its key. Here and in setData(),
    // positions written as consoles and other programs do become what the key takes (valueOfPlace()).
    bool paste(int row, const QString &text);
    struct Completion {
        QString text;
        qsizetype bearers = 0; // number of entities with this name; 0: it is offered for another reason
        QString note{};        // from its definition
        friend bool operator==(const Completion &, const Completion &) = default;
    };
    // Returns, in this order: the sorted names of the map's entities, if the cell takes one; what the definition of the class
    // offers; what entities of the same classes have in this map, the most frequent first; all defined classes, if the cell
    // takes one.
    std::vector<Completion> completionsFor(const QModelIndex &index) const;
    // Returns the kind of a row's values: by the definition or, for entities of several classes, by the key's name alone.
    bsp::ValueKind kindAt(int row) const;
    // Returns the flags that the class definition has for a row's value.
    std::vector<bsp::DefinedFlag> flagsAt(int row) const;
    quint32 flagsIn(const QString &value) const; // as the game reads them
    // Replaces the last undo step by one that sets the targetname of the entities and changes all references to them, too.
    // Returns false if that was refused; the last step then stays.
    bool renameUsesToo(const std::vector<qint32> &entities, const QString &name, qint32 only);

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void refused(const QString &sentence); // an edit cannot be made
    void keyNamed();                       // the last row has a key but no value yet
    void keyAdded(const QString &key);
    // Entities got another targetname, but others still refer to the old one.
    void usesLeft(const NameUses &uses, const std::vector<qint32> &entities, const QString &name, qint32 only);

protected:
    int rows() const override { return entities_.empty() ? 0 : adderRow() + 1; }
    int columns() const override { return hasOther_ ? ColumnCount : Other; }
    QVariant cellData(const QModelIndex &index, int role) const override;

private:
    struct Row {
        QString key, value;
        qint32 pair = -1;     // of one entity: number of the pair
        quint32 entities = 0; // number of entities that have the key
        bool mixed = false;   // the entities have different values, or some have none
    };
    std::vector<Row> rowsOfOne(qint32 entity) const;
    std::vector<Row> rowsOfAll() const;
    void read(bool isOwnEdit);
    void followDifferences();
    RecordDifference difference() const;
    QVariant otherData(const Row &row, int role) const;
    std::optional<QString> otherValue(const Row &row) const;
    void follow(const MapChange &change);
    bool push(Result<EntityEdit> edit, std::function<void()> then = {});
    bool setKey(int row, const QString &key);
    bool setValue(int row, const QString &value);
    bool setPairs(const QString &key, const QString &value, qint32 only, const std::function<void()> &then = {});
    bsp::Definition definition() const;    // of the entities' class; unknown for several classes
    QByteArray keyBytes(int row) const;    // of the row's key, also in the last row
    QString namesIn(const Row &row) const; // of the flags set, or of the choice
    QString helpOf(const Row &row) const;
    QHash<QByteArrayView, qsizetype> occurring(const QModelIndex &index) const;
    bool wantsName(const QModelIndex &index, QByteArrayView name) const;
    bool isNameKey(const Row &row) const; // whether its values are names of the entities
    bool isBroken(const Row &row) const;
    QString toolTip(const Row &row) const;
    qsizetype valuesOf(const Row &row) const;     // number of different ones
    QByteArray referenceIn(const Row &row) const; // the name a row refers to; null: none
    RecordRef modelIn(const Row &row) const;
    RecordRef leafOf(const Row &row) const;

    Document &document_;
    std::vector<qint32> entities_;
    std::vector<Row> rows_;
    QString newKey_; // typed in the last row, until it has its value
    bool pushing_ = false;
    bool hasOther_ = false;
};
