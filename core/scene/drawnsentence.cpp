#include "core/scene/drawnsentence.h"

#include "core/entities/edits.h"
#include "core/faces/faceshape.h"
#include "core/faces/surfaceflags.h"
#include "core/geometry/facelook.h"
#include "core/geometry/placements.h"
#include "core/where/space.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostNamed = 6; // entities in a sentence

class DrawnSentence
{
    Q_DECLARE_TR_FUNCTIONS(DrawnSentence)
public:
    DrawnSentence(const References &references, quint32 face)
        : references_(references), map_(references.map()), face_(face), look_(FaceLooks(map_).at(face))
    {
    }

    QString text() const
    {
        const auto placements = placementsOfFace(references_, face_);
        if (placements.empty())
            return tr("Not drawn: it belongs to no model.");
        const auto why = whyNever();
        return why.isEmpty() ? placed(placements) : why;
    }

private:
    QString whyNever() const;
    QString undrawnByTexture() const;
    QString placed(const std::vector<ModelPlacement> &placements) const;
    bool isHiddenLiquid(const ModelPlacement &placement) const;
    QString undrawn(const ModelPlacement &placement) const;
    QString drawnIn(const std::vector<ModelPlacement> &drawn) const;
    QString how(const ModelPlacement &placement) const;
    QString entityName(qint32 entity) const
    {
        const auto source = map_.entitySource();
        return u"%1 %2"_s.arg(edits::nameOf(source, entity)).arg(entity);
    }

    const References &references_;
    const MapFile &map_;
    quint32 face_;
    FaceLook look_;
};

// Returns why it is never drawn as a shape, or an empty text.
QString DrawnSentence::whyNever() const
{
    const auto type = map_.column(map_.format().columns.faceType);
    if (type.count() > 0 && static_cast<bsp::SurfaceType>(type.integer(face_)) == bsp::SurfaceType::Flare)
        return tr("Drawn as a glow: a flare has no shape.");
    if (look_.flags & FaceFlag::Sky)
        return tr("Drawn as sky.");
    if (look_.flags & FaceFlag::NoDraw)
        return undrawnByTexture();
    if (FaceShapes(map_).at(face_).triangles.empty())
        return tr("Not drawn: it has no shape, because the data it refers to is broken or encloses no area.");
    return {};
}

QString DrawnSentence::undrawnByTexture() const
{
    const auto &format = map_.format();
    const auto texinfo = map_.column(format.columns.faceTexinfo).integer(face_);
    if (const auto flags = SurfaceFlags(map_).namesOf(static_cast<quint32>(texinfo), FaceFlag::NoDraw); !flags.isEmpty())
        return tr("Not drawn: %1.").arg(flags);
    const auto name = map_.column(format.roles.images, 0).chars(static_cast<quint32>(look_.image));
    return tr("Not drawn: its texture %1 is a tool texture.").arg(QString::fromLatin1(name));
}

QString DrawnSentence::placed(const std::vector<ModelPlacement> &placements) const
{
    QStringList sentences;
    std::vector<ModelPlacement> drawn;
    for (const auto &placement : placements) {
        const auto why = undrawn(placement);
        if (why.isEmpty())
            drawn.push_back(placement);
        else if (sentences.size() < static_cast<qsizetype>(mostNamed))
            sentences.append(why);
    }
    if (!drawn.empty())
        sentences.prepend(drawnIn(drawn));
    return sentences.join(u' ');
}

bool DrawnSentence::isHiddenLiquid(const ModelPlacement &placement) const
{
    if (!placement.onlyTopsOfLiquids)
        return false;
    const auto &columns = map_.format().columns;
    const auto plane = Planes(map_).validAt(map_.column(columns.facePlane).integer(face_));
    const auto shape = FaceShapes(map_).at(face_);
    return plane && !shape.vertexes.empty()
           && placement.hidesLiquid(look_.flags, plane->normal, shape.vertexes.front().point[2],
                                    StoredBox(map_, columns.modelBox, placement.model).low[2]);
}

QString DrawnSentence::undrawn(const ModelPlacement &placement) const
{
    if (placement.isUnused())
        return tr("Not drawn by the game: no entity uses model *%1.").arg(placement.model);
    if (!placement.isDrawn)
        return tr("Not drawn: %1 is invisible.").arg(entityName(placement.entity));
    if (placement.isFaded())
        return tr("Not drawn: %2 has rendermode %1 and renderamt 0.")
            .arg(QString::number(static_cast<int>(placement.renderMode)), entityName(placement.entity));
    if (isHiddenLiquid(placement))
        return tr("Not drawn: the game draws only the top of the liquid %1.").arg(entityName(placement.entity));
    return {};
}

QString DrawnSentence::drawnIn(const std::vector<ModelPlacement> &drawn) const
{
    const auto model = drawn.front().model;
    QStringList sentences;
    if (model == 0) {
        sentences.append(tr("Drawn with the world."));
    } else if (drawn.size() == 1) {
        sentences.append(tr("Drawn at %1, which uses model *%2.").arg(entityName(drawn.front().entity), QString::number(model)));
    } else {
        QStringList entities;
        for (const auto &placement : drawn)
            if (entities.size() < static_cast<qsizetype>(mostNamed))
                entities.append(QString::number(placement.entity));
        if (drawn.size() > mostNamed)
            entities.append(u"\u2026"_s);
        const auto last = entities.takeLast();
        const auto list = tr("%1 and %2", "a list of numbers and its last").arg(entities.join(u", "_s), last);
        sentences.append(drawn.size() == 2 ? tr("Drawn twice: entities %1 use model *%2.").arg(list, QString::number(model))
                                           : tr("Drawn %1 times: entities %2 use model *%3.")
                                                 .arg(QString::number(drawn.size()), list, QString::number(model)));
    }
    for (const auto &placement : drawn)
        if (const auto way = how(placement); !way.isEmpty() && !sentences.contains(way))
            sentences.append(way);
    return sentences.mid(0, static_cast<qsizetype>(mostNamed)).join(u' ');
}

// Describes how it is drawn, if not opaquely; the entity's render mode precedes the texture's flags.
QString DrawnSentence::how(const ModelPlacement &placement) const
{
    const auto holes = tr("It has holes where its texture is transparent.");
    const bool hasHoles = look_.flags.testFlag(FaceFlag::AlphaTested);
    const auto mode = QString::number(static_cast<int>(placement.renderMode)), amount = QString::number(placement.renderAmount);
    switch (placement.renderMode) {
    case RenderMode::Normal: break;
    case RenderMode::Solid: return hasHoles ? holes : QString();
    case RenderMode::Add: return tr("Drawn additively: rendermode %1, renderamt %2.").arg(mode, amount);
    default: return tr("Translucent: rendermode %1, renderamt %2 of 255.").arg(mode, amount);
    }
    if (const float covers = placement.alpha.value_or(look_.alpha); covers < 1)
        return tr("Translucent: %1 % opaque.").arg(qRound(covers * 100));
    if (look_.flags & FaceFlag::Translucent33)
        return tr("Translucent (TRANS33): 33 % opaque.");
    if (look_.flags & FaceFlag::Translucent66)
        return tr("Translucent (TRANS66): 66 % opaque.");
    return hasHoles && !(look_.flags & FaceFlag::HolesIfSolid) ? holes : QString();
}

} // namespace

QString drawnSentence(const References &references, quint32 face) { return DrawnSentence(references, face).text(); }
