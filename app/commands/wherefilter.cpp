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

// Computes what the filter reads and the map lacks; computed columns are always the lump's own. Returns whether it lacked any.
bool FilteredMap::compute(const Filter &filter, int lump)
{
    const auto &roles = map_.format().roles;
    const bool needsComputed = filter.needsComputed();
    const bool readsClusters = filter.reads(roles.clusters) || (needsComputed && lump == roles.leafs);
    const bool needsClusters = readsClusters && !areClustersFilled_;
    if (needsClusters) { // before the columns of leafs, which say what their clusters see
        fillClusters(map_);
        areClustersFilled_ = true;
    }
    if (needsComputed)
        map_.setComputed(lump, computeColumns(map_, lump));
    if (needsClusters || needsComputed)
        references_.emplace(map_);
    return needsClusters || needsComputed;
}

Result<Filter> FilteredMap::parse(const QString &text, int lump)
{
    auto filter = parseWhere(text, *references_, lump);
    if (!filter.fault() && compute(filter, lump))
        filter = parseWhere(text, *references_, lump);
    if (filter.fault())
        return Error{filter.fault()->what};
    if (filter.isEmpty())
        return Error{CommandText::tr("The filter is empty.")};
    return filter;
}

quint64 FilteredMap::effort(const Filter &filter, int lump) const
{
    return 2 * filter.effort(map_, lump); // usesOfTerms() applies it again
}

WhereRecords FilteredMap::apply(const Filter &filter, int lump) const
{
    return {filter.apply(*references_, lump), usesOfTerms(filter, *references_, lump)};
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
