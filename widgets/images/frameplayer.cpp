#include "widgets/images/frameplayer.h"

#include "core/shading/texturemotion.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr qint64 mostKept = 256 << 20; // bytes of loaded frames
constexpr int shortestTick = 10;       // milliseconds
constexpr int longestTick = 60'000;

} // namespace

FramePlayer::FramePlayer(QObject *parent) : QObject(parent)
{
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &FramePlayer::tick);
}

void FramePlayer::setTexture(const Texture &texture)
{
    work_.cancel();
    timer_.stop();
    names_ = texture.frames;
    framesPerSecond_ = texture.framesPerSecond;
    loaded_.clear();
    bytes_ = 0;
    current_ = 0;
    before_ = 0;
    keep(0, texture.picture);
    start();
}

void FramePlayer::start()
{
    if (!playing_ || !canPlay())
        return;
    clock_.start();
    if (watched_)
        tick();
}

void FramePlayer::setWatched(bool watched)
{
    if (watched_ == watched)
        return;
    watched_ = watched;
    timer_.stop();
    if (watched_ && playing_ && canPlay())
        tick();
}

bool FramePlayer::canPlay() const { return count() > 1 && framesPerSecond_ > 0 && std::isfinite(framesPerSecond_); }

void FramePlayer::setPlaying(bool playing)
{
    if (playing_ == playing)
        return;
    playing_ = playing;
    timer_.stop();
    if (canPlay())
        before_ = current_ / framesPerSecond_;
    start();
    emit playingChanged(playing_);
}

void FramePlayer::step(int by)
{
    setPlaying(false);
    if (count() > 1)
        go(((current_ + by) % count() + count()) % count());
}

void FramePlayer::tick()
{
    constexpr double rounding = 1e-6; // of a frame: a whole number of frames must not fall short by rounding
    const double played = before_ + static_cast<double>(clock_.elapsed()) / 1000 + rounding / framesPerSecond_;
    const double next = (std::floor(played * framesPerSecond_) + 1) / framesPerSecond_ - played;
    timer_.start(std::clamp(static_cast<int>(std::min(std::ceil(next * 1000), double{longestTick})), shortestTick, longestTick));
    if (const int frame = frameAt(played, framesPerSecond_, count()); frame != current_)
        go(frame);
}

void FramePlayer::go(int frame)
{
    current_ = frame;
    emit currentChanged(frame);
    if (loaded_.contains(frame))
        return deliver(frame);
    if (!loader_ || work_.isRunning()) // slow frames are skipped; cancelling each load would never show one
        return;
    work_.run(
        [loader = loader_, name = names_[static_cast<size_t>(frame)]](const std::stop_token &) { return loader(name).picture; },
        [this, frame](const Picture &picture) {
            keep(frame, picture);
            if (current_ == frame)
                deliver(frame);
            else if (!playing_)
                go(current_);
        });
}

void FramePlayer::deliver(int frame) { emit frameLoaded(frame, loaded_.at(frame)); }

void FramePlayer::keep(int frame, const Picture &picture)
{
    qint64 bytes = 0;
    for (const auto &mip : picture.mips)
        bytes += mip.sizeInBytes();
    if (bytes_ + bytes > mostKept) {
        loaded_.clear();
        bytes_ = 0;
    }
    bytes_ += bytes;
    loaded_[frame] = picture;
}
