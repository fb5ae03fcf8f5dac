/** Whether the visitor has set the system to reduced motion; evaluated at each call. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the visitor has enabled data saving; false in browsers without this information. */
export function savesData(): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}
