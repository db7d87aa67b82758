// What a person chose of the graph of clusters, to be remembered.
#pragma once

enum class GraphGrouping { WhenMany, Rooms, Clusters }; // the first until somebody chooses

struct GraphOptions {
    GraphGrouping grouping = GraphGrouping::WhenMany;
    bool showsFaceless = false; // clusters without faces, too
    bool followsFilter = true;  // what the clusters' table does not show stands back
    friend bool operator==(const GraphOptions &, const GraphOptions &) = default;
};
