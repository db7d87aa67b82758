// Says over a 3D view how many stages of shaders are switched off, while any is.
#pragma once

#include "core/document/document.h"
#include "widgets/view3d/overlays/cornernotice.h"

class StagesNotice : public CornerNotice
{
    Q_OBJECT
public:
    explicit StagesNotice(QWidget *view);
    void setDocument(Document *document); // null: no map

private:
    void tell();

    Document *document_ = nullptr;
};
