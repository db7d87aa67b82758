#include "app/help/releases.h"

#include <QFile>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

// Reads the items of a list in this language. In the file, each item's translations follow it.
QStringList readItems(QXmlStreamReader &xml, const QString &language)
{
    QStringList items;
    while (xml.readNextStartElement()) {
        const auto spoken = xml.attributes().value(u"xml:lang"_s).toString();
        const auto text = xml.readElementText().simplified();
        if (spoken.isEmpty())
            items.append(text);
        else if (spoken == language && !items.isEmpty())
            items.last() = text;
    }
    return items;
}

QStringList readChanges(QXmlStreamReader &xml, const QString &language)
{
    QStringList changes;
    while (xml.readNextStartElement()) { // description
        while (xml.readNextStartElement())
            changes += readItems(xml, language); // ul
    }
    return changes;
}

} // namespace

std::vector<Release> releases(const QString &language)
{
    QFile file(u":/desktop/org.lumpscope.Lumpscope.metainfo.xml"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {}; // cannot happen: it is a resource of the program
    QXmlStreamReader xml(&file);
    std::vector<Release> list;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement() || xml.name() != u"release")
            continue;
        const auto attributes = xml.attributes();
        list.push_back({attributes.value(u"version"_s).toString(),
                        QDate::fromString(attributes.value(u"date"_s).toString(), Qt::ISODate), readChanges(xml, language)});
    }
    return list;
}
