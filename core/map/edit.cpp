#include "core/map/edit.h"

#include "core/format/schema.h"

#include <QCoreApplication>

#include <algorithm>
#include <climits>

namespace {

struct EditText {
    Q_DECLARE_TR_FUNCTIONS(edit)
};

// Appends a number with seven bits a byte, the lowest first. All bytes but the last have the highest bit set.
void put(QByteArray &bytes, quint64 number)
{
    for (; number >= 0x80; number >>= 7)
        bytes.append(static_cast<char>(number | 0x80));
    bytes.append(static_cast<char>(number));
}

// Reads what put() and append() have written.
class Unpacking
{
public:
    explicit Unpacking(QByteArrayView bytes) : rest_(bytes) {}

    bool isWhole() const { return isWhole_; }
    bool atEnd() const { return rest_.isEmpty(); }
    quint64 left() const { return static_cast<quint64>(rest_.size()); } // bytes
    quint64 number()
    {
        constexpr int mostBits = 63;
        quint64 number = 0;
        for (int bits = 0; bits < mostBits && !rest_.isEmpty(); bits += 7) {
            const auto byte = static_cast<quint8>(rest_.front());
            rest_ = rest_.sliced(1);
            number |= quint64(byte & 0x7f) << bits;
            if (byte < 0x80)
                return number;
        }
        isWhole_ = false;
        return 0;
    }
    QByteArray take(quint64 size)
    {
        if (size > static_cast<quint64>(rest_.size())) {
            isWhole_ = false;
            return {};
        }
        const auto bytes = rest_.first(static_cast<qsizetype>(size)).toByteArray();
        rest_ = rest_.sliced(bytes.size());
        return bytes;
    }

private:
    QByteArrayView rest_;
    bool isWhole_ = true;
};

} // namespace

Edit inverse(const Edit &edit)
{
    Edit back;
    for (const auto &[lump, splices, kind, name] : edit) {
        const auto opposite = kind == Patch::Adds ? Patch::Removes : kind == Patch::Removes ? Patch::Adds : kind;
        back.push_back({lump, inverse(splices), opposite, name});
    }
    return back;
}

QByteArray packed(const Edit &edit)
{
    QByteArray bytes;
    qsizetype size = 0;
    for (const auto &patch : edit)
        for (const auto &splice : patch.splices)
            size += splice.removed.size() + splice.inserted.size() + 6;
    bytes.reserve(size);
    for (const auto &[lump, splices, kind, name] : edit) {
        put(bytes, static_cast<quint64>(lump));
        put(bytes, kind);
        put(bytes, static_cast<quint64>(name.size()));
        bytes.append(name);
        put(bytes, splices.size());
        qsizetype at = 0;
        for (const auto &[offset, removed, inserted] : splices) {
            put(bytes, static_cast<quint64>(offset - at));
            put(bytes, static_cast<quint64>(removed.size()));
            put(bytes, static_cast<quint64>(inserted.size()));
            bytes.append(removed).append(inserted);
            at = offset + removed.size();
        }
    }
    bytes.squeeze();
    return bytes;
}

Result<Edit> unpacked(QByteArrayView bytes)
{
    Unpacking packed(bytes);
    Edit edit;
    while (packed.isWhole() && !packed.atEnd()) {
        const auto lump = packed.number();
        const auto kind = packed.number();
        auto &patch = edit.emplace_back(Patch{.lump = lump <= INT_MAX ? static_cast<int>(lump) : -1,
                                              .kind = kind <= Patch::Removes ? static_cast<Patch::Kind>(kind) : Patch::Changes,
                                              .name = packed.take(packed.number())});
        if (kind > Patch::Removes)
            return Error{EditText::tr("The stored edit is damaged.")};
        quint64 at = 0;
        auto left = packed.number();
        patch.splices.reserve(std::min(left, packed.left() / 3)); // each has three numbers
        for (; left > 0 && packed.isWhole(); --left) {
            const auto offset = at + packed.number(), removed = packed.number(), inserted = packed.number();
            if (offset > static_cast<quint64>(bsp::furthestByte) || removed > static_cast<quint64>(bsp::furthestByte))
                return Error{EditText::tr("The stored edit is damaged.")};
            auto out = packed.take(removed), in = packed.take(inserted);
            patch.splices.push_back({static_cast<qsizetype>(offset), std::move(out), std::move(in)});
            at = offset + removed;
        }
    }
    if (!packed.isWhole())
        return Error{EditText::tr("The stored edit is damaged.")};
    return edit;
}
