#include "core/entities/modelorigin.h"

#include "core/entities/edits.h"

#include <QList>

#include <array>

Point originOfFace(const References &references, quint32 face)
{
    const auto &map = references.map();
    const auto &roles = map.format().roles;
    const auto source = map.entitySource();
    Point origin{};
    for (const quint32 entity : references.project(std::array{face}, roles.faces, roles.entityList)) {
        if (!edits::valueOf(source, static_cast<qint32>(entity), "model").startsWith('*'))
            continue;
        const auto value = edits::valueOf(source, static_cast<qint32>(entity), "origin").toByteArray().simplified();
        const auto parts = value.split(' ');
        for (qsizetype i = 0; i < 3 && i < parts.size(); ++i)
            origin[static_cast<size_t>(i)] = parts[i].toDouble();
        break;
    }
    return origin;
}
