// Creates the layouts of the views.
#pragma once

#include <QBoxLayout>

// Creates a layout of `parent` with these margins and `spacing` pixels between its items; -1: the style's default.
template <typename Layout>
Layout *createLayout(QWidget *parent, const QMargins &margins = {}, int spacing = -1)
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}
