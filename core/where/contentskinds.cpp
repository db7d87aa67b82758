#include "core/where/contentskinds.h"

#include <algorithm>
#include <string>

namespace {

// Returns whether a list of words, as in bsp::ContentsWords, has this word.
bool holds(std::string_view words, std::string_view word)
{
    return words.find(std::string(" ").append(word).append(" ")) != std::string_view::npos;
}

} // namespace

ContentsKinds::ContentsKinds(const MapFile &map)
{
    const auto &format = map.format();
    auto source = format.columns.leafContents;
    if (source.lump == bsp::none)
        source = format.columns.shaderContents;
    const auto &field = map.field(source);
    areFlags_ = field.use == bsp::Use::Flags;
    names_ = field.names;
    words_ = format.contentsWords;
    for (const auto &[value, name] : names_)
        for (const auto &[kind, words] : words_)
            if (areFlags_ && holds(words, name))
                bits_[static_cast<size_t>(kind)] |= static_cast<quint32>(value);
            else if (areFlags_ && holds(format.qualifierContents, name))
                bits_[static_cast<size_t>(ContentsKind::Empty)] |= static_cast<quint32>(value);
}

ContentsKind ContentsKinds::of(qint64 contents) const
{
    if (areFlags_) {
        const auto flags = static_cast<quint32>(contents);
        for (const auto &[kind, words] : words_)
            if (kind != ContentsKind::Empty && flags & bits_[static_cast<size_t>(kind)])
                return kind;
        return flags & ~bits_[static_cast<size_t>(ContentsKind::Empty)] ? ContentsKind::Other : ContentsKind::Empty;
    }
    const auto named = std::ranges::find(names_, contents, &bsp::NamedValue::value);
    if (named != names_.end())
        for (const auto &[kind, words] : words_)
            if (holds(words, named->name))
                return kind;
    return ContentsKind::Other;
}
