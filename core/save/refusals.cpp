#include "core/save/refusals.h"

#include "core/entities/spawnstops.h"
#include "core/entities/textlimits.h"
#include "core/map/entitytext.h"
#include "core/save/savingtext.h"
#include "core/text.h"

#include <QHash>

#include <algorithm>

namespace {

constexpr qsizetype mostSentences = 50;
constexpr qsizetype mostWords = 200; // characters of a line that identify a fault

struct TextFinding {
    QString what;         // its kind, and its sentence
    qint64 offset = -1;   // in the text; -1: about the whole
    QByteArrayView words; // the text that identifies it in another version
    bool refuses = false;
};

// Parses a text and finds everything that is wrong with it.
class TextFindings
{
public:
    TextFindings(const bsp::Format &format, const bsp::Game &game, QByteArrayView text, quint32 models, qint64 behind = 0)
        : format_(format), game_(game), text_(text), models_(models), behind_(behind),
          entities_(parseEntities(text, game.grammar))
    {
        addFaults();
        if (!isWorldFirst(source()))
            add(SavingText::tr("The first entity is not worldspawn, the world."),
                source().count() > 0 ? source().entity(0).span.offset : -1LL, {}, true);
        for (const auto &part : tooLongParts(source(), game_.text))
            addTooLong(part);
        for (const auto &stop : spawnStops(source(), game_, models_))
            addStop(stop);
        addSizes();
    }

    const std::vector<TextFinding> &all() const { return all_; }
    // Returns the findings other than the parser's faults.
    std::span<const TextFinding> beyondFaults() const { return std::span(all_).subspan(entities_.faults.size()); }
    // Returns how many faults the parser only counted: it names the first thousand.
    qint64 unnamed() const { return entities_.faultCount - std::ssize(entities_.faults); }

private:
    void add(const QString &what, qint64 offset, QByteArrayView words, bool refuses)
    {
        all_.push_back({what, offset, words, refuses});
    }
    QByteArrayView lineAt(qint64 offset) const;
    EntitySource source() const { return {text_, entities_, game_.grammar, &game_}; }
    void addFaults();
    void addTooLong(const TooLong &part);
    void addStop(const SpawnStop &stop);
    void addSizes();

    const bsp::Format &format_;
    const bsp::Game &game_;
    QByteArrayView text_;
    quint32 models_;
    qint64 behind_;
    EntityText entities_;
    std::vector<TextFinding> all_;
};

QByteArrayView TextFindings::lineAt(qint64 offset) const
{
    const auto rest = text_.sliced(offset, std::min(mostWords, text_.size() - offset));
    const auto end = rest.indexOf('\n');
    return end < 0 ? rest : rest.first(end);
}

void TextFindings::addFaults()
{
    for (const auto &fault : entities_.faults)
        add(fault.what, fault.offset, lineAt(fault.offset), true);
}

void TextFindings::addTooLong(const TooLong &part)
{
    const auto most = numberText(part.most), game = fromView(game_.title);
    const auto sentence = [&] {
        switch (part.part) {
        case TooLong::Pairs: return SavingText::tr("An entity has more than %1 keys, the limit of %2.").arg(most, game);
        case TooLong::EntityBytes:
            return SavingText::tr("An entity's keys and values are longer than %1 bytes, the limit of %2.").arg(most, game);
        case TooLong::Word:
            return SavingText::tr("A key or value is longer than the %1 characters that %2 reads.").arg(most, game);
        case TooLong::ToolKey: return SavingText::tr("A key is longer than the %1 characters that compilers read.").arg(most);
        case TooLong::ToolValue: break;
        }
        return SavingText::tr("A value is longer than the %1 characters that compilers read.").arg(most);
    };
    const bool isWhole = part.part == TooLong::Pairs || part.part == TooLong::EntityBytes;
    const auto span =
        isWhole ? source().entity(part.entity).span : Span{part.pair.key.offset, part.pair.value.end() - part.pair.key.offset};
    add(sentence(), span.offset, spanOf(text_, span), false);
}

void TextFindings::addStop(const SpawnStop &stop)
{
    const auto span = stop.pair.value.length > 0 ? Span{stop.pair.key.offset, stop.pair.value.end() - stop.pair.key.offset}
                      : stop.entity >= 0         ? source().entity(stop.entity).span
                                                 : Span{};
    add(sentenceOf(stop, source(), game_, models_), stop.entity < 0 ? -1LL : span.offset, spanOf(text_, span), true);
}

void TextFindings::addSizes()
{
    const auto &limits = format_.lumps[static_cast<size_t>(format_.roles.entities)].limits;
    for (size_t i = 0; i < limits.size(); ++i)
        if (format_.plays(i, game_) && limits[i].isExceededBy(text_.size() + 1 + behind_))
            add(SavingText::tr("With its NUL the text is longer than %1 bytes, the limit of %2.")
                    .arg(numberText(limits[i].most), fromView(format_.engines[i].name)),
                -1, {}, limits[i].engine);
}

// The number of findings of a kind in the old text, in total and by the words that identify them.
struct Known {
    qint64 count = 0;
    QHash<QByteArrayView, qint64> words;
};

// Returns the findings that the new text adds: of each kind, at most as many as it has more, chosen from those whose words are
// new.
std::vector<TextFinding> added(const std::vector<TextFinding> &before, const std::vector<TextFinding> &after)
{
    QHash<QString, Known> known;
    for (const auto &finding : before) {
        auto &kind = known[finding.what];
        ++kind.count;
        ++kind.words[finding.words];
    }
    QHash<QString, qint64> surplus;
    for (const auto &finding : after)
        ++surplus[finding.what];
    for (auto it = surplus.begin(); it != surplus.end(); ++it)
        it.value() -= known.value(it.key()).count;
    std::vector<TextFinding> result;
    std::ranges::copy_if(after, std::back_inserter(result), [&](const TextFinding &finding) {
        auto &left = surplus[finding.what];
        auto &seen = known[finding.what].words[finding.words];
        return left > 0 && seen-- <= 0 && left-- > 0;
    });
    return result;
}

// Returns the sentences of one severity, in the order of the text, each with its line.
QStringList sentences(std::vector<TextFinding> findings, bool refuses, QByteArrayView text)
{
    std::erase_if(findings, [refuses](const TextFinding &finding) { return finding.refuses != refuses; });
    std::ranges::stable_sort(findings, {}, &TextFinding::offset);
    QStringList result;
    qint64 line = 1, at = 0;
    for (const auto &finding : findings) {
        if (result.size() == mostSentences) {
            result.append(SavingText::tr("And %1 more like these.").arg(numberText(std::ssize(findings) - mostSentences)));
            break;
        }
        if (finding.offset >= 0) {
            line += std::count(text.begin() + at, text.begin() + finding.offset, '\n');
            at = finding.offset;
        }
        result.append(finding.offset < 0 ? finding.what : SavingText::tr("Line %1: %2").arg(numberText(line), finding.what));
    }
    return result;
}

} // namespace

std::vector<TextStop> stopsIn(const bsp::Format &format, const bsp::Game &game, QByteArrayView text, quint32 models)
{
    const TextFindings findings(format, game, text, models);
    std::vector<TextStop> stops;
    for (const auto &finding : findings.beyondFaults()) {
        if (!finding.refuses)
            continue;
        const bool isEntity = finding.words.startsWith('{'); // an entity is marked only where it begins
        stops.push_back({.offset = static_cast<quint32>(std::max<qint64>(finding.offset, 0)),
                         .length = isEntity ? 0 : static_cast<quint32>(finding.words.size()),
                         .isOfAll = finding.offset < 0,
                         .what = finding.what});
    }
    return stops;
}

EditFaults faultsOfEdit(const bsp::Format &format, const bsp::Game &game, QByteArrayView before, QByteArrayView after,
                        quint32 models, qint64 behind)
{
    const TextFindings old(format, game, before, models, behind), now(format, game, after, models, behind);
    const auto fresh = added(old.all(), now.all());
    EditFaults faults{.refused = sentences(fresh, true, after), .warned = sentences(fresh, false, after)};
    const auto refuses = [](const TextFinding &finding) { return finding.refuses; };
    faults.kept = static_cast<quint32>(std::ranges::count_if(now.all(), refuses) - std::ranges::count_if(fresh, refuses));
    if (now.unnamed() > old.unnamed())
        faults.refused.append(
            SavingText::tr(
                "The text has more than a thousand faults; beyond the first thousand there are %1 more than before the edit.")
                .arg(numberText(now.unnamed() - old.unnamed())));
    if (const auto nul = after.indexOf('\0'); nul >= 0)
        faults.refused.prepend(SavingText::tr("Line %1: %2")
                                   .arg(numberText(1 + std::count(after.begin(), after.begin() + nul, '\n')),
                                        SavingText::tr("The text contains a NUL, where games would stop reading.")));
    return faults;
}

EditFaults faultsOfEdit(const MapFile &map, QByteArrayView after)
{
    return faultsOfEdit(map.format(), map.game(), map.entityText(), after, map.recordCount(map.format().roles.models),
                        bytesAfterText(map.entityBytes()).size());
}
