// Where a map's luxels stand: in its lighting lump, in a lump of BSPX, or in a file beside it. Who of several has the say is
// FTE's rule (gl_model.c, Mod_LoadLighting()): before a lump of grey luxels comes the file, then LIGHTING_E5BGR9, then
// RGBLIGHTING, each only with as many luxels as the lump has; before an empty lump the two of BSPX; before a lump of colours
// nothing.
#pragma once

#include "core/map/lightfile.h"
#include "core/map/mapfile.h"

class LightData
{
public:
    // Additions are what lies in BSPX or beside the map. Engines that know none read the map's own lump by its faces' records.
    enum class Additions : quint8 { Used, Ignored };
    explicit LightData(const MapFile &map, Additions additions = Additions::Used);

    enum Source : quint8 { Lump, Bspx, File };
    Source source() const { return source_; }
    // Of the lump of BSPX, or of the file; empty: the lighting lump.
    const QString &name() const { return name_; }
    // "QLIT", "QLIT, HDR", "LIT2" or "BSPX"; empty: the lighting lump.
    QString kind() const;
    // What lights the map in place of its own lump, for people: "e1m1.lit (QLIT, 12,345 luxels)"; empty: nothing does.
    QString replacement() const;
    LuxelCode code() const { return code_; }
    // More light than 255 says has a number too.
    bool isHdr() const { return code_ == LuxelCode::E5Bgr9; }
    qint64 bytesPerLuxel() const { return bytesOf(code_); }
    // All of them; places are counted from its begin. Valid as long as the map.
    bsp::ByteView bytes() const { return bytes_; }
    qint64 size() const { return static_cast<qint64>(bytes_.size()); }
    bool isEmpty() const { return bytes_.empty(); }
    qint64 luxels() const { return size() / bytesPerLuxel(); }
    // What is known of the faces besides; null: nothing.
    const LitFaces *litFaces() const { return file_ && file_->faces ? &*file_->faces : nullptr; }
    const LightFile *file() const { return file_.get(); }
    Additions additions() const { return additions_; }

    // Faces state bytes of the lighting lump, whether or not the map has it: the place of that luxel in bytes(), and back.
    qint64 placeOf(qint64 stated) const { return stated < 0 || isAsStated() ? stated : stated / base_ * bytesPerLuxel(); }
    qint64 statedOf(qint64 place) const { return place < 0 || isAsStated() ? place : place / bytesPerLuxel() * base_; }

private:
    bool isAsStated() const { return base_ == bytesPerLuxel(); }
    void take(const std::shared_ptr<const LightFile> &file);
    bool take(const MapFile &map, std::string_view bspx, LuxelCode code, qint64 luxels);

    bsp::ByteView bytes_;
    LuxelCode code_ = LuxelCode::Rgb;
    Source source_ = Lump;
    Additions additions_;
    qint64 base_ = 1; // bytes of a luxel in the lighting lump
    QString name_;
    std::shared_ptr<const LightFile> file_; // null: its luxels are the map's own
};
