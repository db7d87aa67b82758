#include "core/assets/triedpaths.h"

#include "core/assets/gamepalette.h"

#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QString folderOf(const QString &path)
{
    const auto slash = path.lastIndexOf(u'/');
    return slash < 0 ? QString() : path.left(std::max<qsizetype>(slash, 1));
}

// Returns the index of the innermost place that contains the path, since archives lie in folders that are places, too; -1 if
// none does.
qsizetype placeOf(QStringView path, const QHash<QStringView, qsizetype> &numbers)
{
    for (auto end = path.lastIndexOf(u'/'); end >= 0; end = path.first(end).lastIndexOf(u'/'))
        for (const auto length : {end + 1, end}) // a root includes its slash
            if (const auto found = numbers.constFind(path.first(length)); found != numbers.cend())
                return *found;
    return -1;
}

} // namespace

std::vector<TriedPlace> triedPlaces(const QStringList &tried, const QStringList &places)
{
    std::vector<TriedPlace> known, others;
    QHash<QStringView, qsizetype> numbers;
    for (const auto &place : places) {
        if (!numbers.contains(place))
            numbers.insert(place, std::ssize(known));
        known.push_back({place, {}});
    }
    for (const auto &path : tried) {
        const auto at = placeOf(path, numbers);
        const auto place = at >= 0 ? places[at] : folderOf(path);
        const auto name = path.mid(place.size() + (place.isEmpty() || place.endsWith(u'/') ? 0 : 1));
        if (at >= 0)
            known[static_cast<size_t>(at)].names.append(name);
        else if (const auto same = std::ranges::find(others, place, &TriedPlace::place); same != others.end())
            same->names.append(name);
        else
            others.push_back({place, {name}});
    }
    std::erase_if(known, [](const TriedPlace &each) { return each.names.isEmpty(); });
    known.insert(known.end(), others.begin(), others.end());
    return known;
}

std::vector<PictureOrigin> originsOf(const QStringList &files, const QStringList &places)
{
    auto outside = files;
    outside.removeAll(QString());
    std::vector<PictureOrigin> origins;
    if (outside.size() < files.size())
        origins.push_back({{}, static_cast<int>(files.size() - outside.size())});
    for (const auto &each : triedPlaces(outside, places))
        origins.push_back({each.place, static_cast<int>(each.names.size())});
    return origins;
}

QStringList namesTogether(const QStringList &names)
{
    QStringList seen, stems, lines;
    for (const auto &name : names) {
        if (seen.contains(name))
            continue;
        seen.append(name);
        const auto dot = name.lastIndexOf(u'.');
        const auto stem = dot > name.lastIndexOf(u'/') ? name.left(dot) : name;
        if (const auto line = stems.indexOf(stem); line >= 0) {
            lines[line] += u", "_s + name.mid(stem.size());
            continue;
        }
        stems.append(stem);
        lines.append(name);
    }
    return lines;
}

QStringList placesTogether(const QStringList &places)
{
    QStringList folders;
    QList<int> archives;
    const QSet<QString> known(places.begin(), places.end());
    const auto isInOther = [&known](const QString &place) {
        return known.contains(folderOf(place)) && !QFileInfo(place).isDir(); // a subfolder is not an archive
    };
    for (const auto &place : places)
        if (!isInOther(place)) {
            folders.append(place);
            archives.append(0);
        }
    for (const auto &place : places)
        if (const auto folder = folders.indexOf(folderOf(place)); folder >= 0 && !folders.contains(place))
            ++archives[folder];
    for (qsizetype i = 0; i < folders.size(); ++i)
        if (archives[i] > 0)
            folders[i] = TextureText::tr("%1 and %n archives in it", nullptr, archives[i]).arg(folders[i]);
    return folders;
}

QStringList triedText(const QStringList &tried, const QStringList &places)
{
    QStringList lines, names, together;
    const auto endGroup = [&] {
        for (const auto &place : placesTogether(together))
            lines.append(TextureText::tr("    in %1").arg(place));
        together.clear();
    };
    for (const auto &each : triedPlaces(tried, places)) {
        if (each.names != names) {
            endGroup();
            names = each.names;
            lines += namesTogether(names);
        }
        together.append(each.place);
    }
    endGroup();
    return lines;
}
