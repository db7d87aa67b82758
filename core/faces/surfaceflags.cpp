#include "core/faces/surfaceflags.h"

#include "core/map/celltext.h"

SurfaceFlags::Bits::Bits(const Column &stored, std::span<const bsp::FlagRule> rules) : column(stored)
{
    if (column.count() == 0)
        return;
    for (const auto &[value, name] : column.field().names)
        for (const auto &rule : rules)
            if (rule.flag == name)
                meanings.emplace_back(static_cast<quint32>(value), rule.meaning);
}

FaceFlags SurfaceFlags::Bits::at(quint32 record) const
{
    FaceFlags flags;
    if (record < column.count())
        for (const auto &[bit, meaning] : meanings)
            if (static_cast<quint32>(column.integer(record)) & bit)
                flags |= meaning;
    return flags;
}

SurfaceFlags::SurfaceFlags(const MapFile &map)
    : flags_(map.column(map.format().columns.texinfoFlags), map.game().surfaces),
      contents_(map.column(map.format().columns.shaderContents), map.game().contents)
{
}

FaceFlags SurfaceFlags::at(quint32 texinfo) const { return flags_.at(texinfo) | contents_.at(texinfo); }

QString SurfaceFlags::namesOf(quint32 texinfo, FaceFlag meaning) const
{
    quint32 bits = 0;
    if (texinfo < count())
        for (const auto &[bit, flags] : flags_.meanings)
            if (flags & meaning)
                bits |= static_cast<quint32>(flags_.column.integer(texinfo)) & bit;
    QByteArray names;
    if (bits != 0)
        appendFlags(names, bits, flags_.column.field().names);
    return QString::fromLatin1(names);
}
