#include "core/faces/lightdata.h"

#include "core/files/regularfile.h"
#include "core/map/bspx.h"
#include "core/text.h"

LightData::LightData(const MapFile &map, Additions additions)
    : bytes_(map.lumpBytes(map.format().roles.lighting)), code_(map.bytesPerLuxel() == 1 ? LuxelFormat::Grey : LuxelFormat::Rgb),
      additions_(additions), base_(map.bytesPerLuxel())
{
    if (additions == Additions::Ignored || map.format().columns.faceLight.lump == bsp::none
        || (!isEmpty() && code_ != LuxelFormat::Grey))
        return;
    const auto own = luxels();
    if (const auto &file = map.lightFile(); file && isLightOf(*file, map.recordCount(map.format().roles.faces), own))
        take(file);
    else if (!take(map, "LIGHTING_E5BGR9", LuxelFormat::E5Bgr9, own))
        take(map, "RGBLIGHTING", LuxelFormat::Rgb, own);
}

QString LightData::kind() const
{
    if (source_ != File)
        return source_ == Bspx ? QStringLiteral("BSPX") : QString();
    return litFaces() ? QStringLiteral("LIT2") : isHdr() ? QStringLiteral("QLIT, HDR") : QStringLiteral("QLIT");
}

QString LightData::replacement() const
{
    return source_ == Lump ? QString() : FileText::tr("%1 (%2, %3 luxels)").arg(name_, kind(), numberText(luxels()));
}

void LightData::take(const std::shared_ptr<const LightFile> &file)
{
    file_ = file;
    code_ = file->code;
    bytes_ = bsp::slice(bytesOf(file->bytes), file->firstLuxel, file->luxels * bytesPerLuxel());
    source_ = File;
    name_ = file->name;
    if (file->faces)
        base_ = 1; // its offsets count luxels
}

bool LightData::take(const MapFile &map, std::string_view bspx, LuxelFormat code, qint64 luxels)
{
    const auto bytes = bspxBytes(map, bspx);
    const auto size = static_cast<qint64>(bytes.size());
    if (size == 0 || (luxels > 0 ? size != luxels * bytesOf(code) : size < bytesOf(code)))
        return false;
    bytes_ = bytes;
    code_ = code;
    source_ = Bspx;
    name_ = fromView(bspx);
    return true;
}
