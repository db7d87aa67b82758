#include "app/samples.h"

#include "core/text.h"

using namespace Qt::StringLiterals;

namespace
{
constexpr Sample all[] = {{"quake2", "Quake II"}, {"quake3", "Quake III Arena"}, {"halflife", "Half-Life"}};
}

std::span<const Sample> samples()
{
    return all;
}

QString samplePath(QStringView name)
{
    for (const auto &sample : all)
        if (name == fromView(sample.name))
            return u":/samples/%1/maps/gallery.bsp"_s.arg(name);
    return {};
}
