// The labels of the views. QLabel interprets text that looks like HTML, and loads the images in it. Text from files
// must never be treated like that.
#pragma once

#include <QLabel>

// Creates a label that shows its text literally.
inline QLabel *createLabel(const QString &text, QWidget *parent = nullptr)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

inline QLabel *createLabel(QWidget *parent = nullptr) { return createLabel({}, parent); }

// Creates a label for sentences with links, as HTML. Callers must escape what comes from files.
inline QLabel *createHtmlLabel(QWidget *parent = nullptr)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setWordWrap(true);
    return label;
}
