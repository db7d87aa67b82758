#include "core/document/recordrows.h"

#include <algorithm>

void RecordRows::appendRecords(int row, bool, std::vector<quint32> &records) const { records.push_back(recordAt(row).index); }

void RecordRows::mark(std::vector<quint32> records)
{
    if (records == marked_)
        return;
    marked_ = std::move(records);
    notifyAllChanged({MarkedRole});
}

bool RecordRows::isMarked(int row) const { return std::ranges::binary_search(marked_, recordAt(row).index); }
