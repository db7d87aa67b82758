#include "core/map/litfile.h"

#include "core/files/archive.h"
#include "core/files/regularfile.h"

#include <QBuffer>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype litHeader = 8, lit2Header = 16;
constexpr quint32 litRgb = 1, lit2 = 2, litHdr = 0x10001;
constexpr int lit2Styles = 4;

LitFaces asArrays(quint32 count)
{
    const qsizetype n = count;
    return {count, {lit2Header, 4}, {lit2Header + 4 * n, 4}, {lit2Header + 12 * n, 1}, {lit2Header + 8 * n, 4}, 1};
}

// Face by face: an offset, four styles, an extent, a shift.
LitFaces asRecords(quint32 count, int styleBytes)
{
    const qsizetype styles = lit2Styles * styleBytes, size = 4 + styles + 4 + 1, first = lit2Header;
    return {count, {first, size}, {first + 4 + styles, size}, {first + 8 + styles, size}, {first + 4, size}, styleBytes};
}

// Whether every face's lightmaps lie among the luxels.
bool doFacesFit(bsp::ByteView bytes, const LitFaces &faces, qint64 luxels)
{
    const auto at = [&](FaceNumbers where, quint32 face) { return bytes.data() + where.first + face * where.stride; };
    for (quint32 face = 0; face < faces.count; ++face) {
        const qint64 offset = bsp::load<qint32>(at(faces.offsets, face));
        const auto *extent = at(faces.extents, face);
        const auto area = qint64(bsp::load<quint16>(extent)) * bsp::load<quint16>(extent + 2);
        int styles = 0;
        for (const auto *style = at(faces.styles, face); styles < lit2Styles; ++styles, style += faces.styleBytes)
            if (faces.styleBytes == 2 ? bsp::load<quint16>(style) == 0xffff : bsp::load<quint8>(style) == 0xff)
                break;
        if (offset < -1 || (offset >= 0 && offset + area * styles > luxels))
            return false;
    }
    return true;
}

Error noLit(const QString &name)
{
    return Error{FileText::tr("%1 holds no light that fits the map.").arg(name)};
}

// Reads the rest, of which the size is known.
bool readOn(QIODevice &file, QByteArray &bytes)
{
    bytes += file.read(file.size() - bytes.size());
    return bytes.size() == file.size();
}

Result<LightFile> readLit2(QIODevice &file, const QString &name, QByteArray bytes)
{
    bytes += file.read(lit2Header - litHeader);
    if (bytes.size() < lit2Header)
        return noLit(name);
    const auto count = bsp::load<quint32>(bytes.constData() + 8);
    const qint64 luxels = bsp::load<quint32>(bytes.constData() + 12);
    const std::array layouts{asArrays(count), asRecords(count, 1), asRecords(count, 2)};
    const auto sizeOf = [count](const LitFaces &faces) {
        return lit2Header + (4 + lit2Styles * faces.styleBytes + 5) * qint64(count);
    };
    const auto hasSize = [&](const LitFaces &faces) { // with directions or without
        return file.size() == sizeOf(faces) + 3 * luxels || file.size() == sizeOf(faces) + 6 * luxels;
    };
    if (!std::ranges::any_of(layouts, hasSize) || !readOn(file, bytes))
        return noLit(name);
    const auto view = bytesOf(bytes);
    const auto fits = [&](const LitFaces &faces) { return hasSize(faces) && doFacesFit(view, faces, luxels); };
    const auto found = std::ranges::find_if(layouts, fits);
    if (found == layouts.end())
        return noLit(name);
    return LightFile{name, std::move(bytes), LuxelCode::Rgb, static_cast<qsizetype>(sizeOf(*found)),
                     static_cast<qsizetype>(luxels), *found};
}

// Null where readLitFile() refuses it.
std::shared_ptr<const LightFile> readShared(QIODevice &file, const QString &name, qint64 luxels)
{
    auto read = readLitFile(file, name, luxels);
    return read ? std::make_shared<const LightFile>(std::move(read).value()) : nullptr;
}

std::shared_ptr<const LightFile> readOnDisk(const QString &path, qint64 luxels)
{
    if (!QFileInfo(path).isFile())
        return {};
    const auto file = openRegularFile(path);
    return file ? readShared(*file.value(), QFileInfo(path).fileName(), luxels) : nullptr;
}

std::shared_ptr<const LightFile> readInArchive(const QString &path, const QString &entry, qint64 luxels)
{
    auto archive = Archive::open(path);
    const auto *found = archive ? archive.value().find(entry) : nullptr;
    if (!found)
        return {};
    auto bytes = archive.value().read(*found);
    if (!bytes)
        return {};
    QBuffer buffer(&bytes.value());
    buffer.open(QIODevice::ReadOnly);
    return readShared(buffer, QFileInfo(entry).fileName(), luxels);
}

QString litName(const QString &map)
{
    const auto dot = map.lastIndexOf(u'.');
    return (dot > map.lastIndexOf(u'/') ? map.left(dot) : map) + u".lit"_s;
}

} // namespace

Result<LightFile> readLitFile(QIODevice &file, const QString &name, qint64 luxels)
{
    auto bytes = file.read(litHeader);
    if (bytes.size() < litHeader || !bytes.startsWith("QLIT"))
        return noLit(name);
    const auto version = bsp::load<quint32>(bytes.constData() + 4);
    if (version == lit2)
        return readLit2(file, name, std::move(bytes));
    if (version != litRgb && version != litHdr)
        return noLit(name);
    const auto code = version == litHdr ? LuxelCode::E5Bgr9 : LuxelCode::Rgb;
    if (luxels <= 0 || file.size() != litHeader + luxels * bytesOf(code) || !readOn(file, bytes))
        return noLit(name);
    return LightFile{name, std::move(bytes), code, litHeader, static_cast<qsizetype>(luxels), {}};
}

std::shared_ptr<const LightFile> litFileOf(const MapFile &map, const MapSource &source)
{
    const auto &format = map.format();
    const auto luxels = static_cast<qint64>(map.lumpBytes(format.roles.lighting).size());
    if (format.hasLightPages() || map.bytesPerLuxel() != 1 || luxels == 0)
        return {};
    if (source.entry.isEmpty())
        return readOnDisk(litName(source.file), luxels);
    const auto entry = litName(source.entry);
    if (auto found = readInArchive(source.file, entry, luxels))
        return found;
    return readOnDisk(QFileInfo(source.file).path() + u'/' + entry, luxels);
}
