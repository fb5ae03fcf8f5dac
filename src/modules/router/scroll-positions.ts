const storageKey = "scrollPositions";

/**
 * Scroll positions in pixels by history entry, kept for the life of the tab. The browser keeps
 * its own, but loses it when a shorter page clamps the scroll before the longer one is back.
 */
export function createScrollPositions() {
  const positions = new Map<string, number>(readSaved());

  function keep(key: string | undefined): void {
    if (key) positions.set(key, scrollY);
  }

  function restore(key: string): void {
    scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
  }

  /** Writes the positions for the case that the tab comes back from another site or a reload. */
  function save(key: string | undefined): void {
    keep(key);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {
      // storage blocked or full: going back then starts at the top
    }
  }

  return { keep, restore, save };
}

function readSaved(): [string, number][] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(saved) ? saved.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
