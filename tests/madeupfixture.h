// Shared by the tests of the made-up format: Quake II's sample, and the same map in that format.
#pragma once

#include "core/entities/edits.h"
#include "core/format/build.h"
#include "core/save/lumpplacement.h"
#include "tests/files.h"
#include "tests/madeupformat.h"
#include "tests/testmaps.h"
#include "tests/transcoding.h"

#include <QtTest>

namespace madeup {

using namespace Qt::StringLiterals;

inline QString samplePath() { return sampleFile(u"quake2/maps/gallery.bsp"); }

// Returns the value; aborts the test on an error.
template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error()));
    return std::move(result).value();
}

struct BothMaps {
    MapFile original, made;
};

inline BothMaps both(MapFile original)
{
    auto made = must(readMap(transcoding::madeUpOf(original).build(), bsp::madeUp));
    return {std::move(original), std::move(made)};
}

inline BothMaps both() { return both(must(readMapFile(samplePath()))); }

// Returns both maps with more entities after the sample's.
inline BothMaps bothWith(const QByteArray &entities)
{
    const auto map = must(readMapFile(samplePath()));
    return both(*must(planSave(map, map.entityText().toByteArray() + entities)).saved);
}

// Returns both maps with another number in a field of Quake II, such as "FACES.planenum".
inline BothMaps bothPlanted(std::string_view column, quint32 record, qint64 value)
{
    const auto map = must(readMapFile(samplePath()));
    const auto where = bsp::findField(map.format().lumps, column);
    const auto &field = map.field(where);
    const auto size = static_cast<int>(bsp::sizeOf(field));
    auto file = map.file().whole();
    file.replace(map.extent(where.lump).offset + static_cast<qint64>(record) * map.lump(where.lump).stride + field.offset, size,
                 littleEndian(value, size));
    return both(must(readMap(file)));
}

// Returns the made-up format's record for one of Quake II's.
inline RecordRef madeRef(RecordRef original) { return {transcoding::madeLump(original.lump), original.index}; }

// Returns whether a field says where an entity's text lies, which differs because the texts do.
inline bool isPlaceOfText(bsp::FieldRef made, const MapFile &map)
{
    return made.lump == map.format().roles.entityList && map.field(made).type != bsp::Type::Text;
}

inline QString pathOf(const MapFile &map, bsp::FieldRef ref)
{
    return lumpName(map, ref.lump) + u'.' + fromView(map.field(ref).name);
}

inline qint32 entityOf(const MapFile &map, QByteArrayView classname)
{
    for (qint32 i = 0; i < std::ssize(map.entities().entities); ++i)
        if (edits::valueOf(map.entitySource(), i, "classname") == classname)
            return i;
    return -1;
}

} // namespace madeup
