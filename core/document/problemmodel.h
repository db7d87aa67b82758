// The problems as a tree: a line for each kind with its count, below it the findings.
#pragma once

#include "core/document/document.h"
#include "core/document/recordrows.h"

#include <QAbstractItemModel>

class ProblemModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { SeverityColumn, RecordColumn, TextColumn, ColumnCount };
    static constexpr int SeverityRole = RecordRows::RawRole + 3; // int of Severity
    static constexpr int KindRole = SeverityRole + 1;            // Problem::id

    explicit ProblemModel(const Document &document, QObject *parent = nullptr);
    static QString severityText(Severity severity);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static constexpr quintptr topLevel = 0; // else one more than the group's row
    const Problem &problemOf(const QModelIndex &index) const;
    QString groupText(const Problem &problem) const;

    const Document &document_;
};
