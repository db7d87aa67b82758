// Picks among overlapping things: the first click takes the nearest, each further click at the same position the one behind
// it, and after the last the nearest again.
#pragma once

#include <QApplication>
#include <QPoint>

class ClickDepth
{
public:
    // Returns the index, nearest first, of the thing among `count` that a click at `at` picks; 0 if there is none. A click
    // that `extends` the selection always picks the nearest.
    size_t next(QPoint at, size_t count, bool extends)
    {
        const bool isAgain = depth_ > 0 && !extends && (at - at_).manhattanLength() < QApplication::startDragDistance();
        depth_ = isAgain ? depth_ + 1 : 1;
        at_ = at;
        return count > 0 ? (depth_ - 1) % count : 0;
    }
    // Returns whether the last click was at the position of the one before.
    bool isRepeated() const { return depth_ > 1; }
    // Makes the next click pick the nearest. Call it when what is drawn at that position has changed.
    void forget() { depth_ = 0; }

private:
    QPoint at_;
    size_t depth_ = 0;
};
