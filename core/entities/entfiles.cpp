#include "core/entities/entfiles.h"

#include "core/entities/entitydiff.h"
#include "core/files/archive.h"
#include "core/files/entityfile.h"
#include "core/files/foldernames.h"
#include "core/files/regularfile.h"
#include "core/opening/identitytext.h"
#include "core/opening/mapsource.h"
#include "core/text.h"

#include <QBuffer>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

struct EntFileText {
    Q_DECLARE_TR_FUNCTIONS(EntFileText)
};

// CRC-16-CCITT: XMODEM's with a different initial value.
constexpr auto crc16Table = [] {
    std::array<quint16, 256> table{};
    for (quint32 i = 0; i < table.size(); ++i) {
        quint32 crc = i << 8;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc << 1) ^ (crc & 0x8000U ? 0x1021U : 0U);
        table[i] = static_cast<quint16>(crc);
    }
    return table;
}();

// Returns the digits of NAME@CRC.ent, "" for NAME.ent, and null for other files. Ignores case.
QString crcInName(const QString &file, const QString &base)
{
    constexpr qsizetype digits = 4;
    constexpr QLatin1StringView ending(".ent");
    if (file.size() < base.size() + ending.size() || !file.startsWith(base, Qt::CaseInsensitive)
        || !file.endsWith(ending, Qt::CaseInsensitive))
        return {};
    const auto between = file.sliced(base.size()).chopped(ending.size());
    if (between.isEmpty())
        return u""_s;
    const auto crc = between.sliced(1).toLower();
    const auto isDigit = [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); };
    return between[0] == u'@' && crc.size() == digits && std::ranges::all_of(crc, isDigit) ? crc : QString();
}

// Selects the map's files from the names in a folder.
class EntFiles
{
public:
    EntFiles(const QString &base, const QString &crc, bool hasCrc) : base_(base), crc_(crc), hasCrc_(hasCrc) {}

    void add(const QString &folder, const QString &file)
    {
        const auto crc = crcInName(file, base_);
        if (crc.isNull() || (!crc.isEmpty() && !hasCrc_))
            return;
        const auto use = crc.isEmpty() ? EntFile::ByName : crc == crc_ ? EntFile::ByCrc : EntFile::OfOtherText;
        const auto isIt = [use](const EntFile &each) { return each.use == use; };
        const auto known = use == EntFile::OfOtherText ? found_.end() : std::ranges::find_if(found_, isIt);
        const EntFile one{use, folder + u'/' + file, crc};
        if (known == found_.end())
            found_.push_back(one);
        else if (file.startsWith(base_)) // the exact spelling takes precedence
            *known = one;
    }
    std::vector<EntFile> take()
    {
        std::ranges::stable_sort(found_, {}, &EntFile::use);
        return std::move(found_);
    }

private:
    QString base_, crc_;
    bool hasCrc_;
    std::vector<EntFile> found_;
};

Result<QByteArray> bytesOfEntFile(const QString &path)
{
    const auto source = mapSource(path);
    if (source.entry.isEmpty()) {
        auto file = openRegularFile(path);
        return file ? readEntityText(*file.value(), NulInside::Stays) : Result<QByteArray>(Error{file.error()});
    }
    auto archive = Archive::open(source.file);
    if (!archive)
        return Error{archive.error()};
    const auto *entry = archive.value().find(source.entry);
    auto bytes = entry ? archive.value().read(*entry) : Result<QByteArray>(Error{FileText::tr("There is no such file.")});
    if (!bytes)
        return bytes;
    QBuffer buffer(&bytes.value());
    buffer.open(QIODevice::ReadOnly);
    return readEntityText(buffer, NulInside::Stays);
}

} // namespace

QString entityTextCrc(QByteArrayView lump)
{
    quint32 crc = lump.isEmpty() ? 0U : 0xffffU;
    for (const char byte : lump.chopped(std::min<qsizetype>(lump.size(), 1)))
        crc = ((crc << 8) ^ crc16Table[((crc >> 8) ^ static_cast<quint8>(byte)) & 0xffU]) & 0xffffU;
    return u"%1"_s.arg(crc, 4, 16, QLatin1Char('0'));
}

std::vector<EntFile> entFilesOf(const bsp::Game &game, QByteArrayView lump, const QString &mapPath)
{
    if (game.entFile.empty() || mapPath.isEmpty())
        return {};
    const auto source = mapSource(mapPath);
    const QFileInfo map(source.entry.isEmpty() ? source.file : source.entry);
    EntFiles files(map.completeBaseName(), entityTextCrc(lump), !game.entFileByCrc.empty());
    if (auto archive = source.entry.isEmpty() ? Result<Archive>(Error{}) : Archive::open(source.file)) {
        const auto folder = map.path() == u"."_s ? QString() : map.path();
        for (const auto &entry : archive.value().entries()) {
            const auto slash = entry.name.lastIndexOf(u'/');
            if (entry.name.first(std::max<qsizetype>(slash, 0)).compare(folder, Qt::CaseInsensitive) == 0)
                files.add(QFileInfo(source.file + u'/' + entry.name).path(), entry.name.sliced(slash + 1));
        }
        if (auto inside = files.take(); !inside.empty())
            return inside;
    }
    const auto folder = source.entry.isEmpty() ? map.path() : QFileInfo(source.file).path() + u'/' + map.path();
    for (const auto &file : namesIn(folder)->filesEnding(u".ent"_s))
        files.add(folder, file);
    return files.take();
}

Result<QByteArray> readEntFile(const QString &path, const bsp::EntityGrammar &grammar)
{
    auto text = bytesOfEntFile(path);
    if (!text)
        return text;
    if (text.value().trimmed().isEmpty())
        return Error{EntFileText::tr("It is empty.")};
    if (const auto instead = whatInstead(text.value()); !instead.isEmpty())
        return Error{instead};
    if (text.value().contains('\0'))
        return nulInside();
    if (parseEntities(text.value(), grammar).entities.empty())
        return Error{EntFileText::tr("It holds no entities.")};
    return text;
}

QString changesByEntFile(const MapFile &map, const MapFile &played)
{
    constexpr qsizetype longest = 8 << 20; // bytes of a compared text; games allow a few MB
    if (std::max(map.entityText().size(), played.entityText().size()) > longest)
        return {};
    const auto differences = entityDifferences(map.entitySource(), played.entitySource());
    return differences.isEmpty() ? EntFileText::tr("It holds the same entities as the map.")
                                 : EntFileText::tr("Compared with the map's entities: %1.").arg(summaryOf(differences));
}
