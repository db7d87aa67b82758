#include "core/shading/scenetexture.h"

#include "core/assets/shadernames.h"

namespace {

// Takes the picture from `texture`, unless it is indexed and still needed.
void setPicture(SceneTexture &drawn, Texture &texture)
{
    drawn.readBytes += texture.readBytes;
    if (texture.isMissing())
        return;
    drawn.picture = texture.picture.isIndexed() ? texture.picture.image() : std::move(texture.picture.mips.front());
    drawn.picture.convertTo(QImage::Format_RGBA8888);
    drawn.isCutOut = texture.picture.transparent >= 0;
    drawn.file = texture.source;
    drawn.fileBytes = texture.fileBytes;
}

// Moves colours from `first` on from the picture into its glow, which light does not change.
void splitGlow(SceneTexture &drawn, const QImage &indexed, int first, int transparent)
{
    for (int y = 0; y < indexed.height(); ++y) {
        const auto *indexes = indexed.constScanLine(y);
        for (int x = 0; x < indexed.width(); ++x) {
            if (indexes[x] < first || indexes[x] == transparent)
                continue;
            if (drawn.glow.isNull()) {
                drawn.glow = QImage(indexed.size(), QImage::Format_RGBA8888);
                if (drawn.glow.isNull())
                    return; // not enough memory: it is drawn lit
                drawn.glow.fill(Qt::black);
            }
            drawn.glow.setPixel(x, y, indexed.color(indexes[x]));
            drawn.picture.setPixel(x, y, qRgb(0, 0, 0));
        }
    }
}

// Applies the game's rules for the palette indexes of an image. In liquids and sky, full-bright colours are not special:
// QuakeSpasm's gl_model.c, Mod_LoadTextures().
void setIndexes(SceneTexture &drawn, const Picture &picture, const bsp::Game &game, const QString &name)
{
    if (!picture.isIndexed())
        return;
    const auto &indexed = picture.image();
    if (game.transparentIndex >= 0)
        cutOut(game.transparentIndex, drawn.picture, indexed);
    if (picture.hasPalette || game.firstFullBright < 0)
        return;
    if (picture.transparent >= 0) { // gl_texmgr.c, TexMgr_AlphaEdgeFix(), and r_world.c, GLWorld_CreateShaders()
        cutOut(picture.transparent, drawn.picture, indexed);
        drawn.keptAlphas = {0.666f, 1};
    }
    if (!(flagsOfName(name.toLatin1(), game.textureNames) & (FaceFlags(FaceFlag::Liquid) | FaceFlag::Sky)))
        splitGlow(drawn, indexed, game.firstFullBright, picture.transparent);
}

// Finds which of the shader's pictures the texture has already.
void setShown(SceneTexture &drawn, const QString &source)
{
    if (drawn.picture.isNull())
        return;
    const auto shown = withoutExtension(source);
    for (const auto &stage : drawn.shader->stages)
        for (const auto &name : stage.names)
            if (shown.endsWith(u'/' + withoutExtension(name), Qt::CaseInsensitive))
                drawn.shownName = name;
}

// Returns the range for an alphaFunc of tr_shader.c. Its bounds lie between two of the 256 alphas that pictures have.
std::array<float, 2> keptAlphas(const QString &alphaFunc)
{
    if (alphaFunc == u"GT0")
        return {0.5f / 255, 1};
    if (alphaFunc == u"LT128")
        return {0, 127.5f / 255};
    return SceneTexture().keptAlphas;
}

using enum FaceFlag;

// rgbGen's sources that are light; all others are the shader's own colours.
const QStringList litByVertexes{QStringLiteral("vertex"), QStringLiteral("exactvertex"), QStringLiteral("oneminusvertex"),
                                QStringLiteral("lightingdiffuse")};

// Returns the blending if stages are not drawn separately: the engine allows any two factors, and those that shaders use
// reduce to four kinds.
FaceFlags blendOf(const ShaderStage &stage)
{
    if (stage.blendSource.isEmpty())
        return {};
    const auto &source = stage.blendSource, &target = stage.blendTarget;
    if (target == u"GL_SRC_COLOR" || source == u"GL_DST_COLOR")
        return Blended | Filters;
    if (source == u"GL_ZERO" && target == u"GL_ONE_MINUS_SRC_COLOR")
        return Blended | Darkens;
    if (target == u"GL_ONE" || target == u"GL_ONE_MINUS_SRC_COLOR")
        return Blended | Adds;
    return Blended;
}

// Sets the members that depend on the shader. Sets `source`, the path of the picture, if that is replaced.
void setShader(SceneTexture &drawn, const TextureSource &textures, const Shader &shader, QString &source)
{
    drawn.flags = flagsOf(shader);
    const auto *stage = shader.mainStage();
    if (!stage)
        return;
    drawn.motions = stage->motions;
    drawn.isClamped = stage->clamp;
    drawn.keptAlphas = keptAlphas(stage->alphaFunc);
    if (shader.editorImage.isEmpty() || !drawn.frameNames.empty())
        return;
    auto texture = textures.load(imageName(stage->map));
    setPicture(drawn, texture);
    if (!texture.isMissing())
        source = texture.source;
}

} // namespace

void cutOut(int index, QImage &picture, const QImage &indexed)
{
    const int width = indexed.width(), height = indexed.height();
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            if (indexed.constScanLine(y)[x] != index)
                continue;
            QRgb color = 0;
            for (const QPoint at : {QPoint(x, y - 1), QPoint(x, y + 1), QPoint(x - 1, y), QPoint(x + 1, y)})
                if (indexed.valid(at) && indexed.constScanLine(at.y())[at.x()] != index)
                    color = indexed.pixel(at);
            picture.setPixel(x, y, color & 0xFFFFFF);
        }
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
    const bool isLit = std::ranges::any_of(
        shader.stages, [](const ShaderStage &stage) { return stage.isLightmap() || litByVertexes.contains(stage.colorFrom); });
    flags.setFlag(FullBright, main && !isLit);
    return flags | blendOf(shader.stages.front());
}

SceneTexture readSceneTexture(const MapFile &map, const TextureSource &textures, qint32 image)
{
    auto texture = textures.load(image);
    SceneTexture drawn{.image = image,
                       .frameNames = texture.frames,
                       .alternateNames = texture.alternates,
                       .framesPerSecond = texture.framesPerSecond,
                       .firstFrame = texture.firstFrame};
    if (const auto &detail = texture.detail) {
        drawn.detailName = detail->name;
        drawn.detailScale = {detail->across, detail->down};
    }
    drawn.areFractions = map.format().hasTextureFractions();
    if (!drawn.areFractions)
        drawn.size = texture.size;
    setPicture(drawn, texture);
    setIndexes(drawn, texture.picture, map.game(), texture.name);
    auto source = texture.source;
    if (texture.shader)
        setShader(drawn, textures, *texture.shader, source);
    if (textures.hasShaders()) {
        drawn.shader = texture.shader ? sceneShader(*texture.shader) : implicitShader(texture.drawnBy);
        setShown(drawn, source);
    }
    return drawn;
}

SceneTexture readSceneFrame(const TextureSource &textures, const QString &name, qint32 image)
{
    SceneTexture drawn{.image = image};
    auto texture = textures.load(name);
    setPicture(drawn, texture);
    return drawn;
}
