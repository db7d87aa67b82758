// Choices for the graph of clusters, to be remembered.
#pragma once

enum class GraphGrouping { WhenMany, Rooms, Clusters }; // the first by default

struct GraphOptions {
    GraphGrouping grouping = GraphGrouping::WhenMany;
    bool showsFaceless = false; // shows clusters without faces, too
    bool followsFilter = true;  // what the clusters' table does not show is faint
    friend bool operator==(const GraphOptions &, const GraphOptions &) = default;
};
