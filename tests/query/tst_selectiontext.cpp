// What is selected, in a line.
#include "core/map/selectiontext.h"
#include "core/text.h"
#include "tests/mapbuilder.h"
#include "tests/program.h"
#include "tests/testmaps.h"

class TestSelectionText : public QObject
{
    Q_OBJECT

private slots:
    void theTextNamesWhatIsSelected_data() { addFormatRows(); }
    void theTextNamesWhatIsSelected()
    {
        OPEN_BYTES(map, MapBuilder::room(fetchFormat()).build());
        const References references(map);
        const auto &roles = map.format().roles;
        const auto text = [&references](std::vector<RecordRef> records) {
            std::ranges::sort(records);
            return selectionText(references, records);
        };
        const auto faces = fromView(map.lump(roles.faces).title);
        const auto texture = [&](std::span<const quint32> of) {
            const auto images = references.project(of, roles.faces, roles.images);
            return images.size() == 1 ? u"texture "_s + QString::fromLatin1(map.column(roles.images, 0).chars(images.front()))
                                      : u"%1 textures"_s.arg(images.size());
        };
        QCOMPARE(text({}), QString());
        const auto face = fromView(map.lump(roles.faces).single);
        QVERIFY(!face.endsWith(u's'));
        QCOMPARE(text({{roles.faces, 1}}), u"%1 1 selected  \u00b7  %2"_s.arg(face, texture(std::array{1U})));
        QCOMPARE(text({{roles.faces, 1}, {roles.faces, 3}}),
                 u"2 selected in %1  \u00b7  %2"_s.arg(faces, texture(std::array{1U, 3U})));
        QCOMPARE(text({{roles.planes, 1}}), u"Plane 1 selected"_s);
        QCOMPARE(text({{roles.faces, 1}, {roles.planes, 1}}).count(u"\u00b7"_s), 1);
        QCOMPARE(text({{roles.faces, 1}, {roles.planes, 1}, {roles.leafs, 0}}), u"3 records in 3 tables selected"_s);
    }
};

ADD_TEST(TestSelectionText, QCoreApplication)
#include "tst_selectiontext.moc"
