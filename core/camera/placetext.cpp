#include "core/camera/placetext.h"

#include "core/text.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr double farthest = 1e9; // map units; larger coordinates are meaningless

// Reads numbers separated by white space or commas; nothing if a word is no number or exceeds `farthest`.
std::optional<std::vector<double>> numbersIn(QStringView text)
{
    static const QRegularExpression between(uR"([\s,]+)"_s);
    std::vector<double> numbers;
    for (const auto &word : text.toString().split(between, Qt::SkipEmptyParts)) {
        bool ok = false;
        numbers.push_back(word.toDouble(&ok));
        if (!ok || !(std::abs(numbers.back()) <= farthest))
            return {};
    }
    return numbers;
}

// Reads a position from three numbers, optionally followed by a yaw, or a pitch and a yaw, but at most `most` numbers.
std::optional<TypedPlace> placeOf(const std::optional<std::vector<double>> &numbers, size_t most)
{
    if (!numbers || numbers->size() < 3 || numbers->size() > most)
        return {};
    TypedPlace place{.eye = {(*numbers)[0], (*numbers)[1], (*numbers)[2]}};
    if (numbers->size() > 3)
        place.yaw = (*numbers)[std::min<size_t>(numbers->size() - 1, 4)];
    if (numbers->size() > 4)
        place.pitch = (*numbers)[3];
    return place;
}

// Parses "(X Y Z)", optionally followed by a yaw, with or without a colon.
std::optional<TypedPlace> bracketed(QStringView text)
{
    const auto end = text.indexOf(u')');
    if (end < 0)
        return {};
    auto place = placeOf(numbersIn(text.mid(1, end - 1)), 3);
    auto rest = text.mid(end + 1).trimmed();
    if (rest.startsWith(u':'))
        rest = rest.mid(1);
    const auto yaw = numbersIn(rest);
    if (!place || !yaw || yaw->size() > 1)
        return {};
    if (!yaw->empty())
        place->yaw = yaw->front();
    return place;
}

// Parses "X Y Z", optionally followed by ";setang PITCH YAW" with or without a roll.
std::optional<TypedPlace> setPosition(QStringView text)
{
    const auto end = text.indexOf(u';');
    auto place = placeOf(numbersIn(text.left(end < 0 ? text.size() : end)), 3);
    const auto rest = end < 0 ? QStringView() : text.mid(end + 1).trimmed();
    if (!place || rest.isEmpty())
        return place;
    const auto angles = rest.startsWith(u"setang ", Qt::CaseInsensitive) ? numbersIn(rest.mid(7)) : std::nullopt;
    if (!angles || angles->size() < 2 || angles->size() > 3)
        return {};
    place->pitch = angles->front();
    place->yaw = (*angles)[1];
    return place;
}

// Returns the height of the eye above the position in the game's command, in map units.
double eyeAbove(const bsp::Game &game)
{
    return static_cast<double>(game.placeCommand.lift) + static_cast<double>(game.eyeHeight);
}

// Parses the numbers after the word of the game's command.
std::optional<TypedPlace> ofCommand(const bsp::Game &game, QStringView word, QStringView rest)
{
    const auto &command = game.placeCommand;
    if (command.word.empty() || word.compare(fromView(command.word), Qt::CaseInsensitive) != 0)
        return {};
    auto numbers = numbersIn(rest);
    if (command.hasAngles) {
        if (!numbers || numbers->size() != 6)
            return {};
        numbers->pop_back(); // the roll is ignored
    }
    auto place = placeOf(numbers, command.hasAngles ? 5 : command.hasYaw ? 4 : 3);
    if (place)
        place->eye[2] += eyeAbove(game);
    return place;
}

} // namespace

Camera TypedPlace::moved(Camera camera) const
{
    camera.position = eye;
    camera.turn(yaw ? *yaw - camera.yaw : 0, pitch ? *pitch - camera.pitch : 0);
    return camera;
}

std::optional<TypedPlace> parsePlace(QStringView text, const bsp::Game *preferred)
{
    text = text.trimmed();
    if (text.startsWith(u'('))
        return bracketed(text);
    const auto space = text.indexOf(u' ');
    const auto word = text.left(std::max<qsizetype>(space, 0)), rest = text.mid(word.size());
    if (const auto place = preferred ? ofCommand(*preferred, word, rest) : std::nullopt)
        return place;
    for (const bsp::Game *game : bsp::games::all())
        if (const auto place = ofCommand(*game, word, rest))
            return place;
    if (word.compare(u"setpos", Qt::CaseInsensitive) == 0)
        return setPosition(rest);
    return placeOf(numbersIn(text), 5);
}

std::optional<QString> valueOfPlace(QByteArrayView key, QStringView text, const bsp::Game *preferred)
{
    const auto place = parsePlace(text, preferred);
    const auto plain = text.trimmed().toString().simplified().split(u' ');
    const bool isPlain = plain.size() <= 3 && std::ranges::all_of(plain, [](const QString &word) {
                             bool ok = false;
                             word.toDouble(&ok);
                             return ok;
                         });
    if (!place || isPlain)
        return {};
    const auto joined = [](std::initializer_list<double> values) {
        QStringList words;
        for (const double value : values)
            words.append(QString::number(std::round(value * 1000) / 1000 + 0.0, 'g', 9));
        return words.join(u' ');
    };
    if (isSame(key, "origin"))
        return joined({place->eye[0], place->eye[1], place->eye[2]});
    if (isSame(key, "angle") && place->yaw)
        return joined({*place->yaw});
    if (!isSame(key, "angles"))
        return {};
    if (place->yaw)
        return joined({place->pitch.value_or(0), *place->yaw, 0});
    if (text.trimmed().front().isLetter())
        return {};                                                // a command without angles
    return joined({place->eye[0], place->eye[1], place->eye[2]}); // "(0 90 0)" is itself the angles
}

QString placeText(const Camera &camera, const bsp::Game &game)
{
    const auto &command = game.placeCommand;
    // Games send coordinates in eighths of a unit.
    const auto number = [](double value) { return QString::number(std::round(value * 8) / 8 + 0.0, 'g', 9); };
    const auto &eye = camera.position;
    const double eyeLift = command.word.empty() ? 0 : eyeAbove(game);
    QStringList words;
    if (!command.word.empty())
        words.append(fromView(command.word));
    words += {number(eye[0]), number(eye[1]), number(eye[2] - eyeLift)};
    if (command.hasAngles)
        words += {number(camera.pitch), number(camera.yaw), u"0"_s};
    else if (command.hasYaw)
        words.append(number(camera.yaw));
    return words.join(u' ');
}

QString cameraText(const Camera &camera)
{
    QStringList words;
    for (const double value :
         {camera.position[0], camera.position[1], camera.position[2], camera.pitch, camera.yaw, camera.fieldOfView})
        words.append(QString::number(value, 'g', QLocale::FloatingPointShortest));
    return words.join(u' ');
}

std::optional<Camera> parseCamera(QStringView text)
{
    const auto numbers = numbersIn(text);
    if (!numbers || numbers->size() != 6)
        return {};
    const auto &n = *numbers;
    Camera camera{.position = {n[0], n[1], n[2]}, .fieldOfView = std::clamp(n[5], 1.0, 170.0)};
    camera.turn(n[4], n[3]);
    return camera;
}
