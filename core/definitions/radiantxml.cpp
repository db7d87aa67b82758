// Reads Radiant's .ent files: XML with <point> and <group> elements, whose children are keys, as GtkRadiant 1.5 and NetRadiant
// read it.
#include "core/definitions/definitionreaders.h"
#include "core/numbers.h"
#include "core/text.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace bsp {
namespace {

constexpr int deepestElement = 32; // Radiant's files go four deep
constexpr int mostAttributes = 64; // of an element; Radiant knows seven

// Decodes as UTF-8 if the whole file is valid, else as the file declares, else as Windows' code page 1252.
QString decoded(QByteArrayView file)
{
    static const QRegularExpression encoding(u"encoding\\s*=\\s*[\"']([\\w.:-]+)"_s);
    const auto declaration = QString::fromLatin1(file.first(qMin(file.size(), qsizetype(200))));
    QStringDecoder declared(encoding.match(declaration).captured(1).toLatin1().constData());
    const bool isDeclared = declared.isValid() && !file.isValidUtf8();
    return isDeclared ? QString(declared(file)) : DefinitionDecoder(file)(file);
}

// Finds what would cost QXmlStreamReader more than linear time or memory: it compares each attribute of an element with all
// others, keeps open elements in lists that it searches, and expands the declarations of a document type. Takes one pass.
// Damaged XML may look different to Qt: then either this class refuses it, or Qt stops with an error.
class XmlBounds
{
public:
    explicit XmlBounds(QStringView text) : text_(text) {}

    // Returns the first limit that the text exceeds, and its line.
    std::optional<DefinitionNote> exceeded()
    {
        int depth = 0;
        for (at_ = text_.indexOf(u'<'); at_ >= 0; at_ = text_.indexOf(u'<', at_)) {
            const auto begin = at_;
            if (skip(u"<!--", u"-->") || skip(u"<![CDATA[", u"]]>") || skip(u"<?", u"?>"))
                continue;
            const auto attributes = skipTag();
            const auto tag = text_.sliced(begin, at_ - begin);
            if (tag.startsWith(u"<!") && (!tag.startsWith(u"<!DOCTYPE") || tag.sliced(1).contains(u'<') || tag.contains(u'[')))
                return note(begin, DefinitionText::tr("The file is not read: it contains XML declarations such as "
                                                      "<!ENTITY>, which are not supported."));
            if (attributes > mostAttributes)
                return note(
                    begin,
                    DefinitionText::tr("The file is not read: an element has more than %1 attributes.").arg(mostAttributes));
            if (tag.startsWith(u"</"))
                --depth;
            else if (!tag.startsWith(u"<!") && !tag.endsWith(u"/>"))
                ++depth;
            if (depth > deepestElement)
                return note(begin, DefinitionText::tr("The file is not read: its elements are nested more than %1 levels deep.")
                                       .arg(deepestElement));
        }
        return {};
    }

private:
    bool skip(QStringView beginning, QStringView end)
    {
        if (!text_.sliced(at_).startsWith(beginning))
            return false;
        const auto found = text_.indexOf(end, at_ + beginning.size());
        at_ = found < 0 ? text_.size() : found + end.size();
        return true;
    }

    // Skips to the end of a tag and returns the number of its attributes.
    int skipTag()
    {
        int attributes = 0;
        while (at_ < text_.size()) {
            const auto letter = text_[at_++];
            if (letter == u'>')
                break;
            attributes += letter == u'=';
            if (letter == u'"' || letter == u'\'') {
                const auto end = text_.indexOf(letter, at_);
                at_ = end < 0 ? text_.size() : end + 1;
            }
        }
        return attributes;
    }

    DefinitionNote note(qsizetype at, const QString &text) const
    {
        return {static_cast<quint32>(text_.first(at).count(u'\n')) + 1, text};
    }

    QStringView text_;
    qsizetype at_ = 0;
};

class RadiantReader
{
public:
    RadiantReader(const QString &text, std::stop_token stop)
        : xml_(text), stop_(std::move(stop)), room_(static_cast<size_t>(text.size()) / 8)
    {
        xml_.setNamespaceProcessing(false);
    }

    DefinitionFile read()
    {
        while (goesOn())
            if (xml_.readNext() == QXmlStreamReader::StartElement)
                readElement();
        if (xml_.hasError())
            note(DefinitionText::tr("The XML is damaged here; the rest is skipped (%1).").arg(xml_.errorString()));
        for (const auto &[classNumber, keyNumber, list] : listed_)
            if (const auto found = lists_.constFind(list); found != lists_.constEnd() && found->size() <= room_) {
                file_.classes[classNumber].keys[keyNumber].choices = *found;
                room_ -= found->size();
            }
        return std::move(file_);
    }

private:
    bool goesOn() const { return !xml_.atEnd() && !stop_.stop_requested() && !file_.isFull(); }
    QByteArray attribute(QLatin1StringView name) const { return xml_.attributes().value(name).toUtf8(); }
    void note(const QString &text) { file_.note(static_cast<quint32>(xml_.lineNumber()), text); }

    void readElement()
    {
        const auto name = xml_.name().toString();
        if (name == "point"_L1 || name == "group"_L1)
            readClass(name == "group"_L1);
        else if (name == "list"_L1)
            readList();
        else if (isInside_) {
            note(DefinitionText::tr("<%1> is unknown and is skipped.").arg(name));
            xml_.skipCurrentElement();
        }
        isInside_ = true;
    }

    void readList()
    {
        const auto name = QString::fromUtf8(attribute("name"_L1));
        std::vector<DefinedChoice> choices;
        while (goesOn() && xml_.readNextStartElement()) {
            if (choices.size() < mostChoices)
                choices.push_back({attribute("value"_L1), QString::fromUtf8(attribute("name"_L1))});
            else
                note(DefinitionText::tr("%1 has too many choices: %2 is skipped.")
                         .arg(name, QString::fromUtf8(attribute("value"_L1))));
            xml_.skipCurrentElement();
        }
        lists_.insert(name, choices);
    }

    void readClass(bool isBrush)
    {
        DefinedClass made{.name = attribute("name"_L1), .isPoint = !isBrush, .isBrush = isBrush};
        made.color = definedColor(attribute("color"_L1));
        made.box = definedBox(attribute("box"_L1));
        made.model = attribute("model"_L1);
        if (made.name.isEmpty()) {
            note(DefinitionText::tr("<%1> has no name and is skipped.").arg(isBrush ? u"group"_s : u"point"_s));
            xml_.skipCurrentElement();
            return;
        }
        QString text;
        while (goesOn()) {
            const auto token = xml_.readNext();
            if (token == QXmlStreamReader::EndElement)
                break;
            if (token == QXmlStreamReader::Characters)
                text += xml_.text();
            else if (token == QXmlStreamReader::StartElement)
                readKey(made);
        }
        readClassText(text, made);
        file_.add(std::move(made), static_cast<quint32>(xml_.lineNumber()));
    }

    // Reads to the end of the element, and returns its text including that of all elements in it.
    QString readText()
    {
        QString text;
        for (int depth = 1; depth > 0 && goesOn();) {
            const auto token = xml_.readNext();
            depth += (token == QXmlStreamReader::StartElement) - (token == QXmlStreamReader::EndElement);
            if (token == QXmlStreamReader::Characters)
                text += xml_.text();
        }
        return text;
    }

    void readKey(DefinedClass &made)
    {
        const auto type = xml_.name().toUtf8();
        const auto name = attribute("key"_L1), title = attribute("name"_L1);
        const auto bit = leadingNumber(attribute("bit"_L1));
        const auto usual = xml_.attributes().hasAttribute("value"_L1) ? attribute("value"_L1) : QByteArray();
        const auto help = readText().simplified();
        if (type == "flag") {
            if (bit >= 0 && bit < 32)
                addFlag(made, {1U << bit, QString::fromUtf8(name), help, false});
            else
                note(DefinitionText::tr("The bit of %1 is not a number from 0 to 31: the flag is skipped.")
                         .arg(QString::fromUtf8(name)));
            return;
        }
        if (name.isEmpty()) {
            note(DefinitionText::tr("<%1> has no key and is skipped.").arg(QString::fromUtf8(type)));
            return;
        }
        DefinedKey key{.name = name, .title = QString::fromUtf8(title), .help = help, .usual = usual};
        const auto kind = kindOfWord(type);
        key.kind = kindOf(name, kind.value_or(ValueKind::Choices));
        if (!addKey(made, std::move(key)))
            note(DefinitionText::tr("%1 has too many keys: %2 is skipped.")
                     .arg(QString::fromUtf8(made.name), QString::fromUtf8(name)));
        else if (!kind) // the name of a list, which may come later
            listed_.push_back({file_.classes.size(), made.keys.size() - 1, QString::fromUtf8(type)});
    }

    void addFlag(DefinedClass &made, DefinedFlag flag)
    {
        for (auto &key : made.keys)
            if (key.name == "spawnflags") {
                if (key.flags.size() < mostFlags)
                    key.flags.push_back(std::move(flag));
                else
                    note(DefinitionText::tr("%1 has too many flags: %2 is skipped.")
                             .arg(QString::fromUtf8(made.name), flag.title));
                return;
            }
        addKey(made, {.name = "spawnflags", .kind = ValueKind::Flags, .flags = {std::move(flag)}});
    }

    QXmlStreamReader xml_;
    std::stop_token stop_;
    QHash<QString, std::vector<DefinedChoice>> lists_;
    struct Listed {
        size_t classNumber, keyNumber;
        QString list;
    };
    std::vector<Listed> listed_; // keys whose choices are in a list
    bool isInside_ = false;      // inside the root element, usually <classes>
    size_t room_;                // the number of choices that may still be copied from lists, which many keys may share
    DefinitionFile file_;
};

} // namespace

DefinitionFile readRadiantXml(QByteArrayView file, std::stop_token stop)
{
    const auto text = decoded(file);
    if (const auto exceeded = XmlBounds(text).exceeded())
        return {.notes = {*exceeded}, .noteCount = 1, .isRefused = true};
    return RadiantReader(text, std::move(stop)).read();
}

} // namespace bsp
