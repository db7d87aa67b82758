#include "core/definitions/definitions.h"

#include "core/definitions/definitionreaders.h"
#include "core/text.h"

#include <QFile>

#include <iterator>
#include <map>
#include <mutex>
#include <new>

using namespace Qt::StringLiterals;

static void initResource() { Q_INIT_RESOURCE(definitions); }

namespace bsp {
namespace {

// Returns the classes of a file and of its includes, those of the includes first.
std::vector<DefinedClass> classesOf(const QString &file)
{
    QFile resource(u":/definitions/"_s + file);
    if (!resource.open(QIODevice::ReadOnly)) {
        if (resource.exists()) // a built-in file cannot be read only if memory to unpack it runs out
            throw std::bad_alloc();
        return {};
    }
    auto read = readFgd(resource.readAll());
    std::vector<DefinedClass> classes;
    for (const auto &include : read.includes)
        std::ranges::move(classesOf(include.path), std::back_inserter(classes));
    std::ranges::move(read.classes, std::back_inserter(classes));
    return classes;
}

} // namespace

std::shared_ptr<const Definitions> ownDefinitions(std::string_view name)
{
    static std::mutex mutex;
    static std::map<std::string_view, std::shared_ptr<const Definitions>> known;
    const std::scoped_lock lock(mutex);
    auto &definitions = known[name];
    if (!definitions) {
        initResource();
        auto made = std::make_shared<Definitions>();
        if (!name.empty())
            made->add(classesOf(fromView(name) + u".fgd"_s));
        definitions = std::move(made);
    }
    return definitions;
}

} // namespace bsp
