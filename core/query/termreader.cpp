#include "core/query/termreader.h"

#include "core/cells/cellvalue.h"
#include "core/format/formats.h"
#include "core/query/filtertest.h"
#include "core/text.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <cstring>

using namespace Qt::StringLiterals;

namespace {

constexpr bsp::Field recordNumber{.name = "id", .type = bsp::Type::U32};

constexpr auto formerPrefix = "was."_L1, modifiedWord = "modified"_L1;

constexpr std::pair<QLatin1StringView, RecordDifference::Kind> differenceKinds[] = {
    {"added"_L1, RecordDifference::Added}, {"removed"_L1, RecordDifference::Removed}, {"changed"_L1, RecordDifference::Changed}};

bool isModifiedWord(const QString &word) { return word.compare(modifiedWord, Qt::CaseInsensitive) == 0; }

// Returns whether a name is "id" or, as exports call it, "index".
bool isRecordNumber(const QString &name)
{
    return name.compare(fromView(recordNumber.name), Qt::CaseInsensitive) == 0
           || name.compare("index"_L1, Qt::CaseInsensitive) == 0;
}

bool comparesWithDiskIn(const ParsedFilter::Node &node)
{
    const auto &text = node.term.text;
    const bool isOne = node.kind == ParsedFilter::Node::One;
    return (isOne && text.name.startsWith(formerPrefix, Qt::CaseInsensitive))
           || (isOne && node.term.isWord() && !text.isQuoted && isModifiedWord(text.value))
           || std::ranges::any_of(node.parts, comparesWithDiskIn);
}

// The columns that formats name differently: Quake II and Half-Life, and Quake III.
constexpr std::pair<QLatin1StringView, QLatin1StringView> sameColumns[] = {{"contents"_L1, "contentFlags"_L1},
                                                                           {"flags"_L1, "surfaceFlags"_L1}};

enum class Match { Equal, Part, Beginning };

bool matches(QStringView column, QStringView name, Match match)
{
    if (match == Match::Equal)
        return column.compare(name, Qt::CaseInsensitive) == 0;
    if (!column.startsWith(name, Qt::CaseInsensitive))
        return false;
    const auto rest = column.sliced(name.size());
    return match == Match::Beginning || rest.startsWith(u'.') || rest.startsWith(u'[');
}

// Returns the columns whose names match: either stored or computed ones.
std::vector<int> columnsOf(const MapFile &map, int lump, QStringView name, Match match, bool computed = false)
{
    std::vector<int> columns;
    for (int f = 0; f < map.fieldCount(lump); ++f)
        if (map.isComputed({lump, f}) == computed && matches(fromView(map.field({lump, f}).name), name, match))
            columns.push_back(f);
    return columns;
}

// Returns whether a name is that of a text column in some format: texture, which other formats give to records with names.
bool isTextSomewhere(const QString &name)
{
    const auto isIt = [&name](const bsp::Field &field) {
        return !isNumeric(field) && matches(fromView(field.name), name, Match::Equal);
    };
    return std::ranges::any_of(bsp::formats(), [&isIt](const bsp::Format *format) {
        return std::ranges::any_of(format->lumps,
                                   [&isIt](const bsp::Lump &lump) { return std::ranges::any_of(lump.fields, isIt); });
    });
}

bool hasNamedValues(const bsp::Field &field) { return isNumeric(field) && !field.names.empty(); }

// Returns whether all words of a text are numbers or names of the column's values; with `areParts`, parts of these.
bool areNamesIn(const bsp::Field &field, const QString &text, bool areParts)
{
    static const QRegularExpression word(u"\\w+"_s),
        digits(u"\\A(0?x)?[0-9a-f]*\\z"_s, QRegularExpression::CaseInsensitiveOption);
    for (auto words = word.globalMatch(text); words.hasNext();) {
        const auto each = words.next().captured();
        const bool isKnown = std::ranges::any_of(field.names, [&](const bsp::NamedValue &named) {
            return fromView(named.name).contains(each, Qt::CaseInsensitive) && (areParts || namedValue(field.names, each));
        });
        if (!isKnown && !digits.match(each).hasMatch())
            return false;
    }
    return true;
}

bool readTest(FilterTest &test, const bsp::Field &field, const TermText &text, TextCode code)
{
    test.text = needle(text.value, code);
    if (text.op == u"~") {
        readPattern(test, text.value, text.isQuoted, code);
        return !hasNamedValues(field) || areNamesIn(field, text.value, true);
    }
    const auto named = namedValue(field.names, text.value);
    if (text.op == u":" && field.use != bsp::Use::Flags && !field.names.empty()) { // a single value: it has or has not this one
        readComparison(test, u"="_s, named ? QString::number(*named) : text.value);
        return test.isNumber;
    }
    if (text.op == u":") {
        test.op = FilterOp::Flag;
        if (named)
            test.bit = static_cast<quint32>(*named);
        else if (const auto number = toNumber(text.value); number && *number >= 0 && *number <= UINT32_MAX)
            test.bit = static_cast<quint32>(*number);
        return field.use == bsp::Use::Flags && test.bit != 0;
    }
    readComparison(test, text.op, text.value, field.type == bsp::Type::F32);
    if (!test.isNumber && named) {
        test.isNumber = true;
        test.low = test.high = static_cast<double>(*named);
    }
    if (test.op != FilterOp::Equal)
        return test.isNumber && isNumeric(field);
    return test.isNumber || !isNumeric(field) || (hasNamedValues(field) && areNamesIn(field, text.value, false));
}

// Returns the code of the texts in a lump's cells.
TextCode codeOf(const MapFile &map, int lump)
{
    return lump == map.format().roles.entityList ? map.textCode() : TextCode::Latin1;
}

QString namesText(const bsp::Field &field)
{
    constexpr size_t most = 12;
    QStringList names;
    for (const auto &each : field.names.first(std::min(field.names.size(), most)))
        names.append(fromView(each.name));
    return names.join(u", "_s) + (field.names.size() > most ? u"\u2026"_s : QString());
}

QString oneOf(const bsp::Field &field)
{
    return FilterText::tr("%1 is one of %2, or a number.").arg(fromView(field.name), namesText(field));
}

QString faultOf(const bsp::Field &field, const TermText &text)
{
    const auto name = fromView(field.name);
    const bool isTestOfValue = text.op != u"<" && text.op != u"<=" && text.op != u">" && text.op != u">=";
    if (isTestOfValue && (hasNamedValues(field) || field.use == bsp::Use::Flags)) {
        QStringList names;
        for (const auto &each : field.names)
            names.append(fromView(each.name));
        const auto what =
            field.use == bsp::Use::Flags ? FilterText::tr("%1 has no flag %2.").arg(name, text.value) : oneOf(field);
        return (what + u' ' + didYouMean(text.value, names)).trimmed();
    }
    if (text.op == u":")
        return FilterText::tr("%1 holds no flags.").arg(name);
    return isNumeric(field) ? FilterText::tr("%1 is not a number.").arg(text.value)
                            : FilterText::tr("%1 is text: use ~ or =.").arg(name);
}

bool canHold(const FilterTest &test, double lowest, double highest)
{
    switch (test.op) {
    case FilterOp::Less: return lowest < test.low;
    case FilterOp::LessEqual: return lowest <= test.low;
    case FilterOp::Greater: return highest > test.low;
    case FilterOp::GreaterEqual: return highest >= test.low;
    default: return test.high >= lowest && test.low <= highest && std::floor(test.high) >= test.low;
    }
}

// Returns whether a column's meaning, as translated, contains the word.
bool meansThat(const bsp::Field &field, const QString &word)
{
    const auto meaning = QCoreApplication::translate("schema", field.meaning.data());
    const auto isLetter = [&](qsizetype at) { return at >= 0 && at < meaning.size() && meaning[at].isLetter(); };
    const auto at = meaning.indexOf(word, 0, Qt::CaseInsensitive);
    return at >= 0 && !word.isEmpty() && !isLetter(at - 1) && !isLetter(at + word.size());
}

} // namespace

std::vector<int> nameableLumps(const References &references, int lump)
{
    std::vector<int> lumps{lump};
    for (const auto &more : {references.reachable(lump), references.targets(lump)})
        for (const int other : more)
            if (std::ranges::find(lumps, other) == lumps.end())
                lumps.push_back(other);
    return lumps;
}

bool comparesWithDisk(const ParsedFilter &filter) { return comparesWithDiskIn(filter.root()); }

QString nameElsewhere(const QString &column)
{
    for (const auto &[name, other] : sameColumns)
        if (column.compare(name, Qt::CaseInsensitive) == 0 || column.compare(other, Qt::CaseInsensitive) == 0)
            return column.compare(name, Qt::CaseInsensitive) == 0 ? other : name;
    return {};
}

// Returns the lump's records on disk; nothing if the map does not store them.
std::optional<FormerRecords> TermReader::onDisk() const
{
    if (!map_.isStored(lump_) || map_.lump(lump_).fields.empty())
        return {};
    auto bytes = map_.bytesOnDisk(lump_);
    bytes.detach(); // the file may be saved while the filter is in use
    return FormerRecords(map_, lump_, std::move(bytes));
}

// Reads a term about a column's value in the file on disk: was.dist>8.
std::optional<FilterFault> TermReader::readFormer(Filter::Term &term, const TermText &text) const
{
    const auto columns = columnsOf(map_, lump_, QStringView(text.name).mid(formerPrefix.size()), Match::Equal);
    term.onDisk = onDisk();
    if (columns.empty() || !term.onDisk)
        return unknown(text);
    const auto &field = map_.field({lump_, columns.front()});
    if (!readTest(term.test, field, text, TextCode::Latin1))
        return FilterFault{text.valueAt, text.valueLength, faultOf(field, text)};
    term.lump = lump_;
    term.cells.emplace_back(map_, Column(bytesOf(term.onDisk->bytes()), map_.lump(lump_).stride, field,
                                         map_.column(lump_, columns.front()).wrapsFrom()));
    return {};
}

// Reads a term about what differs from the map that this one is compared with: diff:added, diff:dist.
std::optional<FilterFault> TermReader::readDifference(Filter::Term &term, const TermText &text)
{
    if (!map_.differences())
        return FilterFault{text.nameAt, text.nameLength,
                           FilterText::tr("This map is not being compared. Choose another map with File > Compare.")};
    term.differences = map_.differences();
    term.lump = lump_;
    for (const auto &[word, kind] : differenceKinds)
        if (text.value.compare(word, Qt::CaseInsensitive) == 0)
            term.kind = kind;
    if (term.kind == RecordDifference::Removed && !uses_.hint)
        uses_.hint = FilterFault{text.nameAt, text.valueAt + text.valueLength - text.nameAt,
                                 FilterText::tr("Only the other map has removed records. The Differences view lists them.")};
    if (term.kind != RecordDifference::Same)
        return {};
    term.fields = columnsOf(map_, lump_, text.value, Match::Equal);
    if (term.fields.empty())
        term.fields = columnsOf(map_, lump_, text.value, Match::Part);
    term.part = map_.entitySource().searchBytes(text.value);
    if (term.fields.empty() && lump_ != map_.format().roles.entityList)
        return FilterFault{
            text.valueAt, text.valueLength,
            FilterText::tr("This table has no column %1. After diff:, you can also write added or changed.").arg(text.value)};
    return {};
}

// Skips columns whose text can never contain the word: numbers have few letters.
void TermReader::readWord(Filter::Term &term, const QString &word, bool isQuoted) const
{
    readPattern(term.test, word, isQuoted || isNameWithStar(word), codeOf(map_, lump_));
    term.isWord = true;
    if (!isQuoted && isModifiedWord(word) && (term.onDisk = onDisk())) {
        term.lump = lump_;
        return;
    }
    if (lump_ == map_.format().roles.entityList) {
        term.keys.emplace(map_);
        return;
    }
    const auto isOfNumbers = [](char c) { return std::strchr("0123456789+-.einfa", c) != nullptr; };
    const bool couldBeNumber = term.test.pieces.empty()
                                   ? std::ranges::all_of(term.test.text, isOfNumbers)
                                   : std::ranges::all_of(term.test.pieces, [&](const FilterTest::Piece &piece) {
                                         return !piece.any.isEmpty() || std::ranges::all_of(piece.text, isOfNumbers);
                                     });
    for (int f = 0; f < map_.fieldCount(lump_); ++f) {
        const auto &field = map_.field({lump_, f});
        if (map_.isComputed({lump_, f}) && !map_.hasComputed(lump_))
            continue; // not shown yet
        if (couldBeNumber || !isNumeric(field) || !field.names.empty())
            term.cells.emplace_back(map_, lump_, f);
    }
}

std::optional<FilterFault> TermReader::read(Filter::Term &term, const TermText &text, bool isInNegation)
{
    const auto wrongValue = [&text](const QString &why) { return FilterFault{text.valueAt, text.valueLength, why}; };
    if (text.op == u":" && text.name.compare(differenceName, Qt::CaseInsensitive) == 0)
        return readDifference(term, text);
    const bool isUnequal = text.op == u"!=", isOrder = text.op.startsWith(u'<') || text.op.startsWith(u'>');
    term.negated = term.negated != isUnequal;
    if (const auto own = columnsOf(map_, lump_, text.name, Match::Equal);
        isOrder && !own.empty() && !isNumeric(map_.field({lump_, own.front()})))
        return wrongValue(faultOf(map_.field({lump_, own.front()}), text));
    if ((term.keys = entityKeys(text.name))) {
        if (!uses_.keys.contains(text.name))
            uses_.keys.append(text.name);
        const auto fault = term.keys->readTest(term.test, text.op, text.value);
        if (text.op == u"~")
            readPattern(term.test, text.value, text.isQuoted, map_.textCode());
        return fault.isEmpty() ? std::nullopt : std::optional(wrongValue(fault));
    }
    if (text.name.startsWith(formerPrefix, Qt::CaseInsensitive))
        return readFormer(term, text);
    const auto [lump, columns] = named(text.name);
    if (lump == bsp::none)
        return unknown(text);
    const bool isNamed = !isNumeric(map_.field({lump, 0})); // the lump's records have names
    if (isNamed && columns.empty() && isOrder && isTextSomewhere(text.name))
        return wrongValue(FilterText::tr("%1 is text: use ~ or =.").arg(text.name));
    term.lump = lump;
    const bool isEqual = text.op == u"=" || isUnequal;
    FilterTest asNumber;
    readComparison(asNumber, text.op, text.value);
    term.byNumber = columns.empty() && !(isNamed && (text.op == u"~" || (isEqual && !asNumber.isNumber)));
    const auto &first = term.byNumber ? recordNumber : map_.field({lump, columns.empty() ? 0 : columns.front()});
    if (!readTest(term.test, first, text, codeOf(map_, lump)) || (term.byNumber && !term.test.isNumber))
        return wrongValue(faultOf(first, text));
    if (!term.negated && !isInNegation)
        hint(first, term.test, text);
    for (const int column : columns)
        term.cells.emplace_back(map_, lump, column);
    if (!columns.empty() && map_.isComputed({lump, columns.front()}) && !map_.hasComputed(lump))
        uses_.needsComputed = true;
    if (columns.empty() && !term.byNumber)
        term.cells.emplace_back(map_, lump, 0);
    return {};
}

QString columnMeaning(const MapFile &map, int lump, const QString &word)
{
    for (int f = 0; f < map.fieldCount(lump); ++f)
        if (const auto &field = map.field({lump, f}); meansThat(field, word))
            return fromView(field.name);
    return {};
}

FilterFault TermReader::unknown(const TermText &text) const
{
    const bool isMinus = text.name.startsWith(u'-'), isNot = text.name.endsWith(u'!');
    if (isMinus || isNot) {
        const auto name = isMinus ? text.name.sliced(1) : text.name.chopped(1);
        const auto value = text.isQuoted ? u'"' + text.value + u'"' : text.value;
        return {text.nameAt, text.nameLength,
                FilterText::tr("There is no column %1. To negate a term, put a ! before it: %2.")
                    .arg(text.name, u'!' + name + text.op + value)};
    }
    auto what = FilterText::tr("There is no column %1 in this table or in the tables that it refers to.").arg(text.name);
    if (const auto meant = didYouMean(text.name, filterNames(references_, lump_)); !meant.isEmpty())
        what += u' ' + meant;
    return {text.nameAt, text.nameLength, what};
}

void TermReader::hint(const bsp::Field &field, const FilterTest &test, const TermText &text)
{
    const auto name = fromView(field.name);
    const auto [lowest, highest] = rangeOf(field);
    QString what;
    if (test.isNumber && test.low > test.high)
        what = FilterText::tr("Nothing lies in the range %1: it ends before it begins.").arg(text.value);
    else if (test.isNumber && isNumeric(field) && field.type != bsp::Type::F32 && lowest < highest
             && !canHold(test, lowest, highest))
        what = FilterText::tr("%1 holds whole numbers from %2 to %3.")
                   .arg(name, numberText(static_cast<qint64>(lowest)), numberText(static_cast<qint64>(highest)));
    if (!what.isEmpty() && !uses_.hint)
        uses_.hint = FilterFault{text.nameAt, text.valueAt + text.valueLength - text.nameAt, what};
}

// Returns the keys of the entity list that a name stands for. A column with exactly this name takes precedence over keys
// that only begin with it.
std::optional<EntityKeys> TermReader::entityKeys(const QString &name) const
{
    if (lump_ != map_.format().roles.entityList)
        return {};
    if (const auto keys = EntityKeys::named(map_, name, false))
        return keys;
    if (const auto keys = EntityKeys::part(map_, name))
        return keys;
    if (isRecordNumber(name))
        return {};
    if (knownKeys_.contains(name))
        return EntityKeys(map_, name);
    for (const int lump : nameableLumps(references_, lump_))
        if (!columnsOf(map_, lump, name, Match::Equal).empty())
            return {};
    return names_ == Filter::Names::Short ? EntityKeys::named(map_, name, true) : std::nullopt;
}

TermReader::Named TermReader::named(const QString &name) const
{
    auto found = namedHere(name);
    if (const auto other = nameElsewhere(name); found.lump == bsp::none && !other.isEmpty())
        return namedHere(other);
    return found;
}

TermReader::Named TermReader::namedHere(const QString &name) const
{
    const auto lumps = nameableLumps(references_, lump_);
    const auto begun = names_ == Filter::Names::Short ? Match::Beginning : Match::Part;
    const auto columns = [&](std::span<const int> in, Match match) {
        for (const int lump : in)
            if (auto found = columnsOf(map_, lump, name, match); !found.empty())
                return Named{lump, std::move(found)};
        return Named{};
    };
    if (auto exact = columns(lumps, Match::Equal); exact.lump != bsp::none)
        return exact;
    if (isRecordNumber(name))
        return {lump_};
    if (auto own = columns(std::span(lumps).first(1), begun); own.lump != bsp::none)
        return own;
    const int lump = map_.findLump(name);
    if (std::ranges::find(lumps, lump) != lumps.end() && !map_.lump(lump).fields.empty())
        return {lump};
    if (auto computed = columnsOf(map_, lump_, name, Match::Equal, true); !computed.empty())
        return {lump_, std::move(computed)};
    const bool areKeys = lump_ == map_.format().roles.entityList; // "light" is a key, not the lightofs of an entity's faces
    if (auto there = areKeys ? Named() : columns(lumps, begun); there.lump != bsp::none)
        return there;
    auto computed = columnsOf(map_, lump_, name, begun, true);
    return computed.empty() ? Named() : Named{lump_, std::move(computed)};
}

QStringList filterNames(const References &references, int lump)
{
    const auto &map = references.map();
    QStringList names = lump == map.format().roles.entityList ? entityKeyNames(map) : QStringList();
    const auto add = [&names](std::span<const bsp::Field> fields) {
        for (const auto &field : fields)
            if (const auto name = fromView(field.name); !names.contains(name))
                names.append(name);
    };
    add(map.lump(lump).fields);
    add(map.lump(lump).computed);
    for (const int each : nameableLumps(references, lump))
        add(map.lump(each).fields);
    return names;
}
