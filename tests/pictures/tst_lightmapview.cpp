// The view of lightmaps: what it shows of a map, of the selection and of a luxel, and what it says where there is nothing.
#include "core/document/comparison.h"
#include "tests/facts.h"
#include "tests/gestures.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "widgets/images/lightcontrols.h"
#include "widgets/images/lightmapview.h"
#include "widgets/parts/filteractions.h"
#include "widgets/parts/stylesliders.h"

#include <numeric>

namespace {

struct ShownLightmaps {
    explicit ShownLightmaps(MapFile map) : document(u"maps/room.bsp"_s, std::move(map))
    {
        view.resize(500, 500);
        view.setDocument(&document);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("no window");
        wait();
    }
    explicit ShownLightmaps(const MapBuilder &builder) : ShownLightmaps(readMap(builder.build()).value()) {}

    void wait()
    {
        if (!QTest::qWaitFor([this] { return !view.isBusy(); }, 10'000))
            qFatal("it is never drawn");
    }
    int faces() const { return document.map().format().roles.faces; }
    void select(std::vector<quint32> numbers)
    {
        std::vector<RecordRef> records;
        for (const quint32 face : numbers)
            records.push_back({faces(), face});
        document.selection().set(records);
        wait();
    }
    void show(int what)
    {
        view.controls()->what()->setCurrentIndex(what);
        wait();
    }
    // The middle of a spot's pixel, on the canvas.
    QPoint screenOf(const LightSpot &spot, QPoint luxel) const
    {
        return view.canvas()->rectOf({spot.tile, spot.place.rect.topLeft() + luxel}).center();
    }
    const LightSpot &spot(quint32 face, size_t slot = 0) const { return view.picture().spotsOf(face)[slot]; }
    void click(QPoint at, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(view.canvas()->viewport(), Qt::LeftButton, modifiers, at);
    }

    Document document;
    LightmapView view;
};

enum { All, Selected };

// All luxels of a face's first slot: 10 20 30.
MapBuilder roomWithColor(const bsp::Format &format)
{
    auto builder = MapBuilder::room(format);
    const auto lighting = builder.name(format.roles.lighting);
    auto bytes = builder.lumpBytes(lighting);
    for (qsizetype i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(10 * (i % 3 + 1));
    return builder.setLumpBytes(lighting, bytes);
}

} // namespace

class TestLightmapView : public QObject
{
    Q_OBJECT

private slots:
    void aClickSelectsTheFaceAndWithControlMore_data() { addFormatRows(); }
    void aClickSelectsTheFaceAndWithControlMore()
    {
        ShownLightmaps shown(roomWithColor(fetchFormat()));
        for (const quint32 face : {3U, 0U, 5U}) {
            shown.click(shown.screenOf(shown.spot(face), {4, 4}));
            QCOMPARE(shown.document.selection().records(), (std::vector<RecordRef>{{shown.faces(), face}}));
            QCOMPARE(shown.document.selection().current(), (RecordRef{shown.faces(), face}));
        }
        shown.click(shown.screenOf(shown.spot(2), {4, 4}));
        shown.click(shown.screenOf(shown.spot(4), {4, 4}), Qt::ControlModifier);
        QCOMPARE(shown.document.selection().records().size(), size_t(2));
        shown.click(shown.screenOf(shown.spot(2), {4, 4}), Qt::ControlModifier);
        QCOMPARE(shown.document.selection().records(), (std::vector<RecordRef>{{shown.faces(), 4}}));
    }

    void aSelectedFaceIsFramedAndAllAreOutlinedOnRequest_data() { addFormatRows(); }
    void aSelectedFaceIsFramedAndAllAreOutlinedOnRequest()
    {
        ShownLightmaps shown(roomWithColor(fetchFormat()));
        auto *canvas = shown.view.canvas();
        canvas->setZoom(64); // a face is larger than the view
        const auto before = canvas->grab().toImage();
        shown.select({4});
        const auto &spot = shown.spot(4);
        const auto seen = canvas->viewport()->rect();
        QVERIFY(seen.contains(shown.screenOf(spot, {0, 0})) && seen.contains(shown.screenOf(spot, {8, 8})));
        const auto framed = canvas->viewport()->grab().toImage();
        const auto corner = canvas->rectOf({spot.tile, spot.place.rect.topLeft()}).topLeft();
        bool white = false;
        for (int d = -6; d <= 6; ++d)
            if (const auto at = corner + QPoint(20, d); framed.rect().contains(at))
                white = white || framed.pixelColor(at).lightness() > 240;
        QVERIFY(white);
        QVERIFY(canvas->grab().toImage() != before);
        QVERIFY(shown.view.picture().outlines.empty());
        shown.view.controls()->outlines()->setChecked(true);
        shown.wait();
        QCOMPARE(shown.view.picture().outlines.size(), shown.view.picture().spots.size());
    }

    void theOtherMapsLuxelsAndTheDifferencesAreShown()
    {
        ShownLightmaps shown(roomWithColor(bsp::quake2));
        auto *side = shown.view.controls()->side();
        QVERIFY(!side->isVisible());
        auto other = roomWithColor(bsp::quake2);
        auto bytes = other.lumpBytes("LIGHTING");
        const auto &map = shown.document.map();
        const auto first = map.column(map.format().roles.faceLightmaps, "offset").integer(0);
        bytes[first] = 14; // 4 more red, in the first luxel of the first face
        other.setLumpBytes("LIGHTING", bytes);
        auto &comparison = shown.document.comparison();
        comparison.start(u"other.bsp"_s, std::make_shared<const MapFile>(readMap(other.build()).value()));
        QTRY_VERIFY(!comparison.isBusy());
        QVERIFY(side->isVisible());
        const auto colorAt = [&shown](bool isShown) {
            const auto &spot = shown.spot(0);
            const auto &tile = shown.view.picture().tiles[static_cast<size_t>(spot.tile)];
            return QColor((isShown ? tile.shown : tile.stored).pixel(spot.place.rect.topLeft()));
        };
        side->setCurrentIndex(static_cast<int>(LightSide::Other));
        shown.wait();
        QCOMPARE(colorAt(false), QColor(14, 20, 30));
        side->setCurrentIndex(static_cast<int>(LightSide::Difference));
        shown.wait();
        const auto difference = shown.view.picture().difference;
        QVERIFY(difference);
        QCOMPARE(difference->largest, 4);
        QCOMPARE(difference->unmatched, 0);
        QCOMPARE(colorAt(false), QColor(4, 0, 0));
        QCOMPARE(colorAt(true), QColor(128, 0, 0)); // 32 times as bright
        QVERIFY2(states(shown.view.line()->text(), {u"4"_s, u"32"_s}), qPrintable(shown.view.line()->text()));
        comparison.stop();
        shown.wait();
        QVERIFY(!side->isVisible());
        QCOMPARE(colorAt(false), QColor(10, 20, 30));
    }

    void ofTooManySelectedFacesNoneIsFramed()
    {
        auto builder = roomWithColor(bsp::quake2);
        builder.setLumpBytes("FACES", builder.lumpBytes("FACES").repeated(1000));
        builder.setLumpBytes("LIGHTING", builder.lumpBytes("LIGHTING").repeated(1000)); // as many as there is light for
        ShownLightmaps shown(builder);
        shown.select({2, 3});
        QCOMPARE(shown.view.canvas()->frameCount(), size_t(2));
        std::vector<quint32> all(builder.count("FACES"));
        std::iota(all.begin(), all.end(), 0U);
        shown.select(all);
        QCOMPARE(shown.view.canvas()->frameCount(), size_t(0));
        QVERIFY2(shown.view.line()->text().contains(u"Too many faces"_s), qPrintable(shown.view.line()->text()));
    }

    void theLineTellsOfTheLuxelUnderThePointer_data() { addFormatRows(); }
    void theLineTellsOfTheLuxelUnderThePointer()
    {
        ShownLightmaps shown(roomWithColor(fetchFormat()));
        QVERIFY(shown.view.line()->text().contains(u"lightmaps of"_s));
        emit shown.view.canvas()->pixelHovered({shown.spot(1).tile, shown.spot(1).place.rect.topLeft() + QPoint(2, 3)});
        const auto text = shown.view.line()->text();
        const auto color = fetchFormat().bytesPerLuxel == 1 ? u"RGB 30 30 30, brightness 30"_s : u"RGB 10 20 30, brightness 19"_s;
        QVERIFY2(text.startsWith(color + u": face 1, style 0, luxel (2, 3)"_s), qPrintable(text));
        QCOMPARE(text.endsWith(u", at (64 -32 -16)"_s),
                 fetchFormat().lightmaps != bsp::Lightmaps::Pages); // its vertexes have no places in the page
        const auto actions = shown.view.canvas()->actions();
        const auto copy = std::ranges::find(actions, QKeySequence(QKeySequence::Copy), &QAction::shortcut);
        QVERIFY(copy != actions.end());
        (*copy)->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), text);
        emit shown.view.canvas()->pixelHovered({});
        QVERIFY(shown.view.line()->text().contains(u"lightmaps of"_s));
    }

    // Of what is pointed at, or was when the menu was asked for, or else is selected.
    void theTextureOfALightmapIsFilteredBy()
    {
        Document another(u"maps/other.bsp"_s, readMap(MapBuilder::room(bsp::quake2).build()).value());
        ShownLightmaps shown(roomWithColor(bsp::quake2));
        auto *canvas = shown.view.canvas();
        const auto termOf = [&shown](quint32 face) {
            const int images = shown.document.map().format().roles.images;
            const auto &references = shown.document.references();
            return termFor(refsOf(images, references.project(std::vector{face}, shown.faces(), images)), shown.faces(),
                           references);
        };
        quint32 other = 1; // than the first one's
        while (other < 6 && termOf(other) == termOf(0))
            ++other;
        const auto actions = canvas->actions();
        const auto keep = std::ranges::find(actions, filterKey(FilterRequest::Keep), &QAction::shortcut);
        QSignalSpy asked(&shown.view, &LightmapView::filterRequested);
        const auto ask = [&] {
            (*keep)->trigger();
            return asked.isEmpty() ? QString() : asked.takeFirst().first().value<FilterRequest>().term;
        };
        const auto askForMenuAt = [&](quint32 face) {
            const auto at = shown.screenOf(shown.spot(face), {4, 4});
            moveMouse(canvas->viewport(), at);
            emit canvas->customContextMenuRequested(at);
            leaveByMouse(canvas->viewport());
            QVERIFY(QApplication::activePopupWidget());
            QApplication::activePopupWidget()->close();
        };
        shown.select({other});
        QCOMPARE(ask(), termOf(other));
        moveMouse(canvas->viewport(), shown.screenOf(shown.spot(0), {4, 4}));
        QCOMPARE(ask(), termOf(0));
        askForMenuAt(0);
        QCOMPARE(ask(), termOf(0));
        QCOMPARE(ask(), termOf(other)); // the menu is gone
        askForMenuAt(0);
        shown.view.setDocument(&another);
        QCOMPARE(ask(), QString()); // what was pointed at is of another map
    }

    void brushModelsStandAtTheirEntity()
    {
        ShownLightmaps shown(MapBuilder::room(bsp::quake2).setLumpBytes("ENTITIES", R"({ "classname" "worldspawn" }
{ "classname" "func_wall" "model" "*1" "origin" "1000 200 30" })"));
        const auto space = [&shown](quint32 face) {
            emit shown.view.canvas()->pixelHovered({shown.spot(face).tile, shown.spot(face).place.rect.topLeft()});
            return shown.view.line()->text().section(u'(', -1).chopped(1).split(u' ');
        };
        QCOMPARE(space(0), QStringList({u"-64"_s, u"-64"_s, u"-64"_s}));
        const auto moved = space(6);
        QVERIFY(moved[0].toDouble() > 900 && moved[1].toDouble() > 180 && moved[2].toDouble() > 10);
        shown.document.edit(edits::setValue(shown.document.entitySource(), std::array{1}, u"angle"_s, u"90"_s).value());
        const auto turned = space(6); // x to y, y to -x
        QCOMPARE(turned[0].toDouble() - 1000, 200 - moved[1].toDouble());
        QCOMPARE(turned[1].toDouble() - 200, moved[0].toDouble() - 1000);
        QCOMPARE(turned[2], moved[2]);
    }

    void selectedFacesAreShownStyleByStyleOrCombined()
    {
        ShownLightmaps shown(roomWithColor(bsp::goldsrc));
        shown.show(Selected);
        QVERIFY(shown.view.picture().tiles.empty());
        shown.select({1, 3});
        QCOMPARE(shown.view.picture().tiles.size(), size_t(3)); // face 1 has two styles
        QCOMPARE(shown.view.picture().tiles[0].caption, u"face 1, style 0"_s);
        QCOMPARE(shown.view.picture().tiles[2].caption, u"face 3"_s);
        shown.click(shown.screenOf(shown.spot(3), {4, 4}));
        shown.wait();
        QCOMPARE(shown.view.picture().tiles.size(), size_t(1));
        ShownLightmaps other(roomWithColor(bsp::quake2).set("FACES", 1, "styles[1]", 33));
        other.show(Selected);
        other.select({1});
        QVERIFY(!other.view.controls()->styles()->isVisible());
        other.view.controls()->combined()->setChecked(true);
        other.wait();
        QVERIFY(other.view.controls()->styles()->isVisible());
        const auto first = [&other] { return other.view.picture().tiles[0].stored.pixel(0, 0); };
        QCOMPARE(first(), qRgb(20, 40, 60));
        other.view.controls()->styles()->slider(33)->setValue(50);
        QVERIFY(other.view.isBusy());
        other.wait();
        QCOMPARE(first(), qRgb(15, 30, 45));
        other.view.controls()->styles()->slider(0)->setValue(0);
        other.wait();
        QCOMPARE(first(), qRgb(5, 10, 15));
        QVERIFY(!other.view.controls()->styles()->slider(7));
    }

    void exposureAndReadingsChangeWhatIsShown()
    {
        ShownLightmaps shown(roomWithColor(bsp::quake2));
        const auto shownColor = [&shown] {
            shown.wait();
            const auto &tile = shown.view.picture().tiles[0];
            return tile.shown.pixel(shown.spot(0).place.rect.topLeft());
        };
        auto *controls = shown.view.controls();
        controls->exposure()->setValue(2); // one stop
        QCOMPARE(shownColor(), qRgb(20, 40, 60));
        controls->reading()->setCurrentIndex(static_cast<int>(LightReading::Heat));
        QCOMPARE(shownColor(), heatColor(brightness(qRgb(20, 40, 60))));
        controls->reading()->setCurrentIndex(static_cast<int>(LightReading::Exposure));
        controls->exposure()->setValue(12);
        QCOMPARE(shownColor(), overExposedColor);
        QVERIFY2(shown.view.line()->text().contains(u"At 255 (orange): 576."_s), qPrintable(shown.view.line()->text()));
        QCOMPARE(shown.view.picture().tiles[0].stored.pixel(0, 0), qRgb(10, 20, 30)); // what the pointer tells of
    }

    void pagesBesideTheMapAreShown()
    {
        auto builder = roomWithColor(bsp::quake3);
        builder.setLumpBytes("LIGHTMAPS", {});
        ShownLightmaps shown(builder);
        QVERIFY(shown.view.picture().tiles.empty());
        shown.view.setPageFinder([](const QString &name) {
            QImage page(64, 32, QImage::Format_RGB32);
            page.fill(qRgb(1, 2, 3));
            return name == u"maps/room/lm_0000.tga"_s ? page : QImage();
        });
        shown.wait();
        QCOMPARE(shown.view.picture().tiles.size(), size_t(1));
        QCOMPARE(shown.view.picture().tiles[0].stored.size(), QSize(64, 32));
        QVERIFY(shown.view.exportJob(LightExportJob::All, {}).external.contains(0));
    }

    void whatThereIsNotIsSaid()
    {
        LightmapView none;
        none.setDocument(nullptr);
        QVERIFY(!none.exportAction(LightExportJob::Atlas)->isEnabled());
        for (const auto *format : {&bsp::quake2, &bsp::quake3, &bsp::goldsrc}) {
            auto builder = MapBuilder::room(*format);
            ShownLightmaps shown(builder.setLumpBytes(builder.name(format->roles.lighting), {}));
            QVERIFY(shown.view.picture().tiles.empty() && shown.view.line()->text().isEmpty());
            QVERIFY(!shown.view.exportAction(LightExportJob::All)->isEnabled());
            const auto said = [&shown] { return shown.view.canvas()->emptyText(); };
            const bool pages = format->lightmaps == bsp::Lightmaps::Pages;
            const auto ofMap = said();
            QVERIFY2(states(ofMap, {u"no lightmaps"_s}) && states(ofMap, {u"1 external"_s}) == pages, qPrintable(ofMap));
            shown.show(Selected);
            const auto ofNone = said();
            QVERIFY2(!ofNone.isEmpty() && ofNone != ofMap, qPrintable(ofNone));
            shown.select({2});
            QVERIFY2(states(said(), {(pages ? u"Surface"_s : u"Face"_s) + u" 2"_s}) && said() != ofNone, qPrintable(said()));
        }
    }

    void hiddenItDrawsNothingAndShownItTakesNoFocus()
    {
        ShownLightmaps shown(roomWithColor(bsp::quake2));
        shown.show(Selected);
        shown.view.hide();
        shown.select({2});
        QVERIFY(!shown.view.isBusy() && shown.view.picture().tiles.empty());
        shown.view.show();
        shown.wait();
        QCOMPARE(shown.view.picture().spots.size(), size_t(1));
        QLineEdit elsewhere;
        elsewhere.show();
        QApplication::setActiveWindow(&elsewhere);
        elsewhere.setFocus();
        shown.select({1});
        QVERIFY(elsewhere.hasFocus());
        shown.view.setDocument(nullptr);
        QVERIFY(shown.view.picture().tiles.empty() && !shown.view.isBusy());
    }

    void exportsTellWhatToWriteOfTheMapTheyWereAskedFor()
    {
        ShownLightmaps shown(roomWithColor(bsp::quake2));
        QSignalSpy requested(&shown.view, &LightmapView::exportRequested);
        for (const bool replaced : {false, true}) {
            shown.view.exportAction(LightExportJob::All)->trigger(); // it does not wait for the dialog
            auto *dialog = shown.view.findChild<QFileDialog *>();
            QVERIFY(dialog);
            Document other(u"other.bsp"_s, readMap(MapBuilder::room(bsp::quake2).build()).value());
            if (replaced)
                shown.view.setDocument(&other);
            emit dialog->fileSelected(u"/folder"_s);
            QCOMPARE(requested.size(), 1);
            delete dialog;
            shown.view.setDocument(&shown.document);
            shown.wait();
        }
        QCOMPARE(requested[0][0].value<LightExportJob>().path, u"/folder"_s);
        QVERIFY(!shown.view.exportAction(LightExportJob::Faces)->isEnabled());
        QVERIFY(shown.view.exportAction(LightExportJob::All)->isEnabled());
        shown.select({1, 5});
        QVERIFY(shown.view.exportAction(LightExportJob::Faces)->isEnabled());
        const auto job = shown.view.exportJob(LightExportJob::Faces, u"folder"_s);
        QVERIFY(job.faces == (std::vector<quint32>{1, 5}) && job.path == u"folder"_s);
        shown.view.controls()->combined()->setChecked(true);
        QCOMPARE(shown.view.exportJob(LightExportJob::Atlas, {}).content.kind, AtlasContent::Combined);
    }

    void everyRealMapIsShown_data() { addFewMapRows(); }
    void everyRealMapIsShown()
    {
        OPEN_MAP(map);
        ShownLightmaps shown(map);
        shown.view.controls()->outlines()->setChecked(true);
        shown.wait();
        for (const auto &spot : shown.view.picture().spots) {
            const auto middle = spot.place.rect.center();
            emit shown.view.canvas()->pixelHovered({spot.tile, middle});
            QVERIFY(shown.view.line()->text().startsWith(u"RGB "_s));
            if (spot.place.face > 300)
                break;
        }
    }
};

ADD_TEST(TestLightmapView, QApplication)
#include "tst_lightmapview.moc"
