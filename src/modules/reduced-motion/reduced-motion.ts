/** Whether the visitor has asked the system for less motion; asked anew at each call. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
