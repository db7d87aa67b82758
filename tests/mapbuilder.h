// Makes a small valid map of any format and breaks it on request, so that tests need no game data. Sets fields by their
// names in the format's own tables; takes lumps by name or alias, so that "FACES" is also Quake III's SURFACES.
#pragma once

#include "core/format/schema.h"

#include <QByteArray>
#include <QList>

#include <initializer_list>
#include <map>
#include <string_view>
#include <vector>

class MapBuilder
{
public:
    // The room of room.cpp: two clusters, a brush model, and at least one record in every lump of the format.
    static MapBuilder room(const bsp::Format &format);
    // A map with nothing in it.
    explicit MapBuilder(const bsp::Format &format);

    const bsp::Format &format() const { return *format_; }
    bool has(std::string_view lump) const { return find(lump) != bsp::none; }
    bool has(std::string_view lump, std::string_view field) const;
    // Return the index of a lump, and of a field in it; abort the test if there is none.
    int lump(std::string_view name) const;
    int field(std::string_view lump, std::string_view name) const;
    // Returns the name of a lump by its role, for the other functions: name(format.roles.faces).
    std::string_view name(int lump) const { return format_->lumps[static_cast<size_t>(lump)].name; }

    quint32 count(std::string_view lump) const;
    const QByteArray &lumpBytes(std::string_view lump) const;

    // Adds a record of zeros; returns its index.
    quint32 addRecord(std::string_view lump);
    MapBuilder &set(std::string_view lump, quint32 index, std::string_view field, double value);
    MapBuilder &set(std::string_view lump, quint32 index, std::string_view field, QByteArrayView text);
    // Sets name.x, name.y and name.z.
    MapBuilder &setVector(std::string_view lump, quint32 index, std::string_view name, std::initializer_list<double> values);
    // Sets the field that refers to `target`, whatever its name; of several, the nth. If it is a first index, also sets its
    // count.
    MapBuilder &refer(std::string_view lump, quint32 index, std::string_view target, double value, double length = 0,
                      int nth = 0);
    MapBuilder &setLumpBytes(std::string_view lump, const QByteArray &bytes);

    // Sets what the directory says, whatever the lump holds.
    MapBuilder &setExtent(std::string_view lump, qint32 offset, qint32 length);
    MapBuilder &appendBytes(const QByteArray &bytes);
    MapBuilder &addBspx(const QByteArray &name, const QByteArray &bytes);

    QByteArray build() const;

private:
    int find(std::string_view name) const;
    void put(int lump, quint32 index, const bsp::Field &field, double value);

    const bsp::Format *format_;
    std::vector<QByteArray> lumps_;
    std::map<int, std::pair<qint32, qint32>> extents_;
    QList<std::pair<QByteArray, QByteArray>> bspx_;
    QByteArray appended_;
};

// Gives all miptexes of a Half-Life map the same name.
void nameMiptexes(MapBuilder &map, const QByteArray &name);

// Returns "BSPX", its directory and its payloads, for a file in which they begin at byte `at`.
QByteArray bspxBlock(qint64 at, const QList<std::pair<QByteArray, QByteArray>> &lumps);

// Return the low bytes of a number, the lowest first, and 32-bit words, for lumps that no table describes.
QByteArray littleEndian(qint64 value, int size);
QByteArray words(std::initializer_list<qint64> values);
