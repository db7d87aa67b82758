#include "core/compare/pageplace.h"

std::optional<PagePlace> pagePlaceOf(const bsp::Format &format, bsp::FieldRef field)
{
    const auto &columns = format.columns;
    const int layers = format.lightLayers.most;
    // Returns the number of the field from `first` on; -1: it is not among `count` fields.
    const auto numberFrom = [field](bsp::FieldRef first, int count) {
        const bool isAmong = first.lump != bsp::none && field.lump == first.lump && field.field >= first.field
                             && field.field < first.field + count;
        return isAmong ? field.field - first.field : -1;
    };
    if (const int number = numberFrom(columns.vertexPage, 2 * layers); number >= 0)
        return PagePlace{number / 2, number % 2};
    if (const int layer = numberFrom(columns.facePageX, layers); layer >= 0)
        return PagePlace{layer, 0};
    if (const int layer = numberFrom(columns.facePageY, layers); layer >= 0)
        return PagePlace{layer, 1};
    return {};
}
