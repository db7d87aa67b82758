#include "core/document/problemmodel.h"

#include "core/map/celltext.h"
#include "core/text.h"

ProblemModel::ProblemModel(const Document &document, QObject *parent) : QAbstractItemModel(parent), document_(document)
{
    connect(&document, &Document::problemsChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
}

QString ProblemModel::severityText(Severity severity)
{
    return severity == Severity::Error ? tr("Error") : severity == Severity::Warning ? tr("Warning") : tr("Note");
}

QModelIndex ProblemModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : topLevel);
}

QModelIndex ProblemModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == topLevel)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, topLevel);
}

const Problem &ProblemModel::problemOf(const QModelIndex &index) const
{
    return document_.problems()[index.internalId() == topLevel ? static_cast<size_t>(index.row())
                                                               : static_cast<size_t>(index.internalId() - 1)];
}

// Returns no rows below a kind with a single finding, which the kind's own row shows.
int ProblemModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(document_.problems().size());
    if (parent.internalId() != topLevel || parent.column() != 0)
        return 0;
    const auto &findings = problemOf(parent).findings;
    return findings.size() > 1 ? static_cast<int>(findings.size()) : 0;
}

int ProblemModel::columnCount(const QModelIndex &) const { return ColumnCount; }

QString ProblemModel::groupText(const Problem &problem) const
{
    const auto &first = problem.findings.front().text;
    if (problem.count == 1)
        return first;
    const auto count = numberText(problem.count);
    return problem.count > problem.findings.size() ? tr("%1 findings of this kind, only the first %2 listed; the first: %3")
                                                         .arg(count, numberText(problem.findings.size()), first)
                                                   : tr("%1 findings of this kind; the first: %2").arg(count, first);
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &problem = problemOf(index);
    const bool isGroup = index.internalId() == topLevel;
    const auto &finding = problem.findings[isGroup ? 0 : static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == SeverityColumn)
            return isGroup ? severityText(problem.severity) : QString();
        if (index.column() == RecordColumn)
            return title(document_.map(), finding.record);
        return isGroup ? groupText(problem) : finding.text;
    case Qt::ToolTipRole:
        return index.column() == TextColumn ? asToolTip(isGroup ? groupText(problem) : finding.text) : QVariant();
    case RecordRows::RecordRole: return QVariant::fromValue(finding.record);
    case SeverityRole: return static_cast<int>(problem.severity);
    case KindRole: return problem.id;
    default: return {};
    }
}

QVariant ProblemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation == Qt::Vertical)
        return {};
    return section == SeverityColumn ? tr("Severity") : section == RecordColumn ? tr("Record") : tr("Problem");
}
