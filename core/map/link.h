// What a reference field refers to, read through the format tables.
#pragma once

#include "core/map/mapfile.h"

#include <vector>

// One reference field of one lump.
class Link
{
public:
    Link(const MapFile &map, int lump, int field);
    Link(const MapFile &map, bsp::FieldRef field) : Link(map, field.lump, field.field) {}

    struct Target {
        enum State : quint8 { Nothing, Valid, Invalid };
        State state = Nothing;
        int lump = -1;
        // For a range, the part of it that exists, even if the whole is invalid; for a page of a blob, its bytes.
        quint32 first = 0, count = 0;
        RecordRef ref() const { return count > 0 ? RecordRef{lump, first} : RecordRef{}; }
    };
    Target at(quint32 index) const;

    int lump() const { return lump_; }
    int field() const { return field_; }
    quint32 count() const { return value_.count(); }
    // For a Relative field, the record that owns the range from whose start the value counts (-1: none), and that range.
    struct Owner {
        qint64 record = -1, first = 0, count = 0;
    };
    Owner owner(quint32 index) const;

private:
    void findOwners(const MapFile &map);
    Target single(qint64 value, int lump, quint32 records) const;
    Target page(qint64 value) const;
    Target range(qint64 value, qint64 count) const;
    Target relative(quint32 index) const;
    Target named(quint32 index) const;
    Target model(quint32 index) const;

    const MapFile *map_;
    int lump_, field_;
    Column value_, pair_, ownerFirst_, ownerCount_;
    quint32 targets_ = 0, negatives_ = 0; // how many records can be referred to
    quint32 page_ = 0;                    // of a blob: bytes that one index stands for
    std::vector<qint32> owners_;
};

// Returns why a reference is invalid: "Face 120: planenum is 9,001, but Planes has 4,003 records."
QString whyInvalid(const MapFile &map, const Link &link, quint32 record);
