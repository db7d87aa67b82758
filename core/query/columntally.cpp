#include "core/query/columntally.h"

#include "core/query/filtertest.h"
#include "core/text.h"

#include <QHash>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

void putFrequentFirst(std::vector<ColumnBar> &bars)
{
    std::ranges::stable_sort(bars, std::ranges::greater(), [](const ColumnBar &bar) { return bar.records.size(); });
}

QString nameOfBit(const bsp::Field &field, quint32 bit)
{
    const auto named =
        std::ranges::find(field.names, bit, [](const bsp::NamedValue &each) { return static_cast<quint32>(each.value); });
    return named == field.names.end() ? u"0x%1"_s.arg(bit, 0, 16) : fromView(named->name);
}

} // namespace

void tallyWords(ColumnShape &shape, const CellText &cells, std::span<const quint32> records, const std::stop_token &stop)
{
    constexpr quint32 askedAgain = 4096; // records between two checks of `stop`
    struct Word {
        quint32 count = 0, first = 0; // first: the first record that has it
        size_t bar = mostBars;
    };
    std::vector<Word> words;
    std::vector<size_t> wordOf; // by position in `records`
    wordOf.reserve(records.size());
    QHash<QByteArray, size_t> known;
    QByteArray text;
    for (const quint32 record : records) {
        if (wordOf.size() % askedAgain == 0 && stop.stop_requested())
            return;
        text.resize(0);
        cells.append(text, record);
        lower(text, cells.code()); // filters and games ignore case
        auto it = known.constFind(text);
        if (it == known.constEnd()) {
            it = known.insert(text, words.size());
            words.push_back({.first = record});
        }
        ++words[*it].count;
        wordOf.push_back(*it);
    }
    shape.distinct = static_cast<quint32>(words.size());
    std::vector<size_t> frequent(words.size());
    std::iota(frequent.begin(), frequent.end(), size_t{0});
    const auto shown = std::min(words.size(), words.size() > mostBars ? mostBars - 1 : mostBars);
    std::ranges::partial_sort(frequent, frequent.begin() + static_cast<std::ptrdiff_t>(shown), {},
                              [&words](size_t word) { return std::pair(-qint64(words[word].count), words[word].first); });
    for (size_t bar = 0; bar < shown; ++bar) {
        auto &word = words[frequent[bar]];
        word.bar = bar;
        const double stored = cells.isText() ? 0 : cells.column().number(word.first);
        shape.bars.push_back({ColumnBar::Word, stored, stored, cells.text(word.first)});
        shape.bars.back().records.reserve(word.count);
    }
    if (shown < words.size())
        shape.bars.push_back(
            {.kind = ColumnBar::Rest, .name = TallyText::tr("%Ln others", "values", static_cast<int>(words.size() - shown))});
    for (size_t i = 0; i < records.size(); ++i)
        shape.bars[std::min(words[wordOf[i]].bar, shown)].records.push_back(records[i]);
}

void tallyFlags(ColumnShape &shape, const Column &column, std::span<const quint32> records)
{
    constexpr int bits = 32;
    std::vector<ColumnBar> bars(bits + 1);
    std::vector<quint32> values;
    values.reserve(records.size());
    for (const quint32 record : records) {
        const auto value = values.emplace_back(static_cast<quint32>(column.integer(record)));
        for (size_t bit = 0; bit < bits; ++bit)
            if (value >> bit & 1)
                bars[bit].records.push_back(record);
        if (value == 0)
            bars[bits].records.push_back(record);
    }
    for (size_t bit = 0; bit < bits; ++bit) {
        const quint32 flag = quint32{1} << bit;
        bars[bit].kind = ColumnBar::Flag;
        bars[bit].low = bars[bit].high = flag;
        bars[bit].name = nameOfBit(column.field(), flag);
    }
    bars[bits].kind = ColumnBar::Word;
    bars[bits].name = TallyText::tr("no flag");
    std::erase_if(bars, [](const ColumnBar &bar) { return bar.records.empty(); });
    putFrequentFirst(bars);
    shape.bars = std::move(bars);
    std::ranges::sort(values);
    shape.distinct = static_cast<quint32>(std::unique(values.begin(), values.end()) - values.begin());
}
