// Edits of many maps by files of rules, `entities FILE... --rules FILE` and `edit FILE... --rules-dir DIR`.
#include "app/commands/definitionoption.h"
#include "app/commands/entitybatch.h"
#include "app/commands/recordbatch.h"

#include "core/text.h"

#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Reports how many maps have no file in the folder of --rules-dir, and its files that no map has the name of. Returns Fine or
// Unmatched.
int reportFolder(const EntityBatchArguments &wanted)
{
    const auto &folder = wanted.rulesFolder;
    if (folder.isEmpty() || !wanted.batch.fault.isEmpty())
        return Fine;
    const auto &maps = wanted.batch.maps;
    const auto without =
        std::ranges::count_if(maps, [&wanted](const NamedMap &map) { return map.isMap && !wanted.hasFileFor(map.path); });
    if (wanted.isFolderEmpty)
        fail(folder, CommandText::tr("There are no .cfg files in this folder."));
    else if (without > 0)
        fail(folder, CommandText::tr("Maps without a .cfg file in this folder: %1 of %2.")
                         .arg(numberText(without), numberText(countOfMaps(maps))));
    if (!wanted.unusedFiles.isEmpty())
        fail(folder, CommandText::tr("Files that apply to none of these maps: %1.").arg(namesText(wanted.unusedFiles)));
    return wanted.isFolderEmpty || !wanted.unusedFiles.isEmpty() ? Unmatched : Fine;
}

// Makes an edit of entities, then one of records, which are saved together.
class RuleEdit final : public BatchEdit
{
public:
    RuleEdit(const EntityBatchArguments &wanted, GivenDefinitions &definitions)
        : wanted_(wanted), definitions_(definitions), editsEntities_(!wanted.rules.rules.empty() || wanted.rules.records.empty()),
          entities_(entityEdit(wanted, definitions)), records_(recordEdit(wanted.rules.records, wanted.recordFilter))
    {
    }

    QString refusal() override { return entities_->refusal(); }
    bool concerns(const QString &file) const override { return wanted_.hasRulesForAll || wanted_.hasFileFor(file); }
    std::unique_ptr<BatchEdit> forMap() const override { return std::make_unique<RuleEdit>(wanted_, definitions_); }
    void add(const BatchEdit &ofMap) override
    {
        const auto &done = static_cast<const RuleEdit &>(ofMap);
        entities_->add(*done.entities_);
        records_->add(*done.records_);
    }
    QString prepare(MapFile &map) override { return entities_->prepare(map); }
    bool make(MapFile &edited, BatchMap &at) override { return entities_->make(edited, at) && records_->make(edited, at); }
    bool mayBeSaved(const MapFile &saved, BatchMap &at) override
    {
        return entities_->mayBeSaved(saved, at) && records_->mayBeSaved(saved, at);
    }
    bool isResult(const MapFile &map, const MapFile &other) const override
    {
        auto others = other;
        if (editsEntities_) // any other text may be a result
            others.setEntityText(map.entityText().toByteArray());
        return records_->isResult(map, others);
    }
    QStringList changes(bool isUnwritten) const override
    {
        return entities_->changes(isUnwritten) + records_->changes(isUnwritten);
    }
    QStringList remarks() const override { return entities_->remarks() + records_->remarks(); }
    QString remarkOnAll() const override { return entities_->remarkOnAll(); }
    QJsonObject json(bool hasError) const override
    {
        auto json = entities_->json(hasError);
        const auto records = records_->json(hasError);
        json.insert(u"changed"_s, json[u"changed"_s].toInteger() + records[u"changed"_s].toInteger());
        json.insert(u"records"_s, records[u"records"_s]);
        return json;
    }
    int report() const override
    {
        const int code = entities_->report();
        return worse(worse(code, records_->report()), reportFolder(wanted_));
    }

private:
    const EntityBatchArguments &wanted_;
    GivenDefinitions &definitions_;
    const bool editsEntities_; // also if the rules could not be read
    const std::unique_ptr<BatchEdit> entities_, records_;
};

} // namespace

int editByRules(const EntityBatchArguments &wanted, const Arguments &arguments)
{
    GivenDefinitions definitions(arguments);
    RuleEdit edit(wanted, definitions);
    return editMaps(wanted.batch, edit);
}

} // namespace commands
