#include "core/map/link.h"
#include "core/query/columntally.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace {

constexpr size_t fewestForOutliers = 10; // records

// Reads the numbers of some records, and describes them.
class NumberReader
{
public:
    NumberReader(ColumnShape &shape, const MapFile &map, bsp::FieldRef at)
        : shape_(shape), column_(map.column(at)), isWhole_(column_.field().type != bsp::Type::F32)
    {
        shape_.isReference = bsp::isReference(column_.field().use);
        if (shape_.isReference)
            link_.emplace(map, at);
    }

    void read(std::span<const quint32> records)
    {
        numbers_.reserve(records.size());
        owners_.reserve(records.size());
        for (const quint32 record : records) {
            const auto state = link_ ? link_->at(record).state : Link::Target::Valid;
            if (state == Link::Target::Nothing)
                shape_.nowhere.push_back(record);
            else if (state == Link::Target::Invalid)
                shape_.broken.push_back(record);
            const double number = plainNumber(column_, record);
            if (std::isnan(number))
                wordless_.push_back(record);
            else
                add(number, record, state != Link::Target::Nothing);
        }
        shape_.numbers = static_cast<quint32>(numbers_.size());
        shape_.course = course();
    }

    void describe()
    {
        shape_.scale = numberRange(column_);
        auto sorted = numbers_;
        if (!std::ranges::is_sorted(sorted))
            std::ranges::sort(sorted);
        if (!sorted.empty()) {
            shape_.lowest = sorted.front();
            shape_.highest = sorted.back();
            shape_.mean = sum_ / static_cast<double>(sorted.size());
        }
        findOutliers(sorted);
        sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
        shape_.distinct = static_cast<quint32>(sorted.size());
        addWords();
        addBars(sorted);
        if (!wordless_.empty())
            shape_.bars.push_back({.kind = ColumnBar::Rest, .name = TallyText::tr("none"), .records = std::move(wordless_)});
    }

private:
    void add(double number, quint32 record, bool leads)
    {
        numbers_.push_back(number);
        owners_.push_back(record);
        sum_ += number;
        if (!leads)
            return;
        if (hasBefore_) {
            rises_ += number > before_;
            stays_ += number == before_;
            if (number < before_)
                shape_.falls.push_back(record);
        }
        hasBefore_ = true;
        before_ = number;
    }

    ColumnShape::Course course() const
    {
        using enum ColumnShape::Course;
        const bool falls = !shape_.falls.empty();
        if (rises_ == 0 && !falls)
            return stays_ > 0 ? Constant : Single;
        if (rises_ > 0 && falls)
            return Mixed;
        return falls ? (stays_ > 0 ? NeverRises : Falls) : (stays_ > 0 ? NeverFalls : Rises);
    }

    void findOutliers(const std::vector<double> &sorted)
    {
        if (sorted.size() < fewestForOutliers || shape_.isReference)
            return;
        const double low = sorted[(sorted.size() - 1) / 4], high = sorted[(sorted.size() - 1) * 3 / 4];
        const double span = std::max(high - low, isWhole_ ? 1.0 : 0.0);
        if (span <= 0)
            return;
        shape_.leastUsual = low - 3 * span;
        shape_.mostUsual = high + 3 * span;
        for (size_t i = 0; i < numbers_.size(); ++i)
            if (numbers_[i] < shape_.leastUsual || numbers_[i] > shape_.mostUsual)
                shape_.outliers.push_back(owners_[i]);
    }

    // Adds bars for the words that stand for no number.
    void addWords()
    {
        for (const auto &[value, name] : column_.field().names) {
            ColumnBar bar{ColumnBar::Word, static_cast<double>(value), static_cast<double>(value), fromView(name)};
            std::vector<quint32> others;
            for (const quint32 record : wordless_)
                (column_.number(record) == bar.low ? bar.records : others).push_back(record);
            wordless_ = std::move(others);
            if (!bar.records.empty())
                shape_.bars.push_back(std::move(bar));
        }
    }

    // Adds a bar for each number if there are few, otherwise bars of equal span; for whole numbers, each covers the same
    // count of them.
    void addBars(const std::vector<double> &distinct)
    {
        if (distinct.empty())
            return;
        const bool hasEach = distinct.size() <= mostBars;
        const double low = distinct.front(), span = distinct.back() - low;
        const double width = isWhole_ ? std::ceil((span + 1) / mostBars) : span / mostBars;
        const size_t count = hasEach ? distinct.size() : isWhole_ ? static_cast<size_t>(span / width) + 1 : mostBars;
        const auto barOf = [&](double number) {
            return hasEach ? static_cast<size_t>(std::ranges::lower_bound(distinct, number) - distinct.begin())
                           : std::min(static_cast<size_t>((number - low) / width), count - 1);
        };
        std::vector<ColumnBar> bars(count);
        for (size_t i = 0; i < count; ++i) {
            const double from = low + static_cast<double>(i) * width;
            bars[i].low = hasEach ? distinct[i] : from;
            bars[i].high = hasEach ? distinct[i] : from + width - (isWhole_ ? 1 : 0);
        }
        for (size_t i = 0; i < numbers_.size(); ++i) {
            auto &bar = bars[barOf(numbers_[i])];
            bar.low = bar.records.empty() ? numbers_[i] : std::min(bar.low, numbers_[i]);
            bar.high = bar.records.empty() ? numbers_[i] : std::max(bar.high, numbers_[i]);
            bar.records.push_back(owners_[i]);
        }
        std::ranges::move(bars, std::back_inserter(shape_.bars));
    }

    ColumnShape &shape_;
    Column column_;
    bool isWhole_;
    std::optional<Link> link_;
    std::vector<double> numbers_;   // one for each of owners_
    std::vector<quint32> owners_;   // the records of numbers_
    std::vector<quint32> wordless_; // records without a number
    double sum_ = 0, before_ = 0;
    bool hasBefore_ = false;
    quint32 rises_ = 0, stays_ = 0;
};

} // namespace

void tallyNumbers(ColumnShape &shape, const MapFile &map, bsp::FieldRef at, std::span<const quint32> records,
                  const std::stop_token &stop)
{
    NumberReader reader(shape, map, at);
    reader.read(records);
    if (!stop.stop_requested())
        reader.describe();
}
