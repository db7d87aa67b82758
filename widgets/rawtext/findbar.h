// Finds and replaces in the raw text. It searches on a worker thread while the pattern is typed, and never blocks typing.
#pragma once

#include "core/document/latestwork.h"
#include "core/entities/textsearch.h"

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <optional>

class Document;
class RawEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class MapChange;

class FindBar : public QWidget
{
    Q_OBJECT
public:
    FindBar(RawEdit *edit, Document *document, QWidget *parent = nullptr);
    // Opens with the text selected in the editor, if that is on one line.
    void open(bool withReplacement);
    void closeBar();
    void step(bool forward); // to the next or the previous match, wrapping around
    void replaceOne();       // the selected match; then goes to the next
    void replaceAll();

    QLineEdit *pattern() const { return pattern_; }
    QLineEdit *replacement() const { return replacement_; }
    QToolButton *regular() const { return regular_; }
    QToolButton *caseSensitive() const { return caseSensitive_; }
    QLabel *count() const { return count_; }
    QLabel *why() const { return why_; }
    QPushButton *replaceAllButton() const { return replaceAll_; }

signals:
    void found(const std::vector<TextMatch> &matches);
    void statusMessage(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Then { Stay, Nearest, Next, Previous, ReplaceAll }; // what to do with the matches of a search
    void createViews();
    void search(Then then);
    void patternChanged();
    void followChange(const MapChange &change);
    void take(Result<std::vector<TextMatch>> matches);
    void replace(const Result<Splices> &splices);
    void setMatches(std::vector<TextMatch> matches);
    void go(Then where);
    void select(size_t match);
    std::optional<size_t> selectedMatch() const;
    bool canReplace();
    void updateCount();
    void say(const QString &fault);

    RawEdit *edit_;
    Document *document_;
    QLineEdit *pattern_, *replacement_;
    QToolButton *caseSensitive_, *regular_;
    QLabel *count_, *why_;
    QPushButton *replace_, *replaceAll_;
    QWidget *replaceRow_;
    QTimer again_;     // searches again once the text rests
    QThreadPool pool_; // one thread: slow patterns run one after the other, and keep no other work waiting
    LatestWork searching_{&pool_};

    std::optional<TextSearch> search_; // not set if the pattern is empty or wrong
    std::vector<TextMatch> matches_;
    bool isCurrent_ = false; // matches_ are those of the pattern in the current text
    Then then_ = Then::Stay;
    quint32 from_ = 0; // byte where a search while typing starts
};
