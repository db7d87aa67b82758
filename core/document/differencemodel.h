// The differences between a document's map and the one that it is compared with, as a tree: a line for each lump and kind with
// its count, below it the records. The lists are made in the background.
#pragma once

#include "core/document/comparison.h"
#include "core/document/recordrows.h"

#include <QAbstractItemModel>

class DifferenceModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { KindColumn, RecordColumn, TextColumn, ColumnCount };
    static constexpr int KindRole = RecordRows::RawRole + 7; // int of RecordDifference::Kind
    static constexpr int OtherRecordRole = KindRole + 1;     // RecordRef in the other map; invalid: it has none

    // A record of either map, or of both.
    struct Entry {
        RecordRef a{}, b{};
        friend bool operator==(const Entry &, const Entry &) = default;
    };
    // The differences of one kind in a lump. Without entries, `sentence` says all.
    struct Group {
        RecordDifference::Kind kind = RecordDifference::Changed;
        QString title{}, sentence{};
        int lumpA = bsp::none, lumpB = bsp::none; // stored ones; none: that map lacks it
        bool isLight = false;                     // the entries' light differs
        std::vector<Entry> entries{};
    };

    explicit DifferenceModel(Document &document, QObject *parent = nullptr);

    // Lists only records whose kind, lump, name and text together contain all words.
    void setFilter(const QString &words);
    bool isListing() const { return work_.isRunning(); }
    // Returns whether the list shows the comparison's present result: only then do its records have the same numbers.
    bool isCurrent() const;
    // Returns the number of lines without children, which F7 steps through.
    qsizetype leafCount() const;
    QModelIndex leaf(qsizetype number) const;
    qsizetype numberOf(const QModelIndex &leaf) const;            // -1: it is no such line
    Entry entryOf(const QModelIndex &index) const;                // invalid records: the line stands for none
    std::vector<Entry> entriesOf(const QModelIndex &index) const; // of the line or, for a group, of all lines below it
    // Return the stored lumps of a line in the other map and in this one, and whether the line is about the light of faces.
    std::pair<int, int> lumpsOf(const QModelIndex &index) const { return {groupOf(index).lumpA, groupOf(index).lumpB}; }
    bool isLight(const QModelIndex &index) const { return groupOf(index).isLight; }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void listed(); // the list has changed

private:
    static constexpr quintptr topLevel = 0; // else one more than the group's row
    void list();
    void follow();
    const Group &groupOf(const QModelIndex &index) const;
    const Entry *entryAt(const QModelIndex &index) const;
    QString textAt(const QModelIndex &index) const;

    Document &document_;
    QString words_;
    std::shared_ptr<const MapDiff> known_, shown_; // the comparison's, and the one that is listed
    std::vector<Group> groups_;
    LatestWork work_;
};
