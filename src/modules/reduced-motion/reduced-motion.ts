/** Whether the visitor has set the system to reduced motion; evaluated at each call. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
