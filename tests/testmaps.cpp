#include "tests/testmaps.h"

#include "core/text.h"
#include "tests/rows.h"

#include <QDirIterator>

using namespace Qt::StringLiterals;

namespace {

QStringList mapsBelow(const QString &folder)
{
    QStringList paths;
    for (QDirIterator it(folder, {u"*.bsp"_s}, QDir::Files, QDirIterator::Subdirectories | QDirIterator::FollowSymlinks);
         it.hasNext();)
        paths += it.next();
    paths.sort();
    return paths;
}

void addPathRows(const QStringList &paths)
{
    for (const auto &path : paths)
        QTest::newRow(qPrintable(path.section(u'/', -3))) << path;
}

void addRealMapRows(const QStringList &paths)
{
    addPathRows(paths);
    static bool told = false;
    if (paths.isEmpty() && !told)
        QTest::newRow("real maps") << QString();
    told = true;
}

} // namespace

QStringList sampleMaps()
{
    static const QStringList paths = mapsBelow(QStringLiteral(LUMPSCOPE_SAMPLES));
    if (paths.isEmpty())
        qFatal("There are no sample maps in " LUMPSCOPE_SAMPLES ".");
    return paths;
}

QStringList realMaps()
{
    const auto folder = qEnvironmentVariable("LUMPSCOPE_MAPS");
    static const QStringList paths = folder.isEmpty() ? QStringList() : mapsBelow(folder);
    if (paths.isEmpty() && !folder.isEmpty())
        qFatal("There are no maps in the folder that LUMPSCOPE_MAPS names.");
    return paths;
}

QStringList familyMaps()
{
    return realMaps().isEmpty() ? QStringList() : mapsBelow(qEnvironmentVariable("LUMPSCOPE_MAPS") + u"/../family"_s);
}

void addFormatRows()
{
    addFormatRows([](const bsp::Format &) { return true; });
}

std::span<const bsp::Format *const> formatFamilies()
{
    static constexpr const bsp::Format *families[] = {&bsp::quake2, &bsp::quake3, &bsp::raven, &bsp::goldsrc, &bsp::bsp2};
    return families;
}

void addFamilyRows()
{
    addFormatRows(
        [](const bsp::Format &format) { return std::ranges::find(formatFamilies(), &format) != formatFamilies().end(); });
}

void addEdgeFormatRows()
{
    addFormatRows([](const bsp::Format &format) { return format.lightmaps != bsp::Lightmaps::Pages; });
}

const bsp::Format &fetchFormat()
{
    return **static_cast<const bsp::Format *const *>(QTest::qData("format", qMetaTypeId<const bsp::Format *>()));
}

std::vector<qsizetype> cutLengths(const QByteArray &bytes, qsizetype first)
{
    constexpr qsizetype inLight = 997; // bytes from one cut to the next
    const auto &format = fetchFormat();
    const auto light = std::move(readMap(bytes)).value().extent(format.roles.lighting);
    const qsizetype step = &format == &bsp::quake2 ? 1 : 5;
    std::vector<qsizetype> lengths;
    for (auto length = first; length < bytes.size();) {
        lengths.push_back(length);
        const bool isInLight = length > light.offset && length + inLight < light.end();
        length += isInLight ? inLight : step;
    }
    return lengths;
}

void addSampleMapRows()
{
    QTest::addColumn<QString>("path");
    addPathRows(sampleMaps());
}

void addMapRows()
{
    addSampleMapRows();
    addRealMapRows(realMaps());
}

void addFewMapRows()
{
    addSampleMapRows();
    if (qEnvironmentVariableIsSet("LUMPSCOPE_ALL_MAPS"))
        return addRealMapRows(realMaps());
    QStringList few;
    for (qsizetype i = 2; i < realMaps().size(); i += 4) // also maps of Quake III that are played
        few += realMaps()[i];
    addRealMapRows(few);
}

quint64 walk(const MapFile &map)
{
    quint64 values = 0;
    const References references(map);
    for (const int lump : map.lumps()) {
        const auto &table = map.lump(lump);
        const auto size = static_cast<quint32>(map.lumpBytes(lump).size());
        for (quint32 byte = 0; table.fields.empty() && byte < size; byte += 16)
            values += map.recordBytes({lump, byte}).size();
        for (int f = 0; f < static_cast<int>(table.fields.size()); ++f) {
            const auto column = map.column(lump, f);
            const auto *link = references.link(lump, f);
            for (quint32 i = 0; i < column.count(); ++i) {
                const bool isText = column.field().type == bsp::Type::Chars || column.field().type == bsp::Type::Text;
                values += isText ? static_cast<quint64>(map.text(column, i).size()) : column.number(i) != 0;
                values += link ? link->at(i).count : 0;
            }
        }
    }
    references.prepare();
    return values;
}

std::vector<quint32> spread(quint32 count, quint32 most)
{
    std::set<quint32> numbers;
    for (quint64 i = 0; count > 0 && i < most; ++i)
        numbers.insert(static_cast<quint32>(i * (count - 1) / std::max(most - 1, 1U)));
    return {numbers.begin(), numbers.end()};
}

QString lumpName(const MapFile &map, int lump) { return fromView(map.lump(lump).name); }

int triesFrom(const char *variable, int usual)
{
    const int tries = qEnvironmentVariableIntValue(variable);
    return tries > 0 ? tries : usual;
}

std::stop_token stopped()
{
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

QByteArray everyByte()
{
    QByteArray text;
    for (int byte = 1; byte < 256; ++byte)
        text += static_cast<char>(byte);
    return text;
}
