/** What is visible: the page, all photographs of a set over it, or one photograph over both. */
export type Level = "page" | "grid" | "photo";

/** The visible level, and the levels of the history below it. */
export type Place = {
  level: Level;
  /** Levels of the history entries under this one, the lowest first. */
  below: Level[];
};

/** What the visitor wants: all photographs, one of them, one level up, or the page. */
export type PhotoAction = "grid" | "photo" | "up" | "leave";

/** How to carry out an action: go back by a number of entries, then push or replace the new one. */
export type Transition = {
  to: Place;
  back: number;
  write?: "push" | "replace";
};

/** The page, where nothing is open. */
export const pageOnly: Place = { level: "page", below: [] };

/** What each action does at each level; one that is absent does nothing. */
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

/**
 * What an action changes, in the history and on the screen; undefined if nothing. An address that was
 * opened directly has nothing below: there the page replaces it, since Back leads elsewhere.
 */
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
  // the lowest entry is the page's own unless the address was opened directly
  return below[0] === "page" ? { to: pageOnly, back } : { to: pageOnly, back, write: "replace" };
}
