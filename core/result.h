// A value, or the sentence that says why there is none.
#pragma once

#include <QString>

#include <utility>
#include <variant>

struct Error {
    QString what; // a whole sentence for people: what happened, where, what to do
};

template <typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) : state_(std::move(value)) {}
    Result(Error error) : state_(std::move(error)) {}

    explicit operator bool() const { return state_.index() == 0; }
    const T &value() const & { return std::get<0>(state_); }
    T &value() & { return std::get<0>(state_); }
    T &&value() && { return std::get<0>(std::move(state_)); }
    const QString &error() const { return std::get<1>(state_).what; }

private:
    std::variant<T, Error> state_;
};
