// A click chooses what is nearest; again at the same place what lies behind it, and in the end the nearest again.
#pragma once

#include <QApplication>
#include <QPoint>

class ClickDepth
{
public:
    // Which of `count` things below that place, the nearest first, a click there means; 0 where there is none. One
    // that `extends` what is chosen always means the nearest.
    size_t next(QPoint at, size_t count, bool extends)
    {
        const bool isAgain = depth_ > 0 && !extends && (at - at_).manhattanLength() < QApplication::startDragDistance();
        depth_ = isAgain ? depth_ + 1 : 1;
        at_ = at;
        return count > 0 ? (depth_ - 1) % count : 0;
    }
    // Whether the last click was at the place of the one before.
    bool isRepeated() const { return depth_ > 1; }
    // What is seen there is another now.
    void forget() { depth_ = 0; }

private:
    QPoint at_;
    size_t depth_ = 0;
};
