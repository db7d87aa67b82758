#include "widgets/scene/renderer.h"

#include "core/scene/facing.h"

#include <QCoreApplication>
#include <QFile>
#include <QOpenGLContext>

#include <cstddef>

using namespace Qt::StringLiterals;

namespace
{

constexpr int pictureUnit = 0, lightUnit = 1, stateUnit = 2, colorUnit = 3;
constexpr int wireMode = 5; // of scene.frag, beside DrawMode's

struct RendererText {
    Q_DECLARE_TR_FUNCTIONS(SceneRenderer)
};

QByteArray sourceOf(const QString &name)
{
    QFile file(u":/shaders/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Null, and why, where the driver does not take it.
std::unique_ptr<QOpenGLShaderProgram> makeProgram(const QString &name, QString &fault)
{
    auto program = std::make_unique<QOpenGLShaderProgram>();
    if (program->addShaderFromSourceCode(QOpenGLShader::Vertex, sourceOf(name + u".vert"_s))
        && program->addShaderFromSourceCode(QOpenGLShader::Fragment, sourceOf(name + u".frag"_s)) && program->link())
        return program;
    fault = RendererText::tr("The graphics driver does not take the program that draws: %1").arg(program->log());
    return {};
}

} // namespace

SceneRenderer::SceneRenderer() = default;

SceneRenderer::~SceneRenderer()
{
    if (!ready_)
        return;
    for (const GLuint texture : {stateTexture_, colorTexture_})
        glDeleteTextures(1, &texture);
    for (const GLuint buffer : {stateBuffer_, colorBuffer_})
        glDeleteBuffers(1, &buffer);
}

QString SceneRenderer::initialize()
{
    if (!initializeOpenGLFunctions())
        return RendererText::tr("The graphics driver has no OpenGL 3.3, which drawing needs.");
    QString fault;
    program_ = makeProgram(u"scene"_s, fault);
    lineProgram_ = fault.isEmpty() ? makeProgram(u"lines"_s, fault) : nullptr;
    if (!fault.isEmpty())
        return fault;
    vertexArray_.create();
    lineArray_.create();
    vertexes_.create();
    indexes_.create();
    lineBuffer_.create();
    for (auto *buffer : {&stateBuffer_, &colorBuffer_})
        glGenBuffers(1, buffer);
    for (auto *texture : {&stateTexture_, &colorTexture_})
        glGenTextures(1, texture);
    makeCheckers();
    QImage white(1, 1, QImage::Format_RGBA8888);
    white.fill(Qt::white);
    light_ = upload(white, false);
    ready_ = true;
    return {};
}

// What is known to be missing is seen to be: neither black nor like anything in a game.
void SceneRenderer::makeCheckers()
{
    constexpr int side = 64, square = 8;
    QImage image(side, side, QImage::Format_RGBA8888);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            image.setPixel(x, y, (x / square + y / square) % 2 ? qRgb(150, 150, 155) : qRgb(112, 112, 120));
    checkers_ = upload(image, true);
}

std::unique_ptr<QOpenGLTexture> SceneRenderer::upload(const QImage &image, bool mips)
{
    const auto pixels = image.convertToFormat(QImage::Format_RGBA8888);
    auto texture = std::make_unique<QOpenGLTexture>(QOpenGLTexture::Target2D);
    texture->setSize(pixels.width(), pixels.height());
    texture->setFormat(QOpenGLTexture::RGBA8_UNorm);
    texture->setMipLevels(mips ? texture->maximumMipLevels() : 1);
    texture->allocateStorage(QOpenGLTexture::RGBA, QOpenGLTexture::UInt8);
    texture->setData(QOpenGLTexture::RGBA, QOpenGLTexture::UInt8, static_cast<const void *>(pixels.constBits()));
    if (mips)
        texture->generateMipMaps();
    texture->setWrapMode(mips ? QOpenGLTexture::Repeat : QOpenGLTexture::ClampToEdge);
    texture->setMinMagFilters(mips ? QOpenGLTexture::LinearMipMapLinear : QOpenGLTexture::Linear, QOpenGLTexture::Linear);
    return texture;
}

void SceneRenderer::setScene(const Scene *scene)
{
    scene_ = scene;
    cull_.reset();
    if (!scene)
        return;
    cull_ = std::make_unique<SceneCull>(*scene);
    vertexArray_.bind();
    vertexes_.bind();
    vertexes_.allocate(scene->vertexes.data(), static_cast<int>(scene->vertexes.size() * sizeof(GeometryVertex)));
    indexes_.bind();
    indexes_.allocate(scene->indexes.data(), static_cast<int>(scene->indexes.size() * sizeof(quint32)));
    bindVertexes();
    vertexArray_.release();
    setStates(std::vector<quint8>(scene->faces.size()));
    setFaceColors(std::vector<QRgb>(scene->faces.size(), qRgb(128, 128, 128)));
}

void SceneRenderer::bindVertexes()
{
    constexpr GLsizei stride = sizeof(GeometryVertex);
    const auto at = [](size_t offset) { return reinterpret_cast<const void *>(offset); };
    for (GLuint i = 0; i < 6; ++i)
        glEnableVertexAttribArray(i);
    glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, stride, at(offsetof(GeometryVertex, point)));
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, stride, at(offsetof(GeometryVertex, texture)));
    glVertexAttribPointer(2, 2, GL_FLOAT, GL_FALSE, stride, at(offsetof(GeometryVertex, light)));
    glVertexAttribPointer(3, 4, GL_BYTE, GL_TRUE, stride, at(offsetof(GeometryVertex, normal)));
    glVertexAttribPointer(4, 4, GL_UNSIGNED_BYTE, GL_TRUE, stride, at(offsetof(GeometryVertex, color)));
    glVertexAttribIPointer(5, 1, GL_UNSIGNED_INT, stride, at(offsetof(GeometryVertex, face)));
}

SceneRenderer::Picture &SceneRenderer::pictureOf(qint32 image)
{
    const auto at = static_cast<size_t>(image + 1);
    if (at >= pictures_.size())
        pictures_.resize(at + 1);
    return pictures_[at];
}

void SceneRenderer::setTexture(qint32 image, const QImage &picture, QSize size, bool isCutOut)
{
    auto &entry = pictureOf(image);
    entry.texture = upload(picture, true);
    if (isCutOut) // averaged, holes would close
        entry.texture->setMinMagFilters(QOpenGLTexture::NearestMipMapLinear, QOpenGLTexture::Linear);
    entry.size = size;
    entry.known = true;
}

void SceneRenderer::setTextureSize(qint32 image, QSize size)
{
    pictureOf(image).size = size;
}

void SceneRenderer::setLight(const QImage &atlas)
{
    if (!atlas.isNull())
        light_ = upload(atlas, false);
}

void SceneRenderer::setLightPart(QPoint at, const QImage &part)
{
    const auto pixels = part.convertToFormat(QImage::Format_RGBA8888);
    light_->bind();
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexSubImage2D(GL_TEXTURE_2D, 0, at.x(), at.y(), pixels.width(), pixels.height(), GL_RGBA, GL_UNSIGNED_BYTE,
                    pixels.constBits());
}

void SceneRenderer::uploadBuffer(GLuint buffer, GLuint texture, GLenum format, const void *data, size_t bytes)
{
    glBindBuffer(GL_TEXTURE_BUFFER, buffer);
    glBufferData(GL_TEXTURE_BUFFER, static_cast<GLsizeiptr>(std::max<size_t>(bytes, 4)), bytes ? data : nullptr,
                 GL_DYNAMIC_DRAW);
    glBindTexture(GL_TEXTURE_BUFFER, texture);
    glTexBuffer(GL_TEXTURE_BUFFER, format, buffer);
}

void SceneRenderer::setStates(std::span<const quint8> states)
{
    uploadBuffer(stateBuffer_, stateTexture_, GL_R8UI, states.data(), states.size());
}

void SceneRenderer::setFaceColors(std::span<const QRgb> colors)
{
    std::vector<std::array<quint8, 4>> bytes(colors.size());
    for (size_t i = 0; i < colors.size(); ++i)
        bytes[i] = {static_cast<quint8>(qRed(colors[i])), static_cast<quint8>(qGreen(colors[i])),
                    static_cast<quint8>(qBlue(colors[i])), 255};
    uploadBuffer(colorBuffer_, colorTexture_, GL_RGBA8, bytes.data(), bytes.size() * 4);
}

void SceneRenderer::setLines(std::span<const SceneLine> lines, bool through)
{
    struct Corner {
        std::array<float, 3> point;
        std::array<quint8, 4> color;
    };
    std::vector<Corner> corners;
    corners.reserve(lines.size() * 2);
    for (const auto &line : lines) {
        const std::array color{static_cast<quint8>(qRed(line.color)), static_cast<quint8>(qGreen(line.color)),
                               static_cast<quint8>(qBlue(line.color)), static_cast<quint8>(qAlpha(line.color))};
        corners.push_back({line.from, color});
        corners.push_back({line.to, color});
    }
    lineCount_ = static_cast<int>(corners.size());
    through_ = through;
    lineArray_.bind();
    lineBuffer_.bind();
    lineBuffer_.allocate(corners.data(), static_cast<int>(corners.size() * sizeof(Corner)));
    glEnableVertexAttribArray(0);
    glEnableVertexAttribArray(1);
    glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, sizeof(Corner), nullptr);
    glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, GL_TRUE, sizeof(Corner),
                          reinterpret_cast<const void *>(offsetof(Corner, color)));
    lineArray_.release();
}

void SceneRenderer::setUpPass(ScenePass pass, bool ghost)
{
    const bool blends = ghost || pass >= ScenePass::Translucent;
    blends ? glEnable(GL_BLEND) : glDisable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, pass == ScenePass::Additive ? GL_ONE : GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(blends ? GL_FALSE : GL_TRUE);
    program_->setUniformValue("pass", static_cast<int>(pass));
    program_->setUniformValue("ghost", ghost);
}

void SceneRenderer::drawRanges(const std::vector<IndexRange> &ranges)
{
    counts_.clear();
    offsets_.clear();
    for (const auto &range : ranges) {
        counts_.push_back(static_cast<GLsizei>(range.count));
        offsets_.push_back(reinterpret_cast<const void *>(static_cast<size_t>(range.first) * sizeof(quint32)));
    }
    glMultiDrawElements(GL_TRIANGLES, counts_.data(), GL_UNSIGNED_INT, offsets_.data(),
                        static_cast<GLsizei>(counts_.size()));
}

void SceneRenderer::drawBatches(const SceneView &view, const std::vector<std::vector<IndexRange>> &ranges, bool ghost)
{
    for (size_t i = 0; i < scene_->batches.size(); ++i) {
        if (ranges[i].empty())
            continue;
        const auto &batch = scene_->batches[i];
        setUpPass(view.mode == DrawMode::Lit || view.mode == DrawMode::Textured || batch.pass <= ScenePass::AlphaTested
                      ? batch.pass
                      : ScenePass::Opaque,
                  ghost);
        auto &picture = pictureOf(batch.image);
        auto *texture = picture.texture ? picture.texture.get() : checkers_.get();
        texture->setMagnificationFilter(view.linear ? QOpenGLTexture::Linear : QOpenGLTexture::Nearest);
        texture->bind(pictureUnit);
        const bool isFraction = picture.size.isEmpty() && picture.known;
        const QSize size = picture.size.isEmpty() ? QSize(64, 64) : picture.size;
        program_->setUniformValue("textureScale", isFraction ? QVector2D(1, 1)
                                                             : QVector2D(1.0f / static_cast<float>(size.width()),
                                                                         1.0f / static_cast<float>(size.height())));
        const float flow = view.animate && (batch.flags & FaceFlag::Flowing)
                               ? -static_cast<float>(std::fmod(view.time / 2, 1.0))
                               : 0;
        program_->setUniformValue("textureShift", QVector2D(flow, 0));
        program_->setUniformValue("warp", view.animate && (batch.flags & FaceFlag::Warp)
                                              ? static_cast<float>(view.time) + 0.001f
                                              : 0.0f);
        program_->setUniformValue("alpha", batch.alpha);
        program_->setUniformValue("tint", QVector3D(batch.color[0], batch.color[1], batch.color[2]) / 255);
        batch.flags & FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
        drawRanges(ranges[i]);
    }
}

void SceneRenderer::draw(const SceneView &view, QSize size)
{
    const double aspect = static_cast<double>(size.width()) / std::max(size.height(), 1);
    glViewport(0, 0, size.width(), size.height());
    glDepthMask(GL_TRUE);
    glClearColor(0.16f, 0.17f, 0.19f, 1);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    if (!scene_ || !ready_)
        return;
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glFrontFace(GL_CW); // as the games have it
    glCullFace(GL_BACK);
    const auto toClip = view.camera.projection(aspect) * view.camera.view();
    program_->bind();
    program_->setUniformValue("toClip", toClip);
    program_->setUniformValue("picture", pictureUnit);
    program_->setUniformValue("light", lightUnit);
    program_->setUniformValue("states", stateUnit);
    program_->setUniformValue("faceColors", colorUnit);
    program_->setUniformValue("mode", static_cast<int>(view.mode));
    program_->setUniformValue("brightness", view.brightness);
    program_->setUniformValue("textureGain", view.textureGain);
    program_->setUniformValue("selectedColor", QVector4D(1.0f, 0.62f, 0.1f, 1));
    const auto &eye = view.camera.position;
    program_->setUniformValue("eye", QVector3D(static_cast<float>(eye[0]), static_cast<float>(eye[1]),
                                               static_cast<float>(eye[2])));
    light_->bind(lightUnit);
    glActiveTexture(GL_TEXTURE0 + stateUnit);
    glBindTexture(GL_TEXTURE_BUFFER, stateTexture_);
    glActiveTexture(GL_TEXTURE0 + colorUnit);
    glBindTexture(GL_TEXTURE_BUFFER, colorTexture_);
    glActiveTexture(GL_TEXTURE0 + pictureUnit);
    vertexArray_.bind();
    CullChoice choice{.camera = view.camera, .aspect = aspect, .hidden = view.hidden, .inPvs = view.inPvs};
    drawBatches(view, cull_->choose(choice), false);
    drawnFaces_ = facesTurnedTo(eye, *scene_, cull_->chosen());
    drawnTriangles_ = cull_->triangleCount();
    if (view.wireframe)
        drawWires(view);
    if (view.ghosts && !view.inPvs.empty()) {
        choice.onlyOutside = true;
        drawBatches(view, cull_->choose(choice), true);
    }
    vertexArray_.release();
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_TRUE);
    drawLines(toClip);
    glDisable(GL_BLEND);
}

// The edges of all triangles that were drawn, over them.
void SceneRenderer::drawWires(const SceneView &view)
{
    const auto &ranges = cull_->chosen();
    glPolygonMode(GL_FRONT_AND_BACK, GL_LINE);
    glEnable(GL_POLYGON_OFFSET_LINE);
    glPolygonOffset(-1, -1);
    glDepthMask(GL_FALSE);
    program_->setUniformValue("mode", wireMode);
    program_->setUniformValue("pass", static_cast<int>(ScenePass::Opaque));
    for (size_t i = 0; i < scene_->batches.size(); ++i) {
        scene_->batches[i].flags & FaceFlag::TwoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
        if (!ranges[i].empty())
            drawRanges(ranges[i]);
    }
    program_->setUniformValue("mode", static_cast<int>(view.mode));
    glDisable(GL_POLYGON_OFFSET_LINE);
    glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
    glDepthMask(GL_TRUE);
}

void SceneRenderer::drawLines(const QMatrix4x4 &toClip)
{
    if (lineCount_ == 0)
        return;
    lineProgram_->bind();
    lineProgram_->setUniformValue("toClip", toClip);
    lineArray_.bind();
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    if (through_) {
        glDisable(GL_DEPTH_TEST);
        lineProgram_->setUniformValue("fade", 0.35f);
        glDrawArrays(GL_LINES, 0, lineCount_);
        glEnable(GL_DEPTH_TEST);
    }
    lineProgram_->setUniformValue("fade", 1.0f);
    glDrawArrays(GL_LINES, 0, lineCount_);
    lineArray_.release();
}
