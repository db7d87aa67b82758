// Plays an animated texture as the engines do. Its frames are loaded in the background as their turn comes.
#pragma once

#include "core/assets/texture.h"
#include "core/document/latestwork.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <map>

class FramePlayer : public QObject
{
    Q_OBJECT
public:
    // Loads one of Texture::frames; called on a worker thread.
    using Loader = std::function<Texture(const QString &name)>;

    explicit FramePlayer(QObject *parent = nullptr);
    void setLoader(Loader loader) { loader_ = std::move(loader); }
    // Continues to play if it was playing. Takes the texture's own picture as the first frame.
    void setTexture(const Texture &texture);

    int count() const { return static_cast<int>(names_.size()); } // 1 or less: not animated
    int current() const { return current_; }                      // the frame that is due, loaded or not
    bool canPlay() const;
    bool isPlaying() const { return playing_; }
    void setPlaying(bool playing);
    void step(int by); // and pauses
    // Sets whether the player is visible. While it is not, time passes, but no frame is shown or loaded.
    void setWatched(bool watched);
    qint64 keptBytes() const { return bytes_; } // of loaded frames

signals:
    // `picture` has no mips if the frame is missing.
    void frameLoaded(int frame, const Picture &picture);
    void currentChanged(int frame);
    void playingChanged(bool playing);

private:
    void start();
    void tick();
    void go(int frame);
    void deliver(int frame);
    void keep(int frame, const Picture &picture);

    Loader loader_;
    std::vector<QString> names_;
    double framesPerSecond_ = 0;
    std::map<int, Picture> loaded_;
    qint64 bytes_ = 0; // taken by loaded_
    int current_ = 0;
    bool playing_ = false, watched_ = true;
    double before_ = 0; // seconds played until the clock was started
    QElapsedTimer clock_;
    QTimer timer_;
    LatestWork work_;
};
