#include "core/mapdiff/lightdifferences.h"

#include "core/faces/facelights.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace {

// The light of one map's faces.
struct LitMap {
    LightData data;
    FaceLights faces;
    explicit LitMap(const MapFile &map) : data(map, LightData::Additions::Ignored), faces(map, LightData::Additions::Ignored) {}

    // Returns a row of luxels of a layer; nothing if the file lacks some of it.
    bsp::ByteView row(const FaceLight &light, int layer, int y) const
    {
        const auto offset = light.offset + layer * light.bytesOfStyle() + y * light.stride;
        const auto bytes = bsp::slice(data.bytes(), offset, light.rowBytes);
        return std::ssize(bytes) == light.rowBytes ? bytes : bsp::ByteView();
    }
};

// Adds the differences of two rows of the same length. Returns whether there are any.
bool addRow(LightDifferences &differences, bsp::ByteView one, bsp::ByteView other, qint64 bytesPerLuxel)
{
    if (one.size() != other.size() || (!one.empty() && std::memcmp(one.data(), other.data(), one.size()) == 0))
        return one.size() != other.size();
    qint64 last = -1;
    for (size_t i = 0; i < one.size(); ++i) {
        const int difference = std::abs(std::to_integer<int>(one[i]) - std::to_integer<int>(other[i]));
        differences.largest = std::max(differences.largest, difference);
        if (const auto luxel = static_cast<qint64>(i) / bytesPerLuxel; difference > 0 && luxel != last) {
            ++differences.luxels;
            last = luxel;
        }
    }
    return last >= 0;
}

} // namespace

LightDifferences lightDifferences(const MapFile &a, const MapFile &b, const RecordMatches &matches, const std::stop_token &stop)
{
    LightDifferences differences;
    const LitMap inA(a), inB(b);
    const int faces = a.format().roles.faces;
    const auto bytesPerLuxel = inA.data.bytesPerLuxel();
    for (quint32 face = 0; face < a.recordCount(faces) && !stop.stop_requested(); ++face) {
        const auto match = matches.inB({faces, face});
        const auto one = inA.faces.at(face), other = match.isValid() ? inB.faces.at(match.index) : std::nullopt;
        if (!match.isValid() || (!one && !other))
            continue;
        if ((one && one->bytes() == 0) || (other && other->bytes() == 0)) {
            ++differences.withoutSize;
            continue;
        }
        if (!one || !other) {
            differences.faces.emplace_back(face, match.index);
            continue;
        }
        ++differences.compared;
        const bool hasOtherSize = one->width != other->width || one->height != other->height || one->styles != other->styles
                                  || one->rowBytes != other->rowBytes;
        bool isDifferent = hasOtherSize;
        if (hasOtherSize)
            differences.luxels += std::max(one->bytes(), other->bytes()) / bytesPerLuxel;
        for (int layer = 0; !hasOtherSize && layer < one->styles; ++layer)
            for (int y = 0; y < one->height; ++y)
                isDifferent |= addRow(differences, inA.row(*one, layer, y), inB.row(*other, layer, y), bytesPerLuxel);
        if (isDifferent)
            differences.faces.emplace_back(face, match.index);
    }
    return differences;
}
