// The texel of the texture that is shown which another view points at.
#include "core/geometry/textureplaces.h"
#include "widgets/images/imageview.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"

TexturePanel::~TexturePanel() = default;

void TexturePanel::markPointed()
{
    std::optional<QPointF> part;
    if (document_ && browsedPath().isEmpty() && document_->pointedAt().place().face >= 0) {
        if (!texturePlaces_)
            texturePlaces_ = std::make_unique<const TexturePlaces>(document_->map());
        const auto &pointed = document_->pointedAt().place();
        const auto place = texturePlaces_->at(static_cast<quint32>(pointed.face), pointed.place);
        if (place && place->image >= 0 && place->image == browser_->currentTexture())
            part = partOf(*place, view_->texture().size);
    }
    view_->setMarked(part);
}
