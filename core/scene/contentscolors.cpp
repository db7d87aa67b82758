#include "core/scene/contentscolors.h"

#include <QCoreApplication>

#include <algorithm>

namespace
{

struct ContentsText {
    Q_DECLARE_TR_FUNCTIONS(ContentsColors)
};

// The formats' words for each kind; the first kind of which contents have a flag is theirs.
struct KindWords {
    ContentsKind kind;
    std::string_view words; // between blanks
};
constexpr KindWords kindWords[] = {
    {ContentsKind::Solid, " SOLID "},
    {ContentsKind::Window, " WINDOW "},
    {ContentsKind::Lava, " LAVA "},
    {ContentsKind::Slime, " SLIME "},
    {ContentsKind::Water, " WATER CURRENT_0 CURRENT_90 CURRENT_180 CURRENT_270 CURRENT_UP CURRENT_DOWN "},
    {ContentsKind::Fog, " FOG MIST "},
    {ContentsKind::PlayerClip, " PLAYERCLIP CLIP "},
    {ContentsKind::MonsterClip, " MONSTERCLIP BOTCLIP "},
    {ContentsKind::AreaPortal, " AREAPORTAL "},
    {ContentsKind::Sky, " SKY "},
    {ContentsKind::Empty, " EMPTY TOEMPTY "},
};

// `words` as above.
bool holds(std::string_view words, std::string_view word)
{
    for (auto at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1))
        if (words[at - 1] == ' ' && words[at + word.size()] == ' ')
            return true;
    return false;
}

// What only says more of something else.
constexpr std::string_view addedWords = " DETAIL STRUCTURAL TRANSLUCENT NO_WATERJUMP ";

} // namespace

QRgb colorOf(ContentsKind kind)
{
    constexpr std::array<QRgb, contentsKindCount> colors{
        0xffe4e0d6,                         // empty: bone
        0xff9a9ca0,                         // solid: grey
        0xffa8cdbd,                         // window: pale green
        0xff3b78e0,                         // water: blue
        0xff3fae49,                         // slime: green
        0xffee7a1c,                         // lava: orange
        0xffc9b48a,                         // fog: sand
        0xff8a4fd0,                         // playerclip: violet
        0xffe86fae,                         // monsterclip: pink
        0xff1fc3c8,                         // areaportal: cyan
        0xffaed8f6,                         // sky: pale blue
        0xff8a6d4b,                         // other: brown
    };
    return colors[static_cast<size_t>(kind)];
}

QString nameOf(ContentsKind kind)
{
    switch (kind) {
    case ContentsKind::Empty: return ContentsText::tr("empty");
    case ContentsKind::Solid: return ContentsText::tr("solid");
    case ContentsKind::Window: return ContentsText::tr("window");
    case ContentsKind::Water: return ContentsText::tr("water");
    case ContentsKind::Slime: return ContentsText::tr("slime");
    case ContentsKind::Lava: return ContentsText::tr("lava");
    case ContentsKind::Fog: return ContentsText::tr("fog");
    case ContentsKind::PlayerClip: return ContentsText::tr("player clip");
    case ContentsKind::MonsterClip: return ContentsText::tr("monster clip");
    case ContentsKind::AreaPortal: return ContentsText::tr("area portal");
    case ContentsKind::Sky: return ContentsText::tr("sky");
    case ContentsKind::Other: break;
    }
    return ContentsText::tr("other");
}

ContentsKinds::ContentsKinds(const bsp::Format &format)
{
    auto source = format.columns.leafContents;
    if (source.lump == bsp::none)
        source = format.columns.shaderContents;
    const auto &field = format.lumps[static_cast<size_t>(source.lump)].fields[static_cast<size_t>(source.field)];
    areFlags_ = field.use == bsp::Use::Flags;
    names_ = field.names;
    for (const auto &[value, name] : names_)
        for (const auto &[kind, words] : kindWords)
            if (areFlags_ && holds(words, name))
                bits_[static_cast<size_t>(kind)] |= static_cast<quint32>(value);
            else if (areFlags_ && holds(addedWords, name))
                bits_[static_cast<size_t>(ContentsKind::Empty)] |= static_cast<quint32>(value);
}

ContentsKind ContentsKinds::of(qint64 contents) const
{
    if (areFlags_) {
        const auto flags = static_cast<quint32>(contents);
        for (const auto &[kind, words] : kindWords)
            if (kind != ContentsKind::Empty && flags & bits_[static_cast<size_t>(kind)])
                return kind;
        return flags & ~bits_[static_cast<size_t>(ContentsKind::Empty)] ? ContentsKind::Other : ContentsKind::Empty;
    }
    const auto named = std::ranges::find(names_, contents, &bsp::NamedValue::value);
    if (named != names_.end())
        for (const auto &[kind, words] : kindWords)
            if (holds(words, named->name))
                return kind;
    return ContentsKind::Other;
}
