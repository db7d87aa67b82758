#include "app/saving/saveplace.h"

#include "core/document/document.h"
#include "core/files/system.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

QString saveAsPath(const Document &document, const QString &lastFolder)
{
    QStringList folders;
    if (!document.isSample()) {
        const auto folder = QFileInfo(document.file()).absolutePath();
        if (document.isInArchive())
            folders.append(folder + u"/maps"_s);
        folders.append(folder);
    }
    folders.append(lastFolder);
    folders.append(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const auto it = std::ranges::find_if(folders, sys::mayMakeFilesIn);
    return QDir(it == folders.end() ? QDir::homePath() : *it).filePath(document.name());
}
