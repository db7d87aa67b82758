#include "core/scene/marks/pointfile.h"

#include "core/files/regularfile.h"
#include "core/text.h"
#include "core/where/space.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace {

constexpr size_t mostPieces = 1'000'000;
constexpr qint64 mostBytes = 64 << 20;
constexpr QRgb lineColor = qRgba(255, 48, 48, 255), startFill = qRgba(255, 48, 48, 120);
constexpr double startSize = 12; // map units, half of the box

struct PointFileText {
    Q_DECLARE_TR_FUNCTIONS(PointFileText)
};

// Reads three numbers at `at` and moves it past them; nothing if there are not three, or they are out of range.
std::optional<Point> takePoint(const char *&at, const char *end)
{
    Point point{};
    for (double &value : point) {
        while (at != end && std::isspace(static_cast<unsigned char>(*at)))
            ++at;
        const auto [next, fault] = std::from_chars(at, end, value);
        if (fault != std::errc() || !(std::abs(value) <= maxCoordinate))
            return {};
        at = next;
    }
    return point;
}

// Skips the dash between blanks that precedes a piece's second point; returns false if there is none.
bool takeDash(const char *&at, const char *end)
{
    while (at != end && std::isspace(static_cast<unsigned char>(*at)))
        ++at;
    if (end - at < 2 || *at != '-' || !std::isspace(static_cast<unsigned char>(at[1])))
        return false;
    ++at;
    return true;
}

} // namespace

QStringList pointFileNames(const QString &mapPath)
{
    const auto name = QFileInfo(mapPath).completeBaseName();
    return {name + u".pts"_s, name + u".lin"_s};
}

QString pointFileBeside(const QString &mapPath)
{
    const QDir folder = QFileInfo(mapPath).dir();
    for (const auto &name : pointFileNames(mapPath))
        if (const QFileInfo file(folder, name); file.isFile())
            return file.filePath();
    return {};
}

Result<std::vector<std::pair<Point, Point>>> parsePointFile(QByteArrayView text)
{
    std::vector<std::pair<Point, Point>> pieces;
    std::optional<Point> last; // of lines with one point
    for (const char *at = text.begin(); at != text.end() && pieces.size() < mostPieces;) {
        const char *end = std::find(at, text.end(), '\n');
        const char *next = end == text.end() ? end : end + 1;
        if (const auto point = takePoint(at, end); !point) {
            last.reset();
        } else if (takeDash(at, end)) {
            last.reset();
            if (const auto to = takePoint(at, end))
                pieces.emplace_back(*point, *to);
        } else {
            if (last)
                pieces.emplace_back(*last, *point);
            last = point;
        }
        at = next;
    }
    if (pieces.empty())
        return Error{PointFileText::tr("It contains no path: a pointfile has one point, as X Y Z, on each line.")};
    return pieces;
}

Result<PointFile> readPointFile(const QString &path)
{
    auto opened = openRegularFile(path);
    if (!opened)
        return Error{opened.error()};
    const auto &file = opened.value();
    const auto name = QFileInfo(path).fileName();
    if (file->size() > mostBytes)
        return Error{PointFileText::tr("%1 is too large for a pointfile: it has %2 bytes.").arg(name, numberText(file->size()))};
    auto pieces = parsePointFile(file->read(mostBytes));
    if (!pieces)
        return Error{PointFileText::tr("%1 is not a pointfile. %2").arg(name, pieces.error())};
    return PointFile{path, std::move(pieces).value()};
}

Marks marksOf(const PointFile &file)
{
    Marks marks;
    if (file.pieces.empty())
        return marks;
    marks.lines.reserve(2 * file.pieces.size() + 24);
    for (const auto &[from, to] : file.pieces)
        addLine(marks, from, to, lineColor);
    constexpr Point half{startSize, startSize, startSize};
    const auto &start = file.pieces.front().first;
    addBox(marks, start - half, start + half, lineColor, startFill);
    return marks;
}
