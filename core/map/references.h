// References read through the format tables: what a field refers to (Link), who refers to a record (ReverseIndex), and
// what a set of records means in another lump (References::project). Views never know which lump joins which: they ask
// here.
#pragma once

#include "core/map/mapfile.h"

#include <memory>
#include <span>
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
        // Of a range its part that exists, also when the whole is invalid; a page of a blob counts its bytes.
        quint32 first = 0, count = 0;
        RecordRef ref() const { return count > 0 ? RecordRef{lump, first} : RecordRef{}; }
    };
    Target at(quint32 index) const;

    int lump() const { return lump_; }
    int field() const { return field_; }
    quint32 count() const { return value_.count(); }
    // Relative: the record whose range this one counts in, or -1; and that range.
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

// For every record of a link's target, the records that refer to it.
class ReverseIndex
{
public:
    // Only references that lead to `target` are kept: a Child field leads to two lumps.
    ReverseIndex(const Link &link, int target, bool byteOffsets);

    // Calls sink(record) for each record that refers to `index`; of byte offsets those of the nearest one at or before
    // it.
    template <typename Sink>
    void sources(quint32 index, Sink sink) const
    {
        for (auto i = last(index); i-- > 0 && (reach_.empty() ? first_[i] == nearest(index) : reach_[i] > index);)
            if (reach_.empty() || end_[i] > index)
                sink(owner_[i]);
    }

private:
    size_t last(quint32 index) const; // one behind the last entry that begins at or before index
    quint32 nearest(quint32 index) const;

    bool byteOffsets_;
    std::vector<quint32> first_, owner_; // sorted by first
    std::vector<quint32> end_, reach_;   // ranges only: where each ends, and the furthest end so far
};

// A reference field as seen from one of its targets.
struct Source {
    int lump = -1, field = -1;
    friend auto operator<=>(const Source &, const Source &) = default;
};

class References
{
public:
    explicit References(const MapFile &map);
    const MapFile &map() const { return map_; }

    // The link of a reference field; null for other fields.
    const Link *link(int lump, int field) const;
    // The reference fields, of any lump, that can refer to `lump`.
    std::vector<Source> sourcesOf(int lump) const;
    // Records of source.lump that refer to `ref` by source.field, ascending.
    std::vector<quint32> sources(RecordRef ref, Source source) const;
    // The lumps that the reference fields of `lump` lead to, each once.
    std::vector<int> targets(int lump) const;
    // The records of `lump` that refer to any of `records` (ascending, of lump `to`) by whatever field; ascending.
    std::vector<quint32> referring(int lump, std::span<const quint32> records, int to) const;
    // Builds all that sources() needs; without it each index is built at its first use.
    void prepare() const;

    // Drops what was built from a lump's records or leads to them, which have changed. Links of such fields are gone.
    void forget(int lump);

    // The records of `lump` that `records` (ascending, of lump `from`) mean there, by the format's routes; ascending.
    std::vector<quint32> project(std::span<const quint32> records, int from, int lump) const;
    // The same for records (ascending) of several lumps; those of `lump` itself are among the result.
    std::vector<quint32> project(std::span<const RecordRef> records, int lump) const;
    // One step of a route: the records of step.to that `records` (ascending, of step.from) refer to or are referred by.
    std::vector<quint32> walk(std::span<const quint32> records, const bsp::Step &step) const;
    // The lumps that can be reached from `lump`, nearest first.
    std::vector<int> reachable(int lump) const;

private:
    using Path = std::vector<bsp::Step>;
    std::vector<Path> paths(int from, int to) const;
    const ReverseIndex &reverse(Source source, int target) const;

    const MapFile &map_;
    mutable std::map<Source, std::unique_ptr<Link>> links_;
    mutable std::map<std::pair<Source, int>, std::unique_ptr<ReverseIndex>> reverse_;
};
