// Radiant's .ent: XML with <point> and <group> elements, whose children are keys, as GtkRadiant 1.5 and NetRadiant read it.
#include "core/definitions/classtext.h"
#include "core/numbers.h"
#include "core/text.h"

#include <QHash>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace bsp {
namespace {

class RadiantReader
{
public:
    RadiantReader(QByteArrayView text, std::stop_token stop)
        : stop_(std::move(stop)), room_(static_cast<size_t>(text.size()) / 8)
    {
        // A file that does not say how it is written may yet be no UTF-8.
        if (text.isValidUtf8() || text.first(qMin(text.size(), qsizetype(200))).contains("encoding"))
            xml_.addData(text.toByteArray());
        else
            xml_.addData(DefinitionDecoder(text)(text));
    }

    DefinitionFile read()
    {
        while (!xml_.atEnd() && !stop_.stop_requested() && !file_.isFull())
            if (xml_.readNext() == QXmlStreamReader::StartElement)
                readElement();
        if (xml_.hasError())
            note(DefinitionText::tr("The XML is damaged here, and what follows is left out (%1).").arg(xml_.errorString()));
        for (const auto &[classNumber, keyNumber, list] : listed_)
            if (const auto found = lists_.constFind(list); found != lists_.constEnd() && found->size() <= room_) {
                file_.classes[classNumber].keys[keyNumber].choices = *found;
                room_ -= found->size();
            }
        return std::move(file_);
    }

private:
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
            note(DefinitionText::tr("<%1> is unknown, and is left out.").arg(name));
            xml_.skipCurrentElement();
        }
        isInside_ = true;
    }

    void readList()
    {
        const auto name = QString::fromUtf8(attribute("name"_L1));
        std::vector<DefinedChoice> choices;
        while (xml_.readNextStartElement()) {
            choices.push_back({attribute("value"_L1), QString::fromUtf8(attribute("name"_L1))});
            xml_.skipCurrentElement();
        }
        lists_.insert(name, std::move(choices));
    }

    void readClass(bool isBrush)
    {
        DefinedClass made{.name = attribute("name"_L1), .isPoint = !isBrush, .isBrush = isBrush};
        made.color = definedColor(attribute("color"_L1));
        made.box = definedBox(attribute("box"_L1));
        made.model = attribute("model"_L1);
        if (made.name.isEmpty()) {
            note(DefinitionText::tr("<%1> has no name, and is left out.").arg(isBrush ? u"group"_s : u"point"_s));
            xml_.skipCurrentElement();
            return;
        }
        QString text;
        while (!xml_.atEnd()) {
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

    void readKey(DefinedClass &made)
    {
        const auto type = xml_.name().toUtf8();
        const auto name = attribute("key"_L1), title = attribute("name"_L1);
        const auto bit = leadingNumber(attribute("bit"_L1));
        const auto usual = xml_.attributes().hasAttribute("value"_L1) ? attribute("value"_L1) : QByteArray();
        const auto help = xml_.readElementText(QXmlStreamReader::IncludeChildElements).simplified();
        if (type == "flag") {
            if (bit >= 0 && bit < 32)
                addFlag(made, {1U << bit, QString::fromUtf8(name), help, false});
            else
                note(
                    DefinitionText::tr("The bit of %1 is none from 0 to 31: the flag is left out.").arg(QString::fromUtf8(name)));
            return;
        }
        if (name.isEmpty()) {
            note(DefinitionText::tr("<%1> has no key, and is left out.").arg(QString::fromUtf8(type)));
            return;
        }
        DefinedKey key{.name = name, .title = QString::fromUtf8(title), .help = help, .usual = usual};
        const auto kind = kindOfWord(type);
        key.kind = kindOf(name, kind.value_or(ValueKind::Choices));
        if (!addKey(made, std::move(key)))
            note(DefinitionText::tr("%1 has too many keys: %2 is left out.")
                     .arg(QString::fromUtf8(made.name), QString::fromUtf8(name)));
        else if (!kind) // the name of a list, which may come later
            listed_.push_back({file_.classes.size(), made.keys.size() - 1, QString::fromUtf8(type)});
    }

    static void addFlag(DefinedClass &made, DefinedFlag flag)
    {
        for (auto &key : made.keys)
            if (key.name == "spawnflags") {
                key.flags.push_back(std::move(flag));
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
    std::vector<Listed> listed_; // keys whose values a list tells
    bool isInside_ = false; // the element around all others, <classes> by most
    size_t room_;                // for values of lists, which many keys can have
    DefinitionFile file_;
};

} // namespace

DefinitionFile readRadiantXml(QByteArrayView file, std::stop_token stop)
{
    return RadiantReader(file, std::move(stop)).read();
}

} // namespace bsp
