#include "app/commands/helptopics.h"

#include "core/help/helptext.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

struct HelpTopic {
    QString name, page;
    std::vector<qsizetype> sections;
};

const std::vector<HelpTopic> &allTopics()
{
    static const std::vector<HelpTopic> topics{{u"filter"_s, u"filter"_s, {1, 3, 4}}, // terms, columns of other tables, entities
                                               {u"many"_s, u"manymaps"_s, {2, 3, 4, 5, 6, 7}}, // all about the command line
                                               {u"sql"_s, u"questions"_s, {0, 1, 2}}};
    return topics;
}

} // namespace

QStringList helpTopics()
{
    QStringList names;
    for (const auto &topic : allTopics())
        names.append(topic.name);
    return names;
}

QString helpOnTopic(const QString &name)
{
    const auto topic = std::ranges::find(allTopics(), name, &HelpTopic::name);
    if (topic == allTopics().end())
        return {};
    return helpText(helpSource(helpLanguage(QLocale::system().uiLanguages()), topic->page), topic->sections);
}

} // namespace commands
