// Written by lumpscope gallery. The next run replaces it.
// Shows the maps of maps.js. Texts of maps are strangers' and only ever become text of elements, never markup. Only the cards
// near the visible part of the page are elements. Search, order and the open map are in the address, behind #.
"use strict";
(() => {
    const { texts, counts, cardCounts, maps } = gallery;
    const byId = id => document.getElementById(id);
    const list = byId("list"), search = byId("search"), sort = byId("sort"), descending = byId("descending");
    const details = byId("details");
    const number = new Intl.NumberFormat(texts.language);
    const collator = new Intl.Collator(texts.language, { numeric: true, sensitivity: "base" });
    const fill = (text, ...values) => text.replace(/%([1-9])/g, (_, at) => values[at - 1]);
    const shareOf = map => map.fullest && map.fullest.used / map.fullest.limit;
    const sizeOf = map => fill(texts.bytes, number.format(map.size));
    const percent = limit => number.format(Math.round(100 * limit.used / limit.limit));
    const titleOf = map => map.title || map.name;

    const countKeys = counts.map((title, at) => ({ key: "count" + at, title, of: map => map.counts?.[at] }));
    const orders = [
        { key: "path", title: texts.path, of: map => map.path },
        { key: "title", title: texts.title, of: titleOf },
        { key: "author", title: texts.author, of: map => map.author },
        { key: "game", title: texts.game, of: map => map.game },
        { key: "size", title: texts.size, of: map => map.size },
        { key: "errors", title: texts.errors, of: map => map.error ? Infinity : map.problems[0] },
        { key: "warnings", title: texts.warnings, of: map => map.problems?.[1] },
        { key: "notes", title: texts.notes, of: map => map.problems?.[2] },
        { key: "share", title: texts.share, of: shareOf },
        ...countKeys,
    ];
    const isText = order => ["path", "title", "author", "game"].includes(order);
    const unreadable = map => map.isFile ? texts.unreadableFile : texts.unreadable;
    const words = maps.map(map => [map.title, map.author, map.game, map.path, map.error, map.error && unreadable(map)]
        .join("\n").toLocaleLowerCase());
    const countMaps = indexes => number.format(indexes.filter(index => !maps[index].isFile).length);

    const arranged = maps.map((map, index) => index); // all maps in the chosen order
    let found = [];        // those that are shown
    let shown = new Map(); // the elements of cards, by index in found
    let active = 0;        // the card in the tab order, as index in found
    let opened = "";       // path of the map in the dialog
    let keeping = 0;       // the timer of keepState()

    function element(name, properties, ...children) {
        const made = Object.assign(document.createElement(name), properties);
        made.append(...children);
        return made;
    }

    const isolated = (text, className = "") => element("bdi", { className, textContent: text });
    const line = (className, title, ...parts) => element("span", { className, title }, ...parts);
    const noPicture = () => element("span", { className: "picture", textContent: texts.noPicture });

    function pictureOf(map) {
        if (map.error)
            return line("picture error", map.error, isolated(map.error));
        if (!map.picture)
            return noPicture();
        const picture = element("img", {
            className: "picture", alt: "", loading: "lazy", decoding: "async", src: "pictures/" + encodeURIComponent(map.picture),
        });
        picture.addEventListener("error", () => picture.replaceWith(noPicture()));
        return picture;
    }

    // Those that every card shows, and the count or size by which the cards are sorted.
    function countsOf(map) {
        const shown = cardCounts.map(at => countKeys[at]);
        const order = countKeys.find(each => each.key === sort.value);
        if (order && !shown.includes(order))
            shown.unshift(order);
        const parts = shown.map(each => isolated(each.title + " " + number.format(each.of(map))));
        return sort.value === "size" ? [isolated(sizeOf(map)), ...parts] : parts;
    }

    function marksOf(map) {
        const [errors, warnings, notes] = map.problems;
        const marks = [];
        const mark = (className, text) => marks.push(isolated(text, "mark " + className));
        if (errors > 0)
            mark("error", texts.errors + " " + number.format(errors));
        if (warnings > 0)
            mark("warning", texts.warnings + " " + number.format(warnings));
        if (map.incomplete)
            mark("error", texts.incomplete);
        if (map.fullest && (map.limits.length > 0 || map.fullest.refused || sort.value === "share"))
            mark(map.fullest.refused ? "error" : map.limits.length > 0 ? "warning" : "",
                 fill(texts.limitShare, map.fullest.name, percent(map.fullest)));
        if (notes > 0) // last: a full card cuts them off
            mark("", texts.notes + " " + number.format(notes));
        else if (errors + warnings === 0)
            mark("", texts.noProblems);
        return marks;
    }

    function linesOf(map) {
        const title = line("title", titleOf(map), isolated(titleOf(map)));
        const path = line("faint path", map.path, element("bdi", { textContent: map.path, dir: "ltr" }));
        if (map.error)
            return [title, path, line("marks", "", isolated(unreadable(map), "mark error"))];
        const origin = map.author ? [isolated(map.game), " \u00b7 ", isolated(map.author)] : [isolated(map.game)];
        return [title, line("faint", map.author, ...origin), path, line("counts", "", ...countsOf(map)),
                line("marks", "", ...marksOf(map))];
    }

    function cardOf(at) {
        const map = maps[found[at]];
        const card = element("button", { className: "card", type: "button", tabIndex: at === active ? 0 : -1 },
                             pictureOf(map), ...linesOf(map));
        card.addEventListener("click", () => open(map));
        card.addEventListener("focus", () => activate(at));
        const item = element("div", { role: "listitem" }, card);
        item.setAttribute("aria-posinset", at + 1);
        item.setAttribute("aria-setsize", found.length);
        return item;
    }

    // The places of the cards, in pixels.
    function grid() {
        const style = getComputedStyle(list), rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
        const pixels = name => parseFloat(style.getPropertyValue(name)) * rem;
        const gap = pixels("--gap"), whole = list.clientWidth;
        const columns = Math.max(1, Math.floor((whole + gap) / (pixels("--narrowest") + gap)));
        const width = (whole + gap) / columns - gap;
        const height = Math.round(width * 3 / 4 + pixels("--text-height"));
        return { gap, columns, width, height, step: height + gap };
    }

    function show() {
        const { gap, columns, width, height, step } = grid();
        const top = window.scrollY - list.offsetTop, beyond = window.innerHeight / 2;
        const rowAt = y => Math.max(0, Math.floor(y / step));
        const first = rowAt(top - beyond) * columns;
        const last = Math.min(found.length, (rowAt(top + window.innerHeight + beyond) + 1) * columns);
        list.style.height = Math.max(0, Math.ceil(found.length / columns) * step - gap) + "px";
        for (const [at, item] of shown)
            if ((at < first || at >= last) && !item.contains(document.activeElement)) {
                item.remove();
                shown.delete(at);
            }
        let next = null;
        for (let at = last - 1; at >= first; --at) {
            if (!shown.has(at)) {
                shown.set(at, cardOf(at));
                list.insertBefore(shown.get(at), next);
            }
            next = shown.get(at);
        }
        for (const [at, item] of shown) {
            const style = item.firstChild.style;
            style.left = (at % columns) * (width + gap) + "px";
            style.top = Math.floor(at / columns) * step + "px";
            style.width = width + "px";
            style.height = height + "px";
        }
    }

    function activate(at) {
        for (const [other, item] of shown)
            item.firstChild.tabIndex = other === at ? 0 : -1;
        active = at;
    }

    function moveTo(at) {
        at = Math.min(Math.max(at, 0), found.length - 1);
        const { columns, height, step } = grid();
        const top = list.offsetTop + Math.floor(at / columns) * step, room = document.querySelector("header").offsetHeight + 8;
        if (top - room < window.scrollY)
            window.scrollTo(0, top - room);
        else if (top + height > window.scrollY + window.innerHeight)
            window.scrollTo(0, top + height - window.innerHeight + 8);
        show();
        activate(at);
        shown.get(at)?.firstChild.focus({ preventScroll: true });
    }

    const compared = (value, other) => typeof value === "string" ? collator.compare(value, other) : value - other;

    // Sorts all maps. Those without a value are last in both directions.
    function arrange() {
        const order = orders.find(each => each.key === sort.value) ?? orders[0], sign = descending.checked ? -1 : 1;
        const values = maps.map(order.of), isMissing = value => value === undefined || value === "";
        arranged.sort((a, b) => {
            const missing = isMissing(values[a]) - isMissing(values[b]);
            return missing || (isMissing(values[a]) ? 0 : sign * compared(values[a], values[b])) || a - b;
        });
    }

    function find() {
        const wanted = search.value.toLocaleLowerCase().split(/\s+/).filter(word => word);
        found = arranged.filter(index => wanted.every(word => words[index].includes(word)));
        shown = new Map();
        active = 0;
        list.replaceChildren();
        byId("found").textContent = fill(texts.found, countMaps(found), countMaps(arranged));
        byId("nothing").hidden = found.length > 0;
        show();
    }

    function fact(title, ...lines) {
        byId("facts").append(element("dt", { textContent: title }),
                             ...lines.map(text => element("dd", { textContent: text, dir: "auto" })));
    }

    function open(map) {
        byId("detailsTitle").textContent = titleOf(map);
        byId("detailsPicture").replaceChildren(...(map.picture ? [pictureOf(map)] : []));
        byId("facts").replaceChildren();
        fact(texts.path, map.path);
        if (map.error) {
            fact(unreadable(map), map.error);
        } else {
            if (map.author)
                fact(texts.author, map.author);
            fact(texts.game, map.game);
            fact(texts.format, map.format);
            fact(texts.size, sizeOf(map));
            const [errors, warnings, notes] = map.problems.map(count => number.format(count));
            fact(texts.problems, `${texts.errors}: ${errors}`, `${texts.warnings}: ${warnings}`, `${texts.notes}: ${notes}`);
            const use = limit => `${limit.name}: `
                + fill(texts.limitUse, number.format(limit.used), number.format(limit.limit), percent(limit))
                + (limit.refused ? " " + texts.refused : "");
            if (map.limits.length > 0)
                fact(texts.limits, ...map.limits.map(use));
            else if (map.fullest)
                fact(texts.share, use(map.fullest));
            countKeys.forEach(count => fact(count.title, number.format(count.of(map))));
        }
        opened = map.path;
        if (!details.open)
            details.showModal();
        keepState();
    }

    // Waits until typing pauses: browsers bound how often an address may change.
    function keepState() {
        clearTimeout(keeping);
        keeping = setTimeout(putState, 200);
    }

    function putState() {
        const state = new URLSearchParams();
        if (search.value)
            state.set("search", search.value);
        if (sort.value !== orders[0].key)
            state.set("sort", sort.value);
        if (descending.checked)
            state.set("order", "descending");
        if (opened)
            state.set("map", opened);
        history.replaceState(null, "", "#" + state);
    }

    function takeState() {
        const state = new URLSearchParams(location.hash.slice(1));
        search.value = state.get("search") ?? "";
        sort.value = orders.some(order => order.key === state.get("sort")) ? state.get("sort") : orders[0].key;
        descending.checked = state.get("order") === "descending";
        arrange();
        find();
        const map = maps.find(each => each.path === state.get("map"));
        if (map)
            open(map);
        else
            details.close();
    }

    function takeKey(event) {
        if (details.open || event.ctrlKey || event.altKey || event.metaKey)
            return;
        if (event.key === "/" && document.activeElement !== search) {
            search.focus();
            search.select();
            event.preventDefault();
            return;
        }
        const isInList = list.contains(document.activeElement);
        if (event.key === "ArrowDown" && document.activeElement === search && found.length > 0) {
            moveTo(active);
            event.preventDefault();
        }
        if (!isInList)
            return;
        const { columns, step } = grid(), page = Math.max(1, Math.floor(window.innerHeight / step)) * columns;
        const steps = {
            ArrowLeft: active - 1, ArrowRight: active + 1, ArrowUp: active - columns, ArrowDown: active + columns,
            PageUp: active - page, PageDown: active + page, Home: 0, End: found.length - 1,
        };
        if (event.key in steps) {
            moveTo(steps[event.key]);
            event.preventDefault();
        }
    }

    for (const { key, title } of orders)
        sort.append(element("option", { value: key, textContent: title }));
    for (const control of [search, sort, descending])
        control.addEventListener("input", () => {
            if (control === sort)
                descending.checked = !isText(sort.value);
            if (control !== search)
                arrange();
            find();
            keepState();
        });
    details.addEventListener("close", () => {
        opened = "";
        keepState();
    });
    let isWaiting = false;
    const showSoon = () => {
        if (!isWaiting)
            requestAnimationFrame(() => {
                isWaiting = false;
                show();
            });
        isWaiting = true;
    };
    window.addEventListener("scroll", showSoon, { passive: true });
    window.addEventListener("resize", showSoon);
    window.addEventListener("hashchange", takeState);
    document.addEventListener("keydown", takeKey);
    takeState();
})();
