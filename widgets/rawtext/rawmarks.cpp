#include "widgets/rawtext/rawmarks.h"

#include "core/entities/textparts.h"
#include "widgets/parts/colors.h"
#include "widgets/rawtext/linenumbers.h"
#include "widgets/rawtext/rawedit.h"
#include "widgets/rawtext/rawfaults.h"

#include <QScopedValueRollback>

#include <algorithm>

RawMarks::RawMarks(RawEdit *edit, Document *document, const RawFaults *faults)
    : QObject(edit), edit_(edit), document_(document), allFaults_(faults)
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &RawMarks::update);
    connect(edit, &RawEdit::viewChanged, this, &RawMarks::update);
    connect(edit, &RawEdit::cursorPositionChanged, this, &RawMarks::updateSoon);
    connect(&document->selection(), &Selection::changed, this, &RawMarks::updateSoon);
    connect(faults, &RawFaults::changed, this, &RawMarks::updateSoon);
    updateColors();
}

void RawMarks::updateColors()
{
    const auto palette = edit_->palette();
    const auto base = palette.color(QPalette::Base), text = palette.color(QPalette::Text);
    const auto readable = [&base](QColor color) { return withContrast(color, base, 5); };
    parts_[TextPart::Key].setForeground(readable(QColor(0x2a, 0x6f, 0xc9)));
    parts_[TextPart::Value].setForeground(readable(QColor(0x2e, 0x7d, 0x32)));
    parts_[TextPart::Brace].setForeground(text);
    parts_[TextPart::Brace].setFontWeight(QFont::Bold);
    parts_[TextPart::Comment].setForeground(readable(blended(base, text, 0.6)));
    parts_[TextPart::Comment].setFontItalic(true);
    const auto red = faultColor(palette);
    fault_.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    fault_.setUnderlineColor(red);
    const auto fill = [&text](QTextCharFormat &format, const QColor &background) {
        format.setBackground(background);
        format.setForeground(withContrast(text, background, 4.5));
    };
    fill(fault_, blended(base, red, 0.25)); // the underline alone is thin
    fill(match_, blended(base, QColor(0xff, 0xc1, 0x07), 0.45));
    selected_.setBackground(blended(base, palette.color(QPalette::Highlight), 0.16));
    selected_.setProperty(QTextFormat::FullWidthSelection, true);
    currentLine_.setBackground(blended(base, text, 0.07));
    currentLine_.setProperty(QTextFormat::FullWidthSelection, true);
    update();
}

void RawMarks::setMatches(std::vector<TextMatch> matches)
{
    matches_ = std::move(matches);
    updateSoon();
}

void RawMarks::update()
{
    if (isUpdating_ || !edit_->isVisible())
        return;
    if (!edit_->sync().isAtRest())
        return updateSoon();
    const QScopedValueRollback updating(isUpdating_, true);
    timer_.stop();
    const auto visible = edit_->visibleBytes();
    colour(visible);
    Marks marks;
    const auto &map = document_->map();
    for (const auto ref : document_->selection().records())
        if (ref.lump == map.format().roles.entityList && map.contains(ref))
            addLines(marks, map.entities().entities[ref.index].span, visible);
    QTextEdit::ExtraSelection line{edit_->textCursor(), currentLine_};
    line.cursor.clearSelection();
    marks.append(line);
    addMatches(marks, visible);
    addFaults(marks, visible);
    edit_->setExtraSelections(marks);
}

void RawMarks::colour(Span bytes)
{
    const auto source = document_->entitySource();
    const auto &sync = edit_->sync();
    const auto parts = partsIn(source.text, source.parsed, source.grammar, bytes.offset, bytes.end());
    auto next = parts.begin();
    const auto last = edit_->lastVisible();
    for (auto block = edit_->firstVisible(); block.isValid(); block = block.next()) {
        const int from = block.position(), to = from + block.length() - 1;
        QList<QTextLayout::FormatRange> ranges;
        for (auto part = next; part != parts.end(); ++part) {
            const int start = std::max(sync.positionAt(part->offset), from);
            const int end = std::min(sync.positionAt(part->offset + part->length), to);
            if (start > to)
                break;
            if (start < end)
                ranges.append({start - from, end - start, parts_[part->kind]});
        }
        while (next != parts.end() && sync.positionAt(next->offset + next->length) <= to)
            ++next;
        if (block.layout()->formats() != ranges) {
            block.layout()->setFormats(ranges);
            edit_->document()->markContentsDirty(block.position(), block.length());
        }
        if (block == last)
            break;
    }
}

void RawMarks::add(Marks &marks, Span bytes, const QTextCharFormat &format) const
{
    marks.append({edit_->cursorOf(bytes), format});
}

// Adds a mark per line, without a selection: only such marks cover the whole width.
void RawMarks::addLines(Marks &marks, Span bytes, Span visible) const
{
    const auto from = std::max(bytes.offset, visible.offset), to = std::min(bytes.end(), visible.end());
    if (from >= to)
        return;
    const auto &sync = edit_->sync();
    const auto last = edit_->document()->findBlock(sync.positionAt(to - 1));
    for (auto block = edit_->document()->findBlock(sync.positionAt(from)); block.isValid(); block = block.next()) {
        marks.append({QTextCursor(block), selected_});
        if (block == last)
            break;
    }
}

void RawMarks::addMatches(Marks &marks, Span visible) const
{
    const auto first =
        std::ranges::partition_point(matches_, [visible](TextMatch match) { return match.end() < visible.offset; });
    for (auto match = first; match != matches_.end() && match->offset < visible.end(); ++match)
        add(marks, {match->offset, match->length}, match_);
}

void RawMarks::addFaults(Marks &marks, Span visible)
{
    const auto &faults = allFaults_->all();
    faults_.clear();
    std::set<int> lines;
    auto fault = std::ranges::partition_point(
        faults, [visible](const TextStop &one) { return one.isOfAll || one.offset < visible.offset; });
    for (; fault != faults.end() && fault->offset <= visible.end(); ++fault) {
        const auto span = allFaults_->spanOf(*fault);
        faults_.emplace_back(span, static_cast<size_t>(fault - faults.begin()));
        lines.insert(edit_->lineOf(span.offset));
        add(marks, span, fault_);
    }
    edit_->lineNumbers()->setFaulty(std::move(lines));
}

const TextStop *RawMarks::faultAt(qsizetype offset) const
{
    const auto &faults = allFaults_->all();
    for (const auto &[span, number] : faults_)
        if (span.offset <= offset && offset <= span.end() && number < faults.size())
            return &faults[number];
    return nullptr;
}
