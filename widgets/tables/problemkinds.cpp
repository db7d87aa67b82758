#include "widgets/tables/problemkinds.h"

#include "core/document/problemmodel.h"
#include "core/text.h"
#include "widgets/parts/stickymenu.h"

#include <map>

using namespace Qt::StringLiterals;

ProblemKinds::ProblemKinds(QWidget *parent) : QToolButton(parent), showAll_(new QAction(this))
{
    setText(tr("&Kinds"));
    setToolTip(tr("Show and hide kinds of problems"));
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(this);
    setMenu(menu);
    keepOpenWhileSwitching(menu);
    connect(menu, &QMenu::aboutToShow, this, &ProblemKinds::fill);
    connect(showAll_, &QAction::triggered, this, [this] { choose({}); });
    showHidden();
}

void ProblemKinds::setDocument(Document *document)
{
    document_ = document;
    if (document)
        document->setHiddenProblems(hidden_);
    showHidden();
}

void ProblemKinds::setHidden(const QStringList &hidden)
{
    hidden_ = hidden;
    if (document_)
        document_->setHiddenProblems(hidden);
    showHidden();
}

void ProblemKinds::hideKind(const QString &kind)
{
    if (!hidden_.contains(kind))
        choose(hidden_ + QStringList(kind));
}

quint32 ProblemKinds::hiddenCount() const
{
    quint32 count = 0;
    if (document_) {
        for (const auto &problem : document_->allProblems())
            count += problem.count;
        for (const auto &problem : document_->problems())
            count -= problem.count;
    }
    return count;
}

// Lists the kinds that were found, with their counts, and the hidden ones, found or not.
void ProblemKinds::fill()
{
    std::map<QString, quint32> kinds;
    for (const auto &hidden : hidden_)
        kinds[hidden] = 0;
    if (document_)
        for (const auto &problem : document_->allProblems())
            kinds[problem.id] += problem.count;
    menu()->clear();
    for (const auto severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        kinds.erase(severityName(severity));
        addSwitchFor(severityName(severity), tr("All of severity %1").arg(ProblemModel::severityText(severity)));
    }
    menu()->addSeparator();
    for (const auto &[kind, count] : kinds)
        addSwitchFor(kind, u"%1 (%2)"_s.arg(kind, numberText(count)));
    menu()->addSeparator();
    menu()->addAction(showAll_);
}

void ProblemKinds::addSwitchFor(const QString &name, const QString &title)
{
    addSwitch(menu(), title, !hidden_.contains(name), this, [this, name](bool isShown) {
        auto hidden = hidden_;
        hidden.removeAll(name);
        choose(isShown ? hidden : hidden + QStringList(name));
    });
}

void ProblemKinds::choose(const QStringList &hidden)
{
    setHidden(hidden);
    emit hiddenChosen(hidden);
}

void ProblemKinds::showHidden()
{
    setVisible(document_ != nullptr);
    showAll_->setEnabled(!hidden_.isEmpty());
    showAll_->setText(hidden_.isEmpty() ? tr("&Show All Kinds")
                                        : tr("&Show All Kinds (%1 hidden)").arg(numberText(hidden_.size())));
}
