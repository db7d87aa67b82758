#include "core/compare/canonical.h"

#include "core/compare/contentlabels.h"
#include "core/compare/entitymatches.h"
#include "core/map/celltext.h"
#include "core/text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr int hashDigits = 12;

QByteArray digitsOf(quint64 hash) { return QByteArray::number(hash & 0xffff'ffff'ffffU, 16).rightJustified(hashDigits, '0'); }

QByteArray quoted(const QString &text)
{
    return QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).sliced(1).chopped(1);
}

class CanonicalWriter
{
public:
    explicit CanonicalWriter(const MapFile &map)
        : map_(map), labels_(map, tablesOf(map), 0, ContentLabels::Trees::WithoutChildren)
    {
        for (const int slot : labels_.order())
            labels_.compute(slot);
    }

    std::vector<QByteArray> linesOf(int lump, const std::stop_token &stop) const
    {
        std::vector<QByteArray> lines;
        const bool isEntities = lump == map_.format().roles.entityList;
        const auto count = isEntities ? static_cast<quint32>(map_.entitySource().count()) : map_.recordCount(lump);
        labels_.renewBudget(isEntities ? 0 : labels_.slotOf(lump));
        for (quint32 record = 0; record < count && !stop.stop_requested(); ++record)
            lines.push_back("{\"lump\":" + quoted(fromView(map_.lump(lump).name))
                            + (isEntities ? keysOf(static_cast<qint32>(record)) : fieldsOf(labels_.slotOf(lump), record))
                            + "}\n");
        const bool isByNumber = !isEntities && labels_.table(labels_.slotOf(lump)).isByNumber;
        if (!isByNumber)
            std::ranges::sort(lines);
        return lines;
    }

private:
    // Those that every map of the format has come first, so that their labels do not depend on others.
    static std::vector<int> tablesOf(const MapFile &map)
    {
        auto lumps = canonicalLumps(map);
        std::ranges::replace(lumps, map.format().roles.entityList, map.format().roles.images);
        return lumps;
    }

    QByteArray fieldsOf(int slot, quint32 record) const
    {
        const auto &table = labels_.table(slot);
        QByteArray text;
        for (const auto &field : table.fields) {
            if (field.column.field().type == bsp::Type::Number || field.how == Counting::Location)
                continue;
            text += ",\"" + QByteArray(viewOf(field.column.field().name).toByteArray()) + "\":" + valueOf(table, field, record);
            if (field.how == Counting::Owned || field.how == Counting::Listed) {
                const auto &count = map_.field({table.lump, field.field + field.column.field().pair});
                text += ",\"" + viewOf(count.name).toByteArray() + "\":" + QByteArray::number(field.link->at(record).count);
            }
        }
        return text;
    }

    QByteArray valueOf(const LabelledTable &table, const CountedField &field, quint32 record) const
    {
        const CellText cell(map_, table.lump, field.field);
        switch (field.how) {
        case Counting::Bits: {
            const auto text = cell.storedText(record).toLatin1();
            const bool isFloat = field.column.field().type == bsp::Type::F32;
            return isFloat && !std::isfinite(field.column.number(record)) ? "null"_ba : text == "-0" ? "0"_ba : text;
        }
        case Counting::Chars: return quoted(cell.storedText(record));
        case Counting::PagePoint: {
            const auto point = labels_.pagePoint(field, record);
            return std::isfinite(point) ? QByteArray::number(std::round(point * 8) / 8) : "null"_ba;
        }
        case Counting::Owned:
        case Counting::Listed: break;
        default:
            if (!labels_.targetOf(field, record).isValid())
                return cell.storedText(record).toLatin1();
        }
        return '"' + digitsOf(labels_.meaningOf(table, field, record)) + '"';
    }

    QByteArray keysOf(qint32 entity) const
    {
        const auto source = map_.entitySource();
        const Link models(map_, map_.format().columns.entityModel);
        const int slot = labels_.slotOf(map_.format().roles.models);
        std::vector<QByteArray> pairs;
        for (const auto &pair : source.pairsOf(entity)) {
            auto value = source.toText(source.value(pair));
            const bool isModel = brushModelOf(source, source.key(pair), source.value(pair)).has_value();
            const auto model = isModel && static_cast<quint32>(entity) < models.count()
                                   ? models.at(static_cast<quint32>(entity)).ref()
                                   : RecordRef{};
            if (model.isValid() && slot >= 0)
                value = u"*"_s + QString::fromLatin1(digitsOf(labels_.labelOf(slot, model.index)));
            pairs.push_back(',' + quoted(source.toText(source.key(pair))) + ':' + quoted(value));
        }
        std::ranges::sort(pairs);
        QByteArray text;
        for (const auto &pair : pairs)
            text += pair;
        return text;
    }

    const MapFile &map_;
    ContentLabels labels_;
};

} // namespace

std::vector<int> canonicalLumps(const MapFile &map)
{
    std::vector<int> lumps;
    for (const int lump : map.lumps())
        if (lump == map.format().roles.entityList || (map.isStored(lump) && !map.lump(lump).fields.empty()))
            lumps.push_back(lump);
    return lumps;
}

bool writeCanonical(const MapFile &map, std::span<const int> lumps, QIODevice &to, const std::stop_token &stop)
{
    const CanonicalWriter writer(map);
    for (const int lump : lumps)
        for (const auto &line : writer.linesOf(lump, stop))
            if (stop.stop_requested() || to.write(line) != line.size())
                return false;
    return !stop.stop_requested();
}
