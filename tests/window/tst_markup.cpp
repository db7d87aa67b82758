// What a map says is never markup: Qt takes text that looks like HTML for HTML wherever it is not told otherwise, and loads the
// images that it names. Everything that the window shows is read while a map is open of which every name is a tag.
#include "app/games/definitionlist.h"
#include "app/games/gameconfigurationsdialog.h"
#include "app/saving/recoveryoffers.h"
#include "app/window/noticebar.h"
#include "core/text.h"
#include "tests/archivebuilder.h"
#include "tests/entitymap.h"
#include "tests/program.h"
#include "tests/savingfixture.h"
#include "tests/waits.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/renameoffer.h"
#include "widgets/help/closedbrowser.h"
#include "widgets/images/imagepanel.h"
#include "widgets/images/texturebrowser.h"
#include "widgets/images/texturepanel.h"
#include "widgets/parts/filteredit.h"
#include "widgets/parts/valuepopup.h"

namespace {

// Two tags that the program never writes itself. Names of miptexes have room for the first; words of scripts are parted by
// blanks, which the second has none of.
constexpr char image[] = "<img src='a'>", underlined[] = "<u>x";

bool hasTag(const QString &text) { return text.contains(u"<img"_s) || text.contains(u"<u>"_s); }

// Reads all texts that are shown now, or would be for a hint, and that Qt may take for HTML.
class Walk
{
public:
    Walk()
    {
        for (const auto *widget : QApplication::allWidgets())
            addWidget(*widget);
        QList<QPointer<QWidget>> visible; // some go with the hint of another
        for (auto *widget : QApplication::allWidgets())
            if (widget->isVisible())
                visible.append(widget);
        for (const auto &widget : visible)
            if (widget)
                addHint(widget);
    }
    // Those that are taken for markup, and those of which too much is escaped.
    QString faults() const { return QStringList(faults_.cbegin(), faults_.cend()).join(u'\n'); }
    // How many show one of the tags as it is.
    int literal() const { return literal_; }

private:
    void add(const QString &where, const QString &text, Qt::TextFormat format = Qt::AutoText)
    {
        const bool isHtml = format == Qt::RichText || (format == Qt::AutoText && Qt::mightBeRichText(text));
        const bool isShown = isHtml ? text.contains(u"&lt;img"_s) || text.contains(u"&lt;u&gt;"_s) : hasTag(text);
        const bool isEscapedTooOften = text.contains(u"&amp;lt;"_s) || (!isHtml && text.contains(u"&lt;"_s));
        literal_ += isShown;
        if ((isHtml && hasTag(text)) || isEscapedTooOften)
            faults_.insert(u"%1: %2"_s.arg(where, text.left(200)));
    }
    void addModel(const QString &where, const QAbstractItemModel &model, const QModelIndex &parent = {})
    {
        constexpr int most = 500;
        for (const int role : {Qt::ToolTipRole, Qt::WhatsThisRole}) {
            for (int row = 0; row < std::min(model.rowCount(parent), most); ++row)
                for (int column = 0; column < model.columnCount(parent); ++column)
                    add(where, model.index(row, column, parent).data(role).toString());
            for (int column = 0; column < model.columnCount(parent); ++column)
                add(where, model.headerData(column, Qt::Horizontal, role).toString());
            for (int row = 0; row < std::min(model.rowCount(parent), most); ++row)
                add(where, model.headerData(row, Qt::Vertical, role).toString());
        }
        for (int row = 0; row < std::min(model.rowCount(parent), most); ++row)
            if (const auto index = model.index(row, 0, parent); model.hasChildren(index))
                addModel(where, model, index);
    }
    void addWidget(const QWidget &widget)
    {
        const auto where = u"%1 %2 in %3"_s.arg(QLatin1StringView(widget.metaObject()->className()), widget.objectName(),
                                                QLatin1StringView(widget.window()->metaObject()->className()));
        add(where, widget.toolTip());
        add(where, widget.whatsThis());
        for (const auto *action : widget.actions()) {
            add(where, action->toolTip());
            add(where, action->whatsThis());
        }
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            add(where, label->text(), label->textFormat());
        if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget); view && view->model())
            addModel(where, *view->model());
        if (const auto *box = qobject_cast<const QComboBox *>(&widget))
            addModel(where, *box->model());
        if (const auto *line = qobject_cast<const QLineEdit *>(&widget); line && line->completer())
            addModel(where, *line->completer()->model());
        if (const auto *view = qobject_cast<const QGraphicsView *>(&widget); view && view->scene())
            for (const auto *item : view->scene()->items())
                add(where, item->toolTip());
        if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
            for (int i = 0; i < tabs->count(); ++i)
                add(where, tabs->tabToolTip(i));
    }
    // What the widget says below a pointer that rests in its middle.
    void addHint(QWidget *widget)
    {
        const auto at = widget->rect().center();
        QHelpEvent event(QEvent::ToolTip, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
        add(u"hint of "_s + QLatin1StringView(widget->metaObject()->className()), QToolTip::text());
        QToolTip::hideText();
    }

    QSet<QString> faults_;
    int literal_ = 0;
};

#define VERIFY_LITERAL(least)                                                                                                    \
    do {                                                                                                                         \
        const Walk walk;                                                                                                         \
        QVERIFY2(walk.faults().isEmpty(), qPrintable(walk.faults()));                                                            \
        QVERIFY2(walk.literal() >= (least), qPrintable(QString::number(walk.literal())));                                        \
    } while (false)

// Entities of which every text is a tag; Quake's spawn functions know a few of their classes.
QByteArray entities()
{
    return QByteArray(R"({ "classname" "worldspawn" "message" "TAG" "wad" "TAG" }
{ "classname" "TAG" "targetname" "TAG" "origin" "0 0 24" "TAG" "TAG" }
{ "classname" "info_player_start" "origin" "0 0 24" "message" "TAG" }
{ "classname" "func_door" "targetname" "TAG" "model" "*1" "TAG" "TAG" "sounds" "TAG" }
{ "classname" "func_wall" "model" "TAG" }
{ "classname" "light" "target" "TAG" "light" "300" "spawnflags" "1" "mine" "1" }
{ "classname" "trigger_once" "target" "TAG of nobody" "origin" "TAG" }
{ "classname" "trigger_once" "killtarget" "TAG" "origin" "1 2 3" }
)")
        .replace("TAG", image);
}

constexpr char definitions[] = R"(@PointClass = light : "<img src='a'> is a light
<img src='a'>"
[
    mine(choices) : "<img src='a'> title" : 0 : "<img src='a'> help" = [ 0 : "<img src='a'> none" 1 : "<img src='a'> one" ]
    other(string) : "<img src='a'>" : "<img src='a'>" : "<img src='a'>"
    spawnflags(flags) = [ 1 : "<img src='a'> flag" : 0 : "<img src='a'> help of the flag" ]
]
@PointClass = torch : "<img src='a'> is a torch" []
@Nothing <img src='a'>
)";

MapBuilder roomOf(const bsp::Format &format)
{
    auto map = MapBuilder::room(format);
    map.setLumpBytes("ENTITIES", entities() + '\0');
    if (map.has("SHADERS")) {
        for (quint32 i = 0; i < map.count("SHADERS"); ++i)
            map.set("SHADERS", i, "shader", QByteArray(i == 0 ? underlined : image));
    }
    if (map.has("TEXINFO", "texture"))
        for (quint32 i = 0; i < map.count("TEXINFO"); ++i)
            map.set("TEXINFO", i, "texture", QByteArray(image));
    if (&format == &bsp::quake || &format == &bsp::goldsrc) {
        nameMiptexes(map, image);
        map.addBspx(image, "x");
    }
    return map;
}

} // namespace

class MarkupTest : public SavingFixture
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnFolders(); }
    void init() { start(); }
    void cleanup() { closeAndForget(); }
    void toolTipsShowWhatTheyAreGiven()
    {
        for (const auto &text : {u"a <b>b</b> & c"_s, u"<img src='a'>"_s, u"&lt;"_s, u"one\n  two\nthree"_s, u"%1 %2"_s}) {
            QTextDocument shown;
            shown.setHtml(asToolTip(text));
            QVERIFY(Qt::mightBeRichText(asToolTip(text)));
            QCOMPARE(shown.toPlainText(), text);
        }
        QCOMPARE(asToolTip({}), QString());
        QCOMPARE(asMenuText(u"a & b"_s), u"a && b"_s);
    }

    void longToolTipsEnd()
    {
        for (const auto &text : {QString(1'000'000, u'W'), u"<img src='a'>"_s.repeated(100'000), QString(1'000'000, u'\n'),
                                 QString(1'000'000, QChar::LineSeparator)}) {
            QTextDocument shown;
            shown.setHtml(asToolTip(text));
            QVERIFY(shown.toPlainText().size() < 5'000);
            QVERIFY(shown.toPlainText().endsWith(u'\u2026'));
            QVERIFY(shown.toPlainText().count(u'\n') <= 50);
            shown.setTextWidth(1000);
            QVERIFY(shown.size().width() < 10'000); // long words are parted
        }
        QString word;
        for (int i = 0; i < 450; ++i)
            word += QChar(u'a' + i % 26);
        QTextDocument shown;
        shown.setHtml(asToolTip(word));
        QVERIFY(shown.toPlainText() != word); // it may be parted
        QCOMPARE(shown.toPlainText().remove(QChar(0x200b)), word);
    }

    void browsersLoadNothing()
    {
        const auto path = folder_.filePath(u"red.png"_s);
        QImage red(50, 50, QImage::Format_RGB32);
        red.fill(Qt::red);
        QVERIFY(red.save(path));
        const auto url = QUrl::fromLocalFile(path).toString();
        for (const auto &source : {path, url, QString(url).replace(u"///"_s, u"//a/"_s)}) {
            ClosedBrowser browser;
            browser.resize(200, 200);
            browser.setHtml(u"<img src='%1'>"_s.arg(source));
            const auto shown = browser.grab().toImage();
            for (int y = 0; y < shown.height(); y += 10)
                for (int x = 0; x < shown.width(); x += 10)
                    QVERIFY2(shown.pixelColor(x, y) != QColor(Qt::red), qPrintable(source));
        }
        ClosedBrowser browser;
        browser.setSource(QUrl::fromLocalFile(writeFile(folder_.filePath(u"a.html"_s), "secret")));
        QCOMPARE(browser.toPlainText(), QString());
    }

    void everyViewShowsAMapLiterally_data()
    {
        const auto row = addColumns<const bsp::Format *>("format");
        for (const auto *format : {&bsp::quake, &bsp::goldsrc, &bsp::quake2, &bsp::quake3})
            row(format->id.data(), format);
    }

    void everyViewShowsAMapLiterally()
    {
        QFETCH(const bsp::Format *, format);
        open(saveTagged(roomOf(*format).build()));
        for (auto *dock : window_->findChildren<QDockWidget *>()) {
            dock->show();
            dock->raise();
            QCoreApplication::processEvents();
        }
        const auto &map = document().map();
        for (const int lump : map.lumps())
            window_->tables()->open(lump);
        const auto &roles = map.format().roles;
        for (const int lump : {roles.faces, roles.images})
            if (lump >= 0 && map.recordCount(lump) > 0) {
                select(lump, 0);
                QTRY_VERIFY(!window_->isBusy());
                VERIFY_LITERAL(20);
            }
        for (quint32 entity = 0; entity < map.recordCount(roles.entityList); ++entity) {
            select(roles.entityList, entity);
            QCoreApplication::processEvents();
        }
        select(roles.entityList, 1);
        auto *browser = window_->images()->findChild<TextureBrowser *>();
        QTRY_VERIFY(browser->model()->rowCount() > 0);
        browser->view()->setCurrentIndex(browser->model()->index(0, 0));
        untilWorkEnds(); // what is said in the background
        VERIFY_LITERAL(20);
    }

    void whatIsEditedIsShownLiterally()
    {
        open(saveTagged(roomOf(bsp::quake2).build()));
        auto *dock = window_->findChild<QDockWidget *>(u"entities"_s);
        dock->show();
        dock->raise();
        const int list = document().map().format().roles.entityList;
        select(list, 3);
        auto *model = properties()->model();
        QVERIFY(model->setData(model->index(model->rowOfKey(u"targetname"_s), EntityKeysModel::Value), u"other"_s, Qt::EditRole));
        QTRY_VERIFY(properties()->renameOffer()->isVisible());
        VERIFY_LITERAL(5);
        const QString tag = QLatin1StringView(image);
        set(tag, tag + u'b', 1);
        QVERIFY(document().undoStack().undoText().contains(tag));
        VERIFY_LITERAL(5);
        select(list, 1);
        edit(tag); // with what there is to choose from, and a fault
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(line);
        VERIFY_LITERAL(5);
        line->setText(tag + u'"');
        line->setModified(true);
        QTest::keyClick(line, Qt::Key_Return);
        VERIFY_LITERAL(5);
        QTest::keyClick(line, Qt::Key_Escape);
        window_->entities()->list()->filterEdit()->setText(u"classname~%1 & target=%1 | %1>%1"_s.arg(tag));
        window_->entities()->list()->filterEdit()->setFocus();
        VERIFY_LITERAL(5);
    }

    void definitionsAreShownLiterally()
    {
        open(saveTagged(roomOf(bsp::quake2).build()));
        QTRY_VERIFY(!document().definitions().isLoading());
        const auto file = save(QLatin1StringView(image) + u".fgd"_s, definitions);
        const QString tag = QLatin1StringView(image);
        window_->games()->set(
            {GameConfiguration{.id = u"id"_s, .name = tag, .places = {folder_.filePath(tag)}, .definitions = {file}}}, tag);
        window_->games()->choose(&window_->games()->all().front());
        QTRY_VERIFY(document().map().classes().definitions().find("torch").isKnown());
        auto *dock = window_->findChild<QDockWidget *>(u"entities"_s);
        dock->show();
        dock->raise();
        window_->games()->show();
        auto *dialog = window_->games()->dialog();
        QTRY_VERIFY(!dialog->isSearching());
        dialog->names()->setCurrentRow(0);
        QTRY_VERIFY(dialog->definitions()->list()->count() > 0);
        VERIFY_LITERAL(5);
        dialog->close();
        QApplication::setActiveWindow(window_.get());
        select(document().map().format().roles.entityList, 5);
        window_->entities()->list()->table()->setFocus();
        QTest::keyClick(window_->entities()->list()->table(), Qt::Key_Insert); // the classes that may be added
        QTRY_VERIFY(window_->entities()->classEdit()->completer());
        VERIFY_LITERAL(5);
        for (const auto &key : {u"spawnflags"_s, u"mine"_s, u"classname"_s}) {
            edit(key);
            QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
            auto *line = QApplication::focusWidget();
            QTest::keyClick(line, Qt::Key_Down);
            VERIFY_LITERAL(5);
            if (auto *popup = line->findChild<ValuePopup *>())
                popup->close();
            QTest::keyClick(line, Qt::Key_Escape);
        }
    }

    void dialogsShowNamesLiterally()
    {
        const auto path = saveTagged(roomOf(bsp::quake2).build());
        const auto archive = pakOf({{.name = "maps/<img src='a'>.bsp", .bytes = contentOf(path)},
                                    {.name = "maps/b<img src='a'>.bsp", .bytes = contentOf(path)}});
        window_->open(save(QLatin1StringView(image) + u".pak"_s, archive));
        const auto choice = [this]() -> QDialog * {
            for (auto *dialog : window_->findChildren<QDialog *>())
                if (dialog->windowTitle().startsWith(u"Maps in"_s))
                    return dialog;
            return nullptr;
        };
        QTRY_VERIFY(choice());
        VERIFY_LITERAL(0);
        choice()->reject();
        window_->open(save(QLatin1StringView(image) + u"2.bsp"_s, "IBSP broken"));
        QTRY_VERIFY(hasTag(window_->notice()->text()));
        VERIFY_LITERAL(1);
        open(path);
        set(u"message"_s, u"x"_s, 1);
        const QDir unsaved(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/unsaved"_s);
        QTRY_COMPARE(unsaved.entryList({u"*.edits"_s}, QDir::Files).size(), 1);
        const auto kept = unsaved.filePath(unsaved.entryList({u"*.edits"_s}, QDir::Files).first());
        const auto edits = contentOf(kept); // what a crash leaves
        window_->close();
        auto *box = window_->findChild<QMessageBox *>();
        QVERIFY(box && hasTag(box->text()));
        QCOMPARE(box->textFormat(), Qt::PlainText);
        VERIFY_LITERAL(2);
        box->button(QMessageBox::Save)->click();
        QTRY_VERIFY(dialog());
        VERIFY_LITERAL(2);
        dialog()->reject();
        window_.reset();
        writeFile(kept, edits);
        start();
        window_->recoveryOffers()->offerAll();
        QVERIFY2(hasTag(window_->notice()->text()), qPrintable(window_->notice()->text()));
        VERIFY_LITERAL(1);
    }

    // Qt's own question quotes the name.
    void aFileThatIsReplacedIsNamedLiterally()
    {
        const auto path = openCopy(u"quake2"_s, QLatin1StringView(image) + u".bsp"_s);
        set(u"message"_s, u"x"_s);
        window_->saving()->saveAs();
        QString text;
        auto format = Qt::AutoText;
        QTimer look;
        look.start(10);
        connect(&look, &QTimer::timeout, this, [&] {
            if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                text = box->text();
                format = box->textFormat();
                box->reject();
            }
        });
        answer(path);
        QVERIFY2(hasTag(text), qPrintable(text));
        QCOMPARE(format, Qt::PlainText);
    }

private:
    // Where a file has a tag for a name.
    QString saveTagged(const QByteArray &bytes) { return save(QLatin1StringView(image) + u".bsp"_s, bytes); }
    void select(int lump, quint32 record) { document().selection().set({{lump, record}}); }
    EntityProperties *properties() { return window_->entities()->properties(); }
    void edit(const QString &key)
    {
        auto *table = properties()->table();
        auto *model = properties()->model();
        table->setFocus();
        table->setCurrentIndex(model->index(model->rowOfKey(key), EntityKeysModel::Value));
        QTest::keyClick(table, Qt::Key_F2);
    }
};

ADD_TEST(MarkupTest, QApplication)
#include "tst_markup.moc"
