#include "core/help/helptext.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype helpWidth = 79; // characters in a line

QString helpFile(const QString &language, const QString &id) { return u":/help/%1/%2.md"_s.arg(language, id); }

// Returns the words of a paragraph in lines, all but the first after an indent. `first`: what the first line begins with.
QString wrapped(const QString &first, const QString &words, qsizetype indent)
{
    QString text, line = first;
    bool isBegun = false; // the line has a word
    for (const auto &word : words.split(QRegularExpression(u"\\s+"_s), Qt::SkipEmptyParts)) {
        if (isBegun && line.size() + 1 + word.size() > helpWidth) {
            text += line + u'\n';
            line = QString(indent, u' ');
            isBegun = false;
        }
        line += (isBegun ? u" "_s : QString()) + word;
        isBegun = true;
    }
    return text + line + u'\n';
}

// Returns running text without Markdown's signs for links, emphasis and code.
QString withoutSigns(QString text)
{
    static const QRegularExpression link(u"\\[((?:`[^`]*`|[^\\]`])*)\\]\\([^)]*\\)"_s),
        emphasis(u"(?<!\\\\)\\*([^*\\s][^*]*)\\*"_s);
    auto parts = text.replace(link, u"\\1"_s).split(u'`');
    for (qsizetype i = 0; i < parts.size(); i += 2) // those between them are code
        parts[i].replace(emphasis, u"\\1"_s).replace(u"\\*"_s, u"*"_s);
    return parts.join(QString());
}

// Turns the blocks of a page into plain text, line by line.
class HelpPrinter
{
public:
    void add(const QString &line)
    {
        static const QRegularExpression heading(u"\\A#+ "_s);
        if (line.startsWith(u"```")) {
            finish();
            isCode_ = !isCode_;
        } else if (isCode_) {
            text_ += line.isEmpty() ? u"\n"_s : u"    "_s + line + u'\n';
        } else if (line.startsWith(u'|')) {
            rows_.append(line);
        } else if (line.trimmed().isEmpty()) {
            finish();
            if (!text_.endsWith(u"\n\n"))
                text_ += u'\n';
        } else if (heading.match(line).hasMatch()) {
            finish();
            text_ += withoutSigns(QString(line).remove(heading)) + u'\n';
        } else {
            if (line.startsWith(u"- ") || !rows_.isEmpty())
                finish();
            block_ += line.trimmed() + u' ';
        }
    }

    QString text()
    {
        finish();
        return text_.trimmed() + u'\n';
    }

private:
    // Ends a paragraph, an item of a list, or a table.
    void finish()
    {
        if (!rows_.isEmpty())
            addTable(std::exchange(rows_, {}));
        const auto block = withoutSigns(std::exchange(block_, {}));
        if (block.startsWith(u"- "))
            text_ += wrapped(u"- "_s, block.sliced(2), 2);
        else if (!block.isEmpty())
            text_ += wrapped({}, block, 0);
    }

    // The last column has the rest of the line.
    void addTable(const QStringList &rows)
    {
        static const QRegularExpression bar(u"(?<!\\\\)\\|"_s), rule(u"\\A[|:\\- ]+\\z"_s);
        QList<QStringList> table;
        QList<qsizetype> widths;
        for (const auto &row : rows) {
            if (rule.match(row).hasMatch())
                continue;
            auto cells = row.trimmed().split(bar).sliced(1);
            cells.removeLast(); // after the last bar
            widths.resize(std::max(widths.size(), cells.size()));
            for (qsizetype i = 0; i < cells.size(); ++i) {
                cells[i] = withoutSigns(cells[i].replace(u"\\|"_s, u"|"_s)).trimmed();
                widths[i] = std::max(widths[i], cells[i].size());
            }
            table.append(cells);
        }
        for (const auto &cells : table)
            text_ += tableRow(cells, widths);
    }

    static QString tableRow(const QStringList &cells, const QList<qsizetype> &widths)
    {
        constexpr qsizetype widest = helpWidth / 3, gap = 2;
        QString begin(gap, u' ');
        for (qsizetype i = 0; i + 1 < cells.size(); ++i)
            begin += cells[i].leftJustified(std::min(widths[i], widest) + gap);
        qsizetype indent = gap;
        for (qsizetype i = 0; i + 1 < widths.size(); ++i)
            indent += std::min(widths[i], widest) + gap;
        if (begin.size() <= indent)
            return wrapped(begin, cells.value(cells.size() - 1), indent);
        return begin.trimmed().prepend(QString(gap, u' ')) + u'\n'
               + wrapped(QString(indent, u' '), cells.value(cells.size() - 1), indent);
    }

    QString text_, block_;
    QStringList rows_;
    bool isCode_ = false;
};

} // namespace

QString helpLanguage(const QStringList &languages)
{
    for (const auto &wanted : languages)
        if (const auto name = wanted.section(u'-', 0, 0); QFile::exists(helpFile(name, u"start"_s)))
            return name;
    return u"en"_s;
}

QString helpSource(const QString &language, const QString &id)
{
    QFile file(helpFile(language, id));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString helpText(const QString &markdown, const std::vector<qsizetype> &sections)
{
    static const QRegularExpression title(u"^(?=## )"_s, QRegularExpression::MultilineOption);
    const auto all = markdown.split(title);
    HelpPrinter printer;
    for (const auto section : sections)
        for (const auto &line : all.value(section).split(u'\n'))
            printer.add(line);
    return printer.text();
}
