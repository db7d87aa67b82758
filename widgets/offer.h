// What can be done about what a view says of itself: a button of the window's notice.
#pragma once

#include <QList>
#include <QString>

#include <functional>

struct Offer {
    QString text;
    std::function<void()> act;
};
