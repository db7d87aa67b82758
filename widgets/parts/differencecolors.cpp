#include "widgets/parts/differencecolors.h"

#include "widgets/parts/colors.h"

using namespace Qt::StringLiterals;

QColor differenceColor(RecordDifference::Kind kind)
{
    switch (kind) {
    case RecordDifference::Added: return {0, 158, 115};
    case RecordDifference::Removed: return {213, 94, 0};
    case RecordDifference::Changed: return {240, 228, 66};
    case RecordDifference::Same: break;
    }
    return {};
}

QColor differenceTint(RecordDifference::Kind kind, const QPalette &palette)
{
    constexpr double share = 0.35;
    const auto color = differenceColor(kind);
    return color.isValid() ? blended(palette.color(QPalette::Base), color, share) : color;
}

QString differenceSign(RecordDifference::Kind kind)
{
    switch (kind) {
    case RecordDifference::Added: return u"+"_s;
    case RecordDifference::Removed: return u"-"_s;
    case RecordDifference::Changed: return u"~"_s;
    case RecordDifference::Same: break;
    }
    return {};
}
