#include "app/commands/commands.h"
#include "core/map/outputfile.h"

using namespace Qt::StringLiterals;

namespace commands
{

Synopsis entitiesSynopsis()
{
    return {u"entities"_s,
            u"FILE"_s,
            CommandText::tr("Prints the entity text, byte for byte, without the NUL at its end."),
            {{u"output"_s, u"FILE.ent"_s, CommandText::tr("Write it to this file instead.")}}};
}

int entities(const MapFile &map, const Arguments &arguments)
{
    const auto path = arguments.value(u"output"_s);
    const auto lump = map.lumpBytes(map.format().roles.entities);
    const auto text = lump.first(map.entities().length);
    OutputFile output(path);
    const auto written = output.isOpen() ? output.device().write(reinterpret_cast<const char *>(text.data()),
                                                                 static_cast<qint64>(text.size()))
                                         : -1;
    return written >= 0 && output.commit()
               ? Fine
               : fail(u"%1: %2"_s.arg(path.isEmpty() ? CommandText::tr("standard output") : path,
                                      CommandText::tr("It cannot be written: %1.").arg(output.error())));
}

} // namespace commands
