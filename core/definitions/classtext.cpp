#include "core/definitions/definitionreaders.h"

#include "core/text.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace bsp {
namespace {

enum class Section { Help, Keys, Flags, Model, Other };

// Recognises a heading, such as "-------- KEYS --------".
std::optional<Section> sectionOf(QStringView line)
{
    if (!line.startsWith(u"---") && !line.startsWith(u"==="))
        return {};
    const auto has = [line](QStringView word) { return line.contains(word, Qt::CaseInsensitive); };
    return has(u"SPAWNFLAG") ? Section::Flags : has(u"MODEL") ? Section::Model : has(u"KEY") ? Section::Keys : Section::Other;
}

bool isKeyLetter(QChar letter) { return letter.isLetterOrNumber() || letter == u'_' || letter == u'#' || letter == u'$'; }

// A name and its help, on either side of a separator.
struct NameAndHelp {
    QString name, help;
};

std::optional<NameAndHelp> splitAt(QStringView line, QStringView signs)
{
    qsizetype end = 0;
    while (end < line.size() && isKeyLetter(line[end]))
        ++end;
    const auto rest = line.sliced(end).trimmed();
    if (end == 0 || rest.isEmpty() || !signs.contains(rest.front()))
        return {};
    return NameAndHelp{line.first(end).toString(), rest.sliced(1).trimmed().toString()};
}

// Reads `"key" help`, the form of the oldest files.
std::optional<NameAndHelp> quoted(QStringView line)
{
    const auto end = line.startsWith(u'"') ? line.indexOf(u'"', 1) : -1;
    if (end < 2 || !std::ranges::all_of(line.sliced(1, end - 1), isKeyLetter))
        return {};
    auto help = line.sliced(end + 1).trimmed();
    while (!help.isEmpty() && u":=-\t "_s.contains(help.front()))
        help = help.sliced(1);
    return NameAndHelp{line.sliced(1, end - 1).toString(), help.toString()};
}

class ClassTextReader
{
public:
    explicit ClassTextReader(DefinedClass &made) : made_(made), keys_(made) {}

    void read(const QString &text)
    {
        for (const auto line : text.tokenize(u'\n'))
            readLine(line.trimmed());
        made_.help = help_.trimmed();
    }

private:
    void readLine(QStringView line)
    {
        if (const auto section = sectionOf(line)) {
            section_ = *section;
            last_ = nullptr;
            return;
        }
        switch (section_) {
        case Section::Help: readHelp(line); break;
        case Section::Keys: readKey(line); break;
        case Section::Flags: readFlag(line); break;
        case Section::Model: readModel(line); break;
        case Section::Other: help_ += line.toString() + u'\n'; break;
        }
    }

    // Reads a line before the first heading. Files without headings have everything here.
    void readHelp(QStringView line)
    {
        if (const auto entry = quoted(line)) {
            take(*entry);
        } else if (const auto choice = splitAt(line, u")=:"); choice && isNumber(choice->name) && (last_ || takeBare())) {
            addChoice(*choice);
        } else if (const auto key = splitAt(line, u"="); key && isKeyName(key->name)) {
            take(*key);
        } else if (!readModel(line)) {
            help_ += line.toString() + u'\n';
            last_ = nullptr;
            bare_ = std::ranges::all_of(line, isKeyLetter) && isKeyName(line.toString()) ? line.toString() : QString();
        }
    }

    // Treats a preceding line with just a name as a key, since choices follow it.
    bool takeBare()
    {
        if (bare_.isEmpty())
            return false;
        take({std::exchange(bare_, {}), {}});
        return last_;
    }

    void readKey(QStringView line)
    {
        auto entry = quoted(line);
        entry = entry ? entry : splitAt(line, u":=-");
        if (entry && last_ && isNumber(entry->name))
            addChoice(*entry);
        else if (entry)
            take(*entry);
        else if (last_ && !line.isEmpty())
            last_->help += u' ' + line.toString();
    }

    void readFlag(QStringView line)
    {
        while (!line.isEmpty() && (line.front() == u'&' || line.front() == u'"'))
            line = line.sliced(1);
        const auto entry = splitAt(line, u":=-");
        if (!entry)
            return;
        if (auto *key = keys_.find("spawnflags"))
            for (auto &flag : key->flags)
                if (flag.title.compare(entry->name, Qt::CaseInsensitive) == 0)
                    flag.help = entry->help;
    }

    // Reads model="models/x.md3".
    bool readModel(QStringView line)
    {
        if (!line.startsWith(u"model=\"", Qt::CaseInsensitive))
            return false;
        const auto end = line.indexOf(u'"', 7);
        if (made_.model.isEmpty())
            made_.model = line.sliced(7, (end < 0 ? line.size() : end) - 7).toUtf8();
        return true;
    }

    static bool isNumber(const QString &text)
    {
        return std::ranges::all_of(text, [](QChar letter) { return letter.isDigit(); });
    }

    // Returns whether a text is a key's name: names have no capitals, unlike sentences that begin with a word and a =.
    static bool isKeyName(const QString &text)
    {
        return !isNumber(text) && std::ranges::none_of(text, [](QChar letter) { return letter.isUpper(); });
    }

    void addChoice(const NameAndHelp &entry)
    {
        auto title = entry.help;
        if (title.size() > 1 && title.startsWith(u'"') && title.endsWith(u'"'))
            title = title.sliced(1, title.size() - 2);
        bsp::addChoice(*last_, {entry.name.toUtf8(), title});
        if (last_->kind == ValueKind::Text)
            last_->kind = ValueKind::Choices;
    }

    void take(const NameAndHelp &entry)
    {
        const auto name = entry.name.toUtf8();
        last_ = keys_.find(name);
        if (last_)
            last_->help = entry.help;
        else
            last_ = keys_.add({.name = name, .kind = kindOf(name), .help = entry.help});
    }

    DefinedClass &made_;
    KeysByName keys_;
    Section section_ = Section::Help;
    DefinedKey *last_ = nullptr; // the key that the next lines may continue
    QString help_, bare_;
};

} // namespace

void readClassText(const QString &text, DefinedClass &made) { ClassTextReader(made).read(text); }

} // namespace bsp
