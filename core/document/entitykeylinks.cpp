// What the keys of entities refer to: entities by name, brush models, and the leaf at a point entity's origin.
#include "core/document/entitykeysmodel.h"
#include "core/games/keyvalues.h"
#include "core/map/celltext.h"
#include "core/map/pointinleaf.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{

constexpr size_t listed = 12; // records that a tool tip lists

bool isKey(const QString &key, QLatin1StringView name) { return key.compare(name, Qt::CaseInsensitive) == 0; }

} // namespace

QByteArray EntityKeysModel::referenceIn(const Row &row) const
{
    const auto source = document_.entitySource();
    const auto classname = edits::valueOf(source, entities_.front(), "classname");
    const auto key = source.searchBytes(row.key), value = source.searchBytes(row.value);
    const auto name = document_.targets().referenceIn(classname, key, value);
    return name.isNull() ? QByteArray() : name.toByteArray();
}

RecordRef EntityKeysModel::modelIn(const Row &row) const
{
    const auto source = document_.entitySource();
    const int models = document_.map().format().roles.models;
    const auto number = isKey(row.key, "model"_L1) ? bsp::brushModelIn(source.searchBytes(row.value), source.values(),
                                                                       document_.map().recordCount(models))
                                                   : std::nullopt;
    return number ? RecordRef{models, *number} : RecordRef{};
}

RecordRef EntityKeysModel::leafOf(const Row &row) const
{
    const auto source = document_.entitySource();
    const auto value = source.searchBytes(row.value);
    if (!isKey(row.key, "origin"_L1) || bsp::faultOfVector(value, source.values()) == bsp::VectorFault::NotThree
        || edits::valueOf(source, entities_.front(), "model").startsWith('*'))
        return {};
    const auto leaf = pointInLeaf(document_.map(), bsp::vectorIn(value, source.values())).leaf;
    return leaf < 0 ? RecordRef{} : RecordRef{document_.map().format().roles.leafs, static_cast<quint32>(leaf)};
}

bool EntityKeysModel::isNameKey(const Row &row) const
{
    const auto source = document_.entitySource();
    return document_.targets().isNameKey(edits::valueOf(source, entities_.front(), "classname"), source.searchBytes(row.key));
}

std::vector<RecordRef> EntityKeysModel::linksOf(int row) const
{
    if (row < 0 || row >= adderRow() || rows_[static_cast<size_t>(row)].mixed)
        return {};
    const auto &one = rows_[static_cast<size_t>(row)];
    const auto &targets = document_.targets();
    const auto source = document_.entitySource();
    auto links = refsOf(document_.map().format().roles.entityList,
                        isNameKey(one) ? targets.referringTo(source.searchBytes(one.value)) : targets.named(referenceIn(one)));
    for (const auto ref : {modelIn(one), leafOf(one)})
        if (ref.isValid())
            links.push_back(ref);
    return links;
}

bool EntityKeysModel::isBroken(const Row &row) const
{
    if (row.mixed)
        return false;
    const auto source = document_.entitySource();
    const auto classname = edits::valueOf(source, entities_.front(), "classname");
    const bool missesTarget =
        document_.targets().isMissing(classname, source.searchBytes(row.key), source.searchBytes(row.value));
    return missesTarget || (isKey(row.key, "model"_L1) && row.value.startsWith(u'*') && !modelIn(row).isValid());
}

qsizetype EntityKeysModel::valuesOf(const Row &row) const
{
    const auto source = document_.entitySource();
    const auto key = source.searchBytes(row.key);
    QSet<QByteArrayView> values;
    for (const qint32 entity : entities_)
        if (const auto value = edits::valueOf(source, entity, key); !value.isNull())
            values.insert(value);
    return values.size();
}

QString EntityKeysModel::toolTip(const Row &row) const
{
    if (row.mixed)
        return tr("Entities with this key: %2 of %1. Different values: %3.")
            .arg(numberText(entities_.size()), numberText(row.entities), numberText(valuesOf(row)));
    QStringList lines{row.value};
    if (const auto help = helpOf(row); !help.isEmpty())
        lines.append(help);
    if (const auto names = namesIn(row); !names.isEmpty())
        lines.append(names);
    if (isBroken(row))
        lines.append(isKey(row.key, "model"_L1) ? tr("The map has no such brush model.") : tr("No entity has this targetname."));
    const auto links = linksOf(static_cast<int>(&row - rows_.data()));
    if (links.empty() && isNameKey(row))
        lines.append(tr("No entity targets it."));
    for (size_t i = 0; i < std::min(links.size(), listed); ++i)
        lines.append(u"%1: %2"_s.arg(title(document_.map(), links[i]), summary(document_.map(), links[i])));
    if (links.size() > listed)
        lines.append(tr("and %1 more").arg(numberText(links.size() - listed)));
    return lines.join(u'\n');
}
