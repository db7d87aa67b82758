// Draws a share as a bar below its number. Shares above 1 are in bold, and the bar is red where that is an error.
#pragma once

#include "widgets/parts/recordtable.h"

class ShareDelegate : public RecordDelegate
{
    Q_OBJECT
public:
    // `role` holds the share, from 0 to 1 or more; invalid: none. `faultRole` says whether it is an error.
    ShareDelegate(int role, int faultRole, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int role_, faultRole_;
};
