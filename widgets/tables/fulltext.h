// The whole text of a cell that cuts it off: as high as its few lines, to be selected and copied.
#pragma once

#include <QPlainTextEdit>

class FullText : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit FullText(const QString &accessibleName, QWidget *parent = nullptr);
    // Hides itself while there is nothing to show.
    void showText(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitHeight();
};
