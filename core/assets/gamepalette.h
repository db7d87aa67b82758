// The palette for a game's images that have none of their own. It is read on first use from the file that the game's table
// names, or taken from the table. Also the translation context of messages about textures.
#pragma once

#include "core/assets/gamefiles.h"
#include "core/images/picture.h"

#include <QCoreApplication>

struct TextureText {
    Q_DECLARE_TR_FUNCTIONS(Textures)
};

class GamePalette
{
public:
    // `files` must outlive this.
    GamePalette(const GameFiles &files, const bsp::GameFolders &game) : files_(files), game_(game) {}

    // Returns the colours; neutral grey if neither the file nor the table has them. Thread-safe.
    const Palette &colors() const;
    // Applies the colours to an indexed image without a palette of its own, and returns their source, as a path or in words.
    // Returns an empty text for any other image.
    QString color(Picture &picture) const;
    bool isThere() const; // whether the file exists
    // Returns a sentence that the palette cannot be read, or is needed but missing, and where it was searched for. Empty if
    // there is no problem or it was not needed so far.
    QString notice() const;

private:
    void read() const;

    const GameFiles &files_;
    const bsp::GameFolders &game_;
    mutable std::mutex mutex_;
    mutable Palette colors_; // empty: not read yet
    mutable QString source_, notice_;
};
