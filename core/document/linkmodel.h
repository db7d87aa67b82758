// What the current record uses and what uses it, as a tree of records.
#pragma once

#include "core/document/maptables.h"
#include "core/document/recordrows.h"

#include <QStandardItemModel>

class LinkModel : public QStandardItemModel
{
    Q_OBJECT
public:
    // The most records listed of one kind; a row after them says how many more there are.
    static constexpr size_t listed = 200;
    // On a group: its records as a QVariant of std::vector<RecordRef>.
    static constexpr int GroupRole = RecordRows::RawRole + 2;

    LinkModel(const MapTables &tables, QObject *parent = nullptr);
    void setRecord(RecordRef record);
    Qt::ItemFlags flags(const QModelIndex &index) const override
    {
        return QStandardItemModel::flags(index) & ~Qt::ItemIsEditable;
    }

private:
    void addUses(RecordRef record);
    void addUsers(RecordRef record);
    bool isEntity(RecordRef record) const { return record.lump == tables_.map().format().roles.entityList; }
    void addNamed(QStandardItem *under, qint32 entity);
    void addNaming(QStandardItem *under, qint32 entity);
    void appendSection(QStandardItem *section, const QString &whenEmpty);
    void addGroup(QStandardItem *under, const QString &text, const std::vector<RecordRef> &records);

    const MapTables &tables_;
};
