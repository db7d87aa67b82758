#include "core/assets/shaderwords.h"

// Skips white space and comments. Bytes over 127 are letters.
void ShaderWords::skip()
{
    while (at_ < text_.size()) {
        if (static_cast<quint8>(text_[at_]) <= ' ') {
            line_ += text_[at_++] == '\n';
        } else if (startsWith("//")) {
            const auto end = text_.indexOf('\n', at_);
            at_ = end < 0 ? text_.size() : end;
        } else if (startsWith("/*")) {
            const auto end = text_.indexOf("*/", at_ + 2);
            const auto behind = end < 0 ? text_.size() : end + 2;
            line_ += static_cast<int>(std::count(text_.begin() + at_, text_.begin() + behind, '\n'));
            at_ = behind;
        } else {
            return;
        }
    }
}

ShaderWord ShaderWords::read()
{
    skip();
    if (at_ >= text_.size())
        return {};
    const int line = line_;
    const auto start = at_;
    if (text_[at_] == '"') {
        const auto end = text_.indexOf('"', start + 1);
        const auto quoted = text_.sliced(start + 1, (end < 0 ? text_.size() : end) - start - 1);
        at_ = end < 0 ? text_.size() : end + 1;
        line_ += static_cast<int>(quoted.count('\n'));
        return {quoted, line, true, start};
    }
    for (end_ = std::max(end_, start); end_ < text_.size() && static_cast<quint8>(text_[end_]) > ' ';)
        ++end_;
    at_ = end_;
    return {text_.sliced(start, at_ - start), line, false, start};
}
