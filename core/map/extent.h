// A range of the file's bytes.
#pragma once

#include <QtGlobal>

// A lump's extent according to a directory, whether or not the file holds it. Bytes from the start of the file.
struct Extent {
    qint64 offset = 0;
    qint64 length = 0;
    qint64 end() const { return offset + length; }
};
