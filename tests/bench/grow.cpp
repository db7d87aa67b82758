// Makes a large map from a Quake III map, to see how the program scales: grow MAP N OUT.bsp repeats every table N times,
// with references shifted accordingly. Entity text and visibility stay unchanged.
#include "core/opening/readmap.h"

#include <QFile>

#include <cstdio>
#include <cstring>

namespace {

// Returns by how much a reference to `target` grows with each copy; 0 if all copies refer to the same as the first.
qint64 shiftOf(const MapFile &map, int target, bsp::Use use)
{
    if (target == bsp::none || map.lump(target).kind == bsp::Kind::Derived || map.lump(target).kind == bsp::Kind::Text
        || target == map.format().roles.visibility)
        return 0;
    const auto unit = use == bsp::Use::ByteOffset ? 1 : map.lump(target).stride;
    return static_cast<qint64>(map.lumpBytes(target).size()) / unit;
}

void shift(QByteArray &record, const bsp::Field &field, const MapFile &map, qint64 copy)
{
    if (field.type != bsp::Type::I32 && field.type != bsp::Type::U32)
        return;
    qint32 value = 0;
    std::memcpy(&value, record.constData() + field.offset, 4);
    const auto by = copy * shiftOf(map, field.target, field.use);
    switch (field.use) {
    case bsp::Use::Index:
    case bsp::Use::First:
    case bsp::Use::ByteOffset: value += static_cast<qint32>(value >= 0 && value >= field.firstRecord ? by : 0); break;
    case bsp::Use::SignedIndex: value += static_cast<qint32>(value < 0 ? -by : by); break;
    case bsp::Use::Child: value += static_cast<qint32>(value >= 0 ? by : -copy * shiftOf(map, field.negative, field.use)); break;
    default: return;
    }
    std::memcpy(record.data() + field.offset, &value, 4);
}

// Writes all copies of a lump as they are made.
bool writeCopies(QFile &to, const MapFile &map, int lump, qint64 copies)
{
    const auto once = viewOf(map.lumpBytes(lump)).toByteArray();
    const auto &table = map.lump(lump);
    for (qint64 copy = 0; copy < copies; ++copy) {
        auto shifted = once;
        for (qsizetype at = 0; copy > 0 && table.kind == bsp::Kind::Records && at + table.stride <= once.size();
             at += table.stride) {
            auto record = once.mid(at, table.stride);
            for (const auto &field : table.fields)
                shift(record, field, map, copy);
            shifted.replace(at, table.stride, record);
        }
        if (to.write(shifted) != shifted.size())
            return false;
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const auto copies = argc == 4 ? atoll(argv[2]) : 0;
    const auto map = argc == 4 ? readMapFile(QString::fromLocal8Bit(argv[1])) : Result<MapFile>(Error{});
    if (!map || copies < 1 || map.value().format().roles.visibility == bsp::none) {
        std::fputs("grow MAP N OUT.bsp\n", stderr);
        return 2;
    }
    const auto &format = map.value().format();
    QFile to(QString::fromLocal8Bit(argv[3]));
    const auto header = format.headerSize();
    QByteArray directory(reinterpret_cast<const char *>(map.value().bytesAsOpened().data()), header);
    bool written = to.open(QIODevice::WriteOnly) && to.write(directory) == header;
    for (int slot = 0; slot < format.directorySize && written; ++slot) {
        const int lump = format.slot(slot);
        const bool once = map.value().lump(lump).kind == bsp::Kind::Text || lump == format.roles.visibility;
        const auto begin = to.pos();
        written = writeCopies(to, map.value(), lump, once ? 1 : copies);
        const qint32 entry[] = {static_cast<qint32>(begin), static_cast<qint32>(to.pos() - begin)};
        std::memcpy(directory.data() + format.directoryAt() + 8 * slot, entry, 8);
        written = written && to.write(QByteArray(static_cast<qsizetype>(-to.pos() & 3), '\0')) >= 0;
    }
    written = written && to.pos() < INT32_MAX && to.seek(0) && to.write(directory) == header && to.flush();
    if (!written)
        std::fputs("grow: it cannot be written, or would be too large.\n", stderr);
    return written ? 0 : 2;
}
