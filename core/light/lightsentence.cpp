#include "core/light/lightsentence.h"

#include "core/entities/edits.h"
#include "core/light/luxels.h"
#include "core/light/readings.h"
#include "core/light/stylenames.h"
#include "core/text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace
{

struct LightText {
    Q_DECLARE_TR_FUNCTIONS(LightSentence)
};

QString average(const QImage &image)
{
    return numberText(std::llround(averageBrightness(image)));
}

bool isBlack(const QImage &image)
{
    const auto count = countExposure(image);
    return count.under == count.luxels;
}

class Sentence
{
public:
    Sentence(const References &references, quint32 face)
        : references_(references), map_(references.map()), face_(face), luxels_(map_)
    {
    }

    QString styled() const;
    QString paged() const;

private:
    QString whyUnlit() const;
    QString unlitByTexture() const;
    QString unlitByEntity() const;
    QString lit(const FaceLight &light) const;
    QString styleText(int style) const;
    QString litByVertexes() const;
    QString onPage(qint64 page) const;
    QString flagsFor(FaceFlag meaning) const; // their names; empty: none
    QByteArray textureName() const;
    const bsp::UnlitFaces &unlit() const { return map_.game().unlit; }

    const References &references_;
    const MapFile &map_;
    quint32 face_;
    Luxels luxels_;
};

QString Sentence::flagsFor(FaceFlag meaning) const
{
    const auto texinfo = map_.column(map_.format().columns.faceTexinfo).integer(face_);
    return SurfaceFlags(map_).namesOf(static_cast<quint32>(texinfo), meaning);
}

QByteArray Sentence::textureName() const
{
    const auto &roles = map_.format().roles;
    const auto images = references_.project(std::array{face_}, roles.faces, roles.images);
    return images.empty() ? QByteArray() : map_.column(roles.images, 0).chars(images.front()).toByteArray();
}

QString Sentence::unlitByTexture() const
{
    const auto name = textureName();
    const auto beginsAs = [lower = QString::fromLatin1(name).toLower()](std::string_view list) {
        return std::ranges::any_of(wordsOf(list), [&](const QString &word) { return lower.startsWith(word); });
    };
    if (beginsAs(unlit().skies))
        return LightText::tr("Not lit: the sky is drawn here.");
    if (beginsAs(unlit().liquids))
        return LightText::tr("Full bright: %1 is a liquid, which is drawn without a lightmap.")
            .arg(QString::fromLatin1(name));
    return {};
}

QString Sentence::unlitByEntity() const
{
    const auto &roles = map_.format().roles;
    const auto source = map_.entitySource();
    for (const quint32 record : references_.project(std::array{face_}, roles.faces, roles.entityList)) {
        const auto entity = static_cast<qint32>(record);
        const auto mode = QString::number(edits::valueOf(source, entity, "rendermode").toInt());
        const bool isModel = edits::valueOf(source, entity, "model").startsWith('*');
        if (isModel && wordsOf(unlit().renderModes).contains(mode))
            return LightText::tr("Full bright: rendermode %1 of %2 %3.")
                .arg(mode, edits::nameOf(source, entity), QString::number(entity));
    }
    return {};
}

QString Sentence::whyUnlit() const
{
    switch (FaceLights(map_).unlit(face_)) {
    case Unlit::Unknown: return LightText::tr("Unknown: its texinfo does not exist.");
    case Unlit::Sky: return LightText::tr("Not lit: the sky is drawn here.");
    case Unlit::Warp: return LightText::tr("Full bright: liquids (WARP) are drawn without a lightmap.");
    case Unlit::Translucent:
        return LightText::tr("Full bright: translucent surfaces (%1) are drawn without their lightmap.")
            .arg(flagsFor(flagsFor(FaceFlag::Translucent33).isEmpty() ? FaceFlag::Translucent66 : FaceFlag::Translucent33));
    case Unlit::Special:
    case Unlit::No: break;
    }
    return unlit().liquids.empty() ? QString() : unlitByTexture();
}

QString Sentence::styled() const
{
    const auto &columns = map_.format().columns;
    if (const auto why = whyUnlit(); !why.isEmpty())
        return why;
    const auto size = static_cast<qint64>(map_.lumpBytes(map_.format().roles.lighting).size());
    if (size == 0)
        return LightText::tr("Full bright: the map holds no lightmaps.");
    if (!unlit().renderModes.empty())
        if (const auto why = unlitByEntity(); !why.isEmpty())
            return why;
    if (const auto offset = map_.column(columns.faceLight).integer(face_); offset < 0)
        return (unlit().isBlack ? LightText::tr("Black: no lightmap (lightofs %1).")
                                : LightText::tr("Full bright: no lightmap (lightofs %1)."))
            .arg(offset);
    if (FaceLights(map_).unlit(face_) == Unlit::Special)
        return LightText::tr("Unknown: it is SPECIAL, and such surfaces have no lightmap, but its lightofs is not -1.");
    if (luxels_.style(face_, 0) == 255)
        return LightText::tr("Black: no light style is in use (styles[0] is 255).");
    const auto light = luxels_.light(face_);
    if (light)
        return lit(*light);
    return FaceLights(map_).at(face_)
               ? LightText::tr("Unknown: its lightmap runs past the %1 bytes of lighting.").arg(numberText(size))
               : LightText::tr("Unknown: its edges or texture axes are broken, so that its lightmap has no size.");
}

QString Sentence::lit(const FaceLight &light) const
{
    QStringList parts;
    bool black = true;
    for (int slot = 0; slot < light.styles; ++slot) {
        const auto image = luxels_.image(face_, light, slot);
        const int style = luxels_.style(face_, slot);
        black = black && isBlack(image);
        const auto what = styleText(style);
        parts += what.isEmpty() ? LightText::tr("style %1: average %2 of 255").arg(style).arg(average(image))
                                : LightText::tr("style %1: average %2, %3").arg(style).arg(average(image)).arg(what);
    }
    const qint64 count = static_cast<qint64>(light.width) * light.height;
    if (black)
        return LightText::tr("Black: all %1 luxels are 0.").arg(numberText(count * light.styles));
    return LightText::tr("Lit: %1 x %2 luxels; %3.")
        .arg(QString::number(light.width), QString::number(light.height), parts.join(u"; "_s));
}

QString Sentence::styleText(int style) const
{
    return describeStyle(map_, style);
}

QString Sentence::litByVertexes() const
{
    const auto &columns = map_.format().columns;
    const qint64 first = map_.column(columns.faceVertexes).integer(face_);
    const qint64 count = map_.column(columns.faceCorners).integer(face_);
    Column color[3];
    for (int i = 0; i < 3; ++i)
        color[i] = map_.column(columns.vertexColor, i);
    qint64 sum = 0, vertexes = 0;
    for (qint64 v = std::max<qint64>(first, 0); v < std::min<qint64>(first + count, color[0].count()); ++v) {
        const auto record = static_cast<quint32>(v);
        sum += brightness(qRgb(static_cast<int>(color[0].integer(record)), static_cast<int>(color[1].integer(record)),
                               static_cast<int>(color[2].integer(record))));
        ++vertexes;
    }
    return LightText::tr("average %1 of 255").arg(numberText(vertexes > 0 ? (sum + vertexes / 2) / vertexes : 0));
}

QString Sentence::onPage(qint64 page) const
{
    const auto light = luxels_.light(face_);
    if (!light)
        return LightText::tr("Lit by page %1, but its vertexes do not say by which luxels.").arg(page);
    const auto image = luxels_.image(face_, *light, 0);
    if (isBlack(image))
        return LightText::tr("Black: all %1 luxels in page %2 are 0.")
            .arg(numberText(static_cast<qint64>(light->width) * light->height))
            .arg(page);
    return LightText::tr("Lit: %1 x %2 luxels at (%3, %4) of page %5, average %6 of 255 as stored.")
        .arg(QString::number(light->width), QString::number(light->height),
             QString::number(static_cast<int>(light->left)), QString::number(static_cast<int>(light->top)),
             QString::number(page), average(image));
}

// Negative pages are the renderer's own (tr_local.h).
QString Sentence::paged() const
{
    const auto &columns = map_.format().columns;
    const auto type = static_cast<bsp::SurfaceType>(map_.column(columns.faceType).integer(face_));
    if (type == bsp::SurfaceType::Flare)
        return LightText::tr("Not lit: a flare is drawn as a glow.");
    if (!flagsFor(FaceFlag::Sky).isEmpty())
        return LightText::tr("Not lit: the sky is drawn here.");
    if (const auto flags = flagsFor(FaceFlag::NoDraw); !flags.isEmpty())
        return LightText::tr("Not lit: %1 surfaces are not drawn.").arg(flags);
    const auto page = map_.column(columns.facePage).integer(face_);
    switch (page) {
    case -1: return LightText::tr("No lightmap (lightmapNum -1): lit as its shader says.");
    case -2: return LightText::tr("Full bright: a white lightmap (lightmapNum -2).");
    case -3: return LightText::tr("Lit by its vertexes (lightmapNum -3), unless its shader says otherwise: %1.").arg(litByVertexes());
    case -4: return LightText::tr("Full bright: drawn like a picture on the screen (lightmapNum -4).");
    default: break;
    }
    if (page >= 0 && page < map_.recordCount(map_.format().roles.lighting))
        return onPage(page);
    if (page < 0)
        return LightText::tr("Unknown: there is no lightmap page %1.").arg(page);
    return LightText::tr("Page %1 is not in the map: some games look for an image lm_%2, others light it by its "
                         "vertexes, %3.")
        .arg(QString::number(page), u"%1"_s.arg(page, 4, 10, QChar(u'0')), litByVertexes());
}

} // namespace

QString lightSentence(const References &references, quint32 face)
{
    const Sentence sentence(references, face);
    return references.map().format().lightmaps == bsp::Lightmaps::Pages ? sentence.paged() : sentence.styled();
}
