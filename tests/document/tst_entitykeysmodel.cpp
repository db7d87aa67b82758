// The keys of one entity or of several, and every edit of them.
#include "core/document/entitykeysmodel.h"
#include "core/where/pointinleaf.h"
#include "tests/entitymap.h"
#include "tests/modeltester.h"
#include "tests/program.h"
#include "tests/testmaps.h"

namespace {

const char entities[] = R"({ "classname" "worldspawn" }
{ "classname" "light" "origin" "0 0 64" "light" "300" "Light" "200" }
{ "classname" "light" "origin" "0 0 64" "light" "150" "target" "spot" }
{ "classname" "func_door" "targetname" "door1" "model" "*1" "origin" "0 0 64" }
{ "classname" "trigger_once" "target" "door1" "model" "*99" }
{ "classname" "trigger_once" "target" "DOOR1" }
)";

QStringList rowsOf(const EntityKeysModel &model)
{
    QStringList rows;
    for (int row = 0; row < model.adderRow(); ++row)
        rows.append(model.keyAt(row) + u'=' + model.index(row, EntityKeysModel::Value).data().toString());
    return rows;
}

QModelIndex value(const EntityKeysModel &model, const QString &key)
{
    return model.index(model.rowOfKey(key), EntityKeysModel::Value);
}

} // namespace

class TestEntityKeysModel : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        tester_.reset();
        model_.reset(); // before the document that it shows
        document_ = documentWithEntities(entities);
        model_ = std::make_unique<EntityKeysModel>(*document_);
        tester_ = std::make_unique<QAbstractItemModelTester>(model_.get(), reporting);
    }
    void ofOneEntityEveryPairIsARow()
    {
        QCOMPARE(model().rowCount(), 0);
        model().setEntities({1});
        QCOMPARE(rowsOf(model()).join(u' '), u"classname=light origin=0 0 64 light=300 Light=200"_s);
        QCOMPARE(model().rowCount(), 5);                                                          // and where one is added
        QVERIFY(!(model().flags(model().index(4, EntityKeysModel::Value)) & Qt::ItemIsEditable)); // it has no key yet
        QVERIFY(model().flags(model().index(4, EntityKeysModel::Key)) & Qt::ItemIsEditable);
        QCOMPARE(model().rowOfKey(u"LIGHT"_s), 3);
        QCOMPARE(model().textOf(1), u"\"origin\" \"0 0 64\""_s);
        model().setEntities({});
        QCOMPARE(model().rowCount(), 0);
    }

    void ofSeveralTheUnion()
    {
        model().setEntities({1, 2});
        QCOMPARE(rowsOf(model()).join(u' '), u"classname=light origin=0 0 64 light=mixed target=mixed"_s);
        QVERIFY(value(model(), u"light"_s).data(EntityKeysModel::MixedRole).toBool());
        QVERIFY(value(model(), u"light"_s).data(Qt::FontRole).value<QFont>().italic());
        QCOMPARE(value(model(), u"light"_s).data(Qt::EditRole).toString(), QString());
        QVERIFY(value(model(), u"light"_s).data(Qt::ToolTipRole).toString().contains(u'2'));
        QVERIFY(!value(model(), u"origin"_s).data(EntityKeysModel::MixedRole).toBool());
        QVERIFY(value(model(), u"target"_s).data(EntityKeysModel::MixedRole).toBool()); // one has none
        QVERIFY(value(model(), u"target"_s).data(Qt::ToolTipRole).toString().contains(u'1'));
        QCOMPARE(model().textOf(model().rowOfKey(u"light"_s)), u"light"_s);
    }

    void duplicatesAreEditedOneByOne()
    {
        model().setEntities({1});
        QVERIFY(model().setData(model().index(2, EntityKeysModel::Value), u"100"_s));
        QCOMPARE(rowsOf(model()).join(u' '), u"classname=light origin=0 0 64 light=100 Light=200"_s);
        model().remove(2);
        QCOMPARE(rowsOf(model()).join(u' '), u"classname=light origin=0 0 64 Light=200"_s);
        model().setEntities({1, 2});
        model().remove(model().rowOfKey(u"light"_s)); // of several from all
        QCOMPARE(rowsOf(model()).join(u' '), u"classname=light origin=0 0 64 target=mixed"_s);
    }

    void aKeyIsRenamedEverywhere()
    {
        model().setEntities({4, 5});
        QVERIFY(model().setData(model().index(model().rowOfKey(u"target"_s), EntityKeysModel::Key), u"killtarget"_s));
        QCOMPARE(edits::valueOf(document_->entitySource(), 5, "killtarget"), QByteArrayView("DOOR1"));
        QCOMPARE(edits::valueOf(document_->entitySource(), 4, "killtarget"), QByteArrayView("door1"));
        QCOMPARE(document_->undoStack().count(), 1);
        QVERIFY(model().setData(model().index(0, EntityKeysModel::Key), model().keyAt(0))); // to the same: nothing
        QCOMPARE(document_->undoStack().count(), 1);
    }

    void aKeyIsAddedWithItsValueInOneStep()
    {
        QSignalSpy named(&model(), &EntityKeysModel::keyNamed), added(&model(), &EntityKeysModel::keyAdded);
        model().setEntities({1, 5});
        const int adder = model().adderRow();
        QVERIFY(model().setData(model().index(adder, EntityKeysModel::Key), u"delay"_s));
        QCOMPARE(named.size(), 1);
        QCOMPARE(document_->undoStack().count(), 0);
        QCOMPARE(model().index(adder, EntityKeysModel::Key).data().toString(), u"delay"_s);
        QVERIFY(model().flags(model().index(adder, EntityKeysModel::Value)) & Qt::ItemIsEditable);
        QVERIFY(model().setData(model().index(adder, EntityKeysModel::Value), u"2"_s));
        QCOMPARE(added.size(), 1);
        QCOMPARE(document_->undoStack().count(), 1);
        QCOMPARE(value(model(), u"delay"_s).data().toString(), u"2"_s);
        QCOMPARE(edits::valueOf(document_->entitySource(), 5, "delay"), QByteArrayView("2"));
        QVERIFY(model().setData(model().index(model().adderRow(), EntityKeysModel::Key), u"wait"_s));
        model().setEntities({2}); // what was typed for others is gone
        QVERIFY(!(model().flags(model().index(model().adderRow(), EntityKeysModel::Value)) & Qt::ItemIsEditable));
    }

    void keysAreRemovedAndMoved()
    {
        QSignalSpy refused(&model(), &EntityKeysModel::refused);
        model().setEntities({3});
        model().move(1, -1);
        QCOMPARE(rowsOf(model()).first(), u"targetname=door1"_s);
        model().move(0, -1); // it is the first
        model().move(model().adderRow(), -1);
        QCOMPARE(document_->undoStack().count(), 1);
        model().remove(0);
        QCOMPARE(rowsOf(model()).first(), u"classname=func_door"_s);
        model().remove(model().adderRow());
        QCOMPARE(document_->undoStack().count(), 2);
        model().setEntities({1, 2});
        model().move(1, -1);
        QCOMPARE(refused.size(), 1);
    }

    void wrongTextsAreRefused()
    {
        QSignalSpy refused(&model(), &EntityKeysModel::refused);
        model().setEntities({3});
        QVERIFY(!model().setData(model().index(0, EntityKeysModel::Value), u"a \" b"_s));
        QVERIFY(!model().setData(model().index(0, EntityKeysModel::Key), QString()));
        QVERIFY(!model().setData(model().index(0, EntityKeysModel::Key), u"MODEL"_s)); // there is one
        QVERIFY(!model().setData(model().index(model().adderRow(), EntityKeysModel::Key), u"classname"_s));
        QCOMPARE(refused.size(), 4);
        for (const auto &sentence : refused)
            QVERIFY(sentence.first().toString().endsWith(u'.'));
        QCOMPARE(document_->undoStack().count(), 0);
        QVERIFY(model().setData(model().index(0, EntityKeysModel::Key), u"ClassName"_s)); // its own, in other letters
    }

    void rowsFollowEditsAndKeepTheirPlaces()
    {
        model().setEntities({2, 3});
        const qint32 first[] = {1, 2};
        document_->edit(edits::removeEntities(document_->entitySource(), first));
        QCOMPARE(model().entities(), std::vector<qint32>{1});
        QCOMPARE(rowsOf(model()).first(), u"classname=func_door"_s);
        const qint32 own[] = {1};
        document_->edit(edits::removeEntities(document_->entitySource(), own));
        QCOMPARE(model().rowCount(), 0);
        document_->undoStack().undo();
        QCOMPARE(model().rowCount(), 0);
        document_->undoStack().undo();
        model().setEntities({3});
        QSignalSpy resets(&model(), &QAbstractItemModel::modelReset);
        QVERIFY(model().setData(value(model(), u"origin"_s), u"1 2 3"_s));
        QCOMPARE(resets.size(), 0);
        document_->undoStack().undo(); // an open editor must not outlive what it was opened for
        QCOMPARE(resets.size(), 1);
    }

    void keysLead()
    {
        const auto &roles = document_->map().format().roles;
        model().setEntities({3});
        using Refs = std::vector<RecordRef>;
        QCOMPARE(model().linksOf(model().rowOfKey(u"targetname"_s)), (Refs{{roles.entityList, 4}, {roles.entityList, 5}}));
        QCOMPARE(model().linksOf(model().rowOfKey(u"model"_s)), (Refs{{roles.models, 1}}));
        QCOMPARE(model().linksOf(model().rowOfKey(u"origin"_s)), Refs{}); // it has a brush model
        QCOMPARE(model().linksOf(model().adderRow()), Refs{});
        model().setEntities({4});
        QCOMPARE(model().linksOf(model().rowOfKey(u"target"_s)), (Refs{{roles.entityList, 3}}));
        QVERIFY(value(model(), u"model"_s).data(RecordRows::BrokenRole).toBool());
        QVERIFY(!value(model(), u"target"_s).data(RecordRows::BrokenRole).toBool());
        model().setEntities({2});
        QVERIFY(value(model(), u"target"_s).data(RecordRows::BrokenRole).toBool());
        const auto leaf = pointInLeaf(document_->map(), {0, 0, 64}).leaf;
        QVERIFY(leaf >= 0);
        QCOMPARE(model().linksOf(model().rowOfKey(u"origin"_s)), (Refs{{roles.leafs, static_cast<quint32>(leaf)}}));
        for (const auto &place : {u"0 0"_s, u"a b c"_s, u""_s, u"nan inf 1e999"_s}) {
            QVERIFY(model().setData(value(model(), u"origin"_s), place));
            model().linksOf(model().rowOfKey(u"origin"_s));
        }
        model().setEntities({4, 5});
        QCOMPARE(model().linksOf(model().rowOfKey(u"target"_s)), Refs{}); // mixed
    }

    void completionsAreThoseOfTheClass()
    {
        model().setEntities({5});
        using Completions = std::vector<EntityKeysModel::Completion>;
        const auto keys = model().completionsFor(model().index(model().adderRow(), EntityKeysModel::Key));
        QVERIFY(std::ranges::find(keys, u"wait"_s, &EntityKeysModel::Completion::text) != keys.end());   // by its definition
        QCOMPARE(keys.back(), EntityKeysModel::Completion{u"model"_s});                                  // another trigger has it
        QVERIFY(std::ranges::find(keys, u"target"_s, &EntityKeysModel::Completion::text) == keys.end()); // it has that
        QCOMPARE(model().completionsFor(value(model(), u"target"_s)), (Completions{{u"door1"_s, 1}}));
        QCOMPARE(model().completionsFor(value(model(), u"classname"_s)).front().text, u"light"_s); // of all classes
    }

    // A game that takes block comments reads fewer entities of the same text: those behind have other numbers then.
    void anotherGameMayReadOtherEntities()
    {
        static const auto other = [] {
            auto game = bsp::games::quake2;
            game.grammar.blockComments = true;
            return game;
        }();
        using Numbers = std::vector<qint32>;
        const auto document = documentWithEntities("{ \"classname\" \"worldspawn\" }\n/* { \"classname\" \"light\" } */\n"
                                                   "{ \"classname\" \"func_door\" }\n");
        QCOMPARE(document->entitySource().count(), 3);
        EntityKeysModel keys(*document);
        const int list = document->map().format().roles.entityList;
        document->selection().set({{list, 1}, {list, 2}});
        keys.setEntities({1, 2});
        LumpChange told;
        document->tables().whenTouched(Derived::EntityList, &keys,
                                       [&told, list](const MapChange &change) { told = *change.of(list); });
        document->setGame(other);
        QCOMPARE(document->entitySource().count(), 2);
        QCOMPARE(told.numbers, (Numbers{0, -1, 1}));
        QVERIFY(told.added.empty());
        QCOMPARE(document->selection().records(), (std::vector<RecordRef>{{list, 1}}));
        QCOMPARE(rowsOf(keys), QStringList{u"classname=func_door"_s});
        document->setGame(bsp::games::quake2);
        QCOMPARE(told.numbers, (Numbers{0, 2}));
        QCOMPARE(told.added, Numbers{1});
        QCOMPARE(document->selection().records(), (std::vector<RecordRef>{{list, 2}}));
    }

    void everyEntityCanBeShown_data() { addMapRows(); }
    void everyEntityCanBeShown()
    {
        OPEN_MAP(map);
        const auto count = map.recordCount(map.format().roles.entityList);
        Document document(path, std::move(openedMap).value());
        EntityKeysModel model(document);
        std::vector<qint32> all;
        for (const quint32 entity : spread(count, 200)) {
            model.setEntities({static_cast<qint32>(entity)});
            for (int row = 0; row < model.rowCount(); ++row) {
                model.index(row, EntityKeysModel::Value).data(Qt::ToolTipRole);
                model.index(row, EntityKeysModel::Value).data(RecordRows::LinkRole);
            }
            all.push_back(static_cast<qint32>(entity));
        }
        model.setEntities(all);
        QVERIFY(count == 0 || model.rowCount() > 1);
        for (int row = 0; row < model.rowCount(); ++row)
            model.index(row, EntityKeysModel::Value).data(Qt::ToolTipRole);
    }

private:
    EntityKeysModel &model() { return *model_; }

    std::unique_ptr<Document> document_;
    std::unique_ptr<EntityKeysModel> model_;
    std::unique_ptr<const QAbstractItemModelTester> tester_;
};

ADD_TEST(TestEntityKeysModel, QGuiApplication)
#include "tst_entitykeysmodel.moc"
