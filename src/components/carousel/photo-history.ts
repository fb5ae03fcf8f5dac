import { afterStepBack, stepBack } from "../../modules/router/step-back.ts";

/** What is open of a set: one photograph, counted from 0, or all of them. */
export type Shown = number | "all";

/** What is visible: the page, all photographs of a set over it, or one photograph over both. */
export type Level = "page" | "grid" | "photo";

export type PhotoAction = "grid" | "photo" | "up" | "leave";

/** @param name the value of the carousel's `data-photo-set` */
export function createPhotoHistory(
  name: string,
  total: number,
  onShow: (shown: Shown | undefined) => void,
) {
  /** Those of the history entries, the lowest first, which is not the page where an address was opened. */
  let levels: Level[] = ["page"];
  /** Whether the button of all photographs has opened the first level, and not a slide. */
  let isByButton = false;
  let actions = 0;

  const isOpen = () => levels.at(-1) !== "page";
  const readAddress = () =>
    readPhotoAddress(location.search, name, total, (set) => setOf(set) !== null);

  function enter(next: Level[]): void {
    if (!isOpen()) isByButton = next.at(-1) === "grid";
    levels = next;
  }

  /** Carries out an action of the visitor: shows the result at once, and then changes the history. */
  function act(action: PhotoAction, photo?: number): void {
    // the address is that of another page, which is loading
    if (window.navigation?.transition) {
      onShow(undefined);
      return;
    }
    const transition = transitionFor(levels, action);
    if (!transition) return;
    actions += 1;
    const { to, back, write: how } = transition;
    enter(to);
    const level = to.at(-1);
    const shown = level === "grid" ? "all" : level === "photo" ? photo : undefined;
    if (back > 0) stepBack(back);
    onShow(shown);
    if (!how) return;
    // when it is drawn: the router then asks where the page is, which computes styles
    queueMicrotask(() =>
      afterStepBack(() => write(how, withPhotos(location.search, name, shown), to)),
    );
  }

  function read(): Shown | undefined {
    const { open: shown, search } = readAddress();
    const { levels: known } = history.state ?? {};
    if (search !== location.search) write("replace", search, known);
    if (shown === undefined) enter(["page"]);
    else enter(known ?? [shown === "all" ? "grid" : "photo"]);
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
    isOpen,
    /** What gets the focus when everything is closed; undefined is the slide. */
    opener: () =>
      isByButton ? setOf(name)?.querySelector<HTMLElement>("[data-open-grid]") : undefined,
    follow() {
      const shown = read();
      // if the address opens nothing, a press that loaded this script still does
      if (shown !== undefined) onShow(shown);
      addEventListener("popstate", onPopState);
      return () => removeEventListener("popstate", onPopState);
    },
  };
}

export function setOf(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-photo-set="${CSS.escape(name)}"]`);
}

function write(how: "push" | "replace", search: string, levels: Level[] | undefined): void {
  const address = location.pathname + search + location.hash;
  history[`${how}State`]({ ...history.state, levels }, "", address);
}

/** How to carry out an action: go back by a number of entries, then push or replace the new one. */
export type Transition = { to: Level[]; back: number; write?: "push" | "replace" | undefined };

/** An address opened directly has nothing below: the page replaces it, as Back leads elsewhere. */
export function transitionFor(levels: Level[], action: PhotoAction): Transition | undefined {
  const level = levels.at(-1);
  const below = levels.slice(0, -1);
  const isUp =
    action === "up" || (level === "photo" && action === "grid" && below.at(-1) === "grid");
  if (isUp && below.length > 0) return { to: below, back: 1 };
  if (action === "up" || action === "leave") {
    if (level === "page") return undefined;
    const write = below[0] === "page" ? undefined : "replace";
    return { to: ["page"], back: below.length, write };
  }
  if (level === "grid" && action === "grid") return undefined;
  // the previous or the next one, or all of them, take the place of a photograph
  if (level === "photo") return { to: [...below, action], back: 0, write: "replace" };
  return { to: [...levels, action], back: 0, write: "push" };
}

/** `?photos=villa` and `?photos=villa&photo=3`. Returns the query too, without what refers to nothing. */
export function readPhotoAddress(
  search: string,
  name: string,
  total: number,
  isSet: (name: string) => boolean,
): { open: Shown | undefined; search: string } {
  const query = new URLSearchParams(search);
  const set = query.get("photos");
  if (set === null) return { open: undefined, search };
  // the open photograph of another set must not be changed
  if (set !== name)
    return { open: undefined, search: isSet(set) ? search : withPhotos(search, name) };
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
