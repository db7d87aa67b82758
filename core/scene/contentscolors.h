// The colours and names of the kinds of contents, the same in every view.
#pragma once

#include "core/where/contentskinds.h"

#include <QRgb>
#include <QString>

QRgb colorOf(ContentsKind kind);   // opaque
QString nameOf(ContentsKind kind); // lower case, as in a legend
