#include "core/scene/facecolors.h"

#include "core/map/celltext.h"
#include "core/map/columnnumbers.h"
#include "core/scene/contentscolors.h"
#include "core/scene/facerecords.h"
#include "core/text.h"
#include "core/where/visibility.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace {

constexpr size_t mostEntries = 12; // of a legend
constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

struct ColorText {
    Q_DECLARE_TR_FUNCTIONS(FaceColors)
};

// Colours the faces of one scene by one choice.
class Colorer
{
public:
    Colorer(const MapScene &scene, const MapFile &map, const FaceColorChoice &choice, std::stop_token stop)
        : map_(map), choice_(choice), stop_(std::move(stop)), records_(scene, stop_)
    {
        if (choice_.by == FaceColoring::Column)
            column_ = map_.column(choice_.column);
    }

    FaceColors color()
    {
        FaceColors result;
        result.values = values();
        result.legend.title = title();
        result.legend.isScale = choice_.by == FaceColoring::Column && !hasWords(column_.field());
        std::map<double, quint32> counts;
        for (const double value : result.values)
            if (!std::isnan(value))
                ++counts[value];
        auto &legend = result.legend;
        legend.distinct = static_cast<quint32>(counts.size());
        if (legend.isScale && !counts.empty()) {
            const auto range = numberRange(column_);
            legend.low = range.low;
            legend.high = range.high;
        } else if (!counts.empty()) {
            legend.low = counts.begin()->first;
            legend.high = counts.rbegin()->first;
        }
        result.colors.reserve(result.values.size());
        for (const double value : result.values)
            result.colors.push_back(colorOfValue(value, legend));
        for (const auto &[value, count] : counts)
            legend.faces += count;
        if (!legend.isScale && choice_.by != FaceColoring::Face) // there, each face has its own colour
            addEntries(counts, legend);
        if (const auto without = static_cast<quint32>(result.values.size()) - legend.faces; without > 0)
            legend.entries.push_back({ColorText::tr("none"), noValueColor, without, noValue});
        return result;
    }

private:
    static std::vector<double> asValues(const std::vector<qint64> &records)
    {
        std::vector<double> values(records.size(), noValue);
        for (size_t i = 0; i < records.size(); ++i)
            if (records[i] >= 0)
                values[i] = static_cast<double>(records[i]);
        return values;
    }

    std::vector<double> values() const
    {
        const auto &roles = map_.format().roles;
        switch (choice_.by) {
        case FaceColoring::Face: return asValues(records_.recordsOf(roles.faces));
        case FaceColoring::Texture: return asValues(records_.recordsOf(roles.images));
        case FaceColoring::Leaf: return asValues(records_.recordsOf(roles.leafs));
        case FaceColoring::Cluster: return asValues(records_.recordsOf(roles.clusters));
        case FaceColoring::Area: return asValues(records_.areas());
        case FaceColoring::Contents: return contents();
        case FaceColoring::Column: break;
        }
        return columnValues();
    }

    std::vector<double> contents() const
    {
        const ContentsKinds kinds(map_);
        std::vector<double> values;
        for (const auto contents : records_.contents())
            values.push_back(contents == FaceRecords::unknownContents ? noValue : static_cast<double>(kinds.of(contents)));
        return values;
    }

    std::vector<double> columnValues() const
    {
        std::vector<double> values;
        for (const auto record : records_.recordsOf(choice_.column.lump)) {
            const bool exists = record >= 0 && record < column_.count();
            values.push_back(exists ? plainNumber(column_, static_cast<quint32>(record)) : noValue);
        }
        return values;
    }

    QRgb colorOfValue(double value, const FaceColorLegend &legend) const
    {
        if (std::isnan(value))
            return noValueColor;
        if (legend.isScale)
            return scaleColor(value, legend.low, legend.high);
        if (choice_.by == FaceColoring::Contents)
            return colorOf(static_cast<ContentsKind>(static_cast<int>(value)));
        return numberColor(static_cast<quint64>(static_cast<qint64>(value)));
    }

    void addEntries(const std::map<double, quint32> &counts, FaceColorLegend &legend) const
    {
        std::vector<std::pair<double, quint32>> shown(counts.begin(), counts.end());
        if (choice_.by != FaceColoring::Contents)
            std::ranges::stable_sort(shown, std::ranges::greater(), &std::pair<double, quint32>::second);
        if (shown.size() > mostEntries)
            shown.resize(mostEntries);
        for (const auto &[value, count] : shown)
            legend.entries.push_back({nameOfValue(value), colorOfValue(value, legend), count, value});
    }

    QString nameOfValue(double value) const
    {
        const auto &roles = map_.format().roles;
        const auto record = static_cast<quint32>(std::max(value, 0.0));
        switch (choice_.by) {
        case FaceColoring::Texture: {
            const auto name = QString::fromLatin1(map_.text(map_.column(roles.images, 0), record));
            return name.isEmpty() ? ::title(map_, {roles.images, record}) : name;
        }
        case FaceColoring::Leaf: return ColorText::tr("Leaf %1").arg(record);
        case FaceColoring::Cluster: return ColorText::tr("Cluster %1").arg(record);
        case FaceColoring::Area: return ColorText::tr("Area %1").arg(record);
        case FaceColoring::Contents: return nameOf(static_cast<ContentsKind>(record));
        case FaceColoring::Face:
        case FaceColoring::Column: break;
        }
        QByteArray words;
        const auto number = static_cast<qint64>(value);
        if (column_.field().use == bsp::Use::Flags)
            appendFlags(words, static_cast<quint32>(number), column_.field().names);
        else if (const auto it = std::ranges::find(column_.field().names, number, &bsp::NamedValue::value);
                 it != column_.field().names.end())
            words.append(viewOf(it->name));
        else
            words.append(QByteArray::number(number));
        return QString::fromLatin1(words);
    }

    QString title() const
    {
        switch (choice_.by) {
        case FaceColoring::Face: return ColorText::tr("Faces");
        case FaceColoring::Texture: return ColorText::tr("Textures");
        case FaceColoring::Leaf: return ColorText::tr("Leafs");
        case FaceColoring::Cluster: return ColorText::tr("Clusters");
        case FaceColoring::Area: return ColorText::tr("Areas");
        case FaceColoring::Contents: return ColorText::tr("Contents");
        case FaceColoring::Column: break;
        }
        return columnTitle(map_, choice_.column);
    }

    const MapFile &map_;
    FaceColorChoice choice_;
    std::stop_token stop_;
    FaceRecords records_;
    Column column_;
};

} // namespace

QString columnTitle(const MapFile &map, bsp::FieldRef column)
{
    const auto &lump = map.lump(column.lump);
    return ColorText::tr("%1 of %2").arg(fromView(map.field(column).name), fromView(lump.title));
}

FaceColors colorFaces(const MapScene &scene, const MapFile &map, const FaceColorChoice &choice, std::stop_token stop)
{
    return Colorer(scene, map, choice, std::move(stop)).color();
}

bool canColorBy(const MapFile &map, FaceColoring by)
{
    const auto &format = map.format();
    switch (by) {
    case FaceColoring::Area: return format.columns.leafArea.lump != bsp::none;
    case FaceColoring::Cluster: return clusterCount(map) > 0;
    default: return true;
    }
}

bool canColorBy(const MapFile &map, bsp::FieldRef column)
{
    if (!FaceRecords::knows(map.format(), column.lump) || column.field < 0)
        return false;
    if (column.lump == map.format().roles.clusters && clusterCount(map) == 0)
        return false;
    if (column.field >= map.fieldCount(column.lump))
        return false;
    const auto type = map.field(column).type;
    return type != bsp::Type::Chars && type != bsp::Type::Text;
}
