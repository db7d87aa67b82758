#include "tests/plainquake.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace {

// Reads one record's members one after the other.
class Reader
{
public:
    explicit Reader(const char *at) : at_(at) {}

    Reader &i16(const QByteArray &name) { return add(name, number<qint16>()); }
    Reader &u16(const QByteArray &name) { return add(name, number<quint16>()); }
    Reader &i32(const QByteArray &name) { return add(name, number<qint32>()); }
    Reader &u32(const QByteArray &name) { return add(name, number<quint32>()); }
    Reader &f32(const QByteArray &name)
    {
        const auto bits = number<quint32>();
        float value = 0;
        memcpy(&value, &bits, sizeof value);
        return add(name, static_cast<double>(value));
    }
    Reader &bytes(const char *name, int count)
    {
        for (int i = 0; i < count; ++i)
            add(QByteArray(name) + '[' + QByteArray::number(i) + ']', static_cast<quint8>(*at_++));
        return *this;
    }
    Reader &floats(const char *name, const char *axes = "xyz")
    {
        for (; *axes; ++axes)
            f32(QByteArray(name) + '.' + *axes);
        return *this;
    }
    Reader &box(bool isOfFloats)
    {
        for (const char *corner : {"mins.", "maxs."})
            for (const char axis : {'x', 'y', 'z'})
                isOfFloats ? f32(QByteArray(corner) + axis) : i16(QByteArray(corner) + axis);
        return *this;
    }
    // short children[2] as engines read them: those from `first` on are negative.
    Reader &children(quint32 first)
    {
        for (const char *name : {"children[0]", "children[1]"}) {
            const quint32 value = number<quint16>();
            add(name, value < first ? value : static_cast<double>(value) - 65536);
        }
        return *this;
    }
    Reader &wideChildren() { return i32("children[0]").i32("children[1]"); }

    const char *at() const { return at_; }
    PlainRecord take() { return std::move(record_); }

private:
    template <typename Number>
    Number number()
    {
        const auto value = qFromLittleEndian<Number>(at_);
        at_ += sizeof value;
        return value;
    }
    Reader &add(const QByteArray &name, double value)
    {
        record_.append({name, value});
        return *this;
    }

    const char *at_;
    PlainRecord record_;
};

enum Kind { Short, Wide, OldWide }; // BSP 29, BSP2, 2PSB

struct Source {
    const QByteArray &file;
    qint32 offset = 0, length = 0;
};

Source sourceOf(const QByteArray &file, int lump)
{
    return {file, qFromLittleEndian<qint32>(file.constData() + 4 + 8 * lump),
            qFromLittleEndian<qint32>(file.constData() + 8 + 8 * lump)};
}

template <typename Read>
PlainLump lumpOf(const char *name, const Source &source, Read read)
{
    PlainLump lump{name, {}};
    const char *at = source.file.constData() + source.offset, *end = at + source.length;
    while (at < end) {
        Reader reader(at);
        read(reader);
        at = reader.at();
        lump.records.append(reader.take());
    }
    return lump;
}

void readNode(Reader &in, Kind kind, quint32 count)
{
    in.i32("planenum");
    kind == Short ? in.children(count) : in.wideChildren();
    in.box(kind == Wide);
    kind == Short ? in.u16("firstface").u16("numfaces") : in.u32("firstface").u32("numfaces");
}

void readFace(Reader &in, Kind kind)
{
    if (kind == Short)
        in.u16("planenum").i16("side").i32("firstedge").i16("numedges").i16("texinfo");
    else
        in.i32("planenum").i32("side").i32("firstedge").i32("numedges").i32("texinfo");
    in.bytes("styles", 4).i32("lightofs");
}

void readLeaf(Reader &in, Kind kind)
{
    in.i32("contents").i32("visofs").box(kind == Wide);
    kind == Short ? in.u16("firstmarksurface").u16("nummarksurfaces") : in.u32("firstmarksurface").u32("nummarksurfaces");
    in.bytes("ambient_level", 4);
}

void readModel(Reader &in, int headnodes)
{
    in.floats("mins").floats("maxs").floats("origin");
    for (int i = 0; i < headnodes; ++i)
        in.i32("headnode[" + QByteArray::number(i) + "]");
    in.i32("visleafs").i32("firstface").i32("numfaces");
}

quint32 blockChecksum(QByteArrayView bytes)
{
    const auto digest = QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Md4);
    quint32 value = 0;
    for (int word = 0; word < 4; ++word)
        value ^= qFromLittleEndian<quint32>(digest.constData() + 4 * word);
    return value;
}

} // namespace

PlainMap readPlainly(const QByteArray &bytes)
{
    PlainMap map;
    Kind kind = Short;
    const auto lump = [&bytes](int number) { return sourceOf(bytes, number); };
    if (bytes.startsWith("BSP2"))
        kind = Wide, map.format = "bsp2";
    else if (bytes.startsWith("2PSB"))
        kind = OldWide, map.format = "2psb";
    else if (qFromLittleEndian<qint32>(bytes.constData()) == 29)
        map.format = lump(14).length % 64 != 0 && lump(14).length % 80 == 0 ? "hexen2" : "quake";
    else
        return map;
    const int headnodes = map.format == "hexen2" ? 8 : 4;
    const auto nodes = static_cast<quint32>(lump(5).length / 24);
    map.entities = bytes.mid(lump(0).offset, lump(0).length);
    const auto add = [&](const char *name, int number, auto read) { map.lumps.append(lumpOf(name, lump(number), read)); };
    add("PLANES", 1, [](Reader &in) { in.floats("normal").f32("dist").i32("type"); });
    add("VERTEXES", 3, [](Reader &in) { in.floats("point"); });
    add("NODES", 5, [&](Reader &in) { readNode(in, kind, nodes); });
    add("TEXINFO", 6, [](Reader &in) {
        for (const char *axis : {"vecs[0]", "vecs[1]"})
            in.floats(axis).f32(QByteArray(axis) + ".offset");
        in.i32("miptex").u32("flags");
    });
    add("FACES", 7, [&](Reader &in) { readFace(in, kind); });
    add("CLIPNODES", 9, [&](Reader &in) {
        in.i32("planenum");
        kind == Short ? in.children(0xfff0) : in.wideChildren();
    });
    add("LEAFS", 10, [&](Reader &in) { readLeaf(in, kind); });
    add("MARKSURFACES", 11, [&](Reader &in) { kind == Short ? in.u16("face") : in.u32("face"); });
    add("EDGES", 12, [&](Reader &in) { kind == Short ? in.u16("v[0]").u16("v[1]") : in.u32("v[0]").u32("v[1]"); });
    add("SURFEDGES", 13, [](Reader &in) { in.i32("edge"); });
    add("MODELS", 14, [&](Reader &in) { readModel(in, headnodes); });
    for (const int number : {1, 2, 3, 6, 7, 8, 9, 11, 12, 13, 14})
        map.checksum ^= blockChecksum(QByteArrayView(bytes).sliced(lump(number).offset, lump(number).length));
    return map;
}
