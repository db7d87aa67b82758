#include "widgets/view3d/tools/facehints.h"

#include "core/map/celltext.h"
#include "core/text.h"
#include "widgets/view3d/viewport.h"

#include <QCursor>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr QRgb luxelColor = qRgba(90, 255, 240, 255);
constexpr double markShare = 0.02, smallestMark = 1, largestMark = 24; // of the distance to the eye; map units

} // namespace

FaceHints::FaceHints(Viewport *viewport) : PointerTool(viewport)
{
    connect(viewport_, &Viewport::built, this, [this] {
        tools_.reset();
        showMark();
    });
    connect(viewport_, &Viewport::cameraMoved, this, [this] {
        // While pointing, each move of the mouse shows the text again. Tool tips of other objects are left alone.
        if (!pointing_ && QToolTip::isVisible() && QToolTip::text() == told_)
            QToolTip::hideText();
    });
}

void FaceHints::setDocument(Document *document)
{
    follow(document);
    tools_.reset();
    pointing_ = false;
    viewport_->setMark({});
    if (document_)
        connect(&document_->pointedAt(), &PointedAt::changed, this, &FaceHints::showMark);
}

const FaceHints::Tools *FaceHints::tools() const
{
    if (!tools_ && viewport_->scene())
        tools_ = std::make_unique<const Tools>(viewport_->scene());
    return tools_.get();
}

QStringList FaceHints::textureLines(quint32 face) const
{
    const auto &map = *tools()->scene->map;
    const auto image = tools()->textures.imageOf(face);
    QString name;
    if (const int images = map.format().roles.images; image >= 0)
        name = QString::fromLatin1(map.text(map.column(images, 0), static_cast<quint32>(image)));
    const auto title = ::title(map, {map.format().roles.faces, face});
    QStringList lines{name.isEmpty() ? title : u"%1 \u00b7 %2"_s.arg(title, name)};
    if (name.isEmpty())
        lines.append(tr("The face has no texture."));
    else if (const auto texture = viewport_->uploads().textureOf(image); texture && texture->picture.isEmpty())
        lines.append(tr("The texture is missing. The Images view lists where it was searched for."));
    return lines;
}

QString FaceHints::texelLine(quint32 face, const Point &place) const
{
    const auto at = tools()->textures.at(face, place);
    const auto texture = at ? viewport_->uploads().textureOf(at->image) : std::nullopt;
    if (!texture)
        return {};
    const auto size = at->isFraction ? texture->picture : texture->size;
    const auto part = partOf(*at, size);
    if (!part || size.isEmpty())
        return {};
    const auto texel = [](double share, int count) { return std::min(static_cast<int>(share * count), count - 1); };
    return tr("Texel (%1, %2) of %3 x %4")
        .arg(texel(part->x(), size.width()))
        .arg(texel(part->y(), size.height()))
        .arg(size.width())
        .arg(size.height());
}

QStringList FaceHints::luxelLines(quint32 face, const Point &place) const
{
    const auto light = tools()->luxels.light(face);
    if (!light)
        return {tr("The face has no lightmap.")};
    const auto luxel = nearestLuxel(tools()->spaces.at(face, *light), *light, place);
    if (!luxel)
        return {};
    QStringList lines{tr("Luxel (%1, %2) of %3 x %4").arg(luxel->x()).arg(luxel->y()).arg(light->width).arg(light->height)};
    for (int slot = 0; slot < light->styles; ++slot) {
        const auto image = tools()->luxels.image(face, *light, slot);
        if (!image.rect().contains(*luxel))
            continue;
        const auto color = image.pixel(*luxel);
        lines.append(tr("Style %1: RGB %2 %3 %4")
                         .arg(tools()->luxels.style(face, slot))
                         .arg(qRed(color))
                         .arg(qGreen(color))
                         .arg(qBlue(color)));
    }
    return lines;
}

QString FaceHints::textAt(QPoint at) const
{
    const auto hit = viewport_->hitAt(at);
    return hit && tools() ? textureLines(hit->face).join(u'\n') : QString();
}

QString FaceHints::detailsAt(QPoint at) const
{
    const auto hit = viewport_->hitAt(at);
    if (!hit || !tools())
        return {};
    auto lines = textureLines(hit->face);
    if (const auto texel = texelLine(hit->face, hit->place); !texel.isEmpty())
        lines.append(texel);
    lines.append(luxelLines(hit->face, hit->place));
    return lines.join(u'\n');
}

void FaceHints::point(QPoint at)
{
    if (!document_)
        return;
    pointing_ = true;
    tell(viewport_->mapToGlobal(at), detailsAt(at));
    if (const auto hit = viewport_->hitAt(at))
        document_->pointedAt().set({hit->face, hit->place}, this);
    else
        document_->pointedAt().clear(this);
}

void FaceHints::tell(QPoint globalAt, const QString &text)
{
    told_ = asToolTip(text);
    QToolTip::showText(globalAt, told_, viewport_);
}

void FaceHints::stopPointing()
{
    if (!std::exchange(pointing_, false))
        return;
    QToolTip::hideText();
    if (document_)
        document_->pointedAt().clear(this);
}

// Draws three short lines through the position, in every placement of its model.
void FaceHints::showMark()
{
    const auto &scene = viewport_->scene();
    Marks lines;
    if (document_ && scene && !document_->pointedAt().isBy(this) && document_->pointedAt().place().face >= 0) {
        const auto &place = document_->pointedAt().place();
        for (const quint32 shown : scene->scene.shown(static_cast<quint32>(place.face))) {
            const auto &placement = scene->scene.placements[scene->scene.faces[shown].placement];
            const auto at = placement.transform.point(place.place);
            const auto &camera = viewport_->camera();
            const double distance = camera.isParallel() ? camera.span : camera.distanceTo(at);
            const double size = std::clamp(distance * markShare, smallestMark, largestMark);
            for (size_t axis = 0; axis < 3; ++axis) {
                Point by{};
                by[axis] = size;
                addLine(lines, at - by, at + by, luxelColor);
            }
        }
    }
    viewport_->setMark(std::move(lines));
}

bool FaceHints::press(const QMouseEvent &)
{
    stopPointing();
    return false;
}

bool FaceHints::move(const QMouseEvent &event)
{
    if (event.buttons() == Qt::NoButton && event.modifiers() & Qt::AltModifier)
        point(viewport_->pointerPlace(event.position().toPoint()));
    else
        stopPointing();
    return false;
}

bool FaceHints::pressKey(QKeyEvent &event)
{
    if (event.type() == QEvent::KeyPress && event.key() == Qt::Key_Alt && viewport_->underMouse())
        point(viewport_->pointerPlace(viewport_->mapFromGlobal(QCursor::pos())));
    return false;
}

void FaceHints::releaseKey(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Alt)
        stopPointing();
}

bool FaceHints::rest(const QHelpEvent &event)
{
    const auto &entities = viewport_->overlay().entities();
    if (const auto entity = entities.hovered(); entity >= 0) // nearer than the face
        QToolTip::showText(event.globalPos(), asToolTip(tr("Entity %1: %2").arg(entity).arg(entities.nameOf(entity))), viewport_);
    else if (!pointing_)
        tell(event.globalPos(), textAt(viewport_->pointerPlace(event.pos())));
    return true;
}
