#include "core/assets/foldertextures.h"

#include "core/assets/gamepalette.h"
#include "core/files/regularfile.h"
#include "core/format/formats.h"
#include "core/text.h"

#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool precedes(const QString &a, const QString &b)
{
    const int order = a.compare(b, Qt::CaseInsensitive);
    return order != 0 ? order < 0 : a < b;
}

// The palettes of all games, each searched for around a path.
class Palettes
{
public:
    Palettes(const QString &path, const QStringList &added)
    {
        for (const auto *format : bsp::formats())
            for (const auto *game : format->games)
                if (!game->folders.palette.empty() && !has(game->folders))
                    all_.push_back(std::make_unique<One>(path, game->folders, added));
    }
    // Applies the palette that the extension of the image's name selects, like GamePalette::color().
    QString color(Picture &picture, const QString &name) const
    {
        const auto *one = picture.hasPalette ? nullptr : find(name);
        return one ? one->palette.color(picture) : QString();
    }
    QStringList notices() const
    {
        QStringList sentences;
        for (const auto &one : all_)
            if (const auto notice = one->palette.notice(); !notice.isEmpty())
                sentences.append(notice);
        return sentences;
    }

private:
    struct One {
        One(const QString &path, const bsp::GameFolders &game, const QStringList &added)
            : folders(game), files(path, game, added), palette(files, game)
        {
        }
        const bsp::GameFolders &folders;
        GameFiles files;
        GamePalette palette;
    };
    // Returns whether all_ contains a game that looks for the same palette in the same folders.
    bool has(const bsp::GameFolders &game) const
    {
        return std::ranges::any_of(all_, [&game](const auto &each) {
            const auto &its = each->folders;
            return its.paletted == game.paletted && its.palette == game.palette && its.bases == game.bases;
        });
    }
    // Returns the game whose images have this name's extension. Of several, prefers one whose folders exist, then one whose
    // palette exists, then the first.
    const One *find(const QString &name) const
    {
        const auto ending = name.mid(std::max<qsizetype>(name.lastIndexOf(u'.'), 0)).toLower();
        const std::lock_guard lock(mutex_);
        if (const auto known = chosen_.constFind(ending); known != chosen_.constEnd())
            return *known;
        std::vector<const One *> fitting;
        for (const auto &each : all_)
            if (wordsOf(each->folders.paletted).contains(ending))
                fitting.push_back(each.get());
        auto one = fitting.begin();
        if (fitting.size() > 1) {
            one = std::ranges::find_if(fitting, [](const One *each) { return each->files.knowsGame(); });
            if (one == fitting.end())
                one = std::ranges::find_if(fitting, [](const One *each) { return each->palette.isThere(); });
            if (one == fitting.end())
                one = fitting.begin();
        }
        return *chosen_.insert(ending, one == fitting.end() ? nullptr : *one);
    }

    std::vector<std::unique_ptr<One>> all_;
    mutable std::mutex mutex_;
    mutable QHash<QString, const One *> chosen_; // by extension
};

class FolderTextures : public TextureSource
{
public:
    // Searches for palettes in `added` and around `path`. `names` are files in `place`.
    FolderTextures(const QString &path, const QStringList &added, std::unique_ptr<const SearchPlace> place, QStringList names);

    int count() const override { return static_cast<int>(names_.size()); }
    QString name(int index) const override { return names_[index]; }
    Texture load(int index) const override { return load(names_[index]); }
    Texture load(const QString &name) const override;
    QStringList notices() const override;
    QStringList places() const override { return {place_->path()}; }

private:
    std::unique_ptr<const SearchPlace> place_;
    QStringList names_;
    bool isCut_;
    Palettes palettes_;
};

FolderTextures::FolderTextures(const QString &path, const QStringList &added, std::unique_ptr<const SearchPlace> place,
                               QStringList names)
    : place_(std::move(place)), names_(std::move(names)), isCut_(names_.size() > mostFolderTextures), palettes_(path, added)
{
    std::ranges::sort(names_, precedes);
    if (isCut_)
        names_.resize(mostFolderTextures);
}

Texture FolderTextures::load(const QString &name) const
{
    Texture texture{.name = name};
    const auto path = place_->path() + u'/' + name;
    const auto bytes = std::ranges::binary_search(names_, name, precedes)
                           ? place_->read(name)
                           : Result<QByteArray>(Error{TextureText::tr("It is not one of the listed images.")});
    texture.readBytes = bytes ? bytes.value().size() : 0;
    auto picture = bytes ? readPicture(bytes.value(), name, {}) : Result<Picture>(Error{bytes.error()});
    if (!picture) {
        texture.tried = QStringList{path};
        texture.why = u"%1: %2"_s.arg(path, picture.error());
        return texture;
    }
    texture.picture = std::move(picture).value();
    texture.palette = palettes_.color(texture.picture, name);
    texture.size = texture.picture.size();
    texture.fileBytes = place_->packedSize(name);
    texture.source = path;
    return texture;
}

QStringList FolderTextures::notices() const
{
    auto sentences = palettes_.notices();
    if (isCut_)
        sentences.prepend(TextureText::tr("Only the first %1 images are listed; there are more.").arg(mostFolderTextures));
    return sentences;
}

QStringList picturesBelow(const QString &folder, const std::stop_token &stop)
{
    QStringList names;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    const auto start = folder.endsWith(u'/') ? folder.size() : folder.size() + 1;
    while (files.hasNext() && names.size() <= mostFolderTextures && !stop.stop_requested())
        if (const auto file = files.next(); isPictureName(file))
            names.append(file.mid(start));
    return names;
}

// Returns the names of an archive's images. Skips entries that find() does not return because another has the same name.
QStringList picturesIn(const Archive &archive, const std::stop_token &stop)
{
    QStringList names;
    for (const auto &entry : archive.entries()) {
        if (stop.stop_requested() || names.size() > mostFolderTextures)
            break;
        if (isPictureName(entry.name) && archive.find(entry.name) == &entry)
            names.append(entry.name);
    }
    return names;
}

} // namespace

Result<std::shared_ptr<const TextureSource>> folderTextures(const QString &path, const QStringList &added, std::stop_token stop)
{
    const QFileInfo info(path);
    const auto make = [&added](const QString &around, auto place, QStringList names) -> std::shared_ptr<const TextureSource> {
        return std::make_shared<FolderTextures>(around, added, std::move(place), std::move(names));
    };
    if (info.isDir()) {
        const auto folder = QDir::cleanPath(path);
        return make(folder, std::make_unique<SearchPlace>(folder, false), picturesBelow(folder, stop));
    }
    if (const auto file = openRegularFile(path); !file)
        return Error{file.error()};
    if (Archive::recognizes(path)) {
        auto archive = Archive::open(path);
        if (!archive)
            return Error{archive.error()};
        auto names = picturesIn(archive.value(), stop);
        const auto anyInside = path + u"/x"_s; // makes Palettes search the archive first
        return make(anyInside, std::make_unique<SearchPlace>(path, std::move(archive).value()), std::move(names));
    }
    if (!isPictureName(path))
        return Error{TextureText::tr("This is neither an archive nor an image. Images are recognised by their file extension "
                                     "(%1).")
                         .arg(pictureEndings().join(u", "_s))};
    return make(path, std::make_unique<SearchPlace>(info.path(), false), QStringList{info.fileName()});
}
