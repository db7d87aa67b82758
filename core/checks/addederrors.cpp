#include "core/checks/addederrors.h"

#include "core/checks/checkers.h"

#include <QSet>

#include <map>

namespace {

// The problems of one kind.
struct ErrorKind {
    quint32 count = 0;
    QStringList sentences; // of those that check() kept
};
using ErrorKinds = std::map<std::tuple<QString, LumpOrigin, std::string_view>, ErrorKind>; // by id and lump

// Returns the problems of one severity that a function finds.
template <typename Find>
ErrorKinds kindsOf(const MapFile &map, Severity severity, const std::stop_token &stop, Find find)
{
    const References references(map);
    ErrorKinds kinds;
    const CheckContext context{.map = map, .references = references, .engine = map.format().engineOf(map.game()), .stop = stop};
    for (const std::vector<Problem> found = find(context); const auto &problem : found) {
        if (problem.severity != severity)
            continue;
        const bool isOfLump = map.hasLump(problem.lump); // the numbers of added lumps may differ after the edit
        auto &kind = kinds[{problem.id, isOfLump ? map.originOf(problem.lump) : LumpOrigin::Directory,
                            isOfLump ? map.lump(problem.lump).name : std::string_view()}];
        kind.count += problem.count;
        for (const auto &finding : problem.findings)
            kind.sentences.append(finding.text);
    }
    return kinds;
}

ErrorKinds errorsOf(const MapFile &map, const std::stop_token &stop) { return kindsOf(map, Severity::Error, stop, check); }

QStringList addedSentences(ErrorKinds known, const ErrorKinds &now, const std::stop_token &stop)
{
    constexpr quint32 mostSentences = 5; // of a kind
    QStringList sentences;
    for (const auto &[id, kind] : now) {
        const auto &had = known[id];
        if (kind.count <= had.count)
            continue;
        const QSet<QString> old(had.sentences.begin(), had.sentences.end());
        auto added = kind.sentences;
        added.removeIf([&old](const QString &sentence) { return old.contains(sentence); });
        if (added.isEmpty()) // the new ones read like old ones
            added = kind.sentences;
        const auto surplus = kind.count - had.count;
        const auto shown = std::min({surplus, mostSentences, static_cast<quint32>(added.size())});
        sentences += added.first(shown);
        if (surplus > shown)
            sentences.append(CheckText::tr("Further errors of this kind: %1.").arg(numberText(surplus - shown)));
    }
    return stop.stop_requested() ? QStringList() : sentences;
}

} // namespace

QStringList errorsAdded(const MapFile &before, const MapFile &after, const std::stop_token &stop)
{
    auto was = before;
    was.setEntityText(after.entityText().toByteArray());
    return addedSentences(errorsOf(was, stop), errorsOf(after, stop), stop);
}

quint32 numberOfErrorsAdded(const MapFile &before, const MapFile &after, const std::stop_token &stop)
{
    auto known = errorsOf(before, stop);
    quint32 added = 0;
    for (const auto &[id, kind] : errorsOf(after, stop))
        added += std::max(kind.count, known[id].count) - known[id].count;
    return stop.stop_requested() ? 0 : added;
}

QStringList misfitsAdded(const MapFile &before, const MapFile &after, const std::stop_token &stop)
{
    const auto misfitsOf = [&stop](const MapFile &map) {
        return kindsOf(map, Severity::Warning, stop, [](const CheckContext &context) {
            Problems problems;
            checkAddedLumps(context, problems);
            return problems.take();
        });
    };
    return addedSentences(misfitsOf(before), misfitsOf(after), stop);
}
