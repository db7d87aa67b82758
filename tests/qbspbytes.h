// Quake II's two formats as documented (id's qfiles.h; q2tools-220's src/qfiles.h for QBSP), read and written without the
// program's tables or code, which tst_qbsp compares with this.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace qbspbytes {

inline constexpr int slots_ = 19;
inline constexpr int header = 8 + 8 * slots_;

// `parts` are pairs of a type and a name. Types common to both formats: i and u are 32 bits, f a float, b a byte, c 32
// characters. Types that differ (IBSP 38 / QBSP): I is i16 / i32, U is u16 / u32, B is i16 / float.
struct Table {
    const char *name;
    int slot;
    const char *parts;
};
inline constexpr Table tables[] = {
    {"PLANES", 1, "f normal.x f normal.y f normal.z f dist i type"},
    {"VERTEXES", 2, "f point.x f point.y f point.z"},
    {"NODES", 4,
     "i planenum i children[0] i children[1] B mins.x B mins.y B mins.z B maxs.x B maxs.y B maxs.z "
     "U firstface U numfaces"},
    {"TEXINFO", 5,
     "f vecs[0].x f vecs[0].y f vecs[0].z f vecs[0].offset f vecs[1].x f vecs[1].y f vecs[1].z "
     "f vecs[1].offset u flags i value c texture i nexttexinfo"},
    {"FACES", 6, "U planenum I side i firstedge I numedges I texinfo b styles[0] b styles[1] b styles[2] b styles[3] i lightofs"},
    {"LEAFS", 8,
     "u contents I cluster I area B mins.x B mins.y B mins.z B maxs.x B maxs.y B maxs.z "
     "U firstleafface U numleaffaces U firstleafbrush U numleafbrushes"},
    {"LEAFFACES", 9, "U face"},
    {"LEAFBRUSHES", 10, "U brush"},
    {"EDGES", 11, "U v[0] U v[1]"},
    {"SURFEDGES", 12, "i edge"},
    {"MODELS", 13,
     "f mins.x f mins.y f mins.z f maxs.x f maxs.y f maxs.z f origin.x f origin.y f origin.z i headnode "
     "i firstface i numfaces"},
    {"BRUSHES", 14, "i firstside i numsides u contents"},
    {"BRUSHSIDES", 15, "U planenum I texinfo"},
    {"AREAS", 17, "i numareaportals i firstareaportal"},
    {"AREAPORTALS", 18, "i portalnum i otherarea"},
};

template <typename Number>
double numberAt(const QByteArray &bytes, qsizetype at)
{
    Number number{};
    std::memcpy(&number, bytes.constData() + at, sizeof number);
    return number;
}

struct Part {
    char type; // as above, with I, U and B resolved to h (i16), w (u16), i, u or f
    QByteArray name;
    int size() const { return type == 'c' ? 32 : type == 'b' ? 1 : type == 'h' || type == 'w' ? 2 : 4; }
    double read(const QByteArray &bytes, qsizetype at) const
    {
        switch (type) {
        case 'b': return numberAt<quint8>(bytes, at);
        case 'h': return numberAt<qint16>(bytes, at);
        case 'w': return numberAt<quint16>(bytes, at);
        case 'i': return numberAt<qint32>(bytes, at);
        case 'u': return numberAt<quint32>(bytes, at);
        default: return numberAt<float>(bytes, at);
        }
    }
    QByteArray write(double value) const
    {
        const auto single = static_cast<float>(value);
        const auto whole = type == 'f' ? 0 : static_cast<qint64>(value);
        QByteArray bytes(size(), '\0');
        std::memcpy(bytes.data(), type == 'f' ? static_cast<const void *>(&single) : &whole, static_cast<size_t>(size()));
        return bytes;
    }
};

inline QList<Part> partsOf(const Table &table, bool isWide)
{
    QList<Part> parts;
    const auto words = QByteArray(table.parts).split(' ');
    for (qsizetype i = 0; i < words.size(); i += 2) {
        const char type = words[i].front();
        const char kept = type == 'I'   ? (isWide ? 'i' : 'h')
                          : type == 'U' ? (isWide ? 'u' : 'w')
                          : type == 'B' ? (isWide ? 'f' : 'h')
                                        : type;
        parts.append({kept, words[i + 1]});
    }
    return parts;
}

using Lumps = std::array<QByteArray, slots_>;

inline Lumps lumpsOf(const QByteArray &file)
{
    Lumps lumps;
    for (int slot = 0; slot < slots_; ++slot)
        lumps[static_cast<size_t>(slot)] = file.mid(static_cast<qsizetype>(numberAt<qint32>(file, 8 + 8 * slot)),
                                                    static_cast<qsizetype>(numberAt<qint32>(file, 12 + 8 * slot)));
    return lumps;
}

// Returns a file of these lumps, without BSPX.
inline QByteArray fileOf(const Lumps &lumps, const char *magic)
{
    const Part word{'i', {}};
    QByteArray file = magic + word.write(38) + QByteArray(8 * slots_, '\0');
    for (int slot = 0; slot < slots_; ++slot) {
        const auto &lump = lumps[static_cast<size_t>(slot)];
        const auto begin = word.write(static_cast<double>(file.size())), length = word.write(static_cast<double>(lump.size()));
        file.replace(8 + 8 * slot, 8, begin + length);
        file += lump + QByteArray((4 - lump.size() % 4) % 4, '\0');
    }
    return file;
}

// The records of a lump: a number for each part, or a text for parts of characters.
struct Records {
    QList<QHash<QByteArray, double>> numbers;
    QList<QHash<QByteArray, QByteArray>> texts;
};

inline Records recordsOf(const Lumps &lumps, const Table &table, bool isWide)
{
    Records records;
    const auto parts = partsOf(table, isWide);
    const auto &bytes = lumps[static_cast<size_t>(table.slot)];
    qsizetype stride = 0;
    for (const auto &part : parts)
        stride += part.size();
    for (qsizetype start = 0; start + stride <= bytes.size(); start += stride) {
        qsizetype at = start;
        records.numbers.append(QHash<QByteArray, double>());
        records.texts.append(QHash<QByteArray, QByteArray>());
        for (const auto &part : parts) {
            if (part.type == 'c')
                records.texts.last()[part.name] = QByteArray(bytes.mid(at, part.size()).constData()); // up to the NUL
            else
                records.numbers.last()[part.name] = part.read(bytes, at);
            at += part.size();
        }
    }
    return records;
}

// Returns a map of IBSP 38 as QBSP: the same values in wider numbers. Lumps without records stay unchanged.
inline QByteArray widened(const QByteArray &file)
{
    auto lumps = lumpsOf(file);
    for (const auto &table : tables) {
        auto &bytes = lumps[static_cast<size_t>(table.slot)];
        const auto from = partsOf(table, false), to = partsOf(table, true);
        QByteArray wide;
        for (qsizetype at = 0; at < bytes.size();)
            for (qsizetype part = 0; part < from.size(); ++part) {
                wide += from[part].type == 'c' ? bytes.mid(at, 32) : to[part].write(from[part].read(bytes, at));
                at += from[part].size();
            }
        bytes = wide;
    }
    return fileOf(lumps, "QBSP");
}

// Returns which clusters a cluster sees (set 0) or hears (set 1): bit c of the row is cluster c. In the lump, a zero byte is
// followed by the number of zeros.
inline QByteArray visRowOf(const QByteArray &lump, int cluster, int set)
{
    const auto clusters = static_cast<qsizetype>(numberAt<qint32>(lump, 0));
    auto at = static_cast<qsizetype>(numberAt<qint32>(lump, 4 + 8 * cluster + 4 * set));
    const auto size = (clusters + 7) / 8;
    QByteArray row;
    for (; row.size() < size && at + 1 < lump.size(); ++at) {
        const char byte = lump[at];
        row += byte != 0 ? QByteArray(1, byte) : QByteArray(static_cast<quint8>(lump[++at]), '\0');
    }
    if (row.size() < size && at < lump.size())
        row += lump[at];
    return row.leftJustified(size, '\0', true);
}

// A map that is read completely, once.
struct Map {
    Map(const QByteArray &file, bool isWide) : lumps(lumpsOf(file))
    {
        for (const auto &table : tables)
            records.insert(table.name, recordsOf(lumps, table, isWide));
    }
    const QHash<QByteArray, double> &at(const char *table, double index) const
    {
        return *(records.constFind(table)->numbers.cbegin() + static_cast<qsizetype>(index));
    }

    Lumps lumps;
    QHash<QByteArray, Records> records;
};

// Returns the luxels per side of a face's lightmap: along each axis from the multiple of 16 texels at or below its lowest
// vertex to the one at or above its highest, both included. Texture coordinates are summed as doubles, then rounded to
// floats.
inline std::array<int, 2> lightSizeOf(const Map &map, int face)
{
    const auto &record = map.at("FACES", face);
    const auto &texinfo = map.at("TEXINFO", record["texinfo"]);
    double low[2] = {HUGE_VAL, HUGE_VAL}, high[2] = {-HUGE_VAL, -HUGE_VAL};
    for (int i = 0; i < record["numedges"]; ++i) {
        const double surfedge = map.at("SURFEDGES", record["firstedge"] + i)["edge"];
        const auto &vertex = map.at("VERTEXES", map.at("EDGES", std::abs(surfedge))[surfedge < 0 ? "v[1]" : "v[0]"]);
        for (int axis = 0; axis < 2; ++axis) {
            const auto vec = "vecs[" + QByteArray::number(axis) + "].";
            const double sum = vertex["point.x"] * texinfo[vec + "x"] + vertex["point.y"] * texinfo[vec + "y"]
                               + vertex["point.z"] * texinfo[vec + "z"] + texinfo[vec + "offset"];
            low[axis] = std::min<double>(low[axis], static_cast<float>(sum));
            high[axis] = std::max<double>(high[axis], static_cast<float>(sum));
        }
    }
    const auto sideOf = [&](int axis) { return static_cast<int>(std::ceil(high[axis] / 16) - std::floor(low[axis] / 16)) + 1; };
    return {sideOf(0), sideOf(1)};
}

} // namespace qbspbytes
