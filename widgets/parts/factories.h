// Creates labels and layouts of the views. QLabel interprets text that looks like HTML, and loads the images in it. Text from
// files must never be treated like that.
#pragma once

#include <QBoxLayout>
#include <QLabel>

// Creates a label that shows its text literally.
inline QLabel *createLabel(const QString &text, QWidget *parent = nullptr)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

inline QLabel *createLabel(QWidget *parent = nullptr) { return createLabel({}, parent); }

// Creates such a label for sentences, which wraps them.
inline QLabel *createSentence(const QString &text, QWidget *parent = nullptr)
{
    auto *label = createLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

inline QLabel *createSentence(QWidget *parent = nullptr) { return createSentence({}, parent); }

// Creates a label for sentences with links, as HTML. Callers must escape what comes from files.
inline QLabel *createHtmlLabel(QWidget *parent = nullptr)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setWordWrap(true);
    return label;
}

// Creates a layout of `parent` with these margins and `spacing` pixels between its items; -1: the style's default.
template <typename Layout>
Layout *createLayout(QWidget *parent, const QMargins &margins = {}, int spacing = -1)
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}
