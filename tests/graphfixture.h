// A window with the graph of a map's clusters, and gestures in it.
#pragma once

#include "tests/gestures.h"
#include "tests/mapbuilder.h"
#include "tests/testmaps.h"
#include "widgets/vis/clustergraph.h"

#include <QtTest>

struct ShownGraph {
    explicit ShownGraph(MapFile map) : document(QStringLiteral("maps/room.bsp"), std::move(map))
    {
        graph.resize(600, 500);
        graph.setDocument(&document);
        graph.show();
        QApplication::setActiveWindow(&graph); // there may be no window manager to do it
        if (!QTest::qWaitForWindowExposed(&graph))
            qFatal("no window");
        wait();
    }
    explicit ShownGraph(const MapBuilder &builder) : ShownGraph(readMap(builder.build()).value()) {}

    void wait()
    {
        if (!QTest::qWaitFor([this] { return !graph.isBusy(); }, 20'000))
            qFatal("it is never read");
    }
    GraphCanvas *canvas() { return graph.canvas(); }
    RecordRef cluster(quint32 number) const { return {document.map().format().roles.clusters, number}; }
    std::vector<quint32> selected() const
    {
        return document.references().project(document.selection().records(), document.map().format().roles.clusters);
    }
    QPoint at(quint32 number) { return canvas()->placeOf(number).toPoint(); }
    void click(QPoint place, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(canvas(), Qt::LeftButton, modifiers, place);
    }
    void move(QPoint place, Qt::MouseButtons buttons = {}) { moveMouse(canvas(), place, buttons); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(canvas(), Qt::LeftButton, modifiers, from);
        move((from + to) / 2, Qt::LeftButton);
        move(to, Qt::LeftButton);
        QTest::mouseRelease(canvas(), Qt::LeftButton, modifiers, to);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(canvas(), key, modifiers); }
    QString said() const { return graph.line()->text(); }

    Document document;
    ClusterGraph graph;
};

// Returns the room, with a box of one half of it for each of its leafs.
inline MapBuilder halves(const bsp::Format &format)
{
    auto builder = MapBuilder::room(format);
    builder.set("LEAFS", 1, "maxs.x", 0).set("LEAFS", 2, "mins.x", 0);
    return builder;
}
