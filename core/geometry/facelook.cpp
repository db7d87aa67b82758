#include "core/geometry/facelook.h"

#include "core/map/links.h"

#include <QStringList>

#include <algorithm>

namespace
{

using enum FaceFlag;

struct FlagBit {
    qint64 bits;
    FaceFlag flag;
};

// Quake II: qcommon/qfiles.h. The original engine draws NODRAW; maps of other compilers mean it.
constexpr FlagBit texinfoFlags[] = {{0x4, Sky},
                                    {0x8, Liquid},
                                    {0x8, Warp},
                                    {0x10, Translucent33},
                                    {0x20, Translucent66},
                                    {0x40, Flowing},
                                    {undrawnSurfaceBits, NoDraw},
                                    {0x2000000, AlphaTested}};
// Quake III: game/surfaceflags.h, of a shader's surface and of what it fills.
constexpr FlagBit surfaceFlags[] = {{0x4, Sky}, {undrawnSurfaceBits, NoDraw}};
constexpr FlagBit contentFlags[] = {{0x38, Liquid}};
constexpr FlagBit specialFlag[] = {{0x1, Special}};

FaceFlags flagsOf(qint64 stored, std::span<const FlagBit> table)
{
    FaceFlags flags;
    for (const auto &[bits, flag] : table)
        flags.setFlag(flag, flags.testFlag(flag) || (stored & bits) != 0);
    return flags;
}

struct NamePrefix {
    QByteArrayView prefix;
    FaceFlags flags;
};

// GoldSrc goes by the names of textures, in any case (model.cpp, Mod_LoadFaces()); the last are of its compilers.
const NamePrefix prefixes[] = {
    {"sky", Sky},
    {"!", Liquid | Warp},
    {"*", Liquid | Warp},
    {"laser", Liquid | Warp},
    {"water", Liquid | Warp},
    {"scroll", Flowing},
    {"{", AlphaTested},
    {"aaatrigger", NoDraw},
    {"clip", NoDraw},
    {"origin", NoDraw},
    {"null", NoDraw},
    {"hint", NoDraw},
    {"skip", NoDraw},
    {"solidhint", NoDraw},
    {"bevel", NoDraw},
};

FaceFlags flagsOfName(QByteArrayView name)
{
    FaceFlags flags;
    for (const auto &[prefix, meaning] : prefixes)
        if (name.first(std::min(name.size(), prefix.size())).compare(prefix, Qt::CaseInsensitive) == 0)
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
    const auto flags = map.column(columns.texinfoFlags), contents = map.column(columns.shaderContents);
    const auto names = map.column(map.format().roles.images, 0);
    looks_.resize(flags.count());
    for (quint32 i = 0; i < flags.count(); ++i) {
        auto &look = looks_[i];
        if (const auto target = image.at(i); target.count > 0)
            look.image = static_cast<qint32>(target.first);
        const qint64 stored = flags.integer(i);
        switch (map.format().images) {
        case bsp::Images::TexinfoNames: look.flags = flagsOf(stored, texinfoFlags); break;
        case bsp::Images::ShaderNames:
            look.flags = flagsOf(stored, surfaceFlags) | flagsOf(contents.integer(i), contentFlags);
            break;
        case bsp::Images::Miptex:
            look.flags = flagsOf(stored, specialFlag);
            if (look.image >= 0)
                look.flags |= flagsOfName(names.chars(static_cast<quint32>(look.image)));
            break;
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
