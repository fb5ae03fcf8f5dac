const storageKey = "scrollPositions";

/**
 * Vertical scroll positions in pixels by history entry. The browser's own scroll restoration loses
 * a position when a shorter page clamps the scroll before the longer one renders.
 */
export function createScrollPositions() {
  const positions = new Map<string, number>(readSaved());

  function record(key: string | undefined): void {
    if (key) positions.set(key, scrollY);
  }

  function restore(key: string): void {
    scrollTo({ top: positions.get(key) ?? 0, behavior: "instant" });
  }

  /** Stores the positions for when the tab returns from another site or is reloaded. */
  function save(key: string | undefined): void {
    record(key);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {
      // blocked or full: after the return the page starts at its top
    }
  }

  return { record, restore, save };
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
