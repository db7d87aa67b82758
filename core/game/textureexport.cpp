#include "core/game/textureexport.h"

#include "core/images/pngwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSet>

using namespace Qt::StringLiterals;

namespace
{

struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(TextureExport)
};

QString safePart(QString part)
{
    static const QString refused = u"<>:\"|?*\\"_s;
    for (auto &c : part)
        if (c.unicode() < 0x20 || refused.contains(c))
            c = u'_';
    return part == u"." || part == u".." ? u"_"_s : part;
}

void write(const Texture &texture, const QString &path, TextureExport &result)
{
    if (texture.isMissing()) {
        result.missing.push_back(texture);
        return;
    }
    const auto written = QDir().mkpath(QFileInfo(path).path()) ? writePng(texture.picture.image(), path)
                                                                : Result<qint64>(Error{ExportText::tr("The folder cannot be made.")});
    if (written)
        ++result.written;
    else
        result.failed.append(u"%1: %2"_s.arg(QDir::toNativeSeparators(path), written.error()));
}

} // namespace

QString pngNameOf(const QString &texture)
{
    QStringList parts;
    for (const auto &part : QString(texture).replace(u'\\', u'/').split(u'/', Qt::SkipEmptyParts))
        parts.append(safePart(part));
    if (parts.isEmpty())
        parts.append(u"unnamed"_s);
    return parts.join(u'/') + u".png"_s;
}

TextureExport exportTextures(const TextureSource &source, std::span<const int> textures, const QString &folder,
                             std::stop_token stop, Progress &progress)
{
    TextureExport result;
    QSet<QString> taken;
    progress.total = static_cast<qint64>(textures.size());
    for (const int index : textures) {
        if (stop.stop_requested())
            break;
        const auto texture = source.load(index);
        auto name = pngNameOf(texture.name);
        for (int copy = 2; taken.contains(name.toLower()); ++copy)
            name = u"%1-%2.png"_s.arg(pngNameOf(texture.name).chopped(4)).arg(copy);
        taken.insert(name.toLower());
        write(texture, QDir(folder).filePath(name), result);
        ++progress.done;
    }
    return result;
}
