/** Milliseconds within which operating systems treat two clicks as a double click. */
const doubleClickTime = 500;

/** Blocks the second click of a double click, which would hit what is below the closed banner. */
export function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", ignore, true);
  setTimeout(() => removeEventListener("click", ignore, true), doubleClickTime);
}
