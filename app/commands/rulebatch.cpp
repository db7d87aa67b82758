// Edits of many maps by a file of rules, `entities FILE... --rules FILE` and `edit FILE... --rules FILE`.
#include "app/commands/definitionoption.h"
#include "app/commands/entitybatch.h"
#include "app/commands/recordbatch.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace commands {
namespace {

// Makes an edit of entities, then one of records, which are saved together.
class RuleEdit final : public BatchEdit
{
public:
    RuleEdit(const EntityBatchArguments &wanted, GivenDefinitions &definitions)
        : wanted_(wanted), definitions_(definitions), editsEntities_(!wanted.rules.rules.empty() || wanted.rules.records.empty()),
          entities_(entityEdit(wanted, definitions)), records_(recordEdit(wanted.rules.records, wanted.rulesFile))
    {
    }

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
    QStringList changes(bool isRefused) const override { return entities_->changes(isRefused) + records_->changes(isRefused); }
    QStringList remarks() const override { return entities_->remarks() + records_->remarks(); }
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
        return worse(code, records_->report());
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
