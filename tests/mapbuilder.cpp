#include "tests/mapbuilder.h"

#include "core/format/build.h"
#include "core/format/bytes.h"

#include <string>

namespace {

// Aborts the test: naming what does not exist is an error in the test itself.
[[noreturn]] void noSuch(std::string_view what, std::string_view name)
{
    qFatal("MapBuilder: no %s %s", std::string(what).c_str(), std::string(name).c_str());
}

void align(QByteArray &file) { file.append((4 - file.size() % 4) % 4, '\0'); }

} // namespace

QByteArray littleEndian(qint64 value, int size)
{
    QByteArray bytes;
    for (int i = 0; i < size; ++i)
        bytes.append(static_cast<char>(value >> (8 * i)));
    return bytes;
}

QByteArray words(std::initializer_list<qint64> values)
{
    QByteArray bytes;
    for (const qint64 value : values)
        bytes += littleEndian(value, 4);
    return bytes;
}

QByteArray bspxBlock(qint64 at, const QList<std::pair<QByteArray, QByteArray>> &lumps)
{
    auto block = "BSPX" + words({lumps.size()});
    auto payload = at + 8 + 32 * lumps.size();
    for (const auto &[name, bytes] : lumps) {
        block += name.leftJustified(24, '\0', true) + words({payload, bytes.size()});
        payload += bytes.size();
    }
    for (const auto &[name, bytes] : lumps)
        block += bytes;
    return block;
}

void nameMiptexes(MapBuilder &map, const QByteArray &name)
{
    auto textures = map.lumpBytes("TEXTURES");
    const auto number = [&textures](qsizetype at) { return bsp::load<qint32>(textures.constData() + at); };
    for (qint32 i = 0; i < number(0); ++i)
        textures.replace(number(4 + 4 * i), 16, name.leftJustified(16, '\0'));
    map.setLumpBytes("TEXTURES", textures);
}

MapBuilder::MapBuilder(const bsp::Format &format) : format_(&format), lumps_(static_cast<size_t>(format.directorySize)) {}

int MapBuilder::find(std::string_view name) const
{
    const auto lumps = format_->lumps.first(lumps_.size());
    if (const int exact = bsp::findLump(lumps, name); exact != bsp::none)
        return exact;
    auto alias = std::string(" ").append(name).append(" ");
    for (char &c : alias)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    for (size_t i = 0; i < lumps.size(); ++i)
        if (lumps[i].aliases.find(alias) != std::string_view::npos)
            return static_cast<int>(i);
    return bsp::none;
}

int MapBuilder::lump(std::string_view name) const
{
    const int lump = find(name);
    if (lump == bsp::none)
        noSuch("lump", name);
    return lump;
}

bool MapBuilder::has(std::string_view lump, std::string_view field) const
{
    return has(lump) && bsp::findField(format_->lumps[static_cast<size_t>(this->lump(lump))].fields, field) != bsp::none;
}

int MapBuilder::field(std::string_view lump, std::string_view name) const
{
    const auto fields = format_->lumps[static_cast<size_t>(this->lump(lump))].fields;
    if (const int field = bsp::findField(fields, name); field != bsp::none)
        return field;
    auto ofFirstLayer = std::string(name); // of surfaces with several layers of light
    ofFirstLayer.insert(std::min(name.find('['), name.size()), "[0]");
    const int field = bsp::findField(fields, ofFirstLayer);
    if (field == bsp::none)
        noSuch("field", name);
    return field;
}

quint32 MapBuilder::count(std::string_view lump) const
{
    return static_cast<quint32>(lumpBytes(lump).size() / format_->lumps[static_cast<size_t>(this->lump(lump))].stride);
}

const QByteArray &MapBuilder::lumpBytes(std::string_view lump) const { return lumps_[static_cast<size_t>(this->lump(lump))]; }

quint32 MapBuilder::addRecord(std::string_view lump)
{
    const auto index = count(lump);
    const auto number = static_cast<size_t>(this->lump(lump));
    lumps_[number].append(static_cast<qsizetype>(format_->lumps[number].stride), '\0');
    return index;
}

void MapBuilder::put(int lump, quint32 index, const bsp::Field &field, double value)
{
    const auto &table = format_->lumps[static_cast<size_t>(lump)];
    QByteArray &bytes = lumps_[static_cast<size_t>(lump)];
    if ((index + 1LL) * table.stride > bytes.size())
        noSuch("record to set in lump", table.name);
    const auto size = static_cast<int>(bsp::sizeOf(field));
    const qint64 stored =
        field.type == bsp::Type::F32 ? std::bit_cast<qint32>(static_cast<float>(value)) : static_cast<qint64>(value);
    bytes.replace(static_cast<qsizetype>(index) * table.stride + field.offset, size, littleEndian(stored, size));
}

MapBuilder &MapBuilder::set(std::string_view lump, quint32 index, std::string_view field, double value)
{
    const int number = this->lump(lump);
    put(number, index, format_->lumps[static_cast<size_t>(number)].fields[static_cast<size_t>(this->field(lump, field))], value);
    return *this;
}

MapBuilder &MapBuilder::set(std::string_view lump, quint32 index, std::string_view field, QByteArrayView text)
{
    const auto &table = format_->lumps[static_cast<size_t>(this->lump(lump))];
    const auto &chars = table.fields[static_cast<size_t>(this->field(lump, field))];
    const auto padded = text.toByteArray().leftJustified(chars.chars, '\0', true);
    lumps_[static_cast<size_t>(this->lump(lump))].replace(static_cast<qsizetype>(index * table.stride + chars.offset),
                                                          chars.chars, padded);
    return *this;
}

MapBuilder &MapBuilder::setVector(std::string_view lump, quint32 index, std::string_view name,
                                  std::initializer_list<double> values)
{
    const char *axis = "xyz";
    for (const double value : values)
        set(lump, index, std::string(name) + '.' + *axis++, value);
    return *this;
}

MapBuilder &MapBuilder::refer(std::string_view lump, quint32 index, std::string_view target, double value, double length, int nth)
{
    const int number = this->lump(lump), to = this->lump(target);
    const auto fields = format_->lumps[static_cast<size_t>(number)].fields;
    for (size_t f = 0; f < fields.size(); ++f) {
        if (!bsp::isReference(fields[f].use) || fields[f].target != to || nth-- > 0)
            continue;
        put(number, index, fields[f], value);
        if (fields[f].use == bsp::Use::First)
            put(number, index, fields[f + static_cast<size_t>(fields[f].pair)], length);
        return *this;
    }
    noSuch("reference to lump", target);
}

MapBuilder &MapBuilder::setLumpBytes(std::string_view lump, const QByteArray &bytes)
{
    lumps_[static_cast<size_t>(this->lump(lump))] = bytes;
    return *this;
}

MapBuilder &MapBuilder::setExtent(std::string_view lump, qint32 offset, qint32 length)
{
    extents_[this->lump(lump)] = {offset, length};
    return *this;
}

MapBuilder &MapBuilder::appendBytes(const QByteArray &bytes)
{
    appended_ += bytes;
    return *this;
}

MapBuilder &MapBuilder::addBspx(const QByteArray &name, const QByteArray &bytes)
{
    bspx_.emplace_back(name, bytes);
    return *this;
}

// Writes the lumps in the order of their slots, each at a multiple of 4 bytes, as compilers do.
QByteArray MapBuilder::build() const
{
    QByteArray file = format_->hasMagic() ? QByteArray(format_->magic.data(), 4) : QByteArray();
    if (!format_->hasMagic() || format_->version != 0)
        file += words({format_->version});
    file.append(8LL * format_->directorySize, '\0');
    for (int slot = 0; slot < format_->directorySize; ++slot) {
        const int lump = format_->slot(slot);
        const auto &bytes = lumps_[static_cast<size_t>(lump)];
        const auto stated = extents_.find(lump);
        const auto entry =
            stated != extents_.end() ? words({stated->second.first, stated->second.second}) : words({file.size(), bytes.size()});
        file.replace(static_cast<qsizetype>(format_->directoryAt()) + 8LL * slot, 8, entry);
        file += bytes;
        align(file);
    }
    if (!bspx_.empty())
        file += bspxBlock(file.size(), bspx_);
    return file + appended_;
}
