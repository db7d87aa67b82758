#include "app/opening/openas.h"

#include "app/opening/opening.h"
#include "app/window/mainwindow.h"
#include "core/document/document.h"
#include "core/text.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace
{

struct OpenAsText {
    Q_DECLARE_TR_FUNCTIONS(OpenAs)
};

// Returns a format's name and id: two formats may share a name.
QString formatTextOf(const bsp::Format &format) { return u"%1 (%2)"_s.arg(fromView(format.name), fromView(format.id)); }

// Opens the file that was just refused, as long as the notice shows that; else asks for a file.
void askForFile(MainWindow *window, const bsp::Format &format)
{
    if (const auto refused = window->refusedFile(); !refused.isEmpty())
        return window->openAs(refused, format);
    auto *question = fileQuestion(window, window->folder());
    question->setWindowTitle(OpenAsText::tr("Open a Map as %1").arg(formatTextOf(format)));
    if (const auto *document = window->document(); document && QFileInfo(document->file()).isFile())
        question->selectFile(document->file());
    QObject::connect(question, &QFileDialog::fileSelected, window,
                     [window, &format](const QString &path) { window->openAs(path, format); });
    question->open();
}

} // namespace

void setUpOpenAs(QAction *action, MainWindow *window)
{
    auto *menu = new QMenu(window);
    int number = 0;
    for (const bsp::Format *format : bsp::formats())
        QObject::connect(menu->addAction((++number < 10 ? u"&%1 "_s.arg(number) : QString()) + formatTextOf(*format)),
                         &QAction::triggered, window, [window, format] { askForFile(window, *format); });
    action->setMenu(menu);
    QObject::connect(action, &QAction::triggered, menu, [menu, window] { // by the shortcut
        menu->popup(window->mapToGlobal(QPoint(window->width() / 3, window->height() / 3)));
        menu->setActiveAction(menu->actions().first());
    });
}
