#include "core/entities/keycounts.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace {

constexpr size_t mostSampled = 2'000; // entities: a good sample, counted within a frame

} // namespace

KeyCounts::KeyCounts(const EntitySource &source, std::span<const quint32> entities)
{
    const size_t step = entities.size() / mostSampled + 1;
    QSet<QByteArray> seen;
    for (size_t i = 0; i < entities.size(); i += step) {
        ++entities_;
        seen.clear();
        for (const auto &pair : source.pairsOf(static_cast<qint32>(entities[i]))) {
            const auto text = source.key(pair).toByteArray(), lowered = text.toLower();
            if (seen.contains(lowered))
                continue;
            seen.insert(lowered);
            auto &key = keys_[lowered];
            if (key.entities++ == 0) {
                key.text = text;
                key.number = static_cast<quint32>(keys_.size());
            }
        }
    }
}

double KeyCounts::shareOf(const QByteArray &lowered) const
{
    const auto found = keys_.constFind(lowered);
    return found == keys_.constEnd() ? 0 : static_cast<double>(found->entities) / entities_;
}

std::vector<QByteArray> KeyCounts::inOrder(const std::vector<std::pair<double, const Key *>> &rated) const
{
    auto sorted = rated;
    std::ranges::sort(sorted, [](const auto &a, const auto &b) {
        return std::tuple(-a.first, a.second->number) < std::tuple(-b.first, b.second->number);
    });
    std::vector<QByteArray> texts;
    for (const auto &[rate, key] : sorted)
        texts.push_back(key->text);
    return texts;
}

std::vector<QByteArray> KeyCounts::commonest() const
{
    std::vector<std::pair<double, const Key *>> rated;
    for (const auto &key : keys_)
        rated.emplace_back(key.entities, &key);
    return inOrder(rated);
}

std::vector<QByteArray> KeyCounts::distinctiveAgainst(const KeyCounts &others) const
{
    constexpr double leastShare = 0.25, leastMore = 0.1; // of the entities
    std::vector<std::pair<double, const Key *>> rated;
    for (auto it = keys_.constBegin(); it != keys_.constEnd(); ++it) {
        const double share = shareOf(it.key()), more = share - others.shareOf(it.key());
        if (share >= leastShare && more >= leastMore)
            rated.emplace_back(more, &*it);
    }
    return inOrder(rated);
}
