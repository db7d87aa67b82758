#include "core/opening/identitytext.h"

#include "core/format/lookalikes.h"
#include "core/games/game.h"
#include "core/map/mapfile.h"
#include "core/text.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

struct IdentityText {
    Q_DECLARE_TR_FUNCTIONS(IdentityText)
};

} // namespace

QString kindOf(const bsp::Identity &identity, const QByteArray &bytes)
{
    if (identity.format)
        return IdentityText::tr("a map of %1").arg(fromView(identity.format->name));
    const auto kind = QCoreApplication::translate("identify", identity.what.data());
    return kind.contains(QStringLiteral("%1")) ? kind.arg(bsp::versionOf(*identity.lookalike, bytesOf(bytes))) : kind;
}

QString openableFormats()
{
    std::vector<std::pair<QString, QStringList>> kinds; // games, and the formats that these games have
    for (const auto *format : bsp::formats()) {
        QStringList titles;
        for (const auto *game : format->games)
            titles += fromView(game->title);
        if (const auto games = titles.join(u", "_s); kinds.empty() || kinds.back().first != games)
            kinds.emplace_back(games, QStringList());
        kinds.back().second += fromView(format->name);
    }
    QStringList parts;
    for (const auto &[games, names] : kinds)
        parts += u"%1 (%2)"_s.arg(games, names.join(u", "_s));
    return IdentityText::tr("Lumpscope opens maps of %1.").arg(parts.join(u"; "_s));
}

QString adviceOn(const bsp::Identity &identity)
{
    return identity.advice.empty() ? QString() : QCoreApplication::translate("identify", identity.advice.data());
}

QString whatInstead(const QByteArray &bytes)
{
    const auto identity = bsp::identify(bytesOf(bytes));
    const auto advice = adviceOn(identity);
    if (!identity.format && !identity.lookalike && advice.isEmpty())
        return {};
    const auto sentence = IdentityText::tr("It is %1.").arg(kindOf(identity, bytes));
    return advice.isEmpty() ? sentence : sentence + u' ' + advice;
}

QString refusalOf(const bsp::Identity &identity, const QByteArray &bytes)
{
    const auto kind = kindOf(identity, bytes);
    if (!identity.lookalike) {
        const auto sentence = IdentityText::tr("This is %1.").arg(kind), advice = adviceOn(identity);
        return advice.isEmpty() ? sentence : sentence + u' ' + advice;
    }
    const auto *nearest = identity.lookalike->nearest;
    if (!nearest)
        return IdentityText::tr("This is %1, which Lumpscope does not read.").arg(kind);
    return IdentityText::tr("This is %1, which Lumpscope does not read. To view it read-only as the nearest format "
                            "that Lumpscope reads, %2, use --as %3 or File > Open As.")
        .arg(kind, fromView(nearest->name), fromView(nearest->id));
}

QString whyReadOnly(const MapFile &map)
{
    if (!map.isForcedFormat())
        return {};
    const auto sentence = IdentityText::tr("This is %1, opened as %2 for viewing only; it cannot be edited or saved.")
                              .arg(map.detectedKind(), fromView(map.format().name));
    const auto leftOut = map.lumpsLeftOut();
    return leftOut.isEmpty() ? sentence
                             : sentence + u' '
                                   + IdentityText::tr("These lumps are omitted because their records differ between the "
                                                      "two formats: %1.")
                                         .arg(leftOut.join(QStringLiteral(", ")));
}

QString doubtOfFindings(const MapFile &map)
{
    return map.isForcedFormat()
               ? IdentityText::tr("The map was opened as %1, which is not its own format; that, and not the map, may be "
                                  "the cause of these problems.")
                     .arg(fromView(map.format().name))
               : QString();
}
