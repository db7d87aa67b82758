// A legend of signs with words beside them, in as many rows as needed.
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

class FlowLegend : public QWidget
{
    Q_OBJECT
public:
    explicit FlowLegend(QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    struct Entry {
        int sign = 0;  // for paintSign()
        int width = 0; // of the sign, in pixels
        QString before{}, after{};
    };
    // `meaning`: all of it as a sentence, for screen readers.
    void setEntries(std::vector<Entry> entries, const QString &meaning);
    struct Place {
        int sign = 0;     // of the entry
        double share = 0; // how far along the sign, 0 to 1
    };
    // Returns nothing outside the signs.
    std::optional<Place> placeAt(QPoint at) const;
    virtual void paintSign(QPainter &painter, int sign, const QRect &rect) const = 0;
    void paintEvent(QPaintEvent *event) override;

private:
    int widthOf(const QString &words) const; // including the gap beside them
    int widthOf(const Entry &entry) const;
    int rowHeight() const { return fontMetrics().height() + 4; }
    // Returns the corner of each entry, in rows of that width.
    std::vector<QPoint> arrange(int width) const;

    std::vector<Entry> entries_;
};
