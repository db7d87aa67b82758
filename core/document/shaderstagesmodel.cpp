#include "core/document/shaderstagesmodel.h"

#include "core/text.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace {

QString linesOf(const ListedStage &stage)
{
    QStringList lines = stage.words;
    if (lines.isEmpty())
        lines.append(ShaderStagesModel::tr("The texture image, lit by the lightmap or by vertex light"));
    for (qsizetype i = 0; i < stage.images.size(); ++i)
        lines.append(stage.found[i].isEmpty() ? ShaderStagesModel::tr("%1: not found").arg(stage.images[i]) : stage.found[i]);
    return (lines + stage.remarks).join(u'\n');
}

QString toolTipOf(const ListedStage &stage)
{
    auto lines = linesOf(stage);
    if (stage.group >= 0)
        lines += u"\n\n"_s
                 + ShaderStagesModel::tr("Clear the check box to hide this stage in the 3D view (only in modes that show "
                                         "textures and light).");
    return asToolTip(lines);
}

} // namespace

ShaderStagesModel::ShaderStagesModel(Document &document, QObject *parent) : QAbstractListModel(parent), document_(document)
{
    connect(&document.hiddenStages(), &HiddenStages::changed, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
    });
    connect(&document, &Document::gameFilesChanged, this, &ShaderStagesModel::read);
}

void ShaderStagesModel::setImage(qint32 image)
{
    if (image == std::exchange(image_, image))
        return;
    read();
}

void ShaderStagesModel::read()
{
    reading_.cancel();
    take({});
    const auto &textures = document_.textures();
    if (image_ < 0 || image_ >= textures->count()) // there may be fewer since an edit
        return;
    reading_.run([textures, image = image_](std::stop_token stop) { return listShader(*textures, image, previewSide, stop); },
                 [this](ListedShader shader) { take(std::move(shader)); });
}

void ShaderStagesModel::take(std::optional<ListedShader> shader)
{
    beginResetModel();
    shader_ = std::move(shader);
    endResetModel();
    emit shaderRead();
}

int ShaderStagesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !shader_ ? 0 : static_cast<int>(shader_->stages.size());
}

QVariant ShaderStagesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto &stage = stageAt(index);
    if (role == Qt::DisplayRole)
        return linesOf(stage);
    if (role == Qt::ToolTipRole)
        return toolTipOf(stage);
    if (role == Qt::AccessibleTextRole)
        return tr("Stage %1: %2").arg(QString::number(stage.number + 1), linesOf(stage));
    if (role == Qt::DecorationRole && !stage.preview.isNull())
        return stage.preview;
    if (role == Qt::CheckStateRole && stage.group >= 0)
        return document_.hiddenStages().isHidden(image_, stage.number) ? Qt::Unchecked : Qt::Checked;
    return {};
}

// Gives a check box only to stages that can be drawn.
Qt::ItemFlags ShaderStagesModel::flags(const QModelIndex &index) const
{
    auto flags = QAbstractListModel::flags(index);
    flags.setFlag(Qt::ItemIsUserCheckable, index.isValid() && stageAt(index).group >= 0);
    return flags;
}

bool ShaderStagesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    document_.hiddenStages().setHidden(image_, stageAt(index).number, value.toInt() == Qt::Unchecked);
    return true;
}
