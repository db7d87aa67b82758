#include "widgets/offer.h"

#include "core/document/document.h"

#include <QCoreApplication>
#include <QPointer>

Notice noticeOfEdit(Document &document, const QString &sentence, bool offersUndo)
{
    Notice notice{.sentence = sentence};
    notice.holds = [edited = QPointer(&document), at = document.undoStack().index()] {
        return edited && edited->undoStack().index() == at;
    };
    if (offersUndo)
        notice.offers.append(
            {QCoreApplication::translate("EditNotice", "Undo"), [edited = QPointer(&document), holds = notice.holds] {
                 if (holds())
                     edited->undo();
             }});
    return notice;
}
