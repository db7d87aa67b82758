// The stages of a shader as rows, each with its text, a preview, and a check box that switches it off in the views. The
// shader is read in the background.
#pragma once

#include "core/document/document.h"
#include "core/document/latestwork.h"
#include "core/shading/shaderlist.h"

#include <QAbstractListModel>

class ShaderStagesModel : public QAbstractListModel
{
    Q_OBJECT
public:
    static constexpr int previewSide = 64; // pixels

    // The document has to outlive it.
    explicit ShaderStagesModel(Document &document, QObject *parent = nullptr);
    // `image`: a record of the derived images, as shaderImageOf() returns it; -1: none.
    void setImage(qint32 image);
    qint32 image() const { return image_; }
    // Returns null while the shader is being read, or without an image.
    const ListedShader *shader() const { return shader_ ? &*shader_ : nullptr; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    void shaderRead();

private:
    void read();
    void take(std::optional<ListedShader> shader);
    const ListedStage &stageAt(const QModelIndex &index) const { return shader_->stages[static_cast<size_t>(index.row())]; }

    Document &document_;
    qint32 image_ = -1;
    std::optional<ListedShader> shader_;
    LatestWork reading_;
};
