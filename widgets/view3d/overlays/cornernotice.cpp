#include "widgets/view3d/overlays/cornernotice.h"

#include "widgets/parts/factories.h"

#include <QApplication>
#include <QPushButton>

namespace {

constexpr int noticeMargin = 8, noticeGap = 4; // pixels, from the view's edges and from one to the next

} // namespace

CornerNotice::CornerNotice(const QString &answer, const QString &toolTip, QWidget *view) : QFrame(view), sentence_(createLabel())
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_NoMousePropagation); // a click beside the button must not reach the map behind
    auto *button = new QPushButton(answer);
    button->setToolTip(toolTip);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, &CornerNotice::answered);
    auto *line = createLayout<QHBoxLayout>(this, {8, 3, 4, 3});
    line->addWidget(sentence_);
    line->addWidget(button);
    hide();
}

void CornerNotice::say(const QString &sentence)
{
    sentence_->setText(sentence);
    adjustSize();
    if (isHidden()) {
        show();
        raise();
    }
    arrange(*parentWidget());
}

void CornerNotice::end()
{
    if (isAncestorOf(QApplication::focusWidget()))
        parentWidget()->setFocus(); // before its button is hidden
    hide();
    arrange(*parentWidget());
}

void CornerNotice::arrange(const QWidget &view)
{
    int y = noticeMargin;
    for (auto *notice : view.findChildren<CornerNotice *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (notice->isHidden())
            continue;
        notice->move(noticeMargin, y);
        y += notice->height() + noticeGap;
    }
}
