// Measures, for 5,000 entities, a key stroke in the list's filter, an edit and a selection; reading definitions of 2 MB; and
// the entity graph of 5,000 and 20,000 entities that are all connected: naming MAP
#include "app/games/gameconfigurations.h"
#include "core/document/entitylistmodel.h"
#include "tests/bench/benchwindow.h"
#include "tests/bench/figures.h"
#include "tests/bench/timingapplication.h"
#include "widgets/entities/entitygraphview.h"
#include "widgets/entities/entitylist.h"
#include "widgets/entities/entitypanel.h"
#include "widgets/graph/graphcanvas.h"
#include "widgets/parts/filteredit.h"
#include "widgets/view3d/viewpanel.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

// Returns entities that each target another, random one.
QByteArray connected(int count)
{
    QRandomGenerator random(7);
    QByteArray text = "{\n\"classname\" \"worldspawn\"\n}\n";
    for (int i = 0; i < count; ++i)
        text += "{\n\"classname\" \"trigger_relay\"\n\"origin\" \"" + QByteArray::number(i) + " 64 128\"\n\"targetname\" \"n"
                + QByteArray::number(i) + "\"\n\"target\" \"n" + QByteArray::number(random.bounded(count))
                + "\"\n\"delay\" \"0.5\"\n}\n";
    return text;
}

// Returns definitions as long as the longest in use, of which every part is read.
QByteArray longDefinitions()
{
    QByteArray text = "@BaseClass = Named [ targetname(target_source) : \"Name\" ]\n";
    for (int i = 0; text.size() < 2'000'000; ++i)
        text += "@PointClass base(Named) size(-8 -8 -8, 8 8 8) = thing_" + QByteArray::number(i)
                + " : \"One of many things\"\n[\n"
                  "  target(target_destination) : \"Target\" : : \"Whom it triggers\"\n  speed(integer) : \"Speed\" : 100\n"
                  "  wait(choices) : \"Wait\" : 3 = [ -1 : \"Never\" 0 : \"At once\" ]\n"
                  "  spawnflags(flags) = [ 1 : \"Start off\" : 0 2 : \"Toggle\" : 0 ]\n]\n";
    return text;
}

void showDock(const MapView *view)
{
    auto *dock = static_cast<QDockWidget *>(view->parentWidget());
    dock->show();
    dock->raise();
}

} // namespace

int main(int argc, char **argv)
{
    TimingApplication app(argc, argv);
    const auto path = QString::fromLocal8Bit(argv[argc - 1]);
    const auto name = QFileInfo(path).fileName();
    BenchWindow benchWindow(path);
    auto &window = *benchWindow;
    auto *document = window.document();
    const auto setEntities = [&](int count) {
        QSignalSpy checked(&window, &MainWindow::checked);
        document->edit({.what = u"many entities"_s, .splices = difference(document->map().entityText(), connected(count))});
        checked.wait(60'000);
        QTest::qWait(1000); // work that is delayed until editing pauses
    };
    const auto shown = [](auto act) {
        return timeOf([&] {
            act();
            QCoreApplication::processEvents();
        });
    };
    setEntities(5000);
    auto *list = window.entities()->list();
    showDock(window.entities());
    QTest::qWait(500);
    std::vector<double> keys, edits, selections;
    list->filterEdit()->setFocus();
    for (const QChar key : u"delay>0.2 targetname~n1"_s)
        keys.push_back(shown([&] { QTest::keyClick(list->filterEdit(), key.toLatin1()); }));
    list->filterEdit()->clear();
    for (int i = 1; i < 50; ++i) {
        const std::vector<qint32> one{i * 90};
        const int lump = document->map().format().roles.entityList;
        selections.push_back(shown([&] { document->selection().set({{lump, static_cast<quint32>(one.front())}}); }));
        edits.push_back(shown(
            [&] { document->edit(edits::setValue(document->entitySource(), one, u"delay"_s, QString::number(i)).value()); }));
    }
    tell(name, "5,000 entities: a key stroke in their filter", quantile(keys));
    tell(name, "5,000 entities: one selected", quantile(selections));
    tell(name, "5,000 entities: a value set", quantile(edits));
    QTemporaryDir folder;
    QFile file(folder.filePath(u"long.fgd"_s));
    file.open(QIODevice::WriteOnly);
    file.write(longDefinitions());
    file.close();
    app.longest = 0;
    QElapsedTimer reading;
    reading.start();
    window.games()->set({GameConfiguration{.id = u"long"_s, .name = u"Long"_s, .definitions = {file.fileName()}}}, u"read"_s);
    window.games()->choose(&window.games()->all().front());
    while (!document->map().classes().definitions().find("thing_0").isKnown() && reading.elapsed() < 60'000)
        QTest::qWait(1);
    tell(name, "definitions of 2 MB read and known", static_cast<double>(reading.elapsed()));
    QTest::qWait(500);
    tell(name, "longest wait meanwhile", static_cast<double>(app.longest) / 1e6);
    auto *graph = window.findChild<EntityGraphView *>();
    for (const int count : {5000, 20'000}) {
        setEntities(count);
        showDock(window.findChild<ViewPanel *>());
        QTest::qWait(500);
        app.longest = 0;
        QElapsedTimer timer;
        timer.start();
        showDock(graph);
        while ((graph->isBusy() || graph->canvas()->nodes().count() == 0) && timer.elapsed() < 60'000)
            QTest::qWait(1);
        QCoreApplication::processEvents();
        const auto all = timer.elapsed();
        QTest::qWait(500);
        const auto size = QByteArray::number(count / 1000) + ",000 entities: ";
        tell(name, (size + "their graph, from Alt+0 to its picture").constData(), static_cast<double>(all));
        tell(name, (size + "longest wait meanwhile").constData(), static_cast<double>(app.longest) / 1e6);
        std::vector<double> frames;
        for (int i = 0; i < 50; ++i)
            frames.push_back(shown([&] { graph->canvas()->pan({i % 2 ? 20.0 : -20.0, 0}); }));
        tell(name, (size + "the graph moved, a frame").constData(), quantile(frames));
    }
    document->undoStack().setClean();
    return 0;
}
