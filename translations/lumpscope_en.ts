<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>BlobView</name>
    <message numerus="yes">
        <source>Pasted %Ln bytes from byte %1 on.</source>
        <translation>
            <numerusform>Pasted %Ln byte at byte %1.</numerusform>
            <numerusform>Pasted %Ln bytes from byte %1 on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Budget</name>
    <message numerus="yes">
        <source>%Ln faces</source>
        <translation>
            <numerusform>%Ln face</numerusform>
            <numerusform>%Ln faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln patches</source>
        <translation>
            <numerusform>%1: %Ln patch</numerusform>
            <numerusform>%1: %Ln patches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map exceeds %Ln compiler limits; the game may still load it.</source>
        <translation>
            <numerusform>The map exceeds %Ln compiler limit; the game may still load it.</numerusform>
            <numerusform>The map exceeds %Ln compiler limits; the game may still load it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map exceeds %Ln limits of the game.</source>
        <translation>
            <numerusform>The map exceeds %Ln limit of the game.</numerusform>
            <numerusform>The map exceeds %Ln limits of the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>includes %Ln neighbours from which less is drawn</source>
        <translation>
            <numerusform>includes %Ln neighbour from which less is drawn</numerusform>
            <numerusform>includes %Ln neighbours from which less is drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lightmaps do not fit on any page.</source>
        <translation>
            <numerusform>%Ln lightmap does not fit on any page.</numerusform>
            <numerusform>%Ln lightmaps do not fit on any page.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln further pages hold light directions.</source>
        <translation>
            <numerusform>One further page holds light directions.</numerusform>
            <numerusform>%Ln further pages hold light directions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterGraph</name>
    <message numerus="yes">
        <source>%Ln pairs of neighbours.</source>
        <translation>
            <numerusform>%Ln pair of neighbours.</numerusform>
            <numerusform>%Ln pairs of neighbours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters without faces are hidden: %1.</source>
        <translation>
            <numerusform>%Ln cluster without faces is hidden: %1.</numerusform>
            <numerusform>%Ln clusters without faces are hidden: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln nodes are faded, because the table&apos;s filter hides them: %2.</source>
        <translation>
            <numerusform>%1 of %Ln node is faded, because the table&apos;s filter hides it: %2.</numerusform>
            <numerusform>%1 of %Ln nodes are faded, because the table&apos;s filter hides them: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClusterText</name>
    <message numerus="yes">
        <source>Room of %Ln clusters</source>
        <translation>
            <numerusform>Room of %Ln cluster</numerusform>
            <numerusform>Room of %Ln clusters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no faces.</source>
        <translation>
            <numerusform>%Ln of them has no faces.</numerusform>
            <numerusform>%Ln of them have no faces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leafs</source>
        <translation>
            <numerusform>%Ln leaf</numerusform>
            <numerusform>%Ln leafs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hovered record lies in %Ln clusters.</source>
        <translation>
            <numerusform>The hovered record lies in %Ln cluster.</numerusform>
            <numerusform>The hovered record lies in %Ln clusters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are here: click again to go to the next.</source>
        <translation>
            <numerusform>%Ln more is here: click again to go to it.</numerusform>
            <numerusform>%Ln more are here: click again to go to the next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln clusters.</source>
        <translation>
            <numerusform>Selected: %Ln cluster.</numerusform>
            <numerusform>Selected: %Ln clusters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters are selected; they see %1 others. %2 more see them without being seen.</source>
        <translation>
            <numerusform>%Ln cluster is selected; it sees %1 others. %2 more see it without being seen.</numerusform>
            <numerusform>%Ln clusters are selected; they see %1 others. %2 more see them without being seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no position and are not drawn.</source>
        <translation>
            <numerusform>%Ln of them has no position and is not drawn.</numerusform>
            <numerusform>%Ln of them have no position and are not drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no faces and are hidden.</source>
        <translation>
            <numerusform>%Ln of them has no faces and is hidden.</numerusform>
            <numerusform>%Ln of them have no faces and are hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 clusters in %Ln rooms.</source>
        <translation>
            <numerusform>%1 clusters in %Ln room.</numerusform>
            <numerusform>%1 clusters in %Ln rooms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clusters.</source>
        <translation>
            <numerusform>%Ln cluster.</numerusform>
            <numerusform>%Ln clusters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them have no leafs, or broken ones, and are not drawn.</source>
        <translation>
            <numerusform>%Ln of them has no leafs, or broken ones, and is not drawn.</numerusform>
            <numerusform>%Ln of them have no leafs, or broken ones, and are not drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColorLegend</name>
    <message numerus="yes">
        <source>%Ln faces</source>
        <translation>
            <numerusform>%Ln face</numerusform>
            <numerusform>%Ln faces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnShape</name>
    <message numerus="yes">
        <source>%Ln outliers below %1 or above %2 (%3)</source>
        <translation>
            <numerusform>%Ln outlier below %1 or above %2 (%3)</numerusform>
            <numerusform>%Ln outliers below %1 or above %2 (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln outliers below %1 (%2)</source>
        <translation>
            <numerusform>%Ln outlier below %1 (%2)</numerusform>
            <numerusform>%Ln outliers below %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln outliers above %1 (%2)</source>
        <translation>
            <numerusform>%Ln outlier above %1 (%2)</numerusform>
            <numerusform>%Ln outliers above %1 (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln different values</source>
        <translation>
            <numerusform>%Ln value</numerusform>
            <numerusform>%Ln different values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln combinations of flags</source>
        <translation>
            <numerusform>%Ln combination of flags</numerusform>
            <numerusform>%Ln combinations of flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln records, %2 %</source>
        <translation>
            <numerusform>%1: %Ln record, %2 %</numerusform>
            <numerusform>%1: %Ln records, %2 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln others</source>
        <comment>values</comment>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refer to nothing</source>
        <translation>
            <numerusform>%Ln refers to nothing</numerusform>
            <numerusform>%Ln refer to nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not in ascending order: falls %Ln times, first at record %1</source>
        <translation>
            <numerusform>not in ascending order: falls %Ln time, at record %1</numerusform>
            <numerusform>not in ascending order: falls %Ln times, first at record %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refer to records that do not exist</source>
        <translation>
            <numerusform>%Ln refers to a record that does not exist</numerusform>
            <numerusform>%Ln refer to records that do not exist</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Companions</name>
    <message numerus="yes">
        <source>Camera and selection are shared with %n other windows.</source>
        <translation>
            <numerusform>Camera and selection are shared with %n other window.</numerusform>
            <numerusform>Camera and selection are shared with %n other windows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DefinitionList</name>
    <message numerus="yes">
        <source>%1: %Ln classes</source>
        <translation>
            <numerusform>%1: %Ln class</numerusform>
            <numerusform>%1: %Ln classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln notes</source>
        <translation>
            <numerusform>%1, %Ln note</numerusform>
            <numerusform>%1, %Ln notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceList</name>
    <message numerus="yes">
        <source>%Ln differences from %1.</source>
        <translation>
            <numerusform>One difference from %1.</numerusform>
            <numerusform>%Ln differences from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferenceModel</name>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditMany</name>
    <message numerus="yes">
        <source>Changes one field of %Ln records as one step of undo.</source>
        <translation>
            <numerusform>Changes one field of %Ln record as one step of undo.</numerusform>
            <numerusform>Changes one field of %Ln records as one step of undo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntityProperties</name>
    <message numerus="yes">
        <source>Hidden by the list&apos;s filter: %n entities</source>
        <translation>
            <numerusform>Hidden by the list&apos;s filter: %n entity</numerusform>
            <numerusform>Hidden by the list&apos;s filter: %n entities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message numerus="yes">
        <source>%n images written to %1.</source>
        <translation>
            <numerusform>%n image written to %1.</numerusform>
            <numerusform>%n images written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records written to %1.</source>
        <translation>
            <numerusform>%Ln record written to %1.</numerusform>
            <numerusform>%Ln records written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures are missing and were skipped.</source>
        <translation>
            <numerusform>%n texture is missing and was skipped.</numerusform>
            <numerusform>%n textures are missing and were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %1 of %n images were written to %2.</source>
        <translation>
            <numerusform>Cancelled: %1 of %n image was written to %2.</numerusform>
            <numerusform>Cancelled: %1 of %n images were written to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lightmaps were skipped: the map claims far more luxels than its file holds.</source>
        <translation>
            <numerusform>%n lightmap was skipped: the map claims far more luxels than its file holds.</numerusform>
            <numerusform>%n lightmaps were skipped: the map claims far more luxels than its file holds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: the lightmaps of %1 of %n faces were written to %2.</source>
        <translation>
            <numerusform>Cancelled: the lightmaps of %1 of %n face were written to %2.</numerusform>
            <numerusform>Cancelled: the lightmaps of %1 of %n faces were written to %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExternalPages</name>
    <message numerus="yes">
        <source>%Ln lightmap pages are not used: each may be at most %1 luxels wide and high, and all together may have at most %2 luxels.</source>
        <translation>
            <numerusform>%Ln lightmap page is not used: each may be at most %1 luxels wide and high, and all together may have at most %2 luxels.</numerusform>
            <numerusform>%Ln lightmap pages are not used: each may be at most %1 luxels wide and high, and all together may have at most %2 luxels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindInMaps</name>
    <message numerus="yes">
        <source>%Ln records found in %1.</source>
        <translation>
            <numerusform>%Ln record found in %1.</numerusform>
            <numerusform>%Ln records found in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln searched maps</source>
        <translation>
            <numerusform>%1 of %Ln searched map</numerusform>
            <numerusform>%1 of %Ln searched maps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Findable</name>
    <message numerus="yes">
        <source>class of %Ln entities</source>
        <translation>
            <numerusform>class of %Ln entity</numerusform>
            <numerusform>class of %Ln entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>targetname of %Ln entities</source>
        <translation>
            <numerusform>targetname of %Ln entity</numerusform>
            <numerusform>targetname of %Ln entities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoToEdit</name>
    <message numerus="yes">
        <source>table of %Ln records</source>
        <translation>
            <numerusform>table of %Ln record</numerusform>
            <numerusform>table of %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>texture of %Ln faces</source>
        <translation>
            <numerusform>texture of %Ln face</numerusform>
            <numerusform>texture of %Ln faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>class of %Ln entities</source>
        <translation>
            <numerusform>class of %Ln entity</numerusform>
            <numerusform>class of %Ln entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>targetname of %Ln entities</source>
        <translation>
            <numerusform>targetname of %Ln entity</numerusform>
            <numerusform>targetname of %Ln entities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeakOverlay</name>
    <message numerus="yes">
        <source>%1: a line of %n segments from an entity to the leak.</source>
        <translation>
            <numerusform>%1: a line of %n segment from an entity to the leak.</numerusform>
            <numerusform>%1: a line of %n segments from an entity to the leak.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LightmapView</name>
    <message numerus="yes">
        <source>%Ln lightmaps of %1 luxels.</source>
        <translation>
            <numerusform>%Ln lightmap of %1 luxels.</numerusform>
            <numerusform>%Ln lightmaps of %1 luxels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the selected faces have no lightmap.</source>
        <translation>
            <numerusform>%Ln of the selected faces has no lightmap.</numerusform>
            <numerusform>%Ln of the selected faces have no lightmap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lightmaps have no counterpart of the same size in the other map, and are not shown.</source>
        <translation>
            <numerusform>One lightmap has no counterpart of the same size in the other map, and is not shown.</numerusform>
            <numerusform>%Ln lightmaps have no counterpart of the same size in the other map, and are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LumpFiles</name>
    <message numerus="yes">
        <source>The map now has %Ln more errors. See Problems.</source>
        <translation>
            <numerusform>The map now has %Ln more error. See Problems.</numerusform>
            <numerusform>The map now has %Ln more errors. See Problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LumpView</name>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln records, all that are shown.</source>
        <translation>
            <numerusform>Selected: %Ln record, all that is shown.</numerusform>
            <numerusform>Selected: %Ln records, all that are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The 3D view shows only the faces of %Ln records.</source>
        <translation>
            <numerusform>The 3D view shows only the faces of %Ln record.</numerusform>
            <numerusform>The 3D view shows only the faces of %Ln records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows do not fit: the table shows only %1 from the current cell down.</source>
        <translation>
            <numerusform>%Ln row does not fit: the table shows only %1 from the current cell down.</numerusform>
            <numerusform>%Ln rows do not fit: the table shows only %1 from the current cell down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %Ln cells from %1 down.</source>
        <translation>
            <numerusform>Pasted %Ln cell into %1.</numerusform>
            <numerusform>Pasted %Ln cells from %1 down.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapScene</name>
    <message numerus="yes">
        <source>%Ln faces are not drawn. The map is damaged: its faces list far more corners than it has.</source>
        <translation>
            <numerusform>%Ln face is not drawn. The map is damaged: its faces list far more corners than it has.</numerusform>
            <numerusform>%Ln faces are not drawn. The map is damaged: its faces list far more corners than it has.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The brush models of %Ln entities are not drawn: so many entities share models that all copies together would be far larger than the map.</source>
        <translation>
            <numerusform>The brush model of %Ln entity is not drawn: so many entities share models that all copies together would be far larger than the map.</numerusform>
            <numerusform>The brush models of %Ln entities are not drawn: so many entities share models that all copies together would be far larger than the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lightmaps are not drawn. The map is damaged: its lightmaps claim far more luxels than it has.</source>
        <translation>
            <numerusform>%Ln lightmap is not drawn. The map is damaged: its lightmaps claim far more luxels than it has.</numerusform>
            <numerusform>%Ln lightmaps are not drawn. The map is damaged: its lightmaps claim far more luxels than it has.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message numerus="yes">
        <source>%n names contain this text. Choose one with the arrow keys.</source>
        <translation>
            <numerusform>%n name contains this text. Choose it with the arrow keys.</numerusform>
            <numerusform>%n names contain this text. Choose one with the arrow keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OriginMover</name>
    <message numerus="yes">
        <source>Move %n entities</source>
        <translation>
            <numerusform>Move %n entity</numerusform>
            <numerusform>Move %n entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same goes for %Ln more of the moved entities.</source>
        <translation>
            <numerusform>The same goes for %Ln more moved entity.</numerusform>
            <numerusform>The same goes for %Ln more of the moved entities.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairText</name>
    <message numerus="yes">
        <source>%Ln clusters.</source>
        <translation>
            <numerusform>%Ln cluster.</numerusform>
            <numerusform>%Ln clusters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln pairs, only one cluster hears the other.</source>
        <translation>
            <numerusform>In %Ln pair, only one cluster hears the other.</numerusform>
            <numerusform>In %Ln pairs, only one cluster hears the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln pairs, only one cluster sees the other.</source>
        <translation>
            <numerusform>In %Ln pair, only one cluster sees the other.</numerusform>
            <numerusform>In %Ln pairs, only one cluster sees the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureBudget</name>
    <message numerus="yes">
        <source>%Ln textures are drawn at reduced resolution: at full resolution, all textures together would need more than %1 MB, or far more memory than files of their size normally need.</source>
        <translation>
            <numerusform>%Ln texture is drawn at reduced resolution: at full resolution, all textures together would need more than %1 MB, or far more memory than files of their size normally need.</numerusform>
            <numerusform>%Ln textures are drawn at reduced resolution: at full resolution, all textures together would need more than %1 MB, or far more memory than files of their size normally need.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texture and model files are not drawn: all of them together would need more than %1 MB, or far more memory than files of their size normally need.</source>
        <translation>
            <numerusform>%Ln texture or model file is not drawn: all of them together would need more than %1 MB, or far more memory than files of their size normally need.</numerusform>
            <numerusform>%Ln texture and model files are not drawn: all of them together would need more than %1 MB, or far more memory than files of their size normally need.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordEditor</name>
    <message numerus="yes">
        <source>Remove %Ln records</source>
        <translation>
            <numerusform>Remove %Ln record</numerusform>
            <numerusform>Remove %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln records</source>
        <translation>
            <numerusform>Duplicate %Ln record</numerusform>
            <numerusform>Duplicate %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records of %1 were removed.</source>
        <translation>
            <numerusform>%Ln record of %1 was removed.</numerusform>
            <numerusform>%Ln records of %1 were removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln references to other records were renumbered.</source>
        <translation>
            <numerusform>%Ln reference to another record was renumbered.</numerusform>
            <numerusform>%Ln references to other records were renumbered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln references in %1 were renumbered.</source>
        <translation>
            <numerusform>%Ln reference in %1 was renumbered.</numerusform>
            <numerusform>%Ln references in %1 were renumbered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SceneRenderer</name>
    <message numerus="yes">
        <source>%Ln of the more distant models are drawn as boxes: drawing all models in full would take too long.</source>
        <translation>
            <numerusform>%Ln of the more distant models is drawn as a box: drawing all models in full would take too long.</numerusform>
            <numerusform>%Ln of the more distant models are drawn as boxes: drawing all models in full would take too long.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SightCommands</name>
    <message numerus="yes">
        <source>%Ln clusters</source>
        <comment>that see or are seen</comment>
        <translation>
            <numerusform>%Ln cluster</numerusform>
            <numerusform>%Ln clusters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln faces in the leafs of these clusters.</source>
        <translation>
            <numerusform>Selected: %Ln face in the leafs of these clusters.</numerusform>
            <numerusform>Selected: %Ln faces in the leafs of these clusters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected: %Ln entities in these clusters.</source>
        <translation>
            <numerusform>Selected: %Ln entity in these clusters.</numerusform>
            <numerusform>Selected: %Ln entities in these clusters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SightTint</name>
    <message numerus="yes">
        <source>%n clusters</source>
        <translation>
            <numerusform>%n cluster</numerusform>
            <numerusform>%n clusters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StagesNotice</name>
    <message numerus="yes">
        <source>%n shader stages are switched off</source>
        <translation>
            <numerusform>%n shader stage is switched off</numerusform>
            <numerusform>%n shader stages are switched off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextureBrowser</name>
    <message numerus="yes">
        <source>%n textures</source>
        <translation>
            <numerusform>%n texture</numerusform>
            <numerusform>%n textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces are selected.</source>
        <translation>
            <numerusform>%n face is selected.</numerusform>
            <numerusform>%n faces are selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unreadable</source>
        <translation>
            <numerusform>%n is unreadable</numerusform>
            <numerusform>%n unreadable</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextureDelegate</name>
    <message numerus="yes">
        <source>%n faces</source>
        <translation>
            <numerusform>%n face</numerusform>
            <numerusform>%n faces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextureModel</name>
    <message numerus="yes">
        <source>%n faces use it</source>
        <translation>
            <numerusform>%n face uses it</numerusform>
            <numerusform>%n faces use it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TexturePanel</name>
    <message numerus="yes">
        <source>Export %n Textures into a Folder</source>
        <translation>
            <numerusform>Export %n Texture into a Folder</numerusform>
            <numerusform>Export %n Textures into a Folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures cannot be read; select one to see why.</source>
        <translation>
            <numerusform>%n texture cannot be read; select it to see why.</numerusform>
            <numerusform>%n textures cannot be read; select one to see why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Textures</name>
    <message numerus="yes">
        <source>%1 and %n archives in it</source>
        <translation>
            <numerusform>%1 and %n archive in it</numerusform>
            <numerusform>%1 and %n archives in it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreemapView</name>
    <message numerus="yes">
        <source>%Ln others</source>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisSummaryLine</name>
    <message numerus="yes">
        <source>%Ln clusters</source>
        <translation>
            <numerusform>%Ln cluster</numerusform>
            <numerusform>%Ln clusters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln see all</source>
        <translation>
            <numerusform>%Ln sees all</numerusform>
            <numerusform>%Ln see all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leafs have no cluster</source>
        <translation>
            <numerusform>%Ln leaf has no cluster</numerusform>
            <numerusform>%Ln leafs have no cluster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln see no others</source>
        <translation>
            <numerusform>%Ln sees no others</numerusform>
            <numerusform>%Ln see no others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have no PVS row</source>
        <translation>
            <numerusform>%Ln has no PVS row</numerusform>
            <numerusform>%Ln have no PVS row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs are visible only one way</source>
        <translation>
            <numerusform>%Ln pair is visible only one way</numerusform>
            <numerusform>%Ln pairs are visible only one way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln PVS rows are damaged; clusters missing from them count as not visible</source>
        <translation>
            <numerusform>%Ln PVS row is damaged; clusters missing from it count as not visible</numerusform>
            <numerusform>%Ln PVS rows are damaged; clusters missing from them count as not visible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cells</name>
    <message numerus="yes">
        <source>%1 holds at most %Ln characters; %2 has %3.</source>
        <translation>
            <numerusform>%1 holds at most %Ln character; %2 has %3.</numerusform>
            <numerusform>%1 holds at most %Ln characters; %2 has %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records added</source>
        <translation>
            <numerusform>%Ln record added</numerusform>
            <numerusform>%Ln records added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records removed</source>
        <translation>
            <numerusform>%Ln record removed</numerusform>
            <numerusform>%Ln records removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>references renumbered in %Ln records</source>
        <translation>
            <numerusform>references renumbered in %Ln record</numerusform>
            <numerusform>references renumbered in %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes added</source>
        <translation>
            <numerusform>%Ln byte added</numerusform>
            <numerusform>%Ln bytes added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes removed</source>
        <translation>
            <numerusform>%Ln byte removed</numerusform>
            <numerusform>%Ln bytes removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checks</name>
    <message numerus="yes">
        <source>%1 The lightmaps of %Ln faces are larger than a page.</source>
        <translation>
            <numerusform>%1 The lightmaps of %Ln face are larger than a page.</numerusform>
            <numerusform>%1 The lightmaps of %Ln faces are larger than a page.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the shader %2, used by %Ln faces, makes %3 stop while loading the map. %4</source>
        <translation>
            <numerusform>%1: the shader %2, used by %Ln face, makes %3 stop while loading the map. %4</numerusform>
            <numerusform>%1: the shader %2, used by %Ln faces, makes %3 stop while loading the map. %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %Ln records</source>
        <translation>
            <numerusform>%1 has %Ln record</numerusform>
            <numerusform>%1 has %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures used by drawn faces are missing.</source>
        <translation>
            <numerusform>%n texture used by drawn faces is missing.</numerusform>
            <numerusform>%n textures used by drawn faces are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture %2, used by %Ln faces, is missing.</source>
        <translation>
            <numerusform>%1: the texture %2, used by %Ln face, is missing.</numerusform>
            <numerusform>%1: the texture %2, used by %Ln faces, is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the map holds neither the name nor the pixels of this texture; games draw its %Ln faces with a checkerboard.</source>
        <translation>
            <numerusform>%1: the map holds neither the name nor the pixels of this texture; games draw its %Ln face with a checkerboard.</numerusform>
            <numerusform>%1: the map holds neither the name nor the pixels of this texture; games draw its %Ln faces with a checkerboard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is %3, but the range that it indexes has %Ln records.</source>
        <translation>
            <numerusform>%1: %2 is %3, but the range that it indexes has %Ln record.</numerusform>
            <numerusform>%1: %2 is %3, but the range that it indexes has %Ln records.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the game rejects the shader %2 and draws its default image on %Ln faces. %3</source>
        <translation>
            <numerusform>%1: the game rejects the shader %2 and draws its default image on %Ln face. %3</numerusform>
            <numerusform>%1: the game rejects the shader %2 and draws its default image on %Ln faces. %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message numerus="yes">
        <source>%1: %Ln faces</source>
        <translation>
            <numerusform>%1: %Ln face</numerusform>
            <numerusform>%1: %Ln faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Warning: The same applies to %n more added entities.</source>
        <translation>
            <numerusform>Warning: The same applies to %n more added entity.</numerusform>
            <numerusform>Warning: The same applies to %n more added entities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>searched: %1 (%n textures)</source>
        <translation>
            <numerusform>searched: %1 (%n texture)</numerusform>
            <numerusform>searched: %1 (%n textures)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>filter</name>
    <message numerus="yes">
        <source>%1 has %Ln records.</source>
        <translation>
            <numerusform>%1 has %Ln record.</numerusform>
            <numerusform>%1 has %Ln records.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message numerus="yes">
        <source>The file has %n more names (hard links), which would keep the old map.</source>
        <translation>
            <numerusform>The file has %n more name (hard link), which would keep the old map.</numerusform>
            <numerusform>The file has %n more names (hard links), which would keep the old map.</numerusform>
        </translation>
    </message>
</context>
</TS>
