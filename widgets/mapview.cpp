#include "widgets/mapview.h"

void MapView::setContent(QWidget *content)
{
    content_ = content;
    auto policy = content->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // docks keep their size while it is hidden
    content->setSizePolicy(policy);
}

void MapView::setInFront(bool inFront)
{
    if (content_)
        content_->setVisible(inFront);
}
