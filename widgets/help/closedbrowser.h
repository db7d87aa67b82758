// A browser of pages that the program makes itself. It loads nothing that they name, neither from the disk nor from a network,
// and leaves their links to whoever owns it.
#pragma once

#include <QImage>
#include <QTextBrowser>

class ClosedBrowser : public QTextBrowser
{
public:
    explicit ClosedBrowser(QWidget *parent = nullptr) : QTextBrowser(parent) { setOpenLinks(false); }

protected:
    // Nothing, but a valid nothing: for an invalid one Qt reads the file itself.
    QVariant loadResource(int type, const QUrl &) override
    {
        QImage pixel(1, 1, QImage::Format_Alpha8);
        pixel.fill(Qt::transparent);
        return type == QTextDocument::ImageResource ? QVariant(pixel) : QVariant(QByteArray());
    }
};
