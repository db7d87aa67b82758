#include "core/where/worldleafs.h"

std::vector<bool> worldLeafs(const MapFile &map)
{
    const auto &columns = map.format().columns;
    const Column children[] = {map.column(columns.nodeFront), map.column(columns.nodeBack)};
    const quint32 nodes = children[0].count(), leafs = map.recordCount(map.format().roles.leafs);
    std::vector<bool> isReached(leafs), isWalked(nodes);
    std::vector<quint32> open;
    if (nodes > 0)
        open.push_back(0);
    bool isWhole = nodes > 0;
    while (!open.empty() && isWhole) {
        const quint32 node = open.back();
        open.pop_back();
        isWhole = !isWalked[node];
        isWalked[node] = true;
        for (const auto &column : children) {
            const qint64 child = column.integer(node), leaf = ~child;
            if (child >= 0 && child < nodes)
                open.push_back(static_cast<quint32>(child));
            else if (child < 0 && leaf < leafs)
                isReached[static_cast<size_t>(leaf)] = true;
            else
                isWhole = false;
        }
    }
    return isWhole ? isReached : std::vector<bool>(leafs, true);
}
