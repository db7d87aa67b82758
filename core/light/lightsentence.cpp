#include "core/light/lightsentence.h"

#include "core/entities/edits.h"
#include "core/faces/surfaceflags.h"
#include "core/light/facelighting.h"
#include "core/light/lightstyles.h"
#include "core/light/readings.h"
#include "core/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

QString average(const QImage &image) { return numberText(std::llround(averageBrightness(image))); }

bool isZero(const QImage &image)
{
    const auto count = countExposure(image);
    return count.under == count.luxels;
}

class LightSentence
{
    Q_DECLARE_TR_FUNCTIONS(LightSentence)
public:
    LightSentence(const References &references, quint32 face)
        : references_(references), map_(references.map()), face_(face), luxels_(map_), lightings_(luxels_)
    {
    }

    QString text() const;

private:
    QString liquid() const;
    QString unlitByEntity() const;
    QString lit(const FaceLight &light) const;
    QString withOrigin(const QString &sentence) const;
    QString litByVertexes() const;
    QString onPage(qint64 page) const;
    QString onPages(const FaceLight &light) const;
    QString averageOfColors(int layer) const;
    QString withoutPage() const;
    QString flagsFor(FaceFlag meaning) const; // names of the face's flags with this meaning; empty: none
    QByteArray textureName() const;
    qint64 page() const { return map_.column(map_.format().columns.facePage).integer(face_); }

    const References &references_;
    const MapFile &map_;
    quint32 face_;
    Luxels luxels_;
    FaceLightings lightings_;
};

QString LightSentence::flagsFor(FaceFlag meaning) const
{
    const auto texinfo = map_.column(map_.format().columns.faceTexinfo).integer(face_);
    return SurfaceFlags(map_).namesOf(static_cast<quint32>(texinfo), meaning);
}

QByteArray LightSentence::textureName() const
{
    const auto &roles = map_.format().roles;
    const auto images = references_.project(std::array{face_}, roles.faces, roles.images);
    return images.empty() ? QByteArray() : map_.column(roles.images, 0).chars(images.front()).toByteArray();
}

QString LightSentence::liquid() const
{
    if (!flagsFor(FaceFlag::Warp).isEmpty())
        return tr("Fullbright: liquids (%1) are drawn without a lightmap.").arg(flagsFor(FaceFlag::Warp));
    return tr("Fullbright: %1 is a liquid, which is drawn without a lightmap.").arg(QString::fromLatin1(textureName()));
}

QString LightSentence::unlitByEntity() const
{
    if (!map_.game().renderModes)
        return {};
    for (const auto &placement : placementsOfFace(references_, face_))
        if (placement.entity >= 0 && lightings_.at(face_, placement.renderMode).why == FaceLighting::Mode)
            return tr("Fullbright: rendermode %1 of %2 %3.")
                .arg(QString::number(static_cast<int>(placement.renderMode)),
                     edits::nameOf(map_.entitySource(), placement.entity), QString::number(placement.entity));
    return {};
}

QString LightSentence::text() const
{
    if (const auto byEntity = unlitByEntity(); !byEntity.isEmpty())
        return byEntity;
    const auto lighting = lightings_.at(face_);
    switch (lighting.why) {
    case FaceLighting::Data: return luxels_.lights().arePages() ? onPage(page()) : lit(*luxels_.light(face_));
    case FaceLighting::Sky: return tr("Not lit: the sky is drawn here.");
    case FaceLighting::Liquid: return liquid();
    case FaceLighting::Translucent:
        return tr("Fullbright: translucent surfaces (%1) are drawn without their lightmap.")
            .arg(flagsFor(flagsFor(FaceFlag::Translucent33).isEmpty() ? FaceFlag::Translucent66 : FaceFlag::Translucent33));
    case FaceLighting::Mode: break;
    case FaceLighting::NoLightmaps: return tr("Fullbright: the map holds no lightmaps.");
    case FaceLighting::NoLightmap:
        return (lighting.by == FaceLighting::Black ? tr("Black: no lightmap (lightofs %1).")
                                                   : tr("Fullbright: no lightmap (lightofs %1)."))
            .arg(luxels_.lights().offsetOf(face_));
    case FaceLighting::NoStyle: return tr("Black: no light style is in use (styles[0] is 255).");
    case FaceLighting::BrokenTexinfo: return tr("Unknown: its texinfo does not exist.");
    case FaceLighting::SpecialWithLight:
        return tr("Unknown: the face is SPECIAL and should have no lightmap, but its lightofs is not -1.");
    case FaceLighting::PastEnd:
        return tr("Unknown: its lightmap runs past the end of the lighting data (%1 bytes).")
            .arg(numberText(luxels_.data().size()));
    case FaceLighting::BrokenShape:
        return tr("Unknown: its edges or texture axes are broken, so the size of its lightmap is unknown.");
    case FaceLighting::Flare: return tr("Not lit: a flare is drawn as a glow.");
    case FaceLighting::NoDraw: return tr("Not lit: %1 surfaces are not drawn.").arg(flagsFor(FaceFlag::NoDraw));
    case FaceLighting::ByShader: return tr("No lightmap (lightmapNum -1): lit as its shader says.");
    case FaceLighting::WhitePage: return tr("Fullbright: a white lightmap (lightmapNum -2).");
    case FaceLighting::VertexPage:
    case FaceLighting::ScreenPage:
        if (page() >= 0)
            return tr("Vertex-lit, because the game ignores the page of this surface (lightmapNum %1): %2.")
                .arg(QString::number(page()), litByVertexes());
        return tr("Vertex-lit (lightmapNum %1), unless its shader says otherwise: %2.")
            .arg(QString::number(page()), litByVertexes());
    case FaceLighting::NoPage: return withoutPage();
    }
    return {};
}

QString LightSentence::lit(const FaceLight &light) const
{
    QStringList parts;
    bool black = true, zero = true;
    for (int slot = 0; slot < light.styles; ++slot) {
        const auto image = luxels_.image(face_, light, slot);
        const int style = luxels_.style(face_, slot);
        black = black && isBlack(image);
        zero = zero && isZero(image);
        const auto what = describeStyle(map_, style);
        parts += what.isEmpty() ? tr("style %1: average %2 of 255").arg(style).arg(average(image))
                                : tr("style %1: average %2, %3").arg(style).arg(average(image)).arg(what);
    }
    const qint64 count = static_cast<qint64>(light.width) * light.height;
    if (black)
        return withOrigin(
            (zero ? tr("Black: all %1 luxels are 0.") : tr("Black: none of its %1 luxels is brighter than 1 of 255."))
                .arg(numberText(count * light.styles)));
    return withOrigin(
        tr("Lit: %1 x %2 luxels; %3.").arg(QString::number(light.width), QString::number(light.height), parts.join(u"; "_s)));
}

// Appends to a sentence where the luxels come from, if not from the lighting lump, and how HDR luxels beyond 255 are shown.
QString LightSentence::withOrigin(const QString &sentence) const
{
    const auto &data = luxels_.data();
    QStringList parts{sentence};
    if (data.source() == LightData::File)
        parts += tr("Its luxels come from %1, next to the map.").arg(data.name());
    if (data.source() == LightData::Bspx)
        parts += tr("Its luxels come from %1, a BSPX lump of the map.").arg(data.name());
    if (data.isHdr())
        parts += tr("They are HDR: 1.0 counts as 128, and brighter luxels are scaled down to 255.");
    return parts.join(u' ');
}

QString LightSentence::litByVertexes() const
{
    const auto layers = luxels_.layersOf(face_);
    if (layers.size() < 2)
        return tr("average %1 of 255").arg(averageOfColors(0));
    QStringList parts;
    for (const auto &layer : layers)
        parts += tr("style %1: average %2 of 255").arg(QString::number(layer.style), averageOfColors(layer.number));
    return parts.join(u"; "_s);
}

QString LightSentence::averageOfColors(int layer) const
{
    const auto &columns = map_.format().columns;
    const auto type = static_cast<bsp::SurfaceType>(map_.column(columns.faceType).integer(face_));
    const qint64 ofMesh = type == bsp::SurfaceType::Foliage ? map_.column(columns.patchHeight).integer(face_) : 0; // not lit
    const qint64 first = map_.column(columns.faceVertexes).integer(face_) + ofMesh;
    const qint64 count = map_.column(columns.faceCorners).integer(face_) - ofMesh;
    Column color[3];
    for (int i = 0; i < 3; ++i)
        color[i] = map_.column(columns.vertexColor, 4 * layer + i);
    qint64 sum = 0, vertexes = 0;
    for (qint64 v = std::max<qint64>(first, 0); v < std::min<qint64>(first + count, color[0].count()); ++v) {
        const auto record = static_cast<quint32>(v);
        sum += brightness(qRgb(static_cast<int>(color[0].integer(record)), static_cast<int>(color[1].integer(record)),
                               static_cast<int>(color[2].integer(record))));
        ++vertexes;
    }
    return numberText(vertexes > 0 ? (sum + vertexes / 2) / vertexes : 0);
}

// Describes light in several layers, or in a style other than 0.
QString LightSentence::onPages(const FaceLight &light) const
{
    QStringList parts;
    for (int slot = 0; slot < light.styles; ++slot) {
        const auto place = light.placeOf(slot);
        const int style = luxels_.style(face_, slot);
        auto part = place.isWhite() ? tr("style %1: white").arg(style)
                                    : tr("style %1: at (%2, %3) of page %4, average %5 of 255 as stored")
                                          .arg(QString::number(style), QString::number(static_cast<int>(place.left)),
                                               QString::number(static_cast<int>(place.top)), QString::number(place.page),
                                               average(luxels_.image(face_, light, slot)));
        if (const auto what = describeStyle(map_, style); !what.isEmpty())
            part += u", "_s + what;
        parts += part;
    }
    return tr("Lit: %1 x %2 luxels; %3.").arg(QString::number(light.width), QString::number(light.height), parts.join(u"; "_s));
}

QString LightSentence::onPage(qint64 page) const
{
    const auto light = luxels_.light(face_);
    if (!light)
        return tr("Lit by page %1, but its vertexes have no usable lightmap coordinates.").arg(page);
    if (light->styles > 1 || luxels_.style(face_, 0) > 0)
        return onPages(*light);
    const auto image = luxels_.image(face_, *light, 0);
    if (isBlack(image))
        return (isZero(image) ? tr("Black: all %1 luxels in page %2 are 0.")
                              : tr("Black: none of its %1 luxels in page %2 is brighter than 1 of 255."))
            .arg(numberText(static_cast<qint64>(light->width) * light->height))
            .arg(page);
    return tr("Lit: %1 x %2 luxels at (%3, %4) of page %5, average %6 of 255 as stored.")
        .arg(QString::number(light->width), QString::number(light->height), QString::number(static_cast<int>(light->left)),
             QString::number(static_cast<int>(light->top)), QString::number(page), average(image));
}

QString LightSentence::withoutPage() const
{
    if (page() < 0)
        return tr("Vertex-lit because there is no lightmap page %1: %2.").arg(QString::number(page()), litByVertexes());
    return tr("Page %1 is not in the map: some games look for an image lm_%2, others use the face's vertex light, %3.")
        .arg(QString::number(page()), u"%1"_s.arg(page(), 4, 10, QChar(u'0')), litByVertexes());
}

} // namespace

QString lightSentence(const References &references, quint32 face) { return LightSentence(references, face).text(); }
