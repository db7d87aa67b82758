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
        const int entities = document_.map().format().roles.entityList;
        for (const auto &[lump, work] : work_)
            if (std::ranges::count(document_.map().lump(lump).computed, entities, &bsp::Field::target) > 0)
                begin(lump);
    });
}

void ColumnLoader::want(int lump)
{
    if (!document_.map().lump(lump).computed.empty() && (!work_.contains(lump) || hasFailed(lump)))
        begin(lump);
}

void ColumnLoader::renew()
{
    for (const auto &[lump, work] : work_)
        begin(lump);
}

void ColumnLoader::renew(int lump)
{
    if (work_.contains(lump))
        begin(lump);
}

void ColumnLoader::begin(int lump)
{
    failed_.erase(lump);
    work_[lump].run(
        [map = document_.sharedMap(), lump](std::stop_token stop) { return computeColumns(*map, lump, stop); },
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
