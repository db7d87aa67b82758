// The browser's selection and the document's, both ways, on a room whose images are made up.
#include "tests/madetextures.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"
#include "widgets/images/texturebrowser.h"

namespace {

struct ShownBrowser {
    explicit ShownBrowser(const bsp::Format &format) : document(u"room.bsp"_s, readMap(MapBuilder::room(format).build()).value())
    {
        browser.resize(420, 400);
        browser.show();
        if (!QTest::qWaitForWindowExposed(&browser))
            qFatal("no window");
        const auto count = document.map().recordCount(document.map().format().roles.images);
        browser.setSource(std::make_shared<MadeTextures>(static_cast<int>(count)), &document);
    }
    const bsp::Roles &roles() const { return document.map().format().roles; }
    std::vector<quint32> facesOf(quint32 image) const
    {
        const quint32 records[] = {image};
        return document.references().project(records, roles().images, roles().faces);
    }

    // The first image that a face uses.
    quint32 usedImage() const
    {
        quint32 image = 0;
        while (facesOf(image).empty())
            ++image;
        return image;
    }

    Document document;
    TextureBrowser browser;
};

std::vector<int> selectedTextures(const TextureBrowser &browser)
{
    std::vector<int> textures;
    const auto indexes = browser.view()->selectionModel()->selectedIndexes();
    for (const auto &index : indexes)
        textures.push_back(browser.model()->textureAt(index.row()));
    std::ranges::sort(textures);
    return textures;
}

} // namespace

class TestTextureBrowser : public QObject
{
    Q_OBJECT

private slots:
    void facesSelectTheirTextures_data() { addFormatRows(); }
    void facesSelectTheirTextures()
    {
        ShownBrowser shown(fetchFormat());
        const auto images = shown.document.map().recordCount(shown.roles().images);
        int tried = 0;
        for (quint32 image = 0; image < images; ++image) {
            const auto faces = shown.facesOf(image);
            if (faces.empty())
                continue;
            ++tried;
            shown.document.selection().set({{shown.roles().faces, faces.front()}});
            QCOMPARE(selectedTextures(shown.browser), std::vector<int>{static_cast<int>(image)});
            QCOMPARE(shown.browser.currentTexture(), static_cast<int>(image));
            QCOMPARE(shown.document.selection().records().front().lump, shown.roles().faces); // it is not answered
        }
        QVERIFY(tried > 0);
    }

    void theFacesOfATextureAreSelected_data() { addFormatRows(); }
    void theFacesOfATextureAreSelected()
    {
        ShownBrowser shown(fetchFormat());
        const auto image = shown.usedImage();
        const auto row = shown.browser.model()->index(shown.browser.model()->rowOf(static_cast<int>(image)));
        QTest::mouseClick(shown.browser.view()->viewport(), Qt::LeftButton, {}, shown.browser.view()->visualRect(row).center());
        QCOMPARE(shown.document.selection().records(), (std::vector<RecordRef>{{shown.roles().images, image}}));
        shown.browser.selectFacesAction()->trigger();
        std::vector<RecordRef> faces;
        for (const quint32 face : shown.facesOf(image))
            faces.push_back({shown.roles().faces, face});
        QCOMPARE(shown.document.selection().records(), faces);
    }

    void hiddenItFollowsWhenItIsShown()
    {
        ShownBrowser shown(*bsp::formats().front());
        const auto image = shown.usedImage();
        shown.browser.hide();
        shown.document.selection().set({{shown.roles().faces, shown.facesOf(image).front()}});
        QVERIFY(selectedTextures(shown.browser).empty());
        shown.browser.show();
        QCOMPARE(selectedTextures(shown.browser), std::vector<int>{static_cast<int>(image)});
    }

    void filterOrderAndCountedFacesLeaveTheSelection()
    {
        ShownBrowser shown(*bsp::formats().front());
        const std::vector<RecordRef> both{{shown.roles().images, 0}, {shown.roles().images, 1}};
        shown.document.selection().set(both);
        QCOMPARE(selectedTextures(shown.browser), (std::vector<int>{0, 1}));
        QSignalSpy changed(&shown.document.selection(), &Selection::changed);
        QTest::keyClicks(shown.browser.filterEdit(), u"wall"_s);
        QCOMPARE(selectedTextures(shown.browser), (std::vector<int>{0, 1}));
        shown.browser.filterEdit()->setText(u"tex0001"_s);
        QCOMPARE(selectedTextures(shown.browser), std::vector<int>{1});
        shown.browser.filterEdit()->setText(u"nothing is called so"_s);
        QCOMPARE(shown.browser.model()->rowCount(), 0);
        shown.browser.filterEdit()->clear();
        QCOMPARE(selectedTextures(shown.browser), (std::vector<int>{0, 1}));
        for (auto *order : shown.browser.findChildren<QComboBox *>())
            order->setCurrentIndex(1);
        QCOMPARE(selectedTextures(shown.browser), (std::vector<int>{0, 1}));
        QCOMPARE(shown.document.selection().records(), both);
        QVERIFY(changed.isEmpty());
        const auto count = shown.document.map().recordCount(shown.roles().images);
        shown.browser.setSource(std::make_shared<MadeTextures>(static_cast<int>(count)), &shown.document,
                                std::vector<quint32>(count, 7));
        QVERIFY(shown.browser.model()->knowsFaces());
        QCOMPARE(selectedTextures(shown.browser), (std::vector<int>{0, 1}));
    }

    void onlyTheSeenOfFiveThousandAreRead()
    {
        TextureBrowser browser;
        browser.resize(900, 700);
        browser.show();
        QVERIFY(QTest::qWaitForWindowExposed(&browser));
        const auto source = std::make_shared<MadeTextures>(5000, 128);
        browser.setSource(source, nullptr);
        auto *bar = browser.view()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 10000);
        for (int step = 0; step <= 100; ++step) {
            bar->setValue(bar->maximum() / 100 * step);
            browser.view()->viewport()->repaint();
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(source->loads > 50);
        QVERIFY(source->loads < 5000);
    }
};

ADD_TEST(TestTextureBrowser, QApplication)
#include "tst_texturebrowser.moc"
