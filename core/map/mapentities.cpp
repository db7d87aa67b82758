// MapFile's entity text: reading it, and replacing it when it is edited.
#include "core/map/derived.h"
#include "core/map/entitylump.h"
#include "core/map/mapfile.h"

#include <QCoreApplication>

#include <algorithm>

namespace
{

struct LumpText {
    Q_DECLARE_TR_FUNCTIONS(entitylump)
};

} // namespace

QByteArrayView bytesAfterText(QByteArrayView lump)
{
    const auto rest = lump.sliced(upToNul(lump).size());
    const auto begin = std::ranges::find_if(rest, [](char c) { return c != '\0'; });
    return rest.sliced(begin - rest.begin());
}

QByteArrayView withoutZerosAtEnd(QByteArrayView bytes)
{
    while (bytes.endsWith('\0'))
        bytes.chop(1);
    return bytes;
}

QString sentenceOfBytesAfterText(QByteArrayView behind)
{
    behind = withoutZerosAtEnd(behind);
    constexpr qsizetype mostRead = 1 << 20; // bytes; anything longer is no text that was cut short
    const auto entities = behind.size() > mostRead ? 0 : parseEntities(behind).entities.size();
    auto sentence =
        LumpText::tr("%1 more bytes follow the NUL that ends the entity text. Games do not read them; saving keeps them.")
            .arg(numberText(behind.size()));
    if (entities > 0)
        sentence += u' ' + LumpText::tr("Entities among them: %1.").arg(numberText(entities));
    return sentence;
}

namespace
{

// Returns what withText() puts behind a text of that size.
QByteArray behindTextOf(QByteArrayView lump, qsizetype size)
{
    const auto behind = bytesAfterText(lump);
    QByteArray rest(1, '\0');
    if (!behind.isEmpty())
        rest.append(std::max<qsizetype>(lump.size() - behind.size() - size - 1, 0), '\0').append(behind);
    return rest;
}

} // namespace

QByteArray withText(QByteArrayView lump, QByteArray text)
{
    const auto behind = behindTextOf(lump, text.size());
    return text.append(behind);
}

QByteArrayView MapFile::entityBytes() const { return viewOf(lumpBytes(format_->roles.entities)); }

MapFile MapFile::original() const
{
    MapFile map = *this;
    map.placed_ = placedWhenOpened_;
    if (!map.isChanged())
        return map;
    map.changed_.clear();
    map.known_.bspx = bspxOpened_;
    auto everything = MapChange::everything();
    map.follow(everything);
    return map;
}

// The opened text also gets back the exact bytes that followed it.
Splices MapFile::spliceEntityLump(Splices ofText) const
{
    const auto [offset, length] = extentIn(*placedWhenOpened_, format_->roles.entities);
    const auto opened = viewOf(bsp::slice(bytesAsOpened(), offset, length));
    const auto openedText = upToNul(opened);
    qsizetype size = known_.entities->length;
    for (const auto &splice : ofText)
        size += splice.inserted.size() - splice.removed.size();
    const bool isOpened = openedText.size() == size && openedText == applied(entityText(), ofText);
    const auto behind = entityBytes().sliced(known_.entities->length).toByteArray();
    const auto behindNext = isOpened ? opened.sliced(size).toByteArray() : behindTextOf(opened, size);
    if (behind != behindNext)
        ofText.push_back({known_.entities->length, behind, behindNext});
    return ofText;
}

void MapFile::setEntityText(QByteArray text)
{
    const int lump = format_->roles.entities;
    const auto splices = spliceEntityLump(difference(entityText(), text));
    if (splices.empty())
        return;
    [[maybe_unused]] const auto change = apply({{lump, splices}});
    Q_ASSERT(change);
}

void MapFile::setGame(const bsp::Game &game)
{
    const bool readsElse = game.grammar != game_->grammar;
    game_ = &game;
    if (!readsElse)
        return;
    readEntities();
    forget(format_->roles.entityList);
}

void MapFile::readEntities()
{
    known_.entities = std::make_shared<const EntityText>(parseEntities(entityBytes(), game().grammar));
    known_.detectedCode = codeAsRead_ == TextCode::Utf8 && isAscii(entityText()) ? codeAsRead_ : known_.entities->code;
    setTextCode(chosenCode_);
}

void MapFile::setTextCode(std::optional<TextCode> code)
{
    chosenCode_ = code;
    const auto now = code.value_or(known_.detectedCode);
    if (now == known_.entities->code)
        return;
    auto entities = std::make_shared<EntityText>(*known_.entities);
    entities->code = now;
    known_.entities = std::move(entities);
}
