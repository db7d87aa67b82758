#include "core/cells/recordchanges.h"

#include "core/text.h"

#include <QCoreApplication>

#include <cstring>

using namespace Qt::StringLiterals;

namespace {

struct RecordChangesText {
    Q_DECLARE_TR_FUNCTIONS(cells)
};

} // namespace

RecordChanges recordChanges(const bsp::Lump &lump, bsp::ByteView before, bsp::ByteView after)
{
    if (lump.fields.empty())
        return {};
    const auto stride = size_t{lump.stride};
    const auto had = before.size() / stride, has = after.size() / stride;
    RecordChanges changes{.fields = std::vector<quint32>(lump.fields.size()),
                          .added = static_cast<qint64>(has) - static_cast<qint64>(had)};
    for (size_t record = 0; record < std::min(had, has); ++record) {
        const auto *one = before.data() + record * stride, *two = after.data() + record * stride;
        if (std::memcmp(one, two, stride) == 0)
            continue;
        ++changes.records;
        for (size_t field = 0; field < lump.fields.size(); ++field)
            if (const auto &its = lump.fields[field]; std::memcmp(one + its.offset, two + its.offset, sizeOf(its)) != 0)
                ++changes.fields[field];
    }
    return changes;
}

QString changesText(const bsp::Lump &lump, const RecordChanges &changes)
{
    QStringList parts;
    for (size_t field = 0; field < changes.fields.size(); ++field)
        if (const auto count = changes.fields[field]; count > 0)
            parts.append(u"%1 (%2)"_s.arg(fromView(lump.fields[field].name),
                                          RecordChangesText::tr("%Ln records", nullptr, static_cast<int>(count))));
    if (changes.added > 0)
        parts.append(RecordChangesText::tr("%Ln records added", nullptr, static_cast<int>(changes.added)));
    if (changes.added < 0)
        parts.append(RecordChangesText::tr("%Ln records removed", nullptr, static_cast<int>(-changes.added)));
    return parts.join(u", "_s);
}
