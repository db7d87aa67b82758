#include "app/help/about.h"

#include <QApplication>
#include <QIcon>
#include <QMessageBox>

void showAbout(QWidget *window)
{
    auto *box = new QMessageBox(
        QMessageBox::NoIcon, QCoreApplication::translate("About", "About Lumpscope"),
        QCoreApplication::translate(
            "About", "<h3>Lumpscope %1</h3><p>Opens compiled maps of Quake, Hexen II, Quake II, Quake III Arena and "
                     "Half-Life and shows everything in them.</p><p>Qt %2, running with %3. MIT licence.</p>")
            .arg(QStringLiteral(LUMPSCOPE_VERSION), QStringLiteral(QT_VERSION_STR), QString::fromLatin1(qVersion())),
        QMessageBox::Close, window);
    box->setTextFormat(Qt::RichText);
    box->setIconPixmap(QApplication::windowIcon().pixmap(64));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}
