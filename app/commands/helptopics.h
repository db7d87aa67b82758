// What `lumpscope help` explains besides the subcommands, from the pages of the help.
#pragma once

#include <QStringList>

namespace commands {

QStringList helpTopics(); // their names
// Returns the text about a topic, in the language of the system; empty if there is no such topic.
QString helpOnTopic(const QString &name);

} // namespace commands
