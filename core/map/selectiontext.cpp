#include "core/map/selectiontext.h"

#include "core/map/celltext.h"
#include "core/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct SelectionText {
    Q_DECLARE_TR_FUNCTIONS(SelectionText)
};

constexpr qsizetype mostTables = 2; // more names would not fit in a line

QString textureOf(const References &references, std::span<const RecordRef> records)
{
    const auto &map = references.map();
    const int images = map.format().roles.images;
    const auto used = references.project(records, images);
    if (used.empty())
        return {};
    if (used.size() > 1)
        return SelectionText::tr("%1 textures").arg(numberText(std::ssize(used)));
    const auto name = QString::fromLatin1(map.column(images, 0).chars(used.front()));
    return name.isEmpty() ? QString() : SelectionText::tr("texture %1").arg(name);
}

} // namespace

QString selectionText(const References &references, std::span<const RecordRef> records)
{
    const auto &map = references.map();
    if (records.empty())
        return {};
    std::vector<std::span<const RecordRef>> tables;
    for (auto rest = records; !rest.empty();) {
        const auto end = std::upper_bound(rest.begin(), rest.end(), RecordRef{rest.front().lump, UINT32_MAX});
        const auto count = static_cast<size_t>(end - rest.begin());
        tables.push_back(rest.first(count));
        rest = rest.subspan(count);
    }
    QStringList parts;
    if (records.size() == 1)
        parts.append(SelectionText::tr("%1 selected").arg(title(map, records.front())));
    else if (std::ssize(tables) > mostTables)
        parts.append(SelectionText::tr("%1 records in %2 tables selected")
                         .arg(numberText(std::ssize(records)), numberText(std::ssize(tables))));
    else
        for (const auto table : tables)
            parts.append(SelectionText::tr("%1 selected in %2")
                             .arg(numberText(std::ssize(table)), fromView(map.lump(table.front().lump).title)));
    if (tables.size() == 1 && records.front().lump == map.format().roles.faces)
        if (const auto texture = textureOf(references, records); !texture.isEmpty())
            parts.append(texture);
    return parts.join(u"  \u00b7  "_s);
}
