#include "app/commands/wherefilter.h"

#include "app/commands/commands.h"
#include "core/columns/columns.h"
#include "core/vis/clustersight.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace commands {

Filter parseWhere(const QString &text, const References &references, int lump)
{
    auto filter = Filter::parse(text, references, lump);
    if (!filter.fault())
        return filter;
    static const QRegularExpression name(u"([A-Za-z_][^\\s\"!<>=~:|&()]*)\\s*(?:[<>=~:]|!=)"_s);
    QStringList keys;
    for (const auto &found : name.globalMatch(text))
        keys.append(found.captured(1));
    return Filter::parse(text, references, lump, keys);
}

Result<WhereRecords> recordsWhere(MapFile map, const QString &text, int lump, quint64 *budget)
{
    const References references(map);
    auto filter = parseWhere(text, references, lump);
    if (filter.needsComputed()) {
        fillClusters(map); // leafs say what their clusters see
        for (const int each : map.lumps())
            if (!map.hasComputed(each))
                map.setComputed(each, computeColumns(map, each));
        filter = parseWhere(text, references, lump);
    }
    if (filter.fault())
        return Error{filter.fault()->what};
    if (filter.isEmpty())
        return Error{CommandText::tr("The filter is empty.")};
    const auto effort = 2 * filter.effort(map, lump); // usesOfTerms() applies it again
    if (budget && effort > *budget)
        return Error{CommandText::tr("The filter takes too long for this map.")};
    if (budget)
        *budget -= effort;
    return WhereRecords{filter.apply(references, lump), usesOfTerms(filter, references, lump)};
}

void TermFits::add(const WhereRecords &where)
{
    passing += std::ssize(where.records);
    if (terms.empty())
        terms = where.terms;
    else if (terms.size() == where.terms.size())
        for (size_t i = 0; i < terms.size(); ++i)
            terms[i].kept += where.terms[i].kept;
}

int TermFits::report(const QString &about, const QString &noneOfTerm, const QString &noneOfAll, const QStringList &unknown) const
{
    bool isTold = !unknown.isEmpty();
    for (const auto &term : terms) {
        if (term.kept > 0 || unknown.contains(term.key))
            continue;
        auto sentence = noneOfTerm.arg(term.words);
        if (!term.suggestion.isEmpty())
            sentence += u' ' + term.suggestion;
        fail(about, sentence);
        isTold = true;
    }
    if (!isTold && !terms.empty() && passing == 0) {
        fail(about, noneOfAll);
        isTold = true;
    }
    return isTold ? Unmatched : Fine;
}

} // namespace commands
