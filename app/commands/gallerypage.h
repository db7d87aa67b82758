// The files of the page that `gallery` makes: index.html with its script and style, the data in maps.js, and pictures.
#pragma once

#include <QHash>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <optional>

namespace commands {

class GalleryPage
{
public:
    explicit GalleryPage(const QString &folder) : folder_(folder) {}

    // Creates the folders, and reads the data of an earlier page there. Returns a sentence if that fails, or if the folder has a
    // file with such a name that no earlier page wrote; empty: done.
    QString open();

    // Returns the file name of a map's picture, which no other path has.
    static QString pictureName(const QString &path);
    // Returns the stamp of an earlier page's picture, which says what it was drawn from; nothing: there is no such picture.
    std::optional<QString> stampOfPicture(const QString &name) const;
    // Writes a picture. Returns a reason without a full stop if that fails.
    QString writePicture(const QString &name, const QImage &picture) const;

    void add(const QJsonObject &entry) { entries_.append(entry); }
    // Writes the page. `isComplete`: all maps were added; otherwise maps of the earlier page are kept. Removes pictures of maps
    // that no longer exist in `folders`, absolute paths with a slash at their end. Returns a sentence if that fails.
    QString write(bool isComplete, const QStringList &folders);

    QString index() const { return pathOf(QStringLiteral("index.html")); }

private:
    QString pathOf(const QString &file) const { return folder_ + u'/' + file; }
    void keepOthers();
    QJsonArray unusedPictures() const;

    QString folder_;
    QHash<QString, QJsonObject> earlier_; // the entries of the earlier page, by path
    QMap<QString, QJsonObject> pictures_; // its pictures, by name, with their maps' paths, whether or not it shows them
    QJsonArray entries_;
};

} // namespace commands
