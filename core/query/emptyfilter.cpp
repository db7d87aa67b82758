#include "core/query/emptyfilter.h"

#include "core/query/filterterm.h"
#include "core/query/termreader.h"
#include "core/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

using Node = Filter::Node;
constexpr size_t mostNamed = 6; // of the values in a sentence

QString flagsIn(const Column &column, const std::stop_token &stop)
{
    quint32 bits = 0;
    for (quint32 record = 0; record < column.count() && !stop.stop_requested(); ++record)
        bits |= static_cast<quint32>(column.integer(record));
    QStringList names;
    for (const auto &[value, name] : column.field().names)
        if (const auto bit = static_cast<quint32>(value); bit != 0 && (bits & bit) == bit)
            names.append(fromView(name));
    return names.isEmpty() ? FilterText::tr("No record has a flag set.")
                           : FilterText::tr("Flags set: %1.").arg(names.join(u", "_s));
}

QString numbersIn(const std::vector<CellText> &cells, const QString &table, const std::stop_token &stop)
{
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (const auto &cell : cells)
        for (quint32 record = 0; record < cell.column().count() && !stop.stop_requested(); ++record) {
            low = std::min(low, cell.column().number(record));
            high = std::max(high, cell.column().number(record));
        }
    const auto type = cells.front().column().field().type;
    return low > high ? QString()
                      : FilterText::tr("The values in %1 range from %2 to %3.")
                            .arg(table, storedNumber(type, low), storedNumber(type, high));
}

// Lists the most frequent texts, with how often each occurs.
QString textsOf(const std::map<QByteArray, quint32> &counts, TextCode code, const QString &table)
{
    std::vector<std::pair<qint64, QByteArray>> frequent;
    for (const auto &[text, count] : counts)
        frequent.emplace_back(-qint64(count), text);
    std::ranges::sort(frequent);
    QStringList texts;
    for (size_t i = 0; i < std::min(frequent.size(), mostNamed); ++i)
        texts.append(u"%1 (%2)"_s.arg(frequent[i].second.isEmpty() ? u"\"\""_s : inOneLine(toText(frequent[i].second, code)),
                                      numberText(-frequent[i].first)));
    if (texts.isEmpty())
        return {};
    return frequent.size() > mostNamed ? FilterText::tr("The most frequent of the %1 values in %2: %3.")
                                             .arg(numberText(frequent.size()), table, texts.join(u", "_s))
                                       : FilterText::tr("The values in %1: %2.").arg(table, texts.join(u", "_s));
}

// Describes the values that a term is tested against.
QString existingValuesText(const Filter::Term &term, const MapFile &map, const std::stop_token &stop)
{
    if (term.onDisk && term.cells.empty())
        return FilterText::tr("modified means that a record differs from the file on disk.");
    if (term.differences)
        return FilterText::tr(
            "diff: finds records that differ from the other map: diff:added, diff:changed, or diff: followed by a column.");
    if (term.isWord)
        return FilterText::tr("A word without a column name is searched for in the columns of this table.");
    const auto table = fromView(map.lump(term.lump).title);
    if (term.byNumber)
        return FilterText::tr("%1 has %Ln records.", nullptr, static_cast<int>(map.recordCount(term.lump))).arg(table);
    const auto texts = [&] { return textsOf(term.values(stop), term.code(), table); };
    if (term.keys || term.cells.empty())
        return texts();
    const auto &field = term.cells.front().column().field();
    if (term.test.op == FilterOp::Flag || (field.use == bsp::Use::Flags && term.test.op == FilterOp::Equal))
        return flagsIn(term.cells.front().column(), stop) + u' '
               + FilterText::tr("Test flags with a colon, as in %1:%2.")
                     .arg(fromView(field.name), fromView(field.names.front().name));
    const bool isOneColumn =
        std::ranges::all_of(term.cells, [&](const CellText &cell) { return isNumeric(cell.column().field()); });
    return isOneColumn && field.names.empty() ? numbersIn(term.cells, table, stop) : texts();
}

// Suggests ~ for a value that looks like a pattern or a list: after = it is literal.
QString suggestionFor(const QString &name, const QString &op, const QString &value)
{
    static const QRegularExpression list(u"\\A[^\\s,()|]+(,[^\\s,()|]+)+\\z"_s);
    if (value.size() > 1 && value.endsWith(u','))
        return FilterText::tr("Separate terms with spaces, not with commas.");
    const bool isPattern = value.contains(u'*') || value.contains(u'?'),
               isChoice = value.startsWith(u'(') && value.contains(u'|') && value.endsWith(u')'),
               isTilde = value.startsWith(u'~'), isList = list.match(value).hasMatch();
    if ((op != u"=" && op != u"!=") || !(isPattern || isChoice || isTilde || isList))
        return {};
    const auto why = isTilde     ? FilterText::tr("After =, ~ is taken literally.")
                     : isPattern ? FilterText::tr("After =, * and ? are taken literally; use ~ to match a pattern.")
                     : isChoice  ? FilterText::tr("After =, (a|b) is taken literally; use ~ to match either.")
                                 : FilterText::tr("After =, a,b is taken literally; use ~(a|b) to match either.");
    const auto meant = isTilde                 ? value.sliced(1)
                       : isPattern || isChoice ? value
                                               : u'(' + QString(value).replace(u',', u'|') + u')';
    return value.contains(u' ') ? why : why + u' ' + FilterText::tr("Did you mean %1?").arg(name + u'~' + meant);
}

QString suggestionFor(const Filter::Term &term)
{
    return term.isWord ? QString() : suggestionFor(term.name, term.op, term.value);
}

void addSuggestions(QStringList &sentences, const ParsedFilter::Node &node)
{
    if (const auto &text = node.term.text; node.kind == ParsedFilter::Node::One && !text.isQuoted)
        if (const auto sentence = suggestionFor(text.name, text.op, text.value); !sentence.isEmpty())
            sentences.append(sentence);
    for (const auto &part : node.parts)
        addSuggestions(sentences, part);
}

// Returns the term as typed, without a negation.
QString positiveWords(const Filter::Term &term)
{
    const bool isPlain = !term.value.isEmpty() && !term.value.contains(u' ');
    const auto value = isPlain ? term.value : Filter::quoted(term.value);
    return term.op.isEmpty() ? value : term.name + (term.op == u"!=" ? u"="_s : term.op) + value;
}

class Reason
{
public:
    Reason(const Filter &filter, const References &references, int lump, std::stop_token stop)
        : text_(filter.text()), references_(references), lump_(lump), stop_(std::move(stop))
    {
    }

    // Explains a node that keeps nothing.
    QString of(const Node &node) const
    {
        if (node.kind == Node::One)
            return ofTerm(node.term);
        if (node.isOneTerm() && !node.negated)
            return ofTerm(node.parts.front().term);
        if (node.negated)
            return FilterText::tr("%1 excludes every record.").arg(wordsOf(node));
        if (node.parts.size() == 1)
            return of(node.parts.front());
        return node.kind == Node::Any ? ofAlternatives(node) : ofAll(node);
    }

private:
    size_t count(const Node &node) const { return recordsOf(node, references_, lump_, stop_).size(); }

    static std::pair<qsizetype, qsizetype> extentOf(const Node &node)
    {
        if (node.kind == Node::One)
            return {node.term.position, node.term.position + node.term.length};
        if (node.length > 0)
            return {node.position, node.position + node.length};
        return {extentOf(node.parts.front()).first, extentOf(node.parts.back()).second};
    }
    QString wordsOf(const Node &node) const
    {
        const auto [start, end] = extentOf(node);
        return text_.mid(start, end - start).trimmed();
    }

    QString ofTerm(const Filter::Term &term) const
    {
        const auto words = text_.mid(term.position, term.length).trimmed();
        if (term.negated)
            return FilterText::tr("%1 excludes every record.").arg(words);
        QStringList sentences{FilterText::tr("No record matches %1.").arg(words)};
        if (const auto suggestion = suggestionFor(term); !suggestion.isEmpty())
            sentences.append(suggestion);
        sentences.append(existingValuesText(term, references_.map(), stop_));
        if (const auto own = ownColumn(term, words); !own.isEmpty())
            sentences.append(FilterText::tr("Did you mean %1?").arg(own));
        return sentences.join(u' ').trimmed();
    }

    // Returns the column of this table that the user may mean by a word that names another table's column: "area" is a leaf's
    // area of the map, but a face's area is in its column squareUnits.
    QString ownColumn(const Filter::Term &term, const QString &words) const
    {
        static const QRegularExpression behindTheName(u"[<>=!~:\\s].*"_s);
        if (term.isWord || term.keys || term.lump == lump_)
            return {};
        return columnMeaning(references_.map(), lump_, QString(words).remove(behindTheName));
    }

    QString ofAlternatives(const Node &node) const
    {
        QStringList reasons;
        for (const auto &part : node.parts)
            reasons.append(of(part));
        return reasons.join(u'\n');
    }

    // Explains the first part that keeps nothing by itself; otherwise the first that excludes all that the parts before it
    // keep.
    QString ofAll(const Node &node) const
    {
        for (const auto &part : node.parts)
            if (count(part) == 0)
                return of(part);
        Node before{.kind = Node::All};
        size_t kept = 0;
        for (const auto &part : node.parts) {
            before.parts.push_back(part);
            const auto left = count(before);
            if (left == 0) {
                before.parts.pop_back();
                return FilterText::tr("Matches for %1: %2, but none of them also matches %3. Matches for %3 alone: %4.")
                    .arg(wordsOf(before), numberText(kept), wordsOf(part), numberText(count(part)));
            }
            kept = left;
        }
        return {};
    }

    QString text_;
    const References &references_;
    int lump_;
    std::stop_token stop_;
};

// Appends the terms of a node to `uses`. `isNegated`: the node is in an odd number of negations.
void addUses(std::vector<TermUse> &uses, const Node &node, bool isNegated, const References &references, int lump)
{
    if (node.kind != Node::One && !node.isOneTerm()) {
        for (const auto &part : node.parts)
            addUses(uses, part, isNegated != node.negated, references, lump);
        return;
    }
    auto positive = node;
    positive.negated = positive.term.negated = false;
    const auto &term = node.kind == Node::One ? node.term : node.parts.front().term;
    TermUse use{.words = positiveWords(term),
                .key = term.keys ? term.name : QString(),
                .isNegated = isNegated != (node.kind == Node::One ? term.negated : node.negated),
                .kept = recordsOf(positive, references, lump, {}).size(),
                .suggestion = suggestionFor(term)};
    const bool isEmptyText = term.test.op == FilterOp::Equal && term.test.text.isEmpty();
    use.passesWithout = !use.key.isEmpty() && use.isNegated != isEmptyText;
    uses.push_back(std::move(use));
}

} // namespace

QString whyEmpty(const Filter &filter, const References &references, int lump, std::stop_token stop)
{
    if (filter.isEmpty() || references.map().recordCount(lump) == 0 || !recordsOf(*filter.root(), references, lump, stop).empty())
        return {};
    const auto why = Reason(filter, references, lump, stop).of(*filter.root());
    return stop.stop_requested() ? QString() : why;
}

std::vector<TermUse> usesOfTerms(const Filter &filter, const References &references, int lump)
{
    std::vector<TermUse> uses;
    if (filter.root())
        addUses(uses, *filter.root(), false, references, lump);
    return uses;
}

QStringList suggestionsFor(const ParsedFilter &filter)
{
    QStringList sentences;
    addSuggestions(sentences, filter.root());
    return sentences;
}
