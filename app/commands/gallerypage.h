// The files of the page that `gallery` makes: index.html with its script and style, the data in maps.js, and pictures.
#pragma once

#include <QHash>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

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
    // Writes the page. `isComplete`: all maps were added, and pictures of maps that the page no longer has are removed;
    // otherwise maps of the earlier page are kept. Returns a sentence if that fails.
    QString write(bool isComplete);

    QString index() const { return pathOf(QStringLiteral("index.html")); }

private:
    QString pathOf(const QString &file) const { return folder_ + u'/' + file; }
    void keepOthers();
    void removeOthers() const;

    QString folder_;
    QHash<QString, QJsonObject> earlier_; // the entries of the earlier page, by path
    QHash<QString, QString> stamps_;      // of its pictures, by name
    QJsonArray entries_;
};

} // namespace commands
