// The kinds of contents that people distinguish, with the same colours and names in every view.
#pragma once

#include "core/where/contentskinds.h"

#include <QRgb>
#include <QString>

QRgb colorOf(ContentsKind kind);   // opaque
QString nameOf(ContentsKind kind); // lower case, as in a legend
