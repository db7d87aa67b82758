#include "widgets/view3d/stagesnotice.h"

StagesNotice::StagesNotice(QWidget *view)
    : ViewNotice(tr("Show All Stages"), tr("Brings back all that is switched off in the inspector, of all shaders"), view)
{
    connect(this, &ViewNotice::answered, this, [this] { document_->hiddenStages().showAll(); });
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
        say(tr("%n stages of shaders are switched off", nullptr, count));
    else
        end();
}
