#include "widgets/view3d/colorterms.h"

#include "core/text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace
{

// Returns a term about leafs, if the format's leafs have contents: any of the words for this kind.
QString contentsTerm(ContentsKind kind, const References &references)
{
    const auto &map = references.map();
    const auto column = map.format().columns.leafContents;
    const auto none = termFor(column, 0, 0, map.format().roles.faces, references);
    if (none.isEmpty())
        return {};
    const auto &field = map.field(column);
    const bool areFlags = field.use == bsp::Use::Flags;
    if (areFlags && kind == ContentsKind::Empty)
        return none;
    QStringList terms;
    for (const auto &[meant, list] : map.format().contentsWords)
        if (meant == kind)
            for (const auto &word : wordsOf(list))
                if (std::ranges::any_of(field.names, [&](const auto &each) { return fromView(each.name) == word; }))
                    terms.append(fromView(field.name) + (areFlags ? u':' : u'=') + word);
    return terms.join(u" | "_s);
}

} // namespace

QString termFor(const FaceColorChoice &choice, double low, double high, const References &references)
{
    if (std::isnan(low))
        return {};
    const auto &format = references.map().format();
    const auto ofRecord = [&](int lump) {
        const RecordRef record{lump, static_cast<quint32>(low)};
        return low == high ? termFor(std::vector{record}, format.roles.faces, references) : QString();
    };
    const auto inColumn = [&](bsp::FieldRef column) { return termFor(column, low, high, format.roles.faces, references); };
    switch (choice.by) {
    case FaceColoring::Face: return ofRecord(format.roles.faces);
    case FaceColoring::Texture: return ofRecord(format.roles.images);
    case FaceColoring::Leaf: return ofRecord(format.roles.leafs);
    case FaceColoring::Cluster: return ofRecord(format.roles.clusters);
    case FaceColoring::Area: return inColumn(format.columns.leafArea);
    case FaceColoring::Contents: return contentsTerm(static_cast<ContentsKind>(static_cast<int>(low)), references);
    case FaceColoring::Column: break;
    }
    return inColumn(choice.column);
}
