// Shows the whole text of a cell that elides it, for selecting and copying. Its height fits the text, up to a few lines.
#pragma once

#include <QPlainTextEdit>

class FullText : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit FullText(const QString &accessibleName, QWidget *parent = nullptr);
    // Shows the text, or hides the widget if the text is empty.
    void showText(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();
};
