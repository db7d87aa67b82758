#include "widgets/tables/shaderview.h"

#include "core/document/shaderstagesmodel.h"
#include "widgets/parts/factories.h"

#include <QListView>
#include <QPushButton>
#include <QStyledItemDelegate>

#include <algorithm>

namespace {

QString placeOf(const ListedShader &shader)
{
    return shader.file.isEmpty() ? ShaderView::tr("No script defines this shader: the engine draws the image with its name.")
                                 : ShaderView::tr("%1, line %2", "a script").arg(shader.file, QString::number(shader.line));
}

// Returns whether views draw the shader without its stages, because a stage that is not switched off lacks its image. Skies are
// drawn without the image instead.
bool isDrawnPlainly(const ListedShader &shader, const HiddenStages &hidden)
{
    return !shader.isSky && shader.stages.size() > 1 && std::ranges::any_of(shader.stages, [&](const ListedStage &stage) {
        return stage.found.contains(QString()) && !hidden.isHidden(shader.image, stage.number);
    });
}

QString allWordsOf(const ListedShader &shader, const HiddenStages &hidden)
{
    QStringList lines{shader.words.join(u"; ")};
    if (const auto &[why, stopsGame] = shader.rejection; !why.isEmpty())
        lines.append((stopsGame ? ShaderView::tr("The game stops at this shader while loading the map. %1")
                                : ShaderView::tr("The game rejects this shader and draws its default image. %1"))
                         .arg(why));
    if (!shader.ignored.isEmpty())
        lines.append(ShaderView::tr("Not drawn here: %1").arg(shader.ignored.join(u", ")));
    if (shader.stages.empty() && !shader.isSky && shader.rejection.why.isEmpty())
        lines.append(ShaderView::tr("The shader has no stages: only its fog is drawn."));
    if (isDrawnPlainly(shader, hidden))
        lines.append(ShaderView::tr("An image is missing: the 3D view draws the shader without its stages until you switch "
                                    "off the stage with that image."));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

// Keeps rows no wider than the list, so that their text wraps. The style computes their height from the wrapped lines.
class StageDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto size = QStyledItemDelegate::sizeHint(option, index);
        return option.rect.isValid() ? QSize(std::min(size.width(), option.rect.width()), size.height()) : size;
    }

    // Lets a path break after each of its parts; as one long word, it would be cut off.
    QString displayText(const QVariant &value, const QLocale &locale) const override
    {
        constexpr char16_t mayBreak = 0x200b; // zero width space
        auto text = QStyledItemDelegate::displayText(value, locale);
        for (const auto end : {u'/', u'_'})
            text.replace(QChar(end), QString(QChar(end)) + QChar(mayBreak));
        return text;
    }
};

} // namespace

ShaderView::ShaderView(QWidget *parent)
    : QWidget(parent), place_(createSentence()), words_(createSentence()), stages_(new QListView),
      showAll_(new QPushButton(tr("Show All Stages")))
{
    for (auto *label : {place_, words_})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    place_->setAccessibleName(tr("The shader and its script"));
    words_->setAccessibleName(tr("Properties of the whole shader"));
    stages_->setAccessibleName(tr("Stages of the shader"));
    stages_->setIconSize({ShaderStagesModel::previewSide, ShaderStagesModel::previewSide});
    stages_->setItemDelegate(new StageDelegate(stages_));
    stages_->setWordWrap(true);
    stages_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    stages_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    stages_->setAlternatingRowColors(true);
    stages_->setMinimumHeight(stages_->iconSize().height());
    showAll_->setToolTip(tr("Switch all stages of all shaders back on"));
    showAll_->setEnabled(false);
    connect(showAll_, &QPushButton::clicked, this, [this] { document_->hiddenStages().showAll(); });
    auto *layout = createLayout<QVBoxLayout>(this, {}, 2);
    layout->addWidget(place_);
    layout->addWidget(words_);
    layout->addWidget(stages_, 1);
    layout->addWidget(showAll_, 0, Qt::AlignLeft);
    hide();
}

void ShaderView::setDocument(Document *document)
{
    leaveDocument(document_, this);
    document_ = document;
    delete model_;
    model_ = document ? new ShaderStagesModel(*document, this) : nullptr;
    stages_->setModel(model_);
    hide();
    if (!document)
        return;
    const auto tellAll = [this] {
        showAll_->setEnabled(!document_->hiddenStages().all().isEmpty());
        tellWords();
    };
    connect(model_, &ShaderStagesModel::shaderRead, this, &ShaderView::tell);
    connect(&document->hiddenStages(), &HiddenStages::changed, this, tellAll);
    tellAll();
}

void ShaderView::setRecord(RecordRef record)
{
    const auto image = document_ ? shaderImageOf(document_->references(), record) : -1;
    if (model_)
        model_->setImage(image);
    setVisible(image >= 0);
}

void ShaderView::tell()
{
    const auto *shader = model_->shader();
    place_->setText(shader ? shader->name + u'\n' + placeOf(*shader) : QString());
    tellWords();
    stages_->setVisible(!shader || !shader->stages.empty());
    if (shader && !shader->stages.empty())
        stages_->setCurrentIndex(model_->index(0)); // for the keyboard
}

void ShaderView::tellWords()
{
    const auto *shader = model_->shader();
    words_->setText(shader ? allWordsOf(*shader, document_->hiddenStages()) : QString());
    words_->setVisible(!words_->text().isEmpty());
}
