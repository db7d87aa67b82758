// Where a map's luxels are stored: in its lighting lump, in a BSPX lump, or in a file next to the map. Precedence follows
// FTE (gl_model.c, Mod_LoadLighting()): a lump of grey luxels is replaced by the file, else by LIGHTING_E5BGR9, else by
// RGBLIGHTING, each only if it has as many luxels as the lump; an empty lump by those two BSPX lumps; a lump of colours by
// nothing.
#pragma once

#include "core/map/lightfile.h"
#include "core/map/mapfile.h"

class LightData
{
public:
    // Additions are BSPX lumps and files next to the map. Engines without support for them read the lighting lump as the face
    // records state.
    enum class Additions : quint8 { Used, Ignored };
    explicit LightData(const MapFile &map, Additions additions = Additions::Used);

    enum Source : quint8 { Lump, Bspx, File };
    Source source() const { return source_; }
    // Returns the name of the BSPX lump or of the file; empty: the lighting lump.
    const QString &name() const { return name_; }
    // Returns "QLIT", "QLIT, HDR", "LIT2" or "BSPX"; empty: the lighting lump.
    QString kind() const;
    // Describes what replaces the map's own lump: "e1m1.lit (QLIT, 12,345 luxels)"; empty: nothing does.
    QString replacement() const;
    LuxelFormat code() const { return code_; }
    // Returns whether luxels can be brighter than 255.
    bool isHdr() const { return code_ == LuxelFormat::E5Bgr9; }
    qint64 bytesPerLuxel() const { return bytesOf(code_); }
    // Returns all luxels; offsets count from their start. Valid while the map lives.
    bsp::ByteView bytes() const { return bytes_; }
    qint64 size() const { return static_cast<qint64>(bytes_.size()); }
    bool isEmpty() const { return bytes_.empty(); }
    qint64 luxels() const { return size() / bytesPerLuxel(); }
    // Returns the per-face data of a LIT2 file, or null.
    const LitFaces *litFaces() const { return file_ && file_->faces ? &*file_->faces : nullptr; }
    const LightFile *file() const { return file_.get(); }
    Additions additions() const { return additions_; }

    // Convert between an offset as faces state it, in bytes of the lighting lump even if there is none, and one in bytes().
    qint64 placeOf(qint64 stated) const { return stated < 0 || isAsStated() ? stated : stated / base_ * bytesPerLuxel(); }
    qint64 statedOf(qint64 place) const { return place < 0 || isAsStated() ? place : place / bytesPerLuxel() * base_; }

private:
    bool isAsStated() const { return base_ == bytesPerLuxel(); }
    void take(const std::shared_ptr<const LightFile> &file);
    bool take(const MapFile &map, std::string_view bspx, LuxelFormat code, qint64 luxels);

    bsp::ByteView bytes_;
    LuxelFormat code_ = LuxelFormat::Rgb;
    Source source_ = Lump;
    Additions additions_;
    qint64 base_ = 1; // bytes of a luxel in the lighting lump
    QString name_;
    std::shared_ptr<const LightFile> file_; // null: the luxels are the map's own
};
