// The time zone that is kept for the command line is the system's, or the one that the environment names.
#include "core/files/system.h"
#include "tests/program.h"

#include <QDateTime>
#include <QTimeZone>

#include <ctime>

namespace {

// Returns what Qt and the C library make of two times half a year apart.
QStringList localTimes()
{
    tzset(); // localtime_r() need not notice a change of TZ
    QStringList texts{QString::fromLatin1(QTimeZone::systemTimeZoneId())};
    for (const time_t time : {1'690'000'000, 1'705'000'000}) {
        const auto local = QDateTime::fromSecsSinceEpoch(time);
        tm fields{};
        localtime_r(&time, &fields);
        texts += {local.toString(Qt::ISODate), local.timeZoneAbbreviation(), QString::number(fields.tm_gmtoff)};
    }
    return texts;
}

} // namespace

class TimeZoneTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { before_.isNull() ? qunsetenv("TZ") : qputenv("TZ", before_); }

    void localTimesStayTheSystems()
    {
        qunsetenv("TZ");
        const auto times = localTimes();
        sys::keepTimeZone();
        QCOMPARE(localTimes(), times);
    }

    void aTimeZoneOfTheEnvironmentIsLeftAlone()
    {
        for (const QByteArray zone : {"Asia/Tokyo", ""}) {
            qputenv("TZ", zone);
            sys::keepTimeZone();
            QCOMPARE(qgetenv("TZ"), zone);
        }
    }

private:
    QByteArray before_ = qgetenv("TZ");
};

ADD_TEST(TimeZoneTest, QCoreApplication)
#include "tst_timezone.moc"
