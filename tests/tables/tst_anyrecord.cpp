// Edits of records at random by the window's own commands: after each, the window shows what the saved file holds when it is
// opened anew, and as many steps of undo as there are give the first bytes of every lump. LUMPSCOPE_RECORDS: for how many
// seconds, then also on real maps (4 by default, on samples and small rooms, always the same); LUMPSCOPE_RECORDS_EACH: or how
// many edits for each map, of all maps; LUMPSCOPE_RECORDS_SEED: which luck.
#include "app/window/noticebar.h"
#include "core/cells/cellvalue.h"
#include "core/columns/columns.h"
#include "core/document/lumpmodel.h"
#include "core/document/recordeditor.h"
#include "core/format/formats.h"
#include "core/opening/visfile.h"
#include "core/save/lumpplacement.h"
#include "core/scene/marks/pointfile.h"
#include "core/vis/clustersight.h"
#include "tests/mapcomparison.h"
#include "tests/program.h"
#include "tests/waits.h"
#include "tests/windowfixture.h"
#include "widgets/tables/editmany.h"

namespace {

constexpr qint64 largestMap = 8 << 20; // bytes
constexpr int untilRenewed = 400;      // milliseconds without an edit after which columns are computed and problems found again
const QStringList kindsOfFiles{u"bspx-entry"_s, u"entity-end"_s, u"lump-outside"_s, u"lump-overlap"_s, u"record-cut"_s};

} // namespace

class TestAnyRecord : public WindowFixture
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        useOwnSettings();
        start();
    }
    void cleanupTestCase() { window_.reset(); }

    void anyEditTellsTheTruth()
    {
        const int wanted = qEnvironmentVariableIntValue("LUMPSCOPE_RECORDS"), seconds = std::max(wanted, 4);
        const int each = qEnvironmentVariableIntValue("LUMPSCOPE_RECORDS_EACH");
        // Unasked it tries the same edits each time.
        const auto seed = qEnvironmentVariableIsSet("LUMPSCOPE_RECORDS_SEED")
                              ? qEnvironmentVariable("LUMPSCOPE_RECORDS_SEED").toUInt()
                              : (wanted > 0 || each > 0 ? QRandomGenerator::global()->generate() : 1U);
        qInfo("LUMPSCOPE_RECORDS_SEED=%u LUMPSCOPE_RECORDS=%d", seed, seconds);
        random_.seed(seed);
        auto paths = sampleMaps();
        for (const auto *format : bsp::formats())
            paths.append(save(fromView(format->id) + u".bsp"_s, MapBuilder::room(*format).build()));
        if (wanted > 0 || each > 0)
            paths += realMaps() + familyMaps();
        std::ranges::shuffle(paths, random_);
        QElapsedTimer since;
        since.start();
        const auto isOver = [&] { return each == 0 && since.elapsed() > 1000 * seconds; };
        for (qsizetype next = 0; each > 0 ? next < paths.size() : next == 0 || !isOver(); ++next) {
            const auto &path = paths[next % paths.size()];
            const auto map = readMapFile(path);
            if (!map || map.value().isForcedFormat() || map.value().fileSize() > largestMap)
                continue;
            const auto before = edits_;
            editAnyRecords(path, each > 0 ? each : wanted > 0 ? 20 : 5, isOver);
            if (QTest::currentTestFailed())
                return qInfo("%s, edit %d of it: %s", qPrintable(path), edits_ - before, qPrintable(last_));
        }
        qInfo("%d edits, of which %d were refused and %d cannot be saved", edits_, refused_, unplanned_);
        QVERIFY(edits_ > 0);
    }

private:
    // Opens a map, edits it so often, and takes all edits back.
    template <typename IsOver>
    void editAnyRecords(const QString &path, int times, IsOver isOver)
    {
        open(path);
        QApplication::setActiveWindow(window_.get());
        for (const int lump : map().lumps())
            document()->columns().want(lump);
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(document()->records().isUnlocked());
        const auto first = lumps();
        for (int left = times; left > 0 && !QTest::currentTestFailed(); --left) {
            const bool isLast = left == 1 || isOver();
            editAnyRecord();
            if (!QTest::currentTestFailed())
                compare(left % 5 == 0 || isLast);
            if (isLast)
                break;
        }
        for (int steps = document()->undoStack().index(); steps > 0 && !QTest::currentTestFailed(); --steps)
            QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(!document()->undoStack().canUndo() && !document()->isModified());
        QCOMPARE(lumps(), first);
        compare(false);
    }

    void editAnyRecord()
    {
        QApplication::setActiveWindow(window_.get());
        std::vector<int> stored, shared;
        for (const int lump : map().lumps())
            if (map().isStored(lump) && !map().lump(lump).fields.empty() && map().recordCount(lump) > 0) {
                stored.push_back(lump);
                if (isShared(map(), lump))
                    shared.push_back(lump);
            }
        QVERIFY(!stored.empty());
        const auto &choice = chance(40) && !shared.empty() ? shared : stored;
        lump_ = choice[below(std::ssize(choice))];
        record_ = below(map().recordCount(lump_));
        field_ = static_cast<int>(below(std::ssize(map().lump(lump_).fields)));
        ++edits_;
        last_ = fromView(map().lump(lump_).name) + u' ' + QString::number(record_) + u' ' + fromView(map().field(field()).name);
        view_ = table(fromView(map().lump(lump_).name));
        QVERIFY(view_ && view_->lump() == lump_);
        const int what = static_cast<int>(below(100));
        if (what < 45)
            typeAnything();
        else if (what < 55)
            typeNothingValid();
        else if (what < 70)
            changeMany();
        else if (what < 75)
            removeRecords();
        else if (what < 80)
            trigger(u"Remove All Unused Records"_s);
        else if (what < 90)
            revert();
        else
            QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | (chance(50) ? Qt::ShiftModifier : Qt::NoModifier));
        document()->finishEditing();
    }

    // Types a value that the cell can have, and answers the question that follows for a record that others share.
    void typeAnything()
    {
        const auto text = anyValue(field());
        last_ += u": "_s + text;
        const auto users = usersOf(document()->references(), {lump_, record_});
        if (!users.empty() && chance(50)) { // the one that was selected last is offered a copy
            const auto &some = users[below(std::ssize(users))];
            document()->selection().set({{some.by.lump, some.records[below(std::ssize(some.records))]}});
        }
        QSignalSpy asked(&document()->records(), &RecordEditor::sharedTyped),
            refused(&document()->records(), &RecordEditor::refused);
        auto *edit = beginToType(text);
        if (!edit)
            return;
        const auto before = lumps();
        QSignalSpy closes(view_->table()->itemDelegate(), &QAbstractItemDelegate::closeEditor);
        QTest::keyClick(edit, Qt::Key_Return);
        QTRY_VERIFY2(!closes.isEmpty(), qPrintable(document()->records().faultOf({{lump_, record_}, field_, text})));
        QVERIFY2(refused.isEmpty(), qPrintable(refused.isEmpty() ? QString() : refused.first().first().toString()));
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        const bool isForAll = asked.isEmpty() || answer(before);
        if (isNumber && isForAll && refused.isEmpty() && map().field(field()).type != bsp::Type::Chars)
            QCOMPARE(map().column(lump_, field_).number(record_), asStored(number));
    }

    // Presses a button of the question. Returns whether the record was changed for all who use it.
    bool answer(const std::map<int, QByteArray> &before)
    {
        const auto isUnchanged = before == lumps();
        QList<QAction *> answers;
        for (auto *action : window_->notice()->actions())
            for (const auto &word : {u"All"_s, u"Copy for"_s, u"Select Them"_s})
                if (action->isVisible() && action->text().remove(u'&').contains(word))
                    answers.append(action);
        if (!isUnchanged || answers.size() < 2) {
            QTest::qFail("a question is asked too late, or without answers", __FILE__, __LINE__);
            return false;
        }
        auto *chosen = answers[below(answers.size())];
        const auto text = chosen->text();
        last_ += u", "_s + text;
        chosen->trigger();
        if (text.contains(u"Select Them"))
            window_->notice()->dismiss(); // it would stay until it is answered
        return text.contains(u"All");
    }

    void typeNothingValid()
    {
        const auto text = anyFault(field());
        last_ += u": "_s + text;
        auto *edit = beginToType(text);
        if (!edit)
            return;
        const auto before = lumps();
        QTest::keyClick(edit, Qt::Key_Return);
        settle();
        QVERIFY(edit == editor());
        QVERIFY(!document()->records().faultOf({{lump_, record_}, field_, text}).isEmpty());
        QTest::keyClick(edit, Qt::Key_Escape);
        QTRY_VERIFY(!editor());
        QToolTip::hideText();
        QCOMPARE(lumps(), before);
        ++refused_;
    }

    // Gives the field of some records a value that is computed for each, or nothing if one of them cannot have it.
    void changeMany()
    {
        selectSome();
        toCell();
        if (!document()->records().whyLocked(field()).isEmpty())
            return;
        QTest::keyClick(view_->table(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = window_->findChild<EditMany *>();
        QVERIFY(dialog);
        const auto name = fromView(map().field(field()).name),
                   other = fromView(map().lump(lump_).fields[below(std::ssize(map().lump(lump_).fields))].name);
        const QString values[] = {anyValue(field()),
                                  u"value + "_s + QString::number(below(40)),
                                  u"value * 2 - "_s + other,
                                  u"(value & 7) | 1"_s,
                                  u"-value"_s,
                                  other};
        const auto text = name + (chance(85) ? u" = "_s : u" += "_s) + values[below(std::ssize(values))];
        last_ += u", many: "_s + text;
        dialog->line()->setText(text);
        const auto before = lumps();
        const bool isPossible = dialog->accepting()->isEnabled();
        if (isPossible)
            QTest::mouseClick(dialog->accepting(), Qt::LeftButton);
        if (dialog->isVisible()) { // the text is none, or one of the records cannot have its value
            QVERIFY(!dialog->fault()->text().isEmpty());
            dialog->reject();
            QCOMPARE(lumps(), before);
            ++refused_;
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::setActiveWindow(window_.get());
    }

    void removeRecords()
    {
        selectSome();
        QSignalSpy refused(&document()->records(), &RecordEditor::refused);
        const auto before = lumps();
        view_->table()->setFocus();
        QTest::keyClick(view_->table(), Qt::Key_Delete);
        if (refused.isEmpty())
            return;
        QCOMPARE(lumps(), before);
        ++refused_;
    }

    void revert()
    {
        selectSome();
        toCell();
        const QString commands[] = {u"Revert Cell"_s, u"Revert Records"_s, u"Revert Whole Lump"_s};
        trigger(commands[below(std::ssize(commands))]);
    }

    void trigger(const QString &command)
    {
        last_ += u": "_s + command;
        for (auto *action : view_->table()->actions())
            if (action->text().remove(u'&') == command)
                return action->trigger();
        QFAIL(qPrintable(command));
    }

    void selectSome()
    {
        std::vector<RecordRef> some{{lump_, record_}};
        for (auto more = below(4); more > 0; --more)
            some.push_back({lump_, below(map().recordCount(lump_))});
        document()->selection().set(std::move(some));
    }

    void toCell()
    {
        const auto index = view_->model()->index(view_->model()->rowOf(record_), field_);
        view_->table()->scrollTo(index);
        view_->table()->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        view_->table()->setFocus();
    }

    QLineEdit *editor() const
    {
        const auto edits = view_->table()->viewport()->findChildren<QLineEdit *>();
        return edits.isEmpty() || !edits.last()->isVisible() ? nullptr : edits.last();
    }

    // Returns the cell's editor with the text; null: the cell is locked, so that there is none.
    QLineEdit *beginToType(const QString &text)
    {
        toCell();
        QTest::keyClick(view_->table(), Qt::Key_F2);
        auto *edit = editor();
        const bool isLocked = !document()->records().whyLocked(field()).isEmpty();
        if (isLocked != !edit) {
            QTest::qFail("a locked cell has an editor, or another has none", __FILE__, __LINE__);
            return nullptr;
        }
        if (edit && edit->completer()) { // its list would take the keys
            edit->setText(text);
        } else if (edit) {
            edit->selectAll();
            QTest::keyClicks(edit, text);
        }
        return edit;
    }

    QString anyValue(bsp::FieldRef at)
    {
        const auto &shown = map().field(at);
        if (shown.type == bsp::Type::Chars)
            return QString(below(shown.chars), QChar(u'a' + below(26)));
        const auto [least, greatest] = rangeOf(map(), at);
        if (chance(30))
            return view_->model()
                ->index(static_cast<int>(below(map().recordCount(lump_))), at.field)
                .data(Qt::EditRole)
                .toString();
        if (shown.type == bsp::Type::F32)
            return QString::number(below(8192) / 8.0 - 512);
        const auto start = static_cast<qint64>(shown.use == bsp::Use::Flags ? std::max(least, 0.0) : least);
        if (isReference(shown.use) && shown.target != bsp::none && chance(80))
            return QString::number(
                std::clamp<qint64>(below(map().recordCount(shown.target)), start, static_cast<qint64>(greatest)));
        if (chance(50))
            return QString::number(std::clamp<qint64>(below(4), start, static_cast<qint64>(greatest)));
        return QString::number(
            start + static_cast<qint64>(random_.generate64() % static_cast<quint64>(greatest - static_cast<double>(start) + 1)));
    }

    // Returns a text that the cell cannot have.
    QString anyFault(bsp::FieldRef at)
    {
        const auto &shown = map().field(at);
        if (shown.type == bsp::Type::Chars)
            return QString(shown.chars, u'x');
        const auto [least, greatest] = rangeOf(map(), at);
        const bool isFloat = shown.type == bsp::Type::F32, isSigned = shown.use != bsp::Use::Flags; // -1 is all flags
        const auto above = isFloat ? u"1e39"_s : QString::number(static_cast<qint64>(greatest) + 1);
        const QString faults[] = {u"no#number"_s, isFloat ? u"nan"_s : u"0.5"_s, above,
                                  isFloat    ? u"-1e39"_s
                                  : isSigned ? QString::number(static_cast<qint64>(least) - 1)
                                             : above};
        return faults[below(std::ssize(faults))];
    }

    // Returns what a field of the cell's type makes of a number that it can store.
    double asStored(double number) const
    {
        const auto &shown = map().field(field());
        if (shown.type == bsp::Type::F32)
            return static_cast<double>(static_cast<float>(number));
        return shown.type == bsp::Type::I32 && number > std::numeric_limits<qint32>::max() ? number - 4294967296.0 : number;
    }

    // Compares what the window shows with the saved file opened anew: the lumps and references; if `isWhole` also what the
    // window computes in the background, and the problems.
    void compare(bool isWhole)
    {
        if (isWhole) {
            outlast(untilRenewed);
            QTRY_VERIFY_WITH_TIMEOUT(!window_->isBusy() && !document()->columns().isBusy() && !document()->vis().isBusy(),
                                     120'000);
            untilWorkEnds();
        }
        const auto plan = planSave(map());
        if (!plan) { // models of other lengths make a map of Hexen II one of Quake
            ++unplanned_;
            QVERIFY2(plan.error().contains(u"would be identified as"), qPrintable(plan.error()));
            return;
        }
        auto read = readMapAs(plan.value().file.whole(), &map().format());
        VERIFY_RESULT(read);
        auto &anew = read.value();
        anew.setGame(map().game());
        anew.setLightFile(map().lightFile());
        if (map().visFile())
            loadVisFile(anew, document()->path());
        if (isWhole)
            fillClusters(anew);
        const References references(anew);
        const int clusters = map().format().roles.clusters; // their counts are computed
        QCOMPARE(whyUnlike(document()->references(), references, isWhole ? bsp::none : clusters), QString());
        if (!isWhole)
            return;
        compareComputed(anew);
        const auto expected = check({.map = anew,
                                     .references = references,
                                     .engine = document()->engine(),
                                     .files = document()->gameFiles(),
                                     .pointFile = pointFileBeside(document()->path()),
                                     .mapPath = document()->path()});
        const auto unlike = whyUnlike(ofRecords(document()->allProblems()), ofRecords(expected));
        QVERIFY2(unlike.isEmpty(), qPrintable(unlike));
    }

    void compareComputed(MapFile &anew)
    {
        for (const int lump : map().lumps()) {
            if (!map().hasComputed(lump))
                continue;
            anew.setComputed(lump, computeColumns(anew, lump));
            for (int each = static_cast<int>(map().lump(lump).fields.size()); each < map().fieldCount(lump); ++each) {
                const auto shown = map().column(lump, each), expected = anew.column(lump, each);
                QCOMPARE(shown.count(), expected.count());
                for (const quint32 record : spread(shown.count(), 500))
                    if (const auto a = shown.number(record), b = expected.number(record); a != b && (a == a || b == b))
                        QFAIL(qPrintable(u"%1 of %2 %3 is %4, but %5 once the map is opened anew"_s.arg(
                            fromView(map().field({lump, each}).name), fromView(map().lump(lump).name), QString::number(record),
                            QString::number(a), QString::number(b))));
            }
        }
    }

    // Returns the problems except those about where lumps are in the file, which saving moves.
    static QStringList ofRecords(std::vector<Problem> problems)
    {
        std::erase_if(problems, [](const Problem &problem) { return kindsOfFiles.contains(problem.id); });
        return linesOf(problems);
    }

    Document *document() const { return window_->document(); }
    const MapFile &map() const { return document()->map(); }
    bsp::FieldRef field() const { return {lump_, field_}; }
    std::map<int, QByteArray> lumps() const
    {
        std::map<int, QByteArray> all;
        for (const int lump : map().lumps())
            if (map().isStored(lump))
                all[lump] = recordsOf(map(), lump);
        return all;
    }
    quint32 below(qint64 count) { return static_cast<quint32>(random_.bounded(std::max<qint64>(count, 1))); }
    bool chance(int percent) { return below(100) < static_cast<quint32>(percent); }

    QRandomGenerator random_;
    LumpView *view_ = nullptr;
    int lump_ = bsp::none, field_ = bsp::none; // of the cell that is edited
    quint32 record_ = 0;
    int edits_ = 0, refused_ = 0, unplanned_ = 0;
    QString last_; // what was edited last
};

ADD_TEST(TestAnyRecord, QApplication)
#include "tst_anyrecord.moc"
