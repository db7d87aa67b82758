// References according to the format tables: what fields refer to (Link), which records refer to a record (ReverseIndex),
// and which records of another lump correspond to a set of records (References::project). Views need not know which lump
// joins which.
#pragma once

#include "core/map/link.h"

#include <memory>
#include <span>

// For every record of a link's target, the records that refer to it.
class ReverseIndex
{
public:
    // Indexes only the references to `target`, since a Child field refers to two lumps.
    ReverseIndex(const Link &link, int target, bool byteOffsets);

    // Calls sink(record) for each record that refers to `index`; for byte offsets, for each that refers to the nearest
    // offset at or before it.
    template <typename Sink>
    void sources(quint32 index, Sink sink) const
    {
        for (auto i = last(index); i-- > 0 && (reach_.empty() ? first_[i] == nearest(index) : reach_[i] > index);)
            if (reach_.empty() || end_[i] > index)
                sink(owner_[i]);
    }

private:
    size_t last(quint32 index) const; // one past the last entry that begins at or before index
    quint32 nearest(quint32 index) const;

    bool byteOffsets_;
    std::vector<quint32> first_, owner_; // sorted by first
    std::vector<quint32> end_, reach_;   // ranges only: where each ends, and the furthest end so far
};

class References
{
public:
    explicit References(const MapFile &map);
    const MapFile &map() const { return map_; }

    // Returns the link of a reference field; null for other fields.
    const Link *link(int lump, int field) const { return link({lump, field}); }
    const Link *link(bsp::FieldRef field) const;
    // Returns the stored reference fields, of any lump, that can refer to `lump`.
    std::vector<bsp::FieldRef> sourcesOf(int lump) const;
    // Returns the records of source.lump that refer to `ref` by source.field, ascending.
    std::vector<quint32> sources(RecordRef ref, bsp::FieldRef source) const;
    // Returns the lumps that the reference fields of `lump` lead to, each once.
    std::vector<int> targets(int lump) const;
    // Returns the records of `lump` that refer to any of `records` (ascending, of lump `to`) by any field; ascending.
    std::vector<quint32> referring(int lump, std::span<const quint32> records, int to) const;
    // Builds all that sources() needs; without it each index is built at its first use.
    void prepare() const;

    // Drops the links and indexes that the change touches. Invalidates pointers to these links.
    void follow(const MapChange &change);
    // Drops the links of a lump's computed columns. No reverse index or route uses these.
    void forgetComputed(int lump);
    // Returns how many indexes were built so far; for tests.
    quint64 indexesBuilt() const { return indexesBuilt_; }

    // Returns the records of `lump` that correspond to `records` (ascending, of lump `from`) by the format's routes;
    // ascending. A lump with one record for each of another lump's records uses that lump's routes.
    std::vector<quint32> project(std::span<const quint32> records, int from, int lump) const;
    // Does the same for records (ascending) of several lumps; the result includes those of `lump` itself.
    std::vector<quint32> project(std::span<const RecordRef> records, int lump) const;
    // Returns the records of step.to that `records` (ascending, of step.from) refer to or are referred to by.
    std::vector<quint32> walk(std::span<const quint32> records, const bsp::Step &step) const;
    // Returns the lumps that can be reached from `lump`, nearest first.
    std::vector<int> reachable(int lump) const;

private:
    using Path = std::vector<bsp::Step>;
    std::vector<Path> paths(int from, int to) const;
    std::vector<Path> routes(int from, int to) const;
    std::optional<bsp::Step> toOwner(int lump) const;
    const ReverseIndex &reverse(bsp::FieldRef source, int target) const;
    bool isTouched(bsp::FieldRef source, const MapChange &change) const;

    const MapFile &map_;
    mutable std::map<bsp::FieldRef, std::unique_ptr<Link>> links_;
    mutable std::map<std::pair<bsp::FieldRef, int>, std::unique_ptr<ReverseIndex>> reverse_;
    mutable quint64 indexesBuilt_ = 0;
};
