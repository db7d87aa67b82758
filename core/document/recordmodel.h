// One record as a table for the inspector: a row for each field, and for each key of an entity.
#pragma once

#include "core/document/maptables.h"
#include "core/document/recordrows.h"

class RecordEditor;

class RecordModel : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Name, Value, Meaning, ColumnCount };

    RecordModel(const MapTables &tables, QObject *parent = nullptr);
    // Shows a record. If it is shown already, its rows stay, and calculated fields are added: an open editor stays open.
    void setRecord(RecordRef record);
    RecordRef record() const { return record_; }
    // Returns the offset and size of a row's bytes: of a value in its record, or of a pair in the entity's text. The size is 0
    // for values that are derived or computed.
    std::pair<quint32, quint32> bytesOf(int row) const;
    // Returns all that is known of a row's value; cells may be too narrow for it.
    QString wholeText(int row) const;
    // Returns the row whose field holds a byte of the record, or -1.
    int rowOfByte(quint32 offset) const;

    // Lets values of fields be edited as far as the editor allows.
    void setEditor(RecordEditor *editor) { editor_ = editor; }
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    int rows() const override { return static_cast<int>(rows_.size()); }
    int columns() const override { return ColumnCount; }
    QVariant cellData(const QModelIndex &index, int role) const override;

private:
    struct Row {
        QString name, value, meaning;
        RecordRef link;
        QString whyBroken; // in a sentence; empty: the reference is valid
        quint32 offset = 0, length = 0;
        int field = bsp::none; // none: an entity's key
    };
    std::vector<Row> rowsOf(RecordRef record) const;
    void addFields(RecordRef record, std::vector<Row> &rows) const;
    void addKeys(RecordRef record, std::vector<Row> &rows) const;
    void setLink(RecordRef record, Row &row, int field) const;
    std::optional<QString> otherText(const Row &row) const;
    bool beginsAsShown(const std::vector<Row> &rows) const;

    const MapTables &tables_;
    RecordEditor *editor_ = nullptr;
    RecordRef record_;
    std::vector<Row> rows_;
};
