#include "app/window/mapchecks.h"

#include "app/window/background.h"
#include "core/document/document.h"
#include "core/scene/marks/pointfile.h"
#include "widgets/parts/afterpaint.h"
#include "widgets/tables/problemlist.h"

MapChecks::MapChecks(QWidget *window, BackgroundWork *work, ProblemList *problems)
    : QObject(window), window_(window), work_(work), problems_(problems)
{
    recheck_.setSingleShot(true);
    recheck_.setInterval(400); // milliseconds without an edit before the map is checked again
    connect(&recheck_, &QTimer::timeout, this, &MapChecks::start);
    connect(work, &BackgroundWork::cancelled, problems, &ProblemList::setCancelled);
    connect(problems, &ProblemList::checkRequested, this, &MapChecks::start);
}

bool MapChecks::isRunning() const { return first_ || recheck_.isActive() || work_->isRunning(); }

void MapChecks::setDocument(Document *document)
{
    recheck_.stop();
    delete first_;
    work_->cancel();
    document_ = document;
    if (!document)
        return;
    document->tables().whenTouched(Derived::Problems, this, [this] { recheck_.start(); });
    connect(document, &Document::gameFilesChanged, &recheck_, qOverload<>(&QTimer::start));
    connect(document, &Document::saved, &recheck_, qOverload<>(&QTimer::start)); // findings about the file may no longer hold
    connect(document, &Document::engineChanged, this, &MapChecks::start);
    connect(document, &Document::gameChanged, this, &MapChecks::start);
    problems_->setChecking();
    first_ = new AfterPaint(window_, [this] { start(); });
}

void MapChecks::start()
{
    if (!document_)
        return;
    problems_->setChecking();
    const auto map = document_->sharedMap();
    work_->run(
        tr("Checking the map..."),
        [map, files = document_->gameFiles(), textures = document_->textures(), path = document_->path(),
         engine = document_->engine()](std::stop_token stop) {
            const References references(*map);
            return check({.map = *map,
                          .references = references,
                          .engine = engine,
                          .stop = stop,
                          .files = files,
                          .textures = textures,
                          .pointFile = pointFileBeside(path),
                          .mapPath = path});
        },
        [this](std::vector<Problem> problems) {
            document_->setProblems(std::move(problems));
            document_->vis().want(VisSet::Pvs); // for columns of the clusters' table, which filters and colours may use
            emit checked();
        },
        {}, [this] { problems_->setCancelled(); });
}
