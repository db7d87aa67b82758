#include "core/mapdiff/differencecolors.h"

#include <QCoreApplication>

namespace {

struct DifferenceText {
    Q_DECLARE_TR_FUNCTIONS(DifferenceColors)
};

} // namespace

QRgb colorOf(RecordDifference::Kind kind)
{
    switch (kind) {
    case RecordDifference::Added: return qRgb(0, 158, 115);
    case RecordDifference::Removed: return qRgb(213, 94, 0);
    case RecordDifference::Changed: return qRgb(240, 228, 66);
    case RecordDifference::Same: break;
    }
    return qRgb(0x80, 0x80, 0x80);
}

QChar signOf(RecordDifference::Kind kind)
{
    switch (kind) {
    case RecordDifference::Added: return u'+';
    case RecordDifference::Removed: return u'-';
    case RecordDifference::Changed: return u'~';
    case RecordDifference::Same: break;
    }
    return u'=';
}

QString nameOf(RecordDifference::Kind kind)
{
    const auto text = [kind] {
        switch (kind) {
        case RecordDifference::Added: return DifferenceText::tr("only in this map");
        case RecordDifference::Removed: return DifferenceText::tr("only in the other map");
        case RecordDifference::Changed: return DifferenceText::tr("changed");
        case RecordDifference::Same: break;
        }
        return DifferenceText::tr("the same");
    };
    return signOf(kind) + u' ' + text();
}
