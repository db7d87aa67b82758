#include "widgets/view3d/overlays/stagesnotice.h"

StagesNotice::StagesNotice(QWidget *view)
    : CornerNotice(tr("Show All Stages"), tr("Switch on all stages of all shaders that were switched off in the inspector"), view)
{
    connect(this, &CornerNotice::answered, this, [this] { document_->hiddenStages().showAll(); });
}

void StagesNotice::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    if (document_)
        connect(&document_->hiddenStages(), &HiddenStages::changed, this, &StagesNotice::tell);
    tell();
}

void StagesNotice::tell()
{
    const int count = document_ ? document_->hiddenStages().count() : 0;
    if (count > 0)
        say(tr("%n shader stages are switched off", nullptr, count));
    else
        end();
}
