#include "core/document/memoryfaults.h"

MemoryFaults &MemoryFaults::all()
{
    static MemoryFaults faults;
    return faults;
}

QString MemoryFaults::sentence()
{
    return tr("There is not enough memory for this. Close other programs, or a view that is not needed, and try again.");
}

void MemoryFaults::tell()
{
    QMetaObject::invokeMethod(
        this, [this] { emit occurred(sentence()); }, Qt::QueuedConnection);
}
