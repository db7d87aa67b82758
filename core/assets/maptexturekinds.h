// The textures of maps by kind of format; only mapTextures() uses this.
#pragma once

#include "core/assets/gamepalette.h"
#include "core/assets/maptextures.h"
#include "core/map/mapfile.h"

#include <QHash>

// The common base: the map's texture names, and the search for an image in the game's files.
class MapTextures : public TextureSource
{
public:
    MapTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files);

    int count() const override { return static_cast<int>(names_.size()); }
    QString name(int index) const override { return names_[index]; }
    Texture load(const QString &name) const override;
    using TextureSource::load;
    Palette colors() const override { return palette_.colors(); }
    int firstFullBright() const override { return map_->game().firstFullBright; }
    QStringList notices() const override;
    QStringList places() const override { return files_->places(); }

protected:
    const MapFile &map() const { return *map_; }
    const GameFiles &files() const { return *files_; }
    const GamePalette &palette() const { return palette_; }
    int indexOf(const QString &name) const { return indexes_.value(name.toLower(), -1); }
    // Loads a texture whose name is not in the map.
    virtual Texture loadOther(const QString &name) const = 0;

    // Reads an image of the game into the texture's picture and source. If that fails, returns false, and records in the
    // texture where the image was searched for, or what is wrong with its file.
    bool take(Texture &texture, const QString &name) const;
    // Does the same with a lump of the WADs.
    bool takeLump(Texture &texture, const QString &name) const;

private:
    using Tried = QStringList (GameFiles::*)(const QString &name) const;
    bool take(Texture &texture, const QString &name, const std::optional<GameFile> &file, Tried tried) const;

    std::shared_ptr<const MapFile> map_;
    std::shared_ptr<const GameFiles> files_;
    GamePalette palette_;
    QStringList names_;
    QHash<QString, int> indexes_; // by lower-case name; of equal names the first
};

using MapTexturesPointer = std::shared_ptr<const TextureSource>;
MapTexturesPointer texinfoTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files);
MapTexturesPointer miptexTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files);
MapTexturesPointer shaderTextures(std::shared_ptr<const MapFile> map, std::shared_ptr<const GameFiles> files);
