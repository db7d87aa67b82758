#include "core/games/entityclass.h"

#include "core/definitions/definitions.h"
#include "core/games/common.h"
#include "core/text.h"

#include <algorithm>

namespace bsp {
namespace {

constexpr QByteArrayView nameKey("targetname");

bool isAmong(QByteArrayView text, std::span<const std::string_view> names)
{
    return std::ranges::any_of(names, [text](std::string_view name) { return isSame(text, viewOf(name)); });
}

bool beginsAmong(QByteArrayView text, std::span<const std::string_view> prefixes)
{
    return std::ranges::any_of(prefixes, [text](std::string_view prefix) { return beginsWith(text, viewOf(prefix)); });
}

const ClassLook *lookAmong(std::span<const ClassLook> looks, QByteArrayView name)
{
    const auto found =
        std::ranges::find_if(looks, [name](const ClassLook &look) { return beginsWith(name, viewOf(look.prefix)); });
    return found == looks.end() ? nullptr : &*found;
}

bool isAmong(QByteArrayView classname, QByteArrayView key, std::span<const TargetKeys::InClass> keys)
{
    return std::ranges::any_of(keys, [&](const TargetKeys::InClass &each) {
        return isSame(key, viewOf(each.key)) && isSame(classname, viewOf(each.classname));
    });
}

} // namespace

const Definitions &EntityClass::definitions() const { return definitions_ ? *definitions_ : GameClasses(*game_).definitions(); }

const Definition &EntityClass::definition() const
{
    if (!definition_)
        definition_ = definitions().find(name_);
    return *definition_;
}

bool EntityClass::isUnknown() const { return !definition().isKnown() && game_->definesAll; }

bool EntityClass::isUndefined() const
{
    return isUnknown() || (!definition().isKnown() && definitions_ && definitions_->coverGame());
}

// Also accepts keys of compilers and editors, which begin with a _ (ZHLT's with zhlt_), numbered keys that Quake III's renderer
// reads (renderergl1/tr_bsp.c, R_LoadEntities()), and the keys of spawn rules, which apply to all classes.
bool EntityClass::mayHave(QByteArrayView key) const
{
    static constexpr std::string_view commonKeys[] = {"classname", "origin", "model", "targetname", "angle", "angles"};
    static constexpr std::string_view ownPrefixes[] = {"zhlt_", "vertexremapshader", "remapshader"};
    const auto isOfRule = [key](const SpawnMode &mode) {
        return std::ranges::any_of(mode.rules, [key](const SpawnRule &rule) { return isSame(key, viewOf(rule.key)); });
    };
    return !definition().definesAllKeys() || definition().key(key) || isAmong(key, commonKeys) || key.startsWith('_')
           || key.startsWith('$') || beginsAmong(key, ownPrefixes) || use(key) != KeyUse::NamesNobody || givesName(key)
           || givesClass(key) || std::ranges::any_of(game_->spawnModes, isOfRule);
}

ClassLook EntityClass::look() const
{
    const auto *among = lookAmong(game_->looks, name_);
    auto look = among ? *among : *lookAmong(games::commonLooks, name_);
    if (const auto box = definition().box()) {
        look.low = box->front();
        look.high = box->back();
    }
    look.color = definition().color().value_or(look.color);
    return look;
}

// Returns the table's rule; hides triggers and clears their angles, whatever their class (InitTrigger() of all games).
ClassRule EntityClass::rule() const
{
    if (name_.startsWith("trigger_"))
        return {.turn = Turn::Cleared, .isDrawn = false};
    const auto found = std::ranges::find_if(game_->classes, [this](const ClassRule &rule) { return viewOf(rule.name) == name_; });
    return found == game_->classes.end() ? ClassRule{.turn = game_->otherClasses} : *found;
}

const ClassModel *EntityClass::model() const
{
    const auto found =
        std::ranges::find_if(game_->models, [this](const ClassModel &model) { return isSame(viewOf(model.name), name_); });
    return found == game_->models.end() ? nullptr : &*found;
}

KeyUse EntityClass::use(QByteArrayView key) const
{
    if (const auto use = useByTables(key); use != KeyUse::NamesNobody)
        return use;
    const auto &definition = this->definition();
    return definition.hasKind(key, ValueKind::TargetOrClass) ? KeyUse::ByNameOrClass
           : definition.hasKind(key, ValueKind::Target)      ? KeyUse::ByItsValue
                                                             : KeyUse::NamesNobody;
}

bool EntityClass::isName(QByteArrayView key) const
{
    return isSame(key, nameKey)
           || (definitions().haveOtherNames() && definition().hasKind(key, ValueKind::Name) && use(key) == KeyUse::NamesNobody);
}

KeyUse EntityClass::useByTables(QByteArrayView key) const
{
    const auto &targets = game_->targets;
    if (givesName(key) || givesClass(key))
        return KeyUse::OfWhoIsMade;
    if (isAmong(key, targets.always))
        return KeyUse::ByItsValue;
    if (isAmong(name_, key, targets.inClasses))
        return KeyUse::ByItsValue;
    if (!targets.manager.empty() && isSame(name_, viewOf(targets.manager)) && !isAmong(key, targets.ownKeys))
        return KeyUse::ByItself;
    return KeyUse::NamesNobody;
}

std::vector<std::string_view> EntityClass::delaysOf(QByteArrayView key) const
{
    std::vector<std::string_view> keys;
    if (isAmong(key, game_->targets.delayed))
        for (const auto &each : game_->targets.delays)
            if (each.classname.empty() || isSame(name_, viewOf(each.classname)))
                keys.push_back(each.key);
    return keys;
}

bool EntityClass::givesName(QByteArrayView key) const { return isAmong(name_, key, game_->targets.namesMade); }
bool EntityClass::givesClass(QByteArrayView key) const { return isAmong(name_, key, game_->targets.classesMade); }

bool EntityClass::isStandIn(QByteArrayView name) const
{
    return game_->targets.stand != 0 && name.startsWith(game_->targets.stand);
}

bool EntityClass::isTriggeredByGame(QByteArrayView name) const { return isAmong(name, game_->targets.byItself); }

bool EntityClass::isForeign(QByteArrayView name) const
{
    const auto foreign = viewOf(game_->targets.foreign);
    return !name.isEmpty() && (foreign.contains(name.front()) || (name.back() == '*' && foreign.contains('*')));
}

int EntityClass::startRank() const
{
    const auto found = std::ranges::find_if(game_->starts, [this](std::string_view start) { return viewOf(start) == name_; });
    return found == game_->starts.end() ? -1 : static_cast<int>(found - game_->starts.begin());
}

Landmark EntityClass::landmark() const
{
    const auto &landmarks = game_->landmarks;
    return beginsAmong(name_, landmarks.unseen)   ? Landmark::Unseen
           : beginsAmong(name_, landmarks.sought) ? Landmark::Sought
           : beginsAmong(name_, landmarks.little) ? Landmark::Little
                                                  : Landmark::Other;
}

bool EntityClass::needsPlace() const
{
    const auto mark = landmark();
    return startRank() >= 0 || mark == Landmark::Sought || mark == Landmark::Little;
}

bool EntityClass::isFreed(bool isNamed) const
{
    return std::ranges::any_of(game_->stops.freed, [&](const FreedClass &freed) {
        return viewOf(freed.name) == name_ && !(isNamed && freed.onlyUnnamed);
    });
}

bool EntityClass::needsModel() const
{
    return std::ranges::any_of(game_->stops.modelClasses, [this](std::string_view brushes) { return viewOf(brushes) == name_; });
}

bool EntityClass::isOfBrushes() const { return needsModel() || (definition().isBrush() && !definition().isPoint()); }

bool EntityClass::isOwn() const
{
    return std::ranges::any_of(game_->ownClasses, [this](std::string_view own) {
        return own.ends_with('_') ? name_.startsWith(viewOf(own)) : viewOf(own) == name_;
    });
}

GameClasses::GameClasses(const Game &game) : GameClasses(game, ownDefinitions(game.definitions)) {}

} // namespace bsp
