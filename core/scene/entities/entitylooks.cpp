#include "core/scene/entities/entitylooks.h"

#include "core/numbers.h"
#include "core/text.h"

#include <algorithm>

namespace
{

constexpr QRgb white = 0xffffffff;

// Scales a colour until its strongest channel is full, as compilers do whether its range is 1 or 255.
QRgb fullColor(const Point &color)
{
    const double most = std::max({color[0], color[1], color[2]});
    if (!(most > 0))
        return white;
    const auto part = [most](double value) { return static_cast<int>(255 * std::clamp(value / most, 0.0, 1.0)); };
    return qRgb(part(color[0]), part(color[1]), part(color[2]));
}

} // namespace

bsp::ClassLook lookOf(const EntitySource &source, qint32 entity, const bsp::GameClasses &classes)
{
    auto look = bsp::EntityClass(classes, edits::valueOf(source, entity, "classname")).look();
    if (look.isLight) {
        Point color{};
        if (readNumbers(edits::valueOf(source, entity, viewOf(classes.game().lightColor)), color) == 3)
            look.color = fullColor(color);
    }
    return look;
}
