// A line above the 3D view, shown while maps are compared, with a slider that fades between the pictures of both maps.
#pragma once

#include <QWidget>

class Document;
class QLabel;
class QSlider;

class FadeBar : public QWidget
{
    Q_OBJECT
public:
    explicit FadeBar(QWidget *parent = nullptr);
    void setDocument(Document *document); // null: no map
    // From the other map at its left end to this map at its right end, where it is at first.
    QSlider *slider() const { return slider_; }

signals:
    void shareChanged(double ofOther); // 0 to 1

private:
    void adoptComparison();

    Document *document_ = nullptr;
    QLabel *other_;
    QSlider *slider_;
};
