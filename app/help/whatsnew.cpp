#include "app/help/whatsnew.h"

#include "app/help/releases.h"
#include "widgets/help/closedbrowser.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace
{

QString page(const QString &language)
{
    QString html;
    for (const auto &release : releases(language)) {
        html += u"<h3>%1</h3><ul>"_s.arg(QCoreApplication::translate("WhatIsNew", "Version %1, %2")
                                             .arg(release.version, QLocale().toString(release.date, QLocale::LongFormat)));
        for (const auto &change : release.changes)
            html += u"<li>%1</li>"_s.arg(change.toHtmlEscaped());
        html += u"</ul>"_s;
    }
    return html;
}

} // namespace

void showWhatIsNew(QWidget *window)
{
    const auto name = u"whatIsNew"_s;
    auto *dialog = window->findChild<QDialog *>(name);
    if (!dialog) {
        dialog = new QDialog(window);
        dialog->setObjectName(name);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setWindowTitle(QCoreApplication::translate("WhatIsNew", "What Is New in Lumpscope"));
        auto *text = new ClosedBrowser;
        text->setHtml(page(QLocale().uiLanguages().value(0).section(u'-', 0, 0)));
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
        QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
        auto *layout = new QVBoxLayout(dialog);
        layout->addWidget(text);
        layout->addWidget(buttons);
        dialog->resize(560, 420);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}
