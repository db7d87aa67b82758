#include "core/assets/shaderwords.h"

namespace {

bool isLetter(char byte) { return static_cast<quint8>(byte) > ' '; } // so are bytes over 127

} // namespace

// Skips white space and comments.
void ShaderWords::skip()
{
    for (;;) {
        for (; at_ < text_.size() && !isLetter(text_[at_]); ++at_)
            line_ += text_[at_] == '\n' ? 1 : 0;
        if (at_ >= text_.size() || text_[at_] != '/')
            return;
        if (startsWith("//")) {
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
    end_ = std::find_if_not(text_.begin() + std::max(end_, start), text_.end(), isLetter) - text_.begin();
    at_ = end_;
    return {text_.sliced(start, at_ - start), line, false, start};
}

bool ShaderWords::takePlainLine()
{
    if (next_.isQuoted || next_.isEnd())
        return false;
    auto end = at_; // of the line
    for (; end < text_.size() && text_[end] != '\n'; ++end)
        if (const char byte = text_[end]; byte == '{' || byte == '}' || byte == '"' || (byte == '/' && !isLetter(text_[end - 1])))
            return false;
    at_ = end;
    next_ = read();
    return true;
}
