// The palette of a game's images that bring none: read when it is first asked for, from the file that its table names, or as
// the table has it.
// And what is said of textures, for whoever translates it.
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
    // `files` must live as long.
    GamePalette(const GameFiles &files, const bsp::GameFolders &game) : files_(files), game_(game) {}

    // Neutral grey where neither the file nor the table has them. Several threads may ask at once.
    const Palette &colors() const;
    // Gives them to an image that brings no palette, and tells where they are from, as a path or in words: empty where it brings
    // its own.
    QString color(Picture &picture) const;
    bool isThere() const; // as a file
    // Whether the palette is there but cannot be read, or missing where it is needed, and where it was looked for; empty: it was
    // not asked for, or it is fine.
    QString notice() const;

private:
    void read() const;

    const GameFiles &files_;
    const bsp::GameFolders &game_;
    mutable std::mutex mutex_;
    mutable Palette colors_; // empty: not asked for
    mutable QString source_, notice_;
};
