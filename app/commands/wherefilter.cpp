#include "app/commands/wherefilter.h"

#include "app/commands/commands.h"

using namespace Qt::StringLiterals;

namespace commands {

Result<Filter> bindWhere(FilteredMap &map, const ParsedFilter &parsed, int lump)
{
    auto filter = map.bind(parsed, lump);
    if (filter.fault())
        return Error{filter.fault()->what};
    if (filter.isEmpty())
        return Error{CommandText::tr("The filter is empty.")};
    return filter;
}

quint64 whereEffort(const FilteredMap &map, const Filter &filter, int lump)
{
    return 2 * filter.effort(map.map(), lump); // usesOfTerms() applies it again
}

WhereRecords applyWhere(const FilteredMap &map, const Filter &filter, int lump)
{
    return {filter.apply(map.references(), lump), usesOfTerms(filter, map.references(), lump)};
}

void TermFits::add(const WhereRecords &where) { add({where.terms, std::ssize(where.records)}); }

void TermFits::add(const TermFits &others)
{
    passing += others.passing;
    if (terms.empty())
        terms = others.terms;
    else if (terms.size() == others.terms.size())
        for (size_t i = 0; i < terms.size(); ++i)
            terms[i].kept += others.terms[i].kept;
}

int TermFits::report(const QString &about, const QString &noneOfTerm, const QString &noneOfAll, const QStringList &unknown) const
{
    bool isReported = !unknown.isEmpty();
    for (const auto &term : terms) {
        if (term.kept > 0 || unknown.contains(term.key))
            continue;
        auto sentence = noneOfTerm.arg(term.words);
        if (!term.suggestion.isEmpty())
            sentence += u' ' + term.suggestion;
        fail(about, sentence);
        isReported = true;
    }
    if (!isReported && !terms.empty() && passing == 0) {
        fail(about, noneOfAll);
        isReported = true;
    }
    return isReported ? Unmatched : Fine;
}

} // namespace commands
