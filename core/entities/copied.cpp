#include "core/entities/copied.h"

#include "core/entities/textrange.h"
#include "core/games/keyvalues.h"
#include "core/text.h"

#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace {

constexpr quint32 copiedMagic = 0x4c43454f; // also serves as the version
constexpr auto copiedVersion = QDataStream::Qt_6_4;

std::optional<std::pair<Point, Point>> boxOfModelIn(const MapFile &map, quint32 number)
{
    if (number >= map.recordCount(map.format().roles.models))
        return {};
    const StoredBox box(map, map.format().columns.modelBox, number);
    return std::pair(box.low, box.high);
}

QString numberOfModel(quint32 number) { return u"*%1"_s.arg(number); }

} // namespace

quint32 brushModelOf(const EntitySource &source, qint32 entity)
{
    constexpr auto any = std::numeric_limits<quint32>::max(); // accepts any model number
    return bsp::brushModelIn(edits::valueOf(source, entity, "model"), source.values(), any).value_or(0);
}

CopiedEntities copiedFrom(const MapFile &map, const QString &path, std::span<const qint32> entities)
{
    const auto source = map.entitySource();
    CopiedEntities copied{.text = edits::textOf(source, entities), .code = source.code(), .from = path, .models = {}};
    for (const qint32 entity : entities)
        if (const auto model = brushModelOf(source, entity); model > 0)
            if (const auto box = boxOfModelIn(map, model))
                copied.models.emplace(model, *box);
    return copied;
}

QByteArray packed(const CopiedEntities &copied)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(copiedVersion);
    out << copiedMagic << copied.text << (copied.code == TextCode::Utf8) << copied.from
        << static_cast<quint32>(copied.models.size());
    for (const auto &[number, box] : copied.models) {
        out << number;
        for (const auto &corner : {box.first, box.second})
            out << corner[0] << corner[1] << corner[2];
    }
    return bytes;
}

std::optional<CopiedEntities> unpacked(const QByteArray &bytes)
{
    QDataStream in(bytes);
    in.setVersion(copiedVersion);
    CopiedEntities copied;
    quint32 magic = 0, count = 0;
    bool isUtf8 = false;
    in >> magic;
    if (magic != copiedMagic)
        return {};
    in >> copied.text >> isUtf8 >> copied.from >> count;
    copied.code = isUtf8 ? TextCode::Utf8 : TextCode::Latin1;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        quint32 number = 0;
        Point low{}, high{};
        in >> number >> low[0] >> low[1] >> low[2] >> high[0] >> high[1] >> high[2];
        copied.models.emplace(number, std::pair(low, high));
    }
    return in.status() == QDataStream::Ok ? std::optional(copied) : std::nullopt;
}

Result<QByteArray> bytesFor(const CopiedEntities &copied, const MapFile &map)
{
    const bool isOpen = !map.chosenTextCode() && isAscii(map.entityText()); // either encoding fits
    if (copied.code == map.textCode() || isOpen || isAscii(copied.text))
        return copied.text;
    return toBytes(toText(copied.text, copied.code), map.textCode());
}

std::vector<OtherModel> otherModels(const CopiedEntities &copied, const MapFile &map, std::span<const qint32> pasted)
{
    std::vector<OtherModel> others;
    const auto source = map.entitySource();
    for (const qint32 entity : pasted) {
        const auto was = copied.models.find(brushModelOf(source, entity));
        if (was == copied.models.end())
            continue;
        const auto box = boxOfModelIn(map, was->first);
        if (box && *box == was->second)
            continue;
        OtherModel other{.entity = entity, .number = was->first, .isHere = box.has_value(), .same = {}};
        for (quint32 model = 1; model < map.recordCount(map.format().roles.models) && !other.same; ++model)
            if (boxOfModelIn(map, model) == was->second)
                other.same = model;
        others.push_back(other);
    }
    return others;
}

Point placeBeside(const MapFile &map, qint32 entity, const Point &towards)
{
    const auto source = map.entitySource();
    auto place = bsp::vectorIn(edits::valueOf(source, entity, "origin"), source.values());
    const auto box = boxOfModelIn(map, brushModelOf(source, entity));
    if (!box)
        return place;
    const auto size = box->second - box->first;
    const size_t axis = size[0] <= size[1] ? 0 : 1;
    const auto middle = place[axis] + (box->first[axis] + box->second[axis]) / 2;
    if (const auto width = std::ceil(size[axis]); width > 0 && width <= maxCoordinate)
        place[axis] += towards[axis] < middle ? -width : width;
    return place;
}

EntityEdit edits::useSameModels(const EntitySource &source, std::span<const OtherModel> models)
{
    EntityEdit edit{.what = EditText::tr("Use models of the same size")};
    for (const auto &model : models) {
        if (!model.same)
            continue;
        const qint32 one[] = {model.entity};
        if (const auto set = setValue(source, one, u"model"_s, numberOfModel(*model.same)))
            std::ranges::copy(set.value().splices, std::back_inserter(edit.splices));
    }
    return edit;
}

Result<EntityEdit> edits::addOfModel(const EntitySource &source, qint32 after, const QString &classname, quint32 model,
                                     const QString &origin)
{
    if (const auto fault = keyFault(classname, source.code()); !fault.isEmpty())
        return Error{fault};
    const auto number = numberOfModel(model);
    const auto text = u"{\n\"classname\" \"%1\"\n\"model\" \"%2\"\n\"origin\" \"%3\"\n}\n"_s;
    auto edit = insertText(source, after, source.searchBytes(text.arg(classname, number, origin)));
    if (edit)
        edit.value().what = EditText::tr("Make %1 of %2").arg(classname, number);
    return edit;
}
