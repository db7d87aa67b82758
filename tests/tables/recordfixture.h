// Shared by the tests of edits of records: ways to reach cells, to type into them and to answer questions.
#pragma once

#include "app/window/noticebar.h"
#include "core/document/lumpmodel.h"
#include "core/document/recordmodel.h"
#include "tests/windowfixture.h"
#include "widgets/tables/blobview.h"
#include "widgets/tables/editmany.h"
#include "widgets/tables/inspector.h"

#include <QDockWidget>

using namespace Qt::StringLiterals;

class RecordFixture : public WindowFixture
{
protected:
    static QLineEdit *editor(QTableView *table)
    {
        const auto edits = table->viewport()->findChildren<QLineEdit *>();
        return edits.isEmpty() || !edits.last()->isVisible() ? nullptr : edits.last();
    }
    static int column(LumpView *view, const char *field)
    {
        for (int column = 0; column < view->model()->columnCount(); ++column)
            if (view->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() == QLatin1StringView(field))
                return column;
        return -1;
    }
    static int rowOf(const QTableView *fields, const QString &name)
    {
        int row = 0;
        while (row < fields->model()->rowCount() && fields->model()->index(row, RecordModel::Name).data().toString() != name)
            ++row;
        return row;
    }
    static QAction *actionOf(QWidget *widget, const QString &text)
    {
        for (auto *action : widget->actions())
            if (action->text().remove(u'&') == text)
                return action;
        return nullptr;
    }
    double number(const char *lumpName, const char *field, quint32 record)
    {
        return window_->document()->map().column(lump(QString::fromLatin1(lumpName)), field).number(record);
    }
    QByteArray bytesOf(int lump) const { return viewOf(window_->document()->map().lumpBytes(lump)).toByteArray(); }
    // Shows the inspector, which may be behind another dock, so that it can have the focus.
    QTableView *fieldsInFront()
    {
        auto *fields = window_->inspector()->fields();
        for (auto *parent = fields->parentWidget(); parent; parent = parent->parentWidget())
            if (auto *dock = qobject_cast<QDockWidget *>(parent)) {
                dock->show();
                dock->raise();
            }
        if (!QTest::qWaitFor([fields] { return fields->isVisible(); }))
            QTest::qFail("the inspector is not shown", __FILE__, __LINE__);
        return fields;
    }
    LumpView *unlocked(const QString &name)
    {
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        return table(name);
    }
    QTableView *bytes(const QString &name)
    {
        window_->tables()->open(lump(name));
        QCoreApplication::processEvents();
        auto *table = qobject_cast<BlobView *>(window_->tables()->currentWidget())->table();
        table->setFocus();
        return table;
    }
    QTableView *unlockedBytes()
    {
        unlocked(u"faces"_s);
        return bytes(u"lighting"_s);
    }
    int byteAt(size_t offset) { return std::to_integer<int>(window_->document()->map().lumpBytes(lump(u"lighting"_s))[offset]); }
    static void toCell(LumpView *view, quint32 record, const QByteArray &field)
    {
        const auto index = view->model()->index(view->model()->rowOf(record), column(view, field.constData()));
        view->table()->scrollTo(index);
        view->table()->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        view->table()->setFocus();
    }
    // Starts picking with the context menu of a cell. Returns the table that opens.
    LumpView *startPicking(LumpView *view, quint32 record, const QByteArray &field)
    {
        window_->tables()->open(view->lump());
        toCell(view, record, field);
        actionOf(view->table(), u"Pick..."_s)->trigger();
        QCoreApplication::processEvents();
        return window_->tables()->currentView();
    }
    RecordRef recordInFront()
    {
        const auto *view = window_->tables()->currentView();
        return view->model()->recordAt(view->table()->currentIndex().row());
    }
    bool isBackAt(LumpView *view, quint32 record, const char *field)
    {
        QCoreApplication::processEvents();
        return window_->tables()->currentView() == view && recordInFront() == RecordRef{view->lump(), record}
               && view->table()->currentIndex().column() == column(view, field);
    }
    static void typeInto(LumpView *view, quint32 record, const QByteArray &field, const QString &text)
    {
        toCell(view, record, field);
        QTest::keyClick(view->table(), Qt::Key_F2);
        QVERIFY(editor(view->table()));
        editor(view->table())->selectAll();
        QTest::keyClicks(editor(view->table()), text);
        QSignalSpy closes(view->table()->itemDelegate(), &QAbstractItemDelegate::closeEditor);
        QTest::keyClick(editor(view->table()), Qt::Key_Return);
        if (view->window()->isVisible() && !QToolTip::isVisible()) // the delegate commits later; a hint says that it does not
            QTRY_VERIFY(!closes.isEmpty());
    }
    // Opens Change Many for the selected records of a table. Returns null if it does not open.
    EditMany *openChangeMany(LumpView *view) const
    {
        QTest::keyClick(view->table(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        return window_->findChild<EditMany *>();
    }
    // Returns the notice's button that has this word, or null.
    QAction *buttonOf(const QString &word) const
    {
        for (auto *action : window_->notice()->actions())
            if (action->isVisible() && action->text().contains(word))
                return action;
        return nullptr;
    }
    void choose(const QString &word)
    {
        auto *button = buttonOf(word);
        QVERIFY2(button, qPrintable(u"no button: "_s + word));
        button->trigger();
    }
    // Announces other counts of the clusters, as the work in the background does.
    void countClusters()
    {
        const auto &map = window_->document()->map();
        const int clusters = map.format().roles.clusters;
        const auto at = map.column(clusters, "seenTriangles").field().offset;
        auto records = bytesOf(clusters);
        records[at] = static_cast<char>(records[at] + 1);
        emit window_->document()->vis().clustersCounted(records);
        QCOMPARE(bytesOf(clusters), records);
    }
    std::vector<quint32> facesOf(quint32 plane)
    {
        const auto &references = window_->document()->references();
        return references.sources({lump(u"planes"_s), plane}, window_->document()->map().format().columns.facePlane);
    }
    quint32 sharedPlane(quint32 from = 0)
    {
        quint32 plane = from;
        while (facesOf(plane).size() < 2)
            ++plane;
        return plane;
    }
};
