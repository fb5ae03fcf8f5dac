/**
 * Whether React has taken the page over: it marks its elements, the last one shortly before it
 * commits them. Runs in the page.
 */
export const isHydrated = () =>
  Object.keys(document.querySelector("#app")?.lastElementChild ?? {}).some((key) =>
    key.startsWith("__react"),
  );
