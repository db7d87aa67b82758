#include "core/opening/litfile.h"

#include "core/files/archive.h"
#include "core/files/besidefile.h"
#include "core/files/regularfile.h"
#include "core/opening/identitytext.h"
#include "core/text.h"

#include <QBuffer>
#include <QDataStream>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView litSignature = "QLIT";
constexpr qsizetype litHeader = 8, lit2Header = 16;
constexpr quint32 litRgb = 1, lit2 = 2, litHdr = 0x10001;
constexpr int lit2Styles = 4;
constexpr qint64 identifiedHead = 64 << 10; // bytes to read for identifying a file that is not a .lit

LitFaces asArrays(quint32 count)
{
    const qsizetype n = count;
    return {count, {lit2Header, 4}, {lit2Header + 4 * n, 4}, {lit2Header + 12 * n, 1}, {lit2Header + 8 * n, 4}, 1};
}

// Returns the layout of a file with records per face: an offset, four styles, an extent, a shift.
LitFaces asRecords(quint32 count, int styleBytes)
{
    const qsizetype styles = lit2Styles * styleBytes, size = 4 + styles + 4 + 1, first = lit2Header;
    return {count, {first, size}, {first + 4 + styles, size}, {first + 8 + styles, size}, {first + 4, size}, styleBytes};
}

// Returns whether the lightmaps of all faces lie among the luxels.
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

// Returns the error for a file that is not a .lit. `begin`: the first bytes of the file.
Error noLit(const QByteArray &begin = {})
{
    if (const auto instead = whatInstead(begin); !instead.isEmpty())
        return Error{instead};
    return Error{FileText::tr("It is not a .lit file, or its version is unknown.")};
}

Error litOfOtherLength()
{
    return Error{FileText::tr("Its length does not match its header, or its faces refer to luxels outside the file.")};
}

Error unreadableLit(const QIODevice &file)
{
    return Error{FileText::tr("It cannot be read: %1.").arg(withoutFullStop(file.errorString()))};
}

// Returns the error for a file that ends within its header, which takes `header` bytes.
Error litWithoutHeader(qint64 size, qsizetype header)
{
    return Error{FileText::tr("It is truncated: it has %L1 bytes, but its header alone takes %L2.").arg(size).arg(header)};
}

// Appends the rest of the file to `bytes`. Returns false if it cannot be read.
bool readOn(QIODevice &file, QByteArray &bytes)
{
    const auto begun = bytes.size();
    bytes.resize(file.size());
    return file.read(bytes.data() + begun, bytes.size() - begun) == bytes.size() - begun;
}

Result<LightFile> readLit2(QIODevice &file, const QString &name, QByteArray bytes)
{
    bytes += file.read(lit2Header - litHeader);
    if (bytes.size() < lit2Header)
        return file.size() < lit2Header ? litWithoutHeader(file.size(), lit2Header) : unreadableLit(file);
    const auto count = bsp::load<quint32>(bytes.constData() + 8);
    const qint64 luxels = bsp::load<quint32>(bytes.constData() + 12);
    const std::array layouts{asArrays(count), asRecords(count, 1), asRecords(count, 2)};
    const auto sizeOf = [count](const LitFaces &faces) {
        return lit2Header + (4 + lit2Styles * faces.styleBytes + 5) * qint64(count);
    };
    const auto hasSize = [&](const LitFaces &faces) { // with directions or without
        return file.size() == sizeOf(faces) + 3 * luxels || file.size() == sizeOf(faces) + 6 * luxels;
    };
    const auto least = std::min({sizeOf(layouts[0]), sizeOf(layouts[1]), sizeOf(layouts[2])}) + 3 * luxels;
    if (file.size() < least)
        return Error{
            FileText::tr(
                "It is truncated: its header lists %L1 faces and %L2 luxels, which take at least %L3 bytes, but it has %L4.")
                .arg(count)
                .arg(luxels)
                .arg(least)
                .arg(file.size())};
    if (file.size() > bsp::furthestByte || std::ranges::none_of(layouts, hasSize))
        return litOfOtherLength();
    if (!readOn(file, bytes))
        return unreadableLit(file);
    const auto view = bytesOf(bytes);
    const auto fits = [&](const LitFaces &faces) { return hasSize(faces) && doFacesFit(view, faces, luxels); };
    const auto found = std::ranges::find_if(layouts, fits);
    if (found == layouts.end())
        return litOfOtherLength();
    return LightFile{
        name, std::move(bytes), LuxelFormat::Rgb, static_cast<qsizetype>(sizeOf(*found)), static_cast<qsizetype>(luxels), *found};
}

qint64 luxelsOf(const MapFile &map) { return std::ssize(map.lumpBytes(map.format().roles.lighting)); }

// Reads a file as readLitFile() does, but also rejects one whose number of faces differs from the map's.
Result<LightFile> readFitting(QIODevice &file, const QString &name, const MapFile &map)
{
    const auto luxels = luxelsOf(map);
    auto read = readLitFile(file, name, luxels);
    const auto faces = map.recordCount(map.format().roles.faces);
    if (read && read.value().faces && !isLightOf(read.value(), faces, luxels))
        return Error{FileText::tr("It was made for another version of the map: it has %L1 faces, but the map has %L2.")
                         .arg(read.value().faces->count)
                         .arg(faces)};
    return read;
}

std::optional<FoundLit> litOnDisk(const QString &mapPath, const MapFile &map)
{
    const auto path = fileNextToMap(mapPath, "lit"_L1);
    if (path.isEmpty())
        return {};
    const auto file = openRegularFile(path);
    if (!file)
        return FoundLit{path, Error{file.error()}};
    return FoundLit{path, readFitting(*file.value(), QFileInfo(path).fileName(), map)};
}

QString litName(const QString &map)
{
    const auto dot = map.lastIndexOf(u'.');
    return (dot > map.lastIndexOf(u'/') ? map.left(dot) : map) + u".lit"_s;
}

std::optional<FoundLit> litInArchive(Archive &archive, const MapSource &source, const MapFile &map)
{
    const auto entry = litName(source.entry);
    const auto *found = archive.find(entry);
    if (!found)
        return {};
    const auto path = source.file + u'/' + entry;
    auto bytes = archive.read(*found);
    if (!bytes)
        return FoundLit{path, Error{bytes.error()}};
    QBuffer buffer(&bytes.value());
    buffer.open(QIODevice::ReadOnly);
    return FoundLit{path, readFitting(buffer, QFileInfo(entry).fileName(), map)};
}

std::optional<FoundLit> litInArchive(const MapSource &source, const MapFile &map)
{
    auto archive = Archive::open(source.file);
    return archive ? litInArchive(archive.value(), source, map) : std::nullopt;
}

} // namespace

bool takesLitFiles(const MapFile &map) { return map.bytesPerLuxel() == 1; }

bool isLitFile(QByteArrayView bytes) { return bytes.startsWith(litSignature); }

Result<LightFile> readLitFile(QIODevice &file, const QString &name, qint64 luxels)
{
    auto bytes = file.read(litHeader);
    if (bytes.isEmpty())
        return file.size() > 0 ? unreadableLit(file) : Error{FileText::tr("It is empty.")};
    if (!isLitFile(bytes))
        return noLit(bytes + file.read(identifiedHead));
    if (bytes.size() < litHeader)
        return file.size() < litHeader ? litWithoutHeader(file.size(), litHeader) : unreadableLit(file);
    const auto version = bsp::load<quint32>(bytes.constData() + 4);
    if (version == lit2)
        return readLit2(file, name, std::move(bytes));
    if (version != litRgb && version != litHdr)
        return noLit();
    const auto code = version == litHdr ? LuxelFormat::E5Bgr9 : LuxelFormat::Rgb;
    const qint64 size = file.size(), expected = litHeader + luxels * bytesOf(code);
    LightFile light{name, std::move(bytes), code, litHeader, static_cast<qsizetype>((size - litHeader) / bytesOf(code)), {}};
    // Its header does not say how much follows.
    if (size < expected)
        return Error{FileText::tr("It has %L1 bytes, but should have %L2 for this map: it is truncated, or was made for another "
                                  "version of the map.")
                         .arg(size)
                         .arg(expected)};
    if ((size - litHeader) % bytesOf(code) != 0 || !isLightOf(light, 0, luxels))
        return Error{FileText::tr("It was made for another version of the map: it has %L1 bytes, but should have %L2 for "
                                  "this map.")
                         .arg(size)
                         .arg(expected)};
    if (!readOn(file, light.bytes))
        return unreadableLit(file);
    return light;
}

Result<QByteArray> lightOfLitFile(const QByteArray &bytes, LuxelFormat code, const MapFile &map)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto read = readLitFile(buffer, {}, luxelsOf(map));
    if (!read)
        return Error{read.error()};
    const auto &light = read.value();
    if (light.faces)
        return Error{FileText::tr("Its faces have lightmaps of their own sizes (LIT2), which this lump cannot hold.")};
    if (light.code != code)
        return Error{light.code == LuxelFormat::Rgb ? FileText::tr("Its light is not HDR. Put it into RGBLIGHTING.")
                                                    : FileText::tr("Its light is HDR. Put it into LIGHTING_E5BGR9.")};
    return light.bytes.sliced(light.firstLuxel);
}

Result<QByteArray> litFileOfLight(QByteArrayView light, LuxelFormat code, const MapFile &map)
{
    const auto luxels = luxelsOf(map), expected = luxels * bytesOf(code);
    if (luxels == 0 || light.size() != expected)
        return Error{FileText::tr("Engines would ignore the .lit file: this light has %1 bytes, but should have %2 for the %3 "
                                  "luxels of the map.")
                         .arg(numberText(light.size()), numberText(expected), numberText(luxels))};
    QByteArray bytes;
    bytes.reserve(litHeader + light.size());
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out.writeRawData(litSignature.data(), static_cast<int>(litSignature.size()));
    out << (code == LuxelFormat::Rgb ? litRgb : litHdr);
    return bytes.append(light);
}

std::optional<FoundLit> findLit(const MapFile &map, const MapSource &source, Archive *archive)
{
    if (!takesLitFiles(map) || luxelsOf(map) == 0)
        return {};
    if (source.entry.isEmpty())
        return litOnDisk(source.file, map);
    auto inside = archive ? litInArchive(*archive, source, map) : litInArchive(source, map);
    if (inside && inside->read)
        return inside;
    auto outside = litOnDisk(QFileInfo(source.file).path() + u'/' + source.entry, map);
    return outside && (outside->read || !inside) ? std::move(outside) : std::move(inside);
}

std::shared_ptr<const LightFile> litFileOf(const MapFile &map, const MapSource &source, Archive *archive)
{
    auto found = findLit(map, source, archive);
    return found && found->read ? std::make_shared<const LightFile>(std::move(found->read).value()) : nullptr;
}
