#include "core/document/columnloader.h"

#include "core/columns/columns.h"
#include "core/document/document.h"

#include <algorithm>

namespace
{

constexpr int settled = 300; // milliseconds without a change

} // namespace

ColumnLoader::ColumnLoader(const Document &document, QObject *parent) : QObject(parent), document_(document)
{
    renewing_.setSingleShot(true);
    renewing_.setInterval(settled);
    connect(&renewing_, &QTimer::timeout, this, [this] {
        for (const auto &[lump, work] : work_)
            begin(lump);
    });
}

void ColumnLoader::want(int lump)
{
    if (!document_.map().lump(lump).computed.empty() && !work_.contains(lump))
        begin(lump);
}

void ColumnLoader::renew()
{
    if (!work_.empty())
        renewing_.start();
}

void ColumnLoader::renew(int lump)
{
    if (work_.contains(lump))
        begin(lump);
}

void ColumnLoader::begin(int lump)
{
    work_[lump].run([map = document_.sharedMap(), lump](std::stop_token stop) { return computeColumns(*map, lump, stop); },
                    [this, lump](const QByteArray &records) { emit computed(lump, records); });
}

bool ColumnLoader::isBusy() const
{
    return renewing_.isActive()
           || std::ranges::any_of(work_, [](const auto &each) { return each.second.isRunning(); });
}
