#include "widgets/view3d/othermap.h"

#include "core/document/comparison.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions>

#include <algorithm>

OtherMap::OtherMap(QObject *parent) : ViewPart(parent)
{
    connect(&loader_, &SceneLoader::sceneMade, this, [this] {
        scene_ = loader_.scene();
        uploads_.setScene(scene_);
        emit changed();
    });
    connect(&uploads_, &SceneUploads::added, this, &ViewPart::changed);
}

OtherMap::~OtherMap()
{
    uploads_.setDocument(nullptr);
    loader_.setDocument(nullptr);
}

void OtherMap::setDocument(Document *document)
{
    follow(document);
    if (document_)
        connect(&document_->comparison(), &Comparison::changed, this, &OtherMap::adoptComparison);
    adoptComparison();
}

void OtherMap::setShare(double share)
{
    share_ = std::clamp(share, 0.0, 1.0);
    if (share_ > 0 && !other_)
        load();
    emit changed();
}

void OtherMap::adoptComparison()
{
    const auto map = document_ ? document_->comparison().other() : nullptr;
    if (map == otherMap_)
        return;
    scene_.reset();
    uploads_.setDocument(nullptr);
    loader_.setDocument(nullptr);
    other_.reset();
    otherMap_ = map;
    if (share_ > 0)
        load();
    emit changed();
}

// Reads the other map's textures from where this map's come from.
void OtherMap::load()
{
    if (!otherMap_)
        return;
    other_ = std::make_unique<Document>(document_->path(), MapFile(*otherMap_));
    other_->setConfiguration(document_->configuration());
    if (&otherMap_->format() == &document_->map().format())
        other_->setGame(document_->map().game());
    uploads_.setDocument(other_.get());
    loader_.setDocument(other_.get());
}

// Makes what drawing needs in the driver. Returns false, and says why, if that fails.
bool OtherMap::prepare(QSize pixels)
{
    if (!renderer_) {
        auto renderer = std::make_unique<SceneRenderer>();
        auto fault = renderer->initialize();
        if (fault.isEmpty() && !blitter_.create())
            fault = tr("The other map cannot be shown: the graphics driver refuses to blend two pictures.");
        if (!fault.isEmpty()) {
            share_ = 0; // it would fail again for each picture
            emit failed(fault);
            return false;
        }
        renderer_ = std::move(renderer);
    }
    if (!buffer_ || buffer_->size() != pixels)
        buffer_ = std::make_unique<QOpenGLFramebufferObject>(pixels, QOpenGLFramebufferObject::Depth, GL_TEXTURE_2D, GL_RGB8);
    if (buffer_->isValid())
        return true;
    buffer_.reset();
    return false;
}

void OtherMap::draw(const SceneView &view, QSize pixels)
{
    if (!other_ && renderer_) { // the comparison has ended, or is with another map
        renderer_.reset();
        buffer_.reset();
    }
    if (share_ <= 0 || !scene_)
        return;
    auto *gl = QOpenGLContext::currentContext()->functions();
    GLint bound = 0;
    gl->glGetIntegerv(GL_FRAMEBUFFER_BINDING, &bound);
    if (prepare(pixels) && buffer_->bind()) {
        uploads_.send(*renderer_);
        auto other = view;
        other.shown = other.inPvs = other.flaresInPvs = other.clustersInPvs = other.areasReached = other.inSight = {};
        other.ghosts = false;
        renderer_->draw(other, pixels);
        gl->glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(bound));
        blend(pixels);
        if (renderer_->isUnfinished() || uploads_.areImagesWaiting())
            emit changed();
    }
    gl->glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(bound));
}

void OtherMap::blend(QSize pixels)
{
    auto *gl = QOpenGLContext::currentContext()->functions();
    gl->glViewport(0, 0, pixels.width(), pixels.height());
    gl->glDisable(GL_DEPTH_TEST);
    gl->glDisable(GL_CULL_FACE);
    gl->glEnable(GL_BLEND);
    gl->glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    gl->glActiveTexture(GL_TEXTURE0);
    blitter_.bind();
    blitter_.setOpacity(static_cast<float>(share_));
    blitter_.blit(buffer_->texture(), {}, QOpenGLTextureBlitter::OriginBottomLeft);
    blitter_.release();
    gl->glDisable(GL_BLEND);
    gl->glEnable(GL_DEPTH_TEST);
}

void OtherMap::release()
{
    renderer_.reset();
    buffer_.reset();
    blitter_.destroy();
}
