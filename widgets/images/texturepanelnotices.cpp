// The line above a map's textures: what is missing, and what helps.
#include "widgets/images/placesmenu.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"

#include <QLabel>

using namespace Qt::StringLiterals;

void TexturePanel::setNotices(const QStringList &notices)
{
    QStringList sentences;
    for (const auto &notice : notices)
        sentences.append(notice.toHtmlEscaped());
    const bool isMap = browsedPath().isEmpty();
    if (isMap && browser_->model()->missingCount() > 0)
        sentences.append(missingSentence_.toHtmlEscaped());
    if (const int unreadable = browser_->model()->unreadableCount(); isMap && unreadable > 0)
        sentences.append(tr("%n textures cannot be read; select one to see why.", nullptr, unreadable));
    if (!sentences.isEmpty() && isMap)
        sentences.append(tr("<a href=\"folder\">Add a folder</a> or <a href=\"archive\">an archive</a> of the game, or see "
                            "the <a href=\"games\">game configurations</a>."));
    notice_->setText(sentences.join(u' '));
    notice_->setVisible(!sentences.isEmpty());
}

void TexturePanel::followLink(const QString &link)
{
    if (link == u"games")
        emit gameConfigurationsWanted();
    else if (link == u"folder")
        places_->askForFolder();
    else
        places_->askForArchive();
}
