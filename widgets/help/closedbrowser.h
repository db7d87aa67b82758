// A browser for pages that the program makes itself. It loads nothing that they refer to, from disk or network, and leaves
// their links to its owner.
#pragma once

#include <QImage>
#include <QTextBrowser>

class ClosedBrowser : public QTextBrowser
{
public:
    explicit ClosedBrowser(QWidget *parent = nullptr) : QTextBrowser(parent) { setOpenLinks(false); }

protected:
    // Returns empty but valid data: for an invalid variant, Qt reads the file itself.
    QVariant loadResource(int type, const QUrl &) override
    {
        QImage pixel(1, 1, QImage::Format_Alpha8);
        pixel.fill(Qt::transparent);
        return type == QTextDocument::ImageResource ? QVariant(pixel) : QVariant(QByteArray());
    }
};
