// The keys of the selected entities, to be edited: of one every pair in its order, of several the union of their keys.
// The last row adds a key. It changes nothing itself: edits go to the Document, and the rows follow it.
#pragma once

#include "core/document/document.h"
#include "core/document/recordrows.h"
#include "core/entities/renames.h"
#include "core/games/entityclass.h"

class EntityKeysModel : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Key, Value, ColumnCount };
    static constexpr int MixedRole = RecordRows::RawRole + 5; // bool: the entities' values differ

    explicit EntityKeysModel(Document &document, QObject *parent = nullptr);

    // Ascending numbers. An edit renumbers them by itself.
    void setEntities(std::vector<qint32> entities);
    const std::vector<qint32> &entities() const { return entities_; }

    int adderRow() const { return static_cast<int>(rows_.size()); } // where a key is added
    static QString adder() { return tr("add a key"); } // what stands there
    QString keyAt(int row) const;
    int rowOfKey(const QString &key) const; // the last of that key; -1: none
    // Everything that a row's value refers to: those it targets, or who targets its name; a model; a leaf.
    std::vector<RecordRef> linksOf(int row) const;

    void remove(int row);
    void move(int row, int by); // among the pairs of one entity
    // The row as it would stand in the text.
    QString textOf(int row) const;
    // Why a text cannot stand in a cell; empty: it can.
    QString faultOf(const QModelIndex &index, const QString &text) const;
    // Sets the value of a row, or the key that the text names with its value, as copied from a row. What a key takes of a
    // place that is written as consoles and other programs do is taken here and when it is typed (valueOfPlace()).
    bool paste(int row, const QString &text);
    struct Completion {
        QString text;
        qsizetype bearers = 0; // how many entities have it for a name; 0: it is offered for another reason
        QString note{};        // what its definition says of it
        friend bool operator==(const Completion &, const Completion &) = default;
    };
    // Where a name belongs, those of the map's entities in their order; then what the definition of their class offers; then
    // what occurs in this map in entities of the same classes, the most frequent first; then, for a class, all defined ones.
    std::vector<Completion> completionsFor(const QModelIndex &index) const;
    // What values of a row are, by its definition; where the entities are of several classes, by the key's name alone.
    bsp::ValueKind kindAt(int row) const;
    // The flags that a row's value may have by the definition of their class.
    std::vector<bsp::DefinedFlag> flagsAt(int row) const;
    quint32 flagsIn(const QString &value) const; // as the game reads them
    // Gives entities the targetname once more, now with all that name them: one step of undo in place of the last one.
    // False when it was refused.
    bool renameUsesToo(const std::vector<qint32> &entities, const QString &name, qint32 only);

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void refused(const QString &sentence); // an edit cannot be made
    void keyNamed();                       // the row that adds has its key, and waits for the value
    void keyAdded(const QString &key);
    // Entities were given another targetname, and others name them by the one of before.
    void usesLeft(const NameUses &uses, const std::vector<qint32> &entities, const QString &name, qint32 only);

protected:
    int rows() const override { return entities_.empty() ? 0 : adderRow() + 1; }
    int columns() const override { return ColumnCount; }
    QVariant cellData(const QModelIndex &index, int role) const override;

private:
    struct Row {
        QString key, value;
        qint32 pair = -1;                 // of one entity its number
        quint32 entities = 0;             // that have the key
        bool mixed = false;               // they have different values, or some have none
    };
    std::vector<Row> rowsOfOne(qint32 entity) const;
    std::vector<Row> rowsOfAll() const;
    void read(bool isOwnEdit);
    void follow(const MapChange &change);
    bool push(Result<EntityEdit> edit, std::function<void()> then = {});
    bool setKey(int row, const QString &key);
    bool setValue(int row, const QString &value);
    bool setPairs(const QString &key, const QString &value, qint32 only, const std::function<void()> &then = {});
    bsp::Definition definition() const; // of the entities' class; of several classes none
    QByteArray keyBytes(int row) const; // also where one is added
    QString namesIn(const Row &row) const; // of the flags that are on, or of the choice
    QString helpOf(const Row &row) const;
    QHash<QByteArrayView, qsizetype> occurring(const QModelIndex &index) const;
    bool wantsName(const QModelIndex &index, QByteArrayView name) const;
    bool isNameKey(const Row &row) const; // whether its values are names of the entities
    bool isBroken(const Row &row) const;
    QString toolTip(const Row &row) const;
    qsizetype valuesOf(const Row &row) const; // different ones
    QByteArray referenceIn(const Row &row) const; // the name a row refers to; null: none
    RecordRef modelIn(const Row &row) const;
    RecordRef leafOf(const Row &row) const;

    Document &document_;
    std::vector<qint32> entities_;
    std::vector<Row> rows_;
    QString newKey_; // typed where a key is added, until it has its value
    bool pushing_ = false;
};
