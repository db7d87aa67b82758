#include "widgets/mapview.h"

void MapView::setContent(QWidget *content)
{
    content_ = content;
    auto policy = content->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // docks do not move while it comes and goes
    content->setSizePolicy(policy);
}

void MapView::setInFront(bool inFront)
{
    if (content_)
        content_->setVisible(inFront);
}
