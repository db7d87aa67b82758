#include "core/document/columnloader.h"

#include "core/columns/columns.h"
#include "core/document/maptables.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int settled = 300; // milliseconds without a change

} // namespace

ColumnLoader::ColumnLoader(const MapTables &tables, QObject *parent) : QObject(parent), tables_(tables)
{
    renewing_.setSingleShot(true);
    renewing_.setInterval(settled);
    connect(&renewing_, &QTimer::timeout, this, [this] {
        for (const int lump : std::exchange(stale_, {}))
            begin(lump);
    });
}

void ColumnLoader::follow(const MapChange &change)
{
    for (const auto &[lump, work] : work_)
        if (const auto columns = columnsOf(tables_.map().format(), lump); columns && depends(*columns, tables_.map(), change))
            stale_.insert(lump);
    if (!stale_.empty())
        renewing_.start();
}

void ColumnLoader::want(int lump)
{
    if (!tables_.map().lump(lump).computed.empty() && (!work_.contains(lump) || hasFailed(lump)))
        begin(lump);
}

void ColumnLoader::renew()
{
    for (const auto &[lump, work] : work_)
        begin(lump);
}

void ColumnLoader::begin(int lump)
{
    failed_.erase(lump);
    work_[lump].run([map = tables_.sharedMap(), lump](std::stop_token stop) { return computeColumns(*map, lump, stop); },
                    [this, lump](const QByteArray &records) { emit computed(lump, records); },
                    [this, lump] {
                        failed_.insert(lump);
                        emit failed(lump);
                    });
}

bool ColumnLoader::isBusy() const
{
    return renewing_.isActive() || std::ranges::any_of(work_, [](const auto &each) { return each.second.isRunning(); });
}
