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

void addEdgeFormatRows()
{
    addFormatRows([](const bsp::Format &format) { return format.lightmaps != bsp::Lightmaps::Pages; });
}

const bsp::Format &fetchFormat()
{
    return **static_cast<const bsp::Format *const *>(QTest::qData("format", qMetaTypeId<const bsp::Format *>()));
}

qsizetype cutStep()
{
    const auto &format = fetchFormat();
    return &format == &bsp::quake2 ? 1 : format.pageSide > 128 ? 97 : 5; // such a page is most of the map
}

void addSampleMapRows()
{
    QTest::addColumn<QString>("path");
    addPathRows(sampleMaps());
}

void addMapRows()
{
    addSampleMapRows();
    addPathRows(realMaps());
    static bool told = false;
    if (realMaps().isEmpty() && !told)
        QTest::newRow("real maps") << QString();
    told = true;
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
