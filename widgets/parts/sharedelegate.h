// Draws a share of something as a bar below its number; what is over stands in bold as well, and its bar is red where that
// is a fault.
#pragma once

#include "widgets/parts/recorddelegate.h"

class ShareDelegate : public RecordDelegate
{
    Q_OBJECT
public:
    // `role` has the share, from 0 to 1 and more; invalid: there is none. `faultRole` tells whether it is a fault.
    ShareDelegate(int role, int faultRole, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int role_, faultRole_;
};
