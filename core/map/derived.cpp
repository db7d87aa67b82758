#include "core/map/derived.h"

#include "core/map/miptexlump.h"
#include "core/map/recordwriter.h"
#include "core/text.h"

#include <QHash>

namespace {

// Returns a record for each distinct name of a column, in the order of first use, with the number of its uses.
QByteArray distinctNames(const bsp::Lump &lump, const MapFile &map, const Column &names)
{
    QHash<QByteArray, qsizetype> seen;
    std::vector<std::pair<QByteArray, qint64>> images;
    for (quint32 i = 0; i < names.count(); ++i) {
        const auto name = map.text(names, i).toByteArray();
        const auto known = seen.constFind(name.toLower());
        if (known != seen.constEnd()) {
            ++images[static_cast<size_t>(*known)].second;
        } else {
            seen.insert(name.toLower(), static_cast<qsizetype>(images.size()));
            images.emplace_back(name, 1);
        }
    }
    RecordWriter records(lump, std::ssize(images));
    for (const auto &[text, count] : images) {
        records.add();
        records.set("name", text);
        records.set("users", count);
    }
    return records.take();
}

QByteArray miptexHeaders(const bsp::Lump &lump, const MiptexLump &textures)
{
    RecordWriter records(lump, textures.count());
    for (qint64 i = 0; i < textures.count(); ++i) {
        const auto bytes = textures.header(i);
        records.add();
        records.set("offset", bytes.empty() ? -1 : textures.offset(i));
        if (bytes.empty())
            continue;
        const MiptexHeader header(bytes);
        records.set("name", header.name);
        records.set("width", header.width);
        records.set("height", header.height);
        records.set("embedded", header.isEmbedded());
    }
    return records.take();
}

} // namespace

QByteArray deriveEntityList(const MapFile &map)
{
    const auto &lump = map.lump(map.format().roles.entityList);
    const auto &entities = map.entities();
    const auto text = map.entityBytes();
    RecordWriter records(lump, std::ssize(entities.entities));
    std::vector<std::string_view> keys;
    for (const auto &field : lump.fields)
        if (field.type == bsp::Type::Text)
            keys.push_back(field.name);
    for (const Entity &entity : entities.entities) {
        records.add();
        for (const KeyValue &pair : entities.pairsOf(entity))
            for (const auto key : keys) // of equal keys the last one wins, as in the games' plain fields
                if (isSame(spanOf(text, pair.key), viewOf(key)))
                    records.set(key, pair.value);
        records.set("offset", entity.span.offset);
        records.set("length", entity.span.length);
    }
    return records.take();
}

QByteArray deriveImages(const MapFile &map)
{
    const auto &roles = map.format().roles;
    const auto &lump = map.lump(roles.images);
    if (roles.textures != bsp::none)
        return miptexHeaders(lump, MiptexLump(map));
    return distinctNames(lump, map, map.column(map.format().columns.imageName));
}
