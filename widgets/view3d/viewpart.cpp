#include "widgets/view3d/viewpart.h"

#include "widgets/parts/leaving.h"

void ViewPart::follow(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
}
