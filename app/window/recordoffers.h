// Asks what an edit of a record that several others share should change, and says why an edit is refused.
#pragma once

#include "core/document/recordeditor.h"

class NoticeBar;

class RecordOffers : public QObject
{
    Q_OBJECT
public:
    explicit RecordOffers(NoticeBar *notice);
    void setDocument(Document *document); // null: no map

private:
    void ask(const RecordEditor::Typed &typed, const std::vector<Users> &users);

    NoticeBar *notice_;
    Document *document_ = nullptr;
    quint64 changes_ = 0; // of the map; a question is about the map before the next one
};
