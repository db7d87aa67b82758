#include "core/geometry/facelook.h"

#include "core/map/links.h"
#include "core/map/surfaceflags.h"
#include "core/text.h"

#include <QStringList>

#include <algorithm>

namespace
{

using enum FaceFlag;

FaceFlags flagsOfName(QByteArrayView name, std::span<const bsp::NameRule> rules)
{
    FaceFlags flags;
    for (const auto &[prefix, meaning] : rules)
        if (name.first(std::min<qsizetype>(name.size(), std::ssize(prefix))).compare(viewOf(prefix), Qt::CaseInsensitive) == 0)
            flags |= meaning;
    return flags;
}

// rgbGen's sources that are light; all others are colours of the shader's own.
const QStringList litByVertexes{QStringLiteral("vertex"), QStringLiteral("exactvertex"),
                                QStringLiteral("oneminusvertex"), QStringLiteral("lightingdiffuse")};

// The engine takes any two factors; those that shaders use come down to four ways.
FaceFlags blendOf(const ShaderStage &stage)
{
    if (stage.blendSource.isEmpty())
        return {};
    const auto &source = stage.blendSource, &target = stage.blendTarget;
    if (target == u"GL_SRC_COLOR" || (source == u"GL_DST_COLOR" && target == u"GL_ZERO"))
        return Blended | Filters;
    if (source == u"GL_ZERO" && target == u"GL_ONE_MINUS_SRC_COLOR")
        return Blended | Darkens;
    if (target == u"GL_ONE" || target == u"GL_ONE_MINUS_SRC_COLOR")
        return Blended | Adds;
    return Blended;
}

} // namespace

FaceLooks::FaceLooks(const MapFile &map) : texinfo_(map.column(map.format().columns.faceTexinfo))
{
    const auto &columns = map.format().columns;
    const Link image(map, columns.texinfoImage.lump, columns.texinfoImage.field);
    const SurfaceFlags flags(map);
    const auto names = map.column(map.format().roles.images, 0);
    looks_.resize(flags.count());
    for (quint32 i = 0; i < flags.count(); ++i) {
        auto &look = looks_[i];
        look.flags = flags.at(i);
        if (const auto target = image.at(i); target.count > 0) {
            look.image = static_cast<qint32>(target.first);
            look.flags |= flagsOfName(names.chars(target.first), map.game().textureNames);
        }
    }
}

FaceLook FaceLooks::at(quint32 face) const
{
    const qint64 texinfo = texinfo_.integer(face);
    return texinfo >= 0 && texinfo < static_cast<qint64>(looks_.size()) ? looks_[static_cast<size_t>(texinfo)]
                                                                        : FaceLook{};
}

FaceFlags flagsOf(const Shader &shader)
{
    FaceFlags flags;
    flags.setFlag(TwoSided, shader.cull == u"none");
    flags.setFlag(Sky, shader.isSky);
    if (shader.stages.empty())
        return flags;
    const auto *main = shader.mainStage();
    flags.setFlag(AlphaTested, main && !main->alphaFunc.isEmpty());
    const bool isLit = std::ranges::any_of(shader.stages, [](const ShaderStage &stage) {
        return stage.map == u"$lightmap" || litByVertexes.contains(stage.colorFrom);
    });
    flags.setFlag(FullBright, main && !isLit);
    return flags | blendOf(shader.stages.front());
}
