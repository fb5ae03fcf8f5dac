/** Steps back under way, and what waits for them. */
let stepping: Promise<void> | undefined;

/** Runs a task that changes the history: at once, or after the step back that is under way. */
export function afterStepBack(task: () => Promise<void> | void): void {
  const last = stepping ? stepping.then(task) : task();
  if (!last) return;
  stepping = last;
  last.then(() => {
    if (stepping === last) stepping = undefined;
  });
}

/** Milliseconds after which what waits goes on even if the browser has not gone back. */
const stepTimeout = 1000;

/** Goes back within this document, which browsers do later. */
export function stepBack(by: number): void {
  afterStepBack(
    () =>
      new Promise((done) => {
        const timer = setTimeout(done, stepTimeout);
        const onPopState = () => {
          clearTimeout(timer);
          const focused = document.activeElement;
          // in the next task, when all listeners of `popstate` have run
          setTimeout(() => {
            // where the address has a fragment, the browser takes the focus away after `popstate`
            if (document.activeElement === document.body && focused instanceof HTMLElement) {
              focused.focus({ preventScroll: true });
            }
            done();
          });
        };
        addEventListener("popstate", onPopState, { once: true });
        history.go(-by);
      }),
  );
}
