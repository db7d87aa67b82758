#include "app/menus/textcodemenu.h"

#include "app/settings.h"

#include <QActionGroup>
#include <QMenu>

#include <array>

namespace {

constexpr std::array<std::optional<TextCode>, 3> choices{std::nullopt, TextCode::Utf8, TextCode::Latin1};

QString idOf(std::optional<TextCode> code) { return code ? nameOf(*code) : QString(); }

} // namespace

TextCodeMenu::TextCodeMenu(Settings &settings, QMenu *menu, QObject *parent) : QObject(parent), settings_(settings)
{
    auto *own = menu->addMenu(tr("Enco&ding of Entities"));
    auto *group = new QActionGroup(this);
    const std::array tips{tr("Read the entity text as UTF-8 if it is valid UTF-8 and not plain ASCII, otherwise as Latin-1"),
                          tr("Show and edit the entity text as UTF-8; invalid bytes stay unchanged"),
                          tr("Show and edit the entity text as Latin-1, one byte per character")};
    for (size_t i = 0; i < choices.size(); ++i) {
        const auto code = choices[i];
        auto *action = own->addAction(code ? u'&' + nameOf(*code) : tr("&Automatic"), this, [this, code] { choose(code); });
        action->setStatusTip(tips[i]);
        action->setCheckable(true);
        group->addAction(action);
        actions_.append(action);
    }
    connect(own, &QMenu::aboutToShow, this, &TextCodeMenu::show);
}

void TextCodeMenu::adopt(Document &document) const
{
    const auto id = settings_.textCode(document.path());
    for (const auto code : choices)
        if (idOf(code) == id)
            document.setTextCode(code);
}

void TextCodeMenu::setDocument(Document *document)
{
    document_ = document;
    if (document)
        connect(document, &Document::saved, this, &TextCodeMenu::keep); // perhaps under another name
    show();
}

void TextCodeMenu::choose(std::optional<TextCode> code)
{
    if (!document_)
        return;
    document_->setTextCode(code);
    keep();
}

void TextCodeMenu::keep() const
{
    if (document_)
        settings_.textCode.set(document_->path(), idOf(document_->map().chosenTextCode()));
}

void TextCodeMenu::show()
{
    for (size_t i = 0; i < choices.size(); ++i) {
        const bool isChosen = document_ && document_->map().chosenTextCode() == choices[i];
        actions_[static_cast<qsizetype>(i)]->setChecked(isChosen || (!document_ && i == 0));
    }
    if (!document_)
        actions_.front()->setText(tr("&Automatic"));
    else if (isAscii(document_->map().entityText()))
        actions_.front()->setText(tr("&Automatic (plain ASCII)")); // ASCII fits both
    else
        actions_.front()->setText(tr("&Automatic (%1)").arg(nameOf(document_->map().detectedTextCode())));
}
