// A map that is worked on: its edits, and what undo gives back.
#include "core/document/document.h"
#include "core/save/lumpplacement.h"
#include "tests/testmaps.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace
{

// Any edit that a user could make of this text; none where the text allows it not.
EntityEdit randomEdit(const EntitySource &source, QRandomGenerator &random)
{
    const auto count = static_cast<qint32>(source.parsed.entities.size());
    const auto entity = static_cast<qint32>(random.bounded(count));
    const qint32 one[] = {entity};
    const auto take = [](Result<EntityEdit> edit) { return edit ? std::move(edit).value() : EntityEdit(); };
    switch (random.bounded(6)) {
    case 0: return take(edits::setValue(source, one, u"origin"_s, QString::number(random.bounded(4096))));
    case 1: return take(edits::renameKey(source, one, u"origin"_s, u"place"_s));
    case 2: return edits::removeKey(source, one, u"classname"_s);
    case 3: return take(edits::addEntity(source, entity, u"info_null"_s));
    case 4: return count > 1 ? edits::removeEntities(source, one) : EntityEdit();
    default: return take(edits::moveEntity(source, entity, static_cast<qint32>(random.bounded(count))));
    }
}

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private slots:
    void undoOfTwoHundredEditsGivesTheVeryFile_data() { addMapRows(); }
    void undoOfTwoHundredEditsGivesTheVeryFile();
};

void TestDocument::undoOfTwoHundredEditsGivesTheVeryFile()
{
    OPEN_MAP(map);
    if (map.entities().entities.empty())
        return; // a map without entities
    const auto file = QByteArray(reinterpret_cast<const char *>(map.bytes().data()), std::ssize(map.bytes()));
    Document document(path, map);
    const auto lump = document.map().entityBytes().toByteArray();
    QRandomGenerator random(7);
    for (int step = 0; step < 200; ++step)
        document.edit(randomEdit(document.entitySource(), random));
    QVERIFY(document.isModified());
    const auto edited = document.map().entityText().toByteArray();
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QVERIFY(!document.isModified());
    QCOMPARE(document.map().entityBytes(), QByteArrayView(lump)); // what stands behind the NUL as well
    const auto plan = planSave(*document.original(), document.map().entityText());
    VERIFY_RESULT(plan);
    QCOMPARE(plan.value().bytes, file);
    while (document.undoStack().canRedo())
        document.undoStack().redo();
    QCOMPARE(document.map().entityText(), QByteArrayView(edited));
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
