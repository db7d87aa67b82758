#include "widgets/images/imagedetails.h"

#include "core/files/regularfile.h"
#include "core/text.h"
#include "widgets/images/paletteview.h"
#include "widgets/parts/factories.h"
#include "widgets/parts/filedialogs.h"
#include "widgets/parts/recordtable.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QTableWidget>

using namespace Qt::StringLiterals;

namespace {

enum Entry { Game, Grey, File };             // of the palette box
constexpr qint64 mostPaletteFile = 16 << 20; // bytes; Quake II's colormap.pcx has 96,927

QString sizeText(QSize size) { return ImageDetails::tr("%1 x %2", "width and height").arg(size.width()).arg(size.height()); }

std::vector<HeaderField> rowsOf(const Texture &texture)
{
    std::vector<HeaderField> rows;
    const auto &picture = texture.picture;
    const auto add = [&rows](const QString &name, const QString &value) {
        if (!value.isEmpty())
            rows.push_back({name, value});
    };
    add(ImageDetails::tr("Name"), texture.name);
    if (!texture.isMissing()) {
        add(ImageDetails::tr("Kind"), picture.kind);
        add(ImageDetails::tr("Size"), sizeText(picture.size()));
    }
    if (!texture.size.isEmpty() && texture.size != picture.size())
        add(ImageDetails::tr("Size on faces"), sizeText(texture.size));
    add(ImageDetails::tr("Source"), texture.inMap ? ImageDetails::tr("the map itself") : texture.source);
    if (texture.shader) {
        add(ImageDetails::tr("Shader"), u"%1:%2"_s.arg(texture.shader->file).arg(texture.shader->line));
        add(ImageDetails::tr("Surface"), texture.shader->surfaceParms.join(u' '));
    }
    if (picture.isIndexed())
        add(ImageDetails::tr("Palette"), texture.palette.isEmpty() ? ImageDetails::tr("its own") : texture.palette);
    if (picture.transparent >= 0)
        add(ImageDetails::tr("Transparent"), ImageDetails::tr("index %1").arg(picture.transparent));
    rows.insert(rows.end(), picture.header.begin(), picture.header.end());
    return rows;
}

} // namespace

ImageDetails::ImageDetails(QWidget *parent)
    : QWidget(parent), layout_(new QBoxLayout(QBoxLayout::TopToBottom, this)), table_(new QTableWidget(0, 2, this)),
      colors_(new QWidget(this)), paletteView_(new PaletteView(colors_)), choice_(new QComboBox(colors_)),
      color_(createSentence(colors_))
{
    createTable();
    createColors();
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->addWidget(table_, 1);
    layout_->addWidget(colors_);
    connect(choice_, &QComboBox::activated, this, &ImageDetails::choose);
    connect(paletteView_, &PaletteView::highlightChanged, this, [this](int index) {
        nameColor();
        emit highlightChanged(index);
    });
}

void ImageDetails::createTable()
{
    table_->setHorizontalHeaderLabels({tr("Field"), tr("Value")}); // the header is hidden; screen readers read it
    table_->horizontalHeader()->hide();
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setMinimumSectionSize(0);
    setUpRows(table_, 6);
    table_->setShowGrid(true);
    table_->setMinimumWidth(80);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setAccessibleName(tr("Fields of the image"));
}

void ImageDetails::createColors()
{
    choice_->addItems({tr("The game's palette"), tr("Grey"), tr("From a file...")});
    choice_->setAccessibleName(tr("Palette for images without one"));
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice_->setMinimumContentsLength(8);
    color_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    color_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto *column = createLayout<QVBoxLayout>(colors_, {}, 3);
    column->addWidget(paletteView_, 1);
    column->addWidget(color_);
    column->addWidget(choice_);
}

void ImageDetails::setAcross(bool across)
{
    layout_->setDirection(across ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    layout_->setStretch(0, across ? 3 : 1);
    layout_->setStretch(1, across ? 2 : 1);
}

void ImageDetails::setTexture(const Texture &texture)
{
    const auto rows = rowsOf(texture);
    table_->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const auto &[name, value] = rows[static_cast<size_t>(row)];
        table_->setItem(row, 0, new QTableWidgetItem(name));
        auto *item = new QTableWidgetItem(value);
        item->setToolTip(asToolTip(value));
        table_->setItem(row, 1, item);
    }
    table_->resizeColumnToContents(0);
    choice_->setVisible(texture.picture.isIndexed() && !texture.picture.hasPalette);
}

void ImageDetails::setColors(const QList<QRgb> &colors, int transparent)
{
    colors_->setVisible(!colors.isEmpty());
    paletteView_->setColors(colors, transparent);
    nameColor();
}

void ImageDetails::setMarked(int index)
{
    paletteView_->setMarked(index);
    nameColor();
}

void ImageDetails::nameColor()
{
    const auto &colors = paletteView_->colors();
    const int index = paletteView_->marked() >= 0 ? paletteView_->marked() : paletteView_->highlighted();
    if (index < 0 || index >= colors.size())
        return color_->clear();
    const auto color = colors[index];
    auto text = tr("Index %1: red %2, green %3, blue %4").arg(index).arg(qRed(color)).arg(qGreen(color)).arg(qBlue(color));
    color_->setText(qAlpha(color) == 0 ? tr("%1 (transparent)").arg(text) : text);
}

void ImageDetails::choose(int entry)
{
    if (entry == File)
        return askForFile();
    chosen_ = entry == Grey ? neutralPalette() : Palette();
    entry_ = entry;
    emit paletteChosen();
}

void ImageDetails::askForFile()
{
    auto *dialog = createOpenDialog(this, tr("Choose a Palette File"), windowFolder(this),
                                    tr("Palettes (*.pcx *.lmp *.PCX *.LMP);;All files (*)"));
    connect(dialog, &QFileDialog::fileSelected, this, &ImageDetails::readPaletteFile);
    connect(dialog, &QDialog::finished, this, [this] { choice_->setCurrentIndex(entry_); });
    dialog->open();
}

bool ImageDetails::readPaletteFile(const QString &path)
{
    const auto file = openRegularFile(path);
    if (!file) {
        emit statusMessage(file.error());
        return false;
    }
    const auto palette = readPalette(file.value()->read(mostPaletteFile));
    if (!palette) {
        emit statusMessage(tr("%1: %2", "file name, and what is wrong with it").arg(QFileInfo(path).fileName(), palette.error()));
        return false;
    }
    chosen_ = palette.value();
    entry_ = File;
    choice_->setItemText(File, tr("From %1...").arg(QFileInfo(path).fileName()));
    choice_->setCurrentIndex(File);
    emit paletteChosen();
    return true;
}
