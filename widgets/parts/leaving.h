// How what shows a document goes over to another.
#pragma once

#include "core/document/document.h"

// What a document tells, and its selection, what points at it, what is shown of it and its visibility, reaches `receiver`
// no more. Null: there is none.
inline void leaveDocument(Document *document, const QObject *receiver)
{
    if (!document)
        return;
    const std::initializer_list<const QObject *> senders{document, &document->selection(), &document->pointedAt(),
                                                         &document->shown(), &document->hiddenStages(), &document->vis()};
    for (const auto *sender : senders)
        QObject::disconnect(sender, nullptr, receiver, nullptr);
}
