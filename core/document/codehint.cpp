#include "core/document/codehint.h"

#include <QCoreApplication>

namespace {

struct CodeHint {
    Q_DECLARE_TR_FUNCTIONS(CodeHint)
};

} // namespace

QString withCodeHint(const QString &fault, QStringView text, TextCode code)
{
    const auto bytes = toBytes(text, code);
    if (bytes || bytes.error() != fault || !unfit(text, TextCode::Utf8).isEmpty())
        return fault;
    return fault + u' ' + CodeHint::tr("Choose File > Encoding of Entities > UTF-8 to write it.");
}
