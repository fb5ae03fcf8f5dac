import { afterStepBack, stepBack } from "../../modules/router/step-back.ts";

/** What the visitor pressed to open the first level; it gets the focus when everything is closed. */
type Opener = "button" | "slide";

type Entry = { below: Level[]; opener: Opener };

type PhotoSetInHistory = {
  /** The value of the carousel's `data-photo-set`. */
  name: string;
  ids: string[];
  onShow(shown: Shown | undefined): void;
};

export function createPhotoHistory({ name, ids, onShow }: PhotoSetInHistory) {
  let place: Place = pageOnly;
  let opener: Opener = "slide";
  let actions = 0;

  const readAddress = () => readPhotoAddress(location.search, { name, ids, names: setsOfPage() });

  /** Carries out an action of the visitor: shows the result at once, and then changes the history. */
  function act(action: PhotoAction, photo?: number): void {
    // the address is that of another page, which is loading
    if (window.navigation?.transition) {
      onShow(undefined);
      return;
    }
    const transition = transitionFor(place, action);
    if (!transition) return;
    actions += 1;
    if (place.level === "page") opener = action === "grid" ? "button" : "slide";
    place = transition.to;
    const shown = shownAt(place.level, photo);
    const { write: how, back } = transition;
    const entry = shown === undefined ? undefined : { below: place.below, opener };
    if (back > 0) stepBack(back);
    if (how) afterStepBack(() => write(how, withPhotos(location.search, name, shown), entry));
    onShow(shown);
  }

  function read(): Shown | undefined {
    const { open: shown, search } = readAddress();
    const entry: Partial<Entry> = history.state?.photos ?? {};
    if (search !== location.search) write("replace", search, history.state?.photos);
    if (shown === undefined) place = pageOnly;
    else {
      place = { level: shown === "all" ? "grid" : "photo", below: entry.below ?? [] };
      opener = entry.opener ?? (shown === "all" ? "button" : "slide");
    }
    return shown;
  }

  function onPopState(): void {
    const before = actions;
    // in the next task: if the address has a fragment, the browser moves the focus after this one
    setTimeout(() =>
      afterStepBack(() => {
        // an action since then has already shown its result
        if (before === actions) onShow(read());
      }),
    );
  }

  return {
    act,
    /** A row of photographs still glides when Back has left it, and must not write into that entry. */
    pass(photo: number): void {
      if (typeof readAddress().open === "number") act("photo", photo);
    },
    isOpen: () => place.level !== "page",
    opener: () => opener,
    follow() {
      const shown = read();
      // if the address opens nothing, a press that loaded this script still does
      if (shown !== undefined) onShow(shown);
      addEventListener("popstate", onPopState);
      return () => removeEventListener("popstate", onPopState);
    },
  };
}

function shownAt(level: Level, photo: number | undefined): Shown | undefined {
  if (level === "page") return undefined;
  return level === "grid" ? "all" : photo;
}

function setsOfPage(): string[] {
  return Array.from(
    document.querySelectorAll<HTMLElement>("[data-photo-set]"),
    ({ dataset }) => dataset.photoSet ?? "",
  );
}

function write(how: "push" | "replace", search: string, photos: Entry | undefined): void {
  const address = location.pathname + search + location.hash;
  const state = { ...history.state, photos };
  if (how === "push") history.pushState(state, "", address);
  else history.replaceState(state, "", address);
}

/** What is visible: the page, all photographs of a set over it, or one photograph over both. */
export type Level = "page" | "grid" | "photo";

export type Place = {
  level: Level;
  /** Levels of the history entries under this one, the lowest first. */
  below: Level[];
};

export type PhotoAction = "grid" | "photo" | "up" | "leave";

/** How to carry out an action: go back by a number of entries, then push or replace the new one. */
export type Transition = {
  to: Place;
  back: number;
  write?: "push" | "replace";
};

const pageOnly: Place = { level: "page", below: [] };

const transitions: Record<Level, { [Action in PhotoAction]?: (place: Place) => Transition }> = {
  page: {
    grid: (place) => push(place, "grid"),
    photo: (place) => push(place, "photo"),
  },
  grid: {
    photo: (place) => push(place, "photo"),
    up,
    leave,
  },
  photo: {
    // the previous or the next one takes its place
    photo: (place) => replace(place, "photo"),
    grid: (place) => (place.below.at(-1) === "grid" ? up(place) : replace(place, "grid")),
    up,
    leave,
  },
};

/** An address opened directly has nothing below: the page replaces it, as Back leads elsewhere. */
export function transitionFor(place: Place, action: PhotoAction): Transition | undefined {
  return transitions[place.level][action]?.(place);
}

function push({ level, below }: Place, to: Level): Transition {
  return { to: { level: to, below: [...below, level] }, back: 0, write: "push" };
}

function replace({ below }: Place, to: Level): Transition {
  return { to: { level: to, below }, back: 0, write: "replace" };
}

function up(place: Place): Transition {
  const level = place.below.at(-1);
  return level
    ? { to: { level, below: place.below.slice(0, -1) }, back: 1 }
    : replace(place, "page");
}

function leave({ below }: Place): Transition {
  const back = below.length;
  return below[0] === "page" ? { to: pageOnly, back } : { to: pageOnly, back, write: "replace" };
}

/** What is open of a set: one photograph, counted from 0, or all of them. */
export type Shown = number | "all";

export type AddressedSet = {
  name: string;
  ids: string[];
  /** Names of all sets of the page, this one included. */
  names: string[];
};

/** `?photos=villa`, `?photos=villa&photo=3`, and `?photo=villa-03` as before there were sets. Returns the query too, without what refers to nothing. */
export function readPhotoAddress(search: string, { name, ids, names }: AddressedSet) {
  const query = new URLSearchParams(search);
  const set = query.get("photos");
  const photo = query.get("photo");
  if (set === null && photo === null) return { open: undefined, search };
  const owner = names.find((each) => (set === null ? photo?.startsWith(`${each}-`) : set === each));
  // the open photograph of another set must not be changed
  if (owner && owner !== name) return { open: undefined, search };
  const index = set === null ? ids.indexOf(photo ?? "") : indexOf(photo, ids.length);
  const isPhoto = index >= 0;
  const all = owner && set !== null ? ("all" as const) : undefined;
  const shown = owner && isPhoto ? index : all;
  const isAsWritten = all && (isPhoto || photo === null);
  return { open: shown, search: isAsWritten ? search : withPhotos(search, name, shown) };
}

export function withPhotos(search: string, name: string, shown: Shown | undefined): string {
  const parts = search
    .slice(1)
    .split("&")
    .filter((part) => part && !/^photos?(=|$)/.test(part));
  if (shown !== undefined) parts.push(`photos=${name}`);
  if (typeof shown === "number") parts.push(`photo=${shown + 1}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function indexOf(number: string | null, total: number): number {
  return /^[1-9]\d*$/.test(number ?? "") && Number(number) <= total ? Number(number) - 1 : -1;
}
