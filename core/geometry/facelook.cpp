#include "core/geometry/facelook.h"

#include "core/faces/surfaceflags.h"
#include "core/map/link.h"
#include "core/map/worldvalue.h"
#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>

namespace {

// The opacity of liquids by texture name; the first matching rule wins.
class LiquidAlphas
{
public:
    explicit LiquidAlphas(const MapFile &map) : rules_(map.game().liquidAlphas)
    {
        for (const auto &rule : rules_) {
            const double alpha = readNumber(worldValue(map, rule.key));
            alphas_.push_back(alpha > 0 ? static_cast<float>(std::min(alpha, 1.0)) : rule.otherwise);
        }
    }
    float of(QByteArrayView name) const
    {
        for (size_t i = 0; i < rules_.size(); ++i)
            if (beginsWith(name, viewOf(rules_[i].prefix)))
                return alphas_[i];
        return 1;
    }

private:
    std::span<const bsp::LiquidAlpha> rules_;
    std::vector<float> alphas_;
};

} // namespace

FaceFlags flagsOfName(QByteArrayView name, std::span<const bsp::NameRule> rules)
{
    FaceFlags flags;
    for (const auto &[prefix, meaning] : rules)
        if (beginsWith(name, viewOf(prefix)))
            flags |= meaning;
    return flags;
}

FaceLooks::FaceLooks(const MapFile &map)
    : texinfo_(map.column(map.format().columns.faceTexinfo)), fog_(map.column(map.format().columns.faceFog)),
      fogs_(map.column(map.format().columns.fogBrush).count())
{
    const auto &columns = map.format().columns;
    const Link image(map, columns.texinfoImage);
    const SurfaceFlags flags(map);
    const auto names = map.column(map.format().roles.images, 0);
    const LiquidAlphas alphas(map);
    looks_.resize(flags.count());
    for (quint32 i = 0; i < flags.count(); ++i) {
        auto &look = looks_[i];
        look.flags = flags.at(i);
        if (const auto target = image.at(i); target.count > 0) {
            look.image = static_cast<qint32>(target.first);
            look.flags |= flagsOfName(names.chars(target.first), map.game().textureNames);
            look.alpha = alphas.of(names.chars(target.first));
        }
    }
}

FaceLook FaceLooks::at(quint32 face) const
{
    const qint64 texinfo = texinfo_.integer(face);
    FaceLook look;
    if (texinfo >= 0 && texinfo < static_cast<qint64>(looks_.size()))
        look = looks_[static_cast<size_t>(texinfo)];
    if (face < fog_.count())
        if (const auto fog = fog_.integer(face); fog >= 0 && fog < fogs_)
            look.fog = static_cast<qint32>(fog);
    return look;
}
