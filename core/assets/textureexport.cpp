#include "core/assets/textureexport.h"

#include "core/assets/unpackedpixels.h"
#include "core/files/newfile.h"
#include "core/files/outputfile.h"
#include "core/images/pngwriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;

namespace {

struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(TextureExport)
};

// Writes a texture and returns why that failed; empty if it did not. Does not overwrite the file that it was read from.
QString write(const Texture &texture, const QString &path)
{
    const auto named = [shown = QDir::toNativeSeparators(path)](const QString &why) { return u"%1: %2"_s.arg(shown, why); };
    if (const auto why = makeFolder(QFileInfo(path).path()); !why.isEmpty())
        return named(why);
    if (const auto there = identityOf(path); there && there == identityOf(texture.source))
        return named(ExportText::tr("The image was read from this file. Choose another folder."));
    const auto written = writePng(texture.picture.image(), path);
    return written ? QString() : written.error();
}

Texture notRead(const QString &name)
{
    return {.name = name,
            .why = ExportText::tr("Not exported: the images before it already unpack to many times the size of their files. "
                                  "Export this one separately.")};
}

QString encoded(QChar character) { return u"%%1"_s.arg(character.unicode(), 2, 16, QChar(u'0')).toUpper(); }

// Returns whether this is the name of a device, which Windows has in every folder, with any extension.
bool isDevice(const QString &part)
{
    static const QRegularExpression names(u"^(con|prn|aux|nul|(com|lpt)[1-9\u00b9\u00b2\u00b3]) *(\\.|$)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return names.match(part).hasMatch();
}

QString safePart(const QString &part)
{
    QString safe;
    const bool isDots = part == u"." || part == u"..", isDeviceName = isDevice(part);
    for (qsizetype at = 0; at < part.size(); ++at) {
        const auto character = part[at];
        const bool isRefused = character < u' ' || character == QChar(0x7f) || u"<>:\"|?*%"_s.contains(character);
        const bool isLost = at == part.size() - 1 && (character == u'.' || character == u' '); // Windows drops both
        safe += isRefused || isDots || isLost || (at == 0 && isDeviceName) ? encoded(character) : character;
    }
    return safe;
}

QString safePath(const QString &name)
{
    QStringList parts;
    for (const auto &part : QString(name).replace(u'\\', u'/').split(u'/', Qt::SkipEmptyParts))
        parts.append(safePart(part));
    return parts.isEmpty() ? u"unnamed"_s : parts.join(u'/');
}

} // namespace

QStringList pngNames(const QStringList &names, const QStringList &reserved)
{
    QStringList paths;
    QSet<QString> taken;
    for (const auto &path : reserved)
        taken.insert(path.toLower());
    QHash<QString, int> numbers; // the last number used with each stem, so that many equal names take no longer each than few
    const auto take = [&](const QString &path) {
        const auto key = path.toLower();
        const bool isFree = !taken.contains(key);
        if (isFree) {
            taken.insert(key);
            paths.append(path);
        }
        return isFree;
    };
    for (const auto &name : names) {
        const auto whole = safePath(name);
        const auto stem = isPictureName(whole) ? whole.left(whole.lastIndexOf(u'.')) : whole;
        bool isDone = take(stem + u".png"_s) || take(whole + u".png"_s);
        for (int &number = numbers[stem.toLower()]; !isDone;)
            isDone = take(u"%1-%2.png"_s.arg(stem).arg(++number + 1));
    }
    return paths;
}

int exportTextures(const TextureSource &source, std::span<const int> textures, const QString &folder, const TextureSink &sink,
                   std::stop_token stop, Progress *progress, const QStringList &reserved)
{
    QStringList names;
    for (const int index : textures)
        names.append(source.name(index));
    const auto files = pngNames(names, reserved);
    if (progress)
        progress->total = files.size();
    int count = 0;
    UnpackedPixels unpacked;
    for (qsizetype i = 0; i < files.size() && !stop.stop_requested(); ++i) {
        const int index = textures[static_cast<size_t>(i)];
        const auto texture = unpacked.isSpent() ? notRead(source.name(index)) : source.load(index);
        unpacked.add(texture);
        const auto fault = texture.isMissing() ? QString() : write(texture, QDir(folder).filePath(files[i]));
        count += texture.isMissing() || !fault.isEmpty() ? 0 : 1;
        sink(index, texture, fault);
        if (progress)
            ++progress->done;
    }
    return count;
}
