// A map's entity text: its bytes, what was read of them, and what takes their place as they are edited.
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

QByteArrayView behindText(QByteArrayView lump)
{
    const auto rest = lump.sliced(upToNul(lump).size());
    const auto begin = std::ranges::find_if(rest, [](char c) { return c != '\0'; });
    return rest.sliced(begin - rest.begin());
}

QString sentenceOfBehind(QByteArrayView behind)
{
    constexpr qsizetype mostRead = 1 << 20; // bytes; more is no text that was cut short
    const auto entities = behind.size() > mostRead ? 0 : parseEntities(behind).entities.size();
    auto sentence =
        LumpText::tr(
            "%1 more bytes follow the NUL that ends the entity text. Games do not read them; saving keeps them.")
            .arg(numberText(behind.size()));
    if (entities > 0)
        sentence += u' ' + LumpText::tr("Entities among them: %1.").arg(numberText(entities));
    return sentence;
}

QByteArray withText(QByteArrayView lump, QByteArray text)
{
    const auto behind = behindText(lump);
    text.append('\0');
    if (!behind.isEmpty())
        text.append(std::max<qsizetype>(lump.size() - behind.size() - text.size(), 0), '\0').append(behind);
    return text;
}

QByteArrayView MapFile::entityBytes() const
{
    return viewOf(lumpBytes(format_->roles.entities));
}

MapFile MapFile::original() const
{
    MapFile map = *this;
    map.placed_ = placedWhenOpened_;
    map.changed_.clear();
    map.setEntityText(upToNul(map.entityBytes()).toByteArray());
    return map;
}

void MapFile::setEntityText(QByteArray text)
{
    const int lump = format_->roles.entities;
    auto oldLump = changed_.extract(lump);
    auto oldEntities = std::move(entities_);
    const auto oldCode = toldCode_;
    try {
        if (const auto opened = entityBytes(); upToNul(opened) != text)
            changed_[lump] = withText(opened, std::move(text));
        readEntities();
        derivedEntityList() = deriveEntityList(*this);
    } catch (...) { // for want of memory: it is as it was
        changed_.erase(lump);
        changed_.insert(std::move(oldLump));
        entities_ = std::move(oldEntities);
        toldCode_ = oldCode;
        throw;
    }
}

void MapFile::setGame(const bsp::Game &game)
{
    const bool readsElse = game.grammar != game_->grammar;
    game_ = &game;
    if (!readsElse)
        return;
    readEntities();
    derivedEntityList() = deriveEntityList(*this);
}

void MapFile::takeEntities(const MapFile &copy)
{
    const int lump = format_->roles.entities;
    changed_.erase(lump);
    if (const auto changed = copy.changed_.find(lump); changed != copy.changed_.end())
        changed_.insert(*changed);
    entities_ = copy.entities_;
    toldCode_ = copy.toldCode_;
    derivedEntityList() = copy.derived_[static_cast<size_t>(format_->roles.entityList - format_->directorySize)];
    setTextCode(chosenCode_); // which may have been chosen since
}

QByteArray &MapFile::derivedEntityList()
{
    return derived_[static_cast<size_t>(format_->roles.entityList - format_->directorySize)];
}

void MapFile::readEntities()
{
    entities_ = std::make_shared<const EntityText>(parseEntities(entityBytes(), game().grammar));
    toldCode_ = codeAsRead_ == TextCode::Utf8 && isAscii(entityText()) ? codeAsRead_ : entities_->code;
    setTextCode(chosenCode_);
}

void MapFile::setTextCode(std::optional<TextCode> code)
{
    chosenCode_ = code;
    const auto now = code.value_or(toldCode_);
    if (now == entities_->code)
        return;
    auto entities = std::make_shared<EntityText>(*entities_);
    entities->code = now;
    entities_ = std::move(entities);
}
