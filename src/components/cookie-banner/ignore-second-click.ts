/** Milliseconds within which systems take two clicks for a double click. */
const doubleClickTime = 500;

/** Swallows the second half of a double click, which would press what the banner has uncovered. */
export function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", ignore, true);
  setTimeout(() => removeEventListener("click", ignore, true), doubleClickTime);
}
