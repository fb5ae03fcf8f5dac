/** What is seen: the page, all photographs of a set over it, or one of them over both. */
export type Level = "page" | "grid" | "photo";

/** Where the visitor is. */
export type Place = {
  level: Level;
  /** Levels of the history entries under this one, the lowest first. */
  below: Level[];
};

/** What the visitor wants: all photographs, one of them, one level up, or the page. */
export type Wish = "grid" | "photo" | "up" | "leave";

/** How a wish comes true: first so many entries back, then the entry of the new place is written. */
export type Change = {
  to: Place;
  back: number;
  write?: "push" | "replace";
};

/** The page, where nothing is open. */
export const pageOnly: Place = { level: "page", below: [] };

/** What each wish does at each level; a wish that is not there does nothing. */
const transitions: Record<Level, { [Asked in Wish]?: (place: Place) => Change }> = {
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
 * What a wish changes, in the history and on the screen; undefined if nothing. An address that was
 * opened directly has nothing below: there the page replaces it, since Back leads elsewhere.
 */
export function changeFor(place: Place, wish: Wish): Change | undefined {
  return transitions[place.level][wish]?.(place);
}

function push({ level, below }: Place, to: Level): Change {
  return { to: { level: to, below: [...below, level] }, back: 0, write: "push" };
}

function replace({ below }: Place, to: Level): Change {
  return { to: { level: to, below }, back: 0, write: "replace" };
}

function up(place: Place): Change {
  const level = place.below.at(-1);
  return level
    ? { to: { level, below: place.below.slice(0, -1) }, back: 1 }
    : replace(place, "page");
}

function leave({ below }: Place): Change {
  const back = below.length;
  // the lowest entry is the page's own unless the address was opened directly
  return below[0] === "page" ? { to: pageOnly, back } : { to: pageOnly, back, write: "replace" };
}
