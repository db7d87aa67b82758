// What fills a part of a map, in the few kinds that people tell apart, with the colours that these have in every view.
#pragma once

#include "core/map/contentskinds.h"

#include <QRgb>
#include <QString>

QRgb colorOf(ContentsKind kind);   // opaque
QString nameOf(ContentsKind kind); // lower case, as in a legend
