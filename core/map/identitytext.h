// What is said of a file by what it is.
#pragma once

#include "core/format/formats.h"

#include <QByteArray>
#include <QString>

class MapFile;

// After "This is ". `bytes` are what was identified.
QString kindOf(const bsp::Identity &identity, const QByteArray &bytes);
// Why it is not opened, and how it can be read all the same; `openable` is a sentence of what can be.
QString refusalOf(const bsp::Identity &identity, const QByteArray &bytes, const QString &openable);
// Why a map is for looking at, and neither edited nor saved: MapFile::readAs() took it for what it is not. Empty: it is not.
QString whyReadOnly(const MapFile &map);
// Why what is found wrong with such a map need not be wrong with it. Empty: it is none such.
QString doubtOfFindings(const MapFile &map);
