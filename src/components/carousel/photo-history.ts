import { afterStepBack, stepBack } from "../../modules/router/step-back.ts";

/** What the visitor pressed to open the first level; it gets the focus when everything is closed. */
type Opener = "button" | "slide";

type Entry = { below: Level[]; opener: Opener };

type PhotoSetInHistory = {
  /** The value of the carousel's `data-photo-set`. */
  name: string;
  total: number;
  onShow(shown: Shown | undefined): void;
};

export function createPhotoHistory({ name, total, onShow }: PhotoSetInHistory) {
  let place: Place = { level: "page", below: [] };
  let opener: Opener = "slide";
  let actions = 0;

  const readAddress = () => readPhotoAddress(location.search, { name, total, names: setsOfPage() });

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
    const { to, back, write: how } = transition;
    place = to;
    const shown = to.level === "grid" ? "all" : to.level === "photo" ? photo : undefined;
    const entry = shown === undefined ? undefined : { below: to.below, opener };
    if (back > 0) stepBack(back);
    if (how) afterStepBack(() => write(how, withPhotos(location.search, name, shown), entry));
    onShow(shown);
  }

  function read(): Shown | undefined {
    const { open: shown, search } = readAddress();
    const entry: Partial<Entry> = history.state?.photos ?? {};
    if (search !== location.search) write("replace", search, history.state?.photos);
    if (shown === undefined) place = { level: "page", below: [] };
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
  write?: "push" | "replace" | undefined;
};

/** An address opened directly has nothing below: the page replaces it, as Back leads elsewhere. */
export function transitionFor(
  { level, below }: Place,
  action: PhotoAction,
): Transition | undefined {
  const next = below.at(-1);
  const isUp = action === "up" || (level === "photo" && action === "grid" && next === "grid");
  if (isUp && next) return { to: { level: next, below: below.slice(0, -1) }, back: 1 };
  if (action === "up" || action === "leave") {
    if (level === "page") return undefined;
    const write = below[0] === "page" ? undefined : "replace";
    return { to: { level: "page", below: [] }, back: below.length, write };
  }
  if (level === "grid" && action === "grid") return undefined;
  // the previous or the next one, or all of them, take the place of a photograph
  if (level === "photo") return { to: { level: action, below }, back: 0, write: "replace" };
  return { to: { level: action, below: [...below, level] }, back: 0, write: "push" };
}

/** What is open of a set: one photograph, counted from 0, or all of them. */
export type Shown = number | "all";

export type AddressedSet = {
  name: string;
  total: number;
  /** Names of all sets of the page, this one included. */
  names: string[];
};

/** `?photos=villa` and `?photos=villa&photo=3`. Returns the query too, without what refers to nothing. */
export function readPhotoAddress(
  search: string,
  { name, total, names }: AddressedSet,
): { open: Shown | undefined; search: string } {
  const query = new URLSearchParams(search);
  const set = query.get("photos");
  if (set === null) return { open: undefined, search };
  if (set !== name) {
    // the open photograph of another set must not be changed
    return { open: undefined, search: names.includes(set) ? search : withPhotos(search, name) };
  }
  const number = query.get("photo");
  const isPhoto = /^[1-9]\d*$/.test(number ?? "") && Number(number) <= total;
  const open = isPhoto ? Number(number) - 1 : "all";
  return { open, search: isPhoto || number === null ? search : withPhotos(search, name, open) };
}

export function withPhotos(search: string, name: string, shown?: Shown): string {
  const parts = search
    .slice(1)
    .split("&")
    .filter((part) => part && !/^photos?(=|$)/.test(part));
  if (shown !== undefined) parts.push(`photos=${name}`);
  if (typeof shown === "number") parts.push(`photo=${shown + 1}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
