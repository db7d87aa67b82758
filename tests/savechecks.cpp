#include "tests/savechecks.h"

#include <QList>
#include <QSet>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

struct Place {
    qint64 offset = 0, length = 0;
    bool holds(qint64 at) const { return at >= offset && at < offset + length; }
    bool meets(Place other) const
    {
        return std::max(offset, other.offset) < std::min(offset + length, other.offset + other.length);
    }
};

qint64 wordAt(const QByteArray &bytes, qint64 at) { return qFromLittleEndian<qint32>(bytes.constData() + at); }

qint64 entryAt(const bsp::Format &format, int slot)
{
    return (format.magic[0] != '\0' && format.version != 0 ? 8 : 4) + 8LL * slot;
}

Place placeOf(const bsp::Format &format, const QByteArray &bytes, int slot)
{
    const auto at = entryAt(format, slot);
    return {wordAt(bytes, at), wordAt(bytes, at + 4)};
}

QByteArray content(const QByteArray &bytes, Place place)
{
    const bool isThere = place.offset >= 0 && place.length > 0 && place.offset < bytes.size();
    return isThere ? bytes.mid(place.offset, place.length) : QByteArray();
}

// Returns where BSPX is, which is expected behind all lumps; -1: there is none.
qint64 bspxAt(const bsp::Format &format, const QByteArray &bytes)
{
    qint64 end = entryAt(format, format.directorySize);
    for (int slot = 0; slot < format.directorySize; ++slot) {
        const auto place = placeOf(format, bytes, slot);
        if (place.length > 0)
            end = std::max(end, place.offset + place.length);
    }
    end = (end + 3) / 4 * 4;
    return bytes.mid(end, 4) == "BSPX" && end + 8 <= bytes.size() ? end : -1;
}

// Returns how many entries BSPX has: as many as it claims, but only up to the first payload behind the directory.
qint64 bspxEntries(const QByteArray &bytes, qint64 bspx)
{
    const auto claimed = static_cast<qint64>(qFromLittleEndian<quint32>(bytes.constData() + bspx + 4));
    auto room = static_cast<qint64>(bytes.size());
    qint64 count = 0;
    for (auto at = bspx + 8; count < claimed && at + 32 <= room; at += 32, ++count)
        if (const Place payload{wordAt(bytes, at + 24), wordAt(bytes, at + 28)}; payload.length > 0 && payload.offset >= at + 32)
            room = std::min(room, payload.offset);
    return count;
}

// Returns the bytes in an entity lump behind the text and the NULs that end it.
QByteArray behindNuls(const QByteArray &lump)
{
    auto at = std::max<qsizetype>(lump.indexOf('\0'), 0);
    while (at < lump.size() && lump[at] == '\0')
        ++at;
    return lump.contains('\0') ? lump.mid(at) : QByteArray();
}

struct Files {
    const bsp::Format &format;
    const QByteArray &before, &after;
    int entities = format.slot(format.roles.entities);
    Place oldText = placeOf(format, before, entities), newText = placeOf(format, after, entities);
    qint64 oldBspx = bspxAt(format, before), newBspx = bspxAt(format, after);
    qint64 bspxEnd = oldBspx < 0 ? 0 : 8 + 32 * bspxEntries(before, oldBspx); // end of the directory, from its start
};

// Returns whether bytes of the old file are also the header's, another lump's or BSPX's.
bool isShared(const Files &files, Place place)
{
    bool found = place.meets({0, entryAt(files.format, files.format.directorySize)});
    for (int slot = 0; slot < files.format.directorySize; ++slot)
        found = found || (slot != files.entities && place.meets(placeOf(files.format, files.before, slot)));
    if (files.oldBspx >= 0)
        found = found || place.meets({files.oldBspx, files.bspxEnd});
    for (qint64 at = 8; at < files.bspxEnd; at += 32)
        found =
            found || place.meets({wordAt(files.before, files.oldBspx + at + 24), wordAt(files.before, files.oldBspx + at + 28)});
    return found;
}

// Returns whether the bytes of a lump are unchanged. Where the old file was cut off, there may be zeros now.
bool isKept(const Files &files, Place place)
{
    const auto before = content(files.before, place), after = content(files.after, place);
    const auto added = after.mid(before.size());
    return after.startsWith(before) && added.count('\0') == added.size()
           && (added.isEmpty() || place.offset + place.length > files.before.size());
}

QString lumpViolation(const Files &files)
{
    for (int slot = 0; slot < files.format.directorySize; ++slot) {
        if (slot == files.entities)
            continue;
        const auto at = entryAt(files.format, slot);
        if (files.before.mid(at, 8) != files.after.mid(at, 8))
            return u"the directory's entry %1 changed"_s.arg(slot);
        if (!isKept(files, placeOf(files.format, files.before, slot)))
            return u"slot %1 changed"_s.arg(slot);
    }
    return {};
}

QString bspxViolation(const Files &files)
{
    if ((files.oldBspx < 0) != (files.newBspx < 0))
        return u"BSPX was at %1 and is at %2"_s.arg(files.oldBspx).arg(files.newBspx);
    if (files.oldBspx < 0)
        return {};
    QSet<QByteArray> names; // engines find only the first of several entries with one name
    for (qint64 at = 8; at < files.bspxEnd; at += 32) {
        const auto before = files.oldBspx + at, after = files.newBspx + at;
        const Place old{wordAt(files.before, before + 24), wordAt(files.before, before + 28)};
        const Place now{wordAt(files.after, after + 24), wordAt(files.after, after + 28)};
        if (old.offset < 0 || old.length < 0 || old.offset + old.length > files.before.size())
            continue;
        const auto name = QByteArray(files.before.mid(before, 24).constData());
        if (names.contains(name))
            continue;
        names.insert(name);
        if (files.before.mid(before, 24) != files.after.mid(after, 24) || old.length != now.length
            || content(files.before, old) != content(files.after, now))
            return u"BSPX entry %1 changed"_s.arg(at / 32);
    }
    return {};
}

bool isBspxOffset(const Files &files, qint64 at)
{
    const auto inDirectory = at - files.oldBspx - 8;
    return inDirectory >= 0 && inDirectory < files.bspxEnd - 8 && inDirectory % 32 >= 24 && inDirectory % 32 < 28;
}

// Returns whether a byte of the old file may be missing at its position in the new one.
bool mayChange(const Files &files, qint64 at, qint64 to)
{
    const Place entry{entryAt(files.format, files.entities), 8};
    const bool isZero = files.before[at] == '\0';
    return entry.holds(at) || files.oldText.holds(at) || (isZero && (to >= files.after.size() || files.newText.holds(to)))
           || (files.oldBspx >= 0 && isBspxOffset(files, at));
}

// Checks that every byte of the old file is still there, except the text and its directory entry, with BSPX and what follows
// it possibly moved, and that all other new bytes except the text are zero. Compares blocks first, since nearly all are the
// same.
QString byteViolation(const Files &files)
{
    const auto moved = files.oldBspx < 0 ? 0 : files.newBspx - files.oldBspx;
    QByteArray explained(files.after.size(), '\0');
    for (qint64 block = 0, length = 0; block < files.before.size(); block += length) {
        const bool behind = files.oldBspx >= 0 && block >= files.oldBspx;
        const auto end = files.oldBspx < 0 || behind ? files.before.size() : std::min(files.oldBspx, files.before.size());
        const auto to = behind ? block + moved : block;
        length = std::min<qint64>(4096, end - block);
        const auto there = std::clamp<qint64>(files.after.size() - to, 0, length);
        std::fill_n(explained.begin() + std::min(to, files.after.size()), there, '\1');
        if (there == length
            && std::memcmp(files.before.constData() + block, files.after.constData() + to, static_cast<size_t>(length)) == 0)
            continue;
        for (qint64 i = 0; i < length; ++i)
            if ((i >= there || files.before[block + i] != files.after[to + i]) && !mayChange(files, block + i, to + i))
                return u"byte %1 changed"_s.arg(block + i);
    }
    for (qint64 at = 0; at < files.after.size(); ++at)
        if (explained[at] == '\0' && files.after[at] != '\0' && !files.newText.holds(at))
            return u"byte %1 is new"_s.arg(at);
    return {};
}

} // namespace

QString violation(const bsp::Format &format, const QByteArray &before, const QByteArray &text, const QByteArray &after)
{
    const Files files{format, before, after};
    const auto old = content(before, files.oldText), now = content(after, files.newText);
    if (old.split('\0').first() == text)
        return before == after ? QString() : u"the same text changes bytes"_s;
    auto kept = behindNuls(old);
    if (const Place rest{files.oldText.offset + old.size() - kept.size(), kept.size()}; isShared(files, rest)) {
        if (content(after, rest) != kept && files.oldBspx < 0)
            return u"bytes behind the text that others use did not stay"_s;
        kept.clear();
    }
    const auto rest = now.mid(text.size());
    if (!now.startsWith(text) || !rest.startsWith('\0') || behindNuls(now) != kept)
        return u"the lump is not the text, NULs and what stood behind the old text"_s;
    if (!kept.isEmpty() && now.size() != std::max(old.size(), text.size() + 1 + kept.size()))
        return u"what stood behind the text moved for nothing"_s;
    if (kept.isEmpty() && now.size() != text.size() + 1 && (files.oldBspx < 0 || now.size() != old.size()))
        return u"the text has %1 NULs"_s.arg(now.size() - text.size());
    if (files.newText.offset + files.newText.length > after.size())
        return u"the lump ends behind the file"_s;
    for (const auto &problem : {lumpViolation(files), bspxViolation(files), byteViolation(files)})
        if (!problem.isEmpty())
            return problem;
    return {};
}
