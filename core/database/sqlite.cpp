#include "core/database/sqlite.h"

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace sqlite {
namespace {

constexpr int patience = 10'000; // milliseconds to wait while another program writes

} // namespace

void Statement::Finalize::operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
void Database::Close::operator()(sqlite3 *database) const { sqlite3_close_v2(database); }

void Statement::bind(int parameter, qint64 value) { sqlite3_bind_int64(statement_.get(), parameter, value); }
void Statement::bind(int parameter, double value) { sqlite3_bind_double(statement_.get(), parameter, value); }
void Statement::bindNull(int parameter) { sqlite3_bind_null(statement_.get(), parameter); }

void Statement::bindView(int parameter, QByteArrayView text)
{
    const char *begin = text.isEmpty() ? "" : text.data();
    database_->check(
        sqlite3_bind_text64(statement_.get(), parameter, begin, static_cast<sqlite3_uint64>(text.size()), nullptr, SQLITE_UTF8));
}

void Statement::bind(int parameter, const QByteArray &text)
{
    database_->check(sqlite3_bind_text64(statement_.get(), parameter, text.constData(), static_cast<sqlite3_uint64>(text.size()),
                                         reinterpret_cast<sqlite3_destructor_type>(-1), SQLITE_UTF8));
}

bool Statement::step()
{
    if (!statement_ || database_->isFailed())
        return false;
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW)
        return true;
    database_->check(code);
    reset();
    return false;
}

bool Statement::run()
{
    while (step()) {
    }
    return statement_ && !database_->isFailed();
}

void Statement::reset() { sqlite3_reset(statement_.get()); }
qint64 Statement::integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }

QByteArray Statement::text(int column) const
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(statement_.get(), column));
    return {text, sqlite3_column_bytes(statement_.get(), column)};
}

Database::Database(const QString &path)
{
    sqlite3 *database = nullptr;
    const int code = sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    database_.reset(database);
    if (check(code))
        sqlite3_busy_timeout(database, patience);
}

bool Database::check(int code)
{
    const bool isFine = code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW;
    if (!isFine && !isFailed()) {
        error_ = QString::fromUtf8(database_ ? sqlite3_errmsg(database_.get()) : sqlite3_errstr(code));
        if (const int cause = database_ && code == SQLITE_CANTOPEN ? sqlite3_system_errno(database_.get()) : 0; cause != 0)
            error_ += u" ("_s + qt_error_string(cause) + u')';
        code_ = code;
    }
    return isFine;
}

bool Database::isLocked() const { return code_ == SQLITE_BUSY || code_ == SQLITE_LOCKED; }

bool Database::recover()
{
    if (!database_ || (code_ != SQLITE_NOMEM && code_ != SQLITE_TOOBIG))
        return false;
    error_.clear();
    code_ = SQLITE_OK;
    return sqlite3_get_autocommit(database_.get()) || run("ROLLBACK"); // SQLite may have rolled back already
}

bool Database::run(const QByteArray &sql)
{
    return !isFailed() && check(sqlite3_exec(database_.get(), sql.constData(), nullptr, nullptr, nullptr));
}

Statement Database::prepare(const QByteArray &sql)
{
    Statement statement;
    statement.database_ = this;
    sqlite3_stmt *prepared = nullptr;
    if (!isFailed())
        check(sqlite3_prepare_v3(database_.get(), sql.constData(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                 &prepared, nullptr));
    statement.statement_.reset(prepared);
    return statement;
}

qint64 Database::integer(const QByteArray &sql)
{
    auto statement = prepare(sql);
    return statement.step() ? statement.integer(0) : 0;
}

QList<QByteArray> Database::texts(const QByteArray &sql, int column)
{
    QList<QByteArray> texts;
    for (auto statement = prepare(sql); statement.step();)
        texts.append(statement.text(column));
    return texts;
}

qint64 Database::lastRow() const { return sqlite3_last_insert_rowid(database_.get()); }

QByteArray quoted(QByteArray name) { return '"' + name.replace('"', "\"\"") + '"'; }

} // namespace sqlite
