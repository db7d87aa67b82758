// The list of lumps: the directory's with their sizes, shares of limits and problems, then the derived, BSPX and Xash3D
// lumps, each under a heading. Edited lumps have the size that saving gives them.
#pragma once

#include "core/cells/recordchanges.h"
#include "core/document/document.h"
#include "core/document/flattable.h"

#include <map>
#include <set>

class LumpListModel : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Slot, Name, Records, ByteCount, Share, ProblemCount, ColumnCount };
    enum Role {
        LumpRole = Qt::UserRole,          // int, -1 on a heading
        ShareRole = Qt::UserRole + 0x100, // double 0..1 and more, or invalid; not one of RecordRows::Role
        RefusedRole,                      // bool: the lump exceeds what the chosen engine loads
    };

    explicit LumpListModel(const Document &document, QObject *parent = nullptr);

    int lumpAt(int row) const;
    int rowOf(int lump) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

protected:
    int rows() const override { return static_cast<int>(rows_.size()); }
    int columns() const override { return ColumnCount; }
    QVariant cellData(const QModelIndex &index, int role) const override;

private:
    struct Row {
        int lump = -1;
        QString heading;
    };
    void readLumps();
    void notifyChanged(int lump);
    bool isEdited(int lump) const;                  // since it was read or saved
    const RecordChanges &changesIn(int lump) const; // of an edited lump, compared with the file
    QString display(int lump, int column) const;
    QString toolTip(int lump, int column) const;

    const Document &document_;
    std::vector<Row> rows_;
    std::set<int> edited_;                         // lumps that changed since the map was as on disk
    mutable std::map<int, RecordChanges> changes_; // of those that were asked for since the last change
};
