#include "core/scene/contentscolors.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

struct KindRow {
    ContentsKind kind;
    QRgb color;
    const char *name; // in a legend
};
constexpr KindRow kindRows[] = {
    {ContentsKind::Solid, 0xff9a9ca0, QT_TRANSLATE_NOOP("ContentsColors", "solid")},              // grey
    {ContentsKind::Window, 0xffa8cdbd, QT_TRANSLATE_NOOP("ContentsColors", "window")},            // pale green
    {ContentsKind::Lava, 0xffee7a1c, QT_TRANSLATE_NOOP("ContentsColors", "lava")},                // orange
    {ContentsKind::Slime, 0xff3fae49, QT_TRANSLATE_NOOP("ContentsColors", "slime")},              // green
    {ContentsKind::Water, 0xff3b78e0, QT_TRANSLATE_NOOP("ContentsColors", "water")},              // blue
    {ContentsKind::Fog, 0xffc9b48a, QT_TRANSLATE_NOOP("ContentsColors", "fog")},                  // sand
    {ContentsKind::PlayerClip, 0xff8a4fd0, QT_TRANSLATE_NOOP("ContentsColors", "player clip")},   // violet
    {ContentsKind::MonsterClip, 0xffe86fae, QT_TRANSLATE_NOOP("ContentsColors", "monster clip")}, // pink
    {ContentsKind::AreaPortal, 0xff1fc3c8, QT_TRANSLATE_NOOP("ContentsColors", "area portal")},   // cyan
    {ContentsKind::Sky, 0xffaed8f6, QT_TRANSLATE_NOOP("ContentsColors", "sky")},                  // pale blue
    {ContentsKind::Empty, 0xffe4e0d6, QT_TRANSLATE_NOOP("ContentsColors", "empty")},              // bone
    {ContentsKind::Other, 0xff8a6d4b, QT_TRANSLATE_NOOP("ContentsColors", "other")},              // brown
};

const KindRow &rowOf(ContentsKind kind) { return *std::ranges::find(kindRows, kind, &KindRow::kind); }

} // namespace

QRgb colorOf(ContentsKind kind) { return rowOf(kind).color; }
QString nameOf(ContentsKind kind) { return QCoreApplication::translate("ContentsColors", rowOf(kind).name); }
