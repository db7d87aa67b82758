// What all layouts of the views are begun with.
#pragma once

#include <QBoxLayout>

// A layout of `parent` with these margins, and `spacing` pixels between its items; -1: as many as the style wants.
template <typename Layout>
Layout *createLayout(QWidget *parent, const QMargins &margins = {}, int spacing = -1)
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}
